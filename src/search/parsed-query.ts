/** Parses a query that describes foods into filters and terms, each with the foods that match it. */

import type { Language } from '../domain/languages.ts'
import { itemAt, lastOf } from '../domain/present.ts'
import { nameKey } from '../language/fold.ts'
import { inOrder, isAsking, isPurpose, WORDS } from '../language/index.ts'
import { isOrdinaryForm } from '../language/stem.ts'
import { isBrand, type Library } from '../library/library.ts'
import { affixedAt, phraseLengthAt } from './affixes.ts'
import type { Weights } from './concept-index.ts'
import { Filters } from './filters.ts'
import { figures, names } from './indexes.ts'
import { eatenWeight, weightedByRelevance, wishWeights } from './level-weights.ts'
import { isHandling } from './lexicon-entries.ts'
import { LONGEST_TERM, Senses } from './senses.ts'
import { type Wish, wishAt } from './wishes.ts'

interface Term {
  readonly text: string
  /** Ids of the concepts and foods that the term names. */
  readonly senses: readonly string[]
  /** Weight of the term; rarer terms have more weight. */
  rarity: number
  /** How well each food matches the term, by ordinal. */
  foods: Map<number, number>
  /** True if the term asks for foods that are high or low in a nutrient. */
  readonly isWish: boolean
  /** Ordinals of the foods that the term names. */
  readonly named: readonly number[]
}

export interface ParsedQuery {
  readonly terms: readonly Readonly<Term>[]
  /** Exclusions and diets as written in the query. */
  readonly filters: readonly string[]
  /** Words with no known meaning. */
  readonly unknown: readonly string[]
  /** True for phrases such as "X for Y" or "instead of X". A match of only some of their words means nothing. */
  readonly isPhrase: boolean
  /**
   * True if the query has a filter or asks for foods high or low in a nutrient. For example, "bajo en sal" asks for
   * little salt, not for bass ("bajo").
   */
  readonly isWish: boolean
  /** True if the query has only filters. For example, "ohne Milch" (without milk) must not find milkfish. */
  readonly isBare: boolean
  /** True if the food passes the filters. */
  isAllowed(ordinal: number): boolean
}

/** How well a food matches if a term is in its name, if it is made of the named food, or if it replaces that food. */
const HAS = {
  inName: 0.85,
  inNameOnly: 0.6,
  madeOf: 0.95,
  kindMadeOf: 0.6,
  kindAlone: 0.5,
  substitute: 0.8,
  partly: 0.7,
}
/** Weight factor for the main word of a compound or phrase. */
const HEAD = 2
/** If a food has at least this weight for a term, we assume that the term means the food. */
const IS_MEANT = 0.75
/** Weight of a food named in a nutrient search, if fewer than `MANY` foods with this name match the search. */
const NAMED = 0.9
const MANY = 3
/** Weight of a food that passes the filters, if the query has only filters. */
const PASSES = 0.5
/**
 * If at least `enough` foods have a weight of at least `least` for every requested nutrient, the other foods are
 * dropped. The first row that applies is used.
 */
const FULFILLED = [
  { least: 0.25, enough: 5 },
  { least: Number.MIN_VALUE, enough: 1 },
]
const MIN_COMPOUND_PART = 3

/** Parses the folded words of a query. If the whole query is a food name (`isName`), parses only its parts. */
export function parseQuery(
  library: Library,
  words: readonly string[],
  language: Language,
  isName = false,
): ParsedQuery {
  const longest = isName ? words.length - 1 : LONGEST_TERM
  return new QueryParser(new Senses(library, language, Math.min(longest, LONGEST_TERM))).parse(
    words,
  )
}

class QueryParser {
  private readonly terms: Term[] = []
  private readonly unknown: string[] = []
  private readonly filters: Filters
  /** True if substitutes for a named food also match, because the query has a filter. */
  private allowsSubstitutes = false
  /** Number of terms before a purpose such as "for sushi". */
  private heads = 0
  private isInstead = false
  /** The nutrient request that was read last, such as "high in iron". */
  private wish: Wish | undefined

  constructor(private readonly senses: Senses) {
    this.filters = new Filters(senses)
  }

