/** Tests twelve real recipes: how each line is read, and which ingredients contain each allergen. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Language } from '../src/domain/languages.ts'
import { ALLERGENS } from '../src/domain/restrictions.ts'
import { check } from '../src/engine/compatibility/check.ts'
import { parseText } from '../src/engine/parse.ts'
import { openLibrary } from '../src/library/sqlite-library.ts'

const ROOT = join(import.meta.dirname, '..')
const library = openLibrary(join(ROOT, 'data/library.sqlite'))

type Line = readonly [line: string, ...ids: string[]]

/** Each line of a recipe with its ingredients, listed by hand as a cook would read them. Headings have no items. */
const RECIPES: Readonly<Record<string, readonly Line[]>> = {
  'de-kaesespaetzle': [
    ['Käsespätzle für 4 Personen'],
    ['400 g Weizenmehl Type 405', 'wheat-flour'],
    ['4 Eier (Größe M)', 'egg'],
    ['1 TL Salz', 'salt'],
    ['150 ml Mineralwasser', 'sparkling-water'],
    ['250 g Bergkäse, gerieben', 'bergkaese'],
    ['2 große Zwiebeln', 'onion'],
    ['50 g Butterschmalz', 'clarified-butter'],
    ['1 Prise Muskatnuss, frisch gerieben', 'nutmeg'],
    ['½ Bund Schnittlauch', 'chives'],
    ['Pfeffer aus der Mühle', 'black-pepper'],
  ],
  'de-kartoffelgulasch': [
    ['Erdäpfelgulasch'],
    ['1 kg festkochende Kartoffeln', 'potato'],
    ['2 Zwiebeln', 'onion'],
    ['2-3 EL Schmalz', 'lard'],
    ['2 gehäufte EL Paprikapulver edelsüß', 'paprika-sweet'],
    ['1 TL Kümmel, gemahlen', 'caraway'],
    ['1 TL Majoran', 'marjoram'],
    ['2 Knoblauchzehen', 'garlic'],
    ['1 Schuss Apfelessig', 'apple-cider-vinegar'],
    ['750 ml Gemüsebrühe', 'vegetable-stock'],
    ['2 Paar Debreziner', 'debreziner'],
    ['1 Becher Sauerrahm (250 g)', 'sour-cream'],
    ['1 Lorbeerblatt', 'bay-leaf'],
    ['Salz, Pfeffer', 'salt', 'black-pepper'],
  ],
  'de-linsen-dal-vegan': [
    ['Rotes Linsen-Dal'],
    ['200 g rote Linsen', 'red-lentils'],
    ['1 Dose Kokosmilch (400 ml)', 'coconut-milk'],
    ['1 Dose stückige Tomaten', 'canned-tomatoes'],
    ['1 daumengroßes Stück Ingwer', 'ginger'],
    ['2 Zehen Knoblauch', 'garlic'],
    ['1 rote Zwiebel', 'red-onion'],
    ['2 EL Rapsöl', 'rapeseed-oil'],
    ['1 EL Currypulver', 'curry-powder'],
    ['½ TL Kreuzkümmel', 'cumin'],
    ['1,5 TL Kurkuma', 'turmeric'],
    ['etwas Zitronensaft', 'lemon-juice'],
    ['1 Handvoll frischer Koriander', 'cilantro'],
    ['250 g Basmatireis', 'basmati-rice'],
    ['Salz nach Geschmack', 'salt'],
  ],
  'de-linzer-torte': [
    ['Linzer Torte (Springform 26 cm)'],
    ['250 g glattes Mehl', 'wheat-flour'],
    ['250 g Butter, zimmerwarm', 'butter'],
    ['150 g Staubzucker', 'powdered-sugar'],
    ['250 g gemahlene Haselnüsse', 'ground-hazelnuts'],
    ['1 Ei', 'egg'],
    ['1 Eidotter', 'egg-yolk'],
    ['1 Pkg. Vanillezucker', 'vanilla-sugar'],
    ['1 TL Zimt', 'cinnamon'],
    ['1 Msp. gemahlene Nelken', 'clove'],
    ['Schale von 1 unbehandelten Zitrone', 'lemon-zest'],
    ['1 Prise Salz', 'salt'],
    ['350 g Ribiselmarmelade', 'redcurrant-jelly'],
    ['2 EL Mandelblättchen', 'flaked-almonds'],
    ['Oblaten', 'wafer-sheets'],
  ],
  'en-banana-bread': [
    ['Banana bread (1 loaf, 10 slices)'],
    ['3 very ripe bananas (about 1 1/2 cups mashed)', 'ripe-banana'],
    ['1 stick unsalted butter, melted', 'butter'],
    ['3/4 cup packed light brown sugar', 'brown-sugar'],
    ['2 large eggs, at room temperature', 'egg'],
    ['1/4 cup buttermilk', 'buttermilk'],
    ['1 teaspoon vanilla extract', 'vanilla-extract'],
    ['1 3/4 cups all-purpose flour', 'wheat-flour'],
    ['1 tsp baking soda', 'baking-soda'],
    ['1/4 tsp fine sea salt', 'sea-salt'],
    ['1/2 cup walnuts, toasted and chopped', 'walnut'],
    ['2-3 tbsp turbinado sugar, for sprinkling', 'demerara-sugar'],
  ],
  'en-chicken-tikka-masala': [
    ['Chicken tikka masala, serves 4'],
    ['For the marinade:'],
    ['600 g skinless, boneless chicken thighs, cut into chunks', 'chicken-thigh'],
    ['150 g full-fat Greek yogurt', 'greek-yogurt'],
    ['3 cloves garlic, crushed', 'garlic'],
    ['1 thumb-sized piece of ginger, grated', 'ginger'],
    ['1 tbsp lemon juice', 'lemon-juice'],
    ['2 tsp garam masala', 'garam-masala'],
    ['1/2 tsp cayenne pepper', 'cayenne-pepper'],
    ['For the sauce:'],
    ['2 tbsp ghee', 'ghee'],
    ['2 large onions, finely chopped', 'onion'],
    ['1 x 400g tin chopped tomatoes', 'canned-tomatoes'],
    ['2 tbsp tomato purée', 'tomato-paste'],
    ['1½ tsp ground cumin', 'cumin'],
    ['1 tsp ground turmeric', 'turmeric'],
    ['150 ml double cream', 'double-cream'],
    ['1 tbsp ground almonds', 'ground-almonds'],
    ['1 tsp caster sugar', 'caster-sugar'],
    ['a small handful of coriander leaves', 'cilantro'],
    ['salt, to taste', 'salt'],
    ['300g basmati rice, to serve', 'basmati-rice'],
  ],
  'en-pad-thai': [
    ['Pad thai for 2'],
    ['200g flat rice noodles', 'rice-noodles'],
    ['2 tablespoons tamarind paste', 'tamarind-paste'],
    ['2 tbsp fish sauce', 'fish-sauce'],
    ['1 tbsp palm sugar', 'palm-sugar'],
    ['150 g raw king prawns, peeled', 'king-prawn'],
    ['100 g firm tofu', 'tofu'],
    ['2 eggs', 'egg'],
    ['2 spring onions', 'spring-onion'],
    ['a large handful of beansprouts', 'bean-sprouts'],
    ['2 tbsp roasted peanuts, crushed', 'roasted-peanuts'],
    ['1 lime, cut into wedges', 'lime'],
    ['1 tbsp vegetable oil', 'vegetable-oil'],
    ['pinch of chilli flakes', 'chili-flakes'],
  ],
  'en-vegan-chili': [
    ['Vegan chili sin carne'],
    ['1 Tbsp. extra-virgin olive oil', 'extra-virgin-olive-oil'],
    ['1 yellow onion, diced', 'onion'],
    ['1 red bell pepper', 'red-bell-pepper'],
    ['2 celery ribs', 'celery'],
    ['4 garlic cloves', 'garlic'],
    ['1 (15 oz) can black beans, drained', 'canned-black-beans'],
    ['1 (15 oz) can kidney beans, drained', 'drained-kidney-beans'],
    ['1 (28 oz) can crushed tomatoes', 'canned-tomatoes'],
    ['1 cup vegetable broth', 'vegetable-stock'],
    ['2 Tbsp chili powder', 'chili-powder'],
    ['1 tsp smoked paprika', 'smoked-paprika'],
    ['1 tsp dried oregano', 'dried-oregano'],
    ['1 oz dark chocolate (70% cacao)', 'dark-chocolate'],
    ['kosher salt and freshly ground black pepper', 'coarse-salt', 'black-pepper'],
    ['1 avocado', 'avocado'],
  ],
  'es-gazpacho': [
    ['Gazpacho andaluz'],
    ['1 kg de tomates pera', 'plum-tomato'],
    ['1 pepino', 'cucumber'],
    ['1 pimiento verde italiano', 'pointed-pepper'],
    ['½ cebolla', 'onion'],
    ['1 diente de ajo', 'garlic'],
    ['50 ml de aceite de oliva virgen extra', 'extra-virgin-olive-oil'],
    ['30 ml de vinagre de Jerez', 'sherry-vinegar'],
    ['100 g de pan del día anterior', 'bread'],
    ['1 pizca de sal', 'salt'],
  ],
  'es-mole-tacos': [
    ['Tacos de pollo con mole'],
    ['1/2 kg de pechuga de pollo', 'chicken-breast'],
    ['12 tortillas de maíz', 'corn-tortilla'],
    ['3 chiles anchos', 'chile-ancho'],
    ['2 chiles pasilla', 'chile-pasilla'],
    ['4 jitomates', 'tomato'],
    ['1/4 taza de cacahuates', 'peanut'],
    ['2 cucharadas de ajonjolí', 'sesame-seed'],
    ['1 tableta de chocolate de mesa (90 g)', 'mexican-chocolate'],
    ['1 rama de canela', 'cinnamon-stick'],
    ['2 clavos de olor', 'clove'],
    ['1 aguacate', 'avocado'],
    ['1/2 cebolla morada', 'red-onion'],
    ['1 manojo de cilantro', 'cilantro'],
    ['2 limas', 'lime'],
    ['crema al gusto', 'crema-mexicana'],
    ['queso fresco desmoronado', 'queso-fresco'],
  ],
  'es-paella-marisco': [
    ['Paella de marisco (4 personas)'],
    ['400 g de arroz bomba', 'bomba-rice'],
    ['8 langostinos', 'king-prawn'],
    ['250 g de calamares', 'squid'],
    ['500 g de mejillones', 'mussel'],
    ['200 g de rape', 'monkfish'],
    ['1 pimiento rojo', 'red-bell-pepper'],
    ['2 tomates maduros rallados', 'tomato'],
    ['2 dientes de ajo', 'garlic'],
    ['1 litro y medio de caldo de pescado', 'fish-stock'],
    ['6 cucharadas de aceite de oliva virgen extra', 'extra-virgin-olive-oil'],
    ['1 cucharadita de pimentón dulce', 'paprika-sweet'],
    ['unas hebras de azafrán', 'saffron'],
    ['1 limón', 'lemon'],
    ['sal al gusto', 'salt'],
  ],
  'es-tortilla-y-flan': [
    ['Tortilla de patatas'],
    ['6 huevos', 'egg'],
    ['750 g de patatas', 'potato'],
    ['1 cebolla grande', 'onion'],
    ['250 ml de aceite de oliva', 'olive-oil'],
    ['sal', 'salt'],
    // A line in the middle of a text is not a title, so its food counts.
    ['Flan de la abuela', 'creme-caramel'],
    ['1 bote de leche condensada (370 g)', 'condensed-milk'],
    ['la misma medida de leche entera', 'whole-milk'],
    ['4 huevos L', 'egg'],
    ['100 g de azúcar para el caramelo', 'sugar'],
    ['1 vaina de vainilla', 'vanilla-bean'],
    ['la ralladura de media naranja', 'orange-zest'],
  ],
}

