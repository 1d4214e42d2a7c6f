/** Finds filters in a query: bounds, diets and exclusions. They remove foods instead of ranking them. */

import { ALLERGEN, ALLERGENS } from '../domain/restrictions.ts'
import { inOrder, isAsking, WORDS } from '../language/index.ts'
import { affixedAt, phraseLengthAt } from './affixes.ts'
import type { FoodSet } from './concept-index.ts'
import { figures } from './indexes.ts'
import type { Senses } from './senses.ts'
import { wishAt } from './wishes.ts'

/** Allergens that pass from a food to every food made with it. */
const PASSED_ON_ALLERGENS = ALLERGENS.filter((allergen) => ALLERGEN[allergen].isPassedOn)

export class Filters {
  /** Filters as written in the query; an exclusion starts with a minus. */
  readonly texts: string[] = []
  /** The foods that pass each filter. */
  readonly passes: FoodSet[] = []

  constructor(private readonly senses: Senses) {}

  /** Applies the filters that the words express. Returns the remaining words, which rank the foods. */
  take(words: readonly string[]): readonly string[] {
    const left: string[] = []
    for (let at = 0; at < words.length; ) {
      const phrase = this.senses.longest(
        words,
        at,
        (span) => this.senses.conceptsOf(span).length > 0,
      )
      const wish = wishAt(words, at, this.senses)?.length ?? 0
      if (wish > 0 && wish >= phrase) {
        left.push(...words.slice(at, at + wish))
        // In "without sugar or eggs", sugar is a nutrient, so it only affects the ranking, but eggs are excluded.
        const isDenied = phraseLengthAt(words, at, DENIALS) > 0
        at += wish
        if (isDenied) at += this.joined(words, at)
        continue
      }
      const diet = this.dietAt(words, at)
      const taken = diet || this.without(words, at)
      // "Eggless baking" and "sin cafeína" are concepts, and they also exclude egg and caffeine.
      const isMeant = phrase > taken || (phrase === taken && diet === 0)
      const length = phrase > 0 && isMeant ? phrase : taken > 0 ? 0 : 1
      const within = words.slice(0, at + length)
      for (let next = at + 1; next < at + length; next++)
        if (this.dietAt(within, next) === 0) this.without(within, next)
      left.push(...words.slice(at, at + length))
      at += Math.max(length, taken)
    }
    return left
  }

  /** Applies an exclusion at `at` ("without eggs", "low histamine"); returns its number of words. */
  private without(words: readonly string[], at: number): number {
    if (wishAt(words, at, this.senses)) return 0
    for (const lang of inOrder(this.senses.language)) {
      const { levels, without } = WORDS[lang]
      for (const affixes of [levels.low, without]) {
        const begun = phraseLengthAt(words, at, affixes.before)
        // Skip filler words, such as "any" in "without any eggs" or "aus" in "nicht aus Milch".
        let from = at + begun
        while (isAsking(words[from] ?? '')) from++
        const listed = begun && this.target(words, from)
        if (listed > 0) return from - at + listed
        for (const [target, length] of affixedAt(words, at, affixes, lang)) {
          // "Bread free of gluten" excludes gluten, not bread.
          const isBefore = phraseLengthAt(words, at + length - 1, without.before) > 0
          if (!isBefore && this.ruleOut(target)) return length
        }
      }
    }
    return 0
  }

  /** Excludes the foods listed at `at` ("gluten or lactose" after "without"); returns the number of words. */
  private target(words: readonly string[], at: number): number {
    const length = this.senses.longest(words, at, (span) => this.ruleOut(span))
    return length && length + this.joined(words, at + length)
  }

  /**
   * Also excludes the foods that follow "or" or "and". Does not exclude a diet, such as "vegan" in "without egg and
   * vegan". Returns the number of words.
   */
  private joined(words: readonly string[], at: number): number {
    if (!JOINS.has(words[at] ?? '')) return 0
    const wish = wishAt(words, at + 1, this.senses)?.length ?? 0
    if (
      wish > 0 &&
      wish >= this.senses.longest(words, at + 1, (span) => this.senses.hasMeaning(span))
    )
      return 0
    if (this.senses.longest(words, at + 1, (span) => this.dietSetsOf(span).length > 0) > 0) return 0
    const target = this.target(words, at + 1)
    return target && 1 + target
  }

  private ruleOut(words: readonly string[]): boolean {
    const numbers = this.senses.conceptsOf(words)
    const foods = this.senses.foodsOf(words)
    if (numbers.length === 0 && foods.length === 0) return false
    // If a concept defines what "free of" means for it, use only this definition. Other meanings are less strict.
    const saying = this.definingFree(numbers)
    for (const number of saying.length > 0 ? saying : numbers)
      this.passes.push(this.senses.index.at(number).free)
    if (numbers.length === 0) {
      const out = foods.flatMap((food) => [food, ...this.senses.index.madeOf(food).keys()])
      this.passes.push(this.senses.index.allExcept(out))
    }
    if (saying.length === 0) {
      // "No kidney beans" also excludes canned kidney beans.
      this.passes.push(this.senses.index.allExcept(this.senses.foodsContaining(words)))
      for (const food of foods) this.passes.push(...this.freeOfItsAllergens(food))
    }
    this.texts.push(`-${words.join(' ')}`)
    // "Without egg bread" may mean bread without egg.
    for (let length = words.length - 1; length > 0; length--) {
      for (const number of this.definingFree(this.senses.conceptsOf(words.slice(0, length))))
        this.passes.push(this.senses.index.at(number).free)
    }
    return true
  }

  private definingFree(numbers: readonly number[]): readonly number[] {
    return numbers.filter((number) => this.senses.index.at(number).definesFree)
  }

  /** Foods without the allergens of the excluded food. For example, "without wheat flour" excludes bread (wheat). */
  private freeOfItsAllergens(food: number): readonly FoodSet[] {
    const { index, library } = this.senses
    const of = figures(library)
    const profile = this.senses.record(food)?.allergenProfile
    return PASSED_ON_ALLERGENS.filter((name) => profile?.[name]?.contains === 'yes').map((name) =>
      index.allThat((ordinal) => of.fits(name, ordinal) || index.isPlain(ordinal)),
    )
  }

  private dietSetsOf(words: readonly string[]): readonly FoodSet[] {
    const numbers = this.senses.conceptsOf(words)
    return numbers.flatMap((number) => this.senses.index.at(number).fits ?? [])
  }

  /** Applies a diet named at `at`; returns its number of words, or 0 if there is none. */
  private dietAt(words: readonly string[], at: number): number {
    return this.senses.longest(words, at, (span) => {
      const diets = this.dietSetsOf(span)
      if (diets.length === 0) return false
      this.passes.push(...diets)
      this.texts.push(span.join(' '))
      return true
    })
  }
}

/** Phrases before an excluded food, such as "without", in all languages. */
const DENIALS = Object.values(WORDS).flatMap(({ without }) => without.before)

const JOINS = new Set(
  Object.values(WORDS).flatMap(({ joins: { and, or, nor } }) => [...and, ...or, ...nor]),
)
