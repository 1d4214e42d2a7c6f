/**
 * Regression tests: allergens that the program once missed in a recipe because of special characters, joined or
 * shortened words, lists in sentences, or titles.
 */

// tier: sweep

import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/domain/languages.ts'
import { ALLERGENS } from '../../src/domain/restrictions.ts'
import { finish } from '../../src/domain/steps.ts'
import { checkLabel } from '../../src/engine/labels/check.ts'
import { isKind } from '../../src/search/compare-foods.ts'
import { checkRecipe } from '../../src/engine/recipes/check.ts'
import { nameKey } from '../../src/language/fold.ts'
import { plainRecipe } from '../../src/recipes/plain.ts'
import { LIBRARY } from '../http/support.ts'
import { sweep } from '../support/tiers.mts'

const check = (text: string, lang: Language) =>
  finish(
    checkRecipe(LIBRARY, { recipe: plainRecipe(text), lang, concerns: null, diets: null }),
  )

/** Returns the given dimensions whose verdict on the text is "compatible". */
function compatible(text: string, lang: Language, dimensions: readonly string[]) {
  const { evaluation } = check(text, lang)
  return Object.entries(evaluation)
    .filter(([name, { verdict }]) => dimensions.includes(name) && verdict === 'compatible')
    .map(([name]) => name)
}

type Row = readonly [lang: Language, text: string, hidden: readonly string[]]

const milk = ['dairy', 'lactose']

describe('hides nothing', () => {
  const rows: readonly Row[] = [
    // Signs such as "&" between two foods.
    ['en', '100 g rice & milk', milk],
    ['en', '100 g rice + cream', milk],
    ['en', '100 g rice/cream', milk],
    ['en', '100 g rice/milk', milk],
    ['en', '100 g rice | milk', milk],
    ['en', '100 g rice | cream', milk],
    ['de', '100 g Reis | Milch', milk],
    ['de', '100 g Reis | Sahne', milk],
    ['en', '100 g coconut\tmilk', milk],
    ['en', '100 g coconut. milk', milk],
    ['en', '100 g apple • butter', milk],
    ['en', '100 g oat = milk', milk],
    ['en', '100 g coconut "milk"', milk],
    // Words that are joined by mistake or shortened.
    ['de', '100 g ReisEiweiße', ['egg']],
    ['de', '100 g MilchReis', milk],
    ['es', '100 g aceite de sé.', ['sesame']],
    ['en', '501a oil', ['sesame', 'soy']],
    ['en', '5e5ame oil', ['sesame']],
    ['de', '5oja Öl', ['soy']],
    ['en', '100gpeanut butter', ['peanut']],
    // "Körner" means grains here, although "Korn" is also a drink.
    ['de', '2 EL Körner', ['gluten', 'sesame']],
    ['de', '50 g Körner für das Brot', ['gluten', 'sesame']],
    ['de', '100 g Kerne und Körner', ['gluten', 'sesame']],
    ['de', 'Körner nach Wahl (z. B. Sesam)', ['gluten', 'sesame']],
    // Lists that end with a full stop, before the first amount.
    [
      'en',
      'Fruit salad\nIngredients: sugar, casein, salt. May contain soya and nuts.\n2 apples',
      [...milk, 'soy', 'treeNut'],
    ],
    ['en', 'Fruit salad\nSugar, casien, salt and pepper.\n2 apples', milk],
    ['en', 'Sugar, penuts, salt.\n2 apples', ['peanut']],
    ['en', 'A knob of buttr, salt and pepper.\n2 apples', milk],
    ['de', 'Zutaten: Zucker, Kasein, Salz. Kann Soja enthalten.\n2 Äpfel', [...milk, 'soy']],
    ['de', 'Obstsalat\nZucker, Kasien, Salz.\n2 Äpfel', milk],
    ['es', 'Ingredientes: azúcar, caseína, sal. Puede contener soja.\n2 manzanas', [...milk, 'soy']],
    ['es', 'Sal, pimienta y una nuez de mantequila.\n2 manzanas', milk],
    // A title that names a food, and a food whose name contains the name of another food.
    ['en', 'Butter rice\n2 tbsp peanut butter\n100 g rice', milk],
    ['en', 'Beer stew\n1 l root beer\n1 carrot', ['gluten']],
    ['en', 'Crab soup\n3 crab apples', ['shellfish']],
    ['de', 'Austernsuppe\n200 g Austernpilze', ['shellfish']],
    // Foods in a step that begins with its number.
    ['en', '2 apples\nStep 1: Toast 100 g almonds in the pan', ['treeNut']],
    ['de', '2 Äpfel\nSchritt 1: 100 g Mandeln rösten', ['treeNut']],
    ['es', '2 manzanas\nPaso 1: tostar 100 g de almendras', ['treeNut']],
  ]
  test.each(rows)('%s %j', (lang, text, hidden) => {
    expect(compatible(text, lang, hidden)).toEqual([])
  })
})

