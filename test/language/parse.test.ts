/** Recipe lines as people write them: the foods, their amounts and the confidence. */

import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/domain/languages.ts'
import { finish } from '../../src/domain/steps.ts'
import { parseLine, parseText } from '../../src/engine/parse.ts'
import { parseRequest } from '../../src/engine/recipes/read.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'

const library = openLibrary(join(import.meta.dirname, '../../data/library.sqlite'))

type Short = readonly [id: string | null, amount: number | null, unit: string | null]
const short = (lang: Language, line: string): readonly Short[] =>
  parseLine(library, line, lang).map(({ ingredientId, amount, unit }) => [
    ingredientId,
    amount,
    unit,
  ])

test('a mixed food is the title of its own recipe, and an ingredient at the top of any other list', () => {
  const read = (text: string, lang: Language) => {
    const { title, items } = parseText(library, text, lang)
    return [title, items[0]?.ingredientId]
  }
  expect(read('Dinkelbrot\n500 g Dinkelmehl\n350 ml Wasser', 'de')).toEqual([
    'Dinkelbrot',
    'spelt-flour',
  ])
  expect(read('Roggenmischbrot\n300 g Roggenmehl\n200 g Weizenmehl', 'de')).toEqual([
    'Roggenmischbrot',
    'rye-flour',
  ])
  expect(
    read(
      'Magdalenas\n3 huevos\n150 g de azúcar\n1 limón\n1 sobre de levadura\n250 g de harina',
      'es',
    ),
  ).toEqual(['Magdalenas', 'egg'])
  expect(read('Brot\n250 g Reis\n1 EL Öl', 'de')).toEqual([null, 'bread'])
  expect(read('Guacamole\n3 avocados\n1 lime', 'en')).toEqual(['Guacamole', 'avocado'])
  expect(read('Dinkelbrot\n200 g Butter\n100 g Gouda', 'de')).toEqual([null, 'spelt-bread'])
  expect(read('Nudeln\n200 g Schinken\n100 ml Sahne', 'de')).toEqual([null, 'pasta'])
})

test('a number in a title is not an amount of the food in it', () => {
  const title = (line: string) => parseText(library, `${line}\n\n2 bananas`, 'en').skipped
  expect(title('Banana bread (1 loaf, 10 slices)')).toEqual([
    {
      line: 'Banana bread (1 loaf, 10 slices)',
      reason: 'title',
      named: ['wheat-flour', 'egg', 'butter'],
    },
  ])
  expect(short('de', '200 g Weizenmehl Type 550')).toEqual([['wheat-flour-550', 200, 'gram']])
})

describe('an amount, and the same food again in another amount or in a size', () => {
  const rows: readonly (readonly [line: string, ...expected: readonly Short[]])[] = [
    ['1 pound (21 to 25 count prawns)', ['shrimp', 1, 'pound']],
    ['2 cans (400 g tomatoes)', ['tomato', 800, 'gram']],
    ['4 small cloves garlic or 3 large cloves', ['garlic', 4, 'clove']],
    ['2 cinnamon sticks or 3 cloves', ['cinnamon-stick', 2, 'stick']],
  ]
  test.each(rows.map(([line, ...expected]) => ({ line, expected })))(
    '$line',
    ({ line, expected }) => {
      expect(short('en', line)).toEqual(expected)
    },
  )

  test('an emoji as one side of a choice completes nothing', () => {
    expect(short('de', 'Zwiebel- und 🥕')).toEqual([[null, null, null]])
  })

  test('an alternative that is another food stays one, whatever its unit', () => {
    const [item] = parseLine(library, '1 Nuss Butter oder 2 Nüsse', 'de')
    expect(item?.or?.map(({ ingredientId }) => ingredientId)).toEqual(['mixed-nuts'])
  })
})

describe('a line that begins with an id means its ingredient, and loses nothing of the text after it', () => {
  const rows: readonly (readonly [line: string, ...expected: readonly Short[]])[] = [
    ['egg', ['egg', null, null]],
    ['egg: 2, beaten', ['egg', 2, 'piece']],
    ['sugar:100g', ['sugar', 100, 'gram']],
    ['butter: quux', ['butter', null, null], [null, null, null]],
    ['butter:abc g', ['butter', null, null], [null, null, null]],
    ['sugar: 100 g with peanuts', ['sugar', 100, 'gram'], ['peanut', null, null]],
    ['butter: 200 g, plus 1 egg', ['butter', 200, 'gram'], ['egg', 1, 'piece']],
  ]
  test.each(rows.map(([line, ...expected]) => ({ line, expected })))(
    '$line',
    ({ line, expected }) => {
      const { items } = finish(parseRequest(library, { lines: [line], lang: 'en' }))
      expect(items.map(({ ingredientId, amount, unit }) => [ingredientId, amount, unit])).toEqual(
        expected,
      )
    },
  )
})

