/** Short answers of `ingr mcp`: their content, and the counts of omitted entries. */

import { describe, expect, test } from 'vitest'
import { brief } from '../../src/cli/mcp/brief.ts'

const reading = { line: '1 egg', ingredientId: 'egg', reading: 'sure' }
const texts = (count: number, letters = 10) =>
  Array.from({ length: count }, (_, at) => `${at}`.padEnd(letters, 'x'))

describe('of the parsed lines', () => {
  test('only those remain that are not sure or leave a choice', () => {
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

  test('the same in each of several answers', () => {
    const dish = { name: 'Toast', readings: [reading, { ...reading, reading: 'none' }] }
    expect(brief({ recipes: [dish] }, [])).toEqual({
      recipes: [{ name: 'Toast', unsure: [{ ...reading, reading: 'none' }] }],
    })
  })
})

test('default values are omitted', () => {
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

describe('omitted entries are counted', () => {
  test('of a long list', () => {
    const { items, more } = brief({ items: texts(900) }, [])
    expect([items, more]).toEqual([texts(900).slice(0, 20), { items: 880 }])
  })

  test('dishes are dropped before the allergens of the remaining ones', () => {
    const letters = texts(14, 60).map((allergen) => ({ allergen, contains: 'unknown' }))
    const recipes = texts(12).map((name) => ({ name, letters }))
    expect(brief({ recipes }, [])).toEqual({ recipes: recipes.slice(0, 5), more: { recipes: 7 } })
  })

  /** An entry that is too long even after its lists are shortened: many names with three long texts each. */
  const many = Object.fromEntries(texts(60, 200).map((name) => [name, texts(3, 200)]))

  test('if whole entries must go, the longest go first and the reasons of a verdict last', () => {
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
