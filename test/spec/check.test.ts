/**
 * Tests the compatibility check (rules 1 to 4 of the specification): amounts, concerns, verdicts, milder verdicts for
 * weak data, and unresolved items.
 */

import { describe, expect, test } from 'vitest'
import { DIMENSIONS } from '../../src/domain/restrictions.ts'
import { type Confidence, type Risk, type Verdict, worst } from '../../src/domain/risk.ts'
import type { CompatibilityItem, Step } from '../../src/domain/shapes/compatibility.ts'
import { check, requireConcerns } from '../../src/engine/compatibility/check.ts'
import { libraryOf } from '../support/memory-library.ts'

const library = libraryOf(
  { id: 'rice' },
  { id: 'rice-of-low-data', histamine: { confidence: 'low' } },
  { id: 'milk', allergens: { lactose: { contains: 'yes', thresholdGrams: 20 } }, density: 1.03 },
  { id: 'egg', allergens: { egg: 'yes' }, portions: { piece: 50 } },
  { id: 'cheese', histamine: { histamineContent: 'high', confidence: 'medium' } },
  { id: 'ketchup', histamine: { histamineContent: 'moderate', confidence: 'medium' } },
  { id: 'peas', histamine: { histamineContent: 'low', confidence: 'medium' } },
  { id: 'guessed-high', histamine: { histamineContent: 'high', confidence: 'low' } },
  { id: 'guessed-moderate', histamine: { histamineContent: 'moderate', confidence: 'low' } },
  { id: 'mystery', histamine: null },
)

const items = (...ids: string[]): CompatibilityItem[] =>
  ids.map((ingredientId) => ({ ingredientId, amount: 10 }))

describe('rule 1: without an amount 100 g are assumed', () => {
  test.each<[string, CompatibilityItem, number, boolean]>([
    ['no amount', { ingredientId: 'milk' }, 100, true],
    ['amount null', { ingredientId: 'milk', amount: null }, 100, true],
    ['a unit without an amount', { ingredientId: 'milk', amount: null, unit: 'cup' }, 100, true],
    ['an amount without a unit is grams', { ingredientId: 'milk', amount: 7 }, 7, false],
    ['a unit of null is grams', { ingredientId: 'milk', amount: 7, unit: null }, 7, false],
    ['an amount of 0 is not replaced', { ingredientId: 'milk', amount: 0 }, 0, false],
    ['kilograms', { ingredientId: 'milk', amount: 0.25, unit: 'kg' }, 250, false],
    ['by density', { ingredientId: 'milk', amount: 2, unit: 'metric-cup' }, 515, false],
    ['by piece weight', { ingredientId: 'egg', amount: 3, unit: 'piece' }, 150, false],
    [
      'without floating-point noise',
      { ingredientId: 'rice', amount: 0.1 + 0.2, unit: 'gram' },
      0.3,
      false,
    ],
  ])('%s', (_, item, grams, amountAssumed) => {
    const { items: evaluated, unresolved } = check(library, { items: [item] })
    expect({ evaluated, unresolved }).toEqual({
      evaluated: [{ ingredientId: item.ingredientId, grams, amountAssumed }],
      unresolved: [],
    })
  })

  test('the rules see the assumed 100 g', () => {
    const { evaluation } = check(library, { items: [{ ingredientId: 'milk' }] })
    expect(evaluation.lactose.contributors).toEqual([
      {
        ingredientId: 'milk',
        grams: 100,
        risk: 'high',
        steps: [
          { rule: 'contains', before: 'none', after: 'high', figure: 'yes' },
          { rule: 'threshold', before: 'high', after: 'high', figure: 20 },
        ],
      },
    ])
  })
})

