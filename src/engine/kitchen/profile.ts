/** The culinary profile of an ingredient: how it cooks, feels, works, is used and tastes. */

import type { Library } from '../../library/library.ts'
import { ingredientOf } from '../ingredients.ts'

/** Unassessed profiles are null. Throws INGREDIENT_NOT_FOUND. */
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
