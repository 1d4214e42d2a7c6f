/** Search in three languages: displayed names, synonyms, regional words, typos, prefixes and concepts. */

import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/domain/languages.ts'
import { autocomplete, search } from '../../src/engine/search.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'

const library = openLibrary(join(import.meta.dirname, '../../data/library.sqlite'))
const found = (q: string, lang: Language, limit = 10) => search(library, { q, lang, limit }).results

test.each([
  ['de', 'Hähnchenbrust gegrillt', 'cooked-chicken-breast'],
  ['en', 'grilled chicken breast', 'chicken-breast'],
] as const)('%s: "%s" has the same confidence in a search as in a recipe', (lang, query, id) => {
  expect(found(query, lang)[0]).toMatchObject({ ingredient: { id }, confidence: 0.94 })
})

describe('the first hit', () => {
  const rows: readonly (readonly [lang: Language, query: string, id: string])[] = [
    ['en', 'Möhre', 'carrot'],
    ['de', 'Möhre', 'carrot'],
    ['de', 'Mohre', 'carrot'],
    ['de', 'Moehren', 'carrot'],
    ['en', 'carrots', 'carrot'],
    ['en', 'aubergine', 'eggplant'],
    ['de', 'Melanzani', 'eggplant'],
    ['es', 'berenjenas', 'eggplant'],
    ['en', 'tomatoe', 'tomato'],
    ['en', 'TOMATO', 'tomato'],
    ['de', 'Paradeiser', 'tomato'],
    ['en', 'Paradeiser', 'tomato'],
    ['es', 'jitomate', 'tomato'],
    ['de', 'Kaese', 'cheese'],
    ['de', 'Käse', 'cheese'],
    ['es', 'zanahorias', 'carrot'],
    ['en', 'zanahorias', 'carrot'],
    ['es', 'palta', 'avocado'],
    ['es', 'aguacates', 'avocado'],
    ['en', 'courgette', 'zucchini'],
    ['es', 'calabacín', 'zucchini'],
    ['de', 'Erdäpfel', 'potato'],
    ['es', 'papas', 'potato'],
    ['de', 'Topfen', 'quark'],
    ['en', 'fish sauce', 'fish-sauce'],
    ['en', 'fish-sauce', 'fish-sauce'],
    ['es', 'cacahuates', 'peanut'],
    ['es', 'ajonjolí', 'sesame-seed'],
    ['en', 'parmesean', 'parmesan'],
    ['de', 'Brokoli', 'broccoli'],
    ['de', 'Haferlocken', 'rolled-oats'],
    ['de', 'Knoblauch Pulver', 'garlic-powder'],
    ['de', 'Toast-Brot', 'toast-bread'],
    ['en', 'water cress', 'watercress'],
    ['es', 'lebadura seca', 'dry-yeast'],
  ]
  test.each(rows)('%s: %s is %s', (lang, query, id) => {
    expect(found(query, lang, 3)[0]?.ingredient.id).toBe(id)
  })
})

describe('the list', () => {
  test.each(['tomato', 'cheese', 'sal', 'leavening agent', 'xyzzy'])(
    '%s: confidence falls from 1 to 0, ties are sorted by id, no ingredient appears twice',
    (query) => {
      const hits = found(query, 'en', 100).map(({ confidence, ingredient }) => ({
        confidence,
        id: ingredient.id,
      }))
      const sorted = [...hits].sort((a, b) => b.confidence - a.confidence || (a.id < b.id ? -1 : 1))
      expect(hits).toEqual(sorted)
      expect(new Set(hits.map(({ id }) => id)).size).toBe(hits.length)
      expect(hits.filter(({ confidence }) => confidence < 0 || confidence > 1)).toEqual([])
    },
  )
  test('a shorter list is the beginning of a longer one', () => {
    const ids = (limit: number) => found('tomato', 'en', limit).map((hit) => hit.ingredient.id)
    expect(ids(3)).toEqual(ids(20).slice(0, 3))
  })
  test('a concept finds foods that serve it', () => {
    const ids = found('leavening agent', 'en', 20).map((hit) => hit.ingredient.id)
    expect(ids).toEqual(expect.arrayContaining(['baking-powder', 'baking-soda']))
  })
  test('nothing is found for words that are not food', () => {
    expect(found('xyzzyqwv', 'en')).toEqual([])
  })
  test('the same query gives the same answer', () => {
    expect(found('queso', 'es', 50)).toEqual(found('queso', 'es', 50))
  })
})

describe('autocomplete', () => {
  const first = (q: string, lang: Language) =>
    autocomplete(library, { q, lang, limit: 1 }).suggestions
  test.each([
    ['en', 'tom', { ingredientId: 'tomato', name: 'tomato' }],
    ['de', 'Möhr', { ingredientId: 'carrot', name: 'Möhre' }],
    ['de', 'kartof', { ingredientId: 'potato', name: 'Kartoffel' }],
    ['es', 'zanah', { ingredientId: 'carrot', name: 'zanahoria' }],
    // Foods that are common in recipes come before shorter names.
    ['de', 'Kartof', { ingredientId: 'potato', name: 'Kartoffel' }],
    ['en', 'oat', { ingredientId: 'rolled-oats', name: 'oats' }],
    ['es', 'hari', { ingredientId: 'wheat-flour', name: 'harina de trigo' }],
  ] as const)('%s: %s', (lang, q, expected) => {
    expect(first(q, lang)).toEqual([expected])
  })
  test('completion tolerates a typo', () => {
    expect(first('tomtao', 'en').map(({ ingredientId }) => ingredientId)).toEqual(['tomato'])
  })
})

test.each(['', '   ', '\t\n'])('the blank query %j is an error', (q) => {
  expect(() => search(library, { q, lang: 'en' })).toThrow('the query is blank')
  expect(() => autocomplete(library, { q, lang: 'en' })).toThrow('the query is blank')
})

test.each([0, -1, 101, 1.5, Number.NaN])('the limit %d is an error', (limit) => {
  expect(() => search(library, { q: 'x', lang: 'en', limit })).toThrow(
    `limit is not a whole number from 1 to 100: ${limit}`,
  )
})

test.each(['🍅', '\u0000a', 'a'.repeat(512), '%', "'; drop table name; --", '\ud800'])(
  'the odd query %j never throws',
  (q) => {
    expect(Array.isArray(found(q.slice(0, 10_000), 'en'))).toBe(true)
  },
)

describe('queries that are not food', () => {
  const best = (q: string, lang: Language) => found(q, lang, 1)[0]?.confidence ?? 0

  test.each<[string, Language]>([
    ['Schraubenzieher', 'de'],
    ['Wäscheklammern', 'de'],
    ['Bierkasten', 'de'],
    ['Bürgermeister', 'de'],
    ['Bikini', 'de'],
    ['parrots', 'en'],
    ['cheese grater', 'en'],
    ['garden gnome', 'en'],
    ['motor oil', 'en'],
    ['waiter', 'en'],
    ['mariposa', 'es'],
    ['cartón de huevos', 'es'],
    ['aceite de motor', 'es'],
    ['Pirineos', 'es'],
  ])('%s finds nothing above 0.5', (q, lang) => {
    expect(best(q, lang)).toBeLessThanOrEqual(0.5)
  })

  test.each<[string, Language]>([
    ['capers', 'en'],
    ['Lorbeerblätter', 'de'],
    ['hoja de laurel', 'es'],
    ['Rapsöle', 'de'],
    ['tomato pase', 'en'],
    ['rocket', 'en'],
  ])('%s is a food all the same', (q, lang) => {
    expect(best(q, lang)).toBeGreaterThan(0.5)
  })
})