describe('one ingredient in a line', () => {
  const rows: readonly (readonly [lang: Language, line: string, ...expected: Short])[] = [
    ['en', '200 g butter', 'butter', 200, 'gram'],
    ['en', 'butter:200g', 'butter', 200, 'gram'],
    ['en', 'butter: 200 g', 'butter', 200, 'gram'],
    ['en', '- 200 g butter', 'butter', 200, 'gram'],
    ['en', '• 2 eggs', 'egg', 2, 'piece'],
    ['en', '1 1/2 cups all-purpose flour', 'wheat-flour', 1.5, 'cup'],
    ['en', '1½ tsp ground cumin', 'cumin', 1.5, 'teaspoon'],
    ['en', '1 x 400g tin chopped tomatoes', 'canned-tomatoes', 400, 'gram'],
    ['en', '2 x 400 g tins chickpeas', 'canned-chickpeas', 800, 'gram'],
    ['en', '1 (15 oz) can black beans, drained', 'canned-black-beans', 15, 'ounce'],
    ['en', 'a large handful of coriander leaves', 'cilantro', 1, 'handful'],
    // An amount that is left to the cook is null, and the "a" in "a little" is not a number.
    ['en', 'a little toasted sesame oil', 'toasted-sesame-oil', null, null],
    ['en', 'a few crackers', 'crackers', null, null],
    ['en', 'a few sprigs of thyme', 'thyme', 3, 'sprig'],
    ['de', 'ein paar Löffelbiskuits', 'ladyfingers', null, null],
    ['es', 'un puñadito de almendras', 'almond', 1, 'handful'],
    ['es', 'docena y media de huevos', 'egg', 18, 'piece'],
    ['en', 'a dozen and a half eggs', 'egg', 18, 'piece'],
    ['es', '2 dientecitos de ajo', 'garlic', 2, 'clove'],
    ['en', 'juice of 1 lemon', 'lemon-juice', 1, 'piece'],
    ['en', 'juice of 1 lemon, strained', 'lemon-juice', 1, 'piece'],
    ['es', 'zumo de 1 manzana, frío', 'apple-juice', 1, 'piece'],
    ['en', 'zest of half an orange', 'orange-zest', 0.5, 'piece'],
    // A line counts as the green part only if it clearly says so, because the white part contains the fructans.
    ['en', '4 scallions, green parts only', 'spring-onion-greens', 4, 'piece'],
    ['en', '4 scallions, green parts, white parts separated', 'spring-onion', 4, 'piece'],
    ['en', '2 leeks, green parts removed', 'leek', 2, 'piece'],
    ['en', '2 leeks, white and light green parts only', 'leek', 2, 'piece'],
    ['de', 'das Grüne von 3 Frühlingszwiebeln', 'spring-onion-greens', 3, 'piece'],
    ['de', '2 Frühlingszwiebeln (nur das Weiße)', 'spring-onion-white', 2, 'piece'],
    ['es', 'la parte verde de 2 cebolletas', 'spring-onion-greens', 2, 'piece'],
    ['es', '2 puerros, la parte verde', 'leek', 2, 'piece'],
    ['es', '2 puerros, solo la parte blanca', 'leek-white', 2, 'piece'],
    ['en', '2 ripe bananas', 'ripe-banana', 2, 'piece'],
    ['de', '200 g 18 Monate gereifter Gouda', 'aged-gouda', 200, 'gram'],
    // Words for age, ripeness and brine are recognized in any position.
    ['de', '200 g Gouda (12 Monate gereift)', 'aged-gouda', 200, 'gram'],
    ['de', '200 g Gouda, mind. 9 Monate gereift', 'aged-gouda', 200, 'gram'],
    ['de', '200 g Gouda (10 Monate)', 'aged-gouda', 200, 'gram'],
    ['de', '200 g Gouda, 8 Wochen gereift', 'gouda', 200, 'gram'],
    ['en', '200 g cheddar, aged at least 14 months', 'mature-cheddar', 200, 'gram'],
    ['en', '200 g gouda (2 years)', 'aged-gouda', 200, 'gram'],
    ['es', '200 g de queso gouda (curado 14 meses)', 'aged-gouda', 200, 'gram'],
    ['de', '30 g Parmesan (24 Monate)', 'parmesan', 30, 'gram'],
    ['de', '40 ml Rum (12 Jahre alt)', 'rum', 40, 'milliliter'],
    ['es', '100 g de jamón serrano (24 meses de curación)', 'serrano-ham', 100, 'gram'],
    ['de', '2 Bananen (sehr reif)', 'ripe-banana', 2, 'piece'],
    ['es', '2 plátanos, muy maduros', 'ripe-banana', 2, 'piece'],
    ['de', '240 g Kichererbsen, abgetropft und abgespült', 'drained-chickpeas', 240, 'gram'],
    ['en', '240 g chickpeas, not drained', 'chickpeas', 240, 'gram'],
    ['es', '240 g de garbanzos (escurridos)', 'drained-chickpeas', 240, 'gram'],
    ['de', '100 g Haferflocken (glutenfrei)', 'gluten-free-oats', 100, 'gram'],
    ['en', 'two eggs', 'egg', 2, 'piece'],
    ['en', 'half a lemon', 'lemon', 0.5, 'piece'],
    ['en', 'salt, to taste', 'salt', null, null],
    ['en', 'pinch of salt', 'salt', 1, 'pinch'],
    ['en', '3 cloves garlic, crushed', 'garlic', 3, 'clove'],
    ['en', '100 g fresh or frozen cranberries', 'cranberry', 100, 'gram'],
    ['en', '2 tbsp light or dark brown sugar', 'brown-sugar', 2, 'tablespoon'],
    ['en', '1 tbsp peanut or vegetable oil', 'peanut-oil', 1, 'tablespoon'],
    ['en', '4 garlic cloves', 'garlic', 4, 'clove'],
    ['en', '2 cloves', 'clove', 2, 'piece'],
    ['en', '2 cups', null, 2, 'cup'],
    ['en', 'flour 250 g', 'wheat-flour', 250, 'gram'],
    ['en', 'eggs x 3', 'egg', 3, 'piece'],
    ['en', 'Onion (1 large), diced', 'onion', 1, 'large'],
    ['en', '1 dozen eggs', 'egg', 12, 'piece'],
    ['en', '2 & 1/2 cups flour', 'wheat-flour', 2.5, 'cup'],
    ['en', '1/3rd cup sugar', 'sugar', 0.333333, 'cup'],
    ['en', 'scant 1/2 cup sugar', 'sugar', 0.5, 'cup'],
    ['en', '1 T honey', 'honey', 1, 'tablespoon'],
    ['en', '300g/10½oz butter', 'butter', 300, 'gram'],
    ['en', '1 28-ounce can crushed tomatoes', 'canned-tomatoes', 28, 'ounce'],
    ['en', '1 cup (240 ml) whole milk', 'whole-milk', 1, 'cup'],
    ['en', '6 carrots (about 500 g)', 'carrot', 500, 'gram'],
    ['en', '2 or 3 eggs', 'egg', 3, 'piece'],
    ['en', '100 g to 200 g butter', 'butter', 200, 'gram'],
    ['de', 'zwischen 3 und 4 Karotten', 'carrot', 4, 'piece'],
    ['es', 'entre 3 y 4 zanahorias', 'carrot', 4, 'piece'],
    ['es', '1 cuch. de azúcar', 'sugar', 1, 'metric-tablespoon'],
    ['en', '1 lobster, about 1½ lb', 'lobster', 1.5, 'pound'],
    ['en', '1 (3 to 4 lb) chuck roast', 'beef-chuck', 4, 'pound'],
    ['de', 'Mehl 500 g', 'wheat-flour', 500, 'gram'],
    ['de', 'Butter - 100 g', 'butter', 100, 'gram'],
    ['de', 'Milch, 250 ml', 'whole-milk', 250, 'milliliter'],
    ['de', 'mind. 200 g Spinat', 'spinach', 200, 'gram'],
    ['de', 'ein Dutzend Eier', 'egg', 12, 'piece'],
    ['de', '4 Lachsfilets (à ca. 125 g)', 'salmon', 500, 'gram'],
    ['de', '2 Dosen gehackte Tomaten à 400 g', 'canned-tomatoes', 800, 'gram'],
    ['de', '2 Dosen weiße Bohnen', 'canned-white-beans', 2, 'can'],
    ['de', '1 kl. Dose Mais', 'canned-sweetcorn', 1, 'can'],
    ['de', '1 Paprikastreifen', 'red-bell-pepper', 1, 'piece'],
    ['de', '1 Hähnchen Brust', 'chicken-breast', 1, 'piece'],
    ['es', 'harina 500 g', 'wheat-flour', 500, 'gram'],
    ['es', 'un cuarto de litro de leche', 'whole-milk', 0.25, 'liter'],
    ['es', '1 y 1/2 tazas de azúcar', 'sugar', 1.5, 'metric-cup'],
    ['es', 'de 3 a 4 cucharadas de agua', 'water', 4, 'metric-tablespoon'],
    ['es', '2 latas de 80 g de atún', 'canned-tuna', 160, 'gram'],
    ['es', '1 dorada de 600 g', 'sea-bream', 600, 'gram'],
    ['de', '2 EL Olivenöl', 'olive-oil', 2, 'metric-tablespoon'],
    ['de', '1 TL Salz', 'salt', 1, 'metric-teaspoon'],
    ['de', '2-3 EL Schmalz', 'lard', 3, 'metric-tablespoon'],
    ['de', '2 Knoblauchzehen', 'garlic', 2, 'clove'],
    ['de', 'Schale von 1 unbehandelten Zitrone', 'lemon-zest', 1, 'piece'],
    ['de', 'Saft einer halben Zitrone', 'lemon-juice', 0.5, 'piece'],
    ['de', '1 Becher Sauerrahm (250 g)', 'sour-cream', 250, 'gram'],
    ['de', '500 g Möhren, gewürfelt', 'carrot', 500, 'gram'],
    ['de', '½ Bund Schnittlauch', 'chives', 0.5, 'bunch'],
    ['de', 'Pfeffer aus der Mühle', 'black-pepper', null, null],
    ['de', '20 dag Mehl', 'wheat-flour', 20, 'dekagram'],
    ['es', '2 tazas de harina', 'wheat-flour', 2, 'metric-cup'],
    ['es', '1/2 kg de pechuga de pollo', 'chicken-breast', 0.5, 'kilogram'],
    ['es', '1 litro y medio de caldo de pescado', 'fish-stock', 1.5, 'liter'],
    ['es', 'media cebolla', 'onion', 0.5, 'piece'],
    ['es', '2 cucharadas de ajonjolí', 'sesame-seed', 2, 'metric-tablespoon'],
    ['es', '1 rama de canela', 'cinnamon-stick', 1, 'piece'],
    ['es', 'nuez picada', 'walnut', null, null],
    ['es', 'la ralladura de media naranja', 'orange-zest', 0.5, 'piece'],
    ['es', '100 g de azúcar para el caramelo', 'sugar', 100, 'gram'],
  ]
  test.each(rows)('%s: %s', (lang, line, ...expected) => {
    expect(short(lang, line)).toEqual([expected])
  })
})

