/** Search: exact name, inflected name, prefix, words, typos, meaning; one rule joins them (docs/decisions, "Search has layers"). */

import { LANGUAGES, type Language } from '../domain/languages.ts'
import { round6 } from '../domain/numbers.ts'
import { itemAt } from '../domain/present.ts'
import type { Layer } from '../domain/reading.ts'
import { foldVariants, nameKey } from '../language/fold.ts'
import {
  isAsking,
  isDescriptor,
  isOrdinary,
  isOrdinaryForm,
  isPurpose,
  WORDS,
} from '../language/index.ts'
import { soundOf } from '../language/sounds.ts'
import { stem } from '../language/stem.ts'
import { isBrand, type Library } from '../library/library.ts'
import { signsAsWords } from './bounds.ts'
import { readFood } from './find-food.ts'
import { brandNamed, foods, keywords, names } from './indexes.ts'
import { isNameIn } from './lexicon-entries.ts'
import { type Meant, meant } from './meaning.ts'
import { misspelt, misspeltAmbiguous } from './misspelt.ts'
import type { RankedName } from './name-index.ts'
import { commonness, LEAST_COST } from './name-order.ts'
import { inflections, isPortion, named, type Resolution } from './named.ts'
import { comparing, type Narrowing, narrows, type Order, passing } from './narrowing.ts'
import { type Reading, readQuery } from './reading.ts'
import { lettersToTell } from './slips.ts'

interface Hit {
  readonly ingredientId: string
  /** 0 to 1. */
  readonly confidence: number
  readonly layer: Layer
  /** The name that matched; null where none did. */
  readonly name: string | null
  /** What the confidence is made of: the layer's own value first, then what was added or taken. */
  readonly parts: readonly Part[]
}

export interface Part {
  readonly part: string
  readonly value: number
}

const CONFIDENCE = {
  exact: 1,
  synonym: 0.97,
  candidate: 0.9,
  brand: 0.85,
  inflected: 0.94,
  /** At most, of a name beside a word that nobody knows. */
  unknownWord: 0.6,
  /** Of a name beside a word that describes it. */
  dropped: 0.63,
  prefix: 0.8,
  words: 0.7,
  meaning: 0.75,
  keywords: 0.5,
}
const FOREIGN = 0.03
/** What each further word that is dropped takes from it. */
const FURTHER_WORD = 0.05
/** What a point of cost in the order of completion takes from a name that begins like the query. */
const ORDER = 0.015
/** What is taken from a brand whose name goes on behind the query: whoever types "milk" means no Milka. */
const BRAND = 0.1
/** What is taken from a name of another language with no word that is typed to its end: "polyo" is no polyoxyethylene. */
const FOREIGN_PART = 0.25
/** What is taken from a misspelt brand, which is written as its maker writes it: "cornea" is no Corny. */
const BRAND_SLIP = 0.22
/** From this confidence on a name has answered the query. */
const SURE = 0.72
/** What commonness adds to a name that was mistyped. */
const COMMON_SLIP = 0.04
/** What a typo is worth that may as well be another word: in a short word, of two letters, or of a sound. */
const DOUBTFUL_TYPO = 0.45
/** Letters from which on one that is wrong leaves a word that can be told, and two, and with other letters the same sound. */
const TELLING = { one: 6, two: 10, heard: 5 }
/** The confidence of a typo from which on it is of one letter, or sounds the same. */
const ONE_LETTER = 0.65
/** How many letters more a name of another language needs to be told by, and one that is inflected. */
const FOREIGN_SLIP = 2
const FOREIGN_FORM = 6
/** The part of a word from which on it is as good as typed. */
const HEAD_SHARE = 0.8
/** What is left of a hit that only resembles a word that names no food. */
const OF_ORDINARY = 0.5
/** What is left of a food beside a word that nobody knows: "mechanical orange". */
const OF_UNKNOWN = 0.8
/** A name with fewer hits than these is followed by what its words mean. */
const FEW = 5
/** More names than begin with any text. */
const ALL = 10_000
/** Layers that leave words of the query aside. */
const GUESSES: ReadonlySet<Hit['layer']> = new Set(['word', 'typo'])
/** Layers of names, as they stand or inflected. */
const NAMES: ReadonlySet<Hit['layer']> = new Set(['exact', 'synonym'])
const NONE: ReadonlySet<Hit['layer']> = new Set()
const MAX_QUERY = 200
const MAX_WORDS = 12
/** Hits of the keyword index that are told. */
const MOST_GUESSES = 100

