/** Tests that a brand is only a guess at a food: its typical contents can cause a conflict, but cannot rule one out. */

// tier: sweep

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readBrands } from '../../src/compiler/brands.ts'
import { DataFolder } from '../../src/compiler/data-folder.ts'
import {
  animalsOfTypical,
  BRAND_CATEGORY,
  BRAND_ID,
  type BrandName,
  entriesOfTypical,
} from '../../src/domain/brands.ts'
import { LANGUAGES, type Language } from '../../src/domain/languages.ts'
import {
  allows,
  DIETS,
  DIMENSIONS,
  type Diet,
  EU_ENTRY,
  type EuAllergen,
} from '../../src/domain/restrictions.ts'
import { check } from '../../src/engine/compatibility/check.ts'
import { diet } from '../../src/engine/compatibility/diet.ts'
import { contained } from '../../src/engine/compatibility/letters.ts'
import { listOf } from '../../src/engine/compatibility/read-list.ts'
import { parseText } from '../../src/engine/parse.ts'
import { lookUp } from '../../src/engine/reading/look-up.ts'
import { search } from '../../src/engine/search.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { food } from '../support/memory-library.ts'
import { sweep } from '../support/tiers.mts'

const library = openLibrary(join(import.meta.dirname, '../../data/library.sqlite'))
const brands = Object.values(library.brands.names)

const read = (line: string, lang: Language) => parseText(library, line, lang).items[0]!
const judged = (line: string, lang: Language) =>
  check(library, { items: listOf(parseText(library, line, lang)) })

test('there are hundreds of brands, each of a kind with words in three languages', () => {
  expect(brands.length).toBeGreaterThan(600)
  for (const { kind, ingredientId } of brands) {
    expect(Object.keys(library.brands.kinds[kind]!)).toEqual(['de', 'en', 'es'])
    expect(library.ingredient(ingredientId)).toBeDefined()
  }
})

describe('a brand is a guess, with its kind and its typical content', () => {
  const rows: readonly (readonly [
    lang: Language,
    line: string,
    id: string,
    kind: string,
    typically: readonly string[],
  ])[] = [
    [
      'de',
      '2 EL Nutella',
      'nougat-spread',
      'ein Nuss-Nougat-Aufstrich',
      ['milk', 'hazelnut', 'soybeans'],
    ],
    ['en', '8 oz Philadelphia', 'cream-cheese', 'a cream cheese', ['milk']],
    ['en', '8 oz Philadelphia cream cheese', 'cream-cheese', 'a cream cheese', ['milk']],
    ['es', '200 g queso Philadelphia', 'cream-cheese', 'un queso crema', ['milk']],
    [
      'de',
      '1 Toblerone',
      'brand-toblerone',
      'eine Schokolade',
      ['milk', 'soybeans', 'almond', 'honey', 'eggs'],
    ],
    ['de', 'Haribo Goldbären', 'brand-haribo', 'ein Fruchtgummi', ['gelatin', 'possible-insect']],
    ['en', 'Oatly', 'brand-oatly', 'an oat drink', ['oats']],
    ['en', '1 tsp Bovril', 'bovril', 'a meat extract', ['beef', 'barley', 'celery']],
    ['es', 'Cola Cao', 'hot-chocolate-powder', 'un cacao soluble', ['gluten', 'soybeans']],
    ['es', '1 lata de La Lechera', 'brand-la-lechera', 'una leche condensada', ['milk']],
    ['en', '1 cup Bisquick', 'pancake-mix', 'a baking mix', ['gluten', 'soybeans']],
    ['de', 'Beyond Meat', 'brand-beyond-meat', 'ein Fleischersatz aus Erbsen', []],
    ['de', 'Dr. Oetker', 'brand-dr-oetker', 'eine Marke für vielerlei Lebensmittel', []],
  ]
  test.each(rows)('%s %s: %s, %s', (lang, line, ingredientId, kind, typically) => {
    expect(read(line, lang)).toMatchObject({
      ingredientId,
      reading: 'guess',
      brand: { kind, typically },
    })
  })

  test('and is listed as unresolved', () => {
    const { unresolved } = judged('2 EL Nutella', 'de')
    expect(unresolved).toEqual([
      {
        ingredientId: 'Nutella',
        reason: 'brand: Nutella; typically milk, hazelnut, soybeans',
        code: 'BRAND',
        guess: { ingredientId: 'nougat-spread', confidence: 0.8 },
        brand: {
          name: 'Nutella',
          kind: 'ein Nuss-Nougat-Aufstrich',
          typically: ['milk', 'hazelnut', 'soybeans'],
        },
      },
    ])
  })
})

