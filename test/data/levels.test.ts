/** The figures by which wishes for much or little of a nutrient are ranked. */

import { expect, test } from 'vitest'
import { LEVELS } from '../../dist/search/levels.ts'
import { NUTRIENT_KEYS } from '../../src/domain/nutrient-keys.ts'
import { LIBRARY } from '../http/support.ts'

const foods = LIBRARY.ids().map((id) => LIBRARY.ingredient(id)!)

test.each([
  ['high', NUTRIENT_KEYS],
  ['low', NUTRIENT_KEYS],
  ['servingsOfCategories', foods.map(({ category }) => category)],
  ['servingsOfFamilies', foods.flatMap(({ subcategory }) => subcategory ?? [])],
  ['servingsOfFoods', foods.map(({ id }) => id)],
] as const)('%s has figures above zero of what the library has', (name, known) => {
  const figures = Object.entries(LEVELS[name])
  expect(figures.filter(([key]) => !new Set<string>(known).has(key))).toEqual([])
  expect(figures.filter(([, value]) => !(value > 0))).toEqual([])
})

test('nothing is high from less than it is low up to', () => {
  for (const [key, low] of Object.entries(LEVELS.low)) expect(LEVELS.high[key]).toBeGreaterThan(low)
})