/** Shortened names that are also names of other foods, so that we cannot detect the missing part ("Hase", "Butt"). */
const OTHER_FOODS: readonly (readonly [Language, string, string])[] = [
  ['de', '100 g Hase.', 'hare'],
  ['de', '100 g Butt.', 'european-flounder'],
  ['es', '100 g edam.', 'edam'],
  ['en', '100 g maca.', 'medicinal-plants'],
]

test.each(OTHER_FOODS)('%s "%s" is read as another food by its whole name', (lang, text, id) => {
  expect(check(text, lang).readings?.map(({ ingredientId }) => ingredientId)).toEqual([id])
})

describe('reads', () => {
  const rows: readonly (readonly [Language, string, readonly string[]])[] = [
    ['en', '100 g coconut & milk', ['coconut', 'whole-milk']],
    ['en', '1 cup half & half', ['half-and-half']],
    ['en', '200 g mac & cheese', ['macaroni-and-cheese']],
    ['en', '200 g all-purpose flour', ['wheat-flour']],
    ['en', '500 g **coconut** milk', ['coconut-milk']],
    ['de', '500 g "Typ 405" Mehl', ['wheat-flour']],
    ['de', '200 g Kirschen', ['cherry']],
    ['en', '200\tg\tcoconut milk', ['coconut-milk']],
    ['en', '200 g | butter', ['butter']],
    ['en', '2 cans chickpeas', ['canned-chickpeas']],
    ['de', 'Saft und Schale einer Zitrone', ['lemon-juice', 'lemon-zest']],
  ]
  test.each(rows)('is certain: %s %j', (lang, text, ids) => {
    const { readings = [] } = check(text, lang)
    expect(readings.map(({ ingredientId, reading }) => [ingredientId, reading])).toEqual(
      ids.map((id) => [id, 'sure']),
    )
  })
})

const allergensOf = (id: string) =>
  ALLERGENS.filter(
    (allergen) => LIBRARY.ingredient(id)?.allergenProfile[allergen]?.contains === 'yes',
  )

/** Words that describe foods ("toasted", "fine") as often as they name one. */
const DESCRIPTORS: ReadonlySet<string> = new Set(['tostada', 'fino'])

describe('no name of the library', () => {
  const signs = [' & ', ' + ', '/', ' | ', '\t', ' · ', ' • ', ' = ', '. ', ' … ', '_', ' \\ ']
  const way = [
    ...signs.map((sign) => (a: string, b: string) => `${a}${sign}${b}`),
    (a: string, b: string) => `${a} "${b}"`,
    (a: string, b: string) => `"${a}" ${b}`,
  ]

  test('is read across a sign that hides an allergen of a part', () => {
    const hidden: string[] = []
    let pairs = 0
    for (const { key, lang, ingredientId, name } of LIBRARY.names()) {
      const words = key.split(' ')
      if (!/^[\p{L} ]+$/u.test(name)) continue
      for (let at = 1; at < words.length; at++) {
        const parts = [words.slice(0, at).join(' '), words.slice(at).join(' ')] as const
        const ids = parts.map((part) =>
          LIBRARY.named(part).find((hit) => hit.lang === lang)?.ingredientId,
        )
        const [one, other] = ids
        if (one === undefined || other === undefined) continue
        const lost = [...allergensOf(one), ...allergensOf(other)].filter(
          (allergen) =>
            LIBRARY.ingredient(ingredientId)?.allergenProfile[allergen]?.contains === 'no',
        )
        const isVegan = /^vegane?[mnrs]? | vegan[ao]?$/.test(key)
        if (lost.length === 0 || isVegan || parts.some((part) => DESCRIPTORS.has(part))) continue
        pairs += 1
        // Try only two of the separators for each pair, since trying all of them would take minutes.
        for (const join of way.filter((_, i) => (pairs + i) % (way.length / 2) === 0)) {
          const text = `100 g ${join(...parts)}`
          const still = compatible(text, lang, lost)
          if (still.length > 0) hidden.push(`${lang} ${JSON.stringify(text)} ${still.join(' ')}`)
        }
      }
    }
    expect(pairs).toBeGreaterThan(200)
    expect(hidden).toEqual([])
  }, 120_000)
})

