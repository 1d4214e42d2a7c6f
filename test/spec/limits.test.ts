/** Tests the limits set by the specification and by decisions §2, with values just inside and just outside. */

import { describe, expect, test } from 'vitest'
import { MAX_BATCH } from '../../src/domain/limits.ts'
import { ASSUMED_GRAMS } from '../../src/engine/compatibility/items.ts'
import { count } from '../../src/engine/ingredients.ts'
import { autocomplete, search } from '../../src/engine/search.ts'
import { libraryOf } from '../support/memory-library.ts'
import { thrown } from '../support/thrown.ts'

const ids = Array.from({ length: 120 }, (_, i) => `apple-${String(i).padStart(3, '0')}`)
const library = libraryOf(...ids.map((id) => ({ id })))
const asked = (limit?: number) => ({ q: 'apple', lang: 'en' as const, limit })

test('the numbers of the specification', () => {
  expect({ ASSUMED_GRAMS, MAX_BATCH }).toEqual({ ASSUMED_GRAMS: 100, MAX_BATCH: 100 })
})

describe.each([
  ['search', 100, (limit?: number) => search(library, asked(limit)).results.length],
  ['autocomplete', 25, (limit?: number) => autocomplete(library, asked(limit)).suggestions.length],
] as const)('%s', (_, max, found) => {
  test.each([
    ['by default', undefined, 10],
    ['the least', 1, 1],
    ['the most', max, max],
  ])('%s', (_name, limit, expected) => {
    expect(found(limit)).toBe(expected)
  })

  test.each([[0], [max + 1], [-1], [1.5], [Number.NaN]])('a limit of %s is rejected', (limit) => {
    expect(thrown(() => found(limit))).toEqual({
      code: 'INVALID_REQUEST',
      message: `limit is not a whole number from 1 to ${max}: ${limit}`,
      details: { limit: `a whole number from 1 to ${max}` },
    })
  })
})

describe.each([
  ['search', search],
  ['autocomplete', autocomplete],
] as const)('%s without a query', (_, run) => {
  test.each([[''], ['   '], ['\t\n']])('%j', (q) => {
    expect(thrown(() => run(library, { q, lang: 'en' }))).toEqual({
      code: 'MISSING_QUERY',
      message: 'the query is blank',
      details: { q: 'required' },
    })
  })
})

test('search confidences lie between 0 and 1 and never rise; ties are sorted by id', () => {
  const { results } = search(library, asked(100))
  const order = results.map(({ confidence, ingredient }) => [confidence, ingredient.id] as const)
  const sorted = [...order].sort((a, b) => b[0] - a[0] || (a[1] < b[1] ? -1 : 1))
  expect(order).toEqual(sorted)
  expect(order.filter(([confidence]) => !(confidence >= 0 && confidence <= 1))).toEqual([])
})

test('count is a sentence with the number of entries', () => {
  expect(count(library)).toBe('The ingredient library holds 120 entries.')
})
