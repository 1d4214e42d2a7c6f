/** Finds the ingredient that a phrase names: exactly, inflected, with descriptors around it, or misspelt. */

import { BoundedCache } from '../domain/bounded-cache.ts'
import type { Language } from '../domain/languages.ts'
import { itemAt } from '../domain/present.ts'
import { foldVariants, nameKey } from '../language/fold.ts'
import { inOrder, isDescriptor, isFiller, WORDS } from '../language/index.ts'
import { lettered } from '../language/lettered.ts'
import { soundOf } from '../language/sounds.ts'
import { type Candidates, isBrand, type Library, type NameHit } from '../library/library.ts'
import { formsOf, MAX_INFLECTED_WORDS, MAX_INFLECTIONS } from '../names/inflection.ts'
import { editDistance } from './edit-distance.ts'
import { dictionary, sounds, spelling } from './indexes.ts'
import { isNameIn, lexiconOf } from './lexicon-entries.ts'
import { commonness } from './name-order.ts'

export interface Resolution {
  readonly ingredientId: string
  /** The library's name that matched. */
  readonly name: string
  /** 0 to 1. */
  readonly confidence: number
  /** True when the phrase is a name but for a letter or two. */
  readonly misspelt?: boolean
  /** The language of the name. */
  readonly lang?: Language
  /** The folded name of the brand that stands beside it: "Philadelphia Frischkäse". */
  readonly brand?: string
}

/** How sure each way of matching makes. */
const SURE = {
  exact: 1,
  inflected: 0.97,
  described: 0.95,
  unknownWord: 0.6,
  typo: 0.7,
  sameSound: 0.71,
  nearSound: 0.45,
  twoFoods: 0.3,
}

/** With fewer letters a word is a letter off too many names; what sounds the same may be one. */
const SHORTEST_SLIP = 4
/** Phrases whose readings are cached. */
const MAX_PHRASES = 500
const phrases = new WeakMap<Library, BoundedCache<readonly Resolution[]>>()

/** The best reading first, at most one per ingredient; empty when nothing in the library comes near. */
export function resolvePhrase(
  library: Library,
  phrase: string,
  language: Language,
): readonly Resolution[] {
  const words = nameKey(phrase).split(' ').filter(Boolean).slice(0, 12)
  if (words.length === 0) return []
  const cache = phrases.get(library) ?? new BoundedCache(MAX_PHRASES)
  phrases.set(library, cache)
  return cache.get(`${language} ${words.join(' ')}`, () => readingsOf(library, words, language))
}

/** The readings of folded words. */
export function readingsOf(
  library: Library,
  words: readonly string[],
  language: Language,
): readonly Resolution[] {
  const whole = named(library, words, language)
  const several = meanings(library, words, language, whole)
  if (several?.preferred === null) return told(library, several, language)
  if (whole) {
    const others = several ? told(library, several, language) : []
    return rank([whole, ...others, ...ambiguous(library, words, language)])
  }
  const joined = joinedName(library, words, language) ?? tailless(library, words, language)
  if (joined) return rank([joined])
  const parts = subPhrases(library, words, language)
  const found = rank(parts)
  if (found.length > 0) return found
  return rank(
    misspelt(
      library,
      words.filter((word) => !isDescriptor(word)),
      language,
    ),
  )
}

function rank(list: readonly Resolution[]): readonly Resolution[] {
  const best = new Map<string, Resolution>()
  for (const one of list) {
    const known = best.get(one.ingredientId)
    if (!known || known.confidence < one.confidence) best.set(one.ingredientId, one)
  }
  return [...best.values()].sort((a, b) => b.confidence - a.confidence)
}

/**
 * What a name with several meanings may mean, as it stands or with endings taken off. A name that `hit` is exactly beats
 * an inflected one; other languages are asked only where nothing has the name.
 */
export function meanings(
  library: Library,
  words: readonly string[],
  language: Language,
  hit: Resolution | undefined,
): Candidates | undefined {
  const find = (keys: readonly string[], lang: Language) =>
    keys.map((key) => library.candidates(key, lang)).find((found) => found !== undefined)
  const exact = foldVariants(words.join(' '))
  const own = find(exact, language)
  if (own || hit?.confidence === SURE.exact) return own
  const inflected = find(inflections(words, language), language)
  if (inflected || hit) return inflected
  return inOrder(language)
    .map((lang) => find([...exact, ...inflections(words, lang)], lang))
    .find((found) => found !== undefined)
}

