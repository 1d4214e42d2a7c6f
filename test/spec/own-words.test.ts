/**
 * Tests words that users define: each word stands for a list of foods, and all other foods in the text are still
 * considered.
 */

import { describe, expect, test } from 'vitest'
import type { Verdict } from '../../src/domain/risk.ts'
import type { Known } from '../../src/engine/own-words.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { LABEL_CHECK } from '../../src/operations/labels.ts'
import { RECIPE_ANALYZE } from '../../src/operations/recipes/analyze.ts'
import { RECIPE_CHECK } from '../../src/operations/recipes/check.ts'
import { RECIPE_PARSE } from '../../src/operations/recipes/parse.ts'
import { RECIPE_SHOP } from '../../src/operations/recipes/shop.ts'
import { thrown } from '../support/thrown.ts'

const library = openLibrary('data/library.sqlite')
const context = { library, usage: () => Promise.reject(new Error('no usage')) }

const check = (body: object) => RECIPE_CHECK.prepare({ body }).run(context)
const label = (body: object) => LABEL_CHECK.prepare({ body }).run(context)

const MIX = { 'Italian seasoning mix': ['oregano', 'Basilikum'] }

describe('a line with a user-defined name is read as one with its foods', () => {
  test.each<[string, Known, string, readonly string[]]>([
    ['2 tsp Italian seasoning mix', MIX, 'en', ['oregano', 'basil']],
    ['2 TL ITALIAN-Seasoning Mix, gehackt', MIX, 'de', ['oregano', 'basil']],
    ['florble', { Florble: ['butter'] }, 'en', ['butter']],
    ['100 g florble', { 'florble ': ['mantequilla'] }, 'es', ['butter']],
    ['1 EL Omas Gewürz', { 'omas gewürz': ['Sellerie'] }, 'de', ['celeriac']],
    ['salt and florble', { florble: ['sesame seeds'] }, 'en', ['salt', 'sesame-seed']],
    ['100 g florblepaste', { florble: ['butter'] }, 'en', []],
  ])('%s', async (line, known, lang, ids) => {
    const { items } = await RECIPE_PARSE.prepare({ body: { lines: [line], lang, known } }).run(
      context,
    )
    expect(items.flatMap(({ ingredientId }) => ingredientId ?? [])).toEqual(ids)
    for (const item of items) {
      expect(item.line).toBe(line)
      expect(item.parts.map(({ text }) => text).join('')).toBe(line)
    }
  })

  test('the longest name counts', async () => {
    const known = { florble: ['butter'], 'florble paste': ['soy sauce'] }
    const { items } = await RECIPE_PARSE.prepare({
      body: { lines: ['1 tbsp florble paste'], known },
    }).run(context)
    expect(items.map(({ ingredientId, known }) => [ingredientId, known])).toEqual([
      ['soy-sauce', { word: 'florble paste', isShared: false }],
    ])
  })

  test('the recipe title, headings and method keep their wording', async () => {
    const text = 'Pasta with florble\n\n200 g pasta\n2 tbsp florble\n\nMethod\nStir the florble in.'
    const body = { text, known: { florble: ['butter', 'sugar'] } }
    const read = await RECIPE_PARSE.prepare({ body }).run(context)
    expect(read.title).toBe('Pasta with florble')
    expect(read.skipped.map(({ line }) => line)).toEqual([
      'Pasta with florble',
      'Method',
      'Stir the florble in.',
    ])
    expect(read.items.map(({ ingredientId }) => ingredientId)).toEqual(['pasta', 'butter', 'sugar'])
  })
})

describe('the verdict', () => {
  test.each<[string, Known, string, Verdict]>([
    ['100 g florble', {}, 'dairy', 'uncertain'],
    ['100 g florble', { florble: ['sugar', 'salt'] }, 'dairy', 'compatible'],
    ['100 g florble', { florble: ['sugar', 'butter'] }, 'dairy', 'incompatible'],
    ['100 g florble or oil', { florble: ['sugar', 'butter'] }, 'dairy', 'uncertain'],
    ['100 g xyzzy florble', { florble: ['sugar'] }, 'dairy', 'uncertain'],
    ['without florble, 100 g sugar', { florble: ['butter'] }, 'dairy', 'uncertain'],
    // If the text itself names a food, a word that the user defines never rules out an allergen of this food.
    ['2 tbsp peanut sauce', { 'peanut sauce': ['soy sauce'] }, 'peanut', 'uncertain'],
    ['100 g butter', { butter: ['olive oil'] }, 'dairy', 'uncertain'],
    ['100 g crunchy peanuts', { 'crunchy peanuts': ['almonds'] }, 'peanut', 'uncertain'],
    ['100 g Erdnuss-Mix', { 'Erdnuss-Mix': ['Zucker'] }, 'peanut', 'uncertain'],
    ['200 g Nutella', { Nutella: ['sugar'] }, 'treeNut', 'uncertain'],
  ])('%s, %j: %s %s', async (line, known, concern, verdict) => {
    const { concerns } = await check({ lines: [line], known, concerns: [concern] })
    expect(concerns).toMatchObject([{ concern, verdict }])
  })

  test.each<[string, Known, 'contains' | 'unknown' | 'none']>([
    ['sugar, florble, salt', {}, 'unknown'],
    ['sugar, florble, salt', { florble: ['palm oil'] }, 'none'],
    ['sugar, florble (5 %), salt', { Florble: ['palm oil', 'skimmed milk powder'] }, 'contains'],
    ['sugar, milk florble, salt', { 'milk florble': ['palm oil'] }, 'contains'],
    // If a user's own word contains the name of a dish, the ingredients of the dish count too.
    ['salt, goat yogurt sauce', { 'goat yogurt sauce': ['almond'] }, 'unknown'],
    ['salt, florble yogurt dressing', { 'florble yogurt dressing': ['sugar'] }, 'contains'],
  ])('of a package: %s, %j: milk %s', async (list, known, status) => {
    const { contains, unknown } = await label({ text: `Ingredients: ${list}.`, known })
    expect(contains.includes('milk')).toBe(status === 'contains')
    expect(unknown.includes('milk')).toBe(status === 'unknown')
  })
})

