/** Judges a single food, so that a search can filter by what a person may eat. */

import { BRAND_CATEGORY } from '../../domain/brands.ts'
import type { Ingredient } from '../../domain/ingredient.ts'
import type { Concern } from '../../domain/restrictions.ts'
import { VERDICT_OF } from '../../domain/risk.ts'
import { ASSUMED_GRAMS } from './items.ts'
import { assess } from './risks.ts'

/** True if `ASSUMED_GRAMS` of the food is compatible; false for a brand, since only its label shows the contents. */
export const isCompatibleAlone = (food: Ingredient, concern: Concern): boolean =>
  food.category !== BRAND_CATEGORY &&
  VERDICT_OF[assess(food, concern, ASSUMED_GRAMS).risk] === 'compatible'
