/** Finds the food named by a sequence of words, and rates the result as `sure`, `guess` or `none`. */

import { BoundedCache } from '../domain/bounded-cache.ts'
import type { Language } from '../domain/languages.ts'
import { oncePer } from '../domain/once-per.ts'
import { itemAt } from '../domain/present.ts'
import { WORDS } from '../language/index.ts'
import type { WordClass } from '../language/word-classes.ts'
import { lookup } from '../language/words.ts'
import type { Library } from '../library/library.ts'
import { withBrand } from './brand-of-food.ts'
import { type FoodReading, type Found, foundName, scaled } from './food-reading.ts'
import { guessFood, noFood } from './guess-food.ts'
import { doubtOfPart, doubtOfRespelt, doubtOfWhole } from './name-doubts.ts'
import {
  ambiguousMeanings,
  findLikelyName,
  joinedName,
  type Resolution,
  resolutionsOf,
  withoutCut,
} from './named.ts'
import { Phrase, type WordSpan } from './phrase.ts'

/** Confidence factor for a name with descriptive words around it. */
const DESCRIBED = 0.95
/** Minimum length of a descriptive word that may itself be the name of the food. */
const MIN_PLAIN_NAME = 4

/** The result for the words as written, and the result with guesses, which is added when a caller asks for guesses. */
type CachedFood = { readonly written: FoodReading | undefined; reading?: FoodReading }

/** Results are cached because recipes repeat phrases, and the line grammar looks up each span several times. */
const MAX_CACHED = 2_000
const cacheOf = oncePer((_: Library) => new BoundedCache<CachedFood>(MAX_CACHED))

/** Finds the food named by folded words. `states` are words from elsewhere in the line, such as after a comma. */
export function readFood(
  library: Library,
  words: readonly string[],
  language: Language,
  states: readonly string[] = [],
): FoodReading {
  const cached = cachedFood(library, words, language, states)
  cached.reading ??= cached.written ?? guessed(new Phrase(library, language, words, states))
  return cached.reading
}

/** Like `readFood`, but without the slow search for typos. Returns undefined if no name matches as written. */
export const readWritten = (library: Library, words: readonly string[], language: Language) =>
  cachedFood(library, words, language, []).written

function cachedFood(
  library: Library,
  words: readonly string[],
  language: Language,
  states: readonly string[],
): CachedFood {
  const key = `${language} ${words.join(' ')}${states.length > 0 ? `, ${states.join(' ')}` : ''}`
  return cacheOf(library).get(key, () => ({
    written: written(new Phrase(library, language, words, states)),
  }))
}

/** Finds a food by the words as written; undefined if a food can only be guessed. */
function written(phrase: Phrase): FoodReading | undefined {
  const isNothing = phrase.words.length === 0
  if (isNothing || phrase.isTooLong) return finished(phrase, noFood(phrase, isNothing))
  const found = wholeName(phrase) ?? describedName(phrase)
  if (found) return finished(phrase, found)
  return phrase.arePlain() ? finished(phrase, noFood(phrase, true)) : undefined
}

const guessed = (phrase: Phrase) => finished(phrase, guessFood(phrase))

function finished(phrase: Phrase, found: Found): FoodReading {
  const reading = withBrand(phrase, found)
  // True for a name of several words, such as "cocido madrileño" (a stew), but not for descriptions ("all purpose").
  const isName =
    reading.roles.filter((role) => role === 'food').length > 1 &&
    !phrase.tags.every(({ inPhrase }) => inPhrase)
  return {
    isEmpty: false,
    isAmbiguous: false,
    ...reading,
    isPlain: !isName && phrase.arePlain(),
    kinds: phrase.kinds(),
  }
}

/**
 * Reads all words as one name. The name may be inflected, contain an extra space, or have its state elsewhere in the
 * line. For example, "oregano, getrocknet" is dried oregano.
 */
function wholeName(phrase: Phrase): Found | undefined {
  const { words, whole } = phrase
  const meaning = meaningOf(phrase, whole)
  if (meaning?.isOpen) return { ...ambiguous(phrase, meaning, whole), isAmbiguous: true }
  if (!meaning?.hit) return respeltName(phrase)
  const { hit, others, inState } = meaning
  if (inState) return foundName(phrase, [hit], whole)
  const doubt = doubtOfWhole(phrase, hit)
  // A descriptive word is not taken as the inflected name of a food. For example, "sweet" does not mean "sweets".
  const isForm = words.length === 1 && phrase.tag(0).isPlain && hit.confidence < 1
  if (isForm && doubt !== 'slip') return undefined
  return closedAs(meaning, foundName(phrase, [hit, ...others], whole, doubt))
}

/** Marks a name that means nothing but its candidates. */
const closedAs = ({ isClosed }: SpanMeaning, found: Found): Found =>
  isClosed ? { ...found, isClosed } : found

