/** What a check says of a food by itself, for a search that looks for food that somebody may eat. */

import type { Ingredient } from '../../domain/ingredient.ts'
import type { Concern } from '../../domain/restrictions.ts'
import { VERDICT_OF } from '../../domain/risk.ts'
import { ASSUMED_GRAMS } from './items.ts'
import { assess } from './risks.ts'

/** Whether a food without an amount is compatible with a concern; what nobody knows is not. */
export const isCompatibleAlone = (food: Ingredient, concern: Concern): boolean =>
  VERDICT_OF[assess(food, concern, ASSUMED_GRAMS).risk] === 'compatible'
