/** Finds the ingredient named by a phrase: as written, inflected, joined, or without the word for its cut. */

import type { Language } from '../domain/languages.ts'
import { itemAt } from '../domain/present.ts'
import { foldVariants } from '../language/fold.ts'
import { inOrder, WORDS } from '../language/index.ts'
import { lettered } from '../language/lettered.ts'
import { type Candidates, isBrand, type Library, type NameHit } from '../library/library.ts'
import { formsOf, MAX_INFLECTED_WORDS, MAX_INFLECTIONS } from '../names/inflection.ts'
import { addsAllergen } from './compare-foods.ts'
import { dictionary } from './indexes.ts'
import { isNameIn } from './lexicon-entries.ts'

export interface Resolution {
  readonly ingredientId: string
  /** The name in the library that matched. */
  readonly name: string
  /** Confidence from 0 to 1. */
  readonly confidence: number
  /** True if the phrase differs from the name by one or two letters. */
  readonly misspelt?: boolean
  readonly lang?: Language
  /** Folded name of a brand written next to the food, as in "Philadelphia Frischkäse". */
  readonly brand?: string
  /** True if the words say that the food is cooked, but the library has only the raw or dried food. */
  readonly isCooked?: boolean
}

const SURE = { exact: 1, inflected: 0.97, joined: 0.95, oneOfSeveral: 0.3 }

/** The ingredient named by exactly these words, with or without their endings. The requested language comes first. */
export function findByName(library: Library, words: readonly string[], language: Language) {
  const exact = exactHits(library, words)
  const [foreign] = exact
  const asked = exact.find(({ lang }) => lang === language)
  if (asked) return resolution(asked, SURE.exact)
  for (const lang of inOrder(language)) {
    const inflected = inflectedName(library, words, lang)
    if (inflected) return inflected
    if (foreign) return resolution(foreign, SURE.exact)
  }
  return undefined
}

/** Like `findByName`, but a foreign name counts only if one of the words is unknown in the requested language. */
export function findLikelyName(library: Library, words: readonly string[], language: Language) {
  const hit = findByName(library, words, language)
  if (!hit || hit.lang === language) return hit
  // A brand word of the requested language, such as "Lion" or "Roses", does not match a foreign name.
  if (dictionary(library).entriesAt(words, 0)[language]?.cls === 'brand') return undefined
  const isShort = hit.confidence < 1 && words.some((word) => word.length < SHORTEST_INFLECTED)
  if (isShort) return undefined
  const isKnown = words.every(
    (word) =>
      dictionary(library).classOf(word, language) !== undefined ||
      foldVariants(word).some((key) => isNameIn(library, key, language)),
  )
  return isKnown ? undefined : hit
}

/** Minimum length of a foreign word that may be inflected. Shorter foreign words must match exactly as written. */
const SHORTEST_INFLECTED = 4

/** Candidates of an ambiguous name. An exact `hit` beats an inflected name. Other languages are tried last. */
export function ambiguousMeanings(
  library: Library,
  words: readonly string[],
  language: Language,
  hit: Resolution | undefined,
): Candidates | undefined {
  const exact = foldVariants(words.join(' '))
  const find = (keys: readonly string[], lang: Language) =>
    keys.map((key) => library.candidates(key, lang)).find((found) => found !== undefined)
  const inflected = (lang: Language) =>
    find(dictionary(library).inflected(words, lang, 'ambiguous'), lang)
  const asked = find(exact, language)
  if (asked || hit?.confidence === SURE.exact) return asked
  const form = inflected(language)
  if (form || hit) return form
  return inOrder(language)
    .slice(1)
    .map((lang) => find(exact, lang) ?? inflected(lang))
    .find((found) => found !== undefined)
}

/** Returns the foods that an ambiguous name may mean. Their confidence is too low for any of them to be chosen. */
export const resolutionsOf = (library: Library, { candidates }: Candidates, language: Language) =>
  candidates.map((id) => ({
    ingredientId: id,
    name: library.ingredient(id)?.names[language][0] ?? id,
    confidence: SURE.oneOfSeveral,
  }))

/** Names that match exactly and contain all symbols of the text, such as "&". In some languages, "ae" may mean "ä". */
function exactHits(library: Library, words: readonly string[]): readonly NameHit[] {
  const phrase = words.join(' ')
  return foldVariants(phrase).flatMap((key, variant) => {
    // Check the dictionary first: it excludes most phrases without a database query.
    if (!dictionary(library).has(key, 'name')) return []
    const signs = phrase.match(SIGN(phrase)) ?? []
    return library
      .named(key)
      .filter(({ lang }) => variant === 0 || WORDS[lang].umlauts)
      .filter(({ name }) => signs.every((sign) => name.includes(sign)))
  })
}

