/** Tests the normalization and stemming of words in names and recipe lines. */

import { describe, expect, test } from 'vitest'
import { foldVariants, nameKey } from '../../src/language/fold.ts'
import { inOrder, isDescriptor, isFiller } from '../../src/language/index.ts'
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

// A stem has at least three letters, so `eier` is not shortened. The library lists such plurals as names.
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

describe('closed lists', () => {
  test('the requested language comes first', () => {
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