describe('rule 2: one entry for each requested concern', () => {
  const of = (concerns: readonly string[] | null = null) =>
    check(library, {
      items: items('cheese', 'egg'),
      concerns: requireConcerns(concerns),
    }).concerns

  test('are in the order of the request, each with its verdict', () => {
    expect(of(['egg', 'histamine', 'gluten'])).toEqual([
      { concern: 'egg', risk: 'high', verdict: 'incompatible', confidence: 'high' },
      { concern: 'histamine', risk: 'high', verdict: 'incompatible', confidence: 'medium' },
      { concern: 'gluten', risk: 'none', verdict: 'compatible', confidence: 'high' },
    ])
  })

  test.each([
    ['concerns left out', undefined, null],
    ['concerns null', null, null],
    ['no concerns', [], []],
  ])('%s', (_, concerns, expected) => {
    expect(of(concerns)).toEqual(expected)
  })

  test.each(DIMENSIONS.map((domain) => [domain]))('%s is a concern', (domain) => {
    const answer = check(library, { items: items('rice'), concerns: [domain] }).concerns
    expect(answer?.map(({ concern, verdict }) => [concern, verdict])).toEqual([
      [domain, 'compatible'],
    ])
  })

  test('evaluation contains all 14 domains whichever are requested', () => {
    const { evaluation } = check(library, { items: items('rice'), concerns: ['egg'] })
    expect(evaluation).toEqual(
      Object.fromEntries(
        DIMENSIONS.map((domain) => [
          domain,
          {
            risk: domain === 'pancreas' ? 'low' : 'none',
            verdict: 'compatible',
            confidence: 'high',
            contributors:
              domain === 'pancreas'
                ? [
                    {
                      ingredientId: 'rice',
                      grams: 10,
                      risk: 'low',
                      steps: [
                        { rule: 'fat_load', before: 'none', after: 'low', figure: 'low' },
                        { rule: 'fiber_load', before: 'low', after: 'low', figure: 'low' },
                      ],
                    },
                  ]
                : [],
            unknown: [],
          },
        ]),
      ),
    )
    expect(Object.keys(evaluation)).toEqual([...DIMENSIONS])
  })
})