  parse(words: readonly string[]): ParsedQuery {
    const rest = this.filters.take(words)
    const { passes, texts: asked } = this.filters
    this.allowsSubstitutes = passes.length > 0
    for (let at = 0; at < rest.length; ) {
      // Terms before a purpose are the main ones: "rice for sushi" is a rice.
      if (isPurpose(itemAt(rest, at)) && at + 1 < rest.length) this.heads ||= this.terms.length
      at += this.take(rest, at)
    }
    this.narrowToWishes()
    this.boostHeads()
    this.weighSingleWish()
    const isBare = this.terms.length === 0 && this.unknown.length === 0 && asked.length > 0
    if (isBare) this.addAllowed(words)
    return {
      terms: this.terms,
      filters: asked,
      unknown: this.unknown,
      isPhrase: this.heads > 0 || this.isInstead || this.wish !== undefined,
      isWish: passes.length > 0 || this.wish !== undefined,
      isBare,
      isAllowed: (ordinal) => this.isAllowed(ordinal),
    }
  }

  private isAllowed(ordinal: number): boolean {
    return this.filters.passes.every((pass) => pass[ordinal] === 1)
  }

  /** Gives the terms before "for" more weight than later terms. For example, "rice for sushi" asks mainly for rice. */
  private boostHeads(): void {
    const [heads, purposes] = [this.terms.slice(0, this.heads), this.terms.slice(this.heads)]
    if (heads.length === 0) return
    const rarest = Math.max(0, ...purposes.map(({ rarity }) => rarity))
    for (const head of heads) head.rarity = Math.max(HEAD * head.rarity, rarest)
    // "Flour for pizza dough" does not ask for pizza dough, and "milk for coffee" does not ask for espresso.
    for (const { foods, named } of purposes) {
      for (const food of foods.keys()) {
        const least = named.includes(food) ? IS_MEANT : 0
        if (!heads.some((head) => (head.foods.get(food) ?? -1) >= least)) foods.delete(food)
      }
    }
  }

  /** For "low-salt cheese", keeps only foods low in salt, if enough of them are cheese. */
  private narrowToWishes(): void {
    if (!this.wish) return
    if (!this.wish.isStrict) this.keepNamedFood()
    const [wishes, others] = [this.wishes(true), this.wishes(false)]
    const meant = [...Array(this.senses.foods.length).keys()].filter(
      (food) =>
        this.isAllowed(food) && others.every(({ foods }) => (foods.get(food) ?? 0) >= IS_MEANT),
    )
    for (const { least, enough } of FULFILLED) {
      const fulfils = (food: number) => wishes.every(({ foods }) => (foods.get(food) ?? 0) >= least)
      if (meant.filter(fulfils).length < enough) continue
      this.filters.passes.push(this.senses.index.allThat(fulfils))
      return
    }
  }

  private wishes(are: boolean): readonly Term[] {
    return this.terms.filter(({ isWish }) => isWish === are)
  }

  /** If few soy sauces are low in salt, "low-salt soy sauce" finds these few, then any soy sauce, then other foods. */
  private keepNamedFood(): void {
    const term = this.terms.findLast(({ named }) => named.length > 0)
    const [food] = term?.named ?? []
    if (!term || food === undefined || !this.isAllowed(food)) return
    const wishes = this.wishes(true)
    const fulfilling = [...names(this.senses.library).ordinalsContaining(term.text)].filter(
      (ordinal) =>
        wishes.every(({ foods }) => foods.has(ordinal)) && this.isKind(ordinal, term.text),
    )
    if (fulfilling.length >= MANY) return
    for (const ordinal of fulfilling) term.foods.set(ordinal, 1)
    for (const { foods } of wishes) raise(foods, food, NAMED)
  }

  /** True if the text is the main part of the food's name: "milk" in "whole milk", but not in "milk chocolate". */
  private isKind(ordinal: number, text: string): boolean {
    const { language } = this.senses
    const { headFirst, compounds } = WORDS[language]
    return (this.senses.record(ordinal)?.names[language] ?? [])
      .map(nameKey)
      .some((name) =>
        headFirst ? name.startsWith(`${text} `) : name.endsWith(compounds ? text : ` ${text}`),
      )
  }

  /** True if the text is the full display name of the food. False for "vegetables" if the food is mixed vegetables. */
  private isShownAs(ordinal: number, text: string): boolean {
    return nameKey(this.senses.record(ordinal)?.names[this.senses.language][0] ?? '') === text
  }

  private weighSingleWish(): void {
    const [only, ...others] = this.terms
    if (!only || others.length > 0 || this.wish?.direction !== 'low') return
    const { library, foods } = this.senses
    only.foods = weightedByRelevance(this.wish.key, only.foods, figures(library), foods.length)
  }

