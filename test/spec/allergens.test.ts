/** Decisions §4: the standard allergens, by content, by cross contact and, only for lactose, by dose. */

import { describe, expect, test } from 'vitest'
import { ALLERGENS, type Allergen, DIMENSIONS } from '../../src/domain/restrictions.ts'
import type { Risk } from '../../src/domain/risk.ts'
import type { Step } from '../../src/domain/shapes/compatibility.ts'
import type { AllergenSubProfile } from '../../src/domain/shapes/profiles.ts'
import { check } from '../../src/engine/compatibility/check.ts'
import { allergenRisk, assess } from '../../src/engine/compatibility/risks.ts'
import { food, HARMLESS, libraryOf } from '../support/memory-library.ts'

type Row = [
  name: string,
  allergen: Allergen,
  profile: Partial<AllergenSubProfile>,
  grams: number,
  expected: { risk: Risk; steps: Step[] },
]

const contains = (figure: string, after: Risk): Step => ({
  rule: 'contains',
  before: 'none',
  after,
  figure,
})
const dose = (after: Risk, figure: number): Step => ({
  rule: 'threshold',
  before: 'high',
  after,
  figure,
})

const rows: Row[] = [
  [
    'yes is high',
    'egg',
    { contains: 'yes' },
    1,
    { risk: 'high', steps: [contains('yes', 'high')] },
  ],
  [
    'yes is high even for 0 g',
    'egg',
    { contains: 'yes' },
    0,
    { risk: 'high', steps: [contains('yes', 'high')] },
  ],
  [
    'traces are moderate',
    'peanut',
    { contains: 'traces' },
    500,
    { risk: 'moderate', steps: [contains('traces', 'moderate')] },
  ],
  [
    'no with high cross contact is moderate',
    'sesame',
    { contains: 'no', crossContactRisk: 'high' },
    1,
    {
      risk: 'moderate',
      steps: [
        contains('no', 'none'),
        { rule: 'cross_contact', before: 'none', after: 'moderate', figure: 'high' },
      ],
    },
  ],
  ...(['none', 'low', 'moderate', 'unknown'] as const).map(
    (crossContactRisk): Row => [
      `no with ${crossContactRisk} cross contact is none`,
      'sesame',
      { contains: 'no', crossContactRisk },
      1,
      { risk: 'none', steps: [contains('no', 'none')] },
    ],
  ),
  [
    'traces with high cross contact stay moderate',
    'soy',
    { contains: 'traces', crossContactRisk: 'high' },
    1,
    { risk: 'moderate', steps: [contains('traces', 'moderate')] },
  ],
  [
    'lactose below its threshold is moderate',
    'lactose',
    { contains: 'yes', thresholdGrams: 20 },
    19.999,
    { risk: 'moderate', steps: [contains('yes', 'high'), dose('moderate', 20)] },
  ],
  [
    'lactose at its threshold is high',
    'lactose',
    { contains: 'yes', thresholdGrams: 20 },
    20,
    { risk: 'high', steps: [contains('yes', 'high'), dose('high', 20)] },
  ],
  [
    'lactose without a threshold is high',
    'lactose',
    { contains: 'yes' },
    1,
    { risk: 'high', steps: [contains('yes', 'high')] },
  ],
  [
    'traces of lactose do not depend on the dose',
    'lactose',
    { contains: 'traces', thresholdGrams: 20 },
    500,
    { risk: 'moderate', steps: [contains('traces', 'moderate')] },
  ],
  ...ALLERGENS.filter((allergen) => allergen !== 'lactose').map(
    (allergen): Row => [
      `a threshold of ${allergen} never makes yes anything but high`,
      allergen,
      { contains: 'yes', thresholdGrams: 20 },
      1,
      { risk: 'high', steps: [contains('yes', 'high')] },
    ],
  ),
]

test.each(rows)('%s', (_, allergen, profile, grams, expected) => {
  expect(allergenRisk(allergen, { ...HARMLESS, ...profile }, grams)).toEqual({
    ...expected,
    confidence: 'high',
    hasUnknown: false,
  })
})

describe('missing data is unknown', () => {
  test('contains: unknown, with its own confidence', () => {
    const profile = { ...HARMLESS, contains: 'unknown', crossContactRisk: 'high' } as const
    expect(allergenRisk('fish', profile, 100)).toEqual({
      risk: 'unknown',
      confidence: 'high',
      steps: [{ rule: 'contains', before: 'unknown', after: 'unknown', figure: 'unknown' }],
      hasUnknown: true,
    })
  })

  test.each(DIMENSIONS.map((domain) => [domain]))('%s: null', (domain) => {
    const plain = food({ id: 'plain' })
    const blank = { ...plain, allergenProfile: { ...plain.allergenProfile, [domain]: null } }
    expect(assess(blank, domain, 100)).toEqual({
      risk: 'unknown',
      confidence: 'unknown',
      steps: [{ rule: 'not_assessed', before: 'unknown', after: 'unknown', figure: null }],
      hasUnknown: true,
    })
  })
})

test.each(ALLERGENS.map((allergen) => [allergen]))(
  '%s is read from its own profile',
  (allergen) => {
    const library = libraryOf({ id: 'carrier', allergens: { [allergen]: 'yes' } })
    const { evaluation } = check(library, { items: [{ ingredientId: 'carrier', amount: 5 }] })
    const incompatible = DIMENSIONS.filter((domain) => evaluation[domain].verdict !== 'compatible')
    expect(incompatible).toEqual([allergen])
    expect(evaluation[allergen]).toEqual({
      risk: 'high',
      verdict: 'incompatible',
      confidence: 'high',
      contributors: [
        {
          ingredientId: 'carrier',
          grams: 5,
          risk: 'high',
          steps: [{ rule: 'contains', before: 'none', after: 'high', figure: 'yes' }],
        },
      ],
      unknown: [],
    })
  },
)
