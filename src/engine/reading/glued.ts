/** Splits tokens that are written together: a unit and its food ("200gMehl"), a food and the full stop after it ("Mehl. Ei"). */

import type { Language } from '../../domain/languages.ts'
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

/** Splits a word directly after a number into a unit and a food, if it is not a food itself. */
export function partGlued(
  library: Library,
  tokens: readonly Token[],
  language: Language,
): readonly Token[] {
  return tokens.flatMap((token, at) => {
    const isGlued = token.kind === 'word' && token.glued && tokens[at - 1]?.kind === 'number'
    return (isGlued ? partsOf(library, token, language) : undefined) ?? [token]
  })
}

/** Makes the full stop after a food name that is no abbreviation a separate sign, if a word or number follows. */
export function partStops(
  library: Library,
  tokens: readonly Token[],
  language: Language,
): readonly Token[] {
  return tokens.flatMap((token, at) => {
    const { text, key, end } = token
    const next = tokens[at + 1]?.kind
    const isStopped = text.endsWith('.') && (next === 'word' || next === 'number')
    if (token.kind !== 'word' || !isStopped || key.length < SHORTEST_STOPPED) return [token]
    const words = tokens.slice(Math.max(0, at + 1 - LONGEST_STOPPED), at + 1).map((one) => one.key)
    const isName = words.some((_, i) => named(library, words.slice(i), language)?.lang === language)
    if (!isName || unitsNamedIn(library, key, language).length > 0) return [token]
    const stop = { kind: 'sign', text: '.', key: '.', start: end - 1, end, glued: true } as const
    return [{ ...token, text: text.slice(0, -1), end: end - 1 }, stop]
  })
}

function partsOf(library: Library, token: Token, language: Language): readonly Token[] | undefined {
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
