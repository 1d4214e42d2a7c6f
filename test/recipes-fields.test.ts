/** Tests that ingredients are found in any field of a recipe file by its content, regardless of the field name. */

import { describe, expect, test } from 'vitest'
import { openLibrary } from '../src/embedded/index.ts'
import { amountText } from '../src/recipes/lines.ts'
import { readRecipes } from '../src/recipes/read.ts'
import { servingsIn, servingsOf } from '../src/recipes/servings.ts'

type Lang = 'de' | 'en' | 'es'
type Row = readonly [
  what: string,
  lang: Lang,
  text: string,
  verdicts: Readonly<Record<string, string>>,
]

const library = openLibrary({ path: 'data/library.sqlite' })

async function verdictsOf(text: string, lang: Lang, concerns: readonly string[]) {
  const { concerns: found } = await library.recipeCheck({
    text,
    lang,
    concerns: concerns as never,
  })
  return Object.fromEntries((found ?? []).map(({ concern, verdict }) => [concern, verdict]))
}

const judged = (rows: readonly Row[]) =>
  test.each(rows)('%s', async (_, lang, text, verdicts) => {
    expect(await verdictsOf(text, lang, Object.keys(verdicts))).toEqual(verdicts)
  })

const json = (fields: Readonly<Record<string, unknown>>) => JSON.stringify(fields)
const recipe = (fields: Readonly<Record<string, unknown>>) =>
  json({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Rice bowl',
    recipeIngredient: ['200 g rice', '1 cucumber'],
    ...fields,
  })
const list = (fields: Readonly<Record<string, unknown>>) =>
  json({ title: 'Rice bowl', servings: 4, ingredients: ['200 g rice', '1 cucumber'], ...fields })
const page = (lang: Lang, body: string) =>
  `<!doctype html><html lang="${lang}"><head><title>Rice</title></head><body>${body}</body></html>`
const microdata = (inside: string, around = '', attributes = '') =>
  page(
    'en',
    `<div itemscope itemtype="https://schema.org/Recipe" ${attributes}><h1 itemprop="name">Rice</h1>${inside}</div>${around}`,
  )
const RICE = '<ul><li itemprop="recipeIngredient">200 g rice</li>'

describe('a page without markup', () => {
  judged([
    [
      'a second list below a heading of the same level',
      'en',
      page(
        'en',
        '<h1>Rice buns</h1><h2>Ingredients</h2><ul><li>400 g rice flour</li><li>50 g sugar</li></ul><h2>Topping</h2><ul><li>50 g peanuts</li><li>2 eggs</li></ul><h2>Method</h2><ol><li>Mix and bake.</li></ol>',
      ),
      { peanut: 'incompatible', egg: 'incompatible' },
    ],
    [
      'eine zweite Liste',
      'de',
      page(
        'de',
        '<h1>Reisfladen</h1><h3>Zutaten</h3><ul><li>300 g Reismehl</li><li>40 g Zucker</li></ul><h3>Füllung</h3><ul><li>100 g Haselnüsse</li><li>2 Eier</li></ul><h3>Zubereitung</h3><p>Alles mischen.</p>',
      ),
      { treeNut: 'incompatible', egg: 'incompatible' },
    ],
    [
      'a second list below a higher heading',
      'en',
      page(
        'en',
        '<h1>Cucumber bowl</h1><h3>Ingredients</h3><ul><li>300 g rice</li><li>1 cucumber</li></ul><h2>Dressing</h2><ul><li>3 tbsp tahini</li><li>2 tbsp soy sauce</li></ul><h2>Directions</h2><ol><li>Boil the rice.</li></ol>',
      ),
      { sesame: 'incompatible', soy: 'incompatible', gluten: 'incompatible' },
    ],
    [
      'una lista sin cantidades',
      'es',
      page(
        'es',
        '<h1>Arroz</h1><h2>Ingredientes</h2><ul><li>200 g de arroz</li><li>1 pepino</li></ul><h2>Cobertura</h2><ul><li>cacahuetes</li><li>queso</li></ul><h2>Elaboración</h2><p>Mezclar.</p>',
      ),
      { peanut: 'incompatible', dairy: 'incompatible' },
    ],
    [
      'lines of a paragraph below the heading of the ingredients',
      'en',
      page(
        'en',
        '<h1>Rice</h1><h2>Ingredients</h2><ul><li>200 g rice</li><li>1 cucumber</li></ul><p>50 g almonds<br>2 eggs</p><h2>Method</h2><p>Cook.</p>',
      ),
      { treeNut: 'incompatible', egg: 'incompatible' },
    ],
    [
      'a list in a list, once',
      'en',
      page(
        'en',
        '<h1>Rice</h1><h2>Ingredients</h2><ul><li>200 g rice</li><li>2 cucumbers</li><li>Sauce<ul><li>2 tbsp peanut butter</li></ul></li></ul>',
      ),
      { peanut: 'incompatible' },
    ],
  ])
})

