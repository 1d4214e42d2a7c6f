/** The operation that changes a recipe for those who eat it, and the swap of a single ingredient in the terminal. */

import { MAX_CONCERNS } from '../../domain/limits.ts'
import { requireRestrictions, requireUse } from '../../engine/kitchen/swap-request.ts'
import { requireAtMost, requireList } from '../../engine/limits.ts'
import { swapIngredient, swapOfRecipe } from '../../engine/recipes/swap.ts'
import { shownText } from '../../errors.ts'
import { inTurns, operation, question, ref } from '../operation.ts'
import { LANG, LIMIT } from '../parameters.ts'
import { recipeBody, recipeIn } from './body.ts'

export const RECIPE_SWAP = operation({
  id: 'recipeSwap',
  method: 'POST',
  path: '/v1/recipes/swap',
  summary: 'The least change that makes a recipe compatible',
  description:
    'Each substitute is checked again; what has none stands in `irreplaceable`, and `verdicts` are those of the changed recipe.',
  body: recipeBody(ref('RecipeSwapRequest'), (body) => ({
    for: () => restrictionsOf(body.for),
    use: () => requireUse(body.use),
  })),
  response: ref('RecipeSwapResponse'),
  errors: [
    'INVALID_REQUEST',
    'INVALID_LANGUAGE',
    'EMPTY_ITEMS',
    'TOO_MANY_ITEMS',
    'INVALID_CONCERN',
  ],
  example: { body: { text: '200 g butter\n200 g flour', for: ['lactose'] } },
  run: async (context, { body }) =>
    inTurns(context, swapOfRecipe(context.library, await recipeIn(body))),
})

/** Substitutes of one ingredient, for an amount of it as people write it ("2 EL"). */
export const SWAP = question({
  id: 'swap',
  query: { lang: LANG, limit: LIMIT },
  body: {
    read: ({ for: names, use, amount }) => ({
      for: restrictionsOf(names),
      use: requireUse(use),
      amount: amount === undefined ? undefined : shownText(amount),
    }),
  },
  run: ({ library }, { ingredientId, query, body }) =>
    swapIngredient(library, ingredientId, { ...query, ...body }),
})

function restrictionsOf(names: unknown) {
  if (names === undefined || names === null) return requireRestrictions([])
  requireList(names, 'for')
  requireAtMost(MAX_CONCERNS, names, 'for')
  return requireRestrictions(names)
}
