/** Search by meaning: what a description asks for, term by term, and which foods have it. */

import type { Language } from '../domain/languages.ts'
import { foldVariants } from '../language/fold.ts'
import { inOrder, isDescriptor, isFiller, WORDS } from '../language/index.ts'
import type { Affixes } from '../language/words.ts'
import type { Library } from '../library/library.ts'
import type { Concepts } from './concept-index.ts'
import { concepts, names } from './indexes.ts'
import { commonness } from './name-order.ts'
import { inflections, named } from './resolve.ts'

/** A part of the query that means something. */
export interface Term {
  readonly text: string
  /** Ids of the concepts and foods that its words name. */
  readonly senses: readonly string[]
  /** How much a term tells: rare ones more. */
  readonly telling: number
  /** How much of it each food has, by its place. */
  readonly foods: ReadonlyMap<number, number>
}

export interface Reading {
  readonly terms: readonly Term[]
  /** What the food is to be without, and diets, as the query has them. */
  readonly filters: readonly string[]
  /** Words that mean nothing here. */
  readonly unknown: readonly string[]
  /** Whether the query is a phrase such as "X for Y" or "instead of X", so that names that hold some of its words say nothing. */
  readonly isPhrase: boolean
  /** Whether a food is not ruled out by what the query wants it to be without, or by a diet. */
  isAllowed(id: string): boolean
}

export interface Meant {
  readonly ingredientId: string
  /** 0 to 1: the weighted geometric mean of how much of each term the food has. */
  readonly score: number
  /** How much of each term it has. */
  readonly has: readonly { readonly text: string; readonly weight: number }[]
}

/** A food without a trait keeps this much of it, since no data are complete. */
const TRACE = 0.1
/** A word of the query that means nothing here counts as much as a term that this share of the foods has. */
const UNKNOWN_TELLING = Math.log(20)
/** What a name that holds the words of a term says of its food, what being made of it, what standing in for it. */
const HAS = { inName: 0.85, inNameOnly: 0.6, madeOf: 0.95, standsIn: 0.8, partly: 0.7 }
/** What commonness weighs among foods that fit alike. */
const COMMON = 0.12
/** Foods below this share of the query are not told. */
const LEAST = 0.2
/** How much more than the rest the end of a compound tells. */
const HEAD = 2
/** How much of a query that has only filters a food has that passes them. */
const PASSES = 0.5
const LONGEST_TERM = 4
const MIN_COMPOUND_PART = 3
const MAX_MEANT = 100

/** What the folded words of a query ask for; a query that is a name itself is read part by part. */
export function readQuery(
  library: Library,
  words: readonly string[],
  language: Language,
  isName = false,
): Reading {
  const longest = isName ? words.length - 1 : LONGEST_TERM
  return new Reader(library, language, Math.min(longest, LONGEST_TERM)).read(words)
}

/** The foods that have what the terms ask for, best first; none where no term means anything. */
export function meant(library: Library, reading: Reading, language: Language): readonly Meant[] {
  const { terms, unknown } = reading
  if (terms.length === 0) return []
  const index = concepts(library)
  const telling = terms.reduce((sum, term) => sum + term.telling, 0)
  const logs = new Map<number, number>()
  for (const term of terms) {
    for (const [place, weight] of term.foods) {
      const gain = term.telling * Math.log((TRACE + (1 - TRACE) * weight) / TRACE)
      logs.set(place, (logs.get(place) ?? 0) + gain)
    }
  }
  const known = Math.sqrt(telling / (telling + UNKNOWN_TELLING * unknown.length))
  const found: { ingredientId: string; place: number; score: number }[] = []
  for (const [place, log] of logs) {
    const fit = Math.exp(Math.log(TRACE) + log / telling) * known
    if (fit < LEAST) continue
    const ingredientId = index.ids[place]!
    if (!reading.isAllowed(ingredientId)) continue
    const common = commonness(library.popularity, ingredientId, language)
    found.push({ ingredientId, place, score: fit * (1 - COMMON + COMMON * common) })
  }
  return found
    .sort((a, b) => b.score - a.score || (a.ingredientId < b.ingredientId ? -1 : 1))
    .slice(0, MAX_MEANT)
    .map(({ ingredientId, place, score }) => ({
      ingredientId,
      score,
      has: terms.map(({ text, foods }) => ({ text, weight: foods.get(place) ?? 0 })),
    }))
}

