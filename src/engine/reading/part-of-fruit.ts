/** Reads a part before its food: "juice of 1 lemon", "Saft und Schale einer Zitrone", "la parte verde de 2 cebolletas". */

import { WORDS } from '../../language/index.ts'
import { isPlain } from '../../language/word-classes.ts'
import { own } from '../../language/words.ts'
import type { Amount } from './amounts.ts'
import { readBrackets } from './brackets.ts'
import { onlyChoice } from './draft.ts'
import { endIn, partsOfFood } from './fruit-parts.ts'
import { add } from './mentions.ts'
import { readingOf } from './readings.ts'
import { mark, markReading, take } from './roles.ts'
import { entry, flat, isOf, keyAt, range } from './scan.ts'
import type { LineState } from './state.ts'
import { textOf } from './wording.ts'

/** Articles and all, nobody takes more words for the parts. */
const MOST_WORDS = 7

/** Takes the parts that begin a stretch, where the library has them; false where there are none. */
export function partOf(state: LineState, from: number, to: number): boolean {
  const { parts, to: at } = partsAt(state, from, to)
  if (parts.length === 0 || at >= to) return false
  const of = isOf(state, keyAt(state, at)) ? at + 1 : at
  const amount = state.amounts.at(of, to)
  if (of === at && !amount?.numbered) return false
  const { places, words, brackets } = flat(state, amount?.to ?? of, to)
  const reading = readingOf(state, places)
  const [fruit] = reading.certainty === 'sure' ? reading.candidates : []
  // "Zest of 1 orange, juice of ½".
  const id = places.length === 0 && amount ? fruitBefore(state) : fruit?.ingredientId
  const made = id === undefined ? [] : partsOfFood(state, id, parts)
  if (made.length === 0) return false
  mark(state, from, of, 'food')
  if (amount) take(state, amount)
  markReading(state, places, reading, 'main')
  for (const part of made) {
    const choice = {
      certainty: 'sure',
      candidates: [part],
      phrase: textOf(state, [...range(from, of), ...places]),
      spoken: '',
      amount: amount ? { ...amount, amount: amount.amount ?? 1 } : one(of),
    } as const
    add(state, choice, words)
  }
  readBrackets(state, brackets)
  return true
}

/** The fruit that the line named last, or a part of it. */
function fruitBefore({ drafts, library }: LineState): string | undefined {
  const id = onlyChoice(drafts.at(-1))?.candidates[0]?.ingredientId
  return id === undefined ? undefined : (library.ingredient(id)?.mainIngredient ?? id)
}

/** The parts that a stretch begins with, and the token behind them. */
function partsAt(
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

const one = (to: number): Amount => ({
  amount: 1,
  units: [],
  container: null,
  numbered: true,
  to,
  spans: [],
})
