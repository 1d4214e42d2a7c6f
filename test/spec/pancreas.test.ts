/** Check rule 7 and decisions §4: fat and fibre load, fried or greasy, alcohol, and the safe serving. */

import { expect, test } from 'vitest'
import type { PancreasProfile } from '../../src/domain/profiles.ts'
import type { Risk } from '../../src/domain/risk.ts'
import { pancreasRisk, type Step } from '../../src/engine/compatibility/risks.ts'
import { EASY_ON_PANCREAS } from '../support/memory-library.ts'

type Given = Partial<PancreasProfile> & { grams?: number }
type Row = [name: string, given: Given, expected: [Risk, ...string[]], hasUnknown?: boolean]

const written = ({ rule, before, after, figure }: Step) =>
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

test.each(rows)('%s', (_, { grams = 100, ...given }, [risk, ...steps], hasUnknown = false) => {
  const answer = pancreasRisk({ ...EASY_ON_PANCREAS, ...given }, grams)
  expect({ ...answer, steps: answer.steps.map(written) }).toEqual({
    risk,
    steps,
    confidence: 'high',
    hasUnknown,
  })
})
