/** Batch rules 1 to 6: defaults, order, one error per element, and the limits of a batch. */

import { describe, expect, test } from 'vitest'
import { MAX_BATCH } from '../../src/domain/limits.ts'
import { check, checkBatch } from '../../src/engine/compatibility/check.ts'
import { libraryOf } from '../support/memory-library.ts'
import { thrown } from '../support/thrown.ts'

const library = libraryOf({ id: 'egg', allergens: { egg: 'yes' } }, { id: 'rice' })
const egg = { items: [{ ingredientId: 'egg', amount: 50 }] }
const rice = { items: [{ ingredientId: 'rice', amount: 50 }] }
const concernsOf = (answer: ReturnType<typeof checkBatch>) =>
  answer.results.map(({ result }) => result?.concerns?.map(({ concern }) => concern) ?? null)

describe('rule 1: top-level concerns are the default, an element overrides them', () => {
  test.each([
    ['the default', { checks: [egg], concerns: ['egg', 'soy'] }, [['egg', 'soy']]],
    [
      'concerns of the element',
      { checks: [{ ...egg, concerns: ['fish'] }, rice], concerns: ['egg'] },
      [['fish'], ['egg']],
    ],
    [
      'null leaves the default',
      { checks: [{ ...egg, concerns: null }], concerns: ['egg'] },
      [['egg']],
    ],
    ['an empty list overrides', { checks: [{ ...egg, concerns: [] }], concerns: ['egg'] }, [[]]],
    ['neither given', { checks: [egg] }, [null]],
    ['a default of null', { checks: [egg], concerns: null }, [null]],
  ])('%s', (_, request, expected) => {
    expect(concernsOf(checkBatch(library, request))).toEqual(expected)
  })
})

test('rule 2: results come in request order with a 0-based index', () => {
  const checks = [rice, egg, rice]
  expect(checkBatch(library, { checks, concerns: ['egg'] })).toEqual({
    results: checks.map((element, index) => ({
      index,
      result: check(library, { ...element, concerns: ['egg'] }),
    })),
  })
})

describe('rules 3 and 4: each element has either a result or an error of its own', () => {
  const bad = (code: string, message: string) => ({ index: 1, error: { code, message } })
  test.each<[string, unknown, ReturnType<typeof bad>]>([
    ['no items', { items: [] }, bad('EMPTY_ITEMS', 'items is empty')],
    ['items missing', {}, bad('INVALID_REQUEST', 'items is not a list')],
    ['items null', { items: null }, bad('INVALID_REQUEST', 'items is not a list')],
    [
      'an unknown concern',
      { ...egg, concerns: ['plutonium'] },
      bad('INVALID_CONCERN', 'unknown concern: plutonium'),
    ],
    [
      'concerns that are not a list',
      { ...egg, concerns: 'egg' },
      bad('INVALID_REQUEST', 'concerns is not a list'),
    ],
    ['null', null, bad('INVALID_REQUEST', 'checks[1] is not an object')],
    ['a list', [], bad('INVALID_REQUEST', 'checks[1] is not an object')],
    ['a text', 'egg', bad('INVALID_REQUEST', 'checks[1] is not an object')],
    [
      'an item that is not an object',
      { items: [7] },
      bad('INVALID_REQUEST', 'items[0] is not an object'),
    ],
    [
      'a negative amount',
      { items: [{ ingredientId: 'egg', amount: -1 }] },
      bad('INVALID_REQUEST', 'items[0].amount is not a finite number of at least 0: -1'),
    ],
    [
      'a concern that cannot be converted to a string',
      { ...egg, concerns: [{ toString: 1, valueOf: 1 }] },
      bad('INVALID_CONCERN', 'unknown concern: an object'),
    ],
    [
      'an amount that cannot be converted to a string',
      { items: [{ ingredientId: 'egg', amount: { toString: 1, valueOf: 1 } }] },
      bad('INVALID_REQUEST', 'items[0].amount is not a finite number of at least 0: an object'),
    ],
  ])('%s', (_, element, expected) => {
    const result = check(library, { ...egg, concerns: ['egg'] })
    expect(checkBatch(library, { checks: [egg, element, egg], concerns: ['egg'] })).toEqual({
      results: [{ index: 0, result }, expected, { index: 2, result }],
    })
  })

  test('an unknown default is an error in every element that does not override it', () => {
    const checks = [egg, { ...rice, concerns: ['egg'] }, rice]
    const error = { code: 'INVALID_CONCERN', message: 'unknown concern: plutonium' }
    expect(checkBatch(library, { checks, concerns: ['plutonium'] })).toEqual({
      results: [
        { index: 0, error },
        { index: 1, result: check(library, { ...rice, concerns: ['egg'] }) },
        { index: 2, error },
      ],
    })
  })
})

test('rule 5: an unknown ingredient is listed as unresolved in its element', () => {
  const checks = [{ items: [{ ingredientId: 'nowhere' }] }, egg]
  const { results } = checkBatch(library, { checks })
  expect(results.map(({ result }) => result?.unresolved)).toEqual([
    [
      {
        ingredientId: 'nowhere',
        reason: 'unknown ingredient: nowhere',
        code: 'INGREDIENT_NOT_FOUND',
      },
    ],
    [],
  ])
})

describe('rule 6: 1 to 100 checks', () => {
  test.each<[string, unknown, ReturnType<typeof thrown>]>([
    ['none', [], { code: 'EMPTY_BATCH', message: 'checks is empty', details: null }],
    [
      'one too many',
      Array(MAX_BATCH + 1).fill(egg),
      { code: 'BATCH_TOO_LARGE', message: '101 checks; at most 100', details: null },
    ],
    [
      'no list',
      { 0: egg },
      {
        code: 'INVALID_REQUEST',
        message: 'checks is not a list',
        details: { checks: 'a list is required' },
      },
    ],
    [
      'missing',
      undefined,
      {
        code: 'INVALID_REQUEST',
        message: 'checks is not a list',
        details: { checks: 'a list is required' },
      },
    ],
  ])('%s', (_, checks, expected) => {
    expect(thrown(() => checkBatch(library, { checks }))).toEqual(expected)
  })

  test.each([[1], [MAX_BATCH]])('%i are accepted', (length) => {
    const { results } = checkBatch(library, { checks: Array(length).fill(egg) })
    expect(results.map(({ index }) => index)).toEqual(Array.from({ length }, (_, i) => i))
  })
})
