/** The operations that judge a recipe. */

import { MAX_CONCERNS } from '../../domain/limits.ts'
import { DOSE_DOMAINS, type DoseDomain } from '../../domain/restrictions.ts'
import { requireConcerns } from '../../engine/compatibility/check.ts'
import { diet, requireDiet } from '../../engine/compatibility/diet.ts'
import { headroom } from '../../engine/compatibility/headroom.ts'
import { letters, requireScheme } from '../../engine/compatibility/letters.ts'
import { fodmap, histamine } from '../../engine/compatibility/single.ts'
import { requireAtMost, requireList } from '../../engine/limits.ts'
import { checkRecipe } from '../../engine/recipes/check.ts'
import { ofRecipe } from '../../engine/recipes/read.ts'
import { invalid, shown } from '../../errors.ts'
import { msg } from '../../wording/message.ts'
import { isPackage } from '../labels.ts'
import { inTurns, operation, ref } from '../operation.ts'
import { requireFlag } from '../parameters.ts'
import { narrowed, PEOPLE_ERRORS } from '../people.ts'
import { RECIPE_ERRORS, recipeBody, recipeIn, recipeOfPeople, withPeople } from './body.ts'

const ERRORS = [...RECIPE_ERRORS, ...PEOPLE_ERRORS]

export const RECIPE_CHECK = operation({
  id: 'recipeCheck',
  path: '/v1/recipes/check',
  summary: 'Check a recipe: concerns, diets and EU allergens',
  description:
    'All domains are evaluated; `concerns` has a verdict for each requested one, `diets` for each requested one or else for the usual four. `contains`, `mayContain` and `unknown` are EU allergens; all others were not found. Ask your user about readings that are not `sure`.',
  body: recipeBody(ref('RecipeCheckRequest'), (body) => ({
    concerns: () => requireConcerns(body.concerns),
    diets: () => requireDiets(body.diets),
    perLine: () => requireFlag(body.perLine, 'perLine'),
    ...withPeople(body),
  })),
  response: ref('RecipeCheckResponse'),
  errors: ERRORS,
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
    const recipe = await recipeOfPeople(context.library, body)
    const answer = await inTurns(context, checkRecipe(context.library, recipe))
    return isPackage(body.text ?? '') ? { ...answer, isPackage: true } : answer
  },
})

/** Reads the diets without duplicates; null means all. Throws INVALID_REQUEST, TOO_MANY_ITEMS or INVALID_DIET. */
function requireDiets(diets: unknown) {
  if (diets === undefined || diets === null) return null
  requireList(diets, 'diets')
  requireAtMost(MAX_CONCERNS, diets, 'diets')
  return [...new Set(diets.map((diet, at) => requireDiet(diet, `diets[${at}]`)))]
}

export const RECIPE_DIET = operation({
  id: 'recipeDiet',
  path: '/v1/recipes/diet',
  summary: 'Whether a recipe fits a diet',
  body: recipeBody(ref('RecipeDietRequest'), ({ diet }) => ({ diet: () => requireDiet(diet) })),
  response: ref('RecipeDietResponse'),
  errors: [...RECIPE_ERRORS, 'INVALID_DIET'],
  example: { body: { text: '200 g butter\n2 eggs', diet: 'vegetarian' } },
  run: async (context, { body }) => {
    const recipe = await recipeIn(body)
    const judged = ofRecipe(context.library, recipe, ({ items }) =>
      diet(context.library, { diet: recipe.diet, items }),
    )
    return inTurns(context, judged)
  },
})

export const RECIPE_FODMAP = operation({
  id: 'recipeFodmap',
  path: '/v1/recipes/fodmap',
  summary: 'FODMAP level of a recipe',
  body: recipeBody(ref('RecipeDoseRequest'), withPeople),
  response: ref('RecipeFodmapResponse'),
  errors: ERRORS,
  example: { body: { text: '200 g apples\n100 g oats', servings: 2 } },
  run: async (context, { body }) => {
    const { library } = context
    const recipe = await recipeOfPeople(library, body)
    const judged = ofRecipe(library, recipe, (read) => fodmap(library, read))
    const answer = await inTurns(context, judged)
    return narrowed(answer, ({ name }) => name === 'fodmap')
  },
})

export const RECIPE_HISTAMINE = operation({
  id: 'recipeHistamine',
  path: '/v1/recipes/histamine',
  summary: 'Histamine risk of a recipe',
  body: recipeBody(ref('RecipeDoseRequest'), withPeople),
  response: ref('RecipeHistamineResponse'),
  errors: ERRORS,
  example: { body: { text: '50 g parmesan\n2 tomatoes' } },
  run: async (context, { body }) => {
    const { library } = context
    const recipe = await recipeOfPeople(library, body)
    const judged = ofRecipe(library, recipe, (read) => histamine(library, read))
    const answer = await inTurns(context, judged)
    return narrowed(answer, ({ name }) => name === 'histamine')
  },
})

/** Reads the field `domain`. Throws INVALID_REQUEST unless it is "fodmap" or "histamine". */
function requireDomain(domain: unknown): DoseDomain {
  const known = DOSE_DOMAINS.find((one) => one === domain)
  if (known) return known
  throw invalid(msg('unknownDomain', { domain: shown(domain), known: DOSE_DOMAINS.join(', ') }), {
    domain: `one of ${DOSE_DOMAINS.join(', ')}`,
  })
}

export const RECIPE_HEADROOM = operation({
  id: 'headroom',
  path: '/v1/recipes/headroom',
  summary: 'How much of each ingredient keeps a recipe low in FODMAP or histamine',
  body: recipeBody(ref('RecipeHeadroomRequest'), ({ domain }) => ({
    domain: () => requireDomain(domain),
  })),
  response: ref('RecipeHeadroomResponse'),
  errors: RECIPE_ERRORS,
  example: { body: { text: '200 g apples\n100 g oats', domain: 'fodmap' } },
  run: async (context, { body }) => {
    const { domain, ...recipe } = await recipeIn(body)
    const judged = ofRecipe(context.library, recipe, (read) =>
      headroom(context.library, domain, read),
    )
    return inTurns(context, judged)
  },
})

export const RECIPE_LETTERS = operation({
  id: 'letters',
  path: '/v1/recipes/letters',
  summary: 'EU allergens of a recipe as the letters of a menu',
  body: recipeBody(ref('RecipeLettersRequest'), (body) => ({
    scheme: () => requireScheme(body.scheme),
    ...withPeople(body),
  })),
  response: ref('RecipeLettersResponse'),
  errors: ERRORS,
  example: { body: { text: '200 g butter\n2 eggs', scheme: 'at' } },
  run: async (context, { body }) => {
    const recipe = await recipeOfPeople(context.library, body)
    const judged = ofRecipe(context.library, recipe, ({ items }) =>
      letters(context.library, items, recipe.scheme),
    )
    return inTurns(context, judged)
  },
})