describe('the verdict of a risk, the softening of rule 3 and its confidence', () => {
  type Row = [
    name: string,
    ids: string[],
    expected: { risk: Risk; verdict: Verdict; confidence: Confidence; steps?: Step[] },
  ]
  const low = (before: Risk, after: Risk): Step[] => [
    { rule: 'low_confidence', before, after, figure: 'low' },
  ]
  const rows: Row[] = [
    ['none', ['rice'], { risk: 'none', verdict: 'compatible', confidence: 'high' }],
    ['low', ['peas'], { risk: 'low', verdict: 'compatible', confidence: 'medium' }],
    ['moderate', ['ketchup'], { risk: 'moderate', verdict: 'caution', confidence: 'medium' }],
    ['high', ['cheese'], { risk: 'high', verdict: 'incompatible', confidence: 'medium' }],
    ['unknown', ['mystery'], { risk: 'unknown', verdict: 'uncertain', confidence: 'unknown' }],
    [
      'an unknown beats none',
      ['rice', 'mystery'],
      { risk: 'unknown', verdict: 'uncertain', confidence: 'unknown' },
    ],
    [
      'an unknown beats low',
      ['peas', 'mystery'],
      { risk: 'unknown', verdict: 'uncertain', confidence: 'unknown' },
    ],
    [
      'moderate beats an unknown',
      ['mystery', 'ketchup'],
      { risk: 'moderate', verdict: 'caution', confidence: 'medium' },
    ],
    [
      'high beats an unknown',
      ['mystery', 'cheese'],
      { risk: 'high', verdict: 'incompatible', confidence: 'medium' },
    ],
    [
      'high of low confidence is softened to uncertain',
      ['guessed-high'],
      { risk: 'high', verdict: 'uncertain', confidence: 'low', steps: low('high', 'unknown') },
    ],
    [
      'moderate of low confidence is softened to uncertain',
      ['guessed-moderate'],
      {
        risk: 'moderate',
        verdict: 'uncertain',
        confidence: 'low',
        steps: low('moderate', 'unknown'),
      },
    ],
    [
      'harmless of low confidence is not softened',
      ['rice-of-low-data'],
      { risk: 'none', verdict: 'compatible', confidence: 'low' },
    ],
    [
      'the confidence of compatible is the lowest of all',
      ['rice', 'peas'],
      { risk: 'low', verdict: 'compatible', confidence: 'medium' },
    ],
    [
      'a guess does not soften what is known to be high',
      ['cheese', 'guessed-high'],
      { risk: 'high', verdict: 'incompatible', confidence: 'medium' },
    ],
    [
      'a high guess next to a known moderate is caution',
      ['ketchup', 'guessed-high'],
      { risk: 'high', verdict: 'caution', confidence: 'medium', steps: low('high', 'moderate') },
    ],
    [
      'harmless data of low confidence does not soften a known risk',
      ['cheese', 'rice-of-low-data'],
      { risk: 'high', verdict: 'incompatible', confidence: 'medium' },
    ],
    [
      'the confidence of uncertain is the lowest of the uncertain items',
      ['guessed-moderate', 'mystery', 'rice'],
      {
        risk: 'moderate',
        verdict: 'uncertain',
        confidence: 'unknown',
        steps: low('moderate', 'unknown'),
      },
    ],
  ]
  test.each(rows)('%s', (_, ids, expected) => {
    const answer = check(library, { items: items(...ids), concerns: ['histamine'] })
    const { risk, verdict, confidence, steps } = answer.evaluation.histamine
    expect({ risk, verdict, confidence, steps }).toEqual({ steps: undefined, ...expected })
    const { steps: _steps, ...concern } = expected
    expect(answer.concerns).toEqual([{ concern: 'histamine', ...concern }])
  })

  const worstRows: [Risk[], Risk][] = [
    [[], 'none'],
    [['none', 'low'], 'low'],
    [['none', 'unknown'], 'unknown'],
    [['unknown', 'low'], 'unknown'],
    [['unknown', 'moderate'], 'moderate'],
    [['high', 'moderate', 'unknown'], 'high'],
  ]
  test.each(worstRows)('the worst of %j is %s', (risks, expected) => {
    expect(worst(risks)).toBe(expected)
  })
})