class Reader {
  private readonly index: Concepts
  private readonly terms: Term[] = []
  private readonly filters: string[] = []
  private readonly unknown: string[] = []
  /** Each a list of places that pass. */
  private readonly passes: ReadonlySet<number>[] = []
  /** Foods that the query names beside a filter, so that what stands in for them is asked for too. */
  private standIns = false
  /** How many terms stand before a purpose. */
  private heads = 0
  private isInstead = false

  constructor(
    private readonly library: Library,
    private readonly language: Language,
    private readonly longestTerm: number,
  ) {
    this.index = concepts(library)
  }

  read(words: readonly string[]): Reading {
    const rest = this.takeFilters(words)
    for (let at = 0; at < rest.length; ) {
      // "Rice for sushi" is a rice.
      if (isPurpose(rest[at]!) && at + 1 < rest.length) this.heads ||= this.terms.length
      at += this.take(rest, at)
    }
    this.stressHead()
    if (this.terms.length === 0 && this.filters.length > 0) this.addAllowed(words)
    const { index, passes } = this
    return {
      terms: this.terms,
      filters: this.filters,
      unknown: this.unknown,
      isPhrase: this.heads > 0 || this.isInstead,
      isAllowed: (id) => {
        const place = index.place(id)
        return place !== undefined && passes.every((pass) => pass.has(place))
      },
    }
  }

  /** What stands before a purpose says what the food is, and so tells more than any part of the purpose. */
  private stressHead(): void {
    const rarest = Math.max(0, ...this.terms.slice(this.heads).map(({ telling }) => telling))
    for (const [at, term] of this.terms.entries()) {
      if (at >= this.heads) break
      this.terms[at] = { ...term, telling: Math.max(HEAD * term.telling, rarest) }
    }
  }

  /** Where the query has nothing but filters: what is called so or is known for it, then whatever passes. */
  private addAllowed(words: readonly string[]): void {
    const places = new Map<number, number>()
    for (const place of this.index.ids.keys()) places.set(place, PASSES)
    for (const number of this.conceptsOf(words)) {
      for (const [place, weight] of this.index.foods(number)) raise(places, place, weight)
    }
    for (const id of names(this.library).holding(words.join(' '))) {
      raise(places, this.index.place(id)!, 1)
    }
    this.push(words.join(' '), [], places)
  }

  /** Takes what the food is to be without, and diets, out of the words. */
  private takeFilters(words: readonly string[]): readonly string[] {
    const left: string[] = []
    for (let at = 0; at < words.length; ) {
      const diet = this.dietAt(words, at)
      const taken = diet || this.without(words, at)
      const phrase = this.longest(words, at, (span) => this.conceptsOf(span).length > 0)
      // "Eggless baking" and "sin cafeína" mean something of their own, and all the same they are without egg and caffeine.
      const isMeant = phrase > taken || (phrase === taken && diet === 0)
      const kept = phrase > 0 && isMeant ? phrase : taken > 0 ? 0 : 1
      for (let next = at + 1; next < at + kept; next++) this.filterAt(words, next, at + kept)
      left.push(...words.slice(at, at + kept))
      at += Math.max(kept, taken)
    }
    this.standIns = this.passes.length > 0
    return left
  }

  /** How many words from `at` on, up to `end`, say what the food is to be without, or name a diet. */
  private filterAt(words: readonly string[], at: number, end = words.length): number {
    const within = words.slice(0, end)
    return this.dietAt(within, at) || this.without(within, at)
  }

