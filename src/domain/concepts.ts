/** Concepts: what people say about food when they do not name it (a use, a taste, a form, an origin, a claim). */

import type { Localized } from './languages.ts'
import type { Diet } from './restrictions.ts'

/** What "without X" asks of a food where X is a concept; with neither key, foods that the concept does not hold. */
export interface Freedom {
  /** The food is known to be without this dimension or EU allergen; of histamine and FODMAP it may have little. */
  readonly allergen?: string
  /** The food has known values up to `max` (per 100 g). */
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

/** Conditions that all have to hold; the food has the least of their weights, times `weight`. */
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
  /** An axis counts from here on. */
  readonly from?: number
  readonly weight?: number
}

export interface Concept {
  readonly id: string
  /** What people call it, in base forms. */
  readonly words: Localized<readonly string[]>
  readonly rules: readonly ConceptRule[]
  /** Weights from 0 to 1 that stand above the rules. */
  readonly foods: Readonly<Record<string, number>>
  /** Foods that the rules would take by mistake. */
  readonly but: readonly string[]
  /** null where "without" it means nothing of its own. */
  readonly free: Freedom | null
  /** Foods that do not fulfil it for sure are left out where a query names the concept. */
  readonly filter: Freedom | null
}
