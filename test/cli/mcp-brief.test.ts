/** Short answers of `ingr mcp`: what they keep, and the counts of what they leave out. */

import { describe, expect, test } from 'vitest'
import { brief } from '../../src/cli/mcp/brief.ts'

const reading = { line: '1 egg', ingredientId: 'egg', reading: 'sure' }
const texts = (count: number, letters = 10) =>
  Array.from({ length: count }, (_, at) => `${at}`.padEnd(letters, 'x'))

describe('of the lines read', () => {
  test('those are kept that are not sure or leave a choice', () => {
    const or = [{ ingredientId: 'margarine', name: 'margarine', reading: 'sure' }]
    const choice = { ...reading, line: 'butter or margarine', or }
    const oneOf = { ...reading, line: 'berries', oneOf: true }
    const guess = { ...reading, line: 'frozzel', reading: 'guess' }
    const { unsure } = brief({ readings: [reading, choice, oneOf, guess] }, [])
    expect(unsure).toMatchObject([
      { line: 'butter or margarine', or: [{ ingredientId: 'margarine' }] },
      { line: 'berries', oneOf: true },
      { line: 'frozzel', reading: 'guess' },
    ])
  })

  test('also in each of several answers', () => {
    const dish = { name: 'Toast', readings: [reading, { ...reading, reading: 'none' }] }
    expect(brief({ recipes: [dish] }, [])).toEqual({
      recipes: [{ name: 'Toast', unsure: [{ ...reading, reading: 'none' }] }],
    })
  })
})

test('what is usual is left out', () => {
  const row = {
    nutrient: 'fat',
    coverage: 1,
    per100g: { value: 1, decimals: 0, relation: 'equal' },
  }
  const partly = { nutrient: 'salt', coverage: 0.5, per100g: { value: 1, relation: 'atLeast' } }
  expect(brief({ rows: [row, partly] }, [])).toEqual({
    rows: [{ nutrient: 'fat', per100g: { value: 1 } }, partly],
  })
})

describe('what is left out is counted', () => {
  test('of a long list', () => {
    const { items, more } = brief({ items: texts(900) }, [])
    expect([items, more]).toEqual([texts(900).slice(0, 20), { items: 880 }])
  })

  test('dishes go before the allergens of those that stay', () => {
    const letters = texts(14, 60).map((allergen) => ({ allergen, contains: 'unknown' }))
    const recipes = texts(12).map((name) => ({ name, letters }))
    expect(brief({ recipes }, [])).toEqual({ recipes: recipes.slice(0, 5), more: { recipes: 7 } })
  })

  /** Three lists of each of many names: no length of lists makes this short. */
  const many = Object.fromEntries(texts(60, 200).map((name) => [name, texts(3, 200)]))

  test('where whole entries go, the longest first and what a verdict rests on last', () => {
    const answer = { verdict: 'uncertain', contains: ['milk'], many, facts: { a: 1, b: 2 } }
    expect(brief(answer, [])).toEqual({
      verdict: 'uncertain',
      contains: ['milk'],
      facts: { a: 1, b: 2 },
      more: { many: 60 },
    })
    expect(brief({ evaluation: many, people: many, list: texts(9) }, [])).toEqual({
      more: { evaluation: 60, people: 60, list: 9 },
    })
  })
})
