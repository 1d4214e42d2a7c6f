/** Tests how the page words an answer, marks lines, and applies swaps to the text of a recipe. */

import { describe, expect, test } from 'vitest'
import { byName } from '../../src/domain/closed-sets.ts'
import { DIMENSIONS } from '../../src/domain/restrictions.ts'
import type { Change } from '../../src/domain/shapes/swaps.ts'
import { markOf, summaryOf } from '../../src/page/answer.ts'
import type { Checked, Evaluation, Reading } from '../../src/page/reasons.ts'
import { withSwap } from '../../src/page/swapped.ts'
import { wordsIn } from '../../src/page/words.ts'

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

type Side = NonNullable<Reading['or']>[number]
const side = (ingredientId: string | null, name: string, reading: Side['reading']): Side => ({
  ingredientId,
  name,
  phrase: name,
  reading,
  amount: 100,
  unit: 'gram',
  confidence: 1,
})

const contributor = (ingredientId: string, figure = 'yes') => ({
  ingredientId,
  grams: 100,
  risk: figure === 'yes' ? ('high' as const) : ('moderate' as const),
  steps: [{ rule: 'contains', before: 'none', after: 'high', figure } as const],
})

/** Returns an answer for a person who avoids eggs. */
const answer = (
  readings: Reading[],
  egg: Partial<Evaluation>,
  more: Partial<Checked> = {},
): Checked => {
  const found = { ...FINE, ...egg }
  const { verdict, contributors, unknown } = found
  const contributorIds = contributors.map(({ ingredientId }) => ingredientId)
  const restriction = {
    kind: 'concern' as const,
    name: 'egg',
    verdict,
    culprits: contributorIds,
    unknown,
  }
  return {
    evaluation: { ...byName(DIMENSIONS, () => FINE), egg: found },
    people: [{ name: '1', verdict, restrictions: [restriction] }],
    diets: [],
    unresolved: [],
    readings,
    ...more,
  }
}
const ANA = { name: 'Ana', avoids: ['egg' as const], eats: true }
const EN = wordsIn('en')

describe('the page’s wording of an answer', () => {
  const rowsOf = (checked: Checked) => summaryOf(checked, EN).parties.flatMap(({ rows }) => rows)

  test('a conflict is named in the words of the recipe', () => {
    const egg = { verdict: 'incompatible' as const, contributors: [contributor('egg')] }
    const checked = answer([reading('2 eggs', { ingredientId: 'egg', phrase: 'eggs' })], egg)
    expect(rowsOf(checked)).toMatchObject([{ name: 'egg', verdict: 'incompatible', why: 'eggs' }])
    expect(summaryOf(checked, EN).facts.contains).toMatchObject([{ name: 'egg', why: 'eggs' }])
  })

  test('a choice names its alternative, and traces are named as such', () => {
    const line = reading('egg or tofu', {
      ingredientId: 'egg',
      phrase: 'egg',
      or: [side('tofu', 'tofu', 'sure')],
    })
    const egg = { verdict: 'caution' as const, contributors: [contributor('egg', 'traces')] }
    expect(rowsOf(answer([line], egg))).toMatchObject([
      { verdict: 'caution', why: 'egg, unless tofu is used (traces)' },
    ])
  })

  test('an unread line is the reason, and the result is not calm', () => {
    const line = reading('1 sachet Velvet Rise', {
      ingredientId: null,
      phrase: 'Velvet Rise',
      reading: 'none',
      name: 'Velvet Rise',
    })
    const unresolved = {
      ingredientId: 'Velvet Rise',
      code: 'INGREDIENT_NOT_FOUND' as const,
      reason: '',
    }
    const egg = { verdict: 'uncertain' as const, unknown: ['Velvet Rise'] }
    const checked = answer([line], egg, { unresolved: [unresolved] })
    expect(rowsOf(checked)).toMatchObject([
      { name: 'egg', verdict: 'uncertain', why: '“1 sachet Velvet Rise” not read' },
    ])
    expect(summaryOf(checked, EN).facts.notFound).not.toContain('egg')
    expect(markOf(checked, [ANA], line, EN)).toEqual({
      verdict: 'uncertain',
      about: ['not read'],
    })
  })

  test('little data is mentioned after the name', () => {
    const { facts } = summaryOf(answer([], { confidence: 'low' }), EN)
    expect(facts.notFound).toContain('egg (little data)')
  })
})

describe('the mark of a line', () => {
  const egg = { verdict: 'incompatible' as const, contributors: [contributor('egg')] }

  test('is that of the person it concerns, for a choice too', () => {
    const lines = [
      reading('2 eggs', { ingredientId: 'egg' }),
      reading('rice or egg', { ingredientId: 'rice', or: [side('egg', 'egg', 'sure')] }),
      reading('flour'),
    ]
    const marks = lines.map((line) => markOf(answer(lines, egg), [ANA], line, EN))
    const mark = { verdict: 'incompatible', about: ['Ana: egg'] }
    expect(marks).toEqual([mark, mark, undefined])
  })

  test.each([
    ['a guess', reading('a', { reading: 'guess' })],
    ['a line that was not read', reading('b', { ingredientId: null, reading: 'none' })],
  ])('is open for %s, for every person', (_, line) => {
    const checked = answer([line], {})
    expect(markOf({ ...checked, people: [] }, [], line, EN)?.verdict).toBe('uncertain')
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

  test('replaces its line, with the line’s share of the total', () => {
    const readings = [egg('2 Eier', { grams: 100 }), egg('zwei Eier', { grams: 100 })]
    expect(swapIn('Kuchen\n  2 Eier\nzwei Eier', readings)).toBe(
      'Kuchen\n20 g Ei-Ersatz\n83 g Wasser\nzwei Eier',
    )
  })

  test('of two equal lines, replaces only the intended one', () => {
    const readings = [egg('2 Eier'), egg('2 Eier')]
    expect(swapIn('2 Eier\n2 Eier', readings, 1)).toBe('2 Eier\n20 g Ei-Ersatz\n83 g Wasser')
  })

  test('has the unit of the line, if the food can be measured in it', () => {
    const line = egg('500 ml Vollei', {
      amount: 500,
      parts: [
        { role: 'amount', text: '500 ' },
        { role: 'unit', text: 'ml ' },
        { role: 'food', text: 'Vollei' },
      ],
    })
    const written = { unit: 'millilitre', amount: 500, substitute: 502.4 }
    const alone = { ...change, written, substitute: { ...change.substitute, with: [] } }
    const context = { readings: [line], index: 0, change: alone, lang: 'de' } as const
    expect(withSwap('500 ml Vollei', context)).toBe('500 ml Ei-Ersatz')
  })

  test('of two foods in a line, replaces the one that the line offers', () => {
    const line = egg('Ei oder Öl', { amount: null, grams: null, or: [side('oil', 'Öl', 'sure')] })
    const context = { readings: [line], index: 0, lang: 'de' } as const
    const substitute = { ...change.substitute, name: 'Öl', with: [] }
    const offered = { ...change, isOffered: true, substitute }
    expect(withSwap('Ei oder Öl', { ...context, change: offered })).toBe('Öl')
    expect(withSwap('Ei oder Öl', { ...context, change })).toBeUndefined()
  })

  test('has no amount if the line has none', () => {
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
    ['a line that is not in the text in the same form', '• 2 Eier', [egg('2 Eier')]],
  ])('is not written into %s', (_, text, readings) => {
    expect(swapIn(text, readings)).toBeUndefined()
  })
})
