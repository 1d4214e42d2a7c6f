/** Tests the words for concerns, diets, uses, categories, nutrients and levels in the three languages. */

import { expect, test } from 'vitest'
import { App } from '../../src/cli/app.ts'
import { inCodes } from '../../src/cli/input/people.ts'
import {
  categoryNamed,
  concernNamed,
  dietNamed,
  levelNamed,
  nutrientNamed,
  orderNamed,
  restrictionNamed,
  useNamed,
  verdictNamed,
} from '../../src/cli/input/words.ts'
import { processIo } from '../../src/cli/io.ts'
import { LANGUAGES } from '../../src/domain/languages.ts'
import {
  CONCERNS,
  DIETS,
  EU_ALLERGENS,
  EU_ENTRY,
  isEuConcern,
} from '../../src/domain/restrictions.ts'
import { IngrError } from '../../src/errors.ts'
import { sayWord } from '../../src/wording/say.ts'

const app = new App({ ...processIo(), err: () => {}, env: {} }, { library: 'data/library.sqlite' })
const german = new App(
  { ...processIo(), err: () => {}, env: {} },
  { lang: 'de', library: 'data/library.sqlite' },
)

test.each<[string, ...string[]]>([
  ['Ei', 'egg'],
  ['EIER', 'egg'],
  ['huevos', 'egg'],
  ['eggs', 'egg'],
  ['Laktose', 'lactose'],
  ['laktosefrei', 'lactose'],
  ['sin lactosa', 'lactose'],
  ['Milch', 'lactose', 'dairy'],
  ['leche', 'lactose', 'dairy'],
  ['milk', 'lactose', 'dairy'],
  ['Milcheiweiß', 'dairy'],
  ['lácteos', 'dairy'],
  ['lacteos', 'dairy'],
  ['Histamin', 'histamine'],
  ['histaminarm', 'histamine'],
  ['low-fodmap', 'fodmap'],
  ['FODMAPs', 'fodmap'],
  ['Reizdarm', 'fodmap'],
  ['haselnuss', 'treeNut'],
  ['Walnüsse', 'treeNut'],
  ['almond', 'treeNut'],
  ['Nüsse', 'peanut', 'treeNut'],
  ['nuts', 'peanut', 'treeNut'],
  ['frutos secos', 'peanut', 'treeNut'],
  ['Weizen', 'gluten'],
  ['Zöliakie', 'gluten'],
  ['celíaco', 'gluten'],
  ['Krebstiere', 'crustaceans'],
  ['Krustentiere', 'crustaceans'],
  ['crustacean', 'crustaceans'],
  ['moluscos', 'molluscs'],
  ['mussels', 'shellfish'],
  ['Meeresfrüchte', 'shellfish'],
  ['Sellerie', 'celery'],
  ['selleriefrei', 'celery'],
  ['apio', 'celery'],
  ['sin mostaza', 'mustard'],
  ['Senfallergie', 'mustard'],
  ['Lupine', 'lupin'],
  ['altramuces', 'lupin'],
  ['Sulfite', 'sulfite'],
  ['tree nut', 'treeNut'],
  ['treenut', 'treeNut'],
  ['tree-nut', 'treeNut'],
])('-c %s', (text, ...codes) => {
  expect([...concernNamed(app, text)].sort()).toEqual([...codes].sort())
})

test('every displayed name of a concern, an EU entry or a diet is accepted as input, in any language', () => {
  for (const lang of LANGUAGES) {
    for (const one of CONCERNS)
      expect(concernNamed(app, sayWord('domain', one, lang))).toContain(one)
    for (const one of DIETS) expect(dietNamed(app, sayWord('diet', one, lang))).toBe(one)
    for (const one of EU_ALLERGENS) {
      const { allergen } = EU_ENTRY[one]
      for (const name of [sayWord('eu', one, lang), sayWord('law', one, lang)]) {
        expect(concernNamed(app, name)).toContain(isEuConcern(one) ? one : allergen)
      }
    }
  }
})