test.each([
  ['500 g Barilla Spaghetti', 'spaghetti'],
  ['2 EL Kikkoman Sojasauce', 'soy-sauce'],
  ['Knorr Gemüsebrühe', 'vegetable-stock'],
])('a brand next to the name of its food is ignored: %s', (line, ingredientId) => {
  expect(read(line, 'de')).toMatchObject({ ingredientId, reading: 'sure', brand: {} })
})

describe('typical content counts', () => {
  test.each([
    ['Toblerone', 'dairy'],
    ['Toblerone', 'treeNut'],
    ['Snickers', 'peanut'],
    ['Cheerios', 'gluten'],
    ['Hellmann’s', 'egg'],
    ['Kikkoman', 'soy'],
    ['Lee Kum Kee', 'shellfish'],
    ['Obela', 'sesame'],
    ['Grey Poupon', 'sulfite'],
    ['Calvo', 'fish'],
    ['Milka', 'pancreas'],
  ] as const)('%s: %s', (line, dimension) => {
    expect(judged(line, 'en').evaluation[dimension].verdict).toBe('incompatible')
  })

  // The name of a brand does not count in a language in which it is an everyday word ("Kinder" in German).
  const isNameIn = ({ name, ingredientId }: BrandName, lang: Language) =>
    !ingredientId.startsWith(BRAND_ID) ||
    library.ingredient(ingredientId)!.names[lang].includes(name)

  const ways = {
    'its name': (name: string) => name,
    'with a trademark sign, in the genitive': (name: string, lang: Language) =>
      lang === 'en' ? `200 g ${name}®’s` : `200 g ${name}®`,
    'before its food': (name: string, lang: Language, food: string) =>
      lang === 'es' ? `${food} ${name}` : `${name} ${food}`,
    'joined to its food': (name: string, _: Language, food: string) => `${name}-${food}`,
    'after its food': (name: string, _: Language, food: string) => `${food} (${name})`,
  }
  // Known exceptions: "manner" and "filled wafers" are English words, and "Oreo" is itself a brand.
  const KNOWN = ['en Manner filled wafers', 'en Manner-filled wafers', 'es galletas oreo Príncipe']

  test.each(Object.entries(ways))(
    'of every brand, in every language: %s',
    (way, write) => {
      const missed: string[] = []
      for (const brand of sweep(brands)) {
        const { name, food, typically } = brand
        for (const lang of LANGUAGES.filter((one) => isNameIn(brand, one))) {
          const foodName = food === null ? '' : library.ingredient(food)!.names[lang][0]!
          if (foodName === '' && way.includes('food')) continue
          const line = write(name, lang, foodName)
          const items = listOf(parseText(library, line, lang))
          const { evaluation } = check(library, { items })
          const isReported = (entry: EuAllergen) => {
            const { allergen } = EU_ENTRY[entry]
            const isContained = items.some((item) => contained(library, item, entry) === 'yes')
            return isContained && (!allergen || evaluation[allergen].verdict === 'incompatible')
          }
          const animals = animalsOfTypical(typically)
          const isAccused = (asked: Diet) =>
            animals.every((source) => allows(asked, source) !== 'no') ||
            diet(library, { items, diet: asked }).verdict === 'incompatible'
          if (!entriesOfTypical(typically).every(isReported) || !DIETS.every(isAccused)) {
            missed.push(`${lang} ${line}`)
          }
        }
      }
      expect(missed.filter((line) => !KNOWN.includes(line))).toEqual([])
    },
    120_000,
  )

  test.each([
    ['Haribo', 'vegetarian'],
    ['Spam', 'porkFree'],
    ['Milka', 'vegan'],
  ] as const)('%s: %s', (line, asked) => {
    const items = listOf(parseText(library, line, 'en'))
    expect(diet(library, { items, diet: asked }).verdict).toBe('incompatible')
  })
})