describe('JSON', () => {
  judged([
    [
      'a recipe in the list of ingredients',
      'en',
      recipe({
        recipeIngredient: [
          '200 g rice',
          { '@type': 'Recipe', name: 'Sauce', recipeIngredient: ['2 tbsp peanut butter', '1 egg'] },
        ],
      }),
      { peanut: 'incompatible', egg: 'incompatible' },
    ],
    [
      'supply',
      'en',
      recipe({ supply: [{ '@type': 'HowToSupply', name: 'peanut butter' }, '2 eggs'] }),
      { peanut: 'incompatible', egg: 'incompatible' },
    ],
    [
      'a step of Tandoor that is a separate recipe',
      'en',
      json({
        name: 'Rice bowl',
        servings: 4,
        steps: [
          {
            instruction: 'Cook.',
            ingredients: [{ food: { name: 'rice' }, unit: { name: 'g' }, amount: 200 }],
            step_recipe: 7,
            step_recipe_data: {
              id: 7,
              name: 'Sauce',
              steps: [
                {
                  instruction: 'Stir',
                  ingredients: [
                    { food: { name: 'peanut butter' }, unit: { name: 'tbsp' }, amount: 2 },
                    { food: { name: 'egg' }, unit: null, amount: 1 },
                  ],
                },
              ],
            },
          },
        ],
      }),
      { peanut: 'incompatible', egg: 'incompatible' },
    ],
    [
      'hasPart',
      'en',
      recipe({
        hasPart: [
          {
            '@type': 'Recipe',
            name: 'Topping',
            recipeIngredient: ['100 ml cream', '30 g pistachios'],
          },
        ],
      }),
      { dairy: 'incompatible', treeNut: 'incompatible' },
    ],
    [
      'components',
      'en',
      list({ components: [{ name: 'Sauce', ingredients: ['50 g almonds'] }] }),
      { treeNut: 'incompatible' },
    ],
    [
      'subRecipes',
      'en',
      list({ subRecipes: [{ name: 'Sauce', items: ['50 g almonds'] }] }),
      { treeNut: 'incompatible' },
    ],
    [
      'ingredientGroups',
      'en',
      list({ ingredientGroups: [{ title: 'Sauce', ingredients: ['50 g almonds'] }] }),
      { treeNut: 'incompatible' },
    ],
    [
      'optional_ingredients',
      'en',
      list({ optional_ingredients: ['50 g almonds'] }),
      { treeNut: 'incompatible' },
    ],
    [
      'toppings',
      'en',
      list({ toppings: ['almonds', 'egg'] }),
      { treeNut: 'incompatible', egg: 'incompatible' },
    ],
    [
      'ingredients next to another recipeIngredient',
      'en',
      recipe({ ingredients: ['200 g rice', '50 g almonds'] }),
      { treeNut: 'incompatible' },
    ],
    [
      'a text next to the name of an ingredient',
      'en',
      list({ ingredients: [{ name: 'rice', text: '50 g almonds' }] }),
      { treeNut: 'incompatible' },
    ],
    [
      'a suffix',
      'en',
      list({ ingredients: [{ name: 'rice', amount: 200, unit: 'g', suffix: 'with almonds' }] }),
      { treeNut: 'incompatible' },
    ],
    [
      'alternatives of an ingredient',
      'en',
      list({ ingredients: [{ name: 'rice', amount: 200, unit: 'g', alternatives: ['almonds'] }] }),
      { treeNut: 'incompatible' },
    ],
    // A format that we made up.
    [
      'extendedIngredients of Spoonacular',
      'en',
      json({
        title: 'Rice',
        servings: 2,
        extendedIngredients: [
          {
            id: 1,
            aisle: 'Nuts',
            name: 'rice',
            original: '200 g rice',
            amount: 200,
            unit: 'g',
            meta: [],
          },
          {
            id: 2,
            aisle: 'Baking',
            name: 'almonds',
            original: '50 g almonds',
            amount: 50,
            unit: 'g',
            meta: [],
          },
        ],
      }),
      { treeNut: 'incompatible', egg: 'compatible' },
    ],
    [
      'groups of WP Recipe Maker',
      'en',
      list({
        ingredients: [
          { name: 'Base', ingredients: [{ amount: '200', unit: 'g', name: 'rice', notes: '' }] },
          {
            name: 'Sauce',
            ingredients: [{ amount: '2', unit: 'tbsp', name: 'tahini', notes: '' }],
          },
        ],
        ingredients_flat: [{ amount: '200', unit: 'g', name: 'rice', notes: '' }],
      }),
      { sesame: 'incompatible', egg: 'compatible' },
    ],
    [
      'Zutatenliste, Belag',
      'de',
      json({
        titel: 'Reis',
        portionen: 4,
        zutatenliste: ['200 g Reis'],
        belag: ['50 g Mandeln', { menge: 2, name: 'Eier' }],
      }),
      { treeNut: 'incompatible', egg: 'incompatible' },
    ],
    [
      'ingredientes por nombre',
      'es',
      json({
        titulo: 'Arroz',
        raciones: 4,
        ingredientes: { arroz: '200 g', almendras: '50 g' },
        guarnicion: ['2 huevos'],
      }),
      { treeNut: 'incompatible', egg: 'incompatible' },
    ],
    [
      'a mapping under an unknown name',
      'en',
      list({ crunch: { almonds: '50 g' } }),
      { treeNut: 'incompatible' },
    ],
    [
      'a list of JSON-LD',
      'en',
      recipe({ recipeIngredient: { '@list': ['200 g rice', '50 g almonds'] } }),
      { treeNut: 'incompatible' },
    ],
    [
      'a step with ingredients besides the list',
      'en',
      list({
        directions: [{ text: 'Cook the rice.', ingredients: ['200 g rice', '50 g almonds'] }],
      }),
      { treeNut: 'incompatible' },
    ],
    [
      'supply of a step',
      'en',
      recipe({
        recipeInstructions: [
          {
            '@type': 'HowToStep',
            text: 'Fry.',
            supply: [{ '@type': 'HowToSupply', name: 'peanut oil' }],
          },
        ],
      }),
      { peanut: 'incompatible' },
    ],
    [
      'a title and an amount',
      'en',
      list({ ingredients: ['200 g rice', { title: 'almonds', amount: '50 g' }] }),
      { treeNut: 'incompatible' },
    ],
    [
      'an entry by its name',
      'en',
      list({ ingredients: ['200 g rice', { almonds: '50 g' }] }),
      { treeNut: 'incompatible' },
    ],
    [
      'a group by its name',
      'de',
      json({ titel: 'Reis', zutaten: { Teig: ['200 g Reis'], Füllung: { Mandeln: '50 g' } } }),
      { treeNut: 'incompatible' },
    ],
    [
      'metadata is not food',
      'en',
      recipe({
        tags: ['peanut'],
        recipeCategory: ['Nuts'],
        image: ['https://example.org/almonds.jpg'],
        suitableForDiet: ['VeganDiet'],
        nutrition: { calories: '200 kcal' },
        author: [{ '@type': 'Person', name: 'Almond Egg' }],
      }),
      { peanut: 'compatible', treeNut: 'compatible', egg: 'compatible' },
    ],
  ])
})

