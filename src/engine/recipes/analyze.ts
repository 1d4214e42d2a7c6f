/** The nutrients of a recipe text, and its nutrition declaration. */

import type { Library } from '../../library/library.ts'
import { declarationOfList } from '../nutrition/label.ts'
import { analyze } from '../nutrition/nutrition.ts'
import { ofRecipe, type ReadRecipe, type RecipeRequest } from './read.ts'

/** Calculates the nutrients of a recipe. The answer shows each unit as it is written in the recipe. */
export const analyzeRecipe = (library: Library, request: RecipeRequest) =>
  ofRecipe(library, request, (recipe) => nutrientsOf(library, recipe))

/** The nutrition declaration of a recipe; `finishedGrams` is the weight of the dish after cooking. */
export const declarationOfRecipe = (
  library: Library,
  { finishedGrams, ...request }: RecipeRequest & { readonly finishedGrams?: number | undefined },
) =>
  ofRecipe(library, request, (recipe) =>
    declarationOfList(nutrientsOf(library, recipe), finishedGrams),
  )

function nutrientsOf(library: Library, { items, units, servings }: ReadRecipe) {
  const written = items.map((item, at) => {
    const unit = units[at]
    return unit ? { ...item, unit } : item
  })
  return analyze(library, { items: written, servings })
}
