/** Tests that a command with `--json` prints exactly the bytes that the server sends. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { OPERATIONS } from '../../src/operations/operations.ts'
import { ingr, inPipe } from '../cli/run.ts'
import { testServer } from './support.ts'

type Row = readonly [
  operation: string,
  words: readonly string[],
  method: string,
  path: string,
  body?: unknown,
]

const ITEMS = [
  { ingredientId: 'butter', amount: 200, unit: 'g' },
  { ingredientId: 'garlic', amount: 2, unit: 'clove' },
  { ingredientId: 'xyzzy' },
  { ingredientId: 'whole-milk', amount: 0.5, unit: 'cup' },
]
const json = JSON.stringify(ITEMS)
const batch = { checks: [{ items: ITEMS }, { items: [] }], concerns: ['lactose', 'fodmap'] }

const LINES = ['200 g butter', '2 eggs', 'oil or lard']
const PACKAGE =
  'Zutaten: Weizenmehl, Zucker, Emulgator: Lecithine (Soja). Kann Spuren von Nüssen enthalten.'
const RECIPE = join(import.meta.dirname, '../recipes/en-banana-bread.txt')

const FOLDER = mkdtempSync(join(tmpdir(), 'ingr-terminal-'))
afterAll(() => rmSync(FOLDER, { recursive: true }))
const written = (name: string, text: string) => {
  const path = join(FOLDER, name)
  writeFileSync(path, text)
  return path
}
const PEOPLE = [
  { name: 'Ada', concerns: ['lactose', 'fodmap'], tolerates: { lactose: '5 g' } },
  { name: 'Ben', diet: ['vegan'], avoid: ['kiwi'], traces: 'ignore' },
]
const HOUSEHOLD = written('household.yaml', JSON.stringify({ people: PEOPLE }))
const MEALS = 'Lunch\n100 g rice\n1 onion\n\nDinner\n2 eggs\n'
const PLAN = written('monday.txt', MEALS)

const ROWS: readonly Row[] = [
  [
    'search',
    ['search', 'Möhre', '--lang', 'de', '--limit', '3'],
    'GET',
    '/v1/ingredients/search?q=M%C3%B6hre&lang=de&limit=3',
  ],
  ['search', ['search', 'something', 'smoky'], 'GET', '/v1/ingredients/search?q=something+smoky'],
  [
    'autocomplete',
    ['complete', 'pimi', '--lang', 'es'],
    'GET',
    '/v1/ingredients/autocomplete?q=pimi&lang=es',
  ],
  ['count', ['count'], 'GET', '/v1/ingredients/count'],
  ['detail', ['show', 'egg-yolk', '--lang', 'es'], 'GET', '/v1/ingredients/egg-yolk?lang=es'],
  [
    'browse',
    ['browse', '--category', 'cheese', '--sort', '-fat', '--limit', '3'],
    'GET',
    '/v1/ingredients?category=cheese&sort=-fat&limit=3',
  ],
  [
    'browse',
    ['browse', '--ids', 'butter,xyzzy', '--fields', 'name', '--lang', 'de'],
    'GET',
    '/v1/ingredients?ids=butter,xyzzy&fields=name&lang=de',
  ],
  ['browse', ['browse', '--diet', 'vegn'], 'GET', '/v1/ingredients?diet=vegn'],
  ['browse', ['browse', '--without', 'glutn'], 'GET', '/v1/ingredients?without=glutn'],
  [
    'search',
    ['search', 'cheese', '--explain', '--without', 'lactose', '--sort', '-fat'],
    'GET',
    '/v1/ingredients/search?q=cheese&explain=true&without=lactose&sort=-fat',
  ],
  ['categories', ['categories'], 'GET', '/v1/meta/categories'],
  ['units', ['units', '--lang', 'de'], 'GET', '/v1/meta/units?lang=de'],
  ['languages', ['languages'], 'GET', '/v1/meta/languages'],
  [
    'allergens',
    ['allergens', 'soy-sauce', '--lang', 'de'],
    'GET',
    '/v1/ingredients/soy-sauce/allergens?lang=de',
  ],
  [
    'check',
    ['check', json, '--concern', 'lactose,gluten'],
    'POST',
    '/v1/compatibility/check',
    { items: ITEMS, concerns: ['lactose', 'gluten'] },
  ],
  ['check', ['check', json], 'POST', '/v1/compatibility/check', { items: ITEMS }],
  ['checkBatch', ['batch', JSON.stringify(batch)], 'POST', '/v1/compatibility/check/batch', batch],
  [
    'diet',
    ['diet', 'vegetarian', json],
    'POST',
    '/v1/compatibility/diet',
    { diet: 'vegetarian', ingredientIds: ITEMS.map(({ ingredientId }) => ingredientId) },
  ],
  ['fodmap', ['fodmap', json], 'POST', '/v1/compatibility/fodmap', { items: ITEMS }],
  ['histamine', ['histamine', json], 'POST', '/v1/compatibility/histamine', { items: ITEMS }],
  [
    'substitutes',
    ['substitutes', 'butter', '--lang', 'de', '--limit', '4'],
    'GET',
    '/v1/ingredients/butter/substitutes?lang=de&limit=4',
  ],
  [
    'substitutes',
    ['substitutes', 'egg', '--no-partial'],
    'GET',
    '/v1/ingredients/egg/substitutes?includePartial=false',
  ],
  [
    'pairings',
    ['pairings', 'lamb', '--lang', 'es'],
    'GET',
    '/v1/ingredients/lamb/pairings?lang=es',
  ],
  ['similar', ['similar', 'mozzarella'], 'GET', '/v1/ingredients/mozzarella/similar'],
  ['profile', ['profile', 'butter'], 'GET', '/v1/ingredients/butter/profile'],
  ['substitutes', ['substitutes', 'curing-salt'], 'GET', '/v1/ingredients/curing-salt/substitutes'],
  [
    'convert',
    ['convert', 'butter', '1.5', 'cup', 'g'],
    'POST',
    '/v1/units/convert',
    { ingredientId: 'butter', amount: 1.5, fromUnit: 'cup', toUnit: 'g' },
  ],
  [
    'nutrition',
    ['nutrition', 'egg', '--amount', '2', '--unit', 'piece'],
    'GET',
    '/v1/ingredients/egg/nutrition?amount=2&unit=piece',
  ],
  [
    'analyze',
    ['analyze', json, '--servings', '3'],
    'POST',
    '/v1/nutrition/analyze',
    { items: ITEMS, servings: 3 },
  ],
  [
    'label',
    ['label', PACKAGE, '--lang', 'de', '--portion', '30', '--concern', 'gluten,treeNut'],
    'POST',
    '/v1/labels/check',
    { text: PACKAGE, lang: 'de', portion: 30, concerns: ['gluten', 'treeNut'] },
  ],
  ['label', ['label', PACKAGE], 'POST', '/v1/labels/check', { text: PACKAGE }],
  ['label', ['label', ', ;'], 'POST', '/v1/labels/check', { text: ', ;' }],
  // These rows also compare error bodies.
  [
    'check',
    ['check', json, '--concern', 'glutn'],
    'POST',
    '/v1/compatibility/check',
    { items: ITEMS, concerns: ['glutn'] },
  ],
  ['check', ['check', '[]'], 'POST', '/v1/compatibility/check', { items: [] }],
  [
    'diet',
    ['diet', 'keto', json],
    'POST',
    '/v1/compatibility/diet',
    { diet: 'keto', ingredientIds: ['butter'] },
  ],
  [
    'convert',
    ['convert', 'butter', '1', 'cupp', 'g'],
    'POST',
    '/v1/units/convert',
    { ingredientId: 'butter', amount: 1, fromUnit: 'cupp', toUnit: 'g' },
  ],
  ['recipeParse', ['parse', ...LINES], 'POST', '/v1/recipes/parse', { lines: LINES }],
  ['recipeCheck', ['check', ...LINES], 'POST', '/v1/recipes/check', { lines: LINES }],
  [
    'letters',
    ['check', ...LINES, '--letters', 'at'],
    'POST',
    '/v1/recipes/letters',
    { lines: LINES, scheme: 'at' },
  ],
  [
    'headroom',
    ['fodmap', ...LINES, '--max'],
    'POST',
    '/v1/recipes/headroom',
    { lines: LINES, domain: 'fodmap' },
  ],
  [
    'recipeSwap',
    ['swap', '--file', RECIPE, '--for', 'lactose'],
    'POST',
    '/v1/recipes/swap',
    { text: readFileSync(RECIPE, 'utf8'), for: ['lactose'] },
  ],
  [
    'recipeAnalyze',
    ['analyze', '--file', RECIPE, '--servings', '3'],
    'POST',
    '/v1/recipes/analyze',
    { text: readFileSync(RECIPE, 'utf8'), servings: 3 },
  ],
  [
    'recipeDiet',
    ['diet', 'vegan', ...LINES],
    'POST',
    '/v1/recipes/diet',
    { lines: LINES, diet: 'vegan' },
  ],
  [
    'recipeFodmap',
    ['fodmap', ...LINES, '--profile', HOUSEHOLD],
    'POST',
    '/v1/recipes/fodmap',
    { lines: LINES, people: PEOPLE },
  ],
  ['recipeHistamine', ['histamine', ...LINES], 'POST', '/v1/recipes/histamine', { lines: LINES }],
  [
    'recipeDeclaration',
    ['analyze', ...LINES, '--servings', '2', '--label', 'eu'],
    'POST',
    '/v1/recipes/declaration',
    { lines: LINES, servings: 2 },
  ],
  [
    'recipeAnalyze',
    ['analyze', json, '--profile', HOUSEHOLD],
    'POST',
    '/v1/recipes/analyze',
    { items: ITEMS, people: PEOPLE },
  ],
  [
    'label',
    ['label', PACKAGE, '--profile', HOUSEHOLD],
    'POST',
    '/v1/labels/check',
    { text: PACKAGE, people: PEOPLE },
  ],
  [
    'recipeSwap',
    ['swap', ...LINES, '--profile', HOUSEHOLD],
    'POST',
    '/v1/recipes/swap',
    { lines: LINES, people: PEOPLE },
  ],
  [
    'planCheck',
    ['check', PLAN, '--per', 'day', '--servings', '2'],
    'POST',
    '/v1/plans/check',
    { texts: [{ name: PLAN, text: MEALS, file: 'monday.txt' }], servings: 2 },
  ],
  [
    'recipeShop',
    ['shop', ...LINES, '--servings', '2'],
    'POST',
    '/v1/recipes/shop',
    { recipes: [{ lines: LINES }], servings: 2 },
  ],
  [
    'swap',
    ['swap', 'butter', '--amount', '2 tbsp', '--for', 'vegan', '--limit', '2'],
    'POST',
    '/v1/swap',
    { ingredientId: 'butter', amount: '2 tbsp', for: ['vegan'], limit: 2 },
  ],
  [
    'swap',
    ['swap', 'whole-milk', '--profile', HOUSEHOLD],
    'POST',
    '/v1/swap',
    { ingredientId: 'whole-milk', people: PEOPLE },
  ],
  [
    'ingredientLetters',
    ['allergens', 'butter', '--letters', 'at'],
    'GET',
    '/v1/ingredients/butter/letters?scheme=at',
  ],
  [
    'declaration',
    ['nutrition', 'egg', '--amount', '2', '--unit', 'piece', '--label', 'eu'],
    'GET',
    '/v1/ingredients/egg/declaration?amount=2&unit=piece',
  ],
]

test('a household is one call', async () => {
  const { out } = await inPipe(['check', ...LINES, '--profile', HOUSEHOLD, '--json'])
  const body = { lines: LINES, people: PEOPLE }
  const { text } = await server.ask('POST', '/v1/recipes/check', { key, body })
  expect(out).toBe(`{"results":[{"recipe":"-","result":${text.trimEnd()}}]}\n`)
})

test('a line of a stream is the answer to that line', async () => {
  const { out } = await inPipe(['parse', '--ndjson', 'salt and pepper'])
  const body = { line: 'salt and pepper' }
  const { text } = await server.ask('POST', '/v1/lines/parse', { key, body })
  expect(out).toBe(text)
})

const server = await testServer()
const { key } = await server.customer()

test.each(ROWS.map((row) => [`${row[0]}: ${row[1].join(' ').slice(0, 60)}`, row] as const))(
  '%s',
  async (_, [, words, method, path, body]) => {
    const { out } = await inPipe([...words, '--json'])
    const { text } = await server.ask(method, path, { key, body })
    expect(out).toBe(text)
  },
)

/**
 * Operations that we don't compare: operations without a subcommand, operations whose answer the command line prints in
 * several parts, and `usage` and `account`, whose answers depend on the API key and the current time.
 */
