/** Tests how pancreas profiles are derived: limits between levels, fat added in the kitchen, and missing figures. */

import { expect, test } from 'vitest'
import type { NutrientRows } from '../../src/compiler/nutrient-rows.ts'
import { pancreasProfile } from '../../src/compiler/pancreas.ts'

const food = (fat: number | null, fibre: number | null, alcohol: number | null = 0) =>
  ({
    rows: [{ source: 'curated', state: 'raw', nutrients: ['macros.fat', 'macros.fibre'] }],
    nutrients: { macros: { fat, fibre, alcohol } },
  }) as unknown as NutrientRows

test.each<[string, Readonly<Record<string, unknown>>, NutrientRows | null, string, number | null]>([
  ['lean', {}, food(3, 3), 'low', null],
  ['some fat', {}, food(3.1, 0), 'moderate', 322.6],
  ['at the limit of high', {}, food(17.5, 0), 'moderate', 57.1],
  ['fat', {}, food(17.6, 0), 'high', 56.8],
  ['fibre alone', {}, food(0, 6.1), 'high', null],
  ['a spice, eaten by the gram', { usualServingGrams: 5 }, food(20, 30), 'low', 50],
  ['alcohol by a figure', {}, food(0, 0, 0.6), 'high', null],
  ['alcohol by its kind', { alcohol: true }, food(0, 0), 'high', null],
  ['not measured', {}, food(null, 0), 'unknown', null],
  ['not measured, with much of the other', {}, food(null, 7), 'high', null],
  ['no figures at all', {}, null, 'unknown', null],
])('%s', (_, given, figures, pancreasRisk, safeServingGrams) => {
  expect(pancreasProfile(given, figures)).toMatchObject({ pancreasRisk, safeServingGrams })
})

test('without a statement about the kitchen there is no profile', () => {
  expect([pancreasProfile(null, food(3, 3)), pancreasProfile(undefined, food(3, 3))]).toEqual([
    null,
    null,
  ])
})
