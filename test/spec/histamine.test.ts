/** Tests rule 5 of the specification: the histamine rules apply in a fixed order, and the result is at most high. */

import { describe, expect, test } from 'vitest'
import type { Risk } from '../../src/domain/risk.ts'
import type { Step } from '../../src/domain/shapes/compatibility.ts'
import type { HistamineProfile } from '../../src/domain/shapes/profiles.ts'
import { check } from '../../src/engine/compatibility/check.ts'
import { histamineRisk } from '../../src/engine/compatibility/risks.ts'
import { histamine } from '../../src/engine/compatibility/single.ts'
import { examine } from '../../src/library/doctor.ts'
import type { Library } from '../../src/library/library.ts'
import { textOf } from '../../src/wording/message.ts'
import { libraryOf, NO_HISTAMINE } from '../support/memory-library.ts'

type Given = Partial<HistamineProfile>
type Row = [name: string, given: Given & { grams?: number }, expected: [Risk, ...string[]]]

/** Formats a step as `rule before>after figure`, to keep rows short. */
const formatStep = ({ rule, before, after, figure }: Step) =>
  `${rule} ${before}>${after}${figure === null ? '' : ` ${figure}`}`

const rows: Row[] = [
  ['no content is none', {}, ['none', 'content none>none none']],
  ['low content is low', { histamineContent: 'low' }, ['low', 'content none>low low']],
  [
    'moderate content is moderate',
    { histamineContent: 'moderate' },
    ['moderate', 'content none>moderate moderate'],
  ],
  ['high content is high', { histamineContent: 'high' }, ['high', 'content none>high high']],
  [
    'below the threshold the content is unchanged',
    { histamineContent: 'low', thresholdGrams: 50, grams: 49.999 },
    ['low', 'content none>low low'],
  ],
  [
    'at the threshold it rises to high',
    { histamineContent: 'low', thresholdGrams: 50, grams: 50 },
    ['high', 'content none>low low', 'threshold low>high 50'],
  ],
  [
    'above the threshold it is high too',
    { histamineContent: 'none', thresholdGrams: 50, grams: 51 },
    ['high', 'content none>none none', 'threshold none>high 50'],
  ],
  [
    'strong DAO lowers by one',
    { histamineContent: 'high', daoEffect: 'strong' },
    ['moderate', 'content none>high high', 'dao_effect high>moderate strong'],
  ],
  [
    'strong DAO never goes below none',
    { daoEffect: 'strong' },
    ['none', 'content none>none none', 'dao_effect none>none strong'],
  ],
  [
    'weak DAO changes nothing',
    { histamineContent: 'high', daoEffect: 'weak' },
    ['high', 'content none>high high'],
  ],
  [
    'DAO comes after the threshold',
    { histamineContent: 'low', thresholdGrams: 50, grams: 50, daoEffect: 'strong' },
    [
      'moderate',
      'content none>low low',
      'threshold low>high 50',
      'dao_effect high>moderate strong',
    ],
  ],
  [
    'a suspected liberator is at least moderate',
    { histamineContent: 'low', liberator: 'suspected' },
    ['moderate', 'content none>low low', 'liberator low>moderate suspected'],
  ],
  [
    'a suspected liberator lowers nothing',
    { histamineContent: 'high', liberator: 'suspected' },
    ['high', 'content none>high high', 'liberator high>high suspected'],
  ],
  [
    'a confirmed liberator is high',
    { liberator: 'yes' },
    ['high', 'content none>none none', 'liberator none>high yes'],
  ],
  [
    'DAO does not lower a level set by the liberator',
    { histamineContent: 'moderate', daoEffect: 'strong', liberator: 'yes' },
    [
      'high',
      'content none>moderate moderate',
      'dao_effect moderate>low strong',
      'liberator low>high yes',
    ],
  ],
  [
    'DAO does not lower the floor of a suspected liberator',
    { histamineContent: 'moderate', daoEffect: 'strong', liberator: 'suspected' },
    [
      'moderate',
      'content none>moderate moderate',
      'dao_effect moderate>low strong',
      'liberator low>moderate suspected',
    ],
  ],
  [
    'fermented raises by one',
    { histamineContent: 'low', fermented: true },
    ['moderate', 'content none>low low', 'fermented low>moderate'],
  ],
  [
    'aged raises by one',
    { histamineContent: 'low', aged: true },
    ['moderate', 'content none>low low', 'aged low>moderate'],
  ],
  [
    'fermented and aged each raise by one',
    { histamineContent: 'low', fermented: true, aged: true },
    ['high', 'content none>low low', 'fermented low>moderate', 'aged moderate>high'],
  ],
  [
    'it is capped at high',
    { histamineContent: 'high', fermented: true, aged: true },
    ['high', 'content none>high high', 'fermented high>high', 'aged high>high'],
  ],
  [
    'fermented comes after the liberator',
    { liberator: 'suspected', fermented: true },
    [
      'high',
      'content none>none none',
      'liberator none>moderate suspected',
      'fermented moderate>high',
    ],
  ],
  [
    'all rules in their order',
    {
      histamineContent: 'none',
      thresholdGrams: 10,
      grams: 10,
      daoEffect: 'strong',
      liberator: 'suspected',
      fermented: true,
      aged: true,
    },
    [
      'high',
      'content none>none none',
      'threshold none>high 10',
      'dao_effect high>moderate strong',
      'liberator moderate>moderate suspected',
      'fermented moderate>high',
      'aged high>high',
    ],
  ],
]

