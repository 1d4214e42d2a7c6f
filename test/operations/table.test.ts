/** Tests that the table of operations matches the specification, and that each operation is consistent. */

import { describe, expect, test } from 'vitest'
import { CREDITS, FUNCTIONS } from '../../src/domain/functions.ts'
import type { Context, Operation } from '../../src/operations/operation.ts'
import { OPERATIONS } from '../../src/operations/operations.ts'
import { faults } from '../http/schema.ts'
import { LIBRARY } from '../http/support.ts'

/** The endpoints of the specification, in order: method, path, module. */
const SPECIFIED = [
  'GET /health health',
  'GET /v1/health health',
  'GET /v1/ingredients/search M1',
  'GET /v1/ingredients/autocomplete M1',
  'GET /v1/ingredients/count M1',
  'GET /v1/ingredients/{canonicalId} M1',
  'GET /v1/meta/categories M1',
  'GET /v1/meta/units M1',
  'GET /v1/meta/languages M1',
  'GET /v1/ingredients/{canonicalId}/allergens M2',
  'POST /v1/compatibility/check M2',
  'POST /v1/compatibility/check/batch M2',
  'POST /v1/compatibility/diet M2',
  'POST /v1/compatibility/fodmap M2',
  'POST /v1/compatibility/histamine M2',
  'GET /v1/ingredients/{canonicalId}/substitutes M3',
  'GET /v1/ingredients/{canonicalId}/pairings M3',
  'GET /v1/ingredients/{canonicalId}/similar M3',
  'GET /v1/ingredients/{canonicalId}/profile M3',
  'POST /v1/units/convert M3',
  'GET /v1/ingredients/{canonicalId}/nutrition M4',
  'POST /v1/nutrition/analyze M4',
  'GET /v1/account/usage account',
]

/** The endpoints that we added to those of the specification. */
const ADDED = [
  'POST /v1/recipes/parse M1',
  'POST /v1/recipes/check M2',
  'POST /v1/recipes/swap M3',
  'POST /v1/recipes/analyze M4',
  'POST /v1/labels/check M2',
  'GET /v1/ingredients M1',
  'POST /v1/recipes/letters M2',
  'POST /v1/recipes/headroom M2',
  'POST /v1/recipes/diet M2',
  'POST /v1/recipes/fodmap M2',
  'POST /v1/recipes/histamine M2',
  'POST /v1/recipes/declaration M4',
  'POST /v1/plans/check M2',
  'POST /v1/swap M3',
  'POST /v1/lines/parse M1',
  'GET /v1/ingredients/resolve M1',
  'GET /v1/ingredients/{canonicalId}/letters M2',
  'GET /v1/ingredients/{canonicalId}/declaration M4',
  'POST /v1/recipes/shop M4',
  'GET /v1/account account',
  'GET /ready health',
]

const context: Context = {
  library: LIBRARY,
  usage: async (days) => ({ customerId: '', days, modules: [], plan: 'pro', usage: [] }),
}

function prepared({ prepare, example }: Operation) {
  return prepare({
    ingredientId: example.ingredientId,
    query: example.query ?? {},
    body: example.body,
  })
}

test('the table contains the endpoints of the specification, the added ones, and no others', () => {
  expect(OPERATIONS.map(({ method, path, section }) => `${method} ${path} ${section}`)).toEqual([
    ...SPECIFIED,
    ...ADDED,
  ])
})

test('every function of the usage is an operation of the same name', () => {
  const names = OPERATIONS.map(({ id }) => id)
  expect([...new Set(names)].sort()).toEqual(Object.keys(FUNCTIONS).sort())
  expect(new Set(OPERATIONS.map(({ id }) => id)).size).toBe(OPERATIONS.length)
})

test('no error is listed twice', () => {
  for (const { id, errors } of OPERATIONS)
    expect([id, new Set(errors).size]).toEqual([id, errors.length])
})

describe.each(OPERATIONS.map((operation) => [operation.id, operation] as const))(
  '%s',
  (id, operation) => {
    test('has a description', () => {
      expect(operation.summary).toMatch(/^[A-Z0-9].*[^.]$/)
    })

    test('has an id in its example if its path has one, and a body if it takes one', () => {
      const { example, path, body, query } = operation
      expect(example.ingredientId !== undefined).toBe(path.includes('{canonicalId}'))
      expect(example.body !== undefined).toBe(body !== undefined)
      expect(Object.keys(query)).toEqual(expect.arrayContaining(Object.keys(example.query ?? {})))
    })

    test('its example passes the schema of its request, and its answer that of its response', async () => {
      const { body, example, response } = operation
      if (body) expect(faults(body.schema, example.body)).toEqual([])
      const answer = async () => prepared(operation).run(context)
      if (operation.section === 'account') return
      const value = await answer()
      if (response === null) expect(value).toEqual(expect.any(String))
      else expect(faults(response, JSON.parse(JSON.stringify(value)))).toEqual([])
    })

    test('costs what its section costs', () => {
      const expected = {
        checkBatch: 10,
        recipeShop: 6,
        usage: 0,
        account: 0,
        health: 0,
        healthAlias: 0,
        ready: 0,
      }[id as string]
      expect(prepared(operation).credits).toBe(expected ?? CREDITS[operation.section])
    })
  },
)
