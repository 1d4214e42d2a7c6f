/** Searches by exact and inflected names, prefixes, words, typos and meaning (see decisions, "Search has layers"). */

import { LANGUAGES, type Language } from '../domain/languages.ts'
import { round6 } from '../domain/numbers.ts'
import { itemAt } from '../domain/present.ts'
import { foldVariants, nameKey } from '../language/fold.ts'
import { isAsking, isOrdinary, isPurpose, WORDS } from '../language/index.ts'
import { soundOf } from '../language/sounds.ts'
import { isOrdinaryForm, stem } from '../language/stem.ts'
import { isBrand, type Library } from '../library/library.ts'
import { readFood } from './find-food.ts'
import { type Hit, HitCollector, hit, type Part, type PendingHit } from './hits.ts'
import { brandNamed, foods, names } from './indexes.ts'
import { isHandling, isNameIn } from './lexicon-entries.ts'
import { foodsByMeaning } from './meaning.ts'
import { misspelt, misspeltAmbiguous } from './misspelt.ts'
import type { RankedName } from './name-index.ts'
import { commonness, LEAST_COST } from './name-order.ts'
import { findByName, inflections, isPortion, type Resolution } from './named.ts'
import { comparing, type Narrowing, narrows, type Order, passing } from './narrowing.ts'
import { type ParsedQuery, parseQuery } from './parsed-query.ts'
import { minLengthToRecognize } from './slips.ts'
import { signsAsWords } from './wishes.ts'

export type { Part } from './hits.ts'

const CONFIDENCE = {
  exact: 1,
  synonym: 0.97,
  candidate: 0.9,
  brand: 0.85,
  inflected: 0.94,
  /** Maximum confidence of a name next to an unknown word. */
  unknownWord: 0.6,
  /** Confidence in a name if a word that describes the food was ignored. */
  dropped: 0.63,
  prefix: 0.8,
  word: 0.7,
  typo: 0.5,
  meaning: 0.75,
}
/** Deductions from the confidence of a hit. */
const MINUS = {
  foreign: 0.03,
  /** Deducted per point of the completion cost. */
  order: 0.015,
  /** Deducted for a brand name longer than the query. For example, "milk" is not short for Milka. */
  brand: 0.1,
  /** Deducted for a foreign name if the query ends in the middle of a word: "polyo" for "polyoxyethylene". */
  foreignPart: 0.25,
  /**
   * Deducted for a brand name that differs from the query by a typo, since people usually copy brand names correctly.
   * For example, "cornea" does not mean Corny.
   */
  brandSlip: 0.22,
  /** Share deducted for each further descriptive word. */
  dropped: 0.05,
}
/** A name with at least this confidence is enough to answer the query. */
const SURE = 0.72
/** Maximum bonus for correcting a typo to the name of a common food. */
const COMMON_SLIP = 0.04
/** Confidence in a correction that may be wrong: the word is short, two letters differ, or only the sound matches. */
const DOUBTFUL_TYPO = 0.45
/** Minimum length of a word to be recognized by its start, with one wrong letter, with two, or by its sound. */
const MIN_LENGTH = { begun: 3, one: 6, two: 10, heard: 5 }
/** At this confidence or above, only one letter is wrong, or the word sounds the same. */
const ONE_LETTER = 0.65
/** Extra length required of a misspelt foreign name, and minimum length of an inflected foreign name. */
const FOREIGN_SLIP = 2
const FOREIGN_FORM = 6
/** Share of a word that the user must type for the word to count as complete. */
const HEAD_SHARE = 0.8
/** Confidence factors for a common word, and for a food next to an unknown word ("mechanical orange"). */
const ORDINARY_FACTOR = 0.5
const UNKNOWN_FACTOR = 0.8
/** If fewer hits than this match by name, foods that match the meaning of the words are added. */
const FEW = 5
const ALL = 10_000
/** Layers of hits that match only some words or allow typos, and layers of hits that match a whole name. */
const GUESSES: readonly Hit['layer'][] = ['word', 'typo']
const NAMES: readonly Hit['layer'][] = ['exact', 'synonym']
const MAX_QUERY = 200
const MAX_WORDS = 12

