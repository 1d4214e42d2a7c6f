/**
 * Tests the answer about a package: order of parts, shares derived from the list order, and maximum grams.
 */

import { describe, expect, test } from 'vitest'
import { DOSE_DIMENSIONS } from '../../src/domain/restrictions.ts'
import { finish } from '../../src/domain/steps.ts'
import { checkLabel } from '../../src/engine/labels/check.ts'
import { LIBRARY } from '../http/support.ts'

const read = (text: string, portion?: number) =>
  finish(checkLabel(LIBRARY, { text, lang: 'en', ...(portion === undefined ? {} : { portion }) }))

test('begins with what a reader asks first, then reports the content of the package', () => {
  expect(Object.keys(read('Ingredients: wheat flour, sugar. May contain nuts.'))).toEqual(
    [
      ['contains', 'mayContain', 'unknown', 'evaluation', 'concerns', 'diets', 'additives'],
      ['ingredients', 'skipped', 'unresolved', 'lang', 'portion', 'statements', 'allergens'],
      ['compared'],
    ].flat(),
  )
})

describe('shares', () => {
  const shares = (text: string) =>
    read(text).ingredients.map(({ share: { min, max } }) => [min, max])
  test.each<[text: string, shares: readonly (readonly [number, number])[]]>([
    [
      'Ingredients: tomato, sugar, vinegar 10%, salt',
      [
        [10, 80],
        [10, 45],
        [10, 10],
        [0, 10],
      ],
    ],
    [
      'Ingredients: water, oats 10%, salt 0.1%',
      [
        [10, 89.9],
        [10, 10],
        [0.1, 0.1],
      ],
    ],
    [
      'Ingredients: sugar, cocoa butter',
      [
        [0, 100],
        [0, 50],
      ],
    ],
    [
      'Ingredients: cocoa mass at least 60%, sugar',
      [
        [60, 100],
        [0, 40],
      ],
    ],
    ['Ingredients: milk 100%', [[100, 100]]],
  ])('%s', (text, expected) => {
    expect(shares(text)).toEqual(expected)
  })

  test('of a part within a part never exceed its share', () => {
    const [, filling] = read('Ingredients: sugar, filling 12% (cherries, milk), salt').ingredients
    expect(filling?.share).toEqual({ min: 12, max: 12, given: true })
    expect(filling?.ingredients.map(({ share }) => share.max)).toEqual([12, 6])
  })
})

test('a portion counts with the upper bound of each share', () => {
  const text = 'Ingredients: skimmed milk, sugar 20%, hazelnuts 5%'
  const gramsOf = (portion?: number) =>
    read(text, portion).evaluation.lactose.contributors.map(({ grams }) => grams)
  expect(gramsOf(50)).toEqual([37.5])
  expect(gramsOf()).toEqual([75])
})

test('a tolerated amount never softens an open verdict', () => {
  const moderate = { level: 'moderate' } as const
  const tolerates = { histamine: moderate, fodmap: moderate, pancreas: moderate }
  const ann = { name: 'Ann', concerns: DOSE_DIMENSIONS, diets: [], avoid: [], tolerates }
  const names = LIBRARY.ids()
    .filter((_, at) => at % 25 === 0)
    .flatMap((id) => LIBRARY.ingredient(id)?.names.en[0] ?? [])
  const seen = new Set<string>()
  for (const [at, name] of names.entries()) {
    const text = `Ingredients: ${name}, ${names[(at + 1) % names.length]}`
    const { evaluation, people } = finish(checkLabel(LIBRARY, { text, lang: 'en', people: [ann] }))
    for (const { name: dimension, verdict } of people?.[0]?.restrictions ?? []) {
      const strict = evaluation[dimension as (typeof DOSE_DIMENSIONS)[number]].verdict
      seen.add(`${strict} ${verdict}`)
    }
  }
  const open = [...seen].filter((one) => one.startsWith('uncertain'))
  expect(open).toEqual(['uncertain uncertain'])
  expect([...seen]).toContain('caution compatible')
})