const SIGN = lettered(String.raw`[^\p{L}\p{M}\p{N}%\s]`, 'gu')

function inflectedName(library: Library, words: readonly string[], language: Language) {
  const hits = dictionary(library)
    .inflected(words, language, 'name')
    .flatMap((key) => library.named(key).find(({ lang }) => lang === language) ?? [])
  const hit = hits.find((one) => !isDrinkOrBrand(library, one)) ?? hits[0]
  return hit && resolution(hit, SURE.inflected)
}

/** True for a drink or brand. For example, the inflected word "Kirschen" more likely means cherries than Kirsch. */
const isDrinkOrBrand = (library: Library, { ingredientId }: NameHit): boolean =>
  isBrand(library, ingredientId) || library.ingredient(ingredientId)?.category === DRINKS

const DRINKS = 'beverages'

const resolution = ({ ingredientId, name, lang }: NameHit, confidence: number): Resolution => ({
  ingredientId,
  name,
  lang,
  confidence,
})

/** Adds a missing "de": "aceite girasol" is aceite de girasol, but "pan queso" may be bread and cheese. */
function withOf(library: Library, [first, ...rest]: readonly string[], language: Language) {
  const { headFirst, joins } = WORDS[language]
  const [of] = joins.of
  if (!headFirst || first === undefined || of === undefined || rest.length === 0) return undefined
  const hit = findByName(library, [first, of, ...rest], language)
  if (hit?.lang !== language) return undefined
  const head = findByName(library, [first], language)
  const food = ({ ingredientId }: Resolution) => library.ingredient(ingredientId)!
  if (head && addsAllergen(food(hit), food(head))) return undefined
  return { ...hit, confidence: SURE.joined * hit.confidence }
}

/** Names found by joining the words or by adding "of": "Hähnchen Brust", "pork tender loin", "aceite girasol". */
export function joinedName(library: Library, words: readonly string[], language: Language) {
  const full = withOf(library, words, language)
  if (full) return full
  for (let at = 0; at + 1 < words.length && words.length <= 4; at++) {
    const joined = [
      ...words.slice(0, at),
      itemAt(words, at) + itemAt(words, at + 1),
      ...words.slice(at + 2),
    ]
    const hit = findByName(library, joined, language)
    // "Gold Butter" is butter, not the inflected fish name Goldbutt.
    const isEnding =
      hit !== undefined &&
      hit.confidence < 1 &&
      WORDS[language].compounds &&
      isNameIn(library, itemAt(words, at + 1), language)
    if (hit && !isEnding) return { ...hit, confidence: SURE.joined * hit.confidence }
  }
  return undefined
}

/** Reads a German compound whose end only names the cut. For example, "Paprikastreifen" is Paprika. */
export function withoutCut(library: Library, words: readonly string[], language: Language) {
  if (words.length !== 1) return undefined
  for (const [start, end] of splitsOf(itemAt(words, 0), language)) {
    if (dictionary(library).classOf(end, language) !== 'shape') continue
    const hit = findByName(library, [start], language)
    if (hit?.lang === language) return { ...hit, confidence: SURE.joined * hit.confidence }
  }
  return undefined
}

/** All splits of a compound into two parts, longest end first. Minimum lengths exclude mere endings. */
export function splitsOf(word: string, language: Language, shortestStart = 4, shortestEnd = 4) {
  const last = WORDS[language].compounds ? word.length - shortestEnd : 0
  return Array.from({ length: Math.max(0, last - shortestStart + 1) }, (_, i) => {
    const at = shortestStart + i
    return [word.slice(0, at), word.slice(at)] as const
  })
}

/** Variants of the phrase in which one or more words have their endings removed. */
export function inflections(words: readonly string[], language: Language): readonly string[] {
  if (words.length > MAX_INFLECTED_WORDS) return []
  let phrases: string[] = ['']
  for (const word of words) {
    const forms = formsOf(word, language)
    phrases = phrases
      .flatMap((phrase) => forms.map((form) => (phrase === '' ? form : `${phrase} ${form}`)))
      .slice(0, MAX_INFLECTIONS)
  }
  return phrases.slice(1)
}

const PORTION_WORDS = new Set(
  Object.values(WORDS).flatMap(({ portionSuffixes, portions }) => [
    ...Object.keys(portionSuffixes),
    ...portions,
  ]),
)

/** True for words such as "clove" and "slice", which may also be suffixes of names. */
export const isPortion = (word: string): boolean => PORTION_WORDS.has(word)
