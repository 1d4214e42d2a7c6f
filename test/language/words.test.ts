/** Folding, stems and numbers: the small steps under names and recipe lines. */

import { describe, expect, test } from 'vitest'
import { foldVariants, nameKey } from '../../src/language/fold.ts'
import { inOrder, isDescriptor, isFiller } from '../../src/language/index.ts'
import { leadingAmount, numberOf, plainFractions } from '../../src/language/numbers.ts'
import { stem } from '../../src/language/stem.ts'

describe('nameKey', () => {
  const rows: readonly (readonly [text: string, key: string])[] = [
    ['Möhre', 'mohre'],
    ['MÖHRE', 'mohre'],
    ['Mo\u0308hre', 'mohre'],
    ['Weißkohl', 'weisskohl'],
    ['Piña', 'pina'],
    ['Jalapeño', 'jalapeno'],
    ['crème fraîche', 'creme fraiche'],
    ['œufs', 'oeufs'],
    ['All-Purpose  Flour', 'all purpose flour'],
    ["confectioner's sugar", 'confectioners sugar'],
    ['confectioner’s sugar', 'confectioners sugar'],
    ['milk 3.5%', 'milk 3 5%'],
    ['  Salz,  Pfeffer ', 'salz pfeffer'],
    ['Żubrówka', 'zubrowka'],
    ['味噌', '味噌'],
    ['🍅', ''],
    ['', ''],
    ['a\u0000b', 'a b'],
  ]
  test.each(rows)('%j folds to %j', (text, key) => {
    expect(nameKey(text)).toBe(key)
  })
})

describe('foldVariants', () => {
  const rows: readonly (readonly [text: string, ...keys: string[]])[] = [
    ['Käse', 'kase'],
    ['Kaese', 'kaese', 'kase'],
    ['Moehre', 'moehre', 'mohre'],
    ['Gemuesebruehe', 'gemuesebruehe', 'gemusebruhe'],
    ['queso', 'queso'],
    ['quinoa', 'quinoa'],
    ['blue cheese', 'blue cheese', 'blu cheese'],
  ]
  test.each(rows)('%s folds to %s', (text, ...keys) => {
    expect(foldVariants(text)).toEqual(keys)
  })
})

// A stem keeps three letters, so `eier` has none; the library lists such plurals as names.
describe('stem', () => {
  const rows: readonly (readonly [
    lang: 'de' | 'en' | 'es',
    word: string,
    among: readonly string[],
  ])[] = [
    ['de', 'zwiebeln', ['zwiebel']],
    ['de', 'kartoffeln', ['kartoffel']],
    ['de', 'mohren', ['mohr', 'mohre']],
    ['de', 'eier', []],
    ['de', 'tee', []],
    ['en', 'onions', ['onion']],
    ['en', 'berries', ['berry', 'berrie']],
    ['en', 'tomatoes', ['tomato', 'tomatoe']],
    ['en', 'leaves', ['leaf', 'leafe', 'leave']],
    ['en', 'radishes', ['radish', 'radishe']],
    ['en', 'peas', ['pea']],
    ['es', 'zanahorias', ['zanahoria']],
    ['es', 'limones', ['limon', 'limone']],
    ['es', 'nueces', ['nuez', 'nuec', 'nuece']],
    ['es', 'sal', []],
  ]
  test.each(rows)('%s: %s may be %j', (lang, word, among) => {
    const stems = stem(word, lang)
    expect([...stems].sort()).toEqual([...among].sort())
  })
})

describe('numberOf', () => {
  const rows: readonly (readonly [text: string, value: number])[] = [
    ['2', 2],
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['3/4', 0.75],
    ['3 / 4', 0.75],
    ['1 1/2', 1.5],
    ['0', 0],
  ]
  test.each(rows)('%s is %d', (text, value) => {
    expect(numberOf(text)).toBe(value)
  })
})

describe('leadingAmount', () => {
  const rows: readonly (readonly [text: string, amount: number, rest: string])[] = [
    ['200 g butter', 200, 'g butter'],
    ['200g butter', 200, 'g butter'],
    ['1 1/2 cups flour', 1.5, 'cups flour'],
    ['½ Bund Schnittlauch', 0.5, 'Bund Schnittlauch'],
    ['⅚ cup milk', 5 / 6, 'cup milk'],
    ['1½ tsp cumin', 1.5, 'tsp cumin'],
    ['1,5 TL Kurkuma', 1.5, 'TL Kurkuma'],
    ['2-3 EL Schmalz', 3, 'EL Schmalz'],
    ['2 – 3 EL Schmalz', 3, 'EL Schmalz'],
    ['2 bis 3 EL Schmalz', 3, 'EL Schmalz'],
    ['2 to 3 eggs', 3, 'eggs'],
    ['2 a 3 dientes', 3, 'dientes'],
    ['ca. 100 g Mehl', 100, 'g Mehl'],
    ['about 2 eggs', 2, 'eggs'],
    ['unos 100 g de pan', 100, 'g de pan'],
    ['1⁄2 cup milk', 0.5, 'cup milk'],
    ['5', 5, ''],
  ]
  test.each(rows)('%s', (text, amount, rest) => {
    expect(leadingAmount(plainFractions(text))).toEqual({ amount, rest })
  })
  test.each(['butter', '', '1/0 cup', '0/0 g', '-5 g'])('%j has no amount', (text) => {
    expect(leadingAmount(plainFractions(text))).toBeUndefined()
  })
})

describe('closed lists', () => {
  test('the asked language comes first', () => {
    expect([inOrder('es'), inOrder('de'), inOrder('en')]).toEqual([
      ['es', 'de', 'en'],
      ['de', 'en', 'es'],
      ['en', 'de', 'es'],
    ])
  })
  const rows: readonly (readonly [word: string, descriptor: boolean, filler: boolean])[] = [
    ['gehackt', true, false],
    ['chopped', true, false],
    ['picado', true, false],
    ['de', true, true],
    ['of', true, true],
    ['500', true, false],
    ['butter', false, false],
    ['vegan', false, false],
    ['gluten', false, false],
    ['coconut', false, false],
    ['soja', false, false],
  ]
  test.each(rows)('%s: descriptor %s, filler %s', (word, descriptor, filler) => {
    expect([isDescriptor(word), isFiller(word)]).toEqual([descriptor, filler])
  })
})
