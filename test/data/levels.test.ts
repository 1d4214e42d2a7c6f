/** Tests the thresholds for searches such as "high in protein". */

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
] as const)('%s only has thresholds above zero, for values that the library has', (name, known) => {
  const figures = Object.entries(LEVELS[name])
  expect(figures.filter(([key]) => !new Set<string>(known).has(key))).toEqual([])
  expect(figures.filter(([, value]) => !(value > 0))).toEqual([])
})

test('the threshold for high lies above the one for low', () => {
  for (const [key, low] of Object.entries(LEVELS.low)) expect(LEVELS.high[key]).toBeGreaterThan(low)
})
