/** Schemas of a shopping list: its recipes, and the foods that the recipes need in total. */

import { ABSENCES } from '../absences.ts'
import { keysOf } from '../closed-sets.ts'
import { MAX_BATCH } from '../limits.ts'
import { UNRESOLVED_CODES } from '../unresolved.ts'
import { PlainRecipeRequest, portions } from './recipe-requests.ts'
import { named, skipped } from './recipes.ts'
import * as s from './shape.ts'

export const ShoppingRequest = s.object({
  recipes: s.list(s.ref({ PlainRecipeRequest }), 'The recipes to shop for; each is one recipe.', {
    minItems: 1,
    maxItems: MAX_BATCH,
  }),
  lang: s.maybe(s.language, 'Default language of the recipes.'),
  servings: portions('Number of servings to buy of each recipe; by default as written in it.'),
  makes: portions('Number of servings of recipes that do not state one.'),
})

const recipe = s.object({
  title: s.described(s.nullable(s.text), 'null if it has none.'),
  servings: s.nullable(s.number('The number of servings of the list; null if unknown.')),
  isScaled: s.flag('false where `servings` was asked for and the recipe does not say its own.'),
  unread: s.list(
    s.object({
      line: s.string('The line as written.'),
      reason: s.string('Why no food was found.'),
      code: s.optional(s.one(UNRESOLVED_CODES, 'Code of the reason, which is for people.')),
    }),
    'Lines without a known food, which no entry of `items` includes.',
  ),
  skipped,
  named,
})
export type ShoppingRecipe = s.Shape<typeof recipe>

const word = s.string('The unit as people write it after the amount; empty for pieces.')

const amount = s.object({
  amount: s.number('Added up over the lines.'),
  unit: s.nullable(s.string('Id of the unit; grams and millilitres for other metric units.')),
  word,
  grams: s.nullable(s.grams('Weight of the amount; null if the unit has no known weight')),
})

const item = s.object({
  ingredientId: s.ID,
  name: s.text,
  category: s.text,
  phrase: s.nullable(
    s.string("The cooks' own words for the food; null where the lines use several."),
  ),
  grams: s.nullable(s.grams('Sum of the known weights; null if there are none')),
  estimated: s.flag('true when a density or a piece weight was used.'),
  amounts: s.list(amount, 'The amounts of the lines, added up for each unit.'),
  isOpen: s.flag('true where a line gives no amount, as "salt to taste" does.'),
  pack: s.optional(
    s.object({
      unit: s.string('Id of the unit, such as `can`.'),
      word,
      count: s.integer('Number of packs that cover the grams.', { minimum: 1 }),
      grams: s.grams('Usual content of one'),
    }),
  ),
  isGuess: s.flag('true where words of a line are not accounted for; never added to other lines.'),
  isOptional: s.flag('true where every line lets the cook leave it out.'),
  without: s.optional(
    s.list(s.one(keysOf(ABSENCES)), 'What the lines describe the food as free of.'),
  ),
  or: s.optional(
    s.list(
      s.object({ ingredientId: s.nullable(s.ID), name: s.text }),
      'Alternatives that the lines allow.',
    ),
  ),
  lines: s.list(
    s.object({
      recipe: s.described(s.count, 'Position of its recipe in the request, from 0.'),
      line: s.string('The line as written.'),
    }),
    'The lines that were added up.',
  ),
})
export type ShoppingItem = s.Shape<typeof item>

export const ShoppingResponse = s.object({
  items: s.list(item, 'By category, in the order of the recipes.'),
  recipes: s.list(recipe, 'In the order of the request.'),
})
export type ShoppingResponse = s.Shape<typeof ShoppingResponse>
