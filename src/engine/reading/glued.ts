/** Parts what stands together though it is two things: a unit and its food ("200gMehl"), a food and the stop behind it ("Mehl. Ei"). */

import type { Language } from '../../domain/languages.ts'
import { nameKey } from '../../language/fold.ts'
import type { Library } from '../../library/library.ts'
import { named } from '../../search/named.ts'
import { unitsNamedIn } from '../units.ts'
import { isMeasure } from './amounts.ts'
import type { Token } from './tokens.ts'

/** "Tbsp" and "cdta" are the longest units that are cut short. */
const LONGEST = 4
/** "Öl" and "Ei", where a capital begins them. */
const SHORTEST_FOOD = 2
const SHORTEST_SMALL = 3
/** A shorter word with a stop is cut short: "gem. Pfeffer". */
const SHORTEST_STOPPED = 3
/** Words of a name that a stop ends. */
const LONGEST_STOPPED = 4

/** The tokens, with two for a word that begins with a unit behind a number and is none itself. */
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

/** The tokens, with a sign for the full stop behind the name of a food, which no abbreviation is, where more follows. */
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