test.each(rows)('%s', (_, { grams = 100, ...given }, [risk, ...steps]) => {
  const answer = histamineRisk({ ...NO_HISTAMINE, ...given }, grams)
  expect({ ...answer, steps: answer.steps.map(formatStep) }).toEqual({
    risk,
    steps,
    confidence: 'high',
    hasUnknown: false,
  })
})

test.each<Row>([
  [
    'below a tenth of its threshold content is low',
    { histamineContent: 'high', thresholdGrams: 50, grams: 4.999 },
    ['low', 'content none>high high', 'small_amount high>low 5'],
  ],
  [
    'from a tenth on the content is unchanged',
    { histamineContent: 'high', thresholdGrams: 50, grams: 5 },
    ['high', 'content none>high high'],
  ],
  [
    'without a threshold, content below half a gram is low',
    { histamineContent: 'moderate', grams: 0.499 },
    ['low', 'content none>moderate moderate', 'small_amount moderate>low 0.5'],
  ],
  [
    'and unchanged from there',
    { histamineContent: 'moderate', grams: 0.5 },
    ['moderate', 'content none>moderate moderate'],
  ],
  [
    'a liberator counts in any amount',
    { histamineContent: 'high', liberator: 'suspected', grams: 0.1 },
    [
      'moderate',
      'content none>high high',
      'small_amount high>low 0.5',
      'liberator low>moderate suspected',
    ],
  ],
  [
    'fermented and aged count for small amounts too',
    { histamineContent: 'high', fermented: true, aged: true, grams: 0.1 },
    [
      'high',
      'content none>high high',
      'small_amount high>low 0.5',
      'fermented low>moderate',
      'aged moderate>high',
    ],
  ],
  [
    'low content needs no rule',
    { histamineContent: 'low', grams: 0.1 },
    ['low', 'content none>low low'],
  ],
])('a pinch: %s', (_, { grams = 100, ...given }, [risk, ...steps]) => {
  const answer = histamineRisk({ ...NO_HISTAMINE, ...given }, grams)
  expect([answer.risk, ...answer.steps.map(formatStep)]).toEqual([risk, ...steps])
})

describe('unknown content', () => {
  const unknownRows: Row[] = [
    [
      'is unknown alone',
      {},
      ['unknown', 'content none>none unknown', 'unknown_content none>unknown'],
    ],
    [
      'does not reach a threshold',
      { thresholdGrams: 10, grams: 500 },
      ['unknown', 'content none>none unknown', 'unknown_content none>unknown'],
    ],
    [
      'stays unknown if only fermented raises it',
      { fermented: true },
      ['unknown', 'content none>none unknown', 'fermented none>low', 'unknown_content low>unknown'],
    ],
    [
      'is moderate when fermented and aged',
      { fermented: true, aged: true },
      ['moderate', 'content none>none unknown', 'fermented none>low', 'aged low>moderate'],
    ],
    [
      'is moderate with a suspected liberator',
      { liberator: 'suspected' },
      ['moderate', 'content none>none unknown', 'liberator none>moderate suspected'],
    ],
    [
      'is high with a confirmed liberator',
      { liberator: 'yes' },
      ['high', 'content none>none unknown', 'liberator none>high yes'],
    ],
    [
      'is not made harmless by DAO',
      { daoEffect: 'strong' },
      [
        'unknown',
        'content none>none unknown',
        'dao_effect none>none strong',
        'unknown_content none>unknown',
      ],
    ],
  ]
  test.each(unknownRows)('%s', (_, { grams = 100, ...given }, [risk, ...steps]) => {
    const answer = histamineRisk({ ...NO_HISTAMINE, histamineContent: 'unknown', ...given }, grams)
    expect({ ...answer, steps: answer.steps.map(formatStep) }).toEqual({
      risk,
      steps,
      confidence: 'high',
      hasUnknown: true,
    })
  })
})

