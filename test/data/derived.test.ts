/**
 * Tests nutrients without a source, which are derived from components, related foods or macronutrients, or stay
 * unknown.
 */

import { describe, expect, test } from 'vitest'
import { derive } from '../../src/compiler/derived.ts'
import type { NutrientRows } from '../../src/compiler/nutrient-rows.ts'
import type { Plain, YamlEntry } from '../../src/compiler/read-text.ts'
import { nutrientAt, nutrientsOf } from '../../src/domain/nutrients.ts'

/** Returns a food whose source gives only these macronutrients. */
function food(id: string, macros: Readonly<Record<string, number>>): [string, NutrientRows] {
  const names = Object.keys(macros).map((name) => `macros.${name}`)
  const nutrients = nutrientsOf(id, (key) => macros[key.split('.')[1]!] ?? null)
  const rows = [{ source: 'curated', state: 'raw' as const, nutrients: names }]
  return [id, { rows, nutrients, parts: null, marks: {} }]
}

const PLAIN = { energyKcal: 0, protein: 0, fat: 0, carbohydrates: 0, water: 0, salt: 0 }
const foods = new Map([
  food('butter', { ...PLAIN, energyKcal: 720, fat: 80, water: 20 }),
  food('herb', { ...PLAIN, energyKcal: 40, carbohydrates: 10, water: 90 }),
  food('onion', { ...PLAIN, energyKcal: 40, carbohydrates: 10, water: 90 }),
  food('saltless', { protein: 10, fat: 10, carbohydrates: 10, fibre: 5, alcohol: 1 }),
  food('pinch', { protein: 1 }),
  berry('berry', 0.4, 50),
  berry('plain', 0.1, 5),
  bounded(),
])

function berry(id: string, fat: number, c: number): [string, NutrientRows] {
  const values: Readonly<Record<string, number>> = { 'macros.fat': fat, 'vitamins.c': c }
  const nutrients = nutrientsOf(id, (key) => values[key] ?? null)
  const rows = [{ source: 'curated', state: 'raw' as const, nutrients: Object.keys(values) }]
  return [id, { rows, nutrients, parts: null, marks: {} }]
}

function bounded(): [string, NutrientRows] {
  const nutrients = nutrientsOf('bounded', () => null)
  const rows = [{ source: 'curated', state: 'raw' as const, nutrients: ['macros.fat'] }]
  return ['bounded', { rows, nutrients, parts: null, marks: { 'macros.fat': 0.5 } }]
}

function run(entries: Readonly<Record<string, Plain>>) {
  const problems: string[] = []
  const list = Object.entries(entries).map(
    ([key, value], index): YamlEntry => ({ key, value, line: index + 1, lineOf: () => index + 1 }),
  )
  const derived = derive(list, foods, (entry, _, what) => problems.push(`${entry.key}: ${what}`))
  const macro = (id: string, name: string) => {
    const found = derived.get(id)
    return found ? nutrientAt(found.nutrients, `macros.${name}`) : undefined
  }
  return { problems, derived, macro }
}

describe('kin', () => {
  const loaf = (kin: Readonly<Record<string, { least: number; most: number }>>) => {
    const entry = { key: 'loaf', value: { of: { butter: 0.5, herb: 0.3 } }, line: 1 }
    const spread = new Map(Object.entries(kin))
    return derive(
      [{ ...entry, lineOf: () => 1, rule: 'composition' }],
      foods,
      () => {},
      () => spread,
    ).get('loaf')!
  }
  // 100 g of the dough contain 57 g of water.
  test.each<[string, number, number | null, number | null]>([
    ['as dry as the moistest of its kin', 50, 50, 3.488],
    ['moister than its kin by more than baking removes', 20, 57, 3],
    ['within its kin', 60, 57, 3],
  ])('makes what is mixed %s', (_, most, water, carbohydrates) => {
    const { nutrients } = loaf({ 'macros.water': { least: 10, most } })
    expect([
      nutrientAt(nutrients, 'macros.water'),
      nutrientAt(nutrients, 'macros.carbohydrates'),
    ]).toEqual([water, carbohydrates])
  })

  test('gives a bound for a value that a component lacks', () => {
    const { marks } = loaf({ 'minerals.iron': { least: 1, most: 2 } })
    expect(marks['minerals.iron']).toBe(1.6)
  })
})

