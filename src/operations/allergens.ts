/** Operations for the allergens of an ingredient and their menu letters. */

import { DIMENSIONS, LETTER_SCHEMES, type LetterScheme } from '../domain/restrictions.ts'
import { letters, requireScheme } from '../engine/compatibility/letters.ts'
import { allergens, ingredientOf } from '../engine/ingredients.ts'
import { operation, type Parameter, ref } from './operation.ts'
import { LANG } from './parameters.ts'

const SCHEME: Parameter<LetterScheme> = {
  description: 'Whose letters: `at` is Austria, `numbers` are 1 to 14 in the order of Annex II.',
  schema: { type: 'string', enum: LETTER_SCHEMES },
  required: true,
  read: requireScheme,
}

export const ALLERGENS_OF = operation({
  id: 'allergens',
  path: '/v1/ingredients/{canonicalId}/allergens',
  summary: `The ${DIMENSIONS.length} dimensions of an ingredient`,
  query: { lang: LANG },
  response: ref('AllergensResponse'),
  errors: ['INVALID_LANGUAGE', 'INGREDIENT_NOT_FOUND'],
  example: { ingredientId: 'butter' },
  run: ({ library }, { ingredientId, query }) => allergens(library, ingredientId, query.lang),
})

export const LETTERS = operation({
  id: 'ingredientLetters',
  path: '/v1/ingredients/{canonicalId}/letters',
  summary: 'EU allergens of an ingredient as the letters of a menu',
  query: { scheme: SCHEME },
  response: ref('LettersResponse'),
  errors: ['INVALID_REQUEST', 'INGREDIENT_NOT_FOUND'],
  example: { ingredientId: 'butter', query: { scheme: 'at' } },
  run: ({ library }, { ingredientId, query }) =>
    letters(library, [{ ingredientId: ingredientOf(library, ingredientId).id }], query.scheme),
})
