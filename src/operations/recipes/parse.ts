/** Operations that parse recipes and single lines. */

import { MAX_RECIPE } from '../../domain/limits.ts'
import { requireServings } from '../../engine/compatibility/serving.ts'
import { parseRecipes, parseStreamLine } from '../../engine/recipes/parse.ts'
import { invalid, readAll, shown } from '../../errors.ts'
import { requireFewLetters } from '../../recipes/lines.ts'
import { msg } from '../../wording/message.ts'
import { requireKnown } from '../known.ts'
import { inTurns, operation, ref } from '../operation.ts'
import { requireFlag } from '../parameters.ts'
import { RECIPE_ERRORS, recipeBody, recipesIn, requireLanguage } from './body.ts'

export const RECIPE_PARSE = operation({
  id: 'recipeParse',
  path: '/v1/recipes/parse',
  summary: 'Read a recipe',
  description:
    'Each line with the food it names, its amount and grams, and how surely it was read. Ask your user about every item whose `reading` is `guess` or `none`, about each with `or` or `optional`, and about those in `skipped` that have `named`: a guess can add risks but never rules them out.',
  body: recipeBody(ref('RecipeParseRequest'), ({ scale, explain }) => ({
    scale: () => requireServings(scale, 'scale'),
    explain: () => requireFlag(explain, 'explain'),
  })),
  response: ref('ParseResponse'),
  errors: RECIPE_ERRORS,
  example: { body: { lines: ['2 EL Mehl', '200 g butter'], lang: 'de' } },
  run: async (context, { body }) =>
    inTurns(context, parseRecipes(context.library, await recipesIn(body), body)),
})

export const PARSE_LINE = operation({
  id: 'parseLine',
  path: '/v1/lines/parse',
  summary: 'Read one line of a recipe',
  description:
    'The first food of the line; further ones are in `also`. For single lines as they are typed: no line is taken for a title.',
  body: {
    schema: ref('ParseLineRequest'),
    read: ({ line, lang, known }) =>
      readAll({
        line: () => requireLine(line),
        lang: () => requireLanguage(lang),
        known: () => requireKnown(known),
      }),
  },
  response: ref('ParseLineResponse'),
  errors: ['INVALID_REQUEST', 'INVALID_LANGUAGE', 'TOO_MANY_ITEMS', 'INGREDIENT_NOT_FOUND'],
  example: { body: { line: '2 EL Mehl', lang: 'de' } },
  run: ({ library }, { body }) => parseStreamLine(library, body.line, body.lang, body.known),
})

function requireLine(line: unknown): string {
  if (typeof line === 'string') {
    requireFewLetters(MAX_RECIPE, line.length, 'line')
    return line
  }
  throw invalid(msg('textGivenNotText', { text: shown(line) }), { line: 'a text is required' })
}