/** For each recipe, the ingredients that certainly contain an allergen (`contains: yes`), by allergen. */
const CARRIERS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'de-kaesespaetzle': {
    gluten: ['wheat-flour'],
    lactose: ['bergkaese'],
    dairy: ['bergkaese', 'clarified-butter'],
    egg: ['egg'],
  },
  'de-kartoffelgulasch': { lactose: ['sour-cream'], dairy: ['sour-cream'] },
  'de-linsen-dal-vegan': {},
  'de-linzer-torte': {
    gluten: ['wafer-sheets', 'wheat-flour'],
    lactose: ['butter'],
    dairy: ['butter'],
    egg: ['egg', 'egg-yolk'],
    treeNut: ['flaked-almonds', 'ground-hazelnuts'],
  },
  'en-banana-bread': {
    gluten: ['wheat-flour'],
    lactose: ['butter', 'buttermilk'],
    dairy: ['butter', 'buttermilk'],
    egg: ['egg'],
    treeNut: ['walnut'],
  },
  'en-chicken-tikka-masala': {
    lactose: ['double-cream', 'greek-yogurt'],
    dairy: ['double-cream', 'ghee', 'greek-yogurt'],
    treeNut: ['ground-almonds'],
  },
  'en-pad-thai': {
    egg: ['egg'],
    soy: ['tofu'],
    peanut: ['roasted-peanuts'],
    fish: ['fish-sauce'],
    shellfish: ['king-prawn'],
  },
  'en-vegan-chili': {},
  'es-gazpacho': { gluten: ['bread'], sulfite: ['sherry-vinegar'] },
  'es-mole-tacos': {
    lactose: ['crema-mexicana', 'queso-fresco'],
    dairy: ['crema-mexicana', 'queso-fresco'],
    peanut: ['peanut'],
    sesame: ['sesame-seed'],
  },
  'es-paella-marisco': {
    fish: ['fish-stock', 'monkfish'],
    shellfish: ['king-prawn', 'mussel', 'squid'],
  },
  'es-tortilla-y-flan': {
    lactose: ['condensed-milk', 'creme-caramel', 'whole-milk'],
    dairy: ['condensed-milk', 'creme-caramel', 'whole-milk'],
    egg: ['creme-caramel', 'egg'],
  },
}

