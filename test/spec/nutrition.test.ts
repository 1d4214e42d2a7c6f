/** Decisions §4 and M4: nutrients per 100 g and for an amount, and the totals of a list with their coverage. */

import { describe, expect, test } from 'vitest'
import { NUTRIENT_KEYS } from '../../src/domain/nutrient-keys.ts'
import { nutrientAt, nutrientsOf, valuesOf } from '../../src/domain/nutrients.ts'
import type { ListItem } from '../../src/engine/compatibility/items.ts'
import { analyze, nutrition, requireAnalyzeRequest } from '../../src/engine/nutrition/nutrition.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { libraryOf } from '../support/memory-library.ts'
import { thrown } from '../support/thrown.ts'

const library = libraryOf(
  {
    id: 'milk',
    density: 1.03,
    nutrients: { 'macros.energyKcal': 60, 'macros.protein': 3, 'minerals.calcium': 120 },
  },
  {
    id: 'flour',
    nutrients: { 'macros.energyKcal': 350, 'macros.protein': 10, 'vitamins.b1': 0.001 },
  },
  { id: 'egg', portions: { piece: 50 }, nutrients: { 'macros.energyKcal': 140 } },
  { id: 'mystery', nutrients: null },
)

/** Returns a food with all 29 nutrients; those not given are null. */
const of = (id: string, values: Record<string, number> = {}) =>
  nutrientsOf(id, (key) => values[key] ?? null)
const milk = of('milk', {
  'macros.energyKcal': 60,
  'macros.protein': 3,
  'minerals.calcium': 120,
})
const coverage = (values: Record<string, number>) => {
  const { id: _, ...groups } = of('coverage', values)
  return groups
}

describe('one ingredient', () => {
  const base = { ingredientId: 'milk', basis: 'per100g', nutrients: milk }
  const double = of('milk', {
    'macros.energyKcal': 120,
    'macros.protein': 6,
    'minerals.calcium': 240,
  })
  test.each<[string, string, { amount?: number; unit?: string }, unknown]>([
    ['per 100 g', 'milk', {}, base],
    ['a unit without an amount computes nothing', 'milk', { unit: 'cup' }, base],
    [
      'for an amount in grams',
      'milk',
      { amount: 200 },
      {
        ...base,
        computed: { amount: 200, unit: 'gram', grams: 200, estimated: false, nutrients: double },
      },
    ],
    [
      'for an amount in a unit of weight',
      'milk',
      { amount: 0.2, unit: 'kg' },
      {
        ...base,
        computed: { amount: 0.2, unit: 'kg', grams: 200, estimated: false, nutrients: double },
      },
    ],
    [
      'through a density it is estimated',
      'milk',
      { amount: 1, unit: 'l' },
      {
        ...base,
        computed: {
          amount: 1,
          unit: 'l',
          grams: 1030,
          estimated: true,
          nutrients: of('milk', {
            'macros.energyKcal': 618,
            'macros.protein': 30.9,
            'minerals.calcium': 1236,
          }),
        },
      },
    ],
    [
      '0 g has zero of everything that is known',
      'egg',
      { amount: 0, unit: 'piece' },
      {
        ingredientId: 'egg',
        basis: 'per100g',
        nutrients: of('egg', { 'macros.energyKcal': 140 }),
        computed: {
          amount: 0,
          unit: 'piece',
          grams: 0,
          estimated: true,
          nutrients: of('egg', { 'macros.energyKcal': 0 }),
        },
      },
    ],
    [
      'an unmeasured nutrient is null, never zero',
      'mystery',
      {},
      { ingredientId: 'mystery', basis: 'per100g', nutrients: of('mystery') },
    ],
  ])('%s', (_, id, asked, expected) => {
    expect(nutrition(library, id, asked)).toEqual(expected)
  })

  test.each<[string, string, { amount?: number; unit?: string }, ReturnType<typeof thrown>]>([
    [
      'an unknown id',
      'mulk',
      {},
      {
        code: 'INGREDIENT_NOT_FOUND',
        message: 'no such ingredient: mulk (did you mean milk?)',
        details: { ingredientId: 'mulk', near: 'milk' },
      },
    ],
    [
      'an unknown unit',
      'milk',
      { amount: 1, unit: 'barrel' },
      {
        code: 'UNKNOWN_UNIT',
        message: 'unknown unit: barrel (did you mean barra?)',
        details: { unit: 'unknown unit: barrel' },
      },
    ],
    [
      'an amount that cannot be converted to grams',
      'flour',
      { amount: 1, unit: 'cup' },
      {
        code: 'CONVERSION_NOT_POSSIBLE',
        message: 'no weight known for cup of flour',
        details: null,
      },
    ],
    ...[Number.NaN, Number.POSITIVE_INFINITY, -1].map(
      (amount): [string, string, { amount: number }, ReturnType<typeof thrown>] => [
        `an amount of ${amount}`,
        'milk',
        { amount },
        {
          code: 'INVALID_REQUEST',
          message: `amount is not an amount: ${amount}`,
          details: { amount: `not a finite number of at least 0: ${amount}` },
        },
      ],
    ),
  ])('%s', (_, id, asked, expected) => {
    expect(thrown(() => nutrition(library, id, asked))).toEqual(expected)
  })
})

