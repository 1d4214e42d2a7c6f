/** Tests the daily totals of meals, and how the day and the meal are read from file names and headings. */

import { describe, expect, test } from 'vitest'
import { finish } from '../../src/domain/steps.ts'
import { type Meal, meanDay, perDay } from '../../src/engine/compatibility/week.ts'
import { weekOf } from '../../src/engine/recipes/week.ts'
import { whenOf } from '../../src/language/days.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { mealsOf } from '../../src/recipes/plan.ts'
import { libraryOf } from '../support/memory-library.ts'

test.each<[string, string | null, string | null, boolean]>([
  ['Montag', 'monday', null, true],
  ['## Mittwoch, Mittagessen:', 'wednesday', 'lunch', true],
  ['mo-abends', 'monday', 'dinner', true],
  ['Frühstück', null, 'breakfast', true],
  ['fruehstueck', null, 'breakfast', true],
  ['Tue: supper', 'tuesday', 'dinner', true],
  ['2026-11-25 lunch', '2026-11-25', 'lunch', true],
  ['2024-02-29', '2024-02-29', null, true],
  ['2026-02-29', null, null, false],
  ['Sábado – Cena', 'saturday', 'dinner', true],
  ['miercoles-comida', 'wednesday', 'lunch', true],
  ['Di, 24.11.', 'tuesday', null, true],
  ['Monday 23rd lunch', 'monday', 'lunch', true],
  ['24.11.2026 Mittag', '2026-11-24', 'lunch', true],
  ['lunes 23', 'monday', null, true],
  ['Mo 250 g Mehl', 'monday', null, false],
  ['So 2 Eier', 'sunday', null, false],
  ['friday-lentil-soup', 'friday', null, false],
  ['lentil-soup-so', null, null, false],
  ['Sonntagsbraten', null, null, false],
  ['100 g butter', null, null, false],
  ['', null, null, false],
])('%s', (name, day, meal, isWhole) => {
  expect(whenOf(name)).toEqual({ day, meal, isWhole })
})

test('a text is split into its days and meals without losing anything', () => {
  const text = '50 g rice\n# Monday\nBreakfast\n60 g oats\n\nDinner:\n2 eggs\nTuesday\n1 banana\n'
  expect(mealsOf({ name: 'plan', text, file: 'plan.txt' })).toEqual([
    { name: 'plan', day: null, meal: null, text: '50 g rice' },
    { name: 'plan: Breakfast', day: 'monday', meal: 'breakfast', text: '60 g oats\n' },
    { name: 'plan: Dinner:', day: 'monday', meal: 'dinner', text: '2 eggs' },
    { name: 'plan: Tuesday', day: 'tuesday', meal: null, text: '1 banana\n' },
  ])
})

test('the path of a text supplies the day and meal that its headings do not give', () => {
  const text = '50 g rice\nTuesday\n1 banana\n'
  expect(mealsOf({ name: 'p', text, file: 'week/monday/lunch.txt' })).toEqual([
    { name: 'p', day: 'monday', meal: 'lunch', text: '50 g rice' },
    { name: 'p: Tuesday', day: 'tuesday', meal: 'lunch', text: '1 banana\n' },
  ])
})

