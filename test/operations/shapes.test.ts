/** Tests that an operation compiles only if its result has the type of the documented response. */

import { expect, test } from 'vitest'
import { convert } from '../../src/engine/convert.ts'
import { operation, ref } from '../../src/operations/operation.ts'
import { OPERATIONS } from '../../src/operations/operations.ts'

const CONVERT = { id: 'convert', method: 'POST', path: '/v1', summary: '' } as const
const REQUEST = { ingredientId: 'egg', amount: 1, fromUnit: 'piece', toUnit: 'gram' }

test('a result that differs from the document does not compile', () => {
  const response = ref('ConvertResponse')
  const declared = operation({
    ...CONVERT,
    response,
    run: ({ library }) => convert(library, REQUEST),
  })
  const lacking = operation({
    ...CONVERT,
    response,
    // @ts-expect-error: a key is missing.
    run: ({ library }) => ({ result: convert(library, REQUEST).result }),
  })
  const other = operation({
    ...CONVERT,
    response,
    // @ts-expect-error: a figure is a text.
    run: async ({ library }) => ({ ...convert(library, REQUEST), result: '50' }),
  })
  // @ts-expect-error: the document has no such shape.
  const nameless = ref('ConvertedResponse')
  expect([declared, lacking, other].map((one) => one.response)).toEqual([
    response,
    response,
    response,
  ])
  expect(nameless.$ref).toBe('#/components/schemas/ConvertedResponse')
})

test('an undocumented field cannot be read', () => {
  const strange = operation({
    ...CONVERT,
    body: {
      schema: ref('DietRequest'),
      // @ts-expect-error: the request has no such field.
      read: ({ diet, strict }) => ({ diet, strict }),
    },
    response: ref('ConvertResponse'),
    run: ({ library }) => convert(library, REQUEST),
  })
  expect(strange.body?.schema).toEqual(ref('DietRequest'))
})

test('every operation that answers with JSON has a response schema', () => {
  const withoutSchema = OPERATIONS.filter(({ response }) => response === null).map(({ id }) => id)
  expect(withoutSchema).toEqual(['healthAlias', 'health', 'count', 'ready'])
})