describe('JSON-LD in a page', () => {
  const script = (text: string) => `<script type="application/ld+json">${text}</script>`
  judged([
    [
      'a broken recipe next to a readable one',
      'en',
      page(
        'en',
        script(recipe({})) +
          script('{"@type":"Recipe","recipeIngredient":["100 g almonds","2 eggs"],}'),
      ),
      { treeNut: 'incompatible', egg: 'incompatible' },
    ],
    [
      'a broken recipe next to microdata',
      'en',
      microdata(`${RICE}</ul>`, script('{"@type":"Recipe","recipeIngredient":["100 g almonds"],}')),
      { treeNut: 'incompatible' },
    ],
    [
      'only supply',
      'en',
      page(
        'en',
        script(json({ '@type': 'Recipe', name: 'Rice', supply: ['200 g rice', '50 g almonds'] })),
      ),
      { treeNut: 'incompatible' },
    ],
  ])
})

describe('microdata', () => {
  judged([
    [
      'an item without a property among items with one',
      'en',
      microdata(`${RICE}<li>50 g almonds</li></ul>`),
      { treeNut: 'incompatible' },
    ],
    [
      'a list without properties on its items',
      'en',
      microdata(
        `${RICE}</ul><h3>Topping</h3><ul><li>50 g almonds</li><li>2 eggs</li></ul><p itemprop="recipeInstructions">Cook.</p>`,
      ),
      { treeNut: 'incompatible', egg: 'incompatible' },
    ],
    [
      'itemref',
      'en',
      microdata(
        `${RICE}</ul>`,
        '<ul id="more"><li itemprop="recipeIngredient">50 g almonds</li></ul>',
        'itemref="more"',
      ),
      { treeNut: 'incompatible' },
    ],
    [
      'itemref to the element that contains the recipe',
      'en',
      `<div id="all">${microdata(`${RICE}<li>50 g almonds</li></ul>`, '', 'itemref="all"')}</div>`,
      { treeNut: 'incompatible' },
    ],
    [
      'a recipe that is part of the recipe',
      'en',
      microdata(
        `${RICE}</ul><div itemprop="hasPart" itemscope itemtype="https://schema.org/Recipe"><ul><li itemprop="recipeIngredient">50 g almonds</li></ul></div>`,
      ),
      { treeNut: 'incompatible' },
    ],
    [
      'supply',
      'en',
      microdata(`${RICE}</ul><p itemprop="supply">peanut butter</p>`),
      { peanut: 'incompatible' },
    ],
  ])
})

