/** Tests statements and notes on packages ("free from milk"): which allergens are contained, possible or unknown. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/domain/languages.ts'
import { ALLERGENS, type Dimension, EU_ALLERGENS } from '../../src/domain/restrictions.ts'
import type { LabelResponse } from '../../src/domain/shapes/labels.ts'
import { finish } from '../../src/domain/steps.ts'
import { checkLabel } from '../../src/engine/labels/check.ts'
import { LIBRARY } from '../http/support.ts'

const read = (lang: Language, text: string): LabelResponse =>
  finish(checkLabel(LIBRARY, { lang, text }))

const LISTS: Readonly<Record<Language, string>> = {
  de: 'Zutaten: Reis, Salz. ',
  en: 'Ingredients: rice, salt. ',
  es: 'Ingredientes: arroz, sal. ',
}

const entriesIn = (lang: Language, text: string) => {
  const { contains, mayContain, unknown } = read(lang, text)
  return {
    contains: contains.join(' '),
    mayContain: mayContain.join(' '),
    unknown: unknown.join(' '),
  }
}

/** Returns all EU allergens except the given ones. */
const restOf = (...known: readonly string[]) =>
  EU_ALLERGENS.filter((entry) => !known.includes(entry)).join(' ')

describe('a statement is read like the list', () => {
  test.each<[Language, string, string, string, string]>([
    ['en', 'Contains: halibut.', 'fish', '', ''],
    ['en', 'Contains: feta, wheat.', 'gluten milk', '', ''],
    ['en', 'CONTAINS: HALIBUT', 'fish', '', ''],
    ['en', 'Allergens: cod', 'fish', '', ''],
    ['en', 'Contains soy sauce.', 'gluten soybeans', '', ''],
    ['en', 'Contains hazelnuts and pecans.', 'nuts', '', ''],
    ['en', 'May contain traces of pesto.', '', 'milk nuts', 'eggs sulphites'],
    ['en', 'May contain camembert and florble.', '', 'milk', restOf('milk')],
    ['en', 'May contain 0.1 % milk.', '', 'milk', ''],
    [
      'en',
      'May contain other nuts, cereals containing gluten and traces of egg.',
      '',
      'gluten eggs nuts',
      '',
    ],
    ['en', 'Contains xyzzy.', '', '', restOf()],
    ['en', 'Contains milk and xyzzy.', 'milk', '', restOf('milk')],
    ['de', 'Kann Spuren von Baumnuss enthalten.', '', 'nuts', ''],
    ['de', 'Enthält Frischei.', 'eggs', '', ''],
    ['de', 'Enthält Nudeln.', 'gluten', '', 'eggs'],
    ['de', 'Enthält Grieß.', 'gluten', '', ''],
    ['de', 'Kann Spuren von Grieß enthalten', '', 'gluten', ''],
    ['de', 'Kann Camembert enthalten.', '', 'milk', ''],
    ['de', 'Kann Spuren von Schalen - früchten enthalten.', '', '', restOf()],
    ['de', 'Kann Spuren von Soia enthalten.', '', '', restOf()],
    [
      'de',
      'Kann Spuren von Eiern, Hühnereiweiß und Milcherzeugnissen enthalten.',
      '',
      'eggs milk',
      '',
    ],
    ['de', 'Traces éventuelles de fruits à coque et de poisson', '', '', restOf()],
    ['de', 'Peut contenir du lait.', '', '', restOf()],
    ['en', 'Enthält Milch.', 'milk', '', ''],
    ['es', 'Puede contener trazas de pacanas.', '', 'nuts', ''],
    ['es', 'Contiene lubina.', 'fish', '', ''],
    ['es', 'CONTIENE GLUIEN', '', '', restOf()],
    ['es', 'Puede contener trazas de pescadilla.', '', 'fish', ''],
  ])('%s: %s', (lang, text, contains, mayContain, unknown) => {
    expect(entriesIn(lang, LISTS[lang] + text)).toEqual({ contains, mayContain, unknown })
  })

  test.each<[Language, string, string, string]>([
    ['en', 'rice (contains pesto)', 'milk nuts', ''],
    ['en', 'rice (may contain pesto), salt', '', 'milk nuts'],
    ['en', 'sugar, rice (a.k.a. soy sauce), salt', 'gluten soybeans', ''],
    ['de', 'Reis (enthält Pesto)', 'milk nuts', ''],
  ])('in brackets, %s: %s', (lang, text, contains, mayContain) => {
    expect(entriesIn(lang, text)).toMatchObject({ contains, mayContain })
  })

  test('a kitchen that handles fish', () => {
    const { contains, mayContain } = entriesIn(
      'en',
      'Ingredients: oats. Made in a kitchen that handles pilchards.',
    )
    expect([contains, mayContain]).toEqual(['gluten', 'fish'])
  })

  test('an unreadable word leaves every dimension undecided, and is listed', () => {
    const { evaluation, unresolved } = read('en', 'Ingredients: rice, salt. Contains xyzzy.')
    const verdicts = new Set(Object.values(evaluation).map(({ verdict }) => verdict))
    expect([...verdicts]).toEqual(['uncertain'])
    expect(unresolved.map(({ ingredientId }) => ingredientId)).toEqual(['xyzzy'])
  })

  test.each<[string, string, string]>([
    ['rice, salt. May contain pine nuts.', 'pine-nut', 'uncertain'],
    ['rice, salt. May contain hazelnuts.', 'hazelnut', 'uncertain'],
    ['rice, salt. Contains halibut.', 'halibut', 'incompatible'],
    ['rice (contains pine nuts), salt', 'pine-nut', 'incompatible'],
    ['rice, salt. May contain pine nuts.', 'halibut', 'compatible'],
    ['salmon (fish), salt', 'onion', 'compatible'],
    ['rice, tamari (a.k.a. soy sauce), salt', 'soy-sauce', 'incompatible'],
    ['rice, seasoning (with onion), salt', 'onion', 'incompatible'],
    ['vegetable oil (sunflower or rapeseed), salt', 'rapeseed-oil', 'uncertain'],
    ['vegetable oil (rapeseed or sunflower), salt', 'rapeseed-oil', 'uncertain'],
  ])('an avoided food in a statement: %s %s', (text, id, verdict) => {
    const avoid = [{ kind: 'ingredient', id }] as const
    const kim = { name: 'Kim', concerns: [], diets: [], avoid }
    const { people } = finish(checkLabel(LIBRARY, { text, lang: 'en', people: [kim] }))
    expect(people?.map((one) => one.verdict)).toEqual([verdict])
  })
})

