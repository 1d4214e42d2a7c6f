/** Browsing: pages, filters that exclude unknown values, sort orders, several ids, fields. */

// tier: sweep

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NUTRIENT_KEYS } from '../../src/domain/nutrient-keys.ts'
import { nutrientAt } from '../../src/domain/nutrients.ts'
import { CONCERNS, DIETS } from '../../src/domain/restrictions.ts'
import { check } from '../../src/engine/compatibility/check.ts'
import { diet } from '../../src/engine/compatibility/diet.ts'
import { BROWSE } from '../../src/operations/browse.ts'
import { LIBRARY } from '../http/support.ts'

interface Page {
  readonly total: number
  readonly results: readonly {
    readonly ingredientId: string
    readonly name: string
    readonly category: string
    readonly subcategory: string | null
    readonly nutrients?: Readonly<Record<string, number | null>>
  }[]
  readonly next: string | null
  readonly unresolved?: readonly { readonly ingredientId: string; readonly code: string }[]
}
type Query = Readonly<Record<string, string>>

const context = { library: LIBRARY, usage: () => Promise.reject(new Error('not asked')) }
const ask = (query: Query) => BROWSE.prepare({ query }).run(context) as Page
const idsOf = ({ results }: Page) => results.map(({ ingredientId }) => ingredientId)

/** Follows the cursors and returns all pages. */
function pages(query: Query): readonly Page[] {
  const first = ask(query)
  const all = [first]
  for (let next = first.next; next !== null; next = all.at(-1)!.next) {
    all.push(ask({ ...query, cursor: next }))
  }
  return all
}
const every = (query: Query) => pages({ limit: '100', ...query }).flatMap(idsOf)

describe('pages', () => {
  test('contain every ingredient once, sorted by id', () => {
    expect(every({})).toEqual(LIBRARY.ids())
  })

  test('have the requested length, and the last one has no cursor', () => {
    const all = pages({ category: 'cheese', limit: '7' })
    const { total } = all[0]!
    expect(all.map(({ results }) => results.length)).toEqual([
      ...Array(Math.ceil(total / 7) - 1).fill(7),
      total % 7 || 7,
    ])
    expect(all.map(({ next }) => next === null)).toEqual([
      ...Array(all.length - 1).fill(false),
      true,
    ])
  })

  test('a cursor works with another limit, but not with another query', () => {
    const query = { category: 'cheese', sort: '-fat', limit: '5' }
    const { next } = ask(query)
    const rest = pages({ ...query, limit: '100', cursor: next! })
    expect([...idsOf(ask(query)), ...rest.flatMap(idsOf)]).toEqual(every(query))
    for (const other of [{ lang: 'de' }, { category: 'meat' }, { sort: 'fat' }, { min: 'fat:1' }]) {
      expect(() => ask({ ...query, ...other, cursor: next! })).toThrow(
        'cursor belongs to another query',
      )
    }
  })

  test('any text that is not a cursor is rejected as such', () => {
    fc.assert(
      fc.property(fc.string(), (cursor) => {
        expect(() => ask({ cursor })).toThrow(/^cursor is /)
      }),
    )
  })
})

describe('unknown values pass no filter', () => {
  const foods = LIBRARY.ids().map((id) => LIBRARY.ingredient(id)!)
  const evaluations = foods.map(({ id }) => ({
    id,
    verdicts: check(LIBRARY, {
      items: [{ ingredientId: id, amount: 100 }],
      concerns: CONCERNS,
    }).concerns!.map(({ verdict }) => verdict),
  }))

  test.each(DIETS)('%s: returns exactly the foods that pass the check of the diet', (one) => {
    const passed = every({ diet: one })
    const compatible = LIBRARY.ids().filter(
      (id) => diet(LIBRARY, { diet: one, items: [{ ingredientId: id }] }).verdict === 'compatible',
    )
    expect(passed).toEqual(compatible)
    expect(passed.length).toBeGreaterThan(100)
  })

  test.each(CONCERNS)(
    'without %s: returns exactly the foods that are compatible in the check of 100 g',
    (one) => {
      const compatible = evaluations.filter(
        ({ verdicts }) => verdicts[CONCERNS.indexOf(one)] === 'compatible',
      )
      expect(every({ without: one })).toEqual(compatible.map(({ id }) => id))
    },
  )

  test.each(NUTRIENT_KEYS)('%s: a missing figure passes neither a minimum nor a maximum', (key) => {
    const name = key.slice(key.indexOf('.') + 1)
    const measured = foods
      .filter(({ nutrients }) => nutrients !== null && nutrientAt(nutrients, key) !== null)
      .map(({ id }) => id)
    expect(every({ min: `${name}:0` })).toEqual(measured)
    expect(every({ max: `${name}:1000000` })).toEqual(measured)
  })

  test('FODMAP levels are as assessed; unknown is a level of its own', () => {
    const levels = ['none', 'low', 'moderate', 'high', 'possible', 'unknown']
    const found = levels.map((fodmap) => every({ fodmap }))
    expect(found.flat().sort()).toEqual(LIBRARY.ids())
    expect(found[0]).not.toContain('onion')
    expect(every({ fodmap: 'moderate,high' })).toContain('onion')
  })
})