describe('front matter', () => {
  const matter = (yaml: string, body: string) => `---\n${yaml}\n---\n${body}`
  judged([
    [
      'a text of several lines',
      'en',
      matter('title: Rice\ningredients: |\n  100 g almonds\n  2 eggs', '- 100 g rice\n'),
      { treeNut: 'incompatible', egg: 'incompatible' },
    ],
    [
      'a text of one line',
      'en',
      matter('title: Rice\ningredients: 100 g almonds, 2 eggs', '- 100 g rice\n'),
      { treeNut: 'incompatible', egg: 'incompatible' },
    ],
    [
      'names with amounts',
      'en',
      matter('title: Rice\ningredients:\n  almonds: 100 g\n  egg: 2', '- 100 g rice\n'),
      { treeNut: 'incompatible', egg: 'incompatible' },
    ],
    [
      'groups',
      'en',
      matter(
        'title: Rice\ningredients:\n  - name: Topping\n    items:\n      - 100 g almonds',
        '- 100 g rice\n',
      ),
      { treeNut: 'incompatible' },
    ],
    [
      'groups by their names',
      'en',
      matter('title: Rice\ningredients:\n  Topping:\n    - 100 g almonds', '- 100 g rice\n'),
      { treeNut: 'incompatible' },
    ],
    [
      'a list, and another in the body',
      'en',
      matter('title: Rice\ningredients:\n  - 100 g rice', '- 100 g almonds\n- 2 eggs\n'),
      { treeNut: 'incompatible', egg: 'incompatible' },
    ],
    [
      'a list, and Cooklang in the body',
      'en',
      matter('title: Rice\ningredients:\n  - 100 g rice', 'Fry @almonds{100%g}.\n'),
      { treeNut: 'incompatible' },
    ],
    [
      'a list under another name',
      'de',
      matter(
        'title: Reis\nzutaten:\n  - 100 g Reis\nbelag:\n  - 50 g Mandeln\n  - menge: 2\n    name: Eier',
        'Kochen.\n',
      ),
      { treeNut: 'incompatible', egg: 'incompatible' },
    ],
    [
      'the same key twice',
      'es',
      matter(
        'title: Arroz\ningredientes:\n  - 100 g de arroz\ningredientes:\n  - 50 g de almendras',
        'Cocer.\n',
      ),
      { treeNut: 'incompatible' },
    ],
    [
      'tags are not food',
      'en',
      matter('title: Rice\ntags: [peanut, egg]\ncategories:\n  - nuts', '- 100 g rice\n'),
      { peanut: 'compatible', egg: 'compatible' },
    ],
  ])
})