describe('text that says that there is more than it names leaves every allergen open', () => {
  test.each<[Language, string]>([
    ['en', 'Ingredients: rice, salt. May contain all 14 allergens.'],
    ['es', 'Ingredientes: arroz, sal. Puede contener alérgenos.'],
    ['es', 'Ingredientes: arroz, sal. Posible contaminación cruzada.'],
    ['de', 'Zutaten: Reis, Salz. Enthält: Getreide.'],
    ['en', 'Ingredients: rice, salt. Contains: mild.'],
    ['en', 'Ingredients: rice, salt. Contains 🥜!'],
    ['es', 'Ingredientes: arroz, sal. No apto para intolerantes.'],
    ['de', 'Zutaten: Zucker. Ohne Zusatz von Milch, kann aber Spuren davon enthalten.'],
    ['de', 'Zutaten: Zucker. Milchfrei (Spuren nicht auszuschließen)'],
    ['en', 'Ingredients: rice. No peanuts in the recipe, but we do handle them on site.'],
    ['de', 'Allergencode C\nZutaten: Kartoffeln, Salz'],
    ['de', 'Kartoffelsuppe A,G – Zutaten: Kartoffeln, Wasser, Salz'],
    ['es', 'Patatas bravas (1, 7). Ingredientes: patata, aceite'],
    ['en', 'Baked potato [contains 7, 9]. Ingredients: potato, salt'],
    ['de', 'Zutaten: Kartoffeln, Salz (L)'],
    ['en', 'Main ingredients: rice, salt'],
    ['de', 'Zutaten (Auszug): Reis, Salz'],
    ['de', 'Zutaten: Reis, Salz, ...'],
    ['es', 'Ingredientes: arroz, sal y otros'],
    ['en', 'Ingredients: rice, salt. Recipe may change, check with staff for allergens.'],
    ['en', 'Ingredients: rice, salt 🐟'],
  ])('%s: %s', (lang, text) => {
    expect(entriesIn(lang, text)).toEqual({ contains: '', mayContain: '', unknown: restOf() })
  })

  test.each<[Language, string]>([
    ['en', 'Ingredients: rice, salt. Contains 6 servings.'],
    ['en', 'Ingredients: rice, salt. Allergens: none.'],
    ['en', 'Ingredients: rice, salt. Suitable for vegetarians and coeliacs.'],
    ['en', 'Ingredients: rice, salt. Not suitable for home freezing.'],
    ['en', 'Rice with vitamins A, D. Ingredients: rice, vitamins (A, D), salt'],
    ['en', 'Rice cakes (4). Ingredients: rice, salt'],
    ['de', 'Zutaten: Reis, Salz. Enthält Koffein.'],
    ['de', 'Zutaten: Reis, Salz. Enthält keine Allergene.'],
    ['de', 'Zutaten: Kartoffeln (D), Salz'],
    ['es', 'Ingredientes: arroz, sal. Puede contener huesos.'],
    ['es', 'Ingredientes: arroz, sal. Apto para celíacos.'],
  ])('but nothing else does: %s: %s', (lang, text) => {
    expect(entriesIn(lang, text)).toEqual({ contains: '', mayContain: '', unknown: '' })
  })

  test.each<[Language, string, string]>([
    ['en', 'Unsuitable for coeliacs.', 'gluten'],
    ['de', 'Achtung Zöliakie!', 'gluten'],
    ['es', 'Los celíacos deben abstenerse.', 'gluten'],
    ['es', 'No apto para APLV.', 'milk'],
    ['de', 'Leicht mehliert und frittiert.', 'gluten'],
    ['de', 'Gratiniert.', 'milk'],
    ['es', 'Enharinado y frito.', 'gluten'],
    ['en', 'Caught in the North East Atlantic by trawl.', 'fish'],
  ])('and words that imply one allergen leave it open: %s: %s', (lang, text, unknown) => {
    expect(entriesIn(lang, LISTS[lang] + text)).toEqual({ contains: '', mayContain: '', unknown })
  })

  test.each<[Language, string, string]>([
    ['de', 'Keine Allergene außer Senf.', 'mustard'],
    ['en', 'No allergens except egg.', 'eggs'],
    ['es', 'Libre de alérgenos excepto huevo.', 'eggs'],
  ])('and an exception is contained: %s: %s', (lang, text, contains) => {
    expect(entriesIn(lang, LISTS[lang] + text)).toEqual({ contains, mayContain: '', unknown: '' })
  })
})

