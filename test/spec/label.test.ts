/** Tests the EU label: order (Annex XV), rounding (December 2012 guidance) and reference intakes (Annex XIII). */

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nutrientsOf } from '../../src/domain/nutrients.ts'
import type { Nutrients } from '../../src/domain/shapes/nutrition.ts'
import { declarationOfList, declared, euLabel } from '../../src/engine/nutrition/label.ts'
import { analyze } from '../../src/engine/nutrition/nutrition.ts'
import { libraryOf } from '../support/memory-library.ts'

const FAT = 'macros.fat'
const ENERGY = 'macros.energyKcal'
const SATURATES = 'lipids.saturatedFat'
const SALT = 'macros.salt'
const SODIUM = 'minerals.sodium'
const CALCIUM = 'minerals.calcium'
const IRON = 'minerals.iron'

/** Returns a figure as printed on an English label; null if none is printed. */
function printed(nutrient: string, value: number | null, coverage = 1): string | null {
  const { value: shown, decimals, relation } = declared(nutrient, value, coverage)
  if (shown === null) return null
  const sign = { equal: '', below: '<', atLeast: '≥' }[relation]
  return `${sign}${shown.toFixed(Math.max(0, decimals))}`
}

describe('rounding according to the guidance', () => {
  test.each<[string, number, string]>([
    [ENERGY, 717.4, '717'],
    [ENERGY, 0.4, '0'],
    [FAT, 81.11, '81'],
    [FAT, 10, '10'],
    [FAT, 10.5, '11'],
    [FAT, 9.96, '10'],
    [FAT, 9.94, '9.9'],
    [FAT, 5, '5.0'],
    [FAT, 2.25, '2.3'],
    [FAT, 0.51, '0.5'],
    [FAT, 0.5, '<0.5'],
    [FAT, 0.01, '<0.5'],
    [FAT, 0, '0'],
    ['macros.fibre', 1.84, '1.8'],
    [SATURATES, 50.489, '50'],
    [SATURATES, 0.11, '0.1'],
    [SATURATES, 0.1, '<0.1'],
    [SATURATES, 0, '0'],
    [SALT, 1.04, '1.0'],
    [SALT, 0.996, '1.0'],
    [SALT, 0.0275, '0.03'],
    [SALT, 0.0125, '<0.01'],
    [SALT, 0, '0'],
    [SODIUM, 1249, '1200'],
    [SODIUM, 142, '140'],
    [SODIUM, 5, '<5'],
    [CALCIUM, 118.4, '118'],
    [CALCIUM, 1234, '1230'],
    [CALCIUM, 5.678, '5.68'],
    [IRON, 1.75, '1.8'],
    [IRON, 0.123, '0.12'],
    ['vitamins.c', 53.2, '53'],
    ['vitamins.a', 683.9, '684'],
  ])('%s %d is %s', (nutrient, value, expected) => {
    expect(printed(nutrient, value)).toBe(expected)
  })

  test('a nutrient without data has no figure', () => {
    expect(printed(FAT, null)).toBe(null)
  })

  test.each<[string, number, string | null]>([
    [FAT, 9.96, '≥9.9'],
    [FAT, 25.9, '≥25'],
    [FAT, 0.34, '≥0.3'],
    // If data is missing for some foods, the sum is never printed as negligible.
    [FAT, 0.04, null],
    [FAT, 0, null],
    [ENERGY, 0.9, null],
  ])('%s of at least %d is %s', (nutrient, value, expected) => {
    expect(printed(nutrient, value, 0.5)).toBe(expected)
  })

  test('a figure is within half a step of its value, and a lower bound never above it', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.6, max: 900, noNaN: true }), (value) => {
        const near = declared(FAT, value)
        const bound = declared(FAT, value, 0.9)
        return (
          Math.abs(near.value! - value) <= 0.5 * 10 ** -(value >= 10 ? 0 : 1) + 1e-9 &&
          bound.value! <= value + 1e-9
        )
      }),
    )
  })
})

/** Returns nutrients with the given values; all others are null. */
function food(values: Readonly<Record<string, number>>): Nutrients {
  return nutrientsOf('food', (key) => values[key] ?? null)
}

test('the order is that of Annex XV; vitamins and minerals appear from 15 % of their reference value', () => {
  const rows = euLabel({
    per100g: food({ [CALCIUM]: 120, [IRON]: 2.09, 'vitamins.c': 80, [FAT]: 70 }),
  })
  expect(rows.map(({ nutrient, per100g }) => [nutrient, per100g.value])).toEqual([
    ['macros.energyKilojoule', 2590],
    ['macros.energyKcal', 630],
    ['macros.fat', 70],
    ['lipids.saturatedFat', null],
    ['macros.carbohydrates', null],
    ['macros.sugar', null],
    ['macros.fibre', null],
    ['macros.protein', null],
    ['macros.salt', null],
    ['vitamins.c', 80],
    ['minerals.calcium', 120],
  ])
  expect(rows.map(({ referenceShare }) => referenceShare)).toEqual([
    ...[2590 / 8400, 630 / 2000, 1, null, null, null, null, null, null],
    ...[1, 0.15],
  ])
})

describe('a list', () => {
  const library = libraryOf(
    { id: 'oil', nutrients: { [FAT]: 100, [SALT]: 0 } },
    { id: 'mystery', nutrients: { [SALT]: 2 } },
  )
  const of = (servings: number | null, ...items: readonly (readonly [string, number])[]) =>
    declarationOfList(
      analyze(library, {
        items: items.map(([ingredientId, amount]) => ({ ingredientId, amount })),
        servings,
      }),
    ).rows
  const row = (rows: ReturnType<typeof of>, key: string) =>
    rows.find(({ nutrient }) => nutrient === key)

  test('is given per 100 g of the weighed foods, and per serving', () => {
    expect(row(of(4, ['oil', 200]), FAT)).toEqual({
      nutrient: FAT,
      unit: 'g',
      per100g: { value: 100, decimals: 0, relation: 'equal' },
      perAmount: { value: 50, decimals: 0, relation: 'equal' },
      referenceShare: 50 / 70,
      coverage: 1,
    })
  })

  test('gives a lower bound if some foods have no value', () => {
    expect(row(of(null, ['oil', 100], ['mystery', 300]), FAT)).toEqual({
      nutrient: FAT,
      unit: 'g',
      per100g: { value: 25, decimals: 0, relation: 'atLeast' },
      referenceShare: 25 / 70,
      coverage: 0.25,
    })
  })

  test('has no figures for zero grams', () => {
    const values = of(null, ['oil', 0]).map(({ per100g }) => per100g.value)
    expect(values).toEqual(Array(9).fill(null))
  })
})