describe('text that is not a line is listed as skipped', () => {
  const skippedOf = async (text: string) => {
    const [first] = await readRecipes(text)
    return first!.skipped.map(({ text, reason }) => [reason, text])
  }
  test('texts of JSON, of unknown fields and of steps', async () => {
    expect(
      await skippedOf(
        list({
          name: { de: 'Reis mit Mandeln' },
          blurb: 'With almonds.\nAnd eggs.',
          serving: { hint: { text: 'Nuts on top' } },
          ingredients: [
            {
              name: 'rice',
              amount: 200,
              originalText: '200 g rice with nuts',
              description: 'of Valencia',
            },
          ],
          tips: ['Add walnuts.'],
          instructions: [
            { name: 'Fry', text: 'Stir in 50 g cashews.' },
            { step: 2, description: 'Add eggs.', image: [{ url: 'almond.jpg' }] },
            { name: 'Rest', itemListElement: [{ text: 'Wait.' }, 'Eat.'] },
          ],
          updated_at: '2026-11-26T10:00:00',
          shop: 'https://example.org/almonds',
        }),
      ),
    ).toEqual([
      ['note', '200 g rice with nuts'],
      ['metadata', 'description: of Valencia'],
      ['note', 'blurb: With almonds.'],
      ['note', 'And eggs.'],
      ['method', 'Fry'],
      ['method', 'Stir in 50 g cashews.'],
      ['method', 'Add eggs.'],
      ['method', 'Rest'],
      ['method', 'Wait.'],
      ['method', 'Eat.'],
      ['note', 'Reis mit Mandeln'],
      ['note', 'Nuts on top'],
      ['note', 'Add walnuts.'],
    ])
  })
  test('microdata', async () => {
    expect(
      await skippedOf(
        microdata(
          `<p>My aunt adds almonds.</p>${RICE}</ul><ul><li>Share</li></ul><div itemprop="recipeInstructions"><p>Cook.</p><p>Add 2 eggs.</p></div><p>Contains nuts.</p>`,
        ),
      ),
    ).toEqual([
      ['note', 'My aunt adds almonds.'],
      ['note', 'Share'],
      ['method', 'Cook.'],
      ['method', 'Add 2 eggs.'],
      ['note', 'Contains nuts.'],
    ])
  })
  test('front matter', async () => {
    expect(
      await skippedOf(
        '---\ntitle:\n  de: Reis mit Mandeln\nblurb: |\n  With almonds.\ntags: [peanut, quick]\nbase: &b walnut\nother: *b\n---\n- 100 g rice\n',
      ),
    ).toEqual([
      ['note', 'blurb: With almonds.'],
      ['note', 'base: walnut'],
      ['note', 'other: walnut'],
      ['note', 'Reis mit Mandeln'],
      ['metadata', 'tags: peanut, quick'],
    ])
  })
})