test.each<[Language, string, string]>([
  ['es', 'Bacalao al pil-pil. Ingredientes: ajo, aceite', 'uncertain'],
  ['es', 'Tortilla de patatas. Ingredientes: patata, cebolla, aceite', 'uncertain'],
  ['en', 'Cheese slices. Ingredients: coconut oil, salt. Suitable for vegans.', 'compatible'],
])('the animal allergens of a title count for diets: %s: %s', (lang, text, verdict) => {
  expect(read(lang, text).diets.vegan.verdict).toBe(verdict)
})

describe('a denial ends where the sentence goes on to name an ingredient', () => {
  test.each<[Language, string, string, string]>([
    ['en', 'Gluten free, made with egg.', 'eggs', ''],
    ['en', 'Dairy free, with hazelnuts.', 'nuts', ''],
    ['en', 'Gluten free, egg, milk.', 'eggs milk', ''],
    ['en', 'No gluten, but egg and milk', 'eggs milk', ''],
    ['en', 'Contains no gluten but egg.', 'eggs', ''],
    ['en', 'Gluten free and contains egg', 'eggs', ''],
    ['en', 'Gluten free, dairy free, but not egg free', '', 'eggs'],
    ['en', 'Nut free. Egg may be present', '', 'eggs'],
    ['en', 'Not suitable for people with nut allergy', '', 'nuts'],
    ['en', 'Not dairy free', '', 'milk'],
    ['en', 'Not made in a nut-free kitchen', '', 'nuts'],
    ['en', 'Free from gluten. Not free from milk.', '', 'milk'],
    ['de', 'Laktosefrei, mit Milcheiweiß', 'milk', ''],
    ['de', 'Frei von Gluten, aber mit Haselnüssen', 'nuts', ''],
    ['de', 'Ohne Gluten, mit Ei.', 'eggs', ''],
    ['de', 'Frei von Gluten, jedoch mit Milch.', 'milk', ''],
    ['de', 'Ohne Milch, dafür mit Soja.', 'soybeans', ''],
    ['de', 'Enthält keine Milch, sondern Soja.', 'soybeans', ''],
    ['de', 'Glutenfrei, aber nicht milchfrei.', '', 'milk'],
    ['de', 'Milchfrei, jedoch nicht eifrei.', '', 'eggs'],
    ['de', 'Nicht laktosefrei.', '', 'milk'],
    ['de', 'Nicht frei von Milch', '', 'milk'],
    ['de', 'Ei kann nicht ausgeschlossen werden', '', 'eggs'],
    ['es', 'Sin gluten pero con leche', 'milk', ''],
    ['es', 'Sin gluten, con huevo.', 'eggs', ''],
    ['es', 'Sin gluten, aunque contiene leche.', 'milk', ''],
    ['es', 'Sin lactosa, contiene leche', 'milk', ''],
    ['es', 'Libre de gluten pero no de leche.', 'milk', ''],
    ['es', 'No es libre de gluten.', '', 'gluten'],
    ['es', 'No es apto para alérgicos al huevo', '', 'eggs'],
    ['en', 'Free from gluten, milk and nuts.', '', ''],
    ['en', 'No gluten, egg or milk.', '', ''],
    ['en', 'Vegan, gluten free, no added sugar.', '', ''],
    ['de', 'Ohne Gluten, Milch und Ei.', '', ''],
    ['de', 'Frei von Gluten und Milch.', '', ''],
    ['es', 'Sin gluten, leche ni huevo.', '', ''],
  ])('%s: %s', (lang, text, contains, mayContain) => {
    expect(entriesIn(lang, LISTS[lang] + text)).toEqual({ contains, mayContain, unknown: '' })
  })
})

