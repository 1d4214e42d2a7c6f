/** Recipe lines in which an ingredient could be lost, and with it an allergen. */

import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/domain/languages.ts'
import { parseLine, parseText } from '../../src/engine/parse.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'

const library = openLibrary('data/library.sqlite')

const rows: readonly (readonly [Language, string, readonly (string | null)[]])[] = [
  ['en', '200 g flour, 2 eggs', ['wheat-flour', 'egg']],
  ['en', '200 g butter and froozle', ['butter', null]],
  ['de', '2 EL Öl, Butter', ['vegetable-oil', 'butter']],
  ['de', '250 g Butter für 2 Bleche', ['butter']],
  ['de', '2 Eier:', ['egg']],
  ['de', 'Mehl u Ei', ['wheat-flour', 'egg']],
  ['en', '2 tomatoes and their juice', ['tomato']],
  ['en', 'macadamia cheese', [null]],
  ['en', 'cashew cheese', ['cashew-cheese']],
  ['en', '1 cup pistachio milk', ['pistachio-milk']],
  ['en', '1 cup sesame milk', [null]],
  ['en', 'vegan burrata', ['burrata']],
  ['en', 'vegan ricotta', ['vegan-ricotta']],
  ['en', '1 cup vegan butter', ['vegan-butter']],
  ['en', '2 tbsp peanut or vegetable oil', ['peanut-oil']],
  ['es', '200 ml nata para cocinar', ['single-cream']],
  ['es', '100 g de azúcar para el caramelo', ['sugar']],
]

describe('a line', () => {
  test.each(rows)('%s: %s', (lang, line, ids) => {
    expect(parseLine(library, line, lang).map((item) => item.ingredientId)).toEqual(ids)
  })
})

describe('an amount', () => {
  test.each([
    ['de', '1.000 ml Milch', 1000],
    ['en', '1,500 g potatoes', 1500],
    ['de', '1,5 l Milch', 1.5],
    ['de', '1,250 kg Kartoffeln', 1.25],
    ['en', '2-3 tbsp sugar', 3],
  ] as const)('%s: %s', (lang, line, amount) => {
    expect(parseLine(library, line, lang).map((item) => item.amount)).toEqual([amount])
  })
})

describe('a block', () => {
  test('whose first line may be a misspelt ingredient tells it as what the dish may hold', () => {
    const { items, skipped } = parseText(library, 'Buter\n200 g Mehl', 'de')
    expect(items.map((item) => item.ingredientId)).toEqual(['wheat-flour'])
    expect(skipped).toEqual([{ line: 'Buter', reason: 'title', named: ['butter'] }])
  })

  test('tells each line that it took for a heading', () => {
    const { skipped } = parseText(
      library,
      'Gazpacho andaluz\n1 pepino\n\nPara la salsa:\nsal',
      'es',
    )
    expect(skipped).toEqual([
      { line: 'Gazpacho andaluz', reason: 'title', named: ['tomato', 'sherry-vinegar'] },
      { line: 'Para la salsa:', reason: 'heading' },
    ])
  })
})
