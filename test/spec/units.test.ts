/**
 * Decisions §4: units and conversion, which is exact between two weights or two volumes, and otherwise estimated from
 * density and piece weight.
 */

import { describe, expect, test } from 'vitest'
import type { ConvertRequest } from '../../src/domain/shapes/kitchen.ts'
import { convert, units } from '../../src/engine/convert.ts'
import { unitsNamed } from '../../src/engine/units.ts'
import { libraryOf } from '../support/memory-library.ts'
import { thrown } from '../support/thrown.ts'

const library = libraryOf(
  { id: 'flour', density: 0.5 },
  { id: 'egg', portions: { piece: 50, small: 42 } },
  { id: 'onion', density: 0.6, portions: { medium: 110, slice: 14 } },
  { id: 'water' },
)

type Row = [name: string, from: [string, number, string], to: string, number, estimated: boolean]
const rows: Row[] = [
  ['grams to kilograms', ['flour', 250, 'gram'], 'kilogram', 0.25, false],
  ['pounds to grams', ['flour', 1, 'lb'], 'g', 453.59237, false],
  ['weight to weight needs no density', ['water', 1, 'kg'], 'g', 1000, false],
  ['a US cup', ['water', 1, 'cup'], 'ml', 236.588237, false],
  ['a US tablespoon', ['water', 1, 'tbsp'], 'ml', 14.786765, false],
  ['a US teaspoon', ['water', 1, 'tsp'], 'ml', 4.928922, false],
  ['a metric cup', ['water', 1, 'metric-cup'], 'ml', 250, false],
  ['an EL', ['water', 1, 'EL'], 'ml', 15, false],
  ['a TL', ['water', 1, 'TL'], 'ml', 5, false],
  ['a cucharada', ['water', 1, 'cucharada'], 'ml', 15, false],
  ['a cucharadita', ['water', 1, 'cucharadita'], 'ml', 5, false],
  ['volume to volume needs no density', ['water', 1, 'l'], 'ml', 1000, false],
  ['volume to volume is exact with a density too', ['flour', 2, 'EL'], 'TL', 6, false],
  ['volume to weight by density', ['flour', 2, 'metric-cup'], 'g', 250, true],
  ['weight to volume by density', ['flour', 250, 'g'], 'metric-cup', 2, true],
  ['pieces to weight', ['egg', 3, 'piece'], 'g', 150, true],
  ['weight to pieces', ['egg', 125, 'g'], 'piece', 2.5, true],
  ['pieces to volume by both', ['onion', 3, 'piece'], 'l', 0.55, true],
  ['a size with its own weight', ['egg', 1, 'small'], 'g', 42, true],
  ['a medium one counts as a piece', ['onion', 1, 'piece'], 'g', 110, true],
  ['a named portion', ['onion', 2, 'slice'], 'g', 28, true],
  ['a unit to itself', ['egg', 2, 'piece'], 'piece', 2, false],
  ['nothing', ['flour', 0, 'cup'], 'g', 0, true],
  ['at most six decimal places', ['flour', 1, 'g'], 'lb', 0.002205, false],
  ['without floating-point noise', ['flour', 0.1 + 0.2, 'kg'], 'kg', 0.3, false],
]

test.each(rows)('%s', (_, [ingredientId, amount, fromUnit], toUnit, result, estimated) => {
  expect(convert(library, { ingredientId, amount, fromUnit, toUnit })).toEqual({
    ingredientId,
    amount,
    fromUnit,
    toUnit,
    result,
    estimated,
  })
})

describe('a unit is found by any of its names in any language', () => {
  test.each([
    ['g', ['gram']],
    ['Gramm', ['gram']],
    ['GRAMOS', ['gram']],
    ['Esslöffel', ['metric-tablespoon']],
    ['Essloffel', ['metric-tablespoon']],
    ['EL', ['metric-tablespoon']],
    ['tbsp', ['tablespoon']],
    ['cucharadas', ['metric-tablespoon']],
    ['taza', ['metric-cup']],
    ['cups', ['cup']],
    ['Stück', ['piece']],
    ['barrel', []],
    ['', []],
  ])('%s', (text, expected) => {
    expect(unitsNamed(library, text).map(({ id }) => id)).toEqual(expected)
  })
})

describe('impossible conversions', () => {
  const ask = (given: Partial<ConvertRequest>) => () =>
    convert(library, { ingredientId: 'water', amount: 1, fromUnit: 'cup', toUnit: 'g', ...given })
  const impossible = (message: string) => ({
    code: 'CONVERSION_NOT_POSSIBLE',
    message,
    details: null,
  })
  const notAnAmount = (amount: number) => ({
    code: 'INVALID_REQUEST',
    message: `amount is not an amount: ${amount}`,
    details: { amount: `not a finite number of at least 0: ${amount}` },
  })
  test.each<[string, Partial<ConvertRequest>, ReturnType<typeof thrown>]>([
    [
      'the density of water is never assumed',
      {},
      impossible('no weight known for cup of water: cup to g'),
    ],
    [
      'to a volume without a density',
      { fromUnit: 'g', toUnit: 'cup' },
      impossible('no weight known for cup of water: g to cup'),
    ],
    [
      'no piece weight',
      { fromUnit: 'piece' },
      impossible('no weight known for piece of water: piece to g'),
    ],
    [
      'a named portion that the food does not have',
      { ingredientId: 'egg', fromUnit: 'slice' },
      impossible('no weight known for slice of egg: slice to g'),
    ],
    [
      'a qualitative unit',
      { ingredientId: 'flour', fromUnit: 'to-taste' },
      impossible('no weight known for to-taste of flour: to-taste to g'),
    ],
    [
      'an unknown unit to convert from',
      { fromUnit: 'barrel' },
      {
        code: 'UNKNOWN_UNIT',
        message: 'unknown unit: barrel (did you mean barra?)',
        details: { fromUnit: 'unknown unit: barrel' },
      },
    ],
    [
      'an unknown unit to convert to',
      { toUnit: 'barrel' },
      {
        code: 'UNKNOWN_UNIT',
        message: 'unknown unit: barrel (did you mean barra?)',
        details: { toUnit: 'unknown unit: barrel' },
      },
    ],
    [
      'an unknown ingredient, with suggestions',
      { ingredientId: 'flower' },
      {
        code: 'INGREDIENT_NOT_FOUND',
        message: 'no such ingredient: flower (did you mean flour?)',
        details: { ingredientId: 'flower', near: 'flour' },
      },
    ],
    ['NaN', { amount: Number.NaN }, notAnAmount(Number.NaN)],
    ['infinity', { amount: Number.POSITIVE_INFINITY }, notAnAmount(Number.POSITIVE_INFINITY)],
    ['a negative amount', { amount: -1 }, notAnAmount(-1)],
  ])('%s', (_, given, expected) => {
    expect(thrown(ask(given))).toEqual(expected)
  })
})

test.each([
  ['en', { id: 'tablespoon', name: 'tablespoon', shortcut: 'tbsp', precision: 'exact' }],
  ['de', { id: 'tablespoon', name: 'US-Esslöffel', shortcut: 'tbsp', precision: 'exact' }],
  ['es', { id: 'tablespoon', name: 'cucharada (EE. UU.)', shortcut: 'tbsp', precision: 'exact' }],
] as const)('the units list speaks %s', (lang, expected) => {
  const answer = units(library, lang)
  expect(answer.language).toBe(lang)
  expect(answer.units.find(({ id }) => id === 'tablespoon')).toEqual(expected)
})