describe('a note within a list only covers the words of its own part', () => {
  test.each<[Language, string, string]>([
    [
      'de',
      'Joghurt, 15 % Apfel-Müsli-Zubereitung (Wasser, Weizen, Haselnüsse), Zucker',
      'gluten milk nuts',
    ],
    ['de', 'Reis, Nuss-Schoko-Zubereitung (Haselnüsse, Magermilchpulver)', 'milk nuts'],
    [
      'de',
      '60% Fisch-Zubereitung (Lachs, Sahne), 40% Backteig (Weizenmehl, Milch)',
      'gluten fish milk',
    ],
    ['de', 'Reis, Schinken serviert mit Ei, Sesam', 'eggs sesame'],
    ['de', 'Zutaten: Zucker, Quark-Zubereitung, Mandeln.', 'milk nuts'],
    [
      'de',
      'Zutaten: Zucker, Frischkäse-Zubereitung 20 % (Frischkäse, Salz), Mandeln.',
      'milk nuts',
    ],
    ['es', 'yogur, preparación de cereales (avena, almendra), azúcar', 'gluten milk nuts'],
    ['es', 'arroz, langostinos de acuicultura, mantequilla', 'crustaceans milk'],
    ['es', 'Ingredientes: azúcar, preparación de fresas (fresas), almendras.', 'nuts'],
    ['en', 'rice, milk chocolate 30% cocoa solids, almonds', 'milk nuts'],
    ['en', 'oats, ham produced for Kim Ltd, egg', 'gluten eggs'],
    ['en', 'rice, prawns farmed in Vietnam, butter', 'crustaceans milk'],
    ['en', 'rice, parmesan made in the EU, egg', 'eggs milk'],
    ['en', 'water, prawns made in the EU, butter', 'crustaceans milk'],
    ['en', 'Ingredients: sugar, almonds 575 kcal, salt.', 'nuts'],
    ['en', 'Ingredients: sugar, serving suggestion almonds, salt', 'nuts'],
    ['en', 'Ingredients: sugar, allergens in bold, almonds', 'nuts'],
    ['en', 'Ingredients: sugar, Quality Street, almonds', 'soybeans milk nuts'],
  ])('%s: %s', (lang, text, contains) => {
    expect(entriesIn(lang, text).contains).toBe(contains)
  })

  test('a place of production is not a warning', () => {
    const { statements, diets } = read('en', 'rice, parmesan made in the EU, egg')
    expect(statements).toEqual([])
    expect(diets.vegan.verdict).toBe('incompatible')
  })
})

