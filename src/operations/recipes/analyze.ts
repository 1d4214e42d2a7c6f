/** The operation that adds up the nutrients of a recipe. */

import { declarationOfList } from '../../engine/nutrition/label.ts'
import { analyzeRecipe } from '../../engine/recipes/analyze.ts'
import { inTurns, operation, question, ref } from '../operation.ts'
import { recipe, recipeBody, recipeIn } from './body.ts'

export const RECIPE_ANALYZE = operation({
  id: 'recipeAnalyze',
  method: 'POST',
  path: '/v1/recipes/analyze',
  summary: 'Nutrients of a recipe',
  description: 'What cannot be read or weighed is listed and is not added to the total as zero.',
  body: recipeBody(ref('RecipeAnalyzeRequest')),
  response: ref('RecipeAnalyzeResponse'),
  errors: ['INVALID_REQUEST', 'INVALID_LANGUAGE', 'EMPTY_ITEMS', 'TOO_MANY_ITEMS'],
  example: { body: { text: '200 g butter\n2 eggs', servings: 4 } },
  run: async (context, { body }) =>
    inTurns(context, analyzeRecipe(context.library, await recipeIn(body))),
})

/** The nutrition declaration of a recipe. */
export const LABEL_OF_RECIPE = question({
  id: 'recipeAnalyze',
  body: recipe(),
  run: async (context, { body }) => {
    const analysis = await inTurns(context, analyzeRecipe(context.library, await recipeIn(body)))
    const { skipped, readings } = analysis
    return { ...declarationOfList(analysis), ...(readings ? { skipped, readings } : {}) }
  },
})
