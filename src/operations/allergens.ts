/** The operation that tells the allergens of an ingredient, and the letters that a menu has for them. */

import { DIMENSIONS } from '../domain/restrictions.ts'
import { letters, requireScheme } from '../engine/compatibility/letters.ts'
import { allergens } from '../engine/ingredients.ts'
import { operation, question, ref } from './operation.ts'
import { LANG } from './parameters.ts'

export const ALLERGENS_OF = operation({
  id: 'allergens',
  method: 'GET',
  path: '/v1/ingredients/{canonicalId}/allergens',
  summary: `The ${DIMENSIONS.length} dimensions of an ingredient`,
  query: { lang: LANG },
  response: ref('AllergensResponse'),
  errors: ['INVALID_LANGUAGE', 'INGREDIENT_NOT_FOUND'],
  example: { ingredientId: 'butter' },
  run: ({ library }, { ingredientId, query }) => allergens(library, ingredientId, query.lang),
})

/** The letters of one ingredient. */
export const LETTERS = question({
  id: 'letters',
  body: { read: ({ scheme }) => ({ scheme: requireScheme(scheme) }) },
  run: ({ library }, { ingredientId, body }) => letters(library, [ingredientId], body.scheme),
})