describe('signs and special characters', () => {
  test.each<[Language, string, string]>([
    ['en', 'Ingredients: coconut & milk, sugar', 'milk'],
    ['en', 'Ingredients: almond/milk, sugar', 'milk nuts'],
    ['en', 'Ingredients: oat + milk, sugar', 'gluten milk'],
    ['en', 'Ingredients: cocoa / butter, sugar', 'milk'],
    ['en', 'Ingredients: sugar, coconut\tmilk, salt', 'milk'],
    ['en', 'Ingredients: sugar, coconut<br>milk, salt', 'milk'],
    ['en', 'Ingredients: sugar, coconut\nmilk, salt', ''],
    ['de', 'Zutaten: Reis. Kann ﬁlm enthalten. Enthält Milch', 'milk'],
    ['es', 'AZÚCAR LECHE RECONSTITUİDA (15%)', 'milk'],
  ])('%s: %s', (lang, text, contains) => {
    expect(entriesIn(lang, text).contains).toBe(contains)
  })

  test('a dotted capital I and a ligature do not shift any position', () => {
    const text = 'Salz İ, Schweineﬂeisch, Wasser. Kann Nüsse enthalten'
    const { ingredients, statements, mayContain } = read('de', text)
    expect(ingredients.map((one) => one.text)).toEqual(['Salz İ', 'Schweineﬂeisch', 'Wasser'])
    expect(ingredients.map((one) => one.ingredientId)).toEqual([null, 'pork', 'water'])
    expect(statements.map((one) => text.slice(one.start, one.end))).toEqual([
      'Kann Nüsse enthalten',
    ])
    expect(mayContain).toEqual(['nuts'])
  })

  test.each([
    ['en', '100gpeanut butter'],
    ['en', '5e5ame oil'],
    ['en', '501a oil'],
    ['de', '5oja Öl'],
    ['de', 'Butt.'],
  ] as const)('%s: %s is a guess at most', (lang, name) => {
    const { ingredients, unresolved } = read(lang, `${name}, Zucker`)
    expect(ingredients[0]?.reading).not.toBe('sure')
    expect(unresolved).not.toEqual([])
  })
})

