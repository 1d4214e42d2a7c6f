/** Tests the FODMAP level of one ingredient, and how several levels add up (rule 6 of the check, decisions §4). */

import { describe, expect, test } from 'vitest'
import type { Risk, Verdict } from '../../src/domain/risk.ts'
import type { Step } from '../../src/domain/shapes/compatibility.ts'
import type { FodmapProfile } from '../../src/domain/shapes/profiles.ts'
import { check } from '../../src/engine/compatibility/check.ts'
import { fodmapRisk } from '../../src/engine/compatibility/risks.ts'
import { fodmap } from '../../src/engine/compatibility/single.ts'
import { type Food, libraryOf, NO_FODMAP } from '../support/memory-library.ts'

type Given = Partial<FodmapProfile>
type Row = [name: string, given: Given & { grams?: number }, risk: Risk, steps: Step[]]

const level = (figure: string, after: Risk): Step => ({
  rule: 'level',
  before: 'none',
  after,
  figure,
})
const serving = (before: Risk, after: Risk): Step => ({
  rule: 'safe_serving',
  before,
  after,
  figure: 50,
})
const SERVED = { safeServingGrams: 50 }

const rows: Row[] = [
  ...(['none', 'low', 'moderate', 'high'] as const).map(
    (fodmapLevel): Row => [
      `without a safe serving ${fodmapLevel} stands`,
      { fodmapLevel, grams: 5000 },
      fodmapLevel,
      [level(fodmapLevel, fodmapLevel)],
    ],
  ),
  ...(
    [
      ['high', 'moderate'],
      ['moderate', 'low'],
      ['low', 'low'],
      ['none', 'none'],
    ] as const
  ).map(
    ([fodmapLevel, below]): Row => [
      `below the safe serving ${fodmapLevel} counts as ${below}`,
      { fodmapLevel, ...SERVED, grams: 49.999 },
      below,
      [level(fodmapLevel, fodmapLevel), serving(fodmapLevel, below)],
    ],
  ),
  ...(['high', 'moderate', 'low', 'none'] as const).map(
    (fodmapLevel): Row => [
      `at the safe serving ${fodmapLevel} is high`,
      { fodmapLevel, ...SERVED, grams: 50 },
      'high',
      [level(fodmapLevel, fodmapLevel), serving(fodmapLevel, 'high')],
    ],
  ),
]

test.each(
  (['high', 'moderate'] as const).flatMap((fodmapLevel) => {
    const below = fodmapLevel === 'high' ? 'moderate' : 'low'
    const half: Step[] =
      fodmapLevel === 'high'
        ? [{ rule: 'small_amount', before: below, after: 'low', figure: 25 }]
        : []
    const steps = [level(fodmapLevel, fodmapLevel), serving(fodmapLevel, below)]
    return [
      [
        `below half of it ${fodmapLevel} counts as low`,
        fodmapLevel,
        24.999,
        'low',
        [...steps, ...half],
      ],
      [`at half of it ${fodmapLevel} is one lower`, fodmapLevel, 25, below, steps],
    ] as const
  }),
)('%s', (_, fodmapLevel, grams, risk, steps) => {
  const answer = fodmapRisk({ ...NO_FODMAP, fodmapLevel, ...SERVED }, grams)
  expect([answer.risk, answer.steps]).toEqual([risk, steps])
})

test.each(rows)('%s', (_, { grams = 100, ...given }, risk, steps) => {
  expect(fodmapRisk({ ...NO_FODMAP, ...given }, grams)).toEqual({
    risk,
    steps,
    confidence: 'high',
    hasUnknown: false,
  })
})

test.each(
  (['unknown', 'possible'] as const).flatMap((fodmapLevel) => [
    [`${fodmapLevel} counts as moderate`, { fodmapLevel }] as const,
    [`${fodmapLevel} meets no serving`, { fodmapLevel, safeServingGrams: 10 }] as const,
  ]),
)('%s', (_, given) => {
  expect(fodmapRisk({ ...NO_FODMAP, ...given }, 100)).toEqual({
    risk: 'moderate',
    steps: [level(given.fodmapLevel, 'moderate')],
    confidence: 'high',
    hasUnknown: true,
  })
})

