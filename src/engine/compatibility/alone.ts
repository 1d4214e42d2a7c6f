/** Judges a food by itself, for a search that looks for food that somebody may eat. */

import { BRAND_CATEGORY } from '../../domain/brands.ts'
import type { Ingredient } from '../../domain/ingredient.ts'
import type { Concern } from '../../domain/restrictions.ts'
import { VERDICT_OF } from '../../domain/risk.ts'
import { ASSUMED_GRAMS } from './items.ts'
import { assess } from './risks.ts'

/** True if a check of the assumed amount finds it compatible; a brand, of which only the label says more, never is. */
export const isCompatibleAlone = (food: Ingredient, concern: Concern): boolean =>
  food.category !== BRAND_CATEGORY &&
  VERDICT_OF[assess(food, concern, ASSUMED_GRAMS).risk] === 'compatible'