describe('a package that denies a diet does not fit it, whatever its list contains', () => {
  test.each<[Language, string, string]>([
    ['en', 'Not vegan.', 'vegan'],
    ['en', 'Not suitable for vegans.', 'vegan'],
    ['en', 'May not be suitable\nfor vegans', 'vegan'],
    ['en', 'Suitable for vegetarians but not vegans.', 'vegan'],
    ['en', 'Unsuitable for vegetarians.', 'vegan vegetarian'],
    ['en', 'Not suitable for vegetarians or vegans.', 'vegan vegetarian'],
    ['en', 'Not suitable for vegans or vegetarians.', 'vegan vegetarian'],
    ['en', 'Vegan: no', 'vegan'],
    ['en', 'Vegans beware!', 'vegan'],
    ['en', 'Vegan. Not suitable for people with a milk allergy.', ''],
    ['en', 'Not only for vegans.', ''],
    ['de', 'Nicht vegan.', 'vegan'],
    ['de', 'Nicht für Veganer geeignet.', 'vegan'],
    ['de', 'Für Veganer nicht geeignet.', 'vegan'],
    ['de', 'Für Veganer und Vegetarier nicht geeignet.', 'vegan vegetarian'],
    ['de', 'Für Vegetarier ungeeignet.', 'vegan vegetarian'],
    ['de', 'Kein veganes Produkt.', 'vegan'],
    ['de', 'Vegan. Nicht für Kinder unter 3 Jahren geeignet.', ''],
    ['de', 'Nicht nur für Veganer.', ''],
    ['de', 'Not suitable for vegans.', 'vegan'],
    ['es', 'No vegano.', 'vegan'],
    ['es', 'No apto para veganos.', 'vegan'],
    ['es', 'Producto no apto para dietas veganas.', 'vegan'],
    ['es', 'No es apto para vegetarianos.', 'vegan vegetarian'],
    ['es', 'Vegano. No contiene gluten.', ''],
    ['es', 'No solo para veganos.', ''],
  ])('%s: %s', (lang, text, expected) => {
    const { diets } = read(lang, LISTS[lang] + text)
    const open = (['vegan', 'vegetarian'] as const).filter(
      (diet) => diets[diet].verdict !== 'compatible',
    )
    expect(open.join(' ')).toBe(expected)
    expect(diets.pescetarian.verdict).toBe('compatible')
  })

  test.each<[Language, string]>([
    ['en', 'Not halal.'],
    ['de', 'Nicht halal!'],
    ['es', 'No halal.'],
  ])('halal: %s: %s', (lang, text) => {
    expect(read(lang, LISTS[lang] + text).diets.halal.verdict).toBe('uncertain')
  })

  test('and its word "vegan" clears nothing', () => {
    const { diets } = read('en', 'Not suitable for vegans. Ingredients: rice, glycerine, salt.')
    expect(diets.vegan.unresolved).toContain('not suitable for vegans')
    expect(diets.vegan.uncertainSources).not.toEqual([])
  })
})

/** Names of everyday foods, with other words around them that once made us miss the allergens. */
describe('no decoration of a name hides its allergens', () => {
  const file = join(import.meta.dirname, 'hidden-in-packages.tsv')
  const [, ...rows] = readFileSync(file, 'utf8').trimEnd().split('\n')
  test.each(rows.map((row) => row.split('\t') as [Language, string, string]))(
    '%s: %s',
    (lang, text, names) => {
      const { evaluation } = read(lang, text)
      const open = names
        .split(' ')
        .filter((one) => evaluation[one as Dimension].verdict === 'compatible')
      expect(open).toEqual([])
    },
  )
})

const FRAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Contains X.', 'May contain traces of X.', 'rice (contains X)'],
  de: ['Enthält X', 'Kann Spuren von X enthalten'],
  es: ['Contiene X', 'Puede contener trazas de X'],
}

test.each(['en', 'de', 'es'] as const)(
  'no statement hides an allergen of a food that it names: %s',
  (lang) => {
    const hidden: string[] = []
    let count = 0
    for (const id of LIBRARY.ids().filter((_, at) => at % 11 === 0)) {
      const food = LIBRARY.ingredient(id)
      const [name = ''] = food?.names[lang] ?? []
      const dimensions = ALLERGENS.filter((one) => food?.allergenProfile[one]?.contains === 'yes')
      const entries = EU_ALLERGENS.filter((one) => food?.euAllergens[one] === 'yes')
      if (dimensions.length + entries.length === 0) continue
      for (const frame of FRAMES[lang]) {
        count += 1
        const statement = frame.replace('X', name)
        const { evaluation, allergens } = read(
          lang,
          frame.startsWith('rice') ? statement : LISTS[lang] + statement,
        )
        if (dimensions.some((one) => evaluation[one].verdict === 'compatible'))
          hidden.push(statement)
        if (allergens.some((one) => one.status === 'no' && entries.includes(one.allergen)))
          hidden.push(statement)
      }
    }
    expect(count).toBeGreaterThan(300)
    expect(hidden).toEqual([])
  },
)