/** A hit whose parts are only worked out when it is told; most hits are not. */
interface Found extends Omit<Hit, 'parts'> {
  readonly parts: () => readonly Part[]
  /** Whether a word that is no food would be found as well. */
  readonly isDoubtful: boolean
}

/** Up to `limit` hits, best first, ties by id; a hit keeps the best confidence that any layer gives it. */
export function findHits(
  library: Library,
  query: string,
  language: Language,
  limit: number,
  { narrowing = {}, order }: { readonly narrowing?: Narrowing; readonly order?: Order } = {},
): readonly Hit[] {
  const isNarrow = narrows(narrowing)
  const text = query.slice(0, MAX_QUERY)
  const keys = foldVariants(signsAsWords(text))
  const words = keys[0] === '' ? [] : itemAt(keys, 0).split(' ', MAX_WORDS)
  const best = new Best(library)
  const exact = byName(library, keys, language)
  const byItself = byId(library, text)
  best.add(exact)
  best.add(byItself)
  // Of what is a name as it stands, the phrase reader says the same with less confidence.
  if (exact.length === 0) best.add(byPhrase(library, text, language))
  best.add(byCandidates(library, keys, language))
  best.add(byBrand(library, keys))
  const isLiteral = exact.length > 0 || byItself.length > 0
  // "Ohne Eier" is no name of eggs, though a reader of recipe lines takes it for one.
  const whole = !isLiteral && best.size > 0 ? readQuery(library, words, language) : undefined
  if (whole) best.ruleOut(whole)
  const isName = best.has(CONFIDENCE.candidate)
  best.add(
    byBeginning(library, words.join(' '), language, isNarrow || order ? ALL : Math.max(limit, FEW)),
  )
  if (!isName) best.add(byWords(library, words))
  if (!best.has(SURE)) best.add(bySlips(library, words, language))
  let isWish = false
  // One word that is a name is no description.
  if (isName ? best.size < FEW && words.length > 1 : words.length > 0) {
    const reading = (!isName && whole) || readQuery(library, words, language, isName)
    isWish = reading.isWish && reading.unknown.length === 0
    // What the query wants the food to be without rules out what only resembles its words.
    if (!isName) best.ruleOut(reading)
    // "Herb for pesto" asks for a herb, not for what is called pesto.
    if (!isName && reading.isPhrase && reading.unknown.length === 0) best.dropGuesses()
    best.add(byMeaning(library, reading, language))
    if (best.size === 0) {
      best.add(byKeywords(library, words))
      best.ruleOut(reading)
    }
    if (!isName && isOfUnknown(library, words, reading, language)) best.doubtLikeness(NAMES)
  }
  if (words.length > 0 && byItself.length === 0) {
    const are = (isOne: (word: string) => boolean) =>
      words.every((word) => isAsking(word) || isOne(word))
    // "Tornillo" is a screw, though names of foods begin like it, and "Bikini" in German no sandwich.
    if (are((word) => isOrdinary(word, language)) || isOrdinary(words.join(' '), language)) {
      if (!isNamedIn(library, keys, language)) best.doubtLikeness()
      // With another ending, or in another language, it may be the plural of a food.
    } else if (
      !isLiteral &&
      !isWish &&
      (are((word) => LANGUAGES.some((lang) => isOrdinaryForm(word, lang))) ||
        isOfOrdinary(words, language))
    ) {
      best.doubtLikeness(NAMES)
    }
  }
  if (best.isDoubtful) {
    if (words.filter((word) => !isAsking(word)).length === 1)
      best.doubtLikeness(NONE, 'may be another word')
    else best.doubtLikeness(NONE, 'unknown word', OF_UNKNOWN)
  }
  if (isNarrow) best.keep(passing(library, narrowing))
  const byOrder = order && comparing(library, order, language)
  return best.first(limit, byOrder).map(({ ingredientId, layer, name, confidence, parts }) => ({
    ingredientId,
    layer,
    name,
    confidence,
    parts: parts(),
  }))
}

function isNamedIn(library: Library, keys: readonly string[], language: Language): boolean {
  return keys.some((key) => isNameIn(library, key, language))
}

/** The word of a phrase that says what it is; undefined in a query that says what the food is for. */
function headOf(words: readonly string[], language: Language): string | undefined {
  if (words.some(isPurpose)) return undefined
  return words.filter((word) => !isAsking(word)).at(WORDS[language].headFirst ? 0 : -1)
}

/** "Cheese grater", "cartón de huevos", "Bierkasten": a thing that is called by the food it is for. "Hoja" is a portion. */
function isOfOrdinary(words: readonly string[], language: Language): boolean {
  const head = headOf(words, language)
  if (head === undefined || isPortion(head)) return false
  const forms = [head, ...stem(head, language)]
  return forms.some(
    (form) =>
      isOrdinary(form, language) || (WORDS[language].compounds && endsOrdinary(form, language)),
  )
}

