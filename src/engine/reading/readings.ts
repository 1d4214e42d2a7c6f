/** Reads stretches of a line as foods, and classifies words that do not name a food. */

import type { Ingredient } from '../../domain/ingredient.ts'
import { itemAt } from '../../domain/present.ts'
import { nameKey } from '../../language/fold.ts'
import { WORDS, wordsOfAll } from '../../language/index.ts'
import { lettered } from '../../language/lettered.ts'
import { describes } from '../../language/word-classes.ts'
import { lookup, type Words } from '../../language/words.ts'
import { addsAllergen } from '../../search/compare-foods.ts'
import { readFood, readWritten } from '../../search/find-food.ts'
import type { FoodReading } from '../../search/food-reading.ts'
import { brandNamed } from '../../search/indexes.ts'
import { entryAt } from '../../search/lexicon-entries.ts'
import { oneLetterOff } from '../../search/misspelt.ts'
import { allergensIn } from '../labels/allergen-words.ts'
import { keyAt, signsBetween, wordsAt } from './scan.ts'
import type { Indexes, LineState } from './state.ts'

/** Minimum confidence in a whole name, whether exact or inflected. */
export const CERTAIN = 0.97

export const readWords = ({ library, language }: LineState, words: Words, states: Words = []) =>
  readFood(library, words, language, states)

/** Reads words and the signs between them. If a word may be two foods ("MilchReis"), the reading is only a guess. */
export function readingOf(state: LineState, indexes: Indexes): FoodReading {
  const words: string[] = []
  const signs = new Set<number>()
  for (const [i, at] of indexes.entries()) {
    const between = i === 0 ? '' : signsBetween(state, itemAt(indexes, i - 1), at)
    if (between !== '') signs.add(words.push(between) - 1)
    words.push(keyAt(state, at))
  }
  const reading = readWords(state, words)
  // Drop the roles of signs, since `indexes` has only the words.
  const roles = signs.size === 0 ? reading.roles : reading.roles.filter((_, i) => !signs.has(i))
  const [first] = reading.candidates
  const isTwo = indexes.some((at, i) => {
    const { text } = itemAt(state.tokens, at)
    return roles[i] === 'food' && INNER_CAPITAL(text).test(text) && !first?.name.includes(text)
  })
  const isDoubted = isTwo || isHouseMix(state, first)
  const certainty = isDoubted && reading.certainty === 'sure' ? 'guess' : reading.certainty
  return withoutNames(
    state,
    indexes,
    withoutOrigin(state, indexes, withoutPlace(state, indexes, { ...reading, roles, certainty })),
  )
}

/** Like `readingOf`, but does not guess: returns undefined if the words match no name exactly. */
export function readWrittenAt(state: LineState, indexes: Indexes): FoodReading | undefined {
  const { library, language } = state
  return readWritten(library, wordsAt(state, indexes), language) && readingOf(state, indexes)
}

/** True for a mix whose recipe is unknown: "adobo de la casa", "house rub". */
function isHouseMix(
  { library, language, keys }: LineState,
  first: FoodReading['candidates'][number] | undefined,
): boolean {
  const { variantType, madeOf = null } = library.ingredient(first?.ingredientId ?? '') ?? {}
  const isMix = variantType === 'composite' || madeOf !== null
  const { ofHouse } = WORDS[language]
  return isMix && ofHouse.test(keys.join(' ')) && !ofHouse.test(nameKey(first?.name ?? ''))
}

/** Reads the words at `indexes` without those at `notes`. Returns undefined if the result is not certain. */
function withNotes(state: LineState, indexes: Indexes, notes: ReadonlySet<number>) {
  const remaining = indexes.filter((at) => !notes.has(at))
  const rest = readingOf(state, remaining)
  if (rest.certainty !== 'sure' || rest.roles.length !== remaining.length) return undefined
  return { ...rest, roles: indexes.map((at) => rest.roles[remaining.indexOf(at)] ?? 'note') }
}

/** Categories in which a proper name may make another food: "pan de Calatrava" is a flan, "brandy Alexander" has cream. */
const NAMED_KINDS: ReadonlySet<string> = new Set([
  'dishes',
  'bread-and-pasta',
  'baking',
  'beverages',
])

const mayBeNamed = ({ library }: LineState, { candidates }: FoodReading): boolean =>
  NAMED_KINDS.has(library.ingredient(candidates[0]?.ingredientId ?? '')?.category ?? '')

/** Ignores unknown capitalized names next to a food in lower case: "Schneiders bologna", "miel de mi tía Encarna". */
function withoutNames(state: LineState, indexes: Indexes, reading: FoodReading): FoodReading {
  const { library, language, tokens } = state
  if (reading.certainty !== 'guess' || reading.roles.length !== indexes.length) return reading
  if (WORDS[language].capitalNouns || mayBeNamed(state, reading)) return reading
  const textAt = (at: number) => tokens[at]?.text ?? ''
  const food = library.ingredient(reading.candidates[0]?.ingredientId ?? '')
  const isSmall = indexes.every(
    (at, i) => reading.roles[i] !== 'food' || LONG_AND_SMALL.test(textAt(at)),
  )
  if (!food || !isSmall) return reading
  const first = tokens.findIndex(({ kind }) => kind === 'word')
  const isName = (at: number, i: number) =>
    at !== first &&
    reading.roles[i] === 'unread' &&
    PLACE(textAt(at)).test(textAt(at)) &&
    brandNamed(library, keyAt(state, at)) === undefined &&
    !resemblesAllergen(state, food, keyAt(state, at))
  const names = new Set(indexes.filter(isName))
  // The proper name may be part of a misspelt dish name: "General Ts's chicken".
  if (names.size === 0 || oneLetterOff(library, wordsAt(state, indexes), language).length > 0)
    return reading
  return withNotes(state, indexes, names) ?? reading
}

