/** Asks the reader of food about stretches of a line: what they name, and whether they name anything. */

import { wordsOfAll } from '../../language/index.ts'
import { isPlain } from '../../language/word-classes.ts'
import { own } from '../../language/words.ts'
import { entryAt } from '../../search/lexicon-entries.ts'
import { named } from '../../search/resolve.ts'
import { type FoodReading, readFood, readWritten } from './food.ts'
import { flat, wordsAt } from './scan.ts'
import type { LineState, Places } from './state.ts'

/** How sure a whole name is, exact or inflected. */
export const CERTAIN = 0.97

export function readWords(
  { library, language }: LineState,
  words: readonly string[],
  states: readonly string[] = [],
): FoodReading {
  return readFood(library, words, language, states)
}

export function readingOf(state: LineState, places: Places): FoodReading {
  return readWords(state, wordsAt(state, places))
}

/** The same where no guess is needed, and undefined where one is. */
function writtenWords({ library, language }: LineState, words: readonly string[]) {
  return readWritten(library, words, language)
}

/** Whether words say nothing of a food. */
export function isNothing(state: LineState, words: readonly string[]): boolean {
  return writtenWords(state, words)?.isEmpty === true
}

/** What a stretch surely names; undefined where it names nothing, or nobody is sure. */
export function sureReadingOf(state: LineState, places: Places): FoodReading | undefined {
  const reading = writtenWords(state, wordsAt(state, places))
  return reading?.certainty === 'sure' ? reading : undefined
}

/** Whether words are the name of a food as they stand, or of several foods. */
export function isWholeName(state: LineState, words: readonly string[]): boolean {
  if (words.length === 0) return false
  const reading = writtenWords(state, words)
  if (!reading || reading.isAmbiguous) return reading?.isAmbiguous === true
  return reading.certainty === 'sure' && (reading.candidates[0]?.confidence ?? 0) >= CERTAIN
}

/** Whether words are the name of a dish as they stand. */
export function isDish({ library, language }: LineState, words: readonly string[]): boolean {
  return own(own(library.dishes, language) ?? {}, words.join(' ')) !== undefined
}

/** Whether a stretch is a food's name as a whole ("no bake cheesecake" is not). */
export function namesFood(state: LineState, from: number, to: number): boolean {
  return isWholeName(state, flat(state, from, to).words)
}

/** Whether any of the words names a food but water. */
export function holdsFood(state: LineState, from: number, to: number): boolean {
  const { words, brackets } = flat(state, from, to)
  return (
    brackets.length > 0 ||
    words.some((word) => {
      const hit = named(state.library, [word], state.language)
      return hit !== undefined && hit.ingredientId !== 'water'
    })
  )
}

/** Whether nothing is left from `from` on but words that name nothing. */
export function isPlainRest(state: LineState, from: number, to: number): boolean {
  if (from >= to) return true
  const { words, brackets } = flat(state, from, to)
  return brackets.length === 0 && isNothing(state, words)
}

/** Whether a word by itself says nothing of allergens. */
export function isPlainWord({ library, language }: LineState, word: string): boolean {
  const found = entryAt(library, [word], 0, language)
  return found !== undefined && isPlain(found.cls)
}

/** "70 % Kakao", "35 % fat": how much of itself a food has. */
export function isShareOfItself(state: LineState, places: Places): boolean {
  const shares = wordsOfAll('shares')
  return wordsAt(state, places).every(
    (word, i, words) =>
      i === 0 ||
      shares.has(word) ||
      // "35 % milk fat", but not "10 % milk".
      (word === 'milk' && shares.has(words[i + 1] ?? '')) ||
      isPlainWord(state, word),
  )
}