describe('fatty acids of the parts', () => {
  /** A cake whose table gives only its fat, made of half of a fat with 60 g of saturated fat in 80 g. */
  const saturated = (fat: number) => {
    const ghee = nutrientsOf('ghee', (key) => GHEE[key] ?? null)
    const rows = [{ source: 'curated', state: 'raw' as const, nutrients: Object.keys(GHEE) }]
    const known = new Map([
      ['ghee', { rows, nutrients: ghee, parts: null, marks: {} }] as const,
      food('cake', { fat }),
    ])
    const entry = { key: 'cake', value: { of: { ghee: 0.5 } }, line: 1 }
    const cake = derive([{ ...entry, lineOf: () => 1, rule: 'composition' }], known, () => {})
    return nutrientAt(cake.get('cake')!.nutrients, 'lipids.saturatedFat')
  }
  const GHEE: Readonly<Record<string, number>> = { 'macros.fat': 80, 'lipids.saturatedFat': 60 }

  test.each([
    ['keep their share of the fat that a table gives', 30, 22.5],
    ['are unknown if the table has less than half of the fat', 19, null],
    ['are unknown if the table has more than twice the fat', 81, null],
  ])('%s', (_, fat, expected) => {
    expect(saturated(fat)).toBe(expected)
  })
})

describe('made of', () => {
  test('adds up its components; water makes up the rest of a gram', () => {
    const { problems, derived, macro } = run({ spread: { of: { butter: 0.5, herb: 0.3 } } })
    expect(problems).toEqual([])
    expect(
      ['fat', 'carbohydrates', 'water', 'energyKcal'].map((name) => macro('spread', name)),
    ).toEqual([40, 3, 57, 372])
    expect(derived.get('spread')!.rows).toEqual([
      {
        source: 'derived:recipe:butter+herb',
        state: 'processed',
        nutrients: expect.arrayContaining(['macros.fat', 'macros.water', 'macros.salt']),
      },
    ])
  })

  test('more than a gram of components has lost water', () => {
    const { problems, macro } = run({ fried: { of: { onion: 2, butter: 0.1 } } })
    expect(problems).toEqual([])
    expect([
      macro('fried', 'carbohydrates'),
      macro('fried', 'fat'),
      macro('fried', 'water'),
    ]).toEqual([20, 8, 72])
  })

  test('an unknown component makes it unknown, unless its share is negligible', () => {
    const { macro } = run({
      much: { of: { butter: 0.9, pinch: 0.1 } },
      little: { of: { butter: 0.99, pinch: 0.01 } },
    })
    expect([macro('much', 'fat'), macro('little', 'fat')]).toEqual([null, 79.2])
    expect(macro('much', 'fibre')).toBeNull()
  })

  test('a component that is derived itself, in any order', () => {
    const { problems, macro } = run({ top: { of: { middle: 1 } }, middle: { like: 'butter' } })
    expect([problems, macro('top', 'fat')]).toEqual([[], 80])
  })
})

test('like its kin: the same values in the same state, under a source that says so', () => {
  const { derived } = run({ shallot: { like: 'onion' } })
  const { rows, nutrients } = derived.get('shallot')!
  const { minerals, ...onion } = foods.get('onion')!.nutrients
  // Sodium is derived from salt.
  expect(nutrients).toEqual({ ...onion, minerals: { ...minerals, sodium: 0 }, id: 'shallot' })
  expect(rows.map(({ source, state }) => [source, state])).toEqual([['derived:like:onion', 'raw']])
})

test('like several kin: the values that they agree on, otherwise their maximum as a bound', () => {
  const { derived, macro } = run({
    mid: { like: ['onion', 'butter'] },
    twin: { like: ['onion', 'herb'] },
    sour: { like: ['berry', 'plain'] },
  })
  expect([macro('mid', 'water'), macro('twin', 'water')]).toEqual([null, 90])
  expect(derived.get('mid')!.marks).toMatchObject({ 'macros.water': 90, 'macros.fat': 80 })
  expect(derived.get('sour')!.marks).toEqual({ 'macros.fat': 0.4 })
})

