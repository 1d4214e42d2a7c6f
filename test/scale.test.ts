/** Tests how recipe lines are scaled to another number of people: which numbers change, and how amounts are written. */

import { describe, expect, test } from 'vitest'
import type { Language } from '../src/domain/languages.ts'
import { parseText } from '../src/engine/parse.ts'
import { scaleRecipe } from '../src/engine/recipes/scale.ts'
import { openLibrary } from '../src/library/sqlite-library.ts'

const library = openLibrary('data/library.sqlite')

/** Scales a line of a one-person recipe to this many people. */
function scaled(lang: Language, line: string, people: number): string {
  const text = `1 servings\n\n2 g xyzzy\n${line}`
  return scaleRecipe(library, parseText(library, text, lang), { people, language: lang }).lines[1]!
}

type Row = readonly [lang: Language, line: string, people: number, expected: string]

const rules: readonly (readonly [rule: string, rows: readonly Row[]])[] = [
  [
    'every number of an amount is scaled',
    [
      ['en', '2-3 tbsp sugar', 2, '4-6 tbsp sugar'],
      ['en', '1½ tsp cumin', 2, '3 tsp cumin'],
      ['en', '½ c plus 2 tablespoons milk', 2, '1 c plus 4 tablespoons milk'],
      ['en', '250g/9oz butter', 2, '500g/18oz butter'],
      ['en', 'two eggs or 3 egg whites', 2, '4 eggs or 6 egg whites'],
      ['en', '2 cups (480 ml) milk', 2, '4 cups (960 ml) milk'],
      ['en', 'salt and 2 eggs', 3, 'salt and 6 eggs'],
      ['en', 'juice of 1 lemon', 2, 'juice of 2 lemons'],
      ['en', 'approx. 300g pumpkin', 2, 'approx. 600g pumpkin'],
      ['en', 'eggs x 3', 2, 'eggs x 6'],
    ],
  ],
  [
    'other numbers are unchanged',
    [
      ['en', 'salt', 4, 'salt'],
      ['de', '1 kg Mehl (Type 405)', 2, '2 kg Mehl (Type 405)'],
      ['en', '1 (15 oz) can black beans, drained', 2, '2 (15 oz) cans black beans, drained'],
      ['en', '1 x 400g tin chopped tomatoes', 2, '2 x 400g tins chopped tomatoes'],
      ['de', '1 Dose Kokosmilch (400 ml)', 2, '2 Dosen Kokosmilch (400 ml)'],
      ['en', '4 cod fillets, about 5 ounces each', 2, '8 cod fillets, about 5 ounces each'],
      ['en', '12-inch tortilla', 2, '12-inch tortilla'],
      [
        'es',
        '4 lomos de merluza de unos 150 g cada uno',
        2,
        '8 lomos de merluza de unos 150 g cada uno',
      ],
    ],
  ],
  [
    'words for numbers become figures',
    [
      ['en', 'a handful of coriander', 2, '2 handfuls of coriander'],
      ['es', '1 litro y medio de caldo de pescado', 2, '3 litros de caldo de pescado'],
      ['es', 'litro y medio de caldo de pescado', 2, '3 litros de caldo de pescado'],
      ['es', 'taza y media de arroz', 2, '3 tazas de arroz'],
      ['de', 'anderthalb Liter Milch', 2, '3 Liter Milch'],
      ['es', 'una docena de huevos', 2, '24 huevos'],
      ['en', 'a 15-ounce can tomatoes', 2, '2 15-ounce cans tomatoes'],
      ['en', '1 14-oz can tomatoes', 2, '2 14-oz cans tomatoes'],
    ],
  ],
  [
    'amounts are written as people write them',
    [
      ['en', '1 cup milk', 1 / 3, '1/3 cup milk'],
      ['en', '2 eggs', 0.75, '1 1/2 eggs'],
      ['en', '½ cup milk', 1.5, '¾ cup milk'],
      ['de', '125 g Butter', 4 / 3, '165 g Butter'],
      ['de', '7 g Trockenhefe', 1.5, '10,5 g Trockenhefe'],
      ['en', '7 g dried yeast', 1.5, '10.5 g dried yeast'],
      ['de', '1.000 g Mehl', 0.5, '500 g Mehl'],
      ['de', '1 000 g Mehl', 0.5, '500 g Mehl'],
      ['en', '2 & 1/2 cups flour', 2, '5 cups flour'],
      ['en', '1/3rd cup sugar', 2, '2/3 cup sugar'],
      ['es', '2 y ½ tazas de harina', 2, '5 tazas de harina'],
      ['de', '1,5 kg Äpfel', 3, '4,5 kg Äpfel'],
      ['es', '1 kg de patatas', 1.25, '1,25 kg de patatas'],
      ['en', '33 g sugar', 1 / 7, '4.7 g sugar'],
      ['en', '1 egg', 10 / 7, '1 1/2 eggs'],
      ['en', '3 eggs', 0.75, '2 1/4 eggs'],
      ['en', '7 carrots', 0.65, '4 1/2 carrots'],
      ['en', '20 cherries', 0.63, '13 cherries'],
      ['en', '1 onion', 1.1, '1 onion'],
      ['en', '1 cup milk', 0.8, '3/4 cup milk'],
      ['en', '1 tsp salt', 1 / 16, '0.063 tsp salt'],
    ],
  ],
  [
    'a counted noun becomes plural',
    [
      ['en', '1 clove garlic', 3, '3 cloves garlic'],
      ['en', '1 large onion, chopped', 2, '2 large onions, chopped'],
      ['en', '1 onion chopped', 2, '2 onions chopped'],
      ['en', '1 red chilli', 2, '2 red chillies'],
      ['en', '1 bay leaf', 4, '4 bay leaves'],
      ['en', '1/2 cup milk', 4, '2 cups milk'],
      ['en', '1 egg or 2 egg whites', 2, '2 eggs or 4 egg whites'],
      ['en', '1 strawberry', 5, '5 strawberries'],
      ['en', '1 thumb-sized piece of ginger', 2, '2 thumb-sized pieces of ginger'],
      ['de', '2 Ei', 2, '4 Eier'],
      ['de', '1 Zehe Knoblauch', 3, '3 Zehen Knoblauch'],
      ['de', '1 Knoblauchzehe', 3, '3 Knoblauchzehen'],
      ['de', '1 kleiner Apfel', 2, '2 kleine Äpfel'],
      ['de', '1 großes Ei (Gr. M)', 2, '2 große Eier (Gr. M)'],
      ['de', '1 Bio-Zitrone', 2, '2 Bio-Zitronen'],
      ['de', '1 Lorbeerblatt', 3, '3 Lorbeerblätter'],
      ['de', '1 Hähnchenbrustfilet', 4, '4 Hähnchenbrustfilets'],
      ['de', 'eine halbe Zwiebel', 4, '2 Zwiebeln'],
      ['de', '1 gehäufter EL Mehl', 3, '3 gehäufte EL Mehl'],
      ['de', '1 Rolle Blätterteig', 2, '2 Rollen Blätterteig'],
      ['es', '1 cebolla', 2, '2 cebollas'],
      ['es', '1 cebolla grande picada', 2, '2 cebollas grandes picadas'],
      ['es', '1 diente de ajo', 3, '3 dientes de ajo'],
      ['es', '1 calabacín', 3, '3 calabacines'],
      ['es', '1 nuez', 4, '4 nueces'],
      ['es', '1 cucharada sopera de aceite', 3, '3 cucharadas soperas de aceite'],
    ],
  ],
  [
    'and becomes singular again',
    [
      ['en', '3 cloves garlic', 1 / 3, '1 clove garlic'],
      ['en', '2 eggs, beaten', 0.5, '1 egg, beaten'],
      ['en', '2-3 tomatoes', 0.4, '3/4-1 1/4 tomatoes'],
      ['de', '2 kleine Äpfel', 0.5, '1 kleiner Apfel'],
      ['de', '2 große Eier', 0.5, '1 großes Ei'],
      ['de', '3 Tomaten', 0.5, '1 1/2 Tomaten'],
      ['de', '1-2 Knoblauchzehen', 0.5, '1/2-1 Knoblauchzehe'],
      ['es', '4 limones', 0.25, '1 limón'],
      ['es', '2 cebollas rojas medianas', 0.5, '1 cebolla roja mediana'],
      ['es', '6 nueces', 1 / 6, '1 nuez'],
    ],
  ],
  [
    'a word with an unknown plural, or none, is unchanged',
    [
      ['en', '1 tbsp oil', 4, '4 tbsp oil'],
      ['en', '1 garlic', 2, '2 garlic'],
      ['en', '1 dozen eggs', 2, '2 dozen eggs'],
      ['en', '1 xyzzy qqwort', 2, '2 xyzzy qqwort'],
      ['de', '1 Bund Petersilie', 2, '2 Bund Petersilie'],
      ['de', '1 rote Paprika', 2, '2 rote Paprika'],
      ['de', '1 Zehe/n Knoblauch', 2, '2 Zehe/n Knoblauch'],
      ['de', '2 Eigelb', 2, '4 Eigelb'],
      ['es', '1 cda de aceite', 3, '3 cda de aceite'],
    ],
  ],
]

