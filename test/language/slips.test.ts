/** Tests which words count as misspelt foods (typing errors and phonetic spellings), and which are other words. */

import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/domain/languages.ts'
import { search } from '../../src/engine/search.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { minLengthToRecognize } from '../../src/search/slips.ts'

const library = openLibrary(join(import.meta.dirname, '../../data/library.sqlite'))
const first = (query: string, lang: Language) =>
  search(library, { q: query, lang, limit: 1 }).results[0]

describe('the minimum length of both words', () => {
  const rows: readonly (readonly [written: string, name: string, letters: number])[] = [
    ['butter', 'butter', 0],
    ['buttter', 'butter', 5],
    ['buter', 'butter', 5],
    ['buttre', 'butter', 5],
    ['botter', 'butter', 6],
    ['buttwr', 'butter', 6],
    ['budder', 'butter', 12],
    ['buttr', 'butter', 8],
    ['veranjena', 'beranjena', 6],
    ['azaar', 'bazaar', Number.POSITIVE_INFINITY],
    ['umus', 'humus', 8],
    ['crimps', 'crisps', Number.POSITIVE_INFINITY],
    ['welder', 'zelder', Number.POSITIVE_INFINITY],
    // "manzano" is the tree that bears the fruit, not a typo.
    ['manzano', 'manzana', Number.POSITIVE_INFINITY],
  ]
  test.each(rows)('%s for %s: %d', (written, name, letters) => {
    expect(minLengthToRecognize(written, name)).toBe(letters)
  })
})

describe('finds no food', () => {
  const rows: readonly (readonly [lang: Language, word: string])[] = [
    // Words that resemble a food but are unlikely to be typos.
    ['en', 'crimps'],
    ['en', 'mashers'],
    ['de', 'Gecken'],
    ['de', 'Krempel'],
    ['es', 'palmar'],
    // Words similar to a brand. Brands must be spelt exactly.
    ['en', 'welder'],
    ['de', 'Zirkel'],
    // Words similar to a name in another language.
    ['de', 'kippen'],
    ['en', 'rinds'],
    // The beginnings of names, and words for kinds of food.
    ['en', 'marsh'],
    ['en', 'angel'],
    ['en', 'baker'],
    ['de', 'Pfeil'],
    // A word with "ue", which spells an umlaut only in German, and a word that is a brand plus an ending.
    ['en', 'fuel'],
    ['en', 'manners'],
    // Two words written as one in English, where we do not split compounds.
    ['en', 'hardback'],
    // Phrases whose main word is not a food, or that mean something else as a whole.
    ['en', 'pepper mill'],
    ['en', 'olive branch'],
    ['en', 'baby oil'],
    ['de', 'kaltes Herz'],
    ['es', 'diente de leche'],
    // Foods next to an unknown word.
    ['de', 'treulose Tomate'],
    ['es', 'naranja mecánica'],
    // Everyday words that differ from a food by one letter.
    ['de', 'Hochwasser'],
    ['es', 'poncho'],
  ]
  test.each(rows)('%s: %s', (lang, word) => {
    expect(first(word, lang)?.confidence ?? 0).toBeLessThanOrEqual(0.5)
  })
})

describe('finds a misspelt food', () => {
  const rows: readonly (readonly [lang: Language, word: string, id: string])[] = [
    ['en', 'brocoli', 'broccoli'],
    ['en', 'parmesean', 'parmesan'],
    ['de', 'Zuchini', 'zucchini'],
    ['de', 'Petersielie', 'parsley'],
    ['es', 'zanaoria', 'carrot'],
    ['es', 'verenjena', 'eggplant'],
    ['es', 'mantequila', 'butter'],
    ['en', 'tomatoe', 'tomato'],
  ]
  test.each(rows)('%s: %s is %s', (lang, word, id) => {
    const hit = first(word, lang)
    expect(hit?.ingredient.id).toBe(id)
    expect(hit?.confidence).toBeGreaterThan(0.5)
  })
})

test('a food is the first answer even next to an unknown word', () => {
  expect(first('IQF chicken breast fillet', 'en')?.ingredient.id).toBe('chicken-breast')
})

describe('a phonetic spelling is among the first three', () => {
  const rows: readonly (readonly [lang: Language, word: string, id: string])[] = [
    ['de', 'Lax', 'salmon'],
    ['de', 'Rokfor', 'roquefort'],
    ['de', 'Kamambär', 'camembert'],
    ['de', 'Kroassong', 'croissant'],
    ['de', 'Bulljong', 'broth'],
    ['de', 'Havaflocken', 'rolled-oats'],
    ['en', 'keenwa', 'quinoa'],
    ['en', 'proshooto', 'prosciutto'],
    ['en', 'prorns', 'shrimp'],
    ['es', 'piniya', 'pineapple'],
    ['es', 'polyo', 'chicken'],
    // A name with several meanings.
    ['es', 'tortiya', 'corn-tortilla'],
  ]
  test.each(rows)('%s: %s is %s', (lang, word, id) => {
    const { results } = search(library, { q: word, lang, limit: 3 })
    expect(results.map(({ ingredient }) => ingredient.id)).toContain(id)
  })
})