describe('input that could crash or exhaust the parser is one line', () => {
  const deep = (open: string, close: string, levels: number) =>
    open.repeat(levels) + close.repeat(levels)
  const tooDeep = 'values nest deeper than 64 levels'
  const del = String.fromCharCode(127)
  test.each([
    [
      'an alias that refers to itself',
      '---\na: &a [*a]\n---\n- 1 egg\n',
      'front matter: aliases repeat more letters than the text has',
    ],
    [
      'an alias that refers to itself as ingredients',
      '---\ningredients: &a [*a]\n---\n- 1 egg\n',
      'front matter: aliases repeat more letters than the text has',
    ],
    [
      'an alias that refers to itself as title and servings',
      '---\ntitle: &a {b: *a}\nservings: *a\n---\n- 1 egg\n',
      'front matter: aliases repeat more letters than the text has',
    ],
    [
      'nested lists in YAML',
      `---\na: ${deep('[', ']', 4_000)}\n---\n- 1 egg\n`,
      `front matter: ${tooDeep}`,
    ],
    [
      'a few nested lists in YAML',
      `---\na: ${deep('[', ']', 70)}\n---\n- 1 egg\n`,
      `front matter: ${tooDeep}`,
    ],
    [
      'aliases that repeat a long text',
      `---\nz: &a |\n  ${del.repeat(8_000)}\n${Array.from({ length: 97 }, (_, at) => `k${at}: *a`).join('\n')}\n---\n- 1 egg\n`,
      'front matter: aliases repeat more letters than the text has',
    ],
    [
      'aliases of aliases',
      `---\na: &a [x, x]\n${'bcdefghi'.replace(/./g, (key, at: number) => `${key}: &${key} [${Array(9).fill(`*${'abcdefgh'[at]}`)}]\n`)}---\n- 1 egg\n`,
      'front matter: not valid YAML: Excessive alias count indicates a resource exhaustion attack',
    ],
    ...['recipeIngredient', 'name', 'recipeYield', 'recipeInstructions', 'toppings'].map((key) => [
      `JSON in JSON: ${key}`,
      `{"@type":"Recipe","name":"Rice","${key}":${deep('[', ']', 30_000)},"ingredients":["1 egg"]}`,
      `JSON: ${tooDeep}`,
    ]),
    ['JSON that is not a recipe', deep('[', ']', 60_000), `JSON: ${tooDeep}`],
    [
      'JSON-LD',
      `<html><script type="application/ld+json">{"a":${deep('[', ']', 5_000)}}</script></html>`,
      `JSON: ${tooDeep}`,
    ],
  ])('%s', async (_, text, message) => {
    await expect(readRecipes(text!)).rejects.toMatchObject({ code: 'INVALID_REQUEST', message })
  })
  test.each([
    [
      'front matter',
      '---\ntitle: {toString: 1}\nservings: {value: {toString: 1}}\nlang: {toString: 1}\n---\n- 1 egg\n',
    ],
    [
      'JSON',
      '{"name":{"toString":1},"recipeYield":{"value":{"toString":1}},"inLanguage":{"toString":1},"recipeIngredient":["1 egg"]}',
    ],
    ['JSON', '{"title":{"en":"Rice"},"servings":{"value":{"a":1}},"ingredients":["1 egg"]}'],
  ])('a title that is an object: %s', async (_, text) => {
    const [first] = await readRecipes(text)
    expect([first!.title, first!.servings, first!.language]).toEqual([null, null, null])
    expect(JSON.stringify(first)).not.toContain('[object')
  })
  test('a few aliases are read', async () => {
    const [first] = await readRecipes(
      '---\nbase: &b walnut\ningredients: [100 g rice, *b]\n---\nCook.\n',
    )
    expect(first!.sections.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual([
      '100 g rice',
      'walnut',
    ])
  })
})

describe('servings', () => {
  test.each([
    [['250', '250 grams'], null],
    [['500', '500 ml'], null],
    [['2', '2 cups'], null],
    [[24, '24 cookies'], null],
    [['12', '12 Stück'], null],
    [['6', '1 loaf'], null],
    [['1 molde', '8'], null],
    [['4', '4 servings'], 4],
    [['4', '4 raciones'], 4],
    [['2', '4 servings'], 2],
    [['250', '4 servings'], 4],
    [['4', '12 Muffins', 'für 4 Personen'], 4],
    [['4', ''], 4],
    [[6], 6],
    ['6', 6],
    [{ value: 250, unitText: 'grams' }, null],
    [{ value: 4, unitText: 'servings' }, 4],
  ])('%j: %j', (value, count) => {
    expect(servingsOf(value)?.count ?? null).toBe(count)
  })
  judged([
    [
      'grams',
      'en',
      recipe({
        recipeYield: ['250', '250 grams'],
        recipeIngredient: ['1 l milk', '200 g onions', '100 g sugar'],
      }),
      { fodmap: 'incompatible', lactose: 'incompatible' },
    ],
    [
      'millilitres',
      'en',
      recipe({
        recipeYield: ['500', '500 ml'],
        recipeIngredient: ['1 kg onions', '100 ml vinegar'],
      }),
      { fodmap: 'incompatible' },
    ],
  ])

  test.each(['4 ', 'for 4 ', '~4 ', 'for : ', '4 - ', 'about ', 'generous 4 '])(
    'the number of steps is proportional to the text: %s',
    (part) => {
      const { has } = Set.prototype
      const { test: matches } = RegExp.prototype
      const { slice } = Array.prototype
      const stepsOf = (times: number): number => {
        const text = part.repeat(times)
        let steps = 0
        Set.prototype.has = function (one) {
          steps += 1
          return has.call(this, one)
        }
        RegExp.prototype.test = function (one) {
          steps += 1
          return matches.call(this, one)
        }
        Array.prototype.slice = function (...range) {
          const result = slice.apply(this, range)
          steps += result.length
          return result
        }
        try {
          servingsIn(text)
        } finally {
          Object.assign(Set.prototype, { has })
          Object.assign(RegExp.prototype, { test: matches })
          Object.assign(Array.prototype, { slice })
        }
        return steps
      }
      expect(stepsOf(900)).toBeLessThan(2.2 * stepsOf(450))
    },
  )
})

test.each([
  [0.5, '1/2'],
  [1.125, '1 1/8'],
  [2.999, '3'],
  [0.35, '0.35'],
  [20.5, '20.5'],
  [150.4, '150'],
  [0, ''],
])('the amount %d is written as "%s"', (amount, text) => {
  expect(amountText(amount)).toBe(text)
})