/** The candidates of a name, none of them sure enough to be taken. */
export function told(
  library: Library,
  { candidates }: Candidates,
  language: Language,
): readonly Resolution[] {
  return candidates.map((id) => ({
    ingredientId: id,
    name: library.ingredient(id)?.names[language][0] ?? id,
    confidence: SURE.twoFoods,
  }))
}

/** The same name in another language may mean another ingredient; those are told as alternatives. */
function ambiguous(library: Library, words: readonly string[], language: Language): Resolution[] {
  return library
    .named(words.join(' '))
    .filter((hit) => hit.lang !== language)
    .map((hit) => ({ ingredientId: hit.ingredientId, name: hit.name, confidence: SURE.twoFoods }))
}

/** The ingredient that exactly these words name, as they stand or with endings taken off; the asked language comes first. */
export function named(
  library: Library,
  words: readonly string[],
  language: Language,
): Resolution | undefined {
  const exact = exactHits(library, words)
  const own = exact.find(({ lang }) => lang === language)
  if (own) return resolution(own, SURE.exact)
  const inflected = inflectedName(library, words, language)
  if (inflected) return inflected
  const [foreign] = exact
  if (foreign) return resolution(foreign, SURE.exact)
  for (const lang of inOrder(language)) {
    const hit = lang === language ? undefined : inflectedName(library, words, lang)
    if (hit) return hit
  }
  return undefined
}

/** Exact names; spelt-out umlauts only in languages with umlauts. */
function exactHits(library: Library, words: readonly string[]): readonly NameHit[] {
  const phrase = words.join(' ')
  const [key = '', umlauts] = foldVariants(phrase)
  const spelt = umlauts === undefined ? [] : namesOf(library, umlauts)
  const hits = [...namesOf(library, key), ...spelt.filter(({ lang }) => WORDS[lang].umlauts)]
  return withSigns(hits, phrase)
}

/** The foods of a folded name; most phrases are no name, which the dictionary knows without a query. */
const namesOf = (library: Library, key: string): readonly NameHit[] =>
  dictionary(library).isName(key) ? library.named(key) : []

const SIGN = lettered(String.raw`[^\p{L}\p{M}\p{N}%\s]`, 'gu')

/** Across a sign two words are a name only where that is written so: "half & half", but not "coconut & milk". */
function withSigns(hits: readonly NameHit[], phrase: string): readonly NameHit[] {
  if (hits.length === 0) return hits
  const signs = phrase.match(SIGN(phrase)) ?? []
  return hits.filter(({ name }) => signs.every((sign) => name.includes(sign)))
}

function inflectedName(
  library: Library,
  words: readonly string[],
  language: Language,
): Resolution | undefined {
  let drink: NameHit | undefined
  for (const key of dictionary(library).inflectedNames(words, language)) {
    const hit = library.named(key).find(({ lang }) => lang === language)
    if (!hit) continue
    if (!isDrinkOrBrand(library, hit)) return resolution(hit, SURE.inflected)
    drink ??= hit
  }
  return drink && resolution(drink, SURE.inflected)
}

/** No ending makes a drink or a brand of what may be a food: "Kirschen" are no Kirsch. */
function isDrinkOrBrand(library: Library, { ingredientId }: NameHit): boolean {
  return isBrand(library, ingredientId) || library.ingredient(ingredientId)?.category === DRINKS
}

const DRINKS = 'beverages'

const resolution = ({ ingredientId, name, lang }: NameHit, confidence: number): Resolution => ({
  ingredientId,
  name,
  lang,
  confidence,
})

/** "Hähnchen Brust", "pork tender loin": two words that the name has as one. */
export function joinedName(library: Library, words: readonly string[], language: Language) {
  for (let at = 0; at + 1 < words.length && words.length <= 4; at++) {
    const joined = [
      ...words.slice(0, at),
      itemAt(words, at) + itemAt(words, at + 1),
      ...words.slice(at + 2),
    ]
    const hit = named(library, joined, language)
    // "Gold Butter" is butter, whatever Goldbutt is.
    const isEnding =
      hit !== undefined &&
      hit.confidence < 1 &&
      WORDS[language].compounds &&
      isNameIn(library, itemAt(words, at + 1), language)
    if (hit && !isEnding) return { ...hit, confidence: SURE.described * hit.confidence }
  }
  return undefined
}

