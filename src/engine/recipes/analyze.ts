/** The nutrients of a recipe text. */

import type { AnalyzeResponse } from '../../domain/shapes/nutrition.ts'
import type { Readings } from '../../domain/shapes/recipes.ts'
import type { Steps } from '../../domain/steps.ts'
import type { Library } from '../../library/library.ts'
import { analyzeList } from '../nutrition/nutrition.ts'
import { type RecipeRequest, readRecipe, withReadings } from './read.ts'

/** The nutrients of a recipe; units are returned as written. */
export function* analyzeRecipe(
  library: Library,
  request: RecipeRequest,
): Steps<AnalyzeResponse & Readings> {
  const recipe = yield* readRecipe(library, request)
  const { items, units } = recipe
  const written = items.map((item, at) => {
    const unit = units[at]
    return unit ? { ...item, unit } : item
  })
  return withReadings(analyzeList(library, written, recipe.servings), recipe)
}