describe('over the list', () => {
  const carrier = (id: string, fodmapGiven: Given): Food => ({ id, fodmap: fodmapGiven })
  const moderate = (id: string, ...fodmapGroups: FodmapProfile['fodmapGroups'][number][]) =>
    carrier(id, { fodmapLevel: 'moderate', fodmapGroups })
  const twoGroups = (before: Risk, after: Risk): Step => ({
    rule: 'two_groups',
    before,
    after,
    figure: 2,
  })
  type ListRow = [
    name: string,
    foods: Food[],
    expected: { risk: Risk; verdict: Verdict; steps?: Step[] },
  ]
  const listRows: ListRow[] = [
    [
      'one group adds nothing',
      [moderate('a', 'polyols'), moderate('b', 'polyols')],
      { risk: 'moderate', verdict: 'caution' },
    ],
    [
      'two groups are at least moderate',
      [moderate('a', 'polyols'), moderate('b', 'disaccharides')],
      { risk: 'moderate', verdict: 'caution', steps: [twoGroups('moderate', 'moderate')] },
    ],
    [
      'two groups do not lower a higher level',
      [carrier('a', { fodmapLevel: 'high', fodmapGroups: ['polyols', 'monosaccharides'] })],
      { risk: 'high', verdict: 'incompatible', steps: [twoGroups('high', 'high')] },
    ],
    [
      'three groups are high',
      [moderate('a', 'polyols', 'monosaccharides'), moderate('b', 'disaccharides')],
      {
        risk: 'high',
        verdict: 'incompatible',
        steps: [{ rule: 'many_groups', before: 'moderate', after: 'high', figure: 3 }],
      },
    ],
    [
      'three groups of one ingredient are high as well',
      [moderate('a', 'polyols', 'monosaccharides', 'oligosaccharides')],
      {
        risk: 'high',
        verdict: 'incompatible',
        steps: [{ rule: 'many_groups', before: 'moderate', after: 'high', figure: 3 }],
      },
    ],
    [
      'groups of ingredients at low do not count',
      [
        moderate('a', 'polyols'),
        carrier('b', {
          fodmapLevel: 'low',
          fodmapGroups: ['disaccharides', 'monosaccharides', 'oligosaccharides'],
        }),
      ],
      { risk: 'moderate', verdict: 'caution' },
    ],
    [
      'combinations are not a group of their own',
      [moderate('a', 'combinations', 'polyols', 'disaccharides')],
      { risk: 'moderate', verdict: 'caution', steps: [twoGroups('moderate', 'moderate')] },
    ],
    [
      'two moderate ingredients stay moderate',
      [moderate('a'), moderate('b')],
      { risk: 'moderate', verdict: 'caution' },
    ],
    [
      'three moderate ingredients are high',
      [moderate('a'), moderate('b'), moderate('c')],
      {
        risk: 'high',
        verdict: 'incompatible',
        steps: [{ rule: 'many_moderate', before: 'moderate', after: 'high', figure: 3 }],
      },
    ],
    [
      'unknown and possible are among the moderate ones',
      [
        moderate('a'),
        carrier('b', { fodmapLevel: 'unknown' }),
        carrier('c', { fodmapLevel: 'possible' }),
      ],
      {
        risk: 'high',
        verdict: 'incompatible',
        steps: [{ rule: 'many_moderate', before: 'moderate', after: 'high', figure: 3 }],
      },
    ],
    [
      'the same ingredient three times is one moderate ingredient',
      [moderate('a'), moderate('a'), moderate('a')],
      { risk: 'moderate', verdict: 'caution' },
    ],
    [
      'unknown alone is at least moderate',
      [carrier('a', { fodmapLevel: 'unknown' })],
      { risk: 'moderate', verdict: 'caution' },
    ],
    [
      'both rules record their step',
      [moderate('a', 'polyols'), moderate('b', 'disaccharides'), moderate('c')],
      {
        risk: 'high',
        verdict: 'incompatible',
        steps: [
          twoGroups('moderate', 'moderate'),
          { rule: 'many_moderate', before: 'moderate', after: 'high', figure: 3 },
        ],
      },
    ],
  ]
  test.each(listRows)('%s', (_, foods, expected) => {
    const items = foods.map(({ id }) => ({ ingredientId: id, amount: 30 }))
    const { risk, verdict, confidence, steps } = check(libraryOf(...foods), { items }).evaluation
      .fodmap
    expect({ risk, verdict, confidence, steps }).toEqual({
      confidence: 'high',
      steps: undefined,
      ...expected,
    })
  })
})