/** Letters that the end of a compound has at least, and what stands before it. */
const PART = { head: 4, rest: 3 }

function endsOrdinary(word: string, language: Language): boolean {
  for (let at = PART.rest; at <= word.length - PART.head; at++) {
    if (isOrdinary(word.slice(at), language)) return true
  }
  return false
}

/**
 * "Garden gnome": a phrase that names a food or a trait, and then says with a word that nothing is called by what it is. "Motor
 * oil", "aceite de motor": of what nothing that is eaten is of. "Pepper mill": a word that only stands in the name of another food
 * says no more.
 */
function isOfUnknown(
  library: Library,
  words: readonly string[],
  { unknown, terms }: Reading,
  language: Language,
): boolean {
  const head = headOf(words, language)
  return (
    words.length > 1 &&
    head !== undefined &&
    (unknown.some((word) => isOrdinaryForm(word, language)) ||
      ((unknown.includes(head) ||
        terms.some(({ text, senses }) => text === head && senses.length === 0)) &&
        !isDescriptor(head) &&
        !isPortion(head) &&
        !misspelt(library, [head], language).some((near) =>
          isNear(library, near, head, language),
        ) &&
        // "Tomato pase" is long enough to be told as a whole.
        !misspelt(library, words, language).some((near) =>
          isSlip(library, near, nameKey(words.join(' ')), language),
        )))
  )
}

/** The best hit of each food so far. */
class Best {
  private readonly hits = new Map<string, Found>()

  constructor(private readonly library: Library) {}

  get size(): number {
    return this.hits.size
  }

  /** Whether the best hit is doubtful. */
  get isDoubtful(): boolean {
    const [first] = this.first(1)
    return first?.isDoubtful === true && first.confidence > OF_ORDINARY
  }

  add(hits: readonly Found[]): void {
    for (const hit of hits) {
      const known = this.hits.get(hit.ingredientId)
      const better = known && known.confidence >= hit.confidence ? known : hit
      // Any way of finding it that claims a food for good will do.
      const isDoubtful = [known ?? hit, hit].every(
        (one) => one.isDoubtful || one.confidence <= OF_ORDINARY,
      )
      this.hits.set(
        hit.ingredientId,
        isDoubtful === better.isDoubtful ? better : { ...better, isDoubtful },
      )
    }
  }

  /** Whether a hit has this confidence. */
  has(least: number): boolean {
    for (const { confidence } of this.hits.values()) if (confidence >= least) return true
    return false
  }

  ruleOut({ isAllowed }: Reading): void {
    for (const id of this.hits.keys()) {
      const place = foods(this.library).place(id)
      if (place === undefined || !isAllowed(place)) this.hits.delete(id)
    }
  }

  dropGuesses(): void {
    for (const [id, { layer }] of this.hits) if (GUESSES.has(layer)) this.hits.delete(id)
  }

  /** Lowers what only resembles the words of the query, but for some layers. */
  doubtLikeness(spared = NONE, part = 'word that names no food', left = OF_ORDINARY): void {
    for (const [id, hit] of this.hits) {
      if (spared.has(hit.layer)) continue
      const confidence = round6(left * hit.confidence)
      const taken = { part, value: confidence - hit.confidence }
      this.hits.set(id, { ...hit, confidence, parts: () => told([...hit.parts(), taken]) })
    }
  }

  keep(passes: (id: string) => boolean): void {
    for (const id of this.hits.keys()) if (!passes(id)) this.hits.delete(id)
  }

  /** By confidence, ties by id, or by another order. */
  first(limit: number, order?: (one: string, other: string) => number): readonly Found[] {
    return [...this.hits.values()]
      .sort((a, b) =>
        order
          ? order(a.ingredientId, b.ingredientId)
          : b.confidence - a.confidence || (a.ingredientId < b.ingredientId ? -1 : 1),
      )
      .slice(0, limit)
  }
}

/** A hit whose confidence is the sum of its parts, rounded as it goes over the wire, so that ties there are ties here. */
function hit(
  ingredientId: string,
  layer: Hit['layer'],
  name: string | null,
  parts: readonly Part[],
  isDoubtful = false,
): Found {
  let sum = 0
  for (const { value } of parts) sum += round6(value)
  return {
    ingredientId,
    layer,
    name,
    confidence: round6(sum),
    parts: () => told(parts),
    isDoubtful,
  }
}

