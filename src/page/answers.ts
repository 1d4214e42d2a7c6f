/** What the page reads of the answers of the API: the shapes of the API document, by the names that the page has for them. */

import type { Readings, RecipeCheckResponse } from '../domain/shapes/recipes.ts'

export type { Step } from '../domain/shapes/compatibility.ts'
export type {
  AllergensResponse as Allergens,
  IngredientDetailResponse as Detail,
  IngredientProfileResponse as Profile,
} from '../domain/shapes/foods.ts'
export type {
  PairingsResponse as Pairings,
  SubstitutesResponse as Substitutes,
} from '../domain/shapes/kitchen.ts'
export type { NutritionResponse as Nutrition } from '../domain/shapes/nutrition.ts'
export type {
  Change,
  ParsedItem as Reading,
  RecipeSwapResponse as Swapped,
} from '../domain/shapes/recipes.ts'

export interface Named {
  readonly ingredientId: string
  readonly name: string
}

/** The page sends texts. */
export type Checked = RecipeCheckResponse &
  Required<Pick<Readings, 'skipped' | 'readings'>> &
  Pick<Readings, 'named'>
