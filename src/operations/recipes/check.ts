/** The operations that judge a recipe. */

import { MAX_CONCERNS } from '../../domain/limits.ts'
import { DOSE_DOMAINS, type DoseDomain } from '../../domain/restrictions.ts'
import { requireConcerns } from '../../engine/compatibility/check.ts'
import { requireDiet } from '../../engine/compatibility/diet.ts'
import type { Person } from '../../engine/compatibility/household.ts'
import { requireScheme } from '../../engine/compatibility/letters.ts'
import { requireAtMost, requireList } from '../../engine/limits.ts'
import {
  checkRecipe,
  dietOfRecipe,
  fodmapOfRecipe,
  headroomOfRecipe,
  histamineOfRecipe,
  householdOfRecipe,
  lettersOfRecipe,
} from '../../engine/recipes/check.ts'
import { IngrError, shown } from '../../errors.ts'
import { msg } from '../../messages/message.ts'
import { inTurns, operation, question, ref } from '../operation.ts'
import { peopleIn, requireHousehold } from '../people.ts'
import { recipe, recipeBody, recipeIn } from './body.ts'

export const RECIPE_CHECK = operation({
  id: 'recipeCheck',
  method: 'POST',
  path: '/v1/recipes/check',
  summary: 'Check a recipe: concerns, diets and EU allergens',
  description:
    'All domains are evaluated; `concerns` holds a verdict for each one asked for, `diets` one for each diet asked for or else for every diet. `contains`, `mayContain` and `unknown` are the EU allergens; what stands in none of them was not found. Ask your user about the readings that are no `sure` ones.',
  body: recipeBody(ref('RecipeCheckRequest'), ({ concerns, diets, people }) => ({
    concerns: () => requireConcerns(concerns),
    diets: () => requireDiets(diets),
    people: () => requireHousehold(people),
  })),
  response: ref('RecipeCheckResponse'),
  errors: [
    'INVALID_REQUEST',
    'INVALID_LANGUAGE',
    'EMPTY_ITEMS',
    'TOO_MANY_ITEMS',
    'INVALID_CONCERN',
    'INVALID_DIET',
    'INGREDIENT_NOT_FOUND',
  ],
  example: {
    body: {
      text: '200 g butter\n2 eggs',
      lang: 'en',
      concerns: ['lactose'],
      diets: ['vegan'],
      people: [{ name: 'Ada', concerns: ['lactose'], tolerates: { lactose: '5 g' } }],
    },
  },
  run: async (context, { body }) => {
    const { library } = context
    const recipe = await recipeIn(body)
    const people = peopleIn(library, body.people, body.lang)
    return inTurns(context, checkRecipe(library, { ...recipe, people }))
  },
})

/** The diets, each once; null for all. Throws INVALID_REQUEST, TOO_MANY_ITEMS or INVALID_DIET. */
function requireDiets(diets: unknown) {
  if (diets === undefined || diets === null) return null
  requireList(diets, 'diets')
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

/** Throws INVALID_REQUEST. */
function requireDomain(domain: unknown): DoseDomain {
  const known = DOSE_DOMAINS.find((one) => one === domain)
  if (known) return known
  throw new IngrError(
    'INVALID_REQUEST',
    msg('unknown domain: {domain} (one of {known})', {
      domain: shown(domain),
      known: DOSE_DOMAINS.join(', '),
    }),
    { domain: `one of ${DOSE_DOMAINS.join(', ')}` },
  )
}

export const HEADROOM = operation({
  id: 'headroom',
  method: 'POST',
  path: '/v1/recipes/headroom',
  summary: 'How much of each ingredient keeps a recipe low in FODMAP or histamine',
  body: recipeBody(ref('RecipeHeadroomRequest'), ({ domain }) => ({
    domain: () => requireDomain(domain),
  })),
  response: ref('RecipeHeadroomResponse'),
  errors: ['INVALID_REQUEST', 'INVALID_LANGUAGE', 'EMPTY_ITEMS', 'TOO_MANY_ITEMS'],
  example: { body: { text: '200 g apples\n100 g oats', domain: 'fodmap' } },
  run: async (context, { body }) =>
    inTurns(context, headroomOfRecipe(context.library, await recipeIn(body))),
})

export const LETTERS_OF_RECIPE = operation({
  id: 'letters',
  method: 'POST',
  path: '/v1/recipes/letters',
  summary: 'EU allergens of a recipe as the letters of a menu',
  body: recipeBody(ref('RecipeLettersRequest'), ({ scheme }) => ({
    scheme: () => requireScheme(scheme),
  })),
  response: ref('RecipeLettersResponse'),
  errors: ['INVALID_REQUEST', 'INVALID_LANGUAGE', 'EMPTY_ITEMS', 'TOO_MANY_ITEMS'],
  example: { body: { text: '200 g butter\n2 eggs', scheme: 'at' } },
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
