/**
 * Decisions §5: requests that the engine rejects, each with the whole error body, which names the value and the
 * field.
 */

import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { check, requireConcerns } from '../../src/engine/compatibility/check.ts'
import { requireItems } from '../../src/engine/compatibility/items.ts'
import { fodmap, histamine } from '../../src/engine/compatibility/single.ts'
import { allergens, detail } from '../../src/engine/ingredients.ts'
import { ERRORS, IngrError } from '../../src/errors.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { help } from '../../src/wording/help.ts'
import { msg } from '../../src/wording/message.ts'
import { libraryOf } from '../support/memory-library.ts'
import { thrown } from '../support/thrown.ts'

const library = libraryOf({ id: 'whole-milk' }, { id: 'whole-mint' }, { id: 'rice' })
const known =
  'histamine, fodmap, pancreas, gluten, lactose, dairy, egg, soy, peanut, treeNut, sesame, sulfite, fish, shellfish, crustaceans, celery, mustard, lupin, molluscs'

describe('INVALID_CONCERN names the concern and the known ones', () => {
  const unknown = (concern: string, hint = '') => ({
    code: 'INVALID_CONCERN',
    message: `unknown concern: ${concern}${hint}`,
    details: { 'concerns[1]': `unknown concern: ${concern}`, known },
  })
  test.each([
    ['plutonium', unknown('plutonium')],
    ['histamin', unknown('histamin', ' (did you mean histamine?)')],
    ['Gluten', unknown('Gluten', ' (did you mean gluten?)')],
    ['', unknown('')],
    // "milk" is an entry of the EU list, but not the code of a concern.
    ['milk', unknown('milk')],
    ['celeri', unknown('celeri', ' (did you mean celery?)')],
  ])('%s', (concern, expected) => {
    expect(thrown(() => requireConcerns(['egg', concern]))).toEqual(expected)
  })

  test('concerns that are not a list', () => {
    expect(thrown(() => requireConcerns('egg'))).toEqual({
      code: 'INVALID_REQUEST',
      message: 'concerns is not a list',
      details: { concerns: 'not a list' },
    })
  })
})

describe.each([
  ['check', check],
  ['fodmap', fodmap],
  ['histamine', histamine],
] as const)('items of %s', (_, run) => {
  const bad = (field: string, what: string) => ({
    code: 'INVALID_REQUEST',
    message: `${field} ${what}`,
    details: { [field]: what },
  })
  const notAList = {
    code: 'INVALID_REQUEST',
    message: 'items is not a list',
    details: { items: 'a list is required' },
  }
  const amount = 'is not a finite number of at least 0'
  const rice = { ingredientId: 'rice' }
  test.each<[string, unknown, unknown]>([
    ['none', [], { code: 'EMPTY_ITEMS', message: 'items is empty', details: null }],
    ['missing', undefined, notAList],
    ['null', null, notAList],
    ['an object', { 0: rice }, notAList],
    ['an item of null', [rice, null], bad('items[1]', 'is not an object')],
    ['an item of text', ['rice'], bad('items[0]', 'is not an object')],
    ['an item that is a list', [[rice]], bad('items[0]', 'is not an object')],
    ['no id', [{}], bad('items[0].ingredientId', 'is not a text')],
    ['a blank id', [{ ingredientId: ' ' }], bad('items[0].ingredientId', 'is not a text')],
    ['a number as id', [{ ingredientId: 7 }], bad('items[0].ingredientId', 'is not a text')],
    ['NaN', [{ ...rice, amount: Number.NaN }], bad('items[0].amount', `${amount}: NaN`)],
    [
      'infinity',
      [{ ...rice, amount: Number.POSITIVE_INFINITY }],
      bad('items[0].amount', `${amount}: Infinity`),
    ],
    ['a negative amount', [rice, { ...rice, amount: -1 }], bad('items[1].amount', `${amount}: -1`)],
    ['an amount as a text', [{ ...rice, amount: '5' }], bad('items[0].amount', `${amount}: 5`)],
    ['a number as unit', [{ ...rice, unit: 5 }], bad('items[0].unit', 'is not a text: 5')],
  ])('%s', (_name, given, expected) => {
    expect(thrown(() => run(library, { items: requireItems(given) }))).toEqual(expected)
  })

  test('unknown properties are ignored', () => {
    const request = { items: [{ ...rice, colour: 'white' }], colour: 'white' }
    expect(run(library, request)).toEqual(run(library, { items: [rice] }))
  })
})

