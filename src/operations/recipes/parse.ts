/** The operation that reads recipe lines, and its form for streams. */

import type { Language } from '../../domain/languages.ts'
import { requireServings } from '../../engine/compatibility/serving.ts'
import { parseRecipes, parseStreamLine } from '../../engine/recipes/parse.ts'
import { inTurns, operation, question, ref } from '../operation.ts'
import { LANG, requireFlag } from '../parameters.ts'
import { recipeBody, recipesIn } from './body.ts'

export const RECIPE_PARSE = operation({
  id: 'recipeParse',
  method: 'POST',
  path: '/v1/recipes/parse',
  summary: 'Read a recipe',
  description:
    'Each line with the food it names, its amount and grams, and how surely it was read. Ask your user about every item whose `reading` is `guess` or `none`, about each with `or` or `optional`, and about those in `skipped` that have `named`: a guess accuses and never acquits.',
  body: recipeBody(ref('RecipeParseRequest'), ({ scale, explain }) => ({
    scale: () => requireServings(scale, 'scale'),
    explain: () => requireFlag(explain, 'explain'),
  })),
  response: ref('ParseResponse'),
  errors: ['INVALID_REQUEST', 'INVALID_LANGUAGE', 'EMPTY_ITEMS', 'TOO_MANY_ITEMS'],
  example: { body: { lines: ['2 EL Mehl', '200 g butter'], lang: 'de' } },
  run: async (context, { body }) =>
    inTurns(context, parseRecipes(context.library, await recipesIn(body), body)),
})

/** One line of a stream. */
export const PARSE_LINE = question({
  id: 'recipeParse',
  body: {
    read: ({ line, lang }) => ({
      line: String(line),
      lang: LANG.read(lang as string | undefined) satisfies Language,
    }),
  },
  run: ({ library }, { body }) => parseStreamLine(library, body.line, body.lang),
})