describe('two ingredients in a line', () => {
  const rows: readonly (readonly [lang: Language, line: string, ids: readonly string[]])[] = [
    ['en', 'salt and pepper', ['salt', 'black-pepper']],
    ['de', 'Salz, Pfeffer', ['salt', 'black-pepper']],
    ['de', 'Salz und Pfeffer', ['salt', 'black-pepper']],
    ['es', 'sal y pimienta', ['salt', 'black-pepper']],
  ]
  test.each(rows)('%s: %s', (lang, line, ids) => {
    expect(parseLine(library, line, lang).map((item) => item.ingredientId)).toEqual(ids)
  })
})

describe('nothing in a line', () => {
  test.each([
    ['en', 'For the sauce:'],
    ['en', 'serves 4'],
    ['de', 'Für den Teig:'],
    ['de', 'Zubereitung'],
    ['es', 'Para la masa:'],
    ['es', 'Ingredientes'],
    ['en', ''],
    ['en', '   '],
    ['en', '---'],
  ] as const)('%s: %j', (lang, line) => {
    expect(parseLine(library, line, lang)).toEqual([])
  })
})

describe('an allergen is never hidden behind another food', () => {
  const safe = (line: string) => parseLine(library, line, 'en').map((item) => item.ingredientId)
  test.each([
    ['cashew cheese', 'cheese'],
    ['unicorn butter', 'egg'],
    ['oat milk', 'milk'],
    ['peanut butter', 'butter'],
    ['almond flour', 'wheat-flour'],
    ['coconut milk', 'whole-milk'],
    ['soy yogurt', 'yogurt'],
  ])('%s is not taken for %s', (line, wrong) => {
    expect(safe(line)).not.toContain(wrong)
  })
  test('an unknown word is unresolved, with its words in the answer', () => {
    expect(parseLine(library, '200 g dragonscale', 'en')).toEqual([
      {
        line: '200 g dragonscale',
        ingredientId: null,
        name: 'dragonscale',
        amount: 200,
        unit: 'gram',
        grams: null,
        estimated: false,
        confidence: 0,
        alternatives: [],
        reading: 'none',
        phrase: 'dragonscale',
        parts: [
          { role: 'amount', text: '200 ' },
          { role: 'unit', text: 'g ' },
          { role: 'unread', text: 'dragonscale' },
        ],
        reason: 'no such ingredient',
        code: 'INGREDIENT_NOT_FOUND',
      },
    ])
  })
})