describe('a day', () => {
  const oily = { 'macros.fat': 100, 'macros.fibre': 0, 'macros.alcohol': 0 }
  const library = libraryOf(
    {
      id: 'oil',
      nutrients: oily,
      pancreas: { fatLoad: 'high', safeServingGrams: 10 },
    },
    {
      id: 'onion',
      fodmap: { fodmapLevel: 'high', fodmapGroups: ['oligosaccharides'], safeServingGrams: 10 },
    },
    {
      id: 'wheat',
      fodmap: { fodmapLevel: 'high', fodmapGroups: ['oligosaccharides'], safeServingGrams: 20 },
    },
    { id: 'ham', histamine: { histamineContent: 'low', thresholdGrams: 50 } },
  )
  const meal = (
    grams: Readonly<Record<string, number>>,
    servings: number | null = null,
    day: string | null = 'monday',
  ): Meal => ({
    name: 'meal',
    day,
    meal: null,
    items: Object.entries(grams).map(([ingredientId, amount]) => ({ ingredientId, amount })),
    servings,
  })
  const judged = (...meals: readonly Meal[]) => {
    const [first] = perDay(library, meals)
    const { fodmap, histamine, pancreas } = first!.evaluation
    return {
      each: first!.meals.map(({ verdicts }) => Object.values(verdicts)),
      fat: first!.fat,
      day: [histamine, fodmap, pancreas].map(({ verdict }) => verdict),
      steps: [histamine, fodmap, pancreas].flatMap(({ steps }) => steps.map(({ rule }) => rule)),
    }
  }
  const FINE = 'compatible'

  test('adds up the nutrients of one serving of each meal, and their mean', () => {
    const meals = [
      meal({ oil: 40 }, 2),
      meal({ oil: 10 }),
      {
        ...meal({}, null, 'tuesday'),
        items: [{ ingredientId: 'oil', amount: 10 }, { ingredientId: 'ham' }],
      },
    ]
    const fat = ({ macros }: { readonly macros: { readonly fat: number | null } | null }) =>
      macros?.fat
    const days = perDay(library, meals)
    expect(days.map(({ nutrients }) => fat(nutrients))).toEqual([30, 10])
    expect(days.map(({ uncounted }) => uncounted.map(({ code }) => code))).toEqual([
      [],
      ['AMOUNT_MISSING'],
    ])
    const mean = meanDay(library, meals)
    expect([fat(mean), mean.range?.['macros.fat']]).toEqual([20, { min: 20, max: null }])
  })

  test('adds up FODMAP of one group', () => {
    expect(judged(meal({ onion: 4 }), meal({ wheat: 9 }), meal({ wheat: 4 }))).toEqual({
      each: [
        [FINE, FINE, FINE],
        [FINE, FINE, FINE],
        [FINE, FINE, FINE],
      ],
      fat: 0,
      // 13 g of wheat is more than half of a safe serving.
      day: [FINE, 'caution', FINE],
      steps: ['same_group'],
    })
  })

  test('adds up histamine to a threshold', () => {
    expect(judged(meal({ ham: 30 }), meal({ ham: 30 })).day).toEqual(['incompatible', FINE, FINE])
  })

  test('adds up fat, to 30 and 60 g', () => {
    const some = meal({ oil: 9.5 })
    expect(judged(some, some, some)).toMatchObject({ fat: 28.5, day: [FINE, FINE, 'caution'] })
    expect(judged(some, some, some, some)).toMatchObject({
      fat: 38,
      day: [FINE, FINE, 'caution'],
      steps: ['fat_of_day'],
    })
    expect(judged(...Array.from({ length: 7 }, () => some)).day).toEqual([
      FINE,
      FINE,
      'incompatible',
    ])
  })

  test('is at least as severe as its most severe meal', () => {
    expect(judged(meal({ oil: 12 }), meal({ wheat: 1 })).day).toEqual([FINE, FINE, 'incompatible'])
  })

  test('counts one serving of each meal', () => {
    expect(judged(meal({ oil: 36 }, 4), meal({ onion: 12 }, 3))).toMatchObject({
      fat: 9,
      day: [FINE, FINE, 'caution'],
    })
  })

  test('days come in chronological order, meals without a day last', () => {
    const days = ['sunday', null, '2026-11-23', 'monday', '2025-01-01']
    const found = perDay(
      library,
      days.map((day) => meal({ wheat: 1 }, null, day)),
    )
    expect(found.map(({ day }) => day)).toEqual([
      '2025-01-01',
      '2026-11-23',
      'monday',
      'sunday',
      null,
    ])
  })
})

test('one serving is counted of a meal that gives its number of servings', () => {
  const text = 'Serves 4\n\n200 g butter\n400 g rice'
  const meal = { name: 'lunch', day: 'monday', meal: null, text }
  const fatOf = (servings: number | null) =>
    finish(weekOf(openLibrary('data/library.sqlite'), [meal], { servings, lang: 'en' })).days[0]
      ?.fat ?? 0
  expect(fatOf(null)).toBe(fatOf(4))
  expect(fatOf(1)).toBeCloseTo(4 * fatOf(4), 3)
})
