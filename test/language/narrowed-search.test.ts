/** Tests search results filtered by category, diet, verdicts and figures, and sorted by a figure. */

import { expect, test } from 'vitest'
import { App } from '../../src/cli/app.ts'
import { narrowed } from '../../src/cli/input/narrowing.ts'
import { processIo } from '../../src/cli/io.ts'
import { nutrientAt } from '../../src/domain/nutrients.ts'
import { search, type Wanted } from '../../src/engine/search.ts'
import { MIN, SORT } from '../../src/operations/filters.ts'
import { LIBRARY } from '../http/support.ts'

const app = new App({ ...processIo(), err: () => {}, env: {} }, { library: 'data/library.sqlite' })

/** Parses a bound in two steps: as the terminal does, and then as the operation does. */
const readBound = (text: string) => MIN.read(narrowed(app, { min: text }).min)![0]!
const readOrder = (text: string) => SORT.read(narrowed(app, { sort: text }).sort)!

const found = (q: string, wanted: Wanted, limit = 10) =>
  search(LIBRARY, { q, lang: 'en', limit, ...wanted }).results.map(
    ({ ingredient }) => ingredient.id,
  )

const figureOf = (id: string, key: string) => nutrientAt(LIBRARY.ingredient(id)!.nutrients!, key)

test('a category, a diet and verdicts of the check are filters', () => {
  const ids = found('milk', { category: 'dairy-and-eggs', diet: ['vegan'], without: ['soy'] })
  expect(ids).toContain('oat-milk')
  for (const id of ids) {
    const food = LIBRARY.ingredient(id)!
    expect(food.category).toBe('dairy-and-eggs')
    expect(food.animalSources).toEqual([])
    expect(food.allergenProfile.soy?.contains).toBe('no')
  }
})

test('EU entries that no dimension covers are filters too', () => {
  for (const id of found('stock', { without: ['celery'] })) {
    expect(LIBRARY.ingredient(id)!.euAllergens.celery).toBe('no')
  }
})

test('bounds exclude unknown values, and results are sorted by the requested figure', () => {
  const key = 'minerals.iron'
  const ids = found('beans', { min: [readBound('Eisen=5')], sort: readOrder('-iron') })
  const values = ids.map((id) => figureOf(id, key)!)
  expect(ids.length).toBeGreaterThan(3)
  expect(Math.min(...values)).toBeGreaterThanOrEqual(5)
  expect(values).toEqual([...values].sort((a, b) => b - a))
  const low = found('cheese', { max: [readBound('salt:0.5')], sort: readOrder('salt') })
  expect(Math.max(...low.map((id) => figureOf(id, 'macros.salt')!))).toBeLessThanOrEqual(0.5)
})

test('ascending order puts foods without a figure last', () => {
  const values = found('liqueur', { sort: readOrder('iron') }, 100).map((id) =>
    figureOf(id, 'minerals.iron'),
  )
  const known = values.filter((value) => value !== null)
  expect(values.slice(0, known.length)).toEqual([...known].sort((a, b) => a - b))
})

test.each([
  ['hierro=2,5', { nutrient: 'minerals.iron', amount: 2.5 }],
  ['gesättigtes Fett: 1', { nutrient: 'lipids.saturatedFat', amount: 1 }],
  ['macros.energyKcal=40', { nutrient: 'macros.energyKcal', amount: 40 }],
  ['vitamin c=20', { nutrient: 'vitamins.c', amount: 20 }],
])('%s is a bound', (text, bound) => {
  expect(readBound(text)).toEqual(bound)
})

test.each(['iron', 'iron=', 'happiness=3', 'iron=much', 'iron=-1'])('%s is not a bound', (text) => {
  expect(() => readBound(text)).toThrow()
})

test('an unknown order and an unknown category are rejected', () => {
  expect(() => readOrder('-taste')).toThrow('the library has no such nutrient: taste')
  expect(() => found('milk', { category: 'dairy' })).toThrow('unknown category: dairy')
})