test('the amount applies to each of its foods for doses, and to none for nutrients and shopping', async () => {
  const body = { lines: ['10 g florble'], known: { florble: ['garlic', 'butter'] } }
  const { items } = await check(body)
  expect(items.map(({ grams }) => grams)).toEqual([10, 10])
  const { unresolved } = await RECIPE_ANALYZE.prepare({ body }).run(context)
  expect(unresolved.map(({ ingredientId, code }) => [ingredientId, code])).toEqual([
    ['garlic', 'AMOUNT_MISSING'],
    ['butter', 'AMOUNT_MISSING'],
  ])
  const shop = await RECIPE_SHOP.prepare({ body: { recipes: [body] } }).run(context)
  const bought = shop.items.map(({ ingredientId, amounts, isOpen }) => [
    ingredientId,
    amounts,
    isOpen,
  ])
  expect(bought).toEqual([
    ['garlic', [], true],
    ['butter', [], true],
  ])
})

describe('questions', () => {
  test('report each undecided line once, with the concerns it leaves undecided', async () => {
    const text = 'Pasta\n\n200 g pasta\n2 tsp Italian seasoning mix\n100 g florble\n'
    const concerns = ['dairy', 'gluten']
    const { questions } = await check({ text, concerns })
    const ask = { code: 'INGREDIENT_NOT_FOUND', concerns: ['dairy'] }
    expect(questions).toEqual([
      { ...ask, line: 4, text: '2 tsp Italian seasoning mix', words: 'Italian seasoning mix' },
      { ...ask, line: 5, text: '100 g florble', words: 'florble' },
    ])
    const known = { ...MIX, florble: ['sugar'] }
    expect((await check({ text, concerns, known })).questions).toBeUndefined()
  })

  test('report the part of a package', async () => {
    const { questions } = await label({ text: 'Ingredients: sugar, florble.', concerns: ['egg'] })
    expect(questions).toEqual([
      {
        line: null,
        text: 'florble',
        words: 'florble',
        code: 'INGREDIENT_NOT_FOUND',
        concerns: ['egg'],
      },
    ])
  })
})

describe('mistakes are reported in one line', () => {
  test.each<[unknown, string, string]>([
    [['a'], 'INVALID_REQUEST', 'known is not a mapping of keys to values'],
    [{ florble: 'butter' }, 'INVALID_REQUEST', 'known: florble is not a list'],
    [{ florble: [] }, 'INVALID_REQUEST', 'known: florble: no food is given'],
    [{ florble: [' '] }, 'INVALID_REQUEST', 'known: florble: no food is given'],
    [{ florble: [1] }, 'INVALID_REQUEST', 'known: florble is not a text: 1'],
    [{ '12 %': ['butter'] }, 'INVALID_REQUEST', 'known: 12 % has no word'],
    [{ Mix: ['salt'], mix: ['butter'] }, 'INVALID_REQUEST', 'known: mix is given twice'],
    [
      { florble: Array(21).fill('salt') },
      'TOO_MANY_ITEMS',
      '21 entries in known: florble; at most 20',
    ],
    [
      Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`mix ${at}`, ['salt']])),
      'TOO_MANY_ITEMS',
      '101 entries in known; at most 100',
    ],
  ])('%j', (known, code, message) => {
    for (const operation of [RECIPE_CHECK, LABEL_CHECK, RECIPE_PARSE]) {
      const error = thrown(() => operation.prepare({ body: { text: '1 egg', known } }))
      expect([error.code, error.message]).toEqual([code, message])
    }
  })

  test('rejects unknown foods and foods that are only guessed', async () => {
    for (const food of ['orgeno', 'florble', 'Nutella', 'oil or butter']) {
      const asked = check({ lines: ['1 egg'], known: { mix: [food] } })
      await expect(asked).rejects.toMatchObject({ code: 'INGREDIENT_NOT_FOUND' })
      await expect(asked).rejects.toThrow(`mix: no such ingredient: ${food}`)
    }
  })
})