function told(parts: readonly Part[]): readonly Part[] {
  const told: Part[] = []
  for (const { part, value } of parts) {
    const rounded = round6(value)
    if (rounded !== 0) told.push({ part, value: rounded })
  }
  return told
}

/** Names as they stand; in short ones "ae", "oe" and "ue" are umlauts in German only: "fuel" is no ful. */
function byName(library: Library, keys: readonly string[], language: Language): readonly Found[] {
  const found: Found[] = []
  for (const [variant, key] of keys.entries()) {
    for (const { ingredientId, lang, rank, name } of library.named(key)) {
      if (variant > 0 && !WORDS[lang].umlauts && key.length < FOREIGN_FORM) continue
      const layer = rank === 0 ? 'exact' : 'synonym'
      const parts = [
        { part: 'name', value: CONFIDENCE[layer] },
        { part: 'language', value: lang === language ? 0 : -FOREIGN },
      ]
      found.push(hit(ingredientId, layer, name, parts))
    }
  }
  return found
}

function byId(library: Library, text: string): readonly Found[] {
  if (foods(library).place(text) === undefined) return []
  return [hit(text, 'exact', null, [{ part: 'id', value: CONFIDENCE.exact }])]
}

function byPhrase(library: Library, text: string, language: Language): readonly Found[] {
  const words = nameKey(text).split(' ').filter(Boolean)
  const { candidates, roles, isAmbiguous } = readFood(library, words, language)
  const whole = isAmbiguous ? undefined : named(library, words, language)
  // A recipe line may drop "fermented" and "smoked"; who searches for them means them.
  const dropped = words.filter(
    (word, at) =>
      roles[at] !== 'food' && roles[at] !== 'unread' && !isDescriptor(word) && !isPortion(word),
  )
  const share =
    dropped.length === 0 ? 1 : CONFIDENCE.dropped / (1 + FURTHER_WORD * (dropped.length - 1))
  const found = candidates.map((one) => ({ ...one, confidence: one.confidence * share }))
  return (whole ? [whole] : found).map((one) =>
    hit(
      one.ingredientId,
      one.confidence > CONFIDENCE.prefix ? 'synonym' : 'typo',
      one.name,
      [
        {
          part: 'phrase',
          value: one.misspelt ? likely(one, text) : Math.min(one.confidence, CONFIDENCE.inflected),
        },
      ],
      one.misspelt
        ? !isSlip(library, one, nameKey(text), language)
        : one.confidence <= CONFIDENCE.unknownWord || isDoubtfulForm(library, one, text, language),
    ),
  )
}

/** "Manners" is no Manner, and "baas" no bao: a word of every day with an ending, and a short name of another language. */
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

/** Whether a person may have meant the name and slipped; a brand is written as its maker writes it. */
function isSlip(
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
      letters >= lettersToTell(form, key) ||
      (letters > TELLING.one && soundOf(form, sounds) === soundOf(key, sounds))
    )
  })
}

/** The same of the head of a phrase, whose other words name a food: "zerdo molido" may be by ear. */
function isNear(library: Library, near: Resolution, head: string, language: Language): boolean {
  const { sounds } = WORDS[near.lang ?? language]
  return (
    isSlip(library, near, head, language) ||
    (head.length >= TELLING.heard && soundOf(head, sounds) === soundOf(nameKey(near.name), sounds))
  )
}

/** How likely a misspelt name is meant, and not a word that only resembles it. */
function likely({ confidence }: Resolution, text: string): number {
  const letters = confidence >= ONE_LETTER ? TELLING.one : TELLING.two
  return text.trim().length >= letters ? confidence : DOUBTFUL_TYPO * (confidence / ONE_LETTER)
}

/** What the name may also mean comes right behind what it is taken for. */
function byCandidates(
  library: Library,
  keys: readonly string[],
  language: Language,
): readonly Found[] {
  const found: Found[] = []
  for (const key of keys) {
    for (const other of library.candidates(key, language)?.candidates ?? []) {
      const parts = [{ part: 'ambiguous name', value: CONFIDENCE.candidate }]
      found.push(hit(other, 'synonym', null, parts))
    }
  }
  return found
}

/** The kind of food that a brand is an example of, behind the brand itself. */
function byBrand(library: Library, keys: readonly string[]): readonly Found[] {
  return keys.flatMap((key) => {
    const food = brandNamed(library, key)?.food ?? null
    return food === null
      ? []
      : [hit(food, 'synonym', null, [{ part: 'kind of brand', value: CONFIDENCE.brand }])]
  })
}

