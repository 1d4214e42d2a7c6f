/** The operations that compute the nutrients and the nutrition declaration of a recipe. */

import { MIN_FINISHED } from '../../domain/limits.ts'
import { requireAtLeast } from '../../engine/limits.ts'
import { analyzeRecipe, declarationOfRecipe } from '../../engine/recipes/analyze.ts'
import { requireAmount } from '../../engine/units.ts'
import { inTurns, operation, ref } from '../operation.ts'
import { PEOPLE_ERRORS } from '../people.ts'
import { RECIPE_ERRORS, recipeBody, recipeIn, recipeOfPeople, withPeople } from './body.ts'

export const RECIPE_ANALYZE = operation({
  id: 'recipeAnalyze',
  path: '/v1/recipes/analyze',
  summary: 'Nutrients of a recipe',
  description:
    'Lines that cannot be read or weighed are listed; the total does not count them as zero.',
  body: recipeBody(ref('RecipeAnalyzeRequest'), withPeople),
  response: ref('RecipeAnalyzeResponse'),
  errors: [...RECIPE_ERRORS, ...PEOPLE_ERRORS],
  example: { body: { text: '200 g butter\n2 eggs', servings: 4 } },
  run: async (context, { body }) => {
    const recipe = await recipeOfPeople(context.library, body)
    return inTurns(context, analyzeRecipe(context.library, recipe))
  },
})

export const RECIPE_DECLARATION = operation({
  id: 'recipeDeclaration',
  path: '/v1/recipes/declaration',
  summary: 'Nutrition declaration of a recipe',
  description:
    'In the form that Regulation (EU) 1169/2011 prescribes for packages: for 100 g, and for a serving if `servings` is known.',
  body: recipeBody(ref('RecipeDeclarationRequest'), ({ finishedGrams }) => ({
    finishedGrams: () => requireFinished(finishedGrams),
  })),
  response: ref('RecipeDeclarationResponse'),
  errors: RECIPE_ERRORS,
  example: { body: { text: '200 g butter\n200 g flour', servings: 4 } },
  run: async (context, { body }) =>
    inTurns(context, declarationOfRecipe(context.library, await recipeIn(body))),
})

/** Reads the grams of the finished dish, if given. Throws INVALID_REQUEST if below MIN_FINISHED or above MAX_AMOUNT. */
function requireFinished(grams: unknown): number | undefined {
  if (grams === undefined || grams === null) return undefined
  requireAmount(grams, 'finishedGrams')
  return requireAtLeast(MIN_FINISHED, grams, 'finishedGrams')
}
