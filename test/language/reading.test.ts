/** Tests how lines are read: which foods they name, which foods are alternatives, and how certain the reading is. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../src/domain/languages.ts'
import { parseItem, parseText } from '../../src/engine/parse.ts'
import { stem } from '../../src/language/stem.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { readRecipes } from '../../src/recipes/read.ts'

const library = openLibrary('data/library.sqlite')

/**
 * Formats a reading: "a + b" are two foods, "a/b" is a choice. "?" marks a guess, "??" an unknown food, "~" a possible
 * food.
 */
function formatLine(lang: Language, line: string): string {
  const sure = (reading: string) => (reading === 'sure' ? '' : reading === 'guess' ? '?' : '??')
  return parseItem(library, line, lang)
    .map(({ ingredientId, reading, or = [], optional }) =>
      [
        `${optional ? '~' : ''}${ingredientId}${sure(reading)}`,
        ...or.map((one) => `${one.ingredientId}${sure(one.reading)}`),
      ].join('/'),
    )
    .join(' + ')
}

type Row = readonly [lang: Language, line: string, expected: string]

const rules: readonly (readonly [rule: string, rows: readonly Row[]])[] = [
  [
    'an exact unit is not a misspelt name',
    [
      ['en', '2 slices bread', 'bread'],
      ['en', '4 slices white bread', 'white-bread'],
    ],
  ],
  [
    'a substitute for a food is not a sure reading of that food ("a guess may accuse, never acquit")',
    [
      ['en', '100 g cheese alternative', 'null??'],
      ['es', 'sustituto de queso', 'null??'],
      ['es', 'alternativa al queso', 'null??'],
      ['es', '100 g sustituto de leche', 'null??'],
      ['de', '100 g Quark Ersatz', 'null??'],
      ['de', 'Käse-Alternative', 'vegan-cheese'],
    ],
  ],
  [
    'an unknown mixture contains the food in its name ("a guess may accuse, never acquit")',
    [
      ['en', 'walnut gorgonzola filling', 'walnut? + gorgonzola? + null??'],
      ['en', 'garlic-prawn butter', 'garlic? + shrimp? + butter? + null??'],
      ['en', 'cashew cream', 'cashew? + null??'],
      ['en', 'lemon-almond cake', 'lemon? + almond? + null??'],
      ['en', 'fusilli sauce', 'null??'],
      ['en', 'Waldorf salad', 'walnut? + celery? + egg? + null??'],
      ['en', 'cheese substitute sauce', 'null??'],
      ['de', 'Nussfüllung', 'mixed-nuts? + null??'],
      ['de', 'Frittatensuppe', 'wheat-flour? + egg? + whole-milk? + null??'],
      ['de', '2 Lachs-Sahne-Soßen', 'salmon? + heavy-cream? + null??'],
      ['de', 'Spinat-Feta-Strudel', 'spinach? + feta? + wheat-flour? + null??'],
      ['de', 'Tomaten-Mozzarella-Salat', 'caprese-salad? + null??'],
      ['es', 'vinagreta de sésamo', 'sesame-seed? + null??'],
      ['es', 'pastel de merluza', 'hake? + wheat-flour? + null??'],
    ],
  ],
  [
    'a noun is shared across commas as well',
    [
      ['en', 'oat, soy or coconut yoghurt', 'oat-yogurt/soy-yogurt/coconut-yogurt'],
      ['en', 'soy, fish and oyster sauce', 'soy-sauce + fish-sauce + oyster-sauce'],
      ['en', 'salt, pepper and garlic powder', 'salt + black-pepper + garlic-powder'],
      ['en', 'milk, eggs and cream cheese', 'whole-milk + egg + cream-cheese'],
      ['de', 'Kuh-, Hafer- oder Mandelmilch', 'whole-milk/oat-milk/almond-milk'],
      ['de', 'Raps- oder Erdnussöl', 'rapeseed-oil/peanut-oil'],
      ['de', 'Mehl, Zucker und Backpulver', 'wheat-flour + sugar + baking-powder'],
      ['es', 'caldo de verduras, pollo o pescado', 'vegetable-stock/chicken-stock/fish-stock'],
      ['es', 'aceite de oliva, ajo y perejil', 'olive-oil + garlic + parsley'],
    ],
  ],
  [
    'a kind after a comma or in brackets specifies the food',
    [
      ['de', 'Schokolade (weiß)', 'white-chocolate'],
      ['de', '2 Zwiebeln, rot, gewürfelt', 'red-onion'],
      ['de', 'Pfeffer, schwarz', 'black-pepper'],
      ['en', 'sugar, brown', 'brown-sugar'],
      ['en', 'potatoes, sweet', 'sweet-potato'],
      ['es', '1 cebolla, morada', 'red-onion'],
      // Instructions for preparing a food do not change which food it is.
      ['de', '1 EL Sesamöl, geröstet', 'sesame-oil'],
    ],
  ],
  [
    'a cut that is also a product is a guess, unless cooks cut the food like that themselves',
    [
      ['de', 'Sesamring', 'sesame-seed?'],
      ['de', 'Gänsekiel', 'goose-egg?'],
      ['de', 'Paprikaringe', 'red-bell-pepper'],
      ['de', 'Käsewürfel', 'cheese'],
      ['en', 'halloumi sticks', 'halloumi?'],
      ['es', 'bastoncitos de pescado', 'white-fish?'],
      ['es', 'tiras de pollo', 'chicken'],
    ],
  ],
  [
    'a name that contains a food is a dish, and a guess',
    [
      ['es', 'ajo arriero', 'garlic?'],
      ['es', 'tres leches', 'null??'],
      ['es', 'tostada de aguacate', 'avocado?'],
      ['es', 'picada de almendras', 'almond?'],
      ['es', 'pisco sour', 'pisco?'],
      ['de', 'Deutsches Beefsteak', 'beef-steak?'],
      ['en', 'lasagna', 'lasagne-sheets?'],
      ['en', '8 lasagne sheets', 'lasagne-sheets'],
      ['en', 'white coffee', 'coffee?'],
    ],
  ],
  [
    'a name with several meanings is undecided',
    [
      ['es', '200 g de panela', 'null??'],
      ['es', '200 g de panela en polvo', 'piloncillo'],
      ['es', 'quesillo', 'null??'],
    ],
  ],
  [
    'a number of pieces after "x", and an "x" between an amount and its food',
    [
      ['en', 'chicken thighs ×8 chopped', 'chicken-thigh'],
      ['de', 'Tomaten x3', 'tomato'],
      ['es', 'huevos x 2', 'egg'],
      ['en', '2 x large eggs', 'egg'],
      ['en', '3 tbsp x coconut oil', 'coconut-oil'],
    ],
  ],
  [
    'an abbreviation and a spoken ending are read as the full word, a single letter only before a word',
    [
      ['en', '¼ c. blk pepper', 'black-pepper'],
      ['en', 'half a grated apple w the skin', 'apple'],
      ['en', '2 tbsp Van Houten cocoa', 'cocoa-powder'],
      ['de', '2 Zwb', 'onion'],
      ['de', '100 g Butt.', 'european-flounder'],
      ['de', 'Reis, z. B. Basmati', 'white-rice/basmati-rice'],
      ['es', '1 k de papas', 'potato'],
      ['es', '300 g garb. remojaos d la vispera', 'chickpeas'],
      ['es', '2 x 400 g tomates', 'tomato'],
      ['es', '1 chorizo ahumao', 'chorizo'],
      ['es', '2 barritas de Kinder Bueno', 'brand-kinder-bueno?'],
    ],
  ],
  [
    'a typo is not an ending, a unit or a compound joint',
    [
      ['es', 'sals rosa', 'himalayan-salt?'],
      ['de', 'Gänsees', 'goose-egg?'],
      ['de', 'Ankoen', 'red-bean-paste?'],
      ['en', 'eg bread', 'bread?'],
      ['es', 'filete de pera', 'pear?'],
      ['es', 'nuez d la India tostada', 'salted-cashews'],
      ['en', 'pot stockers', 'horse-mackerel?'],
      ['es', '6 huevos', 'egg'],
      ['de', '1 Dose Mais', 'canned-sweetcorn'],
    ],
  ],
  [
    'a container after a weight, and a name that begins like one',
    [
      ['en', '125g ball buffalo mozzarella', 'buffalo-mozzarella'],
      ['en', '284ml pot soured cream', 'sour-cream'],
      ['de', '1 Pak Choi', 'pak-choi'],
      ['de', '500 g Gelierzucker 2:1', 'gelling-sugar'],
    ],
  ],
  [
    'a section of the recipe named after a food may contain it',
    [
      ['de', 'Sesam-Crunch: 200 g Zucker', '~sesame-seed + sugar'],
      ['de', 'for the peanut sauce: 200 g Zucker', '~peanut-sauce + sugar'],
      ['en', 'Cheese filling: 200 g sugar', '~cheese + sugar'],
      ['es', 'Base de nueces: 200 g de azúcar', '~walnut + sugar'],
      ['de', 'Für den Teig: 200 g Mehl', 'wheat-flour'],
      ['de', 'para la salsa: 200 g Mehl', 'wheat-flour'],
    ],
  ],
  [
    'a descriptor of another language is the food of that name in this language',
    [
      ['en', 'salmon or cherry', 'salmon/cherry'],
      ['en', 'salmon, or cherry', 'salmon/cherry'],
      ['en', '10 cherry tomatoes', 'cherry-tomato'],
      ['de', '10 Cherry Tomaten', 'cherry-tomato'],
      ['es', '10 tomates cherry', 'cherry-tomato'],
    ],
  ],
  [
    'a side of a choice that could describe the other is a food unless the other one describes it',
    [
      ['es', 'té o cortado', 'black-tea/latte'],
      ['es', 'jamón serrano o pepitas', 'serrano-ham/pumpkin-seed'],
      ['es', 'almendras, crudas o tostadas', 'almond'],
    ],
  ],
  [
    'a food named by its state only stays a food next to its companions',
    [
      ['es', '4 tostadas con tomate', 'null?? + tomato'],
      ['es', '6 rebanadas tostadas con mantequilla', 'null?? + butter'],
      ['de', '4 Geröstete mit Käse', 'null?? + cheese'],
      ['en', '4 toasts with butter', 'toast-bread + butter'],
    ],
  ],
  [
    'a plus joins foods',
    [
      ['de', '500 g Mehl + 1 Pck. Backpulver', 'wheat-flour + baking-powder'],
      ['es', '50 g almendras + 20 g avellanas', 'almond + hazelnut'],
      ['en', '1 cup + 2 tbsp milk', 'whole-milk'],
    ],
  ],
  [
    'an emoji before an amount is a bullet, before words it may be one of them',
    [
      ['de', '🧀 50 g Gouda', 'gouda'],
      ['en', '🥚🥚 2 eggs', 'egg'],
      ['en', '🥜 sauce', 'null??'],
    ],
  ],
  [
    'a word that is cut off after a slash',
    [
      ['en', 'chicken w/ butter', 'chicken + butter'],
      ['en', 'brownies w/nuts', 'brownie + mixed-nuts'],
      ['en', 'cookies w/o nuts', 'biscuits'],
      ['es', 'pan c/ nueces', 'bread + walnut'],
      ['es', '2 c/s de aceite de oliva', 'olive-oil'],
    ],
  ],
  [
    'a choice after the line or in brackets shares its head too',
    [
      ['es', 'aceite de girasol (o de oliva)', 'sunflower-oil/olive-oil'],
      ['es', 'aceite de girasol (u oliva)', 'sunflower-oil/olive-oil'],
      ['es', 'leche de soja, o de vaca', 'soy-milk/whole-milk'],
    ],
  ],
  [
    'names of several words are read in any language',
    [
      ['en', '1 rama de canela', 'cinnamon-stick'],
      ['en', '1 reo', 'trout?'],
    ],
  ],
]