  /** How many words from `at` on say what the food is to be without. */
  private without(words: readonly string[], at: number): number {
    for (const { without } of inOrder(this.language).map((lang) => WORDS[lang])) {
      const begun = startsWithOne(words, at, without.before)
      if (begun > 0) {
        // "Without any eggs", "nicht aus Milch".
        const before = begun + countWhile(words, at + begun, isAsking)
        const target = this.target(words, at + before)
        if (target > 0) return before + target
      }
      const stem = withoutEnding(words[at]!, without.endings)
      if (stem !== undefined && this.ruleOut([stem])) return 1
      for (let length = Math.min(LONGEST_TERM, words.length - at - 1); length > 0; length--) {
        if (!without.behind.includes(words[at + length]!)) continue
        // "Bread free of gluten" is not free of bread.
        if (startsWithOne(words, at + length, without.before) > 0) continue
        if (this.ruleOut(words.slice(at, at + length))) return length + 1
      }
    }
    return 0
  }

  /** The words of a list such as "gluten or lactose" behind a "without". */
  private target(words: readonly string[], at: number): number {
    let end = at
    for (let next = at; next < words.length; ) {
      const skipped = next > at && isJoin(words[next]!) ? 1 : 0
      if (next > at && skipped === 0) break
      const length = this.longest(words, next + skipped, (span) => this.ruleOut(span))
      if (length === 0) break
      next += skipped + length
      end = next
    }
    return end - at
  }

  private ruleOut(words: readonly string[]): boolean {
    const numbers = this.conceptsOf(words)
    const foods = this.foodsOf(words)
    if (numbers.length === 0 && foods.length === 0) return false
    if (numbers.length > 0) {
      // Where one of the meanings says what being free of it takes, the others only loosen it.
      const saying = numbers.filter((number) => this.index.saysFree(number))
      const asked = saying.length > 0 ? saying : numbers
      this.passes.push(...asked.map((number) => this.index.free(number)))
    } else {
      const out = foods.flatMap((id) => [
        this.index.place(id)!,
        ...this.index.made(id).map(([place]) => place),
      ])
      this.passes.push(this.index.allBut(new Set(out)))
    }
    if (!numbers.some((number) => this.index.saysFree(number))) {
      for (const id of foods) this.passes.push(...this.freeOfItsAllergens(id))
    }
    this.filters.push(`-${words.join(' ')}`)
    // "Without egg bread" may mean bread without egg.
    for (let length = words.length - 1; length > 0; length--) {
      const first = this.conceptsOf(words.slice(0, length))
      const saying = first.filter((number) => this.index.saysFree(number))
      this.passes.push(...saying.map((number) => this.index.free(number)))
    }
    return true
  }

  /** What may hold a food that is an allergen: nobody knows that bread is without wheat flour. */
  private freeOfItsAllergens(id: string): readonly ReadonlySet<number>[] {
    const profile = this.library.ingredient(id)?.allergenProfile
    return TELLING_ALLERGENS.filter((name) => profile?.[name]?.contains === 'yes').map((name) =>
      this.index.freeOrPlain(name),
    )
  }

  /** How many words from `at` on name a diet. */
  private dietAt(words: readonly string[], at: number): number {
    return this.longest(words, at, (span) => {
      const diets = this.conceptsOf(span).flatMap((number) => this.index.fits(number) ?? [])
      if (diets.length === 0) return false
      this.passes.push(...diets)
      this.filters.push(span.join(' '))
      return true
    })
  }

  /** Takes the longest term at `at`; returns how many words it has. */
  private take(words: readonly string[], at: number): number {
    const instead = this.insteadOf(words, at)
    if (instead > 0) return instead
    const length =
      this.longest(words, at, (span) => this.means(span) && this.addTerm(span)) ||
      this.longest(words, at, (span) => !isLoose(span) && this.addTerm(span))
    if (length > 0) return length
    const word = words[at]!
    if (!this.compound(word) && !isAsking(word) && !isDescriptor(word)) this.unknown.push(word)
    return 1
  }