test('raw values that heat and drying reduce become bounds, unless nothing is heated', () => {
  const { derived } = run({
    jam: { of: { berry: 1 } },
    salad: { of: { berry: 1 }, cold: true },
  })
  const { nutrients, marks } = derived.get('jam')!
  expect([nutrientAt(nutrients, 'vitamins.c'), marks]).toEqual([null, { 'vitamins.c': 50 }])
  expect(nutrientAt(derived.get('salad')!.nutrients, 'vitamins.c')).toBe(50)
})

test('a bound of a component is a bound of the whole, unless its share is negligible', () => {
  const { derived, macro } = run({
    drink: { of: { berry: 0.5, bounded: 0.5 } },
    drop: { of: { berry: 0.99, bounded: 0.01 } },
  })
  expect([macro('drink', 'fat'), derived.get('drink')!.marks['macros.fat']]).toEqual([null, 0.45])
  expect(macro('drop', 'fat')).toBe(0.3985)
})

test('a pure substance consists of itself and water, with its own energy', () => {
  const { macro, derived } = run({
    xylitol: { pure: { 'sugars.polyols': 99 } },
    erythritol: { pure: { 'sugars.polyols': 100, 'sugars.erythritol': 100 } },
    acid: { pure: { 'acids.organic': 25 } },
    inulin: { pure: { 'macros.fibre': 89, 'macros.sugar': 8 } },
  })
  expect(
    ['energyKcal', 'carbohydrates', 'sugar', 'fat', 'water', 'salt'].map((name) =>
      macro('xylitol', name),
    ),
  ).toEqual([237.6, 99, 0, 0, 1, 0])
  expect([macro('erythritol', 'energyKcal'), macro('acid', 'energyKcal')]).toEqual([0, 75])
  expect(derived.get('xylitol')!.parts!.sugars.polyols).toBe(99)
  expect(
    ['energyKcal', 'carbohydrates', 'sugar', 'fibre', 'water'].map((name) => macro('inulin', name)),
  ).toEqual([210, 8, 8, 89, 3])
  expect(derived.get('inulin')!.parts?.sugars.fructose ?? null).toBeNull()
})

test('an empty substance only has zero for the nutrients that give energy', () => {
  const { macro } = run({ dye: { zero: true } })
  expect(['energyKcal', 'fat', 'sugar', 'salt', 'water'].map((name) => macro('dye', name))).toEqual(
    [0, 0, 0, null, null],
  )
})

test('a value from a source is never replaced', () => {
  const { macro } = run({ saltless: { like: 'butter' } })
  expect([macro('saltless', 'fat'), macro('saltless', 'water')]).toEqual([10, 20])
})

test('energy follows from the macronutrients if no source gives it', () => {
  const { derived, macro } = run({})
  expect([macro('saltless', 'energyKcal'), macro('saltless', 'energyKilojoule')]).toEqual([
    187, 779,
  ])
  expect(derived.get('saltless')!.rows.at(-1)).toEqual({
    source: 'derived:energy',
    state: 'raw',
    nutrients: ['macros.energyKcal', 'macros.energyKilojoule'],
  })
  expect([macro('butter', 'energyKcal'), macro('pinch', 'energyKcal')]).toEqual([720, null])
})

describe('mistakes are reported', () => {
  test.each<[string, Readonly<Record<string, Plain>>, string]>([
    ['an unknown component', { a: { of: { xyzzy: 1 } } }, 'a: has no nutrients: xyzzy'],
    ['a food made of itself', { a: { of: { a: 1 } } }, 'a: made of itself: a'],
    ['a circle', { a: { like: 'b' }, b: { like: 'a' } }, 'b: made of itself: a'],
    ['no amount', { a: { of: { butter: 0 } } }, 'a: no amount: 0'],
    ['nothing', { a: { of: {} } }, 'a: made of nothing'],
    [
      'two ways',
      { a: { like: 'butter', zero: true } },
      'a: one of `of`, `like`, `zero`, `pure` and `fibre` is needed',
    ],
    ['an unknown key', { a: { like: 'butter', of2: 1 } }, 'a: unknown key: of2'],
    [
      'more water than there is',
      { a: { of: { butter: 2 } } },
      'a: more evaporates than there is water',
    ],
  ])('%s', (_, entries, expected) => {
    expect(run(entries).problems).toContain(expected)
  })
})
