/** Operations that find substitutes for a single ingredient, or for all incompatible ingredients of a recipe. */

import { MAX_CONCERNS } from '../../domain/limits.ts'
import { requireRestrictions, requireUse } from '../../engine/kitchen/swap-request.ts'
import { requireAtMost, requireList, requireText } from '../../engine/limits.ts'
import { swapIngredient, swapOfRecipe } from '../../engine/recipes/swap.ts'
import { readAll, shownText } from '../../errors.ts'
import { inTurns, operation, ref } from '../operation.ts'
import { LIMIT } from '../parameters.ts'
import { PEOPLE_ERRORS, peopleIn } from '../people.ts'
import { RECIPE_ERRORS, recipeBody, recipeOfPeople, requireLanguage, withPeople } from './body.ts'

export const RECIPE_SWAP = operation({
  id: 'recipeSwap',
  path: '/v1/recipes/swap',
  summary: 'The least change that makes a recipe compatible',
  description:
    'Each substitute is checked again; foods without one are in `irreplaceable`, and `verdicts` are those of the changed recipe.',
  body: recipeBody(ref('RecipeSwapRequest'), swapReaders),
  response: ref('RecipeSwapResponse'),
  errors: [...RECIPE_ERRORS, ...PEOPLE_ERRORS],
  example: { body: { text: '200 g butter\n200 g flour', for: ['lactose'] } },
  run: async (context, { body }) => {
    const recipe = await recipeOfPeople(context.library, body)
    return inTurns(context, swapOfRecipe(context.library, recipe))
  },
})

export const SWAP = operation({
  id: 'swap',
  path: '/v1/swap',
  summary: 'Substitutes of an ingredient that are compatible with all that was asked for',
  description:
    'For an amount in words, such as "2 tbsp". With `people`, also for their needs; if a person tolerates this amount, no substitute is needed for them.',
  body: {
    schema: ref('SwapRequest'),
    read: (body) =>
      readAll({
        ingredientId: () => requireId(body.ingredientId),
        amount: () => requireAmount(body.amount),
        lang: () => requireLanguage(body.lang),
        limit: () => requireLimit(body.limit),
        ...swapReaders(body),
      }),
  },
  response: ref('SwapResponse'),
  errors: [
    'INVALID_REQUEST',
    'INVALID_LANGUAGE',
    'TOO_MANY_ITEMS',
    'INVALID_CONCERN',
    'INVALID_DIET',
    'INGREDIENT_NOT_FOUND',
    'NO_RELATIONSHIP_DATA',
  ],
  example: { body: { ingredientId: 'butter', amount: '2 tbsp', for: ['lactose'], limit: 2 } },
  run: ({ library }, { body }) => {
    const people = peopleIn(library, body.people, body.lang)
    return swapIngredient(library, { ...body, people })
  },
})

/** Readers of the fields that `RECIPE_SWAP` and `SWAP` share. */
function swapReaders(body: Readonly<Record<string, unknown>>) {
  return { for: () => restrictionsOf(body), use: () => requireUse(body.use), ...withPeople(body) }
}

/** Reads the restrictions, which are required if there are no people. */
function restrictionsOf({ for: names, people }: Readonly<Record<string, unknown>>) {
  const list = names ?? []
  requireList(list, 'for')
  requireAtMost(MAX_CONCERNS, list, 'for')
  return list.length === 0 && people ? [] : requireRestrictions(list)
}

function requireId(id: unknown): string {
  requireText(id, 'ingredientId')
  return id
}

function requireAmount(amount: unknown): string | undefined {
  if (amount === undefined || amount === null) return undefined
  requireText(amount, 'amount')
  return amount
}

function requireLimit(limit: unknown): number {
  if (limit === undefined || limit === null) return LIMIT.read(undefined)
  // Reject a string of digits, because it is not a JSON number.
  return LIMIT.read(typeof limit === 'string' ? JSON.stringify(limit) : shownText(limit))
}
