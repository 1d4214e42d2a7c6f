/** The operations of module M4: nutrients of an ingredient and of a list. */

import { analyze, nutrition, requireAnalyzeRequest } from '../engine/nutrition/nutrition.ts'
import { type Operation, operation } from './operation.ts'
import { AMOUNT, UNIT } from './parameters.ts'
import { schema } from './schemas.ts'

export const NUTRITION: readonly Operation[] = [
  operation({
    id: 'nutrition',
    method: 'GET',
    path: '/v1/ingredients/{canonicalId}/nutrition',
    summary: 'Nutrients of an ingredient',
    query: { amount: AMOUNT, unit: UNIT },
    response: schema('NutritionResponse'),
    errors: ['INVALID_REQUEST', 'INGREDIENT_NOT_FOUND', 'UNKNOWN_UNIT', 'CONVERSION_NOT_POSSIBLE'],
    example: { ingredientId: 'egg', query: { amount: '2', unit: 'piece' } },
    run: ({ library }, { ingredientId, query }) => nutrition(library, ingredientId, query),
  }),
  operation({
    id: 'analyze',
    method: 'POST',
    path: '/v1/nutrition/analyze',
    summary: 'Nutrients of a list',
    description: 'What cannot be resolved is listed and is not added to the total as zero.',
    body: { schema: schema('AnalyzeRequest'), read: requireAnalyzeRequest },
    response: schema('AnalyzeResponse'),
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
  }),
]
