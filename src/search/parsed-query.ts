/** Reads a description into terms, each with the foods that have it, and filters. */

import type { Language } from '../domain/languages.ts'
import { itemAt, lastOf } from '../domain/present.ts'
import { nameKey } from '../language/fold.ts'
import {
  inOrder,
  isAsking,
  isDescriptor,
  isOrdinaryForm,
  isPurpose,
  WORDS,
} from '../language/index.ts'
import { isBrand, type Library } from '../library/library.ts'
import { affixedAt } from './affixes.ts'
import { type Bound, boundAt } from './bounds.ts'
import type { Weights } from './concept-index.ts'
import { Filters } from './filters.ts'
import { figures, names } from './indexes.ts'
import { eatenWeight, levelWeights, whereItMatters } from './level-weights.ts'
import { highAt, type Level, levelAt } from './levels.ts'
import { LONGEST_TERM, Senses } from './senses.ts'

/** A part of the query that means something. */
interface Term {
  readonly text: string
  /** Ids of the concepts and foods that its words name. */
  readonly senses: readonly string[]
  /** How much a term tells: rare ones more. */
  readonly telling: number
  /** How much of it each food has, by its place. */
  readonly foods: ReadonlyMap<number, number>
  /** Whether it wishes for much or little of a nutrient. */
  readonly isWish?: boolean
  /** The places of the foods that its words name. */
  readonly named?: readonly number[]
}

export interface ParsedQuery {
  readonly terms: readonly Term[]
  /** What the food is to be without, and diets, as the query has them. */
  readonly filters: readonly string[]
  /** Words that mean nothing here. */
  readonly unknown: readonly string[]
  /** Whether the query is a phrase such as "X for Y" or "instead of X", so that names that hold some of its words say nothing. */
  readonly isPhrase: boolean
  /** Whether it says what the food is to be without, or much or little of what it has: "bajo en sal" is no bass. */
  readonly isWish: boolean
  /** Whether a word was read as two in a language that does not join them: "hardback" is no back that is hard. */
  readonly isTorn: boolean
  /** Whether the food at a place is not ruled out by what the query wants it to be without, or by a diet. */
  isAllowed(place: number): boolean
}

/** What a name that holds the words of a term says of its food, what being made of it, what standing in for it. */
const HAS = {
  inName: 0.85,
  inNameOnly: 0.6,
  madeOf: 0.95,
  kindMadeOf: 0.6,
  kindAlone: 0.5,
  standsIn: 0.8,
  partly: 0.7,
}
/** How much more than the rest the end of a compound tells. */
const HEAD = 2
/** From this much of a term on a food is what it means. */
const IS_MEANT = 0.75
/** What the food that a query names has of what else it wishes for, where fewer foods of that name than these have it. */
const NAMED = 0.9
const MANY = 3
/** How much of a query that has only filters a food has that passes them. */
const PASSES = 0.5
/** From this much of a wish on a food fulfils it well, and so many that do leave out those that do not. */
const WELL = 0.25
const ENOUGH = 5
const MIN_COMPOUND_PART = 3

