/** What the page looks up in the answer to a check, and which swaps it writes into a text. */

import { describe, expect, test } from 'vitest'
import { byName } from '../../src/domain/closed-sets.ts'
import { DIMENSIONS, type Restriction } from '../../src/domain/restrictions.ts'
import type { DomainEvaluation as Evaluation } from '../../src/domain/shapes/compatibility.ts'
import type { Alternative, Change } from '../../src/domain/shapes/recipes.ts'
import { type Checked, causes, isOpen, type Reading, verdictOn } from '../../src/page/judged.ts'
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

const CHECKED: Checked = {
  evaluation: byName(DIMENSIONS, () => FINE),
  concerns: [{ concern: 'egg', risk: 'none', verdict: 'compatible', confidence: 'high' }],
  diets: [],
}

const contributor = (ingredientId: string) => ({
  ingredientId,
  grams: 100,
  risk: 'high' as const,
  steps: [{ rule: 'contains', before: 'none', after: 'high', figure: 'yes' } as const],
})

describe('what the page looks up in an answer', () => {
  test('the verdict that was asked for; any other restriction is uncertain', () => {
    const asked: readonly Restriction[] = ['egg', 'dairy', 'vegan']
    expect(asked.map((one) => verdictOn(CHECKED, one))).toEqual([
      'compatible',
      'uncertain',
      'uncertain',
    ])
  })

  test('the foods of a line that burden a concern, those of a choice too', () => {
    const [egg, milk] = [contributor('egg'), contributor('milk')]
    const evaluation = { ...CHECKED.evaluation, egg: { ...FINE, contributors: [milk, egg] } }
    const line = reading('rice', { or: [side('egg', 'egg', 'sure')] })
    const found = { ...CHECKED, evaluation }
    expect(causes(found, 'egg', line)).toEqual([egg])
    expect(causes(found, 'dairy', line)).toEqual([])
    expect(causes(found, 'vegan', line)).toEqual([])
  })

  test.each([
    ['a sure line', reading('rice'), false],
    ['a guess', reading('a', { reading: 'guess' }), true],
    ['a line that was not read', reading('b', { ingredientId: null, reading: 'none' }), true],
    ['an optional food', reading('c', { optional: true }), true],
    ['a choice', reading('d', { or: [side('egg', 'egg', 'sure')] }), true],
  ])('whether the cook must look at %s', (_, line, expected) => {
    expect(isOpen(line)).toBe(expected)
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
