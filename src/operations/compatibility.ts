/** The operations of module M2: allergens, checks of lists, diets, FODMAP and histamine. */

import { DIMENSIONS } from '../domain/restrictions.ts'
import { check, checkBatch, requireChecks, requireConcerns } from '../engine/compatibility/check.ts'
import { diet, requireDietRequest } from '../engine/compatibility/diet.ts'
import { type CompatibilityItem, requireItems } from '../engine/compatibility/items.ts'
import { writeBatch, writeCheck } from '../engine/compatibility/json.ts'
import { fodmap, histamine } from '../engine/compatibility/single.ts'
import { allergens } from '../engine/ingredients.ts'
import { readAll } from '../errors.ts'
import { type Body, type Operation, operation } from './operation.ts'
import { LANG } from './parameters.ts'
import { schema } from './schemas.ts'

const ITEMS: Body<{ readonly items: readonly CompatibilityItem[] }> = {
  schema: schema('ItemsRequest'),
  read: ({ items }) => ({ items: requireItems(items) }),
}

export const COMPATIBILITY: readonly Operation[] = [
  operation({
    id: 'allergens',
    method: 'GET',
    path: '/v1/ingredients/{canonicalId}/allergens',
    summary: `The ${DIMENSIONS.length} dimensions of an ingredient`,
    query: { lang: LANG },
    response: schema('AllergensResponse'),
    errors: ['INVALID_LANGUAGE', 'INGREDIENT_NOT_FOUND'],
    example: { ingredientId: 'butter' },
    run: ({ library }, { ingredientId, query }) => allergens(library, ingredientId, query.lang),
  }),
  operation({
    id: 'check',
    method: 'POST',
    path: '/v1/compatibility/check',
    summary: 'Check a list of ingredients for allergens and intolerances',
    description: `All ${DIMENSIONS.length} domains are evaluated; \`concerns\` holds a verdict for each one asked for. What cannot be resolved is listed and makes a compatible verdict uncertain.`,
    body: {
      schema: schema('CheckRequest'),
      read: ({ items, concerns }) =>
        readAll({ concerns: () => requireConcerns(concerns), items: () => requireItems(items) }),
    },
    response: schema('CheckResponse'),
    errors: ['INVALID_REQUEST', 'EMPTY_ITEMS', 'TOO_MANY_ITEMS', 'INVALID_CONCERN'],
    example: {
      body: {
        items: [{ ingredientId: 'butter', amount: 200, unit: 'g' }],
        concerns: ['lactose', 'gluten'],
      },
    },
    run: ({ library }, { body }) => check(library, body),
    write: (out, { library }, { body }) => writeCheck(out, library, body),
  }),
  operation({
    id: 'checkBatch',
    method: 'POST',
    path: '/v1/compatibility/check/batch',
    summary: 'Check up to 100 lists',
    description:
      'Costs 5 credits per check, which must be there before any is made; counts as one request for the rate limit. The error of a check is its own: the status stays 200.',
    body: {
      schema: schema('BatchRequest'),
      read: ({ checks, concerns }) => ({ checks: requireChecks(checks), concerns }),
    },
    response: schema('BatchResponse'),
    errors: ['INVALID_REQUEST', 'EMPTY_BATCH', 'BATCH_TOO_LARGE'],
    example: {
      body: {
        checks: [
          { items: [{ ingredientId: 'tofu', amount: 100 }] },
          { items: [{ ingredientId: 'peanut' }], concerns: ['peanut'] },
        ],
        concerns: ['soy'],
      },
    },
    units: ({ checks }) => checks.length,
    run: ({ library }, { body }) => checkBatch(library, body),
    writeParts: (out, { library }, { body }) => writeBatch(out, library, body),
  }),
  operation({
    id: 'diet',
    method: 'POST',
    path: '/v1/compatibility/diet',
    summary: 'Whether ingredients fit a diet',
    body: { schema: schema('DietRequest'), read: requireDietRequest },
    response: schema('DietResponse'),
    errors: ['INVALID_REQUEST', 'INVALID_DIET', 'EMPTY_ITEMS', 'TOO_MANY_ITEMS'],
    example: { body: { diet: 'vegan', ingredientIds: ['butter', 'tofu'] } },
    run: ({ library }, { body }) => diet(library, body),
  }),
  operation({
    id: 'fodmap',
    method: 'POST',
    path: '/v1/compatibility/fodmap',
    summary: 'FODMAP level of a list',
    body: ITEMS,
    response: schema('FodmapResponse'),
    errors: ['INVALID_REQUEST', 'EMPTY_ITEMS', 'TOO_MANY_ITEMS'],
    example: { body: { items: [{ ingredientId: 'onion', amount: 100, unit: 'g' }] } },
    run: ({ library }, { body }) => fodmap(library, body),
  }),
  operation({
    id: 'histamine',
    method: 'POST',
    path: '/v1/compatibility/histamine',
    summary: 'Histamine risk of a list',
    body: ITEMS,
    response: schema('HistamineResponse'),
    errors: ['INVALID_REQUEST', 'EMPTY_ITEMS', 'TOO_MANY_ITEMS'],
    example: { body: { items: [{ ingredientId: 'parmesan', amount: 50, unit: 'g' }] } },
    run: ({ library }, { body }) => histamine(library, body),
  }),
]
