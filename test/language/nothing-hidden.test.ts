/** Tests recipe lines in which we could miss an ingredient and its allergens. */

import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/domain/languages.ts'
import { finish } from '../../src/domain/steps.ts'
import { parseLine, parseRecipe, parseText } from '../../src/engine/parse.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { readRecipes } from '../../src/recipes/read.ts'

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
  // If it is unclear which words a "without" refers to, the allergen counts as contained.
  ['es', 'pan sin gluten y persipán', ['gluten-free-bread', 'persipan']],
  ['en', 'bread without gluten and cheese', ['gluten-free-bread', 'cheese']],
  ['de', 'Brot ohne Zucker und Milch', ['bread']],
  // A brand with its own amount, and names that were once mistaken for lists of brands.
  ['de', '200 g Zucker, 100 g Nutella', ['sugar', 'nougat-spread']],
  ['en', '2 tsp kosher salt (Morton: 1 1/4 tsp)', ['coarse-salt']],
  ['en', '200 g sugar, 100 g shredded wheat', ['sugar', 'wheat-biscuit-cereal']],
  ['en', '200 ml stock, 1 tbsp Lea & Perrins', ['stock', 'worcestershire-sauce']],
  ['de', '100 g Reis, 100 g Brillat-Savarin', ['white-rice', 'triple-cream-cheese']],
  ['en', 'rice (heart of palm)', ['white-rice', 'hearts-of-palm']],
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
  test('reports its first line as possible content of the dish if it may be a misspelt ingredient', () => {
    const { items, skipped } = parseText(library, 'Buter\n200 g Mehl', 'de')
    expect(items.map((item) => item.ingredientId)).toEqual(['wheat-flour'])
    expect(skipped).toEqual([{ line: 'Buter', reason: 'title', named: ['butter'] }])
  })

  test('reports each line that was taken for a heading', () => {
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

describe('a skipped line reports the foods that it names', () => {
  test.each([
    ['en', '200 g rice\nServes 4, topped with walnuts', 'servings', ['walnut']],
    ['en', '200 g rice\nMakes 4 servings and feta', 'servings', ['feta']],
    ['de', '200 g Reis\nErgibt 4 Portionen, Garnelen inklusive', 'servings', ['shrimp']],
    ['es', '200 g de arroz\nsalen 4 raciones, nueces aparte', 'servings', ['walnut']],
    ['en', '200 g rice\nTags: peanuts, dinner', 'metadata', ['peanut']],
    ['en', '200 g rice\nTags: nut-free, dairy-free', 'metadata', undefined],
    ['de', '200 g Reis\nZubereitungszeit: 20 Min, Senf', 'metadata', ['mustard']],
    ['es', '200 g de arroz\nTiempo: 20 min, anchoas', 'metadata', ['anchovy-fillet']],
    ['en', '200 g rice\nNotes\nContains sesame.', 'note', ['sesame-seed']],
    ['en', '200 g rice\nNotes:\n30 g walnuts', 'note', ['walnut']],
    ['de', '200 g Reis\nHinweise:\nEnthält Haselnüsse.', 'note', ['hazelnut']],
    ['es', '200 g de arroz\nNotas:\nContiene huevo.', 'note', ['egg']],
    ['en', '200 g rice\nNotes\nYou can use walnuts.', 'note', undefined],
    ['en', '200 g rice\nMethod\n100 g walnuts', 'method', ['walnut']],
    ['en', '200 g rice\nMethod\nAdd the walnuts.', 'method', undefined],
    ['de', '200 g Reis\nSchritt 1: 100 g Walnüsse', 'method', ['walnut']],
  ] as const)('%s: %s', (lang, text, reason, named) => {
    const { skipped } = parseText(library, text, lang)
    expect(skipped.at(-1)).toMatchObject({ reason })
    expect(skipped.at(-1)?.named).toEqual(named)
  })
})

test.each(['https://example.org/rice', '!!!', '![walnuts](a.png)'])(
  'a line without a word is reported: %s',
  async (line) => {
    const [recipe] = await readRecipes(`200 g rice\n${line}`)
    const { skipped } = finish(parseRecipe(library, recipe!, 'en'))
    expect(skipped).toEqual([{ line, reason: 'markup' }])
  },
)

test('an emoji instead of a word is not markup', () => {
  const { items } = parseText(library, '200 g rice\n🥚', 'en')
  expect(items.map((item) => item.reason)).toEqual([undefined, 'no such ingredient'])
})

describe('foods that are not denied', () => {
  test.each([
    ['en', '2 eggs free range'],
    ['en', 'mustard free range'],
    ['en', 'rice, not without eggs'],
    ['en', 'not only eggs'],
    ['de', 'Reis, nicht ohne Eier'],
    ['de', 'nicht nur Eier'],
    ['de', 'keine zu großen Eier'],
    ['de', 'nicht verzichten auf Eier'],
    ['es', 'arroz, no sin huevos'],
    ['es', 'no solo huevos'],
    ['es', 'no muchos huevos'],
    ['es', 'sin falta huevos'],
  ] as const)('%s: %s', (lang, line) => {
    const items = parseLine(library, line, lang)
    expect(items.flatMap(({ without = [] }) => without)).toEqual([])
    expect(items.map(({ ingredientId }) => ingredientId)).toEqual(
      expect.arrayContaining([line.startsWith('mustard') ? 'mustard' : 'egg']),
    )
  })
})