describe('bounds instead of a figure', () => {
  const bounded = libraryOf(
    {
      id: 'kombucha',
      nutrients: { 'macros.carbohydrates': 4, 'macros.protein': 0, 'macros.sugar': 3 },
      parts: { 'sugars.lactose': 0, 'sugars.glucose': 1 },
      marks: { 'macros.fat': 0.5, 'macros.protein': 'traces' },
    },
    { id: 'butter', nutrients: { 'macros.fat': 80, 'macros.carbohydrates': 1 } },
  )

  test('are listed next to the figures, together with single sugars', () => {
    const { bounds, parts, computed } = nutrition(bounded, 'kombucha', { amount: 200 })
    expect(bounds).toEqual({ 'macros.fat': 0.5, 'macros.protein': 'traces' })
    expect([parts!.sugars.lactose, parts!.sugars.glucose, parts!.sugars.sucrose]).toEqual([
      0,
      1,
      null,
    ])
    expect(computed!.parts!.sugars.glucose).toBe(2)
    expect(computed!.range).toMatchObject({
      'macros.fat': { min: 0, max: 1 },
      // The sugars include sucrose, so there cannot be more sucrose than sugars.
      'sugars.sucrose': { min: 0, max: 6 },
    })
    expect(computed!.range).not.toHaveProperty('vitamins.c')
  })

  test('give a total its range: at least the known amount, at most with the upper bounds added', () => {
    const items = [
      { ingredientId: 'kombucha', amount: 100 },
      { ingredientId: 'butter', amount: 10 },
    ]
    const { total, perServing } = analyze(bounded, { items, servings: 2 })
    expect(total.macros!.fat).toBe(8)
    expect(total.range!['macros.fat']).toEqual({ min: 8, max: 8.5 })
    expect(total.range!['macros.sugar']).toEqual({ min: 3, max: 3.1 })
    expect(total.range!['macros.protein']).toBeUndefined()
    expect(total.parts!.sugars.glucose).toBe(1)
    expect(perServing!.range!['macros.fat']).toEqual({ min: 4, max: 4.25 })
  })

  test('leave the range open if something could not be weighed', () => {
    const items = [{ ingredientId: 'butter', amount: 10 }, { ingredientId: 'kombucha' }]
    expect(analyze(bounded, { items }).total.range!['macros.fat']).toEqual({ min: 8, max: null })
  })
})

