/** The operations that judge a list of items: checks, diets, FODMAP and histamine. */

import { DIMENSIONS } from '../domain/restrictions.ts'
import {
  check,
  checkBatch,
  requireChecks,
  requireConcerns,
  writeBatch,
} from '../engine/compatibility/check.ts'
import { diet, requireDietRequest } from '../engine/compatibility/diet.ts'
import { requireItems } from '../engine/compatibility/items.ts'
import { requireServings } from '../engine/compatibility/serving.ts'
import { fodmap, histamine } from '../engine/compatibility/single.ts'
import { readAll } from '../errors.ts'
import { operation, ref } from './operation.ts'

const ITEMS = {
  schema: ref('ItemsRequest'),
  read: ({ items, servings }: { readonly items?: unknown; readonly servings?: unknown }) =>
    readAll({ items: () => requireItems(items), servings: () => requireServings(servings) }),
}

export const CHECK = operation({
  id: 'check',
  path: '/v1/compatibility/check',
  summary: 'Check a list of ingredients for allergens and intolerances',
  description: `All ${DIMENSIONS.length} domains are evaluated; \`concerns\` holds a verdict for each one asked for, entries of the EU list among them. Items that cannot be resolved are listed and make a compatible verdict uncertain.`,
  body: {
    schema: ref('CheckRequest'),
    read: ({ items, concerns, servings }) =>
      readAll({
        concerns: () => requireConcerns(concerns),
        items: () => requireItems(items),
        servings: () => requireServings(servings),
      }),
  },
  response: ref('CheckResponse'),
  errors: ['INVALID_REQUEST', 'EMPTY_ITEMS', 'TOO_MANY_ITEMS', 'INVALID_CONCERN'],
  example: {
    body: {
      items: [{ ingredientId: 'butter', amount: 200, unit: 'g' }],
      concerns: ['lactose', 'gluten'],
    },
  },
  run: ({ library }, { body }) => check(library, body),
})

export const CHECK_BATCH = operation({
  id: 'checkBatch',
  path: '/v1/compatibility/check/batch',
  summary: 'Check up to 100 lists',
  description:
    'Costs 5 credits per check, all of which must be available at the start; counts as one request for the rate limit. An error of one check does not affect the others: the status is still 200.',
  body: {
    schema: ref('BatchRequest'),
    read: ({ checks, concerns }) => ({ checks: requireChecks(checks), concerns }),
  },
  response: ref('BatchResponse'),
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
})

export const DIET = operation({
  id: 'diet',
  path: '/v1/compatibility/diet',
  summary: 'Whether ingredients fit a diet',
  body: { schema: ref('DietRequest'), read: requireDietRequest },
  response: ref('DietResponse'),
  errors: ['INVALID_REQUEST', 'INVALID_DIET', 'EMPTY_ITEMS', 'TOO_MANY_ITEMS'],
  example: { body: { diet: 'vegan', ingredientIds: ['butter', 'tofu'] } },
  run: ({ library }, { body }) => diet(library, body),
})

export const FODMAP = operation({
  id: 'fodmap',
  path: '/v1/compatibility/fodmap',
  summary: 'FODMAP level of a list',
  body: ITEMS,
  response: ref('FodmapResponse'),
  errors: ['INVALID_REQUEST', 'EMPTY_ITEMS', 'TOO_MANY_ITEMS'],
  example: { body: { items: [{ ingredientId: 'onion', amount: 100, unit: 'g' }] } },
  run: ({ library }, { body }) => fodmap(library, body),
})

export const HISTAMINE = operation({
  id: 'histamine',
  path: '/v1/compatibility/histamine',
  summary: 'Histamine risk of a list',
  body: ITEMS,
  response: ref('HistamineResponse'),
  errors: ['INVALID_REQUEST', 'EMPTY_ITEMS', 'TOO_MANY_ITEMS'],
  example: { body: { items: [{ ingredientId: 'parmesan', amount: 50, unit: 'g' }] } },
  run: ({ library }, { body }) => histamine(library, body),
})
