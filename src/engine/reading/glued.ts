/** Splits tokens that are written together: a unit and its food ("200gMehl"), a food and the full stop after it ("Mehl. Ei"). */

import type { Language } from '../../domain/languages.ts'
import { lastOf } from '../../domain/present.ts'
import { nameKey } from '../../language/fold.ts'
import type { Library } from '../../library/library.ts'
import { named } from '../../search/named.ts'
import { unitsNamedIn } from '../units.ts'
import { isMeasure } from './amounts.ts'
import type { Token } from './tokens.ts'

/** Maximum letters of an abbreviated unit: "tbsp", "cdta". */
const LONGEST = 4
/** Minimum letters of a capitalized food: "Öl", "Ei". */
const SHORTEST_FOOD = 2
const SHORTEST_SMALL = 3
/** Minimum letters before a full stop; shorter words are abbreviations: "gem. Pfeffer". */
const SHORTEST_STOPPED = 3
/** Maximum words of a name before a full stop. */
const LONGEST_STOPPED = 4

/** Splits words directly after a number into a unit and a food, and the full stop off a food before a word or number. */
export function partGlued(
  library: Library,
  tokens: readonly Token[],
  language: Language,
): readonly Token[] {
  return tokens.flatMap((token, at) => {
    const [before, next] = [tokens[at - 1]?.kind, tokens[at + 1]?.kind]
    if (token.kind !== 'word') return [token]
    if (token.glued && before === 'number') return unitAndFood(library, token, language) ?? [token]
    const isStopped = token.text.endsWith('.') && (next === 'word' || next === 'number')
    const words = tokens.slice(Math.max(0, at + 1 - LONGEST_STOPPED), at + 1).map(({ key }) => key)
    return isStopped && isName(library, words, language) ? withoutStop(token) : [token]
  })
}

/** True if the last words are a food and no abbreviation. */
function isName(library: Library, words: readonly string[], language: Language): boolean {
  const last = lastOf(words)
  return (
    last.length >= SHORTEST_STOPPED &&
    words.some((_, i) => named(library, words.slice(i), language)?.lang === language) &&
    unitsNamedIn(library, last, language).length === 0
  )
}

function withoutStop({ text, end, ...token }: Token): readonly Token[] {
  const stop = { kind: 'sign', text: '.', key: '.', start: end - 1, end, glued: true } as const
  return [{ ...token, text: text.slice(0, -1), end: end - 1 }, stop]
}

/** A unit and a food, if the word is not a food itself. */
function unitAndFood(
  library: Library,
  token: Token,
  language: Language,
): readonly Token[] | undefined {
  const { text, key, start, end } = token
  if (named(library, [key], language) !== undefined) return undefined
  for (let length = Math.min(LONGEST, text.length - SHORTEST_FOOD); length >= 1; length--) {
    const [unit, food] = [text.slice(0, length), text.slice(length)]
    if (food.length < SHORTEST_SMALL && !/^\p{Lu}/u.test(food)) continue
    const [measure] = unitsNamedIn(library, nameKey(unit), language)
    if (!measure || !isMeasure(measure) || !named(library, [nameKey(food)], language)) continue
    return [
      { ...token, text: unit, key: nameKey(unit), end: start + length },
      { kind: 'word', text: food, key: nameKey(food), start: start + length, end, glued: true },
    ]
  }
  return undefined
}
