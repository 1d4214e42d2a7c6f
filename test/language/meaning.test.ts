/** Search by description: purpose, taste, ingredients, and exclusions. */

import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/domain/languages.ts'
import { type ALLERGENS, DIETS } from '../../src/domain/restrictions.ts'
import { diet } from '../../src/engine/compatibility/diet.ts'
import { search } from '../../src/engine/search.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'

const library = openLibrary(join(import.meta.dirname, '../../data/library.sqlite'))
const found = (q: string, lang: Language, limit = 10) => search(library, { q, lang, limit }).results
const ids = (q: string, lang: Language, limit = 10) =>
  found(q, lang, limit).map(({ ingredient }) => ingredient.id)

describe('among the first five', () => {
  const rows: readonly (readonly [lang: Language, query: string, ...ids: readonly string[]])[] = [
    ['de', 'pflanzliche Sahne', 'plant-cream'],
    ['en', 'leavening agent for cakes', 'baking-powder', 'baking-soda'],
    ['es', 'queso curado de oveja', 'manchego'],
    ['en', 'something smoky and hot', 'chipotle'],
    ['en', 'flour without gluten', 'rice-flour'],
    ['de', 'Milch ohne Laktose', 'oat-milk'],
    ['es', 'chocolate sin azúcar', 'sugar-free-chocolate'],
    ['en', 'substitute for eggs', 'flaxseed', 'applesauce'],
    ['de', 'vegane Gelatine', 'agar-agar'],
    ['en', 'pasta shaped like little ears', 'orecchiette'],
    ['es', 'pescado azul en lata', 'canned-sardines'],
    ['de', 'Käse für Fondue', 'gruyere'],
    ['en', 'high protein pulse', 'red-lentils'],
  ]
  test.each(rows.map(([lang, query, ...expected]) => ({ lang, query, expected })))(
    '$lang: $query',
    ({ lang, query, expected }) => {
      expect(ids(query, lang, 5)).toEqual(expect.arrayContaining(expected))
    },
  )
})

describe('exclusions in a description', () => {
  const words = {
    gluten: ['gluten free', 'glutenfreies', 'sin gluten'],
    lactose: ['lactose free', 'laktosefreies', 'sin lactosa'],
    egg: ['without egg', 'ohne Ei', 'sin huevo'],
    soy: ['no soy', 'ohne Soja', 'sin soja'],
    treeNut: ['without nuts', 'ohne Nüsse', 'sin frutos secos'],
    sesame: ['sesame free', 'ohne Sesam', 'sin sésamo'],
    fish: ['without fish', 'ohne Fisch', 'sin pescado'],
  } as const
  const kinds = ['bread', 'sauce', 'dessert', 'Aufstrich', 'queso', 'snack for children']
  const rows = Object.entries(words).flatMap(([allergen, phrases]) =>
    phrases.flatMap((phrase) => kinds.map((kind) => [allergen, `${phrase} ${kind}`] as const)),
  )
  test.each(rows)('%s: %s', (allergen, query) => {
    const wrong = found(query, 'en', 50).filter(({ ingredient, matched, matchedName }) => {
      const { contains } = library.ingredient(ingredient.id)!.allergenProfile[
        allergen as (typeof ALLERGENS)[number]
      ]!
      // Skip foods whose name says what they are free of. For example, lactose-free milk has traces of lactose.
      const namesExclusion = /free|frei|ohne|sin |without/i.test(
        [matchedName, ...Object.values(library.ingredient(ingredient.id)!.names).flat()].join(' '),
      )
      return contains !== 'no' && !namesExclusion && matched !== 'exact'
    })
    expect(wrong.map(({ ingredient }) => ingredient.id)).toEqual([])
  })
  test.each(DIETS.slice(0, 3))(
    'a diet leaves out foods that do not certainly fit it: %s',
    (name) => {
      const query = { vegan: 'vegan', vegetarian: 'vegetarian', pescetarian: 'pescetarian' }[
        name as 'vegan'
      ]
      const hits = ids(`${query} spread for bread`, 'en', 50)
      expect(hits.length).toBeGreaterThan(5)
      const items = hits.map((ingredientId) => ({ ingredientId }))
      expect(diet(library, { diet: name, items }).verdict).toBe('compatible')
    },
  )
  test('"without" followed by an unknown word changes nothing', () => {
    expect(ids('butter without xyzzy', 'en', 1)).toEqual(['butter'])
  })
})

