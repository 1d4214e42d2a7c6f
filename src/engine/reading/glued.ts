/** Splits glued tokens: a unit and its food ("200gMehl"), a food and its full stop ("Mehl. Ei"). */

import type { Language } from '../../domain/languages.ts'
import { lastOf } from '../../domain/present.ts'
import { nameKey } from '../../language/fold.ts'
import type { Library } from '../../library/library.ts'
import { findByName } from '../../search/named.ts'
import { unitsNamedIn } from '../units.ts'
import { isMeasure } from './amounts.ts'
import type { Token } from './tokens.ts'

/** Lengths of abbreviated units such as "tbsp" and "g", the longest first. */
const LENGTHS = [4, 3, 2, 1]
/** Matches a possible food: at least three letters, or two that begin with a capital ("Öl", "Ei"). */
const FOOD = /^(?:\p{Lu}.|.{3})/u
/** A full stop ends a food name if the last word has at least this many letters. Shorter words are abbreviations. */
const SHORTEST_STOPPED = 3
const LONGEST_STOPPED = 4

/** Separates a unit from its food ("200gMehl"), and a full stop within the line from the food before it. */
export const splitGlued = (library: Library, tokens: readonly Token[], language: Language) =>
  tokens.flatMap((token, at): readonly Token[] => {
    const { kind, text, start, end, glued } = token
    if (kind !== 'word') return [token]
    const [before, next] = [tokens[at - 1]?.kind, tokens[at + 1]?.kind]
    const length = glued && before === 'number' ? unitLength(library, text, language) : 0
    if (length > 0) {
      const [unit, food] = [text.slice(0, length), text.slice(length)]
      return [
        { ...token, text: unit, key: nameKey(unit), end: start + length },
        { ...token, text: food, key: nameKey(food), start: start + length },
      ]
    }
    const isStopped = text.endsWith('.') && (next === 'word' || next === 'number')
    const words = tokens.slice(Math.max(0, at + 1 - LONGEST_STOPPED), at + 1).map(({ key }) => key)
    if (!isStopped || !isName(library, words, language)) return [token]
    return [
      { ...token, text: text.slice(0, -1), end: end - 1 },
      { kind: 'sign', text: '.', key: '.', start: end - 1, end, glued: true },
    ]
  })

/** True if the last words are the name of a food and not the abbreviation of a unit. */
function isName(library: Library, words: readonly string[], language: Language): boolean {
  const last = lastOf(words)
  return (
    last.length >= SHORTEST_STOPPED &&
    words.some((_, i) => findByName(library, words.slice(i), language)?.lang === language) &&
    unitsNamedIn(library, last, language).length === 0
  )
}

/** Returns the length of the unit in a word such as "gMehl", or 0 if the word has no unit or is itself a food. */
function unitLength(library: Library, text: string, language: Language): number {
  const isFood = (word: string) => findByName(library, [nameKey(word)], language) !== undefined
  const isUnit = (length: number) => {
    const [unit] = unitsNamedIn(library, nameKey(text.slice(0, length)), language)
    const food = text.slice(length)
    return unit !== undefined && isMeasure(unit) && FOOD.test(food) && isFood(food)
  }
  return isFood(text) ? 0 : (LENGTHS.find(isUnit) ?? 0)
}