interface Query {
  readonly library: Library
  readonly language: Language
  readonly text: string
  /** Text of the query in lowercase without accents, in each spelling of umlauts. */
  readonly keys: readonly string[]
  readonly words: readonly string[]
}

/**
 * Up to `limit` hits, best first; ties are sorted by id. If several layers find a food, the highest confidence counts.
 */
export function findHits(
  library: Library,
  asked: string,
  language: Language,
  {
    limit,
    narrowing = {},
    order,
  }: { limit: number; narrowing?: Narrowing; order?: Order | undefined },
): readonly Hit[] {
  const text = asked.slice(0, MAX_QUERY)
  const keys = foldVariants(signsAsWords(text))
  const words = keys[0] === '' ? [] : itemAt(keys, 0).split(' ', MAX_WORDS)
  const query: Query = { library, language, text, keys, words }
  const isNarrow = narrows(narrowing)
  const hits = collected(query, isNarrow || order ? ALL : Math.max(limit, FEW))
  if (isNarrow) hits.keep(passing(library, narrowing))
  return hits.first(limit, order && comparing(library, order, language))
}

/** Hits of all layers, including at most `most` names that have a word starting with the query. */
function collected(query: Query, most: number): HitCollector {
  const { library, language, words } = query
  const hits = new HitCollector(ORDINARY_FACTOR)
  const isAllowed = (reading: ParsedQuery) => (id: string) =>
    reading.isAllowed(ordinalOf(library, id))
  const [exact, ids] = [byName(query), byId(query)]
  hits.add([...exact, ...ids])
  const isLiteral = hits.size > 0
  // For an exact name, skip the phrase reader: it would find the same food with less confidence.
  if (exact.length === 0) hits.add(byPhrase(query))
  hits.add(byOtherMeanings(query))
  // Apply filters first: "ohne Eier" asks for foods without eggs, but the lookups above find eggs.
  const whole = !isLiteral && hits.size > 0 ? parseQuery(library, words, language) : undefined
  if (whole) hits.keep(isAllowed(whole))
  const isName = hits.has(CONFIDENCE.candidate)
  hits.add(byBeginning(query, most))
  const described =
    isName || words.length === 0 ? undefined : (whole ?? parseQuery(library, words, language))
  if (described && words.length > 1 && !described.isBare) hits.add(byWords(query, 'word'))
  if (!hits.has(SURE)) hits.add(bySlips(query))
  let isWish = false
  // A single word that is a name is not read as a description.
  if (isName ? hits.size < FEW && words.length > 1 : words.length > 0) {
    const reading = described ?? parseQuery(library, words, language, isName)
    const isRead = reading.unknown.length === 0
    isWish = reading.isWish && isRead
    if (!isName) {
      // Filters also apply to foods whose names are only similar to the query.
      hits.keep(isAllowed(reading))
      // "Herb for pesto" asks for a herb, and not for foods with "pesto" in their name.
      if (reading.isPhrase && isRead) hits.keep((_, layer) => !GUESSES.includes(layer))
    }
    hits.add(byMeaning(query, reading))
    if (hits.size === 0) {
      hits.add(byWords(query, 'typo'))
      hits.keep(isAllowed(reading))
    }
    if (!isName && hasUnknownHead(query, reading)) hits.penalize(NAMES)
  }
  if (words.length > 0 && ids.length === 0) penalizeOrdinary(query, hits, isLiteral || isWish)
  if (hits.isDoubtful) {
    const isOneWord = words.filter((word) => !isAsking(word)).length === 1
    if (isOneWord) hits.penalize([], 'may be another word')
    else hits.penalize([], 'unknown word', UNKNOWN_FACTOR)
  }
  return hits
}

