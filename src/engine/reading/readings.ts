/** Asks the reader of food about stretches of a line: what they name, and whether they name anything. */

import { itemAt } from '../../domain/present.ts'
import { wordsOfAll } from '../../language/index.ts'
import { lettered } from '../../language/lettered.ts'
import { isPlain } from '../../language/word-classes.ts'
import { own } from '../../language/words.ts'
import { type FoodReading, readFood, readWritten } from '../../search/find-food.ts'
import { entryAt } from '../../search/lexicon-entries.ts'
import { keyAt, signsBetween, wordsAt } from './scan.ts'
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
  const { words, signs } = spelt(state, places)
  return asSpelt(state, places, readWords(state, words), signs)
}

/** The words with the signs between them, and where among them those signs are that have no place of their own. */
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

/** The reading of the words alone; a name that is found across a capital ("MilchReis") may be two, unless it is written so. */
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
  const { words, signs } = spelt(state, places)
  const written = writtenWords(state, words)
  const reading = written && asSpelt(state, places, written, signs)
  return reading?.certainty === 'sure' ? reading : undefined
}

/** Whether words are the name of a food as they stand, or of several foods. */
export function isWholeName(state: LineState, words: readonly string[]): boolean {
  if (words.length === 0) return false
  const reading = writtenWords(state, words)
  if (!reading || reading.isAmbiguous) return reading !== undefined
  return reading.certainty === 'sure' && (reading.candidates[0]?.confidence ?? 0) >= CERTAIN
}

/** Whether words are the name of a dish as they stand. */
export function isDish({ library, language }: LineState, words: readonly string[]): boolean {
  return own(own(library.dishes, language) ?? {}, words.join(' ')) !== undefined
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