describe('filters and orders', () => {
  test('all filters hold at once', () => {
    const query = { category: 'legumes', diet: 'vegan', without: 'gluten,celery', min: 'iron:3' }
    const both = every(query)
    const filters = Object.entries(query).map(([name, value]) => ({ [name]: value }))
    const parts = [...filters, { without: 'gluten' }, { without: 'celery' }].map(every)
    const expected = LIBRARY.ids().filter((id) => parts.every((part) => part.includes(id)))
    expect(both).toEqual(expected)
    expect(both).toContain('soybeans')
  })

  test('subcategories are those of the category', () => {
    const { results } = ask({ category: 'legumes', subcategory: 'soya', limit: '100' })
    expect(results.map(({ subcategory }) => subcategory)).toEqual(results.map(() => 'soya'))
    expect(() => ask({ category: 'cheese', subcategory: 'soya' })).toThrow(
      'unknown subcategory: soya',
    )
  })

  test('sorts by a nutrient, highest first, with its figure; foods without one come last', () => {
    for (const sort of ['iron', '-iron']) {
      const figures = pages({ sort, limit: '100' }).flatMap(({ results }) =>
        results.map(({ nutrients }) => nutrients!['minerals.iron']!),
      )
      const known = figures.filter((one) => one !== null)
      expect(figures.slice(0, known.length)).toEqual(known)
      const sorted = [...known].sort((a, b) => a - b)
      expect(known).toEqual(sort === 'iron' ? sorted : sorted.reverse())
    }
  })

  test('sorts by name in the language', () => {
    const names = ask({ category: 'cheese', sort: 'name', lang: 'de', limit: '4' })
    expect(names.results.map(({ name }) => name)).toEqual(
      [...names.results.map(({ name }) => name)].sort((a, b) => a.localeCompare(b, 'de')),
    )
    expect(every({ category: 'cheese', sort: '-name', lang: 'de' })).toEqual(
      [...every({ category: 'cheese', sort: 'name', lang: 'de' })].reverse(),
    )
  })
})

describe('ids', () => {
  test('come in the given order without duplicates; unknown ones are listed with suggestions', () => {
    const page = ask({ ids: 'tofu,butter,xyzzy,tofu,milk', fields: 'name' })
    expect(page.results).toEqual([
      { ingredientId: 'tofu', name: 'tofu' },
      { ingredientId: 'butter', name: 'butter' },
    ])
    expect(page.unresolved).toMatchObject([
      { ingredientId: 'xyzzy', code: 'INGREDIENT_NOT_FOUND' },
      {
        ingredientId: 'milk',
        code: 'INGREDIENT_NOT_FOUND',
        near: expect.arrayContaining(['whole-milk']),
      },
    ])
  })

  test('cannot be combined with a filter, and at most 100 are allowed', () => {
    expect(() => ask({ ids: 'tofu', diet: 'vegan' })).toThrow('ids and diet do not go together')
    expect(() => ask({ ids: ',' })).toThrow('ids is empty')
    const many = LIBRARY.ids().slice(0, 101)
    expect(() => ask({ ids: many.join(',') })).toThrow('101 entries in ids; at most 100')
    expect(idsOf(ask({ ids: many.slice(1).join(',') }))).toEqual(many.slice(1))
  })
})

test.each<readonly [Query, string]>([
  [{ category: 'chese' }, 'unknown category: chese (did you mean cheese?)'],
  [{ diet: 'vegn' }, 'unknown diet: vegn (did you mean vegan?)'],
  [{ without: 'glutn' }, 'unknown concern: glutn (did you mean gluten?)'],
  [{ fodmap: 'medium' }, 'unknown value of fodmap: medium'],
  [{ min: 'iron' }, 'min is not nutrient:amount: iron'],
  [{ min: 'iron:-1' }, 'min is not nutrient:amount: iron:-1'],
  [{ max: 'irn:3' }, 'unknown nutrient in max: irn (did you mean iron?)'],
  [{ sort: '-irn' }, 'unknown nutrient in sort: irn (did you mean iron?)'],
  [{ fields: 'nmae' }, 'unknown field: nmae (did you mean name?)'],
  [{ fields: '' }, 'fields names no field'],
  [{ limit: '101' }, 'limit is not a whole number from 1 to 100: 101'],
])('%j is refused: %s', (query, message) => {
  expect(() => ask(query)).toThrow(message)
})