describe('a list', () => {
  const flour = { ingredientId: 'flour', amount: 100 }
  const twoMilk = { ingredientId: 'milk', amount: 200, unit: 'g' }
  const total = {
    ...of('total', {
      'macros.energyKcal': 470,
      'macros.protein': 16,
      'minerals.calcium': 240,
      'vitamins.b1': 0.001,
    }),
    coverage: coverage({
      ...Object.fromEntries(NUTRIENT_KEYS.map((key) => [key, 0])),
      'macros.energyKcal': 1,
      'macros.protein': 1,
      'minerals.calcium': 0.666667,
      'vitamins.b1': 0.333333,
    }),
    range: {
      'minerals.calcium': { min: 240, max: null },
      'vitamins.b1': { min: 0.001, max: null },
    },
  }

  test('the whole answer: totals are sums of the known values, with their coverage', () => {
    expect(analyze(library, { items: [twoMilk, flour], servings: 4 })).toEqual({
      items: [
        {
          ...twoMilk,
          grams: 200,
          estimated: false,
          nutrients: of('milk', {
            'macros.energyKcal': 120,
            'macros.protein': 6,
            'minerals.calcium': 240,
          }),
        },
        {
          ...flour,
          unit: 'gram',
          grams: 100,
          estimated: false,
          nutrients: of('flour', {
            'macros.energyKcal': 350,
            'macros.protein': 10,
            'vitamins.b1': 0.001,
          }),
        },
      ],
      total,
      perServing: {
        ...of('perServing', {
          'macros.energyKcal': 117.5,
          'macros.protein': 4,
          'minerals.calcium': 60,
          'vitamins.b1': 0.00025,
        }),
        range: {
          'minerals.calcium': { min: 60, max: null },
          'vitamins.b1': { min: 0.00025, max: null },
        },
      },
      servings: 4,
      unresolved: [],
    })
  })

  test.each([
    ['left out', {}],
    ['null', { servings: null }],
  ])('servings %s: no perServing', (_, given) => {
    const answer = analyze(library, { items: [twoMilk, flour], ...given })
    expect(Object.keys(answer)).toEqual(['items', 'total', 'servings', 'unresolved'])
    expect(answer.servings).toBe(null)
  })

  test.each<[string, ListItem, string, string]>([
    ['no amount', { ingredientId: 'milk' }, 'no amount', 'AMOUNT_MISSING'],
    [
      'an amount of null',
      { ingredientId: 'milk', amount: null, unit: 'cup' },
      'no amount',
      'AMOUNT_MISSING',
    ],
    [
      'an unknown id',
      { ingredientId: 'nowhere', amount: 5 },
      'unknown ingredient: nowhere',
      'INGREDIENT_NOT_FOUND',
    ],
    [
      'an unknown unit',
      { ingredientId: 'milk', amount: 5, unit: 'barrel' },
      'unknown unit: barrel',
      'UNKNOWN_UNIT',
    ],
    [
      'no density',
      { ingredientId: 'flour', amount: 5, unit: 'cup' },
      'no weight known for cup of flour',
      'CONVERSION_NOT_POSSIBLE',
    ],
    ['no nutrients', { ingredientId: 'mystery', amount: 5 }, 'no nutrients known', 'NO_NUTRIENTS'],
  ])('%s is unresolved and never counted', (_, item, reason, code) => {
    const { ingredientId, unit } = { unit: undefined, ...item }
    const answer = analyze(library, { items: [twoMilk, item, flour] })
    // A food without a weight may contribute any amount.
    const open = (min: number) => ({ min, max: null })
    const range = {
      'macros.energyKcal': open(470),
      'macros.protein': open(16),
      'minerals.calcium': open(240),
      'vitamins.b1': open(0.001),
    }
    expect({ total: answer.total, unresolved: answer.unresolved }).toEqual({
      total: { ...total, range },
      unresolved: [
        { ingredientId, reason, code, ...(/UNIT|CONVERSION/.test(code) ? { unit } : {}) },
      ],
    })
  })

  test('a nutrient without any value is null, in the total and per serving', () => {
    const answer = analyze(library, {
      items: [{ ingredientId: 'egg', amount: 2, unit: 'piece' }],
      servings: 2,
    })
    expect({ total: answer.total, perServing: answer.perServing }).toEqual({
      total: {
        ...of('total', { 'macros.energyKcal': 140 }),
        coverage: coverage({
          ...Object.fromEntries(NUTRIENT_KEYS.map((key) => [key, 0])),
          'macros.energyKcal': 1,
        }),
      },
      perServing: of('perServing', { 'macros.energyKcal': 70 }),
    })
    expect(NUTRIENT_KEYS.filter((key) => nutrientAt(answer.total, key) === null)).toEqual(
      NUTRIENT_KEYS.filter((key) => key !== 'macros.energyKcal'),
    )
  })

  test('everything is null if no item is resolved', () => {
    const answer = analyze(library, { items: [{ ingredientId: 'nowhere', amount: 5 }] })
    expect(answer.total).toEqual({ ...of('total'), coverage: coverage({}) })
  })

  test('a piece weight makes it an estimate', () => {
    const item = { ingredientId: 'egg', amount: 3, unit: 'piece' }
    expect(analyze(library, { items: [item] }).items).toEqual([
      {
        ...item,
        grams: 150,
        estimated: true,
        nutrients: of('egg', { 'macros.energyKcal': 210 }),
      },
    ])
  })

  test('totals are summed in full precision and rounded once', () => {
    const pinch = { ingredientId: 'flour', amount: 0.04 }
    const answer = analyze(library, { items: Array(10).fill(pinch), servings: 2 })
    expect([answer.items[0]?.nutrients.vitamins?.b1, answer.total.vitamins?.b1]).toEqual([
      0, 0.000004,
    ])
    expect(answer.perServing?.vitamins?.b1).toBe(0.000002)
  })

  const flourLine = { items: [flour] }
  const servingsError = (servings: unknown) => ({
    code: 'INVALID_REQUEST',
    message: `servings is not a whole number above 0: ${servings}`,
    details: { servings: 'a whole number of at least 1' },
  })
  const amountError = (amount: unknown) => ({
    code: 'INVALID_REQUEST',
    message: `items[0].amount is not a finite number of at least 0: ${amount}`,
    details: { 'items[0].amount': `is not a finite number of at least 0: ${amount}` },
  })
  const notAList = {
    code: 'INVALID_REQUEST',
    message: 'items is not a list',
    details: { items: 'a list is required' },
  }
  test.each<[string, { items: unknown; servings?: unknown }, unknown]>([
    ['no items', { items: [] }, { code: 'EMPTY_ITEMS', message: 'items is empty', details: null }],
    ['items missing', { items: undefined }, notAList],
    ['items that are not a list', { items: 'milk' }, notAList],
    ['a servings count of 0', { ...flourLine, servings: 0 }, servingsError(0)],
    ['half a serving', { ...flourLine, servings: 0.5 }, servingsError(0.5)],
    ['servings as a text', { ...flourLine, servings: '4' }, servingsError('4')],
    [
      'servings that cannot be converted to a string',
      { ...flourLine, servings: { toString: 1, valueOf: 1 } },
      servingsError('an object'),
    ],
    ['NaN', { items: [{ ...flour, amount: Number.NaN }] }, amountError('NaN')],
    [
      'infinity',
      { items: [{ ...flour, amount: Number.POSITIVE_INFINITY }] },
      amountError('Infinity'),
    ],
    ['a negative amount', { items: [{ ...flour, amount: -0.1 }] }, amountError(-0.1)],
    ['an amount as a text', { items: [{ ...flour, amount: '100' }] }, amountError('100')],
  ])('%s', (_, request, expected) => {
    expect(thrown(() => requireAnalyzeRequest(request))).toEqual(expected)
  })
})