/** Reads a name that has an extra space ("pea nuts") or ends with the word for its cut ("Paprikastreifen"). */
function respeltName(phrase: Phrase): Found | undefined {
  const { library, words, language, whole } = phrase
  const joined = joinedName(library, words, language)
  const hit = joined ?? withoutCut(library, words, language)
  if (!hit) return undefined
  return foundName(phrase, [hit], whole, doubtOfRespelt(phrase, hit, joined !== undefined))
}

function ambiguous(phrase: Phrase, meaning: SpanMeaning, span: WordSpan): Found {
  const roles = phrase.rolesAround(span, 'unread')
  return closedAs(meaning, { certainty: 'none', candidates: meaning.others, roles })
}

/** Finds the longest name with only descriptive words around it. */
function describedName(phrase: Phrase): Found | undefined {
  let weak: Found | undefined
  for (const span of phrase.spans()) {
    const [from, to] = span
    const tags = phrase.tags.slice(from, to)
    // Skip purely descriptive phrases: "limpio de grasa" (trimmed of fat) does not name fat.
    const isPhrase = tags.every(({ isPlain, inPhrase }) => isPlain && inPhrase)
    if (isPhrase || !phrase.isPlainAround(span)) continue
    const meaning = meaningOf(phrase, span)
    if (meaning?.isOpen) return ambiguous(phrase, meaning, span)
    if (!meaning?.hit) continue
    const { hit, others } = meaning
    if (!phrase.arePlain(from, to) || (hit.confidence === 1 && to - from > 1))
      return closedAs(meaning, described(phrase, [hit, ...others], span))
    // A descriptive word that is also a name, such as "large", counts as the food only if no other word names a food.
    if (hit.confidence === 1 && itemAt(phrase.words, from).length >= MIN_PLAIN_NAME)
      weak ??= described(phrase, [hit], span)
  }
  return weak
}

const described = (
  phrase: Phrase,
  [hit, ...others]: readonly [Resolution, ...Resolution[]],
  span: WordSpan,
): Found =>
  foundName(phrase, [scaled(hit, DESCRIBED), ...others], span, doubtOfPart(phrase, hit, span))

interface SpanMeaning {
  readonly hit: Resolution | undefined
  readonly others: readonly Resolution[]
  /** True if the name has several meanings and none is preferred. */
  readonly isOpen: boolean
  readonly isClosed?: boolean | undefined
  /** True if the name includes a state, such as "dried", that the text mentions outside the span. */
  readonly inState: boolean
}

/** Minimum confidence for a name combined with a state or variety from nearby words, as in "cebollas, rojas". */
const MIN_IN_STATE = 0.97

/**
 * Returns the food that a span names, and other meanings of the name. If a state such as "dried" is mentioned nearby,
 * prefers the food in that state.
 */
function meaningOf(phrase: Phrase, span: WordSpan): SpanMeaning | undefined {
  const { library, language } = phrase
  const words = phrase.words.slice(...span)
  // "Zwiebel, getrocknet" is dried onion if the library has that food.
  const hit = nameWithState(phrase, words, span)
  if (hit) return { hit, others: [], isOpen: false, inState: true }
  if (!phrase.isInDictionary(span)) return undefined
  const named = findLikelyName(library, words, language)
  const several = ambiguousMeanings(library, words, language, named)
  return {
    hit: named && inStates(library, named, phrase.classesAround(span)),
    others: several ? resolutionsOf(library, several, language) : [],
    isOpen: several?.preferred === null,
    isClosed: several?.isClosed,
    inState: false,
  }
}

/**
 * Returns the food in the state mentioned by a nearby word, if the library has such a food ("oregano, getrocknet",
 * "dried whole oregano").
 */
function nameWithState(phrase: Phrase, words: readonly string[], span: WordSpan) {
  const { library, language } = phrase
  for (const state of phrase.statesFor(span)) {
    if (words.includes(state)) continue
    const before = [state, ...WORDS[language].agreement.map((ending) => state + ending)]
    for (const name of [[...words, state], ...before.map((word) => [word, ...words])]) {
      const hit = findLikelyName(library, name, language)
      const isAmbiguous = library.candidates(name.join(' '), language)?.preferred === null
      if (hit && hit.confidence >= MIN_IN_STATE && !isAmbiguous) return hit
    }
  }
  return undefined
}

/** Returns the canned or cooked form of a food. If the library has no cooked form, marks the food itself as cooked. */
function inStates({ forms }: Library, hit: Resolution, states: ReadonlySet<WordClass | undefined>) {
  const isCooked = states.has('cooked') && !states.has('raw')
  const canned = states.has('canned') ? lookup(forms.made.canned, hit.ingredientId) : undefined
  const form = canned ?? (isCooked ? lookup(forms.made.cooked, hit.ingredientId) : undefined)
  if (form !== undefined) return { ...hit, ingredientId: form }
  return isCooked ? { ...hit, isCooked } : hit
}