/** "Paprikastreifen": a compound whose end only says how the food is cut. */
export function tailless(library: Library, words: readonly string[], language: Language) {
  const [word] = words
  if (words.length !== 1 || !word || !WORDS[language].compounds) return undefined
  for (let at = MIN_COMPOUND_PART; at <= word.length - MIN_COMPOUND_PART; at++) {
    if (lexiconOf(library, language).of(word.slice(at)) !== 'shape') continue
    const hit = named(library, [word.slice(0, at)], language)
    if (hit?.lang === language) return { ...hit, confidence: SURE.described * hit.confidence }
  }
  return undefined
}

/** Letters that a part of a compound has at least; shorter ones are endings. */
const MIN_COMPOUND_PART = 4

/** The phrase with the endings of its words taken off in every way, without the phrase itself. */
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

/**
 * Names inside the phrase, longest first. What is left over must be descriptors; a leftover that is itself an
 * ingredient ("cashew cheese") makes the reading too weak to be taken, since dropping it could hide an allergen.
 */
function subPhrases(library: Library, words: readonly string[], language: Language): Resolution[] {
  const found: Resolution[] = []
  const fromRight = !WORDS[language].headFirst
  for (let length = Math.min(words.length, 6); length >= 1; length--) {
    const starts = Array.from({ length: words.length - length + 1 }, (_, i) => i)
    for (const start of fromRight ? starts.reverse() : starts) {
      const part = words.slice(start, start + length)
      if (part.length === words.length) continue
      if (part.every(isFiller)) continue
      const hit = named(library, part, language)
      const several = meanings(library, part, language, hit)
      if (several?.preferred === null) {
        found.push(...told(library, several, language))
        continue
      }
      if (!hit || (part.length === 1 && isDescriptor(itemAt(part, 0)) && hit.confidence < 1))
        continue
      const left = [...words.slice(0, start), ...words.slice(start + length)]
      const unknown = left.filter((word) => !isDescriptor(word) && !isPortion(word))
      const confidence =
        unknown.length === 0
          ? SURE.described
          : unknown.some(replaces) || namesFood(library, unknown, language, hit.ingredientId)
            ? SURE.twoFoods
            : SURE.unknownWord / (1 + 0.05 * (unknown.length - 1))
      found.push({ ...hit, confidence: confidence * hit.confidence })
      if (several) found.push(...told(library, several, language))
    }
    if (found.some((one) => one.confidence >= 0.9)) break
  }
  return found
}

const PORTION_WORDS = new Set(
  Object.values(WORDS).flatMap(({ portionSuffixes, portions }) => [
    ...Object.keys(portionSuffixes),
    ...portions,
  ]),
)

export function isPortion(word: string): boolean {
  return PORTION_WORDS.has(word)
}

const REPLACING = [...new Set(Object.values(WORDS).flatMap(({ replaces }) => replaces))]

function replaces(word: string): boolean {
  return REPLACING.some((beginning) => word.startsWith(beginning))
}

function namesFood(
  library: Library,
  words: readonly string[],
  language: Language,
  but: string,
): boolean {
  return [words.join(' '), ...words].some((text) => {
    const hit = named(library, text.split(' '), language)
    return hit !== undefined && hit.ingredientId !== but && !isBrand(library, hit.ingredientId)
  })
}

/** Names within one letter (two from seven letters on), with or without the endings of the words, nearest first. */
export function misspelt(
  library: Library,
  words: readonly string[],
  language: Language,
): Resolution[] {
  const phrase = words.join(' ')
  if (phrase.length < SHORTEST_SLIP) return [...rank(heard(library, phrase, language))]
  if (phrase.length > 40) return []
  const near = nearNames(library, phrase)
  // Without its ending a short word is near too many names.
  const forms = near.length > 0 ? [] : inflections(words, language).slice(0, MAX_MISSPELT_FORMS)
  const all = [
    ...near,
    ...forms.filter((form) => form.length >= LONG_WORD).flatMap((form) => nearNames(library, form)),
  ]
  const typos = all.flatMap(({ key, distance }) =>
    library.named(key).map(({ lang, name, ingredientId }) => ({
      ingredientId,
      name,
      lang,
      confidence: SURE.typo - 0.1 * (distance - 1) - (lang === language ? 0 : 0.05),
      misspelt: true,
    })),
  )
  const sounding = heard(library, phrase, language)
  const found = rank([
    ...typos,
    ...(sounding.length > 0 ? sounding : forms.flatMap((form) => heard(library, form, language))),
  ])
  const common = (id: string) => commonness(library.popularity, id, language)
  return [...found]
    .sort((a, b) => b.confidence - a.confidence || common(b.ingredientId) - common(a.ingredientId))
    .slice(0, MAX_MISSPELT)
}

