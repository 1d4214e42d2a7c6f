/** Reads a part before its food: "juice of 1 lemon", "Saft und Schale einer Zitrone", "la parte verde de 2 cebolletas". */

import { WORDS } from '../../language/index.ts'
import { isPlain } from '../../language/word-classes.ts'
import { own } from '../../language/words.ts'
import type { Amount } from './amounts.ts'
import { onlyChoice } from './draft.ts'
import { endIn } from './fruit-parts.ts'
import { entry, isOf, keyAt, range } from './scan.ts'
import type { LineState } from './state.ts'

/** Articles and all, nobody takes more words for the parts. */
const MOST_WORDS = 7

/** The fruit that the line named last, or a part of it. */
export function fruitBefore({ drafts, library }: LineState): string | undefined {
  const id = onlyChoice(drafts.at(-1))?.candidates[0]?.ingredientId
  return id === undefined ? undefined : (library.ingredient(id)?.mainIngredient ?? id)
}

/** The parts that a stretch begins with, and the token behind them. */
export function partsAt(
  state: LineState,
  from: number,
  to: number,
): { readonly parts: readonly string[]; readonly to: number } {
  const { amounts, tokens, language } = state
  const most = Math.min(to, from + MOST_WORDS)
  const of = range(from, most).find((at) => isOf(state, keyAt(state, at)))
  const before = of === undefined ? [] : range(from, of).map((at) => keyAt(state, at))
  const end = endIn(state, before)
  if (end && of !== undefined) return { parts: [end], to: of }
  const parts: string[] = []
  let at = from
  for (; at < most; at++) {
    const key = keyAt(state, at)
    if (tokens[at]?.kind !== 'word') break
    const part = own(WORDS[language].parts, key)
    if (part) parts.push(part)
    if (part || amounts.isAnd(key)) continue
    if (parts.length > 0 && amounts.at(at, to)?.numbered) break
    const found = entry(state, at, to)
    if (!found || !isPlain(found.cls) || isOf(state, key)) break
  }
  return { parts, to: at }
}

export const one = (to: number): Amount => ({
  amount: 1,
  units: [],
  container: null,
  numbered: true,
  to,
  spans: [],
})