/** Minimum letters of a word that states an origin. A shorter word may be a typo: "aus em Glas". */
const MIN_ORIGIN_LENGTH = 4
const LONG_AND_SMALL = /^\p{Ll}[\p{L}'’-]{3,}/u

/** True if a word contains an allergen word, or resembles a food that has other allergens: "Peanutt rice". */
function resemblesAllergen({ library, language }: LineState, food: Ingredient, word: string) {
  if (allergensIn(word, language).length > 0) return true
  return readFood(library, [word], language, []).candidates.some(({ ingredientId }) => {
    const other = library.ingredient(ingredientId)
    return !other || addsAllergen(food, other)
  })
}

/** Ignores where a raw food comes from: "eggs from our hens", "Huhn vom Bauern Huber". */
function withoutOrigin(state: LineState, indexes: Indexes, reading: FoodReading): FoodReading {
  const { library, language } = state
  const { beforePlace, headFirst } = WORDS[language]
  if (reading.certainty === 'sure' || headFirst) return reading
  const from = indexes.findIndex((at, i) => i > 0 && beforePlace.has(keyAt(state, at)))
  if (from < 0 || from === indexes.length - 1) return reading
  const raw = withNotes(state, indexes, new Set(indexes.slice(from)))
  const food = library.ingredient(raw?.candidates[0]?.ingredientId ?? '')
  // The origin of milk or of a processed food may be an ingredient: "froozle" in "milk from froozle" may be a plant.
  const isRaw = food && !food.isProcessed && !food.animalSources.includes('milk')
  if (!raw || !isRaw) return reading
  const words = wordsAt(state, indexes.slice(from + 1))
  const isRemark = words.every(
    (word) =>
      isPlainWord(state, word) ||
      (word.length >= MIN_ORIGIN_LENGTH && !resemblesAllergen(state, food, word)),
  )
  const isNear = () => oneLetterOff(library, wordsAt(state, indexes), language).length > 0
  return isRemark && !isNear() ? raw : reading
}

/** Ignores an unknown place that a food comes from: "cebolla roja de Zalla", "anchoa de L'Escala". */
function withoutPlace(state: LineState, indexes: Indexes, reading: FoodReading): FoodReading {
  const { beforePlace, capitalNouns } = WORDS[state.language]
  if (reading.certainty !== 'guess' || reading.roles.length !== indexes.length) return reading
  if (capitalNouns || mayBeNamed(state, reading)) return reading
  const isName = (i: number) => {
    const text = state.tokens[indexes[i] ?? -1]?.text ?? ''
    return reading.roles[i] === 'unread' && PLACE(text).test(text)
  }
  const from = indexes.findIndex(
    (at, i) => i > 0 && beforePlace.has(keyAt(state, at)) && isName(i + 1),
  )
  if (from < 0) return reading
  let to = from + 1
  while (isName(to)) to++
  return withNotes(state, indexes, new Set(indexes.slice(from, to))) ?? reading
}

/** Matches the beginning of a proper name, which starts with a capital and has at least one lowercase letter. */
export const NAME_FORM: string = String.raw`^\p{Lu}(?=.*\p{Ll})[\p{L}'’]{2,}`
const PLACE = lettered(`${NAME_FORM}$`)
const INNER_CAPITAL = lettered(String.raw`\p{Ll}\p{Lu}`)

/** True if the words are known, but do not name a food. */
export const isNothing = ({ library, language }: LineState, words: Words): boolean =>
  readWritten(library, words, language)?.isEmpty === true

/** True if the words are the name of one or more foods, whether exact or inflected. */
export function isWholeName({ library, language }: LineState, words: Words): boolean {
  if (words.length === 0) return false
  const reading = readWritten(library, words, language)
  if (!reading || reading.isAmbiguous) return reading !== undefined
  return reading.certainty === 'sure' && (reading.candidates[0]?.confidence ?? 0) >= CERTAIN
}

/** True if the words are the exact name of a dish. */
export const isDish = ({ library, language }: LineState, words: Words): boolean =>
  lookup(lookup(library.dishes, language) ?? {}, words.join(' ')) !== undefined

/** True if a word is only a description, which does not affect allergens. */
export const isPlainWord = ({ library, language }: LineState, word: string): boolean =>
  describes(entryAt(library, [word], 0, language)?.cls)

/** True for the percentage of a substance in the food: "70 % Kakao", "35 % fat". */
export function isShareOfItself(state: LineState, indexes: Indexes): boolean {
  const shares = wordsOfAll('shares')
  const words = wordsAt(state, indexes)
  const rest = words.slice(1)
  // Several descriptive words may together form a name: "chin chin" in "20 % chin chin".
  const isName =
    !rest.some((word) => shares.has(word)) && state.library.named(rest.join(' ')).length > 0
  const isOfShare = (word: string, at: number) =>
    shares.has(word) ||
    // The word "milk" is part of what the percentage measures in "35 % milk fat", but not in "10 % milk".
    (word === 'milk' && shares.has(rest[at + 1] ?? '')) ||
    isPlainWord(state, word)
  return !isName && rest.every(isOfShare)
}