describe('parseText', () => {
  test('drops the title and headings, keeps every other line in order', () => {
    const text =
      'Our Sunday favourite\n\nFor the batter:\n200 g flour\r\n2 eggs\n\nTopping\n1 tbsp honey\n'
    expect(
      parseText(library, text, 'en').items.map((item) => [item.line, item.ingredientId]),
    ).toEqual([
      ['200 g flour', 'wheat-flour'],
      ['2 eggs', 'egg'],
      ['1 tbsp honey', 'honey'],
    ])
  })
  test('a line without a food is reported, not dropped, unless it is the first of a block', () => {
    expect(
      parseText(library, '200 g flour\ndragonscale', 'en').items.map((item) => item.ingredientId),
    ).toEqual(['wheat-flour', null])
  })
  test.each([
    ['nothing', '', 0],
    ['blank lines', '\n\n \r\n', 0],
    ['a NUL byte', '200 g but\u0000ter', 1],
    ['an emoji', '200 g 🧈', 1],
    ['a line of 10,000 characters', `200 g ${'x'.repeat(10_000)}`, 1],
    ['10,000 words in a line', `200 g ${'word '.repeat(10_000)}`, 1],
    ['a lone surrogate', '200 g \ud800', 1],
    ['only brackets', '2 (((((', 1],
    ['a right-to-left word', '200 g زبدة', 1],
  ])('%s never throws', (_, text, count) => {
    expect(parseText(library, text, 'en').items).toHaveLength(count)
  })
})

