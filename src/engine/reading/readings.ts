/** Reads stretches of a line as foods, and classifies words that name none. */

import { itemAt } from '../../domain/present.ts'
import { wordsOfAll } from '../../language/index.ts'
import { lettered } from '../../language/lettered.ts'
import { isPlain } from '../../language/word-classes.ts'
import { own } from '../../language/words.ts'
import { type FoodReading, readFood, readWritten } from '../../search/find-food.ts'
import { entryAt } from '../../search/lexicon-entries.ts'
import { keyAt, signsBetween, wordsAt } from './scan.ts'
import type { LineState, Places } from './state.ts'

/** Minimum confidence of a whole name, exact or inflected. */
export const CERTAIN = 0.97

export function readWords(
  { library, language }: LineState,
  words: readonly string[],
  states: readonly string[] = [],
): FoodReading {
  return readFood(library, words, language, states)
}

export function readingOf(state: LineState, places: Places): FoodReading {
  const { words, signs } = spelt(state, places)
  return asSpelt(state, places, readWords(state, words), signs)
}

/** The words with the signs between them, and the indexes of those signs, which have no token. */
function spelt(state: LineState, places: Places) {
  const words: string[] = []
  const signs = new Set<number>()
  for (const [i, at] of places.entries()) {
    const between = i === 0 ? '' : signsBetween(state, itemAt(places, i - 1), at)
    if (between !== '') {
      signs.add(words.length)
      words.push(between)
    }
    words.push(keyAt(state, at))
  }
  return { words, signs }
}

/** Drops roles of signs; downgrades a name with an inner capital ("MilchReis"), which may be two foods, to a guess. */
function asSpelt(
  { tokens }: LineState,
  places: Places,
  reading: FoodReading,
  signs: ReadonlySet<number>,
): FoodReading {
  const roles = signs.size === 0 ? reading.roles : reading.roles.filter((_, i) => !signs.has(i))
  const [first] = reading.candidates
  const isTwo = places.some((at, i) => {
    const { text } = itemAt(tokens, at)
    return roles[i] === 'food' && INNER_CAPITAL(text).test(text) && !first?.name.includes(text)
  })
  if (!isTwo || reading.certainty !== 'sure') return { ...reading, roles }
  return { ...reading, roles, certainty: 'guess' }
}

const INNER_CAPITAL = lettered(String.raw`\p{Ll}\p{Lu}`)

/** Like `readWords`, but undefined if a guess would be needed. */
function writtenWords({ library, language }: LineState, words: readonly string[]) {
  return readWritten(library, words, language)
}

/** True if the words are known and name no food. */
export function isNothing(state: LineState, words: readonly string[]): boolean {
  return writtenWords(state, words)?.isEmpty === true
}

/** The reading of a stretch if it is sure; otherwise undefined. */
export function sureReadingOf(state: LineState, places: Places): FoodReading | undefined {
  const { words, signs } = spelt(state, places)
  const written = writtenWords(state, words)
  const reading = written && asSpelt(state, places, written, signs)
  return reading?.certainty === 'sure' ? reading : undefined
}

/** True if the words are the exact or inflected name of one food or of several. */
export function isWholeName(state: LineState, words: readonly string[]): boolean {
  if (words.length === 0) return false
  const reading = writtenWords(state, words)
  if (!reading || reading.isAmbiguous) return reading !== undefined
  return reading.certainty === 'sure' && (reading.candidates[0]?.confidence ?? 0) >= CERTAIN
}

/** True if the words are the exact name of a dish. */
export function isDish({ library, language }: LineState, words: readonly string[]): boolean {
  return own(own(library.dishes, language) ?? {}, words.join(' ')) !== undefined
}

/** True if a single word has no bearing on allergens. */
export function isPlainWord({ library, language }: LineState, word: string): boolean {
  const found = entryAt(library, [word], 0, language)
  return found !== undefined && isPlain(found.cls)
}

/** True for a percentage of the food itself: "70 % Kakao", "35 % fat". */
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
