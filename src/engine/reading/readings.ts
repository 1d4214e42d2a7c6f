/** Reads stretches of a line as foods, and classifies words that name none. */

import { itemAt } from '../../domain/present.ts'
import { WORDS, wordsOfAll } from '../../language/index.ts'
import { lettered } from '../../language/lettered.ts'
import { describes } from '../../language/word-classes.ts'
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

/** Reads words and the signs between them; an inner capital ("MilchReis", maybe two foods) makes a guess. */
export function readingOf(state: LineState, places: Places): FoodReading {
  const words: string[] = []
  const signs = new Set<number>()
  for (const [i, at] of places.entries()) {
    const between = i === 0 ? '' : signsBetween(state, itemAt(places, i - 1), at)
    if (between !== '') signs.add(words.push(between) - 1)
    words.push(keyAt(state, at))
  }
  const reading = readWords(state, words)
  // Signs have no token, so drop their roles.
  const roles = signs.size === 0 ? reading.roles : reading.roles.filter((_, i) => !signs.has(i))
  const [first] = reading.candidates
  const isTwo = places.some((at, i) => {
    const { text } = itemAt(state.tokens, at)
    return roles[i] === 'food' && INNER_CAPITAL(text).test(text) && !first?.name.includes(text)
  })
  const certainty = isTwo && reading.certainty === 'sure' ? 'guess' : reading.certainty
  return withoutPlace(state, places, { ...reading, roles, certainty })
}

/** The reading of a food without an unknown place of origin: "cebolla roja de Zalla", "anchoa de L'Escala". */
function withoutPlace(state: LineState, places: Places, reading: FoodReading): FoodReading {
  const { beforePlace } = WORDS[state.language]
  if (reading.certainty !== 'guess' || reading.roles.length !== places.length) return reading
  const isName = (i: number) => {
    const text = state.tokens[places[i] ?? -1]?.text ?? ''
    return reading.roles[i] === 'unread' && PLACE(text).test(text)
  }
  const from = places.findIndex(
    (at, i) => i > 0 && beforePlace.has(keyAt(state, at)) && isName(i + 1),
  )
  if (from < 0) return reading
  let to = from + 1
  while (isName(to)) to++
  const isOrigin = (i: number) => i >= from && i < to
  const rest = readingOf(
    state,
    places.filter((_, i) => !isOrigin(i)),
  )
  if (rest.certainty !== 'sure' || rest.roles.length !== places.length - (to - from)) return reading
  const left = to - from
  const roles = places.map((_, i) =>
    isOrigin(i) ? 'note' : itemAt(rest.roles, i < from ? i : i - left),
  )
  return { ...rest, roles }
}

/** How the name of a brand, a place or a person begins: with a capital, but not in capitals. */
export const NAME_FORM: string = String.raw`^\p{Lu}(?=.*\p{Ll})[\p{L}'’]{2,}`
const PLACE = lettered(`${NAME_FORM}$`)

const INNER_CAPITAL = lettered(String.raw`\p{Ll}\p{Lu}`)

/** True if the words are known and name no food. */
export function isNothing({ library, language }: LineState, words: readonly string[]): boolean {
  return readWritten(library, words, language)?.isEmpty === true
}

/** True if the words are the exact or inflected name of one food or of several. */
export function isWholeName({ library, language }: LineState, words: readonly string[]): boolean {
  if (words.length === 0) return false
  const reading = readWritten(library, words, language)
  if (!reading || reading.isAmbiguous) return reading !== undefined
  return reading.certainty === 'sure' && (reading.candidates[0]?.confidence ?? 0) >= CERTAIN
}

/** True if the words are the exact name of a dish. */
export function isDish({ library, language }: LineState, words: readonly string[]): boolean {
  return own(own(library.dishes, language) ?? {}, words.join(' ')) !== undefined
}

/** True if a single word has no bearing on allergens. */
export function isPlainWord({ library, language }: LineState, word: string): boolean {
  return describes(entryAt(library, [word], 0, language)?.cls)
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
