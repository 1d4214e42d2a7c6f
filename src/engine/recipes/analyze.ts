/** The nutrients of a recipe text. */

import type { Library } from '../../library/library.ts'
import { analyze } from '../nutrition/nutrition.ts'
import { ofRecipe, type RecipeRequest } from './read.ts'

/** The nutrients of a recipe; units are returned as written. */
export const analyzeRecipe = (library: Library, request: RecipeRequest) =>
  ofRecipe(library, request, ({ items, units, servings }) => {
    const written = items.map((item, at) => {
      const unit = units[at]
      return unit ? { ...item, unit } : item
    })
    return analyze(library, { items: written, servings })
  })