  private longest(
    words: readonly string[],
    at: number,
    takes: (span: readonly string[]) => boolean,
  ): number {
    for (let length = Math.min(this.longestTerm, words.length - at); length > 0; length--) {
      const span = words.slice(at, at + length)
      if (span.every((word) => isFiller(word) || isAsking(word))) continue
      if (takes(span)) return length
    }
    return 0
  }

  /** "Substitute for X", "X substitute", "X-Ersatz"; returns how many words it took. */
  private insteadOf(words: readonly string[], at: number): number {
    for (const { instead } of inOrder(this.language).map((lang) => WORDS[lang])) {
      const before = startsWithOne(words, at, instead.before)
      if (before > 0) {
        const length = this.longest(words, at + before, (span) =>
          this.addStandInTerm(span, words.slice(at, at + before + span.length)),
        )
        if (length > 0) return before + length
      }
      const stem = withoutEnding(words[at]!, instead.endings)
      if (stem !== undefined && this.addStandInTerm([stem])) return 1
      for (let length = Math.min(2, words.length - at - 1); length > 0; length--) {
        if (!instead.behind.includes(words[at + length]!)) continue
        if (this.addStandInTerm(words.slice(at, at + length))) return length + 1
      }
    }
    return 0
  }

  /** What stands in for the food that the words name, but never that food itself. */
  private addStandInTerm(words: readonly string[], whole = words): boolean {
    const places = new Map<number, number>()
    const foods = this.foodsOf(words)
    for (const id of foods) {
      this.addStandIns(places, id, HAS.standsIn)
      // Dried egg is egg.
      for (const [place] of this.index.made(id)) places.delete(place)
    }
    // "Egg substitute" may be a concept of its own, which knows more than the food graph.
    const phrases = [whole, [...words, 'substitute'], [`${words.join('')}ersatz`]].filter(
      (phrase) => phrase !== words,
    )
    const numbers = phrases.flatMap((phrase) => this.conceptsOf(phrase))
    for (const number of numbers) {
      for (const [place, weight] of this.index.foods(number)) raise(places, place, weight)
    }
    for (const id of foods) places.delete(this.index.place(id)!)
    if (places.size === 0) return false
    this.passes.push(this.index.allBut(new Set(foods.map((id) => this.index.place(id)!))))
    this.isInstead = true
    this.push(
      `instead of ${words.join(' ')}`,
      [...foods, ...numbers.map((number) => this.index.id(number))],
      places,
      HEAD,
    )
    return true
  }

  /** "Kuchengewürz": two words in one, each of which means something. */
  private compound(word: string): boolean {
    if (word.length < 2 * MIN_COMPOUND_PART) return false
    for (let at = word.length - MIN_COMPOUND_PART; at >= MIN_COMPOUND_PART; at--) {
      const tail = [word.slice(at)]
      if (!this.means(tail)) continue
      const heads = [word.slice(0, at), ...LINKS.map((link) => cut(word.slice(0, at), link))]
      const head = heads.find((one) => one.length >= MIN_COMPOUND_PART && this.means([one]))
      // The end of a compound says what it is, what stands before it of which kind.
      if (head !== undefined) return this.addTerm(tail, HEAD) && this.addTerm([head])
    }
    return false
  }

  private means(words: readonly string[]): boolean {
    return this.conceptsOf(words).length > 0 || this.foodsOf(words).length > 0
  }

  private addTerm(words: readonly string[], telling = 1): boolean {
    const text = words.join(' ')
    const numbers = this.conceptsOf(words)
    const foods = this.foodsOf(words)
    const places = new Map<number, number>()
    for (const number of numbers) {
      for (const [place, weight] of this.index.foods(number)) raise(places, place, weight)
    }
    for (const id of foods) {
      raise(places, this.index.place(id)!, 1)
      for (const [place, weight] of this.index.made(id)) raise(places, place, HAS.madeOf * weight)
      if (this.standIns) this.addStandIns(places, id, HAS.standsIn)
    }
    // "Dulce" in the name of a chorizo says less of it than the taste does.
    const inName = numbers.length > 0 && foods.length === 0 ? HAS.inNameOnly : HAS.inName
    for (const id of names(this.library).holding(text)) raise(places, this.index.place(id)!, inName)
    if (places.size === 0) return false
    this.push(text, [...numbers.map((number) => this.index.id(number)), ...foods], places, telling)
    return true
  }

