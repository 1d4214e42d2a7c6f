/** The operation that writes one shopping list for several recipes. */

import { MAX_BATCH } from '../../domain/limits.ts'
import { requireServings } from '../../engine/compatibility/serving.ts'
import { requireAtMost, requireList } from '../../engine/limits.ts'
import { shoppingList } from '../../engine/recipes/shop.ts'
import { readAll, readPart } from '../../errors.ts'
import { inTurns, operation, ref } from '../operation.ts'
import { RECIPE_ERRORS, recipeBody, recipesOfAll, requireLanguage } from './body.ts'

const RECIPE = recipeBody(ref('RecipeDeclarationRequest'))

export const RECIPE_SHOP = operation({
  id: 'recipeShop',
  path: '/v1/recipes/shop',
  summary: 'One shopping list for several recipes',
  description:
    'Equal foods are added up, by category. Guesses, choices and foods described as free of something are listed separately; lines without a known food are in `unread`. Each recipe costs as much as an analysis.',
  body: {
    schema: ref('ShoppingRequest'),
    read: ({ recipes, lang, servings, makes }) =>
      readAll({
        lang: () => (lang === undefined ? null : requireLanguage(lang)),
        recipes: () => requireRecipes(recipes, lang),
        servings: () => requireServings(servings),
        makes: () => requireServings(makes, 'makes'),
      }),
  },
  response: ref('ShoppingResponse'),
  errors: RECIPE_ERRORS,
  example: {
    body: {
      recipes: [
        { text: 'Pancakes, serves 2\n\n200 g flour\n2 eggs\nsalt', lang: 'en' },
        { lines: ['100 g flour', '1 egg'], servings: 4 },
      ],
      servings: 4,
    },
  },
  units: ({ recipes }) => recipes.length,
  run: async (context, { body }) => {
    const recipes = await recipesOfAll(body.recipes)
    return inTurns(context, shoppingList(context.library, recipes, body))
  },
})

/** Reads the recipes. `lang` applies to recipes without a language. */
function requireRecipes(recipes: unknown, lang: unknown) {
  requireList(recipes, 'recipes')
  requireAtMost(MAX_BATCH, recipes, 'recipes')
  return recipes.map((one, at) => {
    const recipe = Object(one)
    return readPart(`recipes[${at}]`, () =>
      RECIPE.read(lang === undefined ? recipe : { lang, ...recipe }),
    )
  })
}