describe('rule 4: unresolved items are listed and do not fail the request', () => {
  test('an unknown id leaves open every verdict that is not settled', () => {
    const item = { ingredientId: 'nowhere' }
    const answer = check(library, { items: [item, ...items('egg')], concerns: ['soy', 'egg'] })
    const { items: evaluated, unresolved, evaluation, concerns } = answer
    expect({ evaluated, unresolved, soy: evaluation.soy, concerns }).toEqual({
      evaluated: [{ ingredientId: 'egg', grams: 10, amountAssumed: false }],
      unresolved: [
        {
          ingredientId: 'nowhere',
          reason: 'unknown ingredient: nowhere',
          code: 'INGREDIENT_NOT_FOUND',
        },
      ],
      soy: {
        risk: 'unknown',
        verdict: 'uncertain',
        confidence: 'unknown',
        contributors: [],
        unknown: ['nowhere'],
        steps: [{ rule: 'unresolved', before: 'none', after: 'unknown', figure: 1 }],
      },
      concerns: [
        { concern: 'soy', risk: 'unknown', verdict: 'uncertain', confidence: 'unknown' },
        { concern: 'egg', risk: 'high', verdict: 'incompatible', confidence: 'high' },
      ],
    })
    expect(evaluation.egg.unknown).toEqual(['nowhere'])
  })

  // Decisions §4 of 2026-11-22: a known food whose amount cannot be converted to grams still counts as that food.
  test.each<[string, CompatibilityItem, string]>([
    [
      'an unknown unit',
      { ingredientId: 'rice', amount: 1, unit: 'barrel' },
      'unknown unit: barrel',
    ],
    [
      'no density',
      { ingredientId: 'rice', amount: 1, unit: 'cup' },
      'no weight known for cup of rice',
    ],
    [
      'no piece weight',
      { ingredientId: 'rice', amount: 1, unit: 'piece' },
      'no weight known for piece of rice',
    ],
    [
      'a qualitative unit',
      { ingredientId: 'rice', amount: 1, unit: 'to-taste' },
      'no weight known for to-taste of rice',
    ],
  ])('%s leaves open only what depends on grams', (_, item, reason) => {
    const code = reason.startsWith('unknown unit') ? 'UNKNOWN_UNIT' : 'CONVERSION_NOT_POSSIBLE'
    const answer = check(library, { items: [item, ...items('egg')], concerns: null })
    const { items: evaluated, unresolved, evaluation } = answer
    expect({ evaluated, unresolved, soy: evaluation.soy, fodmap: evaluation.fodmap }).toEqual({
      evaluated: [{ ingredientId: 'egg', grams: 10, amountAssumed: false }],
      unresolved: [{ ingredientId: 'rice', reason, code, unit: item.unit }],
      soy: {
        risk: 'none',
        verdict: 'compatible',
        confidence: 'high',
        contributors: [],
        unknown: [],
      },
      fodmap: {
        risk: 'unknown',
        verdict: 'uncertain',
        confidence: 'unknown',
        contributors: [],
        unknown: ['rice'],
        steps: [{ rule: 'unresolved', before: 'none', after: 'unknown', figure: 1 }],
      },
    })
    const open = DIMENSIONS.filter((domain) => evaluation[domain].unknown.includes('rice'))
    expect(open).toEqual(['histamine', 'fodmap', 'pancreas'])
  })

  test('a known allergen without a weight counts, without grams', () => {
    const { evaluation } = check(library, {
      items: [
        { ingredientId: 'egg', amount: 1, unit: 'barrel' },
        { ingredientId: 'milk', amount: 1, unit: 'barrel' },
      ],
    })
    expect(evaluation.egg).toEqual({
      risk: 'high',
      verdict: 'incompatible',
      confidence: 'high',
      contributors: [
        {
          ingredientId: 'egg',
          grams: null,
          risk: 'high',
          steps: [{ rule: 'contains', before: 'none', after: 'high', figure: 'yes' }],
        },
      ],
      unknown: [],
    })
    expect(evaluation.lactose.verdict).toBe('incompatible')
  })

  const carried = (...ids: string[]) => {
    const { risk, verdict, confidence, unknown } = check(library, { items: items(...ids) })
      .evaluation.histamine
    return { risk, verdict, confidence, unknown }
  }
  test.each([
    [
      'caution stays, with its confidence',
      ['ketchup', 'nowhere'],
      { risk: 'moderate', verdict: 'caution', confidence: 'medium', unknown: ['nowhere'] },
    ],
    [
      'incompatible stays, with its confidence',
      ['cheese', 'nowhere'],
      { risk: 'high', verdict: 'incompatible', confidence: 'medium', unknown: ['nowhere'] },
    ],
    [
      'low becomes uncertain',
      ['peas', 'nowhere'],
      { risk: 'unknown', verdict: 'uncertain', confidence: 'unknown', unknown: ['nowhere'] },
    ],
    [
      'nothing resolved is uncertain',
      ['nowhere', 'elsewhere'],
      {
        risk: 'unknown',
        verdict: 'uncertain',
        confidence: 'unknown',
        unknown: ['elsewhere', 'nowhere'],
      },
    ],
    [
      'unknown ingredients and unresolved ones are listed together, each once',
      ['nowhere', 'mystery', 'nowhere'],
      {
        risk: 'unknown',
        verdict: 'uncertain',
        confidence: 'unknown',
        unknown: ['mystery', 'nowhere'],
      },
    ],
  ])('%s', (_, ids, expected) => {
    expect(carried(...ids)).toEqual(expected)
  })

  test('the same unknown id twice is listed twice', () => {
    expect(check(library, { items: items('nowhere', 'nowhere') }).unresolved).toEqual([
      {
        ingredientId: 'nowhere',
        reason: 'unknown ingredient: nowhere',
        code: 'INGREDIENT_NOT_FOUND',
      },
      {
        ingredientId: 'nowhere',
        reason: 'unknown ingredient: nowhere',
        code: 'INGREDIENT_NOT_FOUND',
      },
    ])
  })
})