/** Names that have the whole query as the beginning of the name, or of one of its words, in the order of completion. */
function byBeginning(
  library: Library,
  key: string,
  language: Language,
  limit: number,
): readonly Found[] {
  if (key.length < 2) return []
  const ids = foods(library)
  return names(library)
    .beginning(key, language, limit)
    .map((row) =>
      hit(
        ids.id(row.place),
        row.isFirst ? 'prefix' : 'word',
        row.name,
        [
          { part: 'beginning', value: CONFIDENCE.prefix },
          { part: 'order', value: -ORDER * (row.cost - LEAST_COST) },
          { part: 'brand', value: isBrand(library, ids.id(row.place)) ? -BRAND : 0 },
          { part: 'language', value: isForeignPart(key, row, language) ? -FOREIGN_PART : 0 },
        ],
        !isHead(key, row, language),
      ),
    )
}

/** Whether the query ends inside of a word of another language. */
const isForeignPart = (key: string, { name, lang }: RankedName, language: Language) =>
  lang !== language && !` ${nameKey(name)} `.includes(` ${key} `)

/**
 * Whether the query is the word of the name that says what it is, or all but ends it: "angel" is no angel food cake, and
 * "marsh" no marshmallow.
 */
function isHead(key: string, { name, lang }: RankedName, language: Language): boolean {
  const head = nameKey(name)
    .split(' ')
    .at(WORDS[lang].headFirst ? 0 : -1)
  return (
    lang === language && head?.startsWith(key) === true && key.length >= HEAD_SHARE * head.length
  )
}

/** Foods whose names have words that begin with words of the query, by how many of them. */
function byWords(library: Library, words: readonly string[]): readonly Found[] {
  const telling = words.filter((word) => word.length >= 3 && !isAsking(word))
  if (words.length < 2 || telling.length === 0) return []
  const matched = new Map<number, number>()
  for (const word of telling) {
    for (const place of names(library).placesBeginning(word)) {
      matched.set(place, (matched.get(place) ?? 0) + 1)
    }
  }
  return [...matched].map(([place, count]) =>
    hit(foods(library).id(place), 'word', null, [
      {
        part: `${count} of ${telling.length} words`,
        value: CONFIDENCE.words * (count / telling.length) ** 2,
      },
    ]),
  )
}

/** Names that differ by a letter or two; of two that are as near, the one that recipes name more often. */
function bySlips(library: Library, words: readonly string[], language: Language): readonly Found[] {
  const slips = [
    ...misspelt(library, words, language),
    ...misspeltAmbiguous(library, words, language),
  ]
  return slips.map((one) =>
    hit(
      one.ingredientId,
      'typo',
      one.name,
      [
        { part: 'typo', value: likely(one, words.join(' ')) },
        { part: 'brand', value: isBrand(library, one.ingredientId) ? -BRAND_SLIP : 0 },
        {
          part: 'commonness',
          value: COMMON_SLIP * commonness(library.popularity, one.ingredientId, language),
        },
      ],
      !isSlip(library, one, words.join(' '), language),
    ),
  )
}

function byMeaning(library: Library, reading: Reading, language: Language): readonly Found[] {
  // A word that means nothing by itself only stands in the names of foods.
  const isDoubtful =
    reading.isTorn ||
    reading.unknown.length > 0 ||
    (reading.filters.length === 0 && reading.terms.every(({ senses }) => senses.length === 0))
  return meant(library, reading, language).map((one) => ({
    ingredientId: one.ingredientId,
    layer: 'meaning',
    name: null,
    confidence: round6(CONFIDENCE.meaning * one.score),
    parts: () => meaningParts(one, reading),
    isDoubtful,
  }))
}

function meaningParts(
  { place, score }: Meant,
  { terms, filters, unknown }: Reading,
): readonly Part[] {
  return [
    { part: 'meaning', value: round6(CONFIDENCE.meaning * score) },
    ...terms.map(({ text, foods }) => ({
      part: `has ${text}`,
      value: round6(foods.get(place) ?? 0),
    })),
    ...filters.map((filter) => ({ part: `filter ${filter}`, value: 1 })),
    ...unknown.map((word) => ({ part: `unknown ${word}`, value: 0 })),
  ]
}

/** The keyword index, for words that are misspelt one by one. */
function byKeywords(library: Library, words: readonly string[]): readonly Found[] {
  const found = keywords(library).search(words, MOST_GUESSES)
  const top = found[0]?.score ?? 1
  return found.map(({ ordinal, score }) =>
    hit(foods(library).id(ordinal), 'typo', null, [
      { part: 'keywords', value: CONFIDENCE.keywords * (0.3 + (0.7 * score) / top) },
    ]),
  )
}