describe.each(rules)('%s', (_, rows) => {
  test.each(rows)('%s: %s', (lang, line, expected) => {
    expect(formatLine(lang, line)).toBe(expected)
  })
})

test.each<readonly [line: string, amount: number, unit: string]>([
  ['2 inch piece of ginger', 2, 'thumb'],
  ['1 1-inch piece ginger', 1, 'thumb'],
  ['2 inch piece of chorizo', 2, 'inch'],
])('a length counts no pieces: %s', (line, amount, unit) => {
  const [item] = parseItem(library, line, 'en')
  expect(item).toMatchObject({ amount, unit })
  if (unit === 'inch') expect(item).toMatchObject({ grams: null })
})

test('an ending follows only stems that can take it', () => {
  expect(stem('sals', 'es')).toEqual([])
  expect(stem('gansees', 'de')).not.toContain('ganse')
  expect(stem('gritss', 'de')).not.toContain('grits')
  expect(stem('wachtelem', 'de')).toEqual([])
})

test('foods of a label count even without an amount', () => {
  const { items } = parseText(library, 'Erdnuss-Knusper: 200 g Zucker', 'de')
  expect(items.map(({ ingredientId }) => ingredientId)).toEqual(['peanut', 'sugar'])
})

describe('a dish as the title of a recipe', () => {
  const named = (text: string, lang: Language) =>
    parseText(library, text, lang).skipped.flatMap((line) => line.named ?? [])

  test('lists the allergens that it always or usually contains and no line has', () => {
    expect(
      named('Zwetschgenkuchen\n1 kg Zwetschgen\n500 g Mehl\n100 ml Milch\n50 g Butter', 'de'),
    ).toEqual(['egg'])
  })

  test('lists none that a line replaces', () => {
    expect(named('Tortilla francesa\n2 huevos\n1 cucharada de aceite', 'es')).toEqual([])
    expect(named('Tortilla francesa\n2 huevos\n1 pizca de sal', 'es')).toEqual(['butter'])
  })

  test('lists none that it says to be without', () => {
    expect(named('Bolognese without onion\n\n500 g minced beef', 'en')).not.toContain('onion')
    const milk = '500 ml de leche\n2 huevos\n100 g de azúcar'
    expect(named(`Leche frita\n${milk}`, 'es')).toEqual(['wheat-flour'])
    expect(named(`Leche frita sin harina\n${milk}`, 'es')).toEqual([])
  })
})

