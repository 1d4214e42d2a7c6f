/** What the page makes of a check, line by line, and which swaps it writes into a text. */

import { describe, expect, test } from 'vitest'
import { DIMENSIONS, type Dimension, type Restriction } from '../../src/domain/restrictions.ts'
import type { DomainEvaluation as Evaluation } from '../../src/domain/shapes/compatibility.ts'
import type { Alternative, Change } from '../../src/domain/shapes/recipes.ts'
import { answerOn, type Checked, judgeLines, type Reading } from '../../src/page/judged.ts'
import { withSwap } from '../../src/page/swapped.ts'

const FINE: Evaluation = {
  risk: 'none',
  verdict: 'compatible',
  confidence: 'high',
  contributors: [],
  unknown: [],
}

const reading = (line: string, more: Partial<Reading> = {}): Reading => ({
  line,
  ingredientId: line,
  name: line,
  amount: 100,
  unit: 'gram',
  grams: 100,
  estimated: false,
  confidence: 1,
  reading: 'sure',
  phrase: line,
  parts: [],
  alternatives: [],
  ...more,
})

const side = (
  ingredientId: string | null,
  name: string,
  reading: Alternative['reading'],
): Alternative => ({
  ingredientId,
  name,
  phrase: name,
  reading,
  amount: 100,
  unit: 'gram',
  confidence: 1,
})

function checked(
  readings: readonly Reading[],
  egg: Partial<Evaluation> = {},
  more: Partial<Checked> = {},
): Checked {
  const evaluation = Object.fromEntries(DIMENSIONS.map((one) => [one, FINE])) as Record<
    Dimension,
    Evaluation
  >
  return {
    evaluation: { ...evaluation, egg: { ...FINE, ...egg } },
    diets: [],
    readings,
    ...more,
  }
}

const contributor = (ingredientId: string, risk: 'high' | 'low' | 'unknown') => ({
  ingredientId,
  grams: 100,
  risk,
  steps: [{ rule: 'contains', before: 'none', after: risk, figure: 'yes' } as const],
})

describe('the verdict on a line', () => {
  const rows: readonly (readonly [string, Reading, Partial<Evaluation>, string])[] = [
    ['of what no rule has found', reading('rice'), {}, 'compatible'],
    [
      'of what contains it',
      reading('egg'),
      { contributors: [contributor('egg', 'high')] },
      'incompatible',
    ],
    ['of what nobody has assessed', reading('pasta'), { unknown: ['pasta'] }, 'uncertain'],
    [
      'of a guess that nothing speaks against',
      reading('rice', { reading: 'guess' }),
      {},
      'uncertain',
    ],
    [
      'of a guess that contains it',
      reading('egg', { reading: 'guess' }),
      { contributors: [contributor('egg', 'high')] },
      'incompatible',
    ],
    [
      'of a line that was not read',
      reading('xylo', { ingredientId: null, reading: 'none' }),
      {},
      'uncertain',
    ],
    [
      'of a choice whose other side contains it',
      reading('rice', {
        or: [side('egg', 'egg', 'sure')],
      }),
      { contributors: [contributor('egg', 'high')] },
      'incompatible',
    ],
    [
      'of a choice whose other side was not read',
      reading('rice', {
        or: [side(null, 'xylo', 'none')],
      }),
      {},
      'uncertain',
    ],
  ]
  test.each(rows)('%s', (_, one, evaluation, verdict) => {
    const [line] = judgeLines(checked([one], evaluation), ['egg'])
    expect(line!.verdict).toBe(verdict)
  })

  test('a diet tells violations, and what it cannot judge', () => {
    const diets = [
      {
        diet: 'vegan',
        verdict: 'incompatible',
        violations: [{ ingredientId: 'egg', sources: ['egg'] }],
        uncertain: ['wine'],
        unresolved: [],
        uncertainSources: [{ ingredientId: 'wine', sources: ['fining-agents'] }],
      },
    ] as const
    const lines = judgeLines(
      checked(
        ['egg', 'wine', 'rice'].map((one) => reading(one)),
        {},
        { diets },
      ),
      ['vegan'],
    )
    expect(lines.map(({ verdict }) => verdict)).toEqual(['incompatible', 'uncertain', 'compatible'])
  })

  test('what the answer says nothing of is uncertain', () => {
    const asked: readonly Restriction[] = ['vegan']
    expect(asked.map((one) => answerOn(checked([]), one).verdict)).toEqual(['uncertain'])
  })

  test('what was not read for certain, or leaves a choice, is open', () => {
    const lines = [
      reading('rice'),
      reading('a', { reading: 'guess' }),
      reading('b', { ingredientId: null, reading: 'none' }),
      reading('c', { optional: true }),
      reading('d', { or: [] }),
    ]
    expect(judgeLines(checked(lines), ['egg']).map(({ isOpen }) => isOpen)).toEqual([
      false,
      true,
      true,
      true,
      true,
    ])
  })
})

describe('a swap in the text', () => {
  const change: Change = {
    ingredientId: 'egg',
    name: 'Ei',
    grams: 200,
    substitute: {
      ingredientId: 'egg-replacer',
      name: 'Ei-Ersatz',
      grams: 40,
      quality: 'well',
      solves: [],
      brings: [],
      keeps: [],
      with: [{ ingredientId: 'water', name: 'Wasser', grams: 165 }],
      contexts: [],
      loses: [],
      reasons: [],
      score: 1,
    },
  }
  const egg = (line: string, more: Partial<Reading> = {}) =>
    reading(line, { ingredientId: 'egg', ...more })
  const swapIn = (text: string, readings: readonly Reading[], index = 0) =>
    withSwap(text, { readings, index, change, lang: 'de' })

  test('takes the place of its line, in the share that the line has of the whole', () => {
    const readings = [egg('2 Eier', { grams: 100 }), egg('zwei Eier', { grams: 100 })]
    expect(swapIn('Kuchen\n  2 Eier\nzwei Eier', readings)).toBe(
      'Kuchen\n20 g Ei-Ersatz\n82,5 g Wasser\nzwei Eier',
    )
  })

  test('of two lines that are alike, only the one that was meant', () => {
    const readings = [egg('2 Eier'), egg('2 Eier')]
    expect(swapIn('2 Eier\n2 Eier', readings, 1)).toBe('2 Eier\n20 g Ei-Ersatz\n82,5 g Wasser')
  })

  test('has no amount where the line has none', () => {
    expect(swapIn('Ei', [egg('Ei', { grams: null })])).toBe('Ei-Ersatz\nWasser')
  })

  test.each([
    [
      'a line of two foods',
      '2 Eier und Speck',
      [egg('2 Eier und Speck'), reading('2 Eier und Speck')],
    ],
    [
      'a line that leaves a choice',
      'Ei oder Tofu',
      [
        egg('Ei oder Tofu', {
          or: [side('tofu', 'Tofu', 'sure')],
        }),
      ],
    ],
    ['a line that is not in the text as it was read', '• 2 Eier', [egg('2 Eier')]],
  ])('is not written into %s', (_, text, readings) => {
    expect(swapIn(text, readings)).toBeUndefined()
  })
})
