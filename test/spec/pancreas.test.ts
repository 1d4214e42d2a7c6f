/**
 * Tests rule 7 of the check and decisions §4: fat and fibre load, fried or greasy food, alcohol, the safe serving, and
 * the amount eaten.
 */

import { describe, expect, test } from 'vitest'
import type { Risk } from '../../src/domain/risk.ts'
import type { Step } from '../../src/domain/shapes/compatibility.ts'
import type { PancreasProfile } from '../../src/domain/shapes/profiles.ts'
import { check } from '../../src/engine/compatibility/check.ts'
import { type PancreasLoads, pancreasRisk } from '../../src/engine/compatibility/risks.ts'
import { EASY_ON_PANCREAS, libraryOf } from '../support/memory-library.ts'

type Given = Partial<PancreasProfile> & { grams?: number; burdens?: Partial<PancreasLoads> }
type Row = [name: string, given: Given, expected: [Risk, ...string[]], hasUnknown?: boolean]

const formatStep = ({ rule, before, after, figure }: Step) =>
  `${rule} ${before}>${after}${figure === null ? '' : ` ${figure}`}`
const LOW_FAT = 'fat_load none>low low'
const LOW_FIBRE = 'fiber_load low>low low'

const rows: Row[] = [
  ['low loads are low', {}, ['low', LOW_FAT, LOW_FIBRE]],
  [
    'moderate fat is moderate',
    { fatLoad: 'moderate' },
    ['moderate', 'fat_load none>moderate moderate', 'fiber_load moderate>moderate low'],
  ],
  [
    'high fat is high',
    { fatLoad: 'high' },
    ['high', 'fat_load none>high high', 'fiber_load high>high low'],
  ],
  [
    'moderate fibre is moderate',
    { fiberLoad: 'moderate' },
    ['moderate', LOW_FAT, 'fiber_load low>moderate moderate'],
  ],
  ['high fibre is high', { fiberLoad: 'high' }, ['high', LOW_FAT, 'fiber_load low>high high']],
  [
    'fried or greasy raises by one',
    { friedOrGreasy: true },
    ['moderate', LOW_FAT, LOW_FIBRE, 'fried_or_greasy low>moderate'],
  ],
  ['alcohol is high', { alcohol: true }, ['high', LOW_FAT, LOW_FIBRE, 'alcohol low>high']],
  [
    'below the safe serving nothing is added',
    { safeServingGrams: 50, grams: 49.999 },
    ['low', LOW_FAT, LOW_FIBRE],
  ],
  [
    'at the safe serving it rises by one',
    { safeServingGrams: 50, grams: 50 },
    ['moderate', LOW_FAT, LOW_FIBRE, 'safe_serving low>moderate 50'],
  ],
  [
    'each raises, capped at high',
    { fatLoad: 'moderate', friedOrGreasy: true, alcohol: true, safeServingGrams: 50, grams: 500 },
    [
      'high',
      'fat_load none>moderate moderate',
      'fiber_load moderate>moderate low',
      'fried_or_greasy moderate>high',
      'alcohol high>high',
      'safe_serving high>high 50',
    ],
  ],
  [
    'pancreasRisk itself is not counted twice',
    { pancreasRisk: 'high' },
    ['low', LOW_FAT, LOW_FIBRE],
  ],
  [
    'an unknown fat load is unknown',
    { fatLoad: 'unknown' },
    [
      'unknown',
      'fat_load none>none unknown',
      'fiber_load none>low low',
      'unknown_load low>unknown',
    ],
    true,
  ],
  [
    'an unknown fibre load is unknown',
    { fiberLoad: 'unknown' },
    ['unknown', LOW_FAT, 'fiber_load low>low unknown', 'unknown_load low>unknown'],
    true,
  ],
  [
    'an unknown fat load is known to be risky with alcohol',
    { fatLoad: 'unknown', alcohol: true },
    ['high', 'fat_load none>none unknown', 'fiber_load none>low low', 'alcohol low>high'],
    true,
  ],
]

const UNMEASURED: PancreasLoads = { fat: null, fibre: null, alcohol: null }

const expectRow = (
  _: string,
  { grams = 100, burdens, ...given }: Given,
  [risk, ...steps]: Row[2],
  hasUnknown = false,
) => {
  const answer = pancreasRisk(
    { ...EASY_ON_PANCREAS, ...given },
    { ...UNMEASURED, ...burdens },
    grams,
  )
  expect({ ...answer, steps: answer.steps.map(formatStep) }).toEqual({
    risk,
    steps,
    confidence: 'high',
    hasUnknown,
  })
}

test.each(rows)('without nutrients: %s', expectRow)