/** Lowers the confidence of hits if the query is a common word that names no food. */
function penalizeOrdinary(
  { library, language, keys, words }: Query,
  hits: HitCollector,
  isClear: boolean,
): void {
  const areAll = (isOne: (word: string) => boolean) =>
    words.every((word) => isAsking(word) || isOne(word))
  // "Tornillo" is a screw, although some food names begin with these letters. In German, "Bikini" is not a sandwich.
  if (areAll((word) => isOrdinary(word, language)) || isOrdinary(words.join(' '), language)) {
    if (!keys.some((key) => isNameIn(library, key, language))) hits.penalize([])
    return
  }
  // A form of a common word, or a common word of another language, may also be the plural of a food name.
  const isForm = (word: string) => LANGUAGES.some((lang) => isOrdinaryForm(word, lang))
  if (!isClear && (areAll(isForm) || isOrdinaryObject(words, language))) hits.penalize(NAMES)
}

/** The main word of a phrase; undefined if the query says what the food is for ("for pesto"). */
function headOf(words: readonly string[], language: Language): string | undefined {
  if (words.some(isPurpose)) return undefined
  return words.filter((word) => !isAsking(word)).at(WORDS[language].headFirst ? 0 : -1)
}

/** True for an object named after a food ("cheese grater", "cartón de huevos", "Bierkasten"), but not for a portion. */
function isOrdinaryObject(words: readonly string[], language: Language): boolean {
  const head = headOf(words, language)
  if (head === undefined || isPortion(head)) return false
  const forms = [head, ...stem(head, language)]
  return forms.some(
    (form) =>
      isOrdinary(form, language) || (WORDS[language].compounds && endsOrdinary(form, language)),
  )
}

/** Minimum length of the end of a compound, and of the part before it. */
const PART = { head: 4, rest: 3 }

function endsOrdinary(word: string, language: Language): boolean {
  for (let at = PART.rest; at <= word.length - PART.head; at++)
    if (isOrdinary(word.slice(at), language)) return true
  return false
}

/**
 * True if a common word of the query names no food, or if the main word is not a known term ("motor oil", "pepper
 * mill").
 */
function hasUnknownHead({ library, words, language }: Query, { unknown, terms }: ParsedQuery) {
  const head = headOf(words, language)
  if (words.length < 2 || head === undefined) return false
  if (unknown.some((word) => isOrdinaryForm(word, language))) return true
  const isMeaningless =
    unknown.includes(head) || terms.some(({ text, senses }) => text === head && senses.length === 0)
  return (
    isMeaningless &&
    !isHandling(library, head) &&
    !isPortion(head) &&
    // A typo does not count as unknown: "tomato pase" is recognized as a whole.
    ![[head], words].some((part) =>
      misspelt(library, part, language).some((near) =>
        mayBeTypo(library, near, part.join(' '), language),
      ),
    )
  )
}

const ordinalOf = (library: Library, id: string) => foods(library).find(id) ?? -1

/** Finds exact names. In short names, only German reads "ae", "oe" and "ue" as umlauts: "fuel" does not match "ful". */
const byName = ({ library, keys, language }: Query): readonly PendingHit[] =>
  keys.flatMap((key, variant) =>
    library
      .named(key)
      .filter(({ lang }) => variant === 0 || lang === 'de' || key.length >= FOREIGN_FORM)
      .map(({ ingredientId, lang, rank, name }) => {
        const layer = rank === 0 ? 'exact' : 'synonym'
        const foreign = lang === language ? 0 : -MINUS.foreign
        return hit({ ingredientId, layer, name }, { name: CONFIDENCE[layer], language: foreign })
      }),
  )

const byId = ({ library, text }: Query): readonly PendingHit[] =>
  ordinalOf(library, text) < 0
    ? []
    : [hit({ ingredientId: text, layer: 'exact', name: null }, { id: CONFIDENCE.exact })]