test('a short recipe is read in the language of its foods, whichever is requested', () => {
  const text = 'Pad Thai\n\n200 g rice noodles\n2 eggs\n3 tbsp fish sauce\n50 g peanuts'
  const { items } = parseText(library, text, 'de')
  expect(items.map(({ ingredientId, reading }) => [ingredientId, reading])).toEqual([
    ['rice-noodles', 'sure'],
    ['egg', 'sure'],
    ['fish-sauce', 'sure'],
    ['peanut', 'sure'],
  ])
})

test('"-ling" is an ending, and the fish only as a word of its own', () => {
  const idsOf = (line: string) => parseLine(library, line, 'de').map((one) => one.ingredientId)
  expect(idsOf('4 Grünkernbratlinge')).toEqual(['green-spelt', null])
  expect(idsOf('1 Grünkernbratling')).toEqual(['green-spelt', null])
  expect(idsOf('200 g Ling')).toEqual(['ling'])
})

test.each<[Language, string, string, number]>([
  ['de', '1 halbe Zitrone', 'lemon', 0.5],
  ['de', '2 halbe Hähnchen', 'chicken', 1],
  ['de', '1 halber Bund Dill', 'dill', 0.5],
  ['en', '1 half onion', 'onion', 0.5],
  ['en', '1 cup half and half', 'half-and-half', 1],
  ['es', '1 media cebolla', 'onion', 0.5],
])('%s: a figure before a word for a half: %s', (lang, line, id, amount) => {
  expect(parseLine(library, line, lang).map((one) => [one.ingredientId, one.amount])).toEqual([
    [id, amount],
  ])
})
