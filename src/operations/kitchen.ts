/** The operations of module M3: substitutes, pairings, similar ingredients, culinary profile and conversion. */

import { profile } from '../engine/kitchen/profile.ts'
import { pairings, similar, substitutes } from '../engine/kitchen/relations.ts'
import { convert, requireConvertRequest } from '../engine/units.ts'
import { type Operation, operation } from './operation.ts'
import { flag, LANG, LIMIT } from './parameters.ts'
import { schema } from './schemas.ts'

const RELATION_ERRORS = [
  'INVALID_LANGUAGE',
  'INVALID_REQUEST',
  'INGREDIENT_NOT_FOUND',
  'NO_RELATIONSHIP_DATA',
] as const

export const KITCHEN: readonly Operation[] = [
  operation({
    id: 'substitutes',
    method: 'GET',
    path: '/v1/ingredients/{canonicalId}/substitutes',
    summary: 'What can stand in for an ingredient',
    query: {
      lang: LANG,
      limit: LIMIT,
      includePartial: flag('includePartial', 'Also those that stand in only partly.', true),
    },
    response: schema('SubstitutesResponse'),
    errors: RELATION_ERRORS,
    example: { ingredientId: 'butter' },
    run: ({ library }, { ingredientId, query }) => substitutes(library, ingredientId, query),
  }),
  operation({
    id: 'pairings',
    method: 'GET',
    path: '/v1/ingredients/{canonicalId}/pairings',
    summary: 'What goes with an ingredient',
    query: { lang: LANG, limit: LIMIT },
    response: schema('PairingsResponse'),
    errors: RELATION_ERRORS,
    example: { ingredientId: 'butter' },
    run: ({ library }, { ingredientId, query }) => pairings(library, ingredientId, query),
  }),
  operation({
    id: 'similar',
    method: 'GET',
    path: '/v1/ingredients/{canonicalId}/similar',
    summary: 'Ingredients of the same family or function',
    query: { lang: LANG, limit: LIMIT },
    response: schema('SimilarResponse'),
    errors: RELATION_ERRORS,
    example: { ingredientId: 'butter' },
    run: ({ library }, { ingredientId, query }) => similar(library, ingredientId, query),
  }),
  operation({
    id: 'profile',
    method: 'GET',
    path: '/v1/ingredients/{canonicalId}/profile',
    summary: 'Culinary profile of an ingredient',
    query: { lang: LANG },
    response: schema('IngredientProfileResponse'),
    errors: ['INVALID_LANGUAGE', 'INGREDIENT_NOT_FOUND'],
    example: { ingredientId: 'butter' },
    run: ({ library }, { ingredientId }) => profile(library, ingredientId),
  }),
  operation({
    id: 'convert',
    method: 'POST',
    path: '/v1/units/convert',
    summary: 'Convert between weight, volume and pieces',
    body: { schema: schema('ConvertRequest'), read: requireConvertRequest },
    response: schema('ConvertResponse'),
    errors: ['INVALID_REQUEST', 'INGREDIENT_NOT_FOUND', 'UNKNOWN_UNIT', 'CONVERSION_NOT_POSSIBLE'],
    example: {
      body: { ingredientId: 'wheat-flour', amount: 2, fromUnit: 'cup', toUnit: 'gram' },
    },
    run: ({ library }, { body }) => convert(library, body),
  }),
]