function byPhrase({ library, text, language }: Query): readonly PendingHit[] {
  const key = nameKey(text)
  const words = key.split(' ').filter(Boolean)
  const { candidates, roles, isAmbiguous } = readFood(library, words, language)
  const whole = isAmbiguous ? undefined : findByName(library, words, language)
  // In a recipe line, "fermented" and "smoked" may be ignored; in a search they matter.
  const dropped = words.filter(
    (word, at) =>
      roles[at] !== 'food' &&
      roles[at] !== 'unread' &&
      !isHandling(library, word) &&
      !isPortion(word),
  )
  const share =
    dropped.length === 0 ? 1 : CONFIDENCE.dropped / (1 + MINUS.dropped * (dropped.length - 1))
  const found = candidates.map((one) => ({ ...one, confidence: one.confidence * share }))
  return (whole ? [whole] : found).map((one) => {
    const { ingredientId, confidence, name } = one
    const layer = confidence > CONFIDENCE.prefix ? 'synonym' : 'typo'
    if (one.misspelt) {
      const isDoubtful = !mayBeTypo(library, one, key, language)
      return hit({ ingredientId, layer, name }, { phrase: typoConfidence(one, text) }, isDoubtful)
    }
    const isDoubtful =
      confidence <= CONFIDENCE.unknownWord || isDoubtfulForm(library, one, text, language)
    const phrase = Math.min(confidence, CONFIDENCE.inflected)
    return hit({ ingredientId, layer, name }, { phrase }, isDoubtful)
  })
}

/** True for inflected common words and for short foreign names: "Manners" is not Manner, and "baas" is not bao. */
function isDoubtfulForm(
  library: Library,
  { ingredientId, name, lang }: Resolution,
  text: string,
  language: Language,
): boolean {
  const key = nameKey(name)
  const written = nameKey(text)
  return (
    (isBrand(library, ingredientId) && key !== written && isOrdinaryForm(written, language)) ||
    (lang !== undefined && lang !== language && key.length < FOREIGN_FORM)
  )
}

/** True if the text may be a typo for the name. False for brands, whose spelling people copy from the package. */
function mayBeTypo(
  library: Library,
  { ingredientId, name, lang }: Resolution,
  written: string,
  language: Language,
): boolean {
  if (isBrand(library, ingredientId)) return false
  const key = nameKey(name)
  const more = lang === language ? 0 : FOREIGN_SLIP
  const { sounds } = WORDS[lang ?? language]
  return [written, ...inflections(written.split(' '), language)].some((form) => {
    const letters = Math.min(form.length, key.length) - more
    return (
      letters >= minLengthToRecognize(form, key) ||
      (letters > MIN_LENGTH.one && soundOf(form, sounds) === soundOf(key, sounds))
    )
  })
}

/** Confidence that the user means the misspelt name, and not a different word that resembles it. */
function typoConfidence({ confidence }: Resolution, text: string): number {
  const letters = confidence >= ONE_LETTER ? MIN_LENGTH.one : MIN_LENGTH.two
  return text.trim().length >= letters ? confidence : DOUBTFUL_TYPO * (confidence / ONE_LETTER)
}

/** Other foods with the same name, and the generic food behind a brand name. They rank below the preferred meaning. */
const byOtherMeanings = ({ library, keys, language }: Query): readonly PendingHit[] =>
  keys.flatMap((key) => {
    const candidates = library.candidates(key, language)?.candidates ?? []
    const generic = brandNamed(library, key)?.food
    const synonym = (ingredientId: string, values: Readonly<Record<string, number>>) =>
      hit({ ingredientId, layer: 'synonym', name: null }, values)
    return [
      ...candidates.map((id) => synonym(id, { 'ambiguous name': CONFIDENCE.candidate })),
      ...(generic ? [synonym(generic, { 'kind of brand': CONFIDENCE.brand })] : []),
    ]
  })

/** Hits for names in which a word begins with the query, in completion order. */
function byBeginning({ library, words, language }: Query, limit: number): readonly PendingHit[] {
  const key = words.join(' ')
  if (key.length < 2) return []
  return names(library)
    .beginning(key, language, limit)
    .map((row) => {
      const id = foods(library).at(row.ordinal)
      const layer = row.isFirst ? 'prefix' : 'word'
      const parts = {
        beginning: CONFIDENCE.prefix,
        order: -MINUS.order * (row.cost - LEAST_COST),
        brand: isBrand(library, id) ? -MINUS.brand : 0,
        language: isForeignPart(key, row, language) ? -MINUS.foreignPart : 0,
      }
      const isDoubtful = !isHead(key, row, language)
      return hit({ ingredientId: id, layer, name: row.name }, parts, isDoubtful)
    })
}