describe('no brand ever reads compatible', () => {
  // Test every brand: if a brand is taken for another food, its allergens are hidden.
  test('in a dimension or a diet, in the spelling that people use', () => {
    const cleared: string[] = []
    for (const { name } of sweep(brands)) {
      for (const lang of LANGUAGES) {
        for (const line of [name, `200 g ${name}`]) {
          const items = listOf(parseText(library, line, lang))
          const { evaluation } = check(library, { items })
          const verdicts = [
            ...DIMENSIONS.map((dimension) => evaluation[dimension].verdict),
            ...DIETS.map((asked) => diet(library, { items, diet: asked }).verdict),
          ]
          if (verdicts.includes('compatible')) cleared.push(`${lang} ${line}`)
        }
      }
    }
    expect(cleared).toEqual([])
  }, 120_000)

  test('requested by its id', () => {
    const ids = library.ids().filter((id) => library.ingredient(id)!.category === BRAND_CATEGORY)
    expect(ids.length).toBeGreaterThan(500)
    for (const id of ids) {
      const { evaluation, unresolved } = check(library, {
        items: [{ ingredientId: id, amount: 5 }],
      })
      expect(unresolved.map(({ code }) => code)).toEqual(['BRAND'])
      const cleared = DIMENSIONS.filter((one) => evaluation[one].verdict === 'compatible')
      expect([id, ...cleared]).toEqual([id])
      for (const asked of DIETS) {
        const { verdict } = diet(library, { items: [{ ingredientId: id }], diet: asked })
        expect(verdict).not.toBe('compatible')
      }
    }
  })
})

test('no record of a brand says no, because one product does not stand for all', () => {
  const cleared = library
    .ids()
    .map((id) => library.ingredient(id)!)
    .filter(({ category }) => category === BRAND_CATEGORY)
    .filter(({ euAllergens }) => Object.values(euAllergens).includes('no'))
  expect(cleared.map(({ id }) => id)).toEqual([])
})

test('a look-up of a brand finds its food only as a guess', () => {
  expect(lookUp(library, 'Philadelphia', 'en')).toMatchObject({
    certainty: 'guess',
    ingredientId: 'cream-cheese',
  })
})

test('search finds the brand, then the kind of food', () => {
  const ids = (q: string) =>
    search(library, { q, lang: 'en', limit: 3 }).results.map(({ ingredient }) => ingredient.id)
  expect(ids('Toblerone').slice(0, 2)).toEqual(['brand-toblerone', 'milk-chocolate'])
  expect(ids('Philadelphia')[0]).toBe('cream-cheese')
  expect(ids('milk')[0]).toBe('whole-milk')
  expect(ids('milk')).not.toContain('brand-milka')
})

describe('the compiler rejects', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'brands-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const foods = [
    food({ id: 'spread', names: { de: ['Nutella'], en: ['Nutella'], es: ['Nutella'] } }),
    food({ id: 'other' }),
  ]
  const found = (brand: string, kind = 'bar: {de: ein Riegel, en: a bar, es: una barra}') => {
    writeFileSync(join(folder, 'brands.yaml'), `${brand}\n`)
    writeFileSync(join(folder, 'brand-kinds.yaml'), `${kind}\n`)
    const data = new DataFolder(folder, 'data')
    readBrands(data, foods)
    return data.problems
  }
  test.each([
    ['a: {names: [A], kind: nothing}', 'data/brands.yaml:1: a: unknown kind: nothing'],
    ['a: {names: [], kind: bar}', 'data/brands.yaml:1: a: a brand without a name'],
    ['a: {names: [A], kind: bar, colour: red}', 'data/brands.yaml:1: a: unknown key: colour'],
    [
      'a: {names: [A], kind: bar, typically: [joy]}',
      'data/brands.yaml:1: a: nothing that a food holds: joy',
    ],
    [
      'a: {names: [A], kind: bar, typically: [milk], instead: [milk]}',
      'data/brands.yaml:1: a: `typically` adds to what the kind holds, `instead` replaces it: give one',
    ],
    ['a: {names: [A], kind: bar, is: nobody}', 'data/brands.yaml:1: a: dangling id: nobody'],
    [
      'a: {names: [Nutella], kind: bar}',
      'data/brands.yaml:1: a: the name "Nutella" belongs to spread, which is not given as `is`',
    ],
    ['a: {names: [A, a], kind: bar}', 'data/brands.yaml:1: a: the name "a" stands there twice'],
  ])('%s', (brand, problem) => {
    expect(found(brand)).toContain(problem)
  })
  test('a kind without words, or with an allergen that does not exist', () => {
    const brand = 'a: {names: [A], kind: bar}'
    expect(found(brand, 'bar: {de: ein Riegel, en: a bar}')).toContain(
      'data/brand-kinds.yaml:1: bar: missing words in es',
    )
    expect(
      found(brand, 'bar: {de: ein Riegel, en: a bar, es: una barra, burdens: [joy]}'),
    ).toContain('data/brand-kinds.yaml:1: bar: unknown burden: joy')
  })
})