describe('no id', () => {
  const ids = LIBRARY.ids()
  const known = new Set(ids)
  /**
   * Pairs of foods. The id of the first food contains the id of the second food as whole words, but the first food
   * lacks an allergen of the second food.
   */
  const pairs = ids.flatMap((id) => {
    const words = id.split('-')
    return words.flatMap((_, from) =>
      words.flatMap((__, length) => {
        const part = words.slice(from, from + length + 1).join('-')
        if (part === id || !known.has(part) || from + length >= words.length) return []
        const lost = allergensOf(part).filter(
          (allergen) => LIBRARY.ingredient(id)?.allergenProfile[allergen]?.contains === 'no',
        )
        return lost.length > 0 ? [{ id, part, lost }] : []
      }),
    )
  })

  test('makes a food a kind of another whose allergen it lacks', () => {
    expect(pairs.length).toBeGreaterThan(50)
    expect(pairs.filter(({ id, part }) => isKind(LIBRARY, id, part))).toEqual([])
  })

  test('clears an allergen: a title with one food above a line with the other leaves it open', () => {
    const hidden = pairs.filter(({ id, part, lost }) => {
      const [line = ''] = LIBRARY.ingredient(id)?.names.en ?? []
      const [title = ''] = LIBRARY.ingredient(part)?.names.en ?? []
      const { readings = [], skipped = [], evaluation } = check(
        `Recipe: ${title} supper\n\n100 g ${line}\n100 g sugar`,
        'en',
      )
      // Count a pair only if both the line and the title are read as intended.
      const isReadAsIntended =
        readings[0]?.ingredientId === id && skipped.some(({ line: skippedLine }) => skippedLine.includes(title))
      return isReadAsIntended && lost.some((allergen) => evaluation[allergen].verdict === 'compatible')
    })
    expect(hidden.map(({ id, part, lost }) => `${part} / ${id}: ${lost.join(' ')}`)).toEqual([])
  }, 60_000)
})

test('characters with a longer lower-case, upper-case or decomposed form do not break anything', () => {
  const odd: string[] = []
  for (let code = 0x20; code <= 0x10ffff; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue
    // Skip most Hangul syllables: all decompose in the same way, so a few are enough.
    if (code > 0xac10 && code <= 0xd7a3) continue
    const letter = String.fromCodePoint(code)
    const forms = [letter.toLowerCase(), letter.toUpperCase(), letter.normalize('NFD')]
    if (forms.some(({ length }) => length !== letter.length)) odd.push(letter)
  }
  expect(odd.length).toBeGreaterThan(1_000)
  for (const letter of sweep(odd)) {
    expect(() => nameKey(`m${letter}lk`)).not.toThrow()
    const label = { text: `Salz ${letter}, Wasser. Kann Nüsse enthalten`, lang: 'de' as const }
    const asked = { ...label, concerns: null, portion: null }
    expect(() => finish(checkLabel(LIBRARY, asked))).not.toThrow()
    expect(check(`100 g m${letter}lk, ${letter}`, 'de').readings?.length).toBeGreaterThan(0)
  }
}, 60_000)