test.each([
  ['vegano', 'vegan'],
  ['Veganerin', 'vegan'],
  ['vegetarisch', 'vegetarian'],
  ['pescatarian', 'pescetarian'],
  ['schweinefrei', 'porkFree'],
  ['sin cerdo', 'porkFree'],
  ['no pork', 'porkFree'],
])('diet %s', (text, diet) => {
  expect(dietNamed(app, text)).toBe(diet)
  expect(restrictionNamed(app, text)).toEqual([diet])
})

test.each([
  ['Backen', useNamed, 'baking'],
  ['hornear', useNamed, 'baking'],
  ['salsa', useNamed, 'sauce'],
  ['Soße', useNamed, 'sauce'],
  ['Käse', categoryNamed, 'cheese'],
  ['quesos', categoryNamed, 'cheese'],
  ['Hülsenfrüchte', categoryNamed, 'legumes'],
  ['Eisen', nutrientNamed, 'iron'],
  ['hierro', nutrientNamed, 'iron'],
  ['fiber', nutrientNamed, 'fibre'],
  ['Ballaststoffe', nutrientNamed, 'fibre'],
  ['Kalorien', nutrientNamed, 'energyKcal'],
  ['mäßig', levelNamed, 'moderate'],
  ['alto', levelNamed, 'high'],
  ['unverträglich', verdictNamed, 'incompatible'],
  ['precaución', verdictNamed, 'caution'],
] as const)('%s', (text, named, code) => {
  expect(named(app, text)).toBe(code)
})

function caught(work: () => unknown): IngrError {
  try {
    work()
  } catch (error) {
    if (error instanceof IngrError) return error
  }
  throw new Error('expected an error')
}

test.each<[() => unknown, string]>([
  [() => concernNamed(app, 'glutn'), 'unknown concern: glutn (did you mean gluten?)'],
  [
    () => concernNamed(german, 'Laktoze'),
    'unbekanntes Kriterium: Laktoze (vielleicht gemeint: Laktose?)',
  ],
  [
    () => dietNamed(german, 'vegam'),
    'unbekannte Ernährungsweise: vegam (vielleicht gemeint: vegan?)',
  ],
  [() => useNamed(app, 'bakin'), 'unknown use: bakin (did you mean baking?)'],
  [
    () => categoryNamed(german, 'Hülsenfrühte'),
    'unbekannte Kategorie: Hülsenfrühte (vielleicht gemeint: Hülsenfrüchte?)',
  ],
  [
    () => nutrientNamed(german, 'Eisn'),
    'diesen Nährstoff hat die Bibliothek nicht: Eisn (vielleicht gemeint: Eisen?)',
  ],
])('similar words are suggested', async (work, message) => {
  const error = caught(work)
  expect([error.message, await german.said(error)]).toContain(message)
})

test('a household may be in any language, with diets and concerns mixed', () => {
  const written = {
    Personen: [
      {
        name: 'Anna',
        Bereiche: ['Histamin', 'Laktose'],
        verträgt: { Laktose: '5 Gramm', Histamin: 'mäßig' },
        Spuren: 'egal',
      },
      {
        nombre: 'Mateo',
        dieta: ['vegano', 'sin gluten'],
        evita: 'cebolla',
        alergias: 'frutos secos',
      },
    ],
  }
  expect(inCodes(app, written, 'x.yaml')).toEqual({
    people: [
      {
        name: 'Anna',
        concerns: ['histamine', 'lactose'],
        diet: [],
        tolerates: { lactose: '5 g', histamine: 'moderate' },
        traces: 'ignore',
      },
      {
        name: 'Mateo',
        concerns: ['peanut', 'treeNut', 'gluten'],
        diet: ['vegan'],
        avoid: 'cebolla',
      },
    ],
  })
})

test('a household key given in two languages is refused', () => {
  const twice = { people: [{ name: 'Anna', diet: 'vegan', dieta: 'vegana' }] }
  expect(() => inCodes(app, twice, 'x.yaml')).toThrow('x.yaml: people[0]: diet is given twice')
})

test.each([
  ['commonness', 'commonness'],
  ['Häufigkeit', 'commonness'],
  ['frecuencia', 'commonness'],
  ['Kennung', 'id'],
  ['nombre', 'name'],
  ['hierro', 'iron'],
])('sorted by %s', (word, code) => {
  expect(orderNamed(app, word)).toBe(code)
})