test('the first food of a choice counts, and the others widen the range', () => {
  const milkOr = (id: string) => [
    { ingredientId: 'egg', amount: 1, unit: 'piece' },
    {
      ingredientId: 'milk',
      amount: 100,
      unit: 'gram',
      or: [{ ingredientId: id, amount: 100, unit: 'gram' }],
    },
  ]
  const { total, perServing } = analyze(library, { items: milkOr('flour'), servings: 2 })
  expect(total.macros?.energyKcal).toBe(130)
  expect(total.range).toMatchObject({ 'macros.energyKcal': { min: 130, max: 420 } })
  expect(perServing?.range).toMatchObject({ 'macros.energyKcal': { min: 65, max: 210 } })
  // The unknown food may contribute any amount.
  expect(analyze(library, { items: milkOr('mystery') }).total.range).toMatchObject({
    'macros.energyKcal': { min: 70, max: null },
  })
})

test('if requested, exactly one source is given for each figure', () => {
  const real = openLibrary('data/library.sqlite')
  expect(nutrition(real, 'butter')).not.toHaveProperty('sources')
  const faults = real.ids().flatMap((id) => {
    const { nutrients, sources = [] } = nutrition(real, id, { sources: true })
    const named = sources.flatMap((one) => one.nutrients)
    const values = nutrients.macros || nutrients.minerals ? valuesOf(nutrients) : []
    const unsourced = NUTRIENT_KEYS.filter(
      (key, at) => (values[at] ?? null) !== null && !named.includes(key),
    )
    const twice = named.filter((key, at) => named.indexOf(key) < at)
    return unsourced.length + twice.length > 0 ? [[id, unsourced, twice]] : []
  })
  expect(faults).toEqual([])
})