describe('a recipe in another language than the requested one', () => {
  const folder = 'test/recipes'
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'))
  const ids = (text: string, lang: Language) =>
    parseText(library, text, lang).items.map(({ ingredientId, grams }) => [ingredientId, grams])

  test.each(files)('%s is read in its own language', (file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const own = ids(text, file.slice(0, 2) as Language)
    for (const lang of LANGUAGES) expect(ids(text, lang), lang).toEqual(own)
  })

  test('has its foods named in the requested language', () => {
    const { items } = parseText(library, '200 g Mehl\n2 Eier\n1 Prise Salz\netwas Milch', 'es')
    expect(items.map(({ name }) => name)).toEqual(['harina de trigo', 'huevo', 'sal', 'leche'])
  })

  test.each([
    [
      '{"@type":"Recipe","name":"Mole","inLanguage":"es-MX","recipeIngredient":["2 onzas de chocolate"]}',
      'es',
    ],
    [
      '<html lang="de"><script type="application/ld+json">{"@type":"Recipe","name":"Mus","recipeIngredient":["1 Ei"]}</script>',
      'de',
    ],
    ['---\ntitle: Flan\nlang: es\n---\n- 2 huevos', 'es'],
  ])('%s declares its language', async (text, language) => {
    expect((await readRecipes(text)).map((one) => one.language)).toEqual([language])
  })

  test('is read in the requested language if only a few words are foreign', () => {
    const { items } = parseText(
      library,
      '2 red onions, sliced\n1 tbsp crème fraîche\n200 g rind, grated',
      'en',
    )
    expect(items.map(({ ingredientId }) => ingredientId)).not.toContain('beef')
  })
})

test('numbered lines after a bulleted list are steps', () => {
  const { items, skipped } = parseText(
    library,
    'Curry\n- 400 ml Kokosmilch\n- 2 TL rote Currypaste\n\n1. Paste anrösten\n2. Reis dazu.',
    'de',
  )
  expect(items.map(({ ingredientId }) => ingredientId)).toEqual(['coconut-milk', 'red-curry-paste'])
  expect(skipped.map(({ reason }) => reason)).toEqual(['heading', 'method', 'method'])
})
