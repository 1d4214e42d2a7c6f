/** The operations of module M3: substitutes, pairings, similar ingredients, culinary profile and conversion. */

import type { Restriction } from '../domain/restrictions.ts'
import { convert, requireConvertRequest } from '../engine/convert.ts'
import { profile } from '../engine/kitchen/profile.ts'
import { pairings, similar, substitutes } from '../engine/kitchen/relations.ts'
import { fittingPairings, safeSubstitutes } from '../engine/kitchen/swap.ts'
import { operation, ref } from './operation.ts'
import { flag, LANG, LIMIT, restrictionsIn } from './parameters.ts'

const RELATION_ERRORS = [
  'INVALID_LANGUAGE',
  'INVALID_REQUEST',
  'INGREDIENT_NOT_FOUND',
  'NO_RELATIONSHIP_DATA',
] as const

/** Merges the restrictions of `for` and `diet` without duplicates. */
const restrictionsOf = (query: Readonly<Record<'for' | 'diet', readonly Restriction[]>>) => [
  ...new Set([...query.for, ...query.diet]),
]

export const SUBSTITUTES = operation({
  id: 'substitutes',
  path: '/v1/ingredients/{canonicalId}/substitutes',
  summary: 'What can stand in for an ingredient',
  query: {
    lang: LANG,
    limit: LIMIT,
    includePartial: flag(
      'includePartial',
      'Include substitutes that replace the ingredient only partly.',
      true,
    ),
    for: restrictionsIn('for'),
    diet: restrictionsIn('diet'),
  },
  response: ref('SubstitutesResponse'),
  description:
    'With `for` or `diet`, only substitutes that a second check finds compatible with all of them, each with the conflicts that it solves, keeps and adds.',
  errors: [...RELATION_ERRORS, 'INVALID_CONCERN'],
  example: { ingredientId: 'butter', query: { limit: '2' } },
  run: ({ library }, { ingredientId, query }) => {
    const names = restrictionsOf(query)
    return names.length === 0
      ? substitutes(library, ingredientId, query)
      : safeSubstitutes(library, ingredientId, { ...query, for: names })
  },
})

export const PAIRINGS = operation({
  id: 'pairings',
  path: '/v1/ingredients/{canonicalId}/pairings',
  summary: 'What goes with an ingredient',
  query: { lang: LANG, limit: LIMIT, for: restrictionsIn('for'), diet: restrictionsIn('diet') },
  response: ref('PairingsResponse'),
  description:
    'With `for` or `diet`, only foods of which 100 g are compatible with all of them; `refused` counts the others.',
  errors: [...RELATION_ERRORS, 'INVALID_CONCERN'],
  example: { ingredientId: 'butter' },
  run: ({ library }, { ingredientId, query }) => {
    const names = restrictionsOf(query)
    return names.length === 0
      ? pairings(library, ingredientId, query)
      : fittingPairings(library, ingredientId, { ...query, for: names })
  },
})

export const SIMILAR = operation({
  id: 'similar',
  path: '/v1/ingredients/{canonicalId}/similar',
  summary: 'Ingredients of the same family or function',
  query: { lang: LANG, limit: LIMIT },
  response: ref('SimilarResponse'),
  errors: RELATION_ERRORS,
  example: { ingredientId: 'butter' },
  run: ({ library }, { ingredientId, query }) => similar(library, ingredientId, query),
})

export const PROFILE = operation({
  id: 'profile',
  path: '/v1/ingredients/{canonicalId}/profile',
  summary: 'Culinary profile of an ingredient',
  query: { lang: LANG },
  response: ref('IngredientProfileResponse'),
  errors: ['INVALID_LANGUAGE', 'INGREDIENT_NOT_FOUND'],
  example: { ingredientId: 'butter' },
  run: ({ library }, { ingredientId }) => profile(library, ingredientId),
})

export const CONVERT = operation({
  id: 'convert',
  path: '/v1/units/convert',
  summary: 'Convert between weight, volume and pieces',
  body: { schema: ref('ConvertRequest'), read: requireConvertRequest },
  response: ref('ConvertResponse'),
  errors: ['INVALID_REQUEST', 'INGREDIENT_NOT_FOUND', 'UNKNOWN_UNIT', 'CONVERSION_NOT_POSSIBLE'],
  example: { body: { ingredientId: 'wheat-flour', amount: 2, fromUnit: 'cup', toUnit: 'gram' } },
  run: ({ library }, { body }) => convert(library, body),
})