/** The weights of lines whose amount is not written in grams. */
const GRAMS: readonly (readonly [recipe: string, line: string, grams: number])[] = [
  ['de-kartoffelgulasch', '1 kg festkochende Kartoffeln', 1000],
  ['de-linzer-torte', '250 g gemahlene Haselnüsse', 250],
  ['es-mole-tacos', '1/2 kg de pechuga de pollo', 500],
  ['es-mole-tacos', '1 tableta de chocolate de mesa (90 g)', 90],
  ['es-tortilla-y-flan', '1 bote de leche condensada (370 g)', 370],
  ['en-chicken-tikka-masala', '1 x 400g tin chopped tomatoes', 400],
  ['en-vegan-chili', '1 oz dark chocolate (70% cacao)', 28.349523],
  ['de-kartoffelgulasch', '1 Becher Sauerrahm (250 g)', 250],
]

const textOf = (recipe: string) => readFileSync(join(ROOT, 'test/recipes', `${recipe}.txt`), 'utf8')
const languageOf = (recipe: string) => recipe.slice(0, 2) as Language
const parsed = (recipe: string) => parseText(library, textOf(recipe), languageOf(recipe)).items

test('every recipe of the folder is in the table', () => {
  const files = readdirSync(join(ROOT, 'test/recipes'))
    .filter((name) => name.endsWith('.txt'))
    .map((name) => name.replace('.txt', ''))
  expect(files.sort()).toEqual(Object.keys(RECIPES).sort())
  expect(Object.keys(CARRIERS)).toEqual(Object.keys(RECIPES))
})