  /** For a query with only filters, adds all foods that pass. Foods that the words name get more weight. */
  private addAllowed(words: readonly string[]): void {
    const { library, foods } = this.senses
    const weights = new Map<number, number>()
    for (let ordinal = 0; ordinal < foods.length; ordinal++) weights.set(ordinal, PASSES)
    this.raiseConcepts(weights, this.senses.conceptsOf(words))
    for (const [ordinal, weight] of weights)
      weights.set(ordinal, weight * eatenWeight(figures(library), ordinal))
    for (const ordinal of names(library).ordinalsContaining(words.join(' ')))
      raise(weights, ordinal, 1)
    this.push(words.join(' '), [], weights)
  }

  /** Parses the longest term at `at`; returns its number of words. */
  private take(words: readonly string[], at: number): number {
    const instead = this.insteadOf(words, at)
    if (instead > 0) return instead
    const wish = wishAt(words, at, this.senses)
    if (wish) {
      this.addWish(wish, words.slice(at, at + wish.length))
      return wish.length
    }
    const takesMeant = (span: readonly string[]) =>
      this.senses.hasMeaning(span) && this.addTerm(span)
    // Skip "lots of" before a term ("lots of omega 3"), unless both together are one term ("high smoke point").
    const highs = inOrder(this.senses.language).flatMap((lang) => WORDS[lang].levels.high.before)
    const much = phraseLengthAt(words, at, highs)
    if (much > 0 && at + much < words.length) {
      const isMore = (span: readonly string[]) => span.length > much && takesMeant(span)
      return this.senses.longest(words, at, isMore) || much
    }
    const length =
      this.senses.longest(words, at, takesMeant) ||
      this.senses.longest(words, at, (span) => !isIncomplete(span) && this.addTerm(span))
    if (length > 0) return length
    const word = itemAt(words, at)
    if (!this.compound(word) && !isAsking(word) && !isHandling(this.senses.library, word))
      this.unknown.push(word)
    return 1
  }

  /** Ranks foods by a nutrient, and excludes foods outside its requested bounds. */
  private addWish(wish: Wish, words: readonly string[]): void {
    const { library, foods, index } = this.senses
    this.wish = wish
    const weights = wishWeights(wish, figures(library), foods.length)
    if (wish.isMet) this.filters.passes.push(index.allThat((ordinal) => weights.has(ordinal)))
    this.push(words.join(' '), [`${wish.direction} ${wish.key}`], weights, { isWish: true })
  }

  /** Parses "substitute for X", "X substitute" or "X-Ersatz"; returns its number of words. */
  private insteadOf(words: readonly string[], at: number): number {
    for (const lang of inOrder(this.senses.language)) {
      const { instead } = WORDS[lang]
      const begun = phraseLengthAt(words, at, instead.before)
      const adds = (span: readonly string[]) =>
        this.addSubstituteTerm(span, words.slice(at, at + begun + span.length))
      const named = begun && this.senses.longest(words, at + begun, adds)
      if (named > 0) return begun + named
      for (const [target, length] of affixedAt(words, at, instead, lang))
        if (this.addSubstituteTerm(target)) return length
    }
    return 0
  }

  /** Adds substitutes for the named food, but never the food itself. */
  private addSubstituteTerm(words: readonly string[], whole = words): boolean {
    const { index } = this.senses
    const weights = new Map<number, number>()
    const foods = this.senses.foodsOf(words)
    for (const food of foods) {
      this.addSubstitutes(weights, food)
      // A food made of the named food is no substitute either: dried egg is egg.
      for (const ordinal of index.madeOf(food).keys()) weights.delete(ordinal)
    }
    // "Egg substitute" may be a concept that has more foods than our list of substitutes for egg.
    const phrases = [whole, [...words, 'substitute'], [`${words.join('')}ersatz`]]
    const numbers = phrases
      .filter((phrase) => phrase !== words)
      .flatMap((phrase) => this.senses.conceptsOf(phrase))
    this.raiseConcepts(weights, numbers)
    for (const food of foods) weights.delete(food)
    if (weights.size === 0) return false
    this.filters.passes.push(index.allExcept(foods))
    this.isInstead = true
    const senses = [...this.ids(foods), ...numbers.map((number) => index.at(number).id)]
    this.push(`instead of ${words.join(' ')}`, senses, weights, { times: HEAD })
    return true
  }