const WITHOUT = ['healthAlias', 'health', 'usage', 'parseLine', 'resolve', 'account', 'ready']

test('every operation that both interfaces have is compared', () => {
  const compared = new Set(ROWS.map(([name]) => name))
  expect(OPERATIONS.map(({ id }) => id as string).filter((id) => !compared.has(id))).toEqual(
    WITHOUT,
  )
})

test('`ingr call` prints what the server sends', async () => {
  const check = JSON.stringify({ items: ITEMS, concerns: ['egg'] })
  const rows: readonly (readonly [
    words: readonly string[],
    method: string,
    path: string,
    body?: string,
  ])[] = [
    [
      ['GET', '/v1/ingredients/butter/allergens?lang=de'],
      'GET',
      '/v1/ingredients/butter/allergens?lang=de',
    ],
    [['get', '/health'], 'GET', '/health'],
    [['POST', '/v1/compatibility/check', check], 'POST', '/v1/compatibility/check', check],
    [['GET', '/v1/ingredients/xyzzy'], 'GET', '/v1/ingredients/xyzzy'],
    [
      ['GET', '/v1/ingredients/curing-salt/substitutes'],
      'GET',
      '/v1/ingredients/curing-salt/substitutes',
    ],
  ]
  const outcomes = await Promise.all(rows.map(([words]) => ingr(['call', ...words])))
  const sent = await Promise.all(
    rows.map(([, method, path, body]) => server.ask(method, path, { key, body })),
  )
  expect(outcomes.map(({ out }) => out)).toEqual(sent.map(({ text }) => text))
  expect(outcomes.map(({ code }) => code)).toEqual([0, 0, 0, 3, 6])
})

test('`ingr call --include` prints status and headers first', async () => {
  const { out } = await ingr(['call', 'GET', '/v1/nothing', '--include'])
  expect(out).toMatch(/^HTTP\/1\.1 404 Not Found\n(?:[\w-]+: .*\n)+\n\{"error":/)
})

test('`ingr call` refuses an invalid path', async () => {
  const { code, out, err } = await ingr(['call', 'GET', 'v1/ingredients/count'])
  expect({ code, out, err }).toEqual({
    code: 2,
    out: '',
    err: 'ingr: the path does not begin with a slash: v1/ingredients/count\n',
  })
})