describe('the same ingredient twice counts with the sum of its grams', () => {
  const milk = (amount: number) => ({ ingredientId: 'milk', amount })

  test('items still lists every line', () => {
    const answer = check(library, { items: [milk(8), ...items('rice'), milk(12)] })
    expect({ items: answer.items, lactose: answer.evaluation.lactose }).toEqual({
      items: [
        { ingredientId: 'milk', grams: 8, amountAssumed: false },
        { ingredientId: 'rice', grams: 10, amountAssumed: false },
        { ingredientId: 'milk', grams: 12, amountAssumed: false },
      ],
      lactose: {
        risk: 'high',
        verdict: 'incompatible',
        confidence: 'high',
        contributors: [
          {
            ingredientId: 'milk',
            grams: 20,
            risk: 'high',
            steps: [
              { rule: 'contains', before: 'none', after: 'high', figure: 'yes' },
              { rule: 'threshold', before: 'high', after: 'high', figure: 20 },
            ],
          },
        ],
        unknown: [],
      },
    })
  })

  test.each([
    ['below the threshold', [8, 11.9], 'moderate'],
    ['at the threshold', [8, 12], 'high'],
    ['at the threshold in tenths, in one order', [0.2, 16.4, 3.4], 'high'],
    ['at the threshold in tenths, in the other order', [3.4, 16.4, 0.2], 'high'],
  ])('%s', (_, amounts, risk) => {
    expect(check(library, { items: amounts.map(milk) }).evaluation.lactose.risk).toBe(risk)
  })

  test('the sum is the same in every order, to the last decimal place', () => {
    const contributors = (amounts: number[]) =>
      check(library, { items: amounts.map(milk) }).evaluation.lactose.contributors
    const amounts = [0.1, 15.9, 0.0000005]
    expect(contributors(amounts)).toEqual(contributors([...amounts].reverse()))
  })

  test('an unresolved line does not drop the others', () => {
    const answer = check(library, {
      items: [milk(30), { ingredientId: 'milk', amount: 1, unit: 'piece' }],
    })
    const { risk, verdict, unknown } = answer.evaluation.lactose
    expect({ risk, verdict, unknown, unresolved: answer.unresolved }).toEqual({
      risk: 'high',
      verdict: 'incompatible',
      unknown: [],
      unresolved: [
        {
          ingredientId: 'milk',
          reason: 'no weight known for piece of milk',
          code: 'CONVERSION_NOT_POSSIBLE',
          unit: 'piece',
        },
      ],
    })
  })
})

test('contributors are sorted by severity, then by grams, then by id', () => {
  const ids = ['peas', 'mystery', 'ketchup', 'guessed-moderate', 'cheese', 'rice']
  const heavier = { ingredientId: 'guessed-moderate', amount: 5 }
  const { evaluation } = check(library, { items: [...items(...ids), heavier] })
  expect(evaluation.histamine.contributors.map((c) => [c.ingredientId, c.grams, c.risk])).toEqual([
    ['cheese', 10, 'high'],
    ['guessed-moderate', 15, 'moderate'],
    ['ketchup', 10, 'moderate'],
    ['mystery', 10, 'unknown'],
    ['peas', 10, 'low'],
  ])
})