const OIL = { fatLoad: 'high', safeServingGrams: 10 } as const
const OIL_100 = { fat: 100, fibre: 0, alcohol: 0 }
const BEANS_100 = { fat: 0.5, fibre: 6.4, alcohol: 0 }
const HIGH_FAT = ['fat_load none>high high', 'fiber_load high>high low']
const HIGH_FIBRE = [LOW_FAT, 'fiber_load low>high high']

const doses: Row[] = [
  [
    'less than 1 g of fat is no load',
    { ...OIL, burdens: OIL_100, grams: 0.999 },
    ['none', ...HIGH_FAT, 'small_amount high>none 1'],
  ],
  [
    'from 1 g on it is a load, one level lower below 10 g of fat',
    { ...OIL, burdens: OIL_100, grams: 1 },
    ['moderate', ...HIGH_FAT, 'below_serving high>moderate 10'],
  ],
  [
    'at 10 g of fat the full load counts',
    { ...OIL, burdens: OIL_100, grams: 10 },
    ['high', ...HIGH_FAT, 'safe_serving high>high 10'],
  ],
  [
    'without a safe serving the amount of fat decides',
    { fatLoad: 'low', fiberLoad: 'high', burdens: BEANS_100, grams: 50 },
    ['moderate', ...HIGH_FIBRE, 'below_serving high>moderate 10'],
  ],
  [
    'a fibre load drops by one level, too',
    { fiberLoad: 'high', burdens: BEANS_100, grams: 100 },
    ['moderate', ...HIGH_FIBRE, 'below_serving high>moderate 10'],
  ],
  [
    'an unknown amount of fibre clears nothing',
    { ...OIL, burdens: { ...OIL_100, fibre: null }, grams: 0.5 },
    ['moderate', ...HIGH_FAT, 'below_serving high>moderate 10'],
  ],
  [
    'an unknown amount of fat clears nothing',
    { fiberLoad: 'high', burdens: { fibre: 6.4, alcohol: 0 }, grams: 1 },
    ['high', ...HIGH_FIBRE],
  ],
  [
    'a drop of alcohol does not count',
    { alcohol: true, burdens: { fat: 0, fibre: 0, alcohol: 33 }, grams: 0.3 },
    ['none', LOW_FAT, LOW_FIBRE, 'small_amount low>none 0.30303'],
  ],
  [
    'from 0.1 g on alcohol is high',
    { alcohol: true, burdens: { fat: 0, fibre: 0, alcohol: 33 }, grams: 0.31 },
    ['high', LOW_FAT, LOW_FIBRE, 'alcohol low>high'],
  ],
  [
    'an unknown amount of alcohol is high whatever the weight',
    { alcohol: true, burdens: { fat: 0, fibre: 0 }, grams: 0.01 },
    ['high', LOW_FAT, LOW_FIBRE, 'alcohol low>high'],
  ],
  [
    'fried food rises again after the reduction',
    {
      fatLoad: 'high',
      friedOrGreasy: true,
      safeServingGrams: 50,
      burdens: { fat: 20, fibre: 3, alcohol: 0 },
      grams: 30,
    },
    ['high', ...HIGH_FAT, 'below_serving high>moderate 10', 'fried_or_greasy moderate>high'],
  ],
]

test.each(doses)('%s', expectRow)

describe('fat summed over the list', () => {
  const oily = (id: string, confidence: 'low' | 'high' = 'high') => ({
    id,
    nutrients: { 'macros.fat': 100, 'macros.fibre': 0, 'macros.alcohol': 0 },
    pancreas: { fatLoad: 'high', safeServingGrams: 10, confidence } as const,
  })
  const library = libraryOf(oily('a'), oily('b'), oily('c'), oily('guessed', 'low'))
  const of = (grams: Readonly<Record<string, number>>) => {
    const items = Object.entries(grams).map(([ingredientId, amount]) => ({ ingredientId, amount }))
    const { risk, verdict, confidence, steps = [] } = check(library, { items }).evaluation.pancreas
    return [risk, verdict, confidence, ...steps.map(formatStep)]
  }
  test.each([
    ['below 10 g nothing is added', { a: 5, b: 4.9 }, ['moderate', 'caution', 'high']],
    [
      '10 g are at least moderate',
      { a: 5, b: 5 },
      ['moderate', 'caution', 'high', 'fat_total moderate>moderate 10'],
    ],
    [
      'rounding errors do not matter',
      { a: 2.1, b: 3.7, c: 4.2 },
      ['moderate', 'caution', 'high', 'fat_total moderate>moderate 10'],
    ],
    [
      '20 g are high',
      { a: 8, b: 8, c: 4 },
      ['high', 'incompatible', 'high', 'fat_total moderate>high 20'],
    ],
    [
      'a high total that rests on weak data does not change the known level',
      { a: 8, guessed: 12 },
      ['high', 'caution', 'high', 'fat_total high>high 20', 'low_confidence high>moderate low'],
    ],
  ])('%s', (_, grams, expected) => {
    expect(of(grams as never)).toEqual(expected)
  })
})