describe('the histamine of a list', () => {
  const library = libraryOf(
    { id: 'salami', histamine: { histamineContent: 'high', aged: true, fermented: true } },
    { id: 'strawberry', histamine: { liberator: 'suspected', confidence: 'medium' } },
    { id: 'rice', histamine: 'none' },
    { id: 'mystery', histamine: null },
    { id: 'odd-spice', histamine: { histamineContent: 'unknown', confidence: 'low' } },
  )
  const profile = (given: Given) => ({ ...NO_HISTAMINE, ...given })
  const of = (...ids: string[]) =>
    histamine(library, { items: ids.map((ingredientId) => ({ ingredientId, amount: 10 })) }).result

  test('the whole answer', () => {
    const items = [
      { ingredientId: 'rice' },
      { ingredientId: 'strawberry', amount: 200 },
      { ingredientId: 'salami', amount: 30, unit: 'g' },
      { ingredientId: 'nowhere' },
    ]
    const { evaluation, ...answer } = histamine(library, { items })
    expect(evaluation).toEqual(check(library, { items }).evaluation.histamine)
    expect(answer).toEqual({
      items: [
        { ingredientId: 'rice', grams: 100, amountAssumed: true },
        { ingredientId: 'strawberry', grams: 200, amountAssumed: false },
        { ingredientId: 'salami', grams: 30, amountAssumed: false },
      ],
      unresolved: [
        {
          ingredientId: 'nowhere',
          reason: 'unknown ingredient: nowhere',
          code: 'INGREDIENT_NOT_FOUND',
        },
      ],
      result: {
        risk: 'high',
        topContributors: ['salami', 'strawberry'],
        containsFermented: true,
        containsAged: true,
        containsLiberators: true,
        hasUnknown: true,
        confidence: 'medium',
      },
      ingredients: [
        { ingredientId: 'rice', profile: profile({}) },
        {
          ingredientId: 'strawberry',
          profile: profile({ liberator: 'suspected', confidence: 'medium' }),
        },
        {
          ingredientId: 'salami',
          profile: profile({ histamineContent: 'high', aged: true, fermented: true }),
        },
      ],
    })
  })

  const quiet = { containsFermented: false, containsAged: false, containsLiberators: false }
  test.each([
    [
      'harmless',
      ['rice'],
      { risk: 'none', topContributors: [], ...quiet, hasUnknown: false, confidence: 'high' },
    ],
    [
      'a null profile is unknown, in risk and in confidence',
      ['rice', 'mystery'],
      { risk: 'unknown', topContributors: [], ...quiet, hasUnknown: true, confidence: 'unknown' },
    ],
    [
      'unknown content has the confidence of its data',
      ['rice', 'odd-spice'],
      { risk: 'unknown', topContributors: [], ...quiet, hasUnknown: true, confidence: 'low' },
    ],
    [
      'a known risk beats an unknown',
      ['mystery', 'strawberry'],
      {
        risk: 'moderate',
        topContributors: ['strawberry'],
        ...quiet,
        containsLiberators: true,
        hasUnknown: true,
        confidence: 'unknown',
      },
    ],
    ['no resolved item gives no result', ['nowhere'], null],
  ])('%s', (_, ids, expected) => {
    expect(of(...ids)).toEqual(expected)
  })
})

describe('foods that block DAO have no daoEffect', () => {
  const daoFindings = (library: Library) =>
    examine(library)
      .filter(({ check }) => check === 'dao')
      .map((found) => ({ ...found, finding: textOf(found.finding) }))
  const supported = { daoEffect: 'strong' } as const
  const beside = (id: string) =>
    daoFindings(libraryOf({ id, histamine: supported, nutrients: null }))
  test.each([['red-wine'], ['black-tea'], ['green-tea'], ['cocoa-powder'], ['energy-drink']])(
    'the data check reports %s',
    (id) => {
      expect(beside(id)).toEqual([
        { severity: 'error', check: 'dao', id, finding: 'blocks DAO, but daoEffect is strong' },
      ])
    },
  )

  test('the data check reports anything with alcohol', () => {
    const library = libraryOf({ id: 'kirsch', histamine: supported, pancreas: { alcohol: true } })
    expect(daoFindings(library)).toEqual([
      {
        severity: 'error',
        check: 'dao',
        id: 'kirsch',
        finding: 'blocks DAO, but daoEffect is strong',
      },
    ])
  })

  test('and accepts a food that supports DAO', () => {
    expect(beside('pea-sprouts')).toEqual([])
  })
})