describe('an unknown id in a path is an error with up to three suggestions', () => {
  test.each<[string, string, string, Record<string, string>]>([
    [
      'suggests the closest ids',
      'whole-mikl',
      ' (did you mean whole-milk?)',
      { ingredientId: 'whole-mikl', near: 'whole-milk' },
    ],
    ['far', 'plutonium', '', { ingredientId: 'plutonium' }],
  ])('%s', (_, id, hint, details) => {
    const expected = {
      code: 'INGREDIENT_NOT_FOUND',
      message: `no such ingredient: ${id}${hint}`,
      details,
    }
    expect(thrown(() => allergens(library, id, 'en'))).toEqual(expected)
    expect(thrown(() => detail(library, id, 'en'))).toEqual(expected)
  })
})

// Decisions §5: "`details` names up to three near matches for an unknown ingredient id."
describe('the names of a food, in any language, count as near matches of its id', () => {
  const real = openLibrary(join(import.meta.dirname, '../../data/library.sqlite'))
  test.each([
    ['milk', 'whole-milk'],
    ['Milch', 'whole-milk'],
    ['leche', 'whole-milk'],
    ['flour', 'wheat-flour'],
    ['rice', 'white-rice'],
    ['cream', 'heavy-cream, double-cream, sour-cream'],
    ['Moehre', 'carrot'],
    ['Zwibel', 'onion'],
    ['tomatoe', 'tomato'],
  ])('%s', (id, near) => {
    expect(thrown(() => allergens(real, id, 'en')).details).toEqual({ ingredientId: id, near })
  })
})

describe('the catalogue: code, status and exit code', () => {
  const rows: [keyof typeof ERRORS, number, number][] = [
    ['INVALID_REQUEST', 400, 2],
    ['INVALID_LANGUAGE', 400, 2],
    ['INVALID_JSON', 400, 2],
    ['MISSING_QUERY', 400, 2],
    ['EMPTY_ITEMS', 400, 2],
    ['EMPTY_BATCH', 400, 2],
    ['TOO_MANY_ITEMS', 400, 2],
    ['BATCH_TOO_LARGE', 400, 2],
    ['INVALID_CONCERN', 400, 2],
    ['INVALID_DIET', 400, 2],
    ['UNKNOWN_UNIT', 400, 2],
    ['CONVERSION_NOT_POSSIBLE', 400, 2],
    ['MISSING_API_KEY', 401, 7],
    ['INVALID_API_KEY', 401, 7],
    ['QUOTA_EXCEEDED', 402, 7],
    ['SPENDING_CAP_REACHED', 402, 7],
    ['MODULE_NOT_BOOKED', 403, 7],
    ['ACCOUNT_BLOCKED', 403, 7],
    ['INGREDIENT_NOT_FOUND', 404, 3],
    ['ROUTE_NOT_FOUND', 404, 2],
    ['ACCOUNT_NOT_FOUND', 404, 7],
    ['KEY_NOT_FOUND', 404, 7],
    ['METHOD_NOT_ALLOWED', 405, 2],
    ['REQUEST_TIMEOUT', 408, 1],
    ['PAYLOAD_TOO_LARGE', 413, 2],
    ['UNSUPPORTED_MEDIA_TYPE', 415, 2],
    ['NO_RELATIONSHIP_DATA', 422, 6],
    ['IDEMPOTENCY_KEY_REUSED', 422, 2],
    ['RATE_LIMITED', 429, 7],
    ['HEADERS_TOO_LARGE', 431, 2],
    ['UNSUPPORTED_TRANSFER_CODING', 501, 2],
    ['ENGINE_ERROR', 500, 1],
    ['UNAVAILABLE', 503, 1],
  ]
  test.each(rows)('%s', (code, status, exit) => {
    expect(ERRORS[code]).toEqual({ status, exit })
    expect(help(`meaning.${code}`, 'en')).toMatch(/^\S.*[^.]$/)
    const error = new IngrError(code, msg('asGiven', { message: 'message' }))
    expect([error.exitCode, error.toBody()]).toEqual([
      exit,
      { error: { code, message: 'message', details: null } },
    ])
  })
  test('has a row for every code', () => {
    expect(rows.map(([code]) => code)).toEqual(Object.keys(ERRORS))
  })
})

describe('a message stays on one line, whatever value it contains', () => {
  test.each([
    ['line breaks', 'a\r\nb\u2028c', 'a\\r\\nb\\u2028c'],
    ['escape sequences', 'a\u001b[31mb\u0000', 'a\\x1b[31mb\\x00'],
    ['bidirectional control characters', 'a\u202eb\u009bc', 'a\\u202eb\\x9bc'],
    ['a long text', 'x'.repeat(600), `${'x'.repeat(500)}…`],
    ['letters of any script', 'Möhre 人参 🥕', 'Möhre 人参 🥕'],
  ])('%s', (_, value, expected) => {
    const { message, details } = new IngrError(
      'INVALID_REQUEST',
      msg('asGiven', { message: value }),
      { field: value },
    )
    expect([message, details]).toEqual([expected, { field: expected }])
  })
})
