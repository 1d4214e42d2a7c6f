/** The operation that judges a recipe, and what the terminal asks about one beside it. */

import { MAX_CONCERNS } from '../../domain/limits.ts'
import { requireConcerns } from '../../engine/compatibility/check.ts'
import { requireDiet } from '../../engine/compatibility/diet.ts'
import type { Person } from '../../engine/compatibility/household.ts'
import { requireScheme } from '../../engine/compatibility/letters.ts'
import { requireAtMost } from '../../engine/limits.ts'
import {
  checkRecipe,
  dietOfRecipe,
  fodmapOfRecipe,
  headroomOfRecipe,
  histamineOfRecipe,
  householdOfRecipe,
  lettersOfRecipe,
} from '../../engine/recipes/check.ts'
import { IngrError } from '../../errors.ts'
import { msg } from '../../messages/message.ts'
import { inTurns, operation, question, ref } from '../operation.ts'
import { recipe, recipeBody, recipeIn } from './body.ts'

export const RECIPE_CHECK = operation({
  id: 'recipeCheck',
  method: 'POST',
  path: '/v1/recipes/check',
  summary: 'Check a recipe: concerns, diets and EU allergens',
  description:
    'All domains are evaluated; `concerns` holds a verdict for each one asked for, `diets` one for each diet asked for or else for every diet. `contains`, `mayContain` and `unknown` are the EU allergens; what stands in none of them was not found. Ask your user about the readings that are no `sure` ones.',
  body: recipeBody(ref('RecipeCheckRequest'), ({ concerns, diets }) => ({
    concerns: () => requireConcerns(concerns),
    diets: () => requireDiets(diets),
  })),
  response: ref('RecipeCheckResponse'),
  errors: [
    'INVALID_REQUEST',
    'INVALID_LANGUAGE',
    'EMPTY_ITEMS',
    'TOO_MANY_ITEMS',
    'INVALID_CONCERN',
    'INVALID_DIET',
  ],
  example: {
    body: { text: '200 g butter\n2 eggs', lang: 'en', concerns: ['lactose'], diets: ['vegan'] },
  },
  run: async (context, { body }) =>
    inTurns(context, checkRecipe(context.library, await recipeIn(body))),
})

/** The diets, each once; null for all. Throws INVALID_REQUEST, TOO_MANY_ITEMS or INVALID_DIET. */
function requireDiets(diets: unknown) {
  if (diets === undefined || diets === null) return null
  if (!Array.isArray(diets)) {
    throw new IngrError('INVALID_REQUEST', msg('diets is not a list'), { diets: 'not a list' })
  }
  requireAtMost(MAX_CONCERNS, diets, 'diets')
  return [...new Set(diets.map((diet, at) => requireDiet(diet, `diets[${at}]`)))]
}

export const DIET_OF_RECIPE = question({
  id: 'diet',
  body: recipe(({ diet }) => ({ diet: () => requireDiet(diet) })),
  run: async (context, { body }) =>
    inTurns(context, dietOfRecipe(context.library, await recipeIn(body))),
})

export const FODMAP_OF_RECIPE = question({
  id: 'fodmap',
  body: recipe(),
  run: async (context, { body }) =>
    inTurns(context, fodmapOfRecipe(context.library, await recipeIn(body))),
})

export const HISTAMINE_OF_RECIPE = question({
  id: 'histamine',
  body: recipe(),
  run: async (context, { body }) =>
    inTurns(context, histamineOfRecipe(context.library, await recipeIn(body))),
})

const DOMAINS = ['fodmap', 'histamine'] as const

/** How many grams of each ingredient keep a recipe low. */
export const HEADROOM = question({
  id: 'headroom',
  body: recipe(({ domain }) => ({
    domain: () => DOMAINS.find((one) => one === domain) ?? DOMAINS[0],
  })),
  run: async (context, { body }) =>
    inTurns(context, headroomOfRecipe(context.library, await recipeIn(body))),
})

/** The EU allergens of a recipe as the letters of a menu. */
export const LETTERS_OF_RECIPE = question({
  id: 'letters',
  body: recipe(({ scheme }) => ({ scheme: () => requireScheme(scheme) })),
  run: async (context, { body }) =>
    inTurns(context, lettersOfRecipe(context.library, await recipeIn(body))),
})

/** What a recipe means for each person of a household, which the terminal has read from its file. */
export const HOUSEHOLD = question({
  id: 'household',
  body: recipe(({ people }) => ({ people: () => people as readonly Person[] })),
  run: async (context, { body }) =>
    inTurns(context, householdOfRecipe(context.library, await recipeIn(body))),
})
