/** The operations of module M4: nutrients of an ingredient and of a list, and the nutrition declaration. */

import { declarationOfFood } from '../engine/nutrition/label.ts'
import { analyze, nutrition, requireAnalyzeRequest } from '../engine/nutrition/nutrition.ts'
import { operation, ref } from './operation.ts'
import { AMOUNT, flag, UNIT } from './parameters.ts'

export const NUTRITION = operation({
  id: 'nutrition',
  path: '/v1/ingredients/{canonicalId}/nutrition',
  summary: 'Nutrients of an ingredient',
  query: {
    amount: AMOUNT,
    unit: UNIT,
    sources: flag('sources', 'Also return the source of each figure.', false),
  },
  response: ref('NutritionResponse'),
  errors: ['INVALID_REQUEST', 'INGREDIENT_NOT_FOUND', 'UNKNOWN_UNIT', 'CONVERSION_NOT_POSSIBLE'],
  example: { ingredientId: 'egg', query: { amount: '2', unit: 'piece' } },
  run: ({ library }, { ingredientId, query }) => nutrition(library, ingredientId, query),
})

export const ANALYZE = operation({
  id: 'analyze',
  path: '/v1/nutrition/analyze',
  summary: 'Nutrients of a list',
  description: 'Items that cannot be resolved are listed; the total does not count them as zero.',
  body: { schema: ref('AnalyzeRequest'), read: requireAnalyzeRequest },
  response: ref('AnalyzeResponse'),
  errors: ['INVALID_REQUEST', 'EMPTY_ITEMS', 'TOO_MANY_ITEMS'],
  example: {
    body: {
      items: [
        { ingredientId: 'wheat-flour', amount: 200, unit: 'g' },
        { ingredientId: 'egg', amount: 2, unit: 'piece' },
      ],
      servings: 4,
    },
  },
  run: ({ library }, { body }) => analyze(library, body),
})

export const DECLARATION = operation({
  id: 'declaration',
  path: '/v1/ingredients/{canonicalId}/declaration',
  summary: 'Nutrition declaration of an ingredient',
  description: 'In the form that Regulation (EU) 1169/2011 prescribes for packages.',
  query: { amount: AMOUNT, unit: UNIT },
  response: ref('DeclarationResponse'),
  errors: ['INVALID_REQUEST', 'INGREDIENT_NOT_FOUND', 'UNKNOWN_UNIT', 'CONVERSION_NOT_POSSIBLE'],
  example: { ingredientId: 'egg', query: { amount: '2', unit: 'piece' } },
  run: ({ library }, { ingredientId, query }) =>
    declarationOfFood(nutrition(library, ingredientId, query)),
})