describe.each(Object.entries(RECIPES))('%s', (recipe, expected) => {
  test('the table has every line of the file', () => {
    const lines = textOf(recipe)
      .split('\n')
      .filter((line) => line.trim() !== '')
    expect(expected.map(([line]) => line)).toEqual(lines)
  })

  test('every line has the ingredients that a cook reads in it, and headings have none', () => {
    const items = parsed(recipe)
    const found = expected.map(([line]) => [
      line,
      ...items.filter((item) => item.line === line).map(({ ingredientId }) => ingredientId),
    ])
    expect(found).toEqual(expected)
    expect(items).toHaveLength(expected.reduce((sum, [, ...ids]) => sum + ids.length, 0))
  })

  test('the sources of each allergen are named, and no others', () => {
    const items = parsed(recipe).map(({ ingredientId, amount, unit }) => ({
      ingredientId: ingredientId!,
      amount,
      unit,
    }))
    const { evaluation, unresolved } = check(library, { items })
    expect(unresolved).toEqual([])
    const carriers = ALLERGENS.map((allergen) => [
      allergen,
      evaluation[allergen].contributors
        .filter(({ steps }) => steps.some(({ figure }) => figure === 'yes'))
        .map(({ ingredientId }) => ingredientId)
        .sort(),
    ]).filter(([, ids]) => ids!.length > 0)
    expect(Object.fromEntries(carriers)).toEqual(CARRIERS[recipe])
  })
})

test.each(GRAMS)('%s: %s weighs %d g', (recipe, line, grams) => {
  expect(parsed(recipe).filter((item) => item.line === line)).toMatchObject([{ line, grams }])
})

test('ghee contains milk protein, but lactose only in traces', () => {
  const { evaluation } = check(library, { items: [{ ingredientId: 'ghee', amount: 30 }] })
  const { dairy, lactose } = evaluation
  expect([dairy, lactose].map(({ risk, verdict }) => ({ risk, verdict }))).toEqual([
    { risk: 'high', verdict: 'incompatible' },
    { risk: 'moderate', verdict: 'caution' },
  ])
})

test('a food in prose is a guess, and sure between commas', () => {
  const text = `${'Put the lentils in a pot and pour 2 l of water over them. '.repeat(3)}Add pepper, salt, froozled onions and stir.`
  const readingsOf = (recipe: string) =>
    parseText(library, recipe, 'en').items.map(({ ingredientId, reading }) => [
      ingredientId,
      reading,
    ])
  expect(readingsOf(text)).toContainEqual(['onion', 'guess'])
  expect(readingsOf(text)).toContainEqual(['salt', 'sure'])
})