describe('how a query excludes something', () => {
  const rows: readonly (readonly [lang: Language, query: string, filter: string])[] = [
    ['de', 'ohne Eier', '-eier'],
    ['de', 'eifreier Kuchen', '-ei'],
    ['de', 'Brot frei von Gluten', '-gluten'],
    ['de', 'Brot für Zöliakie', 'zoliakie'],
    ['de', 'Snack bei Nussallergie', '-nuss'],
    ['de', 'Brot ohne glutenhaltige Zutaten', '-glutenhaltige zutaten'],
    ['de', 'fleischloser Brotbelag', 'fleischloser'],
    ['de', 'kein Schweinefleisch', 'kein schweinefleisch'],
    ['en', 'nut-free', '-nut'],
    ['en', 'dessert free from dairy', '-dairy'],
    ['en', 'cake without any eggs', '-eggs'],
    ['en', 'a dessert that does not contain gluten', '-gluten'],
    ['en', 'snack for a nut allergy', '-nut'],
    ['en', 'nondairy dessert', 'nondairy'],
    ['es', 'sin lácteos', '-lacteos'],
    ['es', 'postre que no lleve huevo', '-huevo'],
    ['es', 'salsa exenta de gluten', '-gluten'],
    ['es', 'pan apto para celíacos', 'apto para celiacos'],
    ['es', 'alergia a los frutos secos', '-frutos secos'],
  ]
  test.each(rows)('%s: %s', (lang, q, filter) => {
    const { results } = search(library, { q, lang, limit: 50, explain: true })
    expect(results.length).toBeGreaterThan(5)
    for (const { parts } of results.filter(({ matched }) => matched === 'meaning')) {
      expect(parts!.map(({ part }) => part)).toContain(`filter ${filter}`)
    }
  })
  const holding: readonly (readonly [
    lang: Language,
    query: string,
    allergen: (typeof ALLERGENS)[number],
  ])[] = [
    ['de', 'Brot ohne Weizenmehl', 'gluten'],
    ['en', 'bread without tahini', 'sesame'],
    ['en', 'sauce without shrimp', 'shellfish'],
    ['es', 'postre sin clara de huevo', 'egg'],
  ]
  test.each(holding)('%s: %s: no processed food may contain it', (lang, q, allergen) => {
    const wrong = ids(q, lang, 100)
      .map((id) => library.ingredient(id)!)
      .filter((one) => one.isProcessed && one.allergenProfile[allergen]!.contains !== 'no')
    expect(wrong.map(({ id }) => id)).toEqual([])
  })
  test.each([
    ['de', 'ohne Eier', 'egg'],
    ['en', 'no peanuts', 'peanut'],
    ['es', 'sin mantequilla', 'butter'],
    ['de', 'Brot ohne Hefe', 'pita-bread'],
    // Despite its name, a non-dairy creamer contains milk protein.
    ['en', 'non-dairy', 'coffee-creamer'],
  ] as const)('%s: %s is not a name of the excluded food', (lang, q, id) => {
    expect(ids(q, lang, 100)).not.toContain(id)
  })
})

describe('how much a word counts', () => {
  test('a food eaten by the gram does not count as rich in a mineral', () => {
    const categories = ids('alimento rico en hierro', 'es', 5).map(
      (id) => library.ingredient(id)!.category,
    )
    expect(categories).not.toContain('spices')
    expect(categories).not.toContain('herbs')
  })
  test('a taste in a name counts less than the taste itself', () => {
    expect(ids('algo dulce sin azúcar', 'es', 1)).not.toContain('butter')
  })
  test('"without" in a phrase with a meaning of its own filters and is reported', () => {
    expect(ids('bebida sin cafeína', 'es', 5)).not.toContain('wine')
    expect(ids('bebida sin cafeína', 'es', 50)).not.toContain('coffee')
  })
})

describe('the purpose of a food', () => {
  test.each([
    ['de', 'Reis für Sushi', 'grains'],
    ['en', 'herb for pesto', 'herbs'],
    ['es', 'hierba para chimichurri', 'herbs'],
    ['de', 'Kräuter zum Lamm', 'herbs'],
    // The query asks for flour, not for pizza dough.
    ['en', 'flour for pizza dough', 'grains'],
  ] as const)('%s: %s is one of these', (lang, q, category) => {
    expect(library.ingredient(ids(q, lang, 1)[0]!)!.category).toBe(category)
  })
  test.each([
    ['de', 'was kann ich statt Buttermilch nehmen', 'buttermilk', 'kefir'],
    ['en', 'what can I use instead of buttermilk', 'buttermilk', 'kefir'],
    ['es', 'sustituto del huevo para repostería', 'dried-egg', 'egg-replacer'],
  ] as const)('%s: %s is not the food itself', (lang, q, itself, other) => {
    expect(ids(q, lang, 5)).toContain(other)
    expect(ids(q, lang, 5)).not.toContain(itself)
  })
})

describe('the explanation', () => {
  const explained = (q: string, lang: Language) =>
    search(library, { q, lang, limit: 1, explain: true }).results[0]!
  test('of a name in another language', () => {
    const { ingredient: _, ...hit } = explained('Paradeiser', 'en')
    expect(hit).toEqual({
      confidence: 0.94,
      matched: 'synonym',
      matchedName: 'Paradeiser',
      parts: [
        { part: 'name', value: 0.97 },
        { part: 'language', value: -0.03 },
      ],
    })
  })
  test('of a description lists each term and each filter', () => {
    const { parts, matched, matchedName } = explained('sour spice without mustard', 'en')
    expect({ matched, matchedName }).toEqual({ matched: 'meaning', matchedName: null })
    expect(parts!.map(({ part }) => part)).toEqual([
      'meaning',
      'has sour',
      'has spice',
      'filter -mustard',
    ])
  })
  test('the parts of a name add up to its confidence', () => {
    for (const { confidence, matched, parts } of search(library, {
      q: 'tomat',
      lang: 'es',
      limit: 100,
      explain: true,
    }).results) {
      if (matched === 'meaning') continue
      const sum = parts!.reduce((all, { value }) => all + value, 0)
      expect(Math.abs(sum - confidence)).toBeLessThan(1e-5)
    }
  })
  test('is left out unless requested', () => {
    expect(Object.keys(found('butter', 'en', 1)[0]!)).toEqual([
      'confidence',
      'ingredient',
      'matched',
      'matchedName',
    ])
  })
})