  /** Parses a compound of two words that each have a meaning: "Kuchengewürz". */
  private compound(word: string): boolean {
    for (let at = word.length - MIN_COMPOUND_PART; at >= MIN_COMPOUND_PART; at--) {
      const tail = [word.slice(at)]
      if (!this.senses.hasMeaning(tail)) continue
      const heads = [word.slice(0, at), ...LINKS.map((link) => cut(word.slice(0, at), link))]
      const head = heads.find(
        (one) => one.length >= MIN_COMPOUND_PART && this.senses.hasMeaning([one]),
      )
      if (head === undefined) continue
      // English and Spanish have few compounds, so also report the word as unknown: "hardback" is not a hard back.
      if (!WORDS[this.senses.language].compounds) this.unknown.push(word)
      // The end of a compound names the food, and the beginning says which kind.
      return this.addTerm(tail, HEAD) && this.addTerm([head])
    }
    return false
  }

  private addTerm(words: readonly string[], times = 1): boolean {
    const { index, library, language } = this.senses
    const text = words.join(' ')
    const numbers = this.senses.conceptsOf(words)
    const foods = this.senses.foodsOf(words)
    const isConcept = numbers.length > 0
    // A common word, such as "Kinder" in "Kinder Snack", does not stand for a brand.
    const isPlainWord = words.length === 1 && isOrdinaryForm(text, language)
    if (isPlainWord && !isConcept && this.ids(foods).every((id) => isBrand(library, id)))
      return false
    const weights = new Map<number, number>()
    this.raiseConcepts(weights, numbers)
    for (const food of foods) {
      raise(weights, food, 1)
      // A food made from the named food is a weaker match: fish sauce is made from fish, but is not a kind of fish.
      raiseAll(weights, index.madeOf(food), isConcept ? HAS.kindMadeOf : HAS.madeOf)
      if (this.allowsSubstitutes) this.addSubstitutes(weights, food)
    }
    // A concept word in a name counts less than the property: a chorizo with "dulce" in its name need not taste sweet.
    const inName = isConcept ? HAS.inNameOnly : HAS.inName
    for (const ordinal of names(library).ordinalsContaining(text)) raise(weights, ordinal, inName)
    if (weights.size === 0) return false
    // "Wheat-free flour for cakes" finds other wheat-free flour if no cake flour is free of wheat.
    const purpose = words.findIndex(isPurpose)
    const isLeft = ([ordinal, weight]: readonly [number, number]) =>
      weight >= IS_MEANT && this.isAllowed(ordinal)
    if (purpose > 0 && ![...weights].some(isLeft))
      this.raiseConcepts(weights, this.senses.conceptsOf(words.slice(0, purpose)), HAS.kindAlone)
    const senses = [...numbers.map((number) => index.at(number).id), ...this.ids(foods)]
    const named = isConcept ? foods.filter((food) => this.isShownAs(food, text)) : foods
    this.push(text, senses, weights, { times, named })
    return true
  }

  private push(
    text: string,
    senses: readonly string[],
    foods: Map<number, number>,
    { times = 1, isWish = false, named = [] }: Partial<Term> & { times?: number } = {},
  ): void {
    let mass = 0
    for (const weight of foods.values()) mass += weight
    const rarity = times * Math.log(1 + this.senses.foods.length / (1 + mass))
    this.terms.push({ text, senses, rarity, foods, isWish, named })
  }

  private ids(foods: readonly number[]): readonly string[] {
    return foods.map((food) => this.senses.foods.at(food))
  }

  private raiseConcepts(weights: Map<number, number>, numbers: readonly number[], times = 1): void {
    for (const number of numbers) raiseAll(weights, this.senses.index.at(number).foods, times)
  }

  private addSubstitutes(weights: Map<number, number>, food: number): void {
    const relations = this.senses.record(food)?.relationships
    for (const [list, part] of [
      [relations?.substitutesWell, 1],
      [relations?.substitutesPartially, HAS.partly],
    ] as const) {
      for (const { ingredientID, score } of list ?? [])
        raise(weights, this.senses.foods.find(ingredientID)!, HAS.substitute * part * score)
    }
  }
}

/** True if a phrase lacks its first or last part, such as "cheese for". */
const isIncomplete = (words: readonly string[]) =>
  isAsking(itemAt(words, 0)) || isAsking(lastOf(words))

/** Letters that link the parts of compounds, in all languages. */
const LINKS = Object.values(WORDS).flatMap(({ links }) => links)

const cut = (word: string, end: string) => (word.endsWith(end) ? word.slice(0, -end.length) : '')

function raise(weights: Map<number, number>, ordinal: number, weight: number): void {
  if (weight > (weights.get(ordinal) ?? 0)) weights.set(ordinal, weight)
}

function raiseAll(weights: Map<number, number>, foods: Weights, times: number): void {
  for (const [ordinal, weight] of foods) raise(weights, ordinal, times * weight)
}