describe.each(rules)('%s', (_, rows) => {
  test.each(rows)('%s: %s, for %d', (lang, line, people, expected) => {
    expect(scaled(lang, line, people)).toBe(expected)
  })
})

test('the servings come from the recipe, or from the caller', () => {
  const text = 'Soup\n\nServes 4\n\n200 g carrots\n1 onion'
  const recipe = parseText(library, text, 'en')
  expect(scaleRecipe(library, recipe, { people: 6, language: 'en' })).toEqual({
    title: 'Soup',
    servings: 6,
    from: 4,
    lines: ['300 g carrots', '1 1/2 onions'],
    items: [
      { line: '300 g carrots', ingredientId: 'carrot', amount: 300, unit: 'gram', grams: 300 },
      { line: '1 1/2 onions', ingredientId: 'onion', amount: 1.5, unit: 'piece', grams: 165 },
    ],
  })
  expect(scaleRecipe(library, recipe, { people: 6, given: 2, language: 'en' }).lines).toEqual([
    '600 g carrots',
    '3 onions',
  ])
  const withoutServings = parseText(library, '200 g carrots', 'en')
  expect(() => scaleRecipe(library, withoutServings, { people: 6, language: 'en' })).toThrow(
    'the recipe does not say how many people it is for: servings is required',
  )
  expect(() => scaleRecipe(library, recipe, { people: 0, language: 'en' })).toThrow(
    'scale is not a number above 0: 0',
  )
})

test('a line that occurs twice remains twice', () => {
  const read = parseText(library, '2 servings\n\n1 egg\n1 egg\n200 g flour', 'en')
  expect(scaleRecipe(library, read, { people: 4, language: 'en' }).lines).toEqual([
    '2 eggs',
    '2 eggs',
    '400 g flour',
  ])
})
