/** Concepts: words for food that do not name a food, such as a use, a taste, a form, an origin or a claim. */

import type { Localized } from './languages.ts'
import type { Diet } from './restrictions.ts'

/** Conditions for "without X" if X is a concept. If there are none, a food must not match the concept. */
export interface Freedom {
  /** The food must be known to be free of this allergen. For histamine and FODMAP, a low level is enough. */
  readonly allergen?: string
  /** The food must have a known value of at most `max` per 100 g. */
  readonly nutrient?: NutrientRange
  readonly animal?: readonly string[]
  readonly diet?: Diet
}

export interface NutrientRange {
  /** Nutrient key such as `macros.protein`. */
  readonly key: string
  readonly min?: number
  readonly max?: number
}

/** Conditions that must all be met. A food's weight is the lowest of its weights for the conditions, times `weight`. */
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
  /** Minimum value of an axis, such as a flavour. */
  readonly from?: number
  readonly weight?: number
}

export interface Concept {
  readonly id: string
  /** Words for the concept, in their base forms. */
  readonly words: Localized<readonly string[]>
  readonly rules: readonly ConceptRule[]
  /** Weights of single foods, from 0 to 1. They replace the weights from the rules. */
  readonly foods: Readonly<Record<string, number>>
  /** Foods that the rules would match by mistake. */
  readonly but: readonly string[]
  /** Conditions for "without"; null if "without" has no special meaning for the concept. */
  readonly free: Freedom | null
  /** If a query names the concept, foods are dropped unless they certainly fulfil these conditions. */
  readonly filter: Freedom | null
}