/** What the folded words of a query ask for; a query that is a name itself is read part by part. */
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
  /** Foods that the query names beside a filter, so that what stands in for them is asked for too. */
  private standIns = false
  /** How many terms stand before a purpose. */
  private heads = 0
  private isInstead = false
  private isTorn = false
  /**
   * Of each such wish the foods that fulfil it, well or at all, which alone pass where there are some, or any, of what else is
   * asked for.
   */
  private readonly fulfilling: { readonly well: Uint8Array; readonly atAll: Uint8Array }[] = []
  /** The last wish for much or little of a nutrient. */
  private wish: Level | undefined

  constructor(private readonly senses: Senses) {
    this.filters = new Filters(senses)
  }

  parse(words: readonly string[]): ParsedQuery {
    const [bounds, unbound] = this.takeBounds(words)
    const rest = this.filters.take(unbound)
    this.standIns = this.filters.passes.length > 0
    for (let at = 0; at < rest.length; ) {
      // "Rice for sushi" is a rice.
      if (isPurpose(itemAt(rest, at)) && at + 1 < rest.length) this.heads ||= this.terms.length
      at += this.take(rest, at)
    }
    for (const { bound, text } of bounds) this.addBound(bound, text)
    this.holdToWishes()
    this.stressHead()
    this.weighLoneWish()
    if (this.terms.length === 0 && this.filters.asked.length > 0) this.addAllowed(words)
    const { passes } = this.filters
    return {
      terms: this.terms,
      filters: this.filters.asked,
      unknown: this.unknown,
      isPhrase: this.heads > 0 || this.isInstead || this.wish !== undefined,
      isWish: passes.length > 0 || this.wish !== undefined,
      isTorn: this.isTorn,
      isAllowed: (place) => passes.every((pass) => pass[place] === 1),
    }
  }

  /** Takes the bounds out of the words; returns them and the words that are left. */
  private takeBounds(words: readonly string[]) {
    const bounds: { readonly bound: Bound; readonly text: string }[] = []
    const left: string[] = []
    for (let at = 0; at < words.length; ) {
      const bound = boundAt(words, at, this.senses)
      if (bound) bounds.push({ bound, text: words.slice(at, at + bound.length).join(' ') })
      else left.push(itemAt(words, at))
      at += bound?.length ?? 1
    }
    return [bounds, left] as const
  }

  /** What does not meet a bound is no answer; of what does, the foods come first that the wish for much or little would rank so. */
  private addBound(bound: Bound, text: string): void {
    const { library, foods } = this.senses
    const of = figures(library)
    const ranked = levelWeights(bound, of, foods.count)
    const weights = new Map<number, number>()
    const passes = new Uint8Array(foods.count)
    for (let place = 0; place < foods.count; place++) {
      const value = of.nutrient(bound.key, place)
      if (value === null || !bound.isMet(value)) continue
      passes[place] = 1
      weights.set(place, PASSES + (1 - PASSES) * (ranked.get(place) ?? 0))
    }
    this.filters.passes.push(passes)
    this.wish ??= { ...bound, isStrict: true }
    this.push(text, [`${bound.direction} ${bound.key}`], weights, 1, { isWish: true })
  }

  /** What stands before a purpose says what the food is, and so tells more than any part of the purpose. */
  private stressHead(): void {
    const rarest = Math.max(0, ...this.terms.slice(this.heads).map(({ telling }) => telling))
    for (const [at, term] of this.terms.entries()) {
      if (at >= this.heads) break
      this.terms[at] = { ...term, telling: Math.max(HEAD * term.telling, rarest) }
    }
    this.dropPurposes()
  }

  /** "Flour for pizza dough" asks for no pizza dough. */
  private dropPurposes(): void {
    if (this.heads === 0) return
    const heads = this.terms.slice(0, this.heads)
    for (const [at, term] of this.terms.entries()) {
      if (at < this.heads) continue
      const foods = new Map(term.foods)
      for (const food of foods.keys()) {
        const least = term.named?.includes(food) ? IS_MEANT : 0
        // "Milk for coffee" asks for no espresso either.
        if (!heads.some((head) => (head.foods.get(food) ?? -1) >= least)) foods.delete(food)
      }
      this.terms[at] = { ...term, foods }
    }
  }

  /** "Low-salt cheese" is a cheese that is. */
  private holdToWishes(): void {
    if (!this.wish) return
    if (!this.wish.isStrict) this.nameFood()
    const others = this.terms.filter(({ isWish }) => !isWish)
    for (const [how, least] of [
      ['well', ENOUGH],
      ['atAll', 1],
    ] as const) {
      const passes = [...this.filters.passes, ...this.fulfilling.map((wish) => wish[how])]
      let met = 0
      for (let ordinal = 0; ordinal < this.senses.foods.count && met < least; ordinal++) {
        const isMet =
          passes.every((pass) => pass[ordinal] === 1) &&
          others.every(({ foods }) => (foods.get(ordinal) ?? 0) >= IS_MEANT)
        if (isMet) met++
      }
      if (met < least) continue
      this.filters.passes.push(...this.fulfilling.map((wish) => wish[how]))
      return
    }
  }

  /**
   * "Low-salt soy sauce" is soy sauce all the same where hardly any is low in salt: first those that are, then the food that was
   * named, then whatever else is.
   */
  private nameFood(): void {
    const at = this.terms.findLastIndex(({ named = [] }) => named.length > 0)
    const term = this.terms[at]
    const [food] = term?.named ?? []
    if (!term || food === undefined || !this.filters.passes.every((pass) => pass[food] === 1))
      return
    const isHead = (place: number) => this.isCalled(place, term.text)
    const those = [...names(this.senses.library).holding(term.text)].filter(
      (place) => this.fulfilling.every(({ atAll }) => atAll[place] === 1) && isHead(place),
    )
    if (those.length >= MANY) return
    const raised = new Map(term.foods)
    for (const place of those) raised.set(place, 1)
    this.terms[at] = { ...term, foods: raised }
    for (const [index, wish] of this.terms.entries()) {
      if (!wish.isWish || (wish.foods.get(food) ?? 0) > NAMED) continue
      this.terms[index] = { ...wish, foods: new Map(wish.foods).set(food, NAMED) }
    }
    for (const { well, atAll } of this.fulfilling) well[food] = atAll[food] = 1
  }

  /** Whether a name of the food says that it is one: "whole milk" is milk, "milk chocolate" is none. */
  private isCalled(place: number, text: string): boolean {
    const { language } = this.senses
    const { headFirst, compounds } = WORDS[language]
    return (this.senses.record(place)?.names[language] ?? [])
      .map(nameKey)
      .some((name) =>
        headFirst ? name.startsWith(`${text} `) : name.endsWith(compounds ? text : ` ${text}`),
      )
  }

  /** Whether it is the name that the food is shown by: "vegetables" are no mixed vegetables. */
  private isShownAs(place: number, text: string): boolean {
    return nameKey(this.senses.record(place)?.names[this.senses.language][0] ?? '') === text
  }

  private weighLoneWish(): void {
    const [only, ...others] = this.terms
    if (!only || others.length > 0 || this.wish?.direction !== 'low') return
    const { library, foods } = this.senses
    const weights = whereItMatters(this.wish.key, only.foods, figures(library), foods.count)
    this.terms[0] = { ...only, foods: weights }
  }

  /** Where the query has nothing but filters: what is called so or is known for it, then whatever passes. */
  private addAllowed(words: readonly string[]): void {
    const places = new Map<number, number>()
    const of = figures(this.senses.library)
    for (let place = 0; place < this.senses.foods.count; place++) places.set(place, PASSES)
    for (const number of this.senses.conceptsOf(words)) {
      raiseAll(places, this.senses.index.foods(number))
    }
    for (const [place, weight] of places) places.set(place, weight * eatenWeight(of, place))
    for (const place of names(this.senses.library).holding(words.join(' '))) {
      raise(places, place, 1)
    }
    this.push(words.join(' '), [], places)
  }

  /** Takes the longest term at `at`; returns how many words it has. */
  private take(words: readonly string[], at: number): number {
    const instead = this.insteadOf(words, at)
    if (instead > 0) return instead
    const level = levelAt(words, at, this.senses.language)
    if (level && this.addLevel(level, words.slice(at, at + level.length))) return level.length
    // "Lots of omega 3" asks for omega 3.
    const much = highAt(words, at, this.senses.language)
    if (much > 0 && at + much < words.length) {
      // "High smoke point" means something of its own.
      const phrase = this.senses.longest(
        words,
        at,
        (span) => span.length > much && this.senses.means(span) && this.addTerm(span),
      )
      return phrase || much
    }
    const length =
      this.senses.longest(words, at, (span) => this.senses.means(span) && this.addTerm(span)) ||
      this.senses.longest(words, at, (span) => !isLoose(span) && this.addTerm(span))
    if (length > 0) return length
    const word = itemAt(words, at)
    if (!this.compound(word) && !isAsking(word) && !isDescriptor(word)) this.unknown.push(word)
    return 1
  }

  /** Ranks by the figures of foods; false where the words are the name of one, such as "protein powder". */
  private addLevel(level: Level, words: readonly string[]): boolean {
    const { library, foods } = this.senses
    const isName = this.senses.longest(words, 0, (span) => this.senses.foodsOf(span).length > 0)
    if (isName === words.length) return false
    const weights = levelWeights(level, figures(library), foods.count)
    const [well, atAll] = [new Uint8Array(foods.count), new Uint8Array(foods.count)]
    for (const [ordinal, weight] of weights) {
      atAll[ordinal] = 1
      if (weight >= WELL) well[ordinal] = 1
    }
    this.fulfilling.push({ well, atAll })
    this.wish = level
    this.push(words.join(' '), [`${level.direction} ${level.key}`], weights, 1, { isWish: true })
    return true
  }

  /** "Substitute for X", "X substitute", "X-Ersatz"; returns how many words it took. */
  private insteadOf(words: readonly string[], at: number): number {
    for (const lang of inOrder(this.senses.language)) {
      const length = affixedAt(words, at, WORDS[lang].instead, lang, {
        after: (start) =>
          this.senses.longest(words, start, (span) =>
            this.addStandInTerm(span, words.slice(at, start + span.length)),
          ),
        is: (span) => this.addStandInTerm(span),
        longest: 2,
      })
      if (length > 0) return length
    }
    return 0
  }

  /** What stands in for the food that the words name, but never that food itself. */
  private addStandInTerm(words: readonly string[], whole = words): boolean {
    const places = new Map<number, number>()
    const foods = this.senses.foodsOf(words)
    for (const food of foods) {
      this.addStandIns(places, food, HAS.standsIn)
      // Dried egg is egg.
      for (const place of this.senses.index.made(food).places) places.delete(place)
    }
    // "Egg substitute" may be a concept of its own, which knows more than the food graph.
    const phrases = [whole, [...words, 'substitute'], [`${words.join('')}ersatz`]].filter(
      (phrase) => phrase !== words,
    )
    const numbers = phrases.flatMap((phrase) => this.senses.conceptsOf(phrase))
    for (const number of numbers) raiseAll(places, this.senses.index.foods(number))
    for (const food of foods) places.delete(food)
    if (places.size === 0) return false
    this.filters.passes.push(this.senses.index.allBut(foods))
    this.isInstead = true
    this.push(
      `instead of ${words.join(' ')}`,
      [...this.ids(foods), ...numbers.map((number) => this.senses.index.id(number))],
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
      if (!this.senses.means(tail)) continue
      const heads = [word.slice(0, at), ...LINKS.map((link) => cut(word.slice(0, at), link))]
      const head = heads.find((one) => one.length >= MIN_COMPOUND_PART && this.senses.means([one]))
      // The end of a compound says what it is, what stands before it of which kind.
      if (head === undefined) continue
      this.isTorn = !WORDS[this.senses.language].compounds
      return this.addTerm(tail, HEAD) && this.addTerm([head])
    }
    return false
  }

  private addTerm(words: readonly string[], telling = 1): boolean {
    const text = words.join(' ')
    const numbers = this.senses.conceptsOf(words)
    const foods = this.senses.foodsOf(words)
    const places = new Map<number, number>()
    // "Kinder Snack": a word of every day is no brand there.
    const isPlainWord = words.length === 1 && isOrdinaryForm(text, this.senses.language)
    if (
      isPlainWord &&
      numbers.length === 0 &&
      this.ids(foods).every((id) => isBrand(this.senses.library, id))
    )
      return false
    for (const number of numbers) raiseAll(places, this.senses.index.foods(number))
    for (const food of foods) {
      raise(places, food, 1)
      // Fish sauce is made of fish, and is none of what fish is a kind of.
      raiseAll(
        places,
        this.senses.index.made(food),
        numbers.length > 0 ? HAS.kindMadeOf : HAS.madeOf,
      )
      if (this.standIns) this.addStandIns(places, food, HAS.standsIn)
    }
    // "Dulce" in the name of a chorizo says less of it than the taste does.
    const inName = numbers.length > 0 ? HAS.inNameOnly : HAS.inName
    for (const place of names(this.senses.library).holding(text)) raise(places, place, inName)
    const { passes } = this.filters
    const isLeft = ([place, weight]: readonly [number, number]) =>
      weight >= IS_MEANT && passes.every((pass) => pass[place] === 1)
    if (places.size === 0) return false
    // "Wheat-free flour for cakes" is any flour where no cake flour is free of wheat.
    const purpose = words.findIndex(isPurpose)
    if (purpose > 0 && ![...places].some(isLeft)) {
      for (const number of this.senses.conceptsOf(words.slice(0, purpose))) {
        raiseAll(places, this.senses.index.foods(number), HAS.kindAlone)
      }
    }
    this.push(
      text,
      [...numbers.map((number) => this.senses.index.id(number)), ...this.ids(foods)],
      places,
      telling,
      { named: numbers.length > 0 ? foods.filter((food) => this.isShownAs(food, text)) : foods },
    )
    return true
  }

  private push(
    text: string,
    senses: readonly string[],
    foods: ReadonlyMap<number, number>,
    times = 1,
    more: Pick<Term, 'isWish' | 'named'> = {},
  ): void {
    let mass = 0
    for (const weight of foods.values()) mass += weight
    const telling = times * Math.log(1 + this.senses.foods.count / (1 + mass))
    this.terms.push({ text, senses, telling, foods, ...more })
  }

  private ids(foods: readonly number[]): readonly string[] {
    return foods.map((food) => this.senses.foods.id(food))
  }

  private addStandIns(places: Map<number, number>, food: number, full: number): void {
    const relations = this.senses.record(food)?.relationships
    for (const { ingredientID, score } of relations?.substitutesWell ?? []) {
      raise(places, this.senses.foods.place(ingredientID)!, full * score)
    }
    for (const { ingredientID, score } of relations?.substitutesPartially ?? []) {
      raise(places, this.senses.foods.place(ingredientID)!, full * HAS.partly * score)
    }
  }
}

/** Whether words such as "cheese for" end in the air. */
const isLoose = (words: readonly string[]) => isAsking(itemAt(words, 0)) || isAsking(lastOf(words))

/** Letters that join the parts of a compound, in any language. */
const LINKS = Object.values(WORDS).flatMap(({ links }) => links)

const cut = (word: string, end: string) => (word.endsWith(end) ? word.slice(0, -end.length) : '')

function raise(places: Map<number, number>, place: number, weight: number): void {
  if (weight > (places.get(place) ?? 0)) places.set(place, weight)
}

function raiseAll(places: Map<number, number>, foods: Weights, times = 1): void {
  for (let at = 0; at < foods.places.length; at++) {
    raise(places, itemAt(foods.places, at), times * itemAt(foods.weights, at))
  }
}