  private push(
    text: string,
    senses: readonly string[],
    foods: ReadonlyMap<number, number>,
    times = 1,
  ): void {
    let mass = 0
    for (const weight of foods.values()) mass += weight
    const telling = times * Math.log(1 + this.index.ids.length / (1 + mass))
    this.terms.push({ text, senses, telling, foods })
  }

  private addStandIns(places: Map<number, number>, id: string, full: number): void {
    const relations = this.library.ingredient(id)?.relationships
    for (const { ingredientID, score } of relations?.substitutesWell ?? []) {
      raise(places, this.index.place(ingredientID)!, full * score)
    }
    for (const { ingredientID, score } of relations?.substitutesPartially ?? []) {
      raise(places, this.index.place(ingredientID)!, full * HAS.partly * score)
    }
  }

  private conceptsOf(words: readonly string[]): readonly number[] {
    const of = (keys: readonly string[], lang: Language) => [
      ...new Set(keys.flatMap((key) => this.index.named(key, lang))),
    ]
    const exact = of(foldVariants(words.join(' ')), this.language)
    if (exact.length > 0) return exact
    for (const lang of inOrder(this.language)) {
      const inflected = of(
        [...inflections(words, lang), ...(lang === 'es' ? masculine(words) : [])],
        lang,
      )
      if (inflected.length > 0) return inflected
    }
    return []
  }

  private foodsOf(words: readonly string[]): readonly string[] {
    const hit = named(this.library, words, this.language)
    return hit ? [hit.ingredientId] : []
  }
}

/** Allergens that a food shares with all that hold it. */
const TELLING_ALLERGENS = [
  'gluten',
  'dairy',
  'egg',
  'soy',
  'peanut',
  'treeNut',
  'sesame',
  'fish',
  'shellfish',
] as const

function countWhile(words: readonly string[], at: number, holds: (word: string) => boolean) {
  let end = at
  while (end < words.length && holds(words[end]!)) end++
  return end - at
}

/** Whether words such as "cheese for" end in the air. */
const isLoose = (words: readonly string[]) => isAsking(words[0]!) || isAsking(words.at(-1)!)

/** Letters that join the parts of a German compound. */
const LINKS = ['s', 'n', 'en', 'es', 'er', 'e']

const cut = (word: string, end: string) => (word.endsWith(end) ? word.slice(0, -end.length) : '')

function raise(places: Map<number, number>, place: number, weight: number): void {
  if (weight > (places.get(place) ?? 0)) places.set(place, weight)
}

/** Spanish adjectives as dictionaries have them: "ahumadas" is "ahumado". */
function masculine(words: readonly string[]): readonly string[] {
  const phrase = words.map((word) => word.replace(/as?$/, 'o').replace(/os$/, 'o')).join(' ')
  return phrase === words.join(' ') ? [] : [phrase]
}

function startsWithOne(words: readonly string[], at: number, phrases: Affixes['before']): number {
  const lengths = phrases
    .map((phrase) => phrase.split(' '))
    .filter((phrase) => phrase.every((word, index) => words[at + index] === word))
    .map(({ length }) => length)
  return Math.max(0, ...lengths)
}

function withoutEnding(word: string, endings: readonly string[]): string | undefined {
  const ending = endings.find((one) => word.endsWith(one) && word.length >= one.length + 2)
  return ending === undefined ? undefined : word.slice(0, word.length - ending.length)
}

const isPurpose = (word: string) => Object.values(WORDS).some(({ purpose }) => purpose.has(word))

const isJoin = (word: string) => ['and', 'or', 'nor', 'und', 'oder', 'y', 'ni', 'o'].includes(word)

/** Words around a description that say nothing of the food, in any language. */
export function isAsking(word: string): boolean {
  return isFiller(word) || Object.values(WORDS).some(({ asking }) => asking.has(word))
}
