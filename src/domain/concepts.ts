/** Concepts: what people say about food without naming it (a use, a taste, a form, an origin, a claim). */

import type { Localized } from './languages.ts'
import type { Diet } from './restrictions.ts'

/** What "without X" requires if X is a concept. If empty: foods that do not match the concept. */
export interface Freedom {
  /** Known to be free of this dimension or EU allergen; histamine and FODMAP may be low. */
  readonly allergen?: string
  /** Known value of at most `max` (per 100 g). */
  readonly nutrient?: NutrientRange
  readonly animal?: readonly string[]
  readonly diet?: Diet
}

export interface NutrientRange {
  /** Such as `macros.protein`. */
  readonly key: string
  readonly min?: number
  readonly max?: number
}

/** Conditions that must all hold; the food gets the lowest of their weights, times `weight`. */
export interface ConceptRule {
  readonly id?: readonly string[]
  readonly category?: readonly string[]
  readonly subcategory?: readonly string[]
  readonly tag?: readonly string[]
  readonly animal?: readonly string[]
  readonly cuisine?: readonly string[]
  readonly main?: readonly string[]
  readonly method?: readonly string[]
  readonly flavour?: readonly string[]
  readonly texture?: readonly string[]
  readonly function?: readonly string[]
  readonly application?: readonly string[]
  readonly fodmap?: readonly string[]
  readonly histamine?: readonly string[]
  readonly nutrient?: NutrientRange
  /** Minimum value of an axis. */
  readonly from?: number
  readonly weight?: number
}

export interface Concept {
  readonly id: string
  /** Words for it, in base forms. */
  readonly words: Localized<readonly string[]>
  readonly rules: readonly ConceptRule[]
  /** Weights from 0 to 1 that override the rules. */
  readonly foods: Readonly<Record<string, number>>
  /** Exceptions that the rules would match by mistake. */
  readonly but: readonly string[]
  /** null if "without" has no special meaning. */
  readonly free: Freedom | null
  /** A query that names the concept drops foods that are not certain to meet this. */
  readonly filter: Freedom | null
}
