/** Tests that a refused request lists all wrong fields, and that the message is about the first wrong field. */

import { describe, expect, test } from 'vitest'
import { IngrError } from '../../src/errors.ts'
import type { Context, Operation, RawRequest } from '../../src/operations/operation.ts'
import { OPERATIONS } from '../../src/operations/operations.ts'
import { LIBRARY } from '../http/support.ts'

const context: Context = {
  library: LIBRARY,
  usage: async (days) => ({ customerId: '', days, modules: [], plan: 'pro', usage: [] }),
}

/** Wrong values to try. Every field refuses at least one of them. */
const WRONG_TEXTS = ['', '?', '-5', 'nowhere', 'nowhere:x']
const WRONG_VALUES = [[], {}, -5, 'nowhere', ['nowhere'], [5], [{ amount: -1 }]]

/** Returns the error that parsing or answering a request throws. */
async function faultOf(operation: Operation, raw: RawRequest) {
  let isRead = false
  try {
    const call = operation.prepare(raw)
    isRead = true
    await call.run(context)
    return undefined
  } catch (error) {
    if (error instanceof IngrError) return { error, isRead }
    throw error
  }
}

type Wrong = { readonly in: 'query' | 'body'; readonly name: string; readonly value: unknown }

/** Returns the example of an operation, with wrong values in some fields. */
function withWrong({ example }: Operation, wrong: readonly Wrong[]): RawRequest {
  const given = (source: Wrong['in']) =>
    Object.fromEntries(
      wrong.filter((one) => one.in === source).map(({ name, value }) => [name, value]),
    )
  return {
    ingredientId: example.ingredientId,
    query: { ...example.query, ...given('query') } as RawRequest['query'],
    ...(example.body ? { body: { ...(example.body as object), ...given('body') } } : {}),
  }
}

/** Returns the fields of a body. A body with a recipe has several schemas, for text, lines and items. */
function fieldsOf({ body, example }: Operation): readonly string[] {
  if (!body) return []
  const names = new Set(Object.keys(example.body as object))
  for (const more of ['lang', 'servings', 'portion', 'concerns', 'diets', 'scale', 'recipe', 'use'])
    names.add(more)
  return [...names]
}

type Refused = Wrong & { readonly isRead: boolean }

/** Returns the values that the operation rejects in each field if all other fields are valid. */
async function refusedAlone(operation: Operation): Promise<readonly Refused[]> {
  const tried: Wrong[] = [
    ...Object.keys(operation.query).flatMap((name) =>
      WRONG_TEXTS.map((value) => ({ in: 'query', name, value }) as const),
    ),
    ...fieldsOf(operation).flatMap((name) =>
      WRONG_VALUES.map((value) => ({ in: 'body', name, value }) as const),
    ),
  ]
  const refused: Refused[] = []
  for (const one of tried) {
    const fault = await faultOf(operation, withWrong(operation, [one]))
    // Skip errors about unknown foods, because such an error is never listed together with other errors.
    if (!fault || fault.error.code === 'INGREDIENT_NOT_FOUND') continue
    refused.push({ ...one, isRead: fault.isRead })
  }
  return refused
}

/** Combines the values into groups. Each group has one value per field, and each value is in at least one group. */
function together(refused: readonly Wrong[]): readonly (readonly Wrong[])[] {
  const names = [...new Set(refused.map(({ name }) => name))]
  const byName = names.map((name) => refused.filter((one) => one.name === name))
  const rounds = Math.max(0, ...byName.map((values) => values.length))
  return Array.from({ length: rounds }, (_, at) =>
    byName.map((values) => values[at % values.length]!),
  )
}

/** Returns the field of an error: `items` for `items[0].amount`. */
const fieldOf = (key: string) => key.split(/[[.]/, 1)[0]!

describe('all wrong fields of a request are listed together', () => {
  const cases = OPERATIONS.map((operation) => [operation.id, operation] as const)
  test.each(cases)('%s', async (_, operation) => {
    const refused = await refusedAlone(operation)
    for (const isRead of [false, true]) {
      for (const wrong of together(refused.filter((one) => one.isRead === isRead))) {
        const names = wrong.map(({ name }) => name)
        if (names.length < 2) continue
        const { error } = (await faultOf(operation, withWrong(operation, wrong)))!
        const listed = Object.keys(error.details ?? {}).map(fieldOf)
        expect({ wrong, listed }).toEqual({ wrong, listed: expect.arrayContaining(names) })
        // The keys of the details must be real fields or `known`.
        const fields = ['known', ...Object.keys(operation.query), ...fieldsOf(operation)]
        expect(listed.filter((name) => !fields.includes(name))).toEqual([])
      }
    }
  })
})

test('the message is about the first wrong field', async () => {
  const operation = OPERATIONS.find(({ id }) => id === 'recipeCheck')!
  const body = { items: [{ ingredientId: 5 }, { ingredientId: 'egg', amount: -1 }], lang: 'fr' }
  const { error } = (await faultOf(operation, {
    body: { ...body, servings: 0, concerns: ['milk'] },
  }))!
  expect(error.toBody().error).toEqual({
    code: 'INVALID_CONCERN',
    message: expect.stringMatching(/^unknown concern: milk/),
    details: {
      'concerns[0]': 'unknown concern: milk',
      known: expect.any(String),
      lang: 'one of de, en, es',
      servings: 'a number above 0',
      'items[0].ingredientId': 'is not a text',
      'items[1].amount': 'is not a finite number of at least 0: -1',
    },
  })
})