describe('amounts of one group', () => {
  const of = (safeServingGrams: number, ...fodmapGroups: FodmapProfile['fodmapGroups'][number][]) =>
    ({ fodmapLevel: 'moderate', fodmapGroups, safeServingGrams }) as const
  const library = libraryOf(
    { id: 'wheat', fodmap: of(20, 'oligosaccharides') },
    { id: 'beans', fodmap: of(40, 'oligosaccharides', 'combinations') },
    { id: 'onion', fodmap: of(5, 'oligosaccharides') },
    { id: 'milk', fodmap: of(20, 'disaccharides') },
    { id: 'guessed', fodmap: { ...of(10, 'oligosaccharides'), confidence: 'low' } },
  )
  const judged = (grams: Readonly<Record<string, number>>) => {
    const items = Object.entries(grams).map(([ingredientId, amount]) => ({ ingredientId, amount }))
    const { risk, verdict, steps = [] } = check(library, { items }).evaluation.fodmap
    return [risk, verdict, ...steps.map(({ rule, after, figure }) => `${rule} ${after} ${figure}`)]
  }
  test.each([
    ['shares below 1 add nothing', { wheat: 8, beans: 16 }, ['low', 'compatible']],
    [
      'shares of 1 are at least moderate',
      { wheat: 12, beans: 16 },
      ['moderate', 'caution', 'same_group moderate 1'],
    ],
    [
      'shares of 2 are high',
      { wheat: 16, beans: 32, onion: 2 },
      ['high', 'incompatible', 'same_group high 2'],
    ],
    ['another group has its own sum', { wheat: 16, milk: 16 }, ['low', 'compatible']],
    ['a single food is judged by its safe serving', { wheat: 19.9 }, ['low', 'compatible']],
    [
      'a sum that rests on weak data leaves it undecided',
      { wheat: 16, guessed: 8 },
      ['moderate', 'uncertain', 'same_group moderate 1.6', 'low_confidence unknown low'],
    ],
  ])('%s', (_, grams, expected) => {
    expect(judged(grams as never)).toEqual(expected)
  })
})

describe('the FODMAP of a list', () => {
  const onion: Given = {
    fodmapLevel: 'high',
    fodmapGroups: ['oligosaccharides'],
    safeServingGrams: 10,
  }
  const milk: Given = {
    fodmapLevel: 'high',
    fodmapGroups: ['disaccharides'],
    safeServingGrams: 20,
    confidence: 'medium',
  }
  const library = libraryOf(
    { id: 'onion', fodmap: onion },
    { id: 'milk', fodmap: milk },
    { id: 'rice' },
    { id: 'mystery', fodmap: null },
    { id: 'broth', fodmap: { fodmapLevel: 'possible', confidence: 'low' } },
  )

  test('the whole answer', () => {
    const items = [
      { ingredientId: 'onion', amount: 5 },
      { ingredientId: 'milk', amount: 200 },
      { ingredientId: 'rice' },
      { ingredientId: 'milk', amount: 1, unit: 'barrel' },
    ]
    const { evaluation, ...answer } = fodmap(library, { items })
    expect(evaluation).toEqual(check(library, { items }).evaluation.fodmap)
    expect(answer).toEqual({
      items: [
        { ingredientId: 'onion', grams: 5, amountAssumed: false },
        { ingredientId: 'milk', grams: 200, amountAssumed: false },
        { ingredientId: 'rice', grams: 100, amountAssumed: true },
      ],
      unresolved: [
        {
          ingredientId: 'milk',
          reason: 'unknown unit: barrel',
          unit: 'barrel',
          code: 'UNKNOWN_UNIT',
        },
      ],
      result: {
        level: 'high',
        dominantGroups: ['disaccharides', 'oligosaccharides'],
        hasUnknown: true,
        confidence: 'medium',
      },
      ingredients: [
        { ingredientId: 'onion', profile: { ...NO_FODMAP, ...onion } },
        { ingredientId: 'milk', profile: { ...NO_FODMAP, ...milk } },
        { ingredientId: 'rice', profile: NO_FODMAP },
      ],
    })
  })

  test.each([
    [
      'groups of ingredients without a risk do not dominate',
      [{ ingredientId: 'rice', amount: 50 }],
      { level: 'none', dominantGroups: [], hasUnknown: false, confidence: 'high' },
    ],
    [
      'a null profile is unknown',
      [{ ingredientId: 'mystery' }, { ingredientId: 'rice' }],
      { level: 'unknown', dominantGroups: [], hasUnknown: true, confidence: 'unknown' },
    ],
    [
      'possible is at least moderate and has an unknown',
      [{ ingredientId: 'broth' }, { ingredientId: 'rice' }],
      { level: 'moderate', dominantGroups: [], hasUnknown: true, confidence: 'low' },
    ],
    ['no resolved item gives no result', [{ ingredientId: 'nowhere' }], null],
  ])('%s', (_, items, expected) => {
    expect(fodmap(library, { items }).result).toEqual(expected)
  })
})