const isForeignPart = (key: string, { name, lang }: RankedName, language: Language) =>
  lang !== language && !` ${nameKey(name)} `.includes(` ${key} `)

/** True if the query is (nearly) the main word of the name, unlike "angel" for angel food cake. */
function isHead(key: string, { name, lang }: RankedName, language: Language): boolean {
  const head = nameKey(name)
    .split(' ')
    .at(WORDS[lang].headFirst ? 0 : -1)
  return (
    lang === language && head?.startsWith(key) === true && key.length >= HEAD_SHARE * head.length
  )
}

/**
 * Foods with words that start with the query words. The layer `typo` allows one wrong letter per word, and ranks the
 * foods by cost.
 */
function byWords({ library, words, language }: Query, layer: 'word' | 'typo') {
  const least = layer === 'typo' ? MIN_LENGTH.heard : MIN_LENGTH.begun
  const telling = words.filter((word) => word.length >= least && !isAsking(word))
  const costs = new Map<number, readonly number[]>()
  const add = (ordinal: number, cost: number) =>
    costs.set(ordinal, [...(costs.get(ordinal) ?? []), cost])
  for (const word of telling) {
    if (layer === 'word')
      for (const ordinal of names(library).ordinalsBeginning(word)) add(ordinal, LEAST_COST)
    else for (const { ordinal, cost } of names(library).mistyped(word, language)) add(ordinal, cost)
  }
  return [...costs].map(([ordinal, found]) => {
    const one = hit(
      { ingredientId: foods(library).at(ordinal), layer, name: null },
      {
        words: CONFIDENCE[layer] * (found.length / telling.length) ** 2,
        order: -MINUS.order * (Math.min(...found) - LEAST_COST),
      },
    )
    const about = [String(found.length), String(telling.length)]
    const parts = one.parts.map((part) => (part.part === 'words' ? { ...part, about } : part))
    return { ...one, parts }
  })
}

/** Hits for names that differ by one or two letters. At equal distance, the food more common in recipes wins. */
function bySlips({ library, words, language }: Query): readonly PendingHit[] {
  const text = words.join(' ')
  const slips = [
    ...misspelt(library, words, language),
    ...misspeltAmbiguous(library, words, language),
  ]
  return slips.map((one) => {
    const { ingredientId: id, name } = one
    const parts = {
      typo: typoConfidence(one, text),
      brand: isBrand(library, id) ? -MINUS.brandSlip : 0,
      commonness: COMMON_SLIP * commonness(library.popularity, id, language),
    }
    const isDoubtful = !mayBeTypo(library, one, text, language)
    return hit({ ingredientId: id, layer: 'typo', name }, parts, isDoubtful)
  })
}

function byMeaning({ library, language }: Query, reading: ParsedQuery): readonly PendingHit[] {
  const { terms, filters, unknown } = reading
  // A hit is doubtful if the words have no meaning except in food names.
  const isDoubtful =
    unknown.length > 0 || (filters.length === 0 && terms.every(({ senses }) => senses.length === 0))
  return foodsByMeaning(library, reading, language).map(({ ingredientId, ordinal, score }) => {
    const value = round6(CONFIDENCE.meaning * score)
    const parts: readonly Part[] = [
      { part: 'meaning', value },
      ...terms.map(({ text, foods }) => ({
        part: 'has',
        about: [text],
        value: round6(foods.get(ordinal) ?? 0),
      })),
      ...filters.map((filter) => ({ part: 'filter', about: [filter], value: 1 })),
      ...unknown.map((word) => ({ part: 'unknown', about: [word], value: 0 })),
    ]
    return { ingredientId, layer: 'meaning', name: null, confidence: value, parts, isDoubtful }
  })
}
