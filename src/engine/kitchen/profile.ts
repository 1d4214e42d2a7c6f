/** The culinary profile of an ingredient: its texture, function, use and taste, and how to cook it. */

import type { Library } from '../../library/library.ts'
import { ingredientOf } from '../ingredients.ts'

/** The culinary profile. A profile that was not assessed is null. Throws INGREDIENT_NOT_FOUND. */
export function profile(library: Library, id: string) {
  const ingredient = ingredientOf(library, id)
  return {
    ingredientId: id,
    cookProfile: ingredient.cookProfile,
    textureProfile: ingredient.textureProfile,
    functionalProfile: ingredient.functionalProfile,
    applicationProfile: ingredient.applicationProfile,
    profileConfidence: ingredient.profileConfidence,
    flavorProfile: ingredient.flavorProfile,
  }
}