/** What the names of the language that mean several foods may mean, where the words are one of them but for a slip. */
export function misspeltAmbiguous(
  library: Library,
  words: readonly string[],
  language: Language,
): readonly Resolution[] {
  const phrase = words.join(' ')
  const sound = soundOf(phrase, WORDS[language].sounds)
  return Object.entries(library.ambiguous[language] ?? {}).flatMap(([key, meant]) => {
    if (meant.preferred !== null || Math.abs(key.length - phrase.length) > 2) return []
    const isAlike = soundOf(key, WORDS[language].sounds) === sound
    if (!isAlike && editDistance(phrase, key, 1) > 1) return []
    return meant.candidates.map((ingredientId) => ({
      ingredientId,
      name: key,
      lang: language,
      confidence: isAlike ? SURE.sameSound : SURE.typo,
      misspelt: true,
    }))
  })
}

/** Names that sound like the phrase, by the ear of each language. */
function heard(library: Library, phrase: string, language: Language): Resolution[] {
  return inOrder(language).flatMap((lang) =>
    sounds(library)
      .alike(phrase, lang)
      .flatMap(({ key, distance }) =>
        library
          .named(key)
          .filter((hit) => hit.lang === lang)
          .map(({ name, ingredientId }) => ({
            ingredientId,
            name,
            lang,
            confidence:
              (distance === 0 ? SURE.sameSound : SURE.nearSound) - (lang === language ? 0 : 0.05),
            misspelt: true,
          })),
      ),
  )
}

/** The names of the asked language within one letter of the phrase, else within two; nearest first. */
export function misspeltNames(
  library: Library,
  words: readonly string[],
  language: Language,
): readonly { readonly key: string; readonly distance: number; readonly resolution: Resolution }[] {
  const phrase = words.join(' ')
  if (phrase.length < SHORTEST_SLIP || phrase.length > 40) return []
  const own = (keys: readonly { readonly key: string; readonly distance: number }[]) =>
    keys.flatMap(({ key, distance }) =>
      library
        .named(key)
        .filter(({ lang }) => lang === language)
        .map(({ ingredientId, name, lang }) => ({
          key,
          distance,
          resolution: { ingredientId, name, lang, confidence: 1 },
        })),
    )
  const found = own(nearNames(library, phrase))
  const forms = found.length > 0 ? [] : inflections(words, language).slice(0, MAX_MISSPELT_FORMS)
  const all = [
    ...found,
    ...own(
      forms.filter((form) => form.length >= LONG_WORD).flatMap((form) => nearNames(library, form)),
    ),
  ]
  const common = ({ resolution }: (typeof all)[number]) =>
    commonness(library.popularity, resolution.ingredientId, language)
  return all.sort((a, b) => a.distance - b.distance || common(b) - common(a)).slice(0, MAX_MISSPELT)
}

/** A digit of a number is no letter: E 321 is another additive than E 322, and no typo of it. */
const nearNames = (library: Library, form: string) =>
  NUMBER.test(form)
    ? []
    : spelling(library)
        .near(form, form.length >= LONG_WORD ? 2 : 1)
        .filter(({ key }) => !NUMBER.test(key))

const CODEX = Object.values(WORDS).flatMap(({ codex }) => codex)
const NUMBER = new RegExp(`^(?:e|${CODEX.join('|')}) ?\\d+ ?[a-z]* ?[ivx]*$`)

/** Letters from which on two may be wrong. */
const LONG_WORD = 7
/** Forms of a misspelt phrase that are looked up, and readings that are told. */
const MAX_MISSPELT_FORMS = 4
const MAX_MISSPELT = 8
