/** `ingr mcp`, called by the official client over the real program's standard input and output. */

import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TOOLS } from '../../src/cli/mcp/tools.ts'
import { ingr, ROOT } from './run.ts'

const client = new Client({ name: 'test', version: '1' })

beforeAll(async () => {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [`${ROOT}/bin/ingr.js`, 'mcp'],
    env: { INGR_METER: 'off', PATH: process.env.PATH! },
  })
  await client.connect(transport)
})
afterAll(() => client.close())

interface Answered {
  readonly structuredContent?: Readonly<Record<string, unknown>>
  readonly content: readonly { readonly type: string; readonly text: string }[]
  readonly isError?: boolean
}

const ask = async (name: string, given: Readonly<Record<string, unknown>>) =>
  (await client.callTool({ name, arguments: given })) as unknown as Answered

/** Calls a tool. Returns its parsed answer, or its parsed error if the call failed. */
async function call(name: string, given: Readonly<Record<string, unknown>>) {
  const { structuredContent, content, isError = false } = await ask(name, given)
  const answer = JSON.parse(isError ? content[0]!.text : JSON.stringify(structuredContent))
  return { answer, isError }
}

/** Returns arguments for a tool, taken from the example of its operation. */
function exampleOf({ operation: { example }, each }: (typeof TOOLS)[number]) {
  const { ingredientId, query = {}, body = {} } = example
  const given: Readonly<Record<string, unknown>> = {
    ...(ingredientId ? { ingredientId } : {}),
    ...query,
    ...(body as object),
  }
  if (!each) return given
  const { [each.argument]: entry, ...others } = given
  return { ...others, [each.list]: [entry] }
}

describe('the tools', () => {
  test('are those of the table, with plain schemas that a validator accepts', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name))
    const ajv = new Ajv2020({ strict: true, validateFormats: false })
    const verdicts = tools.filter(({ description }) =>
      description!.includes('must never be passed on as safe'),
    )
    expect(verdicts.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['check_recipe', 'check_label', 'search_ingredients']),
    )
    expect(verdicts.map(({ name }) => name)).not.toContain('convert_units')
    for (const { inputSchema } of tools) {
      expect(() => ajv.compile(inputSchema)).not.toThrow()
      expect(JSON.stringify(inputSchema)).not.toMatch(/"(?:anyOf|\$ref|\$defs|null)"/)
      expect(Object.keys(inputSchema.properties!)).toContain('detail')
    }
    // Keep the list of tools short, since it is always part of a model's context.
    expect(JSON.stringify(tools).length).toBeLessThan(60_000)
  })

  test.each(TOOLS.map((tool) => [tool.name, tool] as const))(
    '%s answers the example of its operation, also with detail and with its arguments as text',
    async (name, tool) => {
      const given = exampleOf(tool)
      expect((await call(name, given)).isError).toBe(false)
      const whole = await call(name, { ...given, detail: true })
      expect(whole.isError).toBe(false)
      const texts = Object.entries(given).map(([key, value]) => [
        key,
        typeof value === 'string' ? value : JSON.stringify(value),
      ])
      const asText = await call(name, { ...Object.fromEntries(texts), detail: 'true' })
      expect(asText.answer).toEqual(whole.answer)
    },
  )
})

const LASAGNE = `Lasagne
Serves 6
2 tbsp olive oil
1 onion, chopped
2 carrots
2 sticks celery
3 cloves garlic
500 g beef mince
250 ml red wine
800 g canned tomatoes
2 tbsp tomato paste
1 bay leaf
50 g butter
50 g plain flour
700 ml milk
250 g lasagne sheets
150 g parmesan
1 tsp worcestershire sauce`
const CURRY = `Für 4 Personen
500 g Hähnchenbrust
1 Zwiebel
2 EL Currypaste
400 ml Kokosmilch
1 EL Fischsauce
200 g Basmatireis
1 Prise Zucker
Koriander`
const PAELLA = `Para 4 personas
400 g de arroz bomba
300 g de gambas
500 g de mejillones
200 g de judías verdes
2 tomates
1 sobre de azafrán
aceite de oliva
caldo de pescado`
const LABEL =
  'Ingredients: wheat flour, sugar, palm oil, milk powder (5 %), emulsifier: soya lecithin, salt. May contain nuts.'
const WEEK = [
  { name: 'Monday', text: LASAGNE },
  { name: 'Tuesday', text: CURRY },
  { name: 'Wednesday', text: PAELLA },
]

const FATS = [
  'butter',
  'Margarine',
  'olive oil',
  'lard',
  'coconut oil',
  'ghee',
  'sunflower oil',
  'tofu',
]
const FAMILY = [
  { name: 'Mia', concerns: ['lactose', 'gluten'] },
  { name: 'Ben', diet: ['vegan'], avoid: ['coriander'] },
]

/** Tool calls for typical questions that people ask an assistant. */
const QUESTIONS: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ['search_ingredients', { q: 'gluten free flour' }],
  ['search_ingredients', { q: 'oat milk' }],
  ['search_ingredients', { q: 'milk' }],
  ['search_ingredients', { q: 'Käse', lang: 'de' }],
  ['search_ingredients', { q: 'queso sin lactosa', lang: 'es' }],
  ['search_ingredients', { q: 'milk', limit: 100 }],
  ['ingredient_allergens', { ingredientId: 'butter' }],
  ['ingredient_allergens', { ingredientId: 'worcestershire-sauce' }],
  ['ingredient_allergens', { ingredientId: 'soy-sauce' }],
  ['parse_recipe', { text: LASAGNE }],
  ['parse_recipe', { text: CURRY, lang: 'de' }],
  ['check_recipe', { text: LASAGNE }],
  ['check_recipe', { text: LASAGNE, concerns: ['gluten', 'lactose'] }],
  ['check_recipe', { text: LASAGNE, concerns: 'celery,mustard' }],
  ['check_recipe', { text: CURRY, lang: 'de', concerns: ['fish', 'shellfish'] }],
  ['check_recipe', { text: PAELLA, lang: 'es', diets: ['vegetarian', 'pescetarian'] }],
  ['check_recipe', { text: `${LASAGNE}\n${CURRY}\n${PAELLA}`, concerns: ['egg'] }],
  ['check_label', { text: LABEL }],
  ['check_label', { text: LABEL, concerns: ['dairy', 'treeNut'] }],
  ['swap_recipe', { text: LASAGNE, for: ['lactose'] }],
  ['swap_recipe', { text: LASAGNE, for: ['gluten', 'vegan'] }],
  ['analyze_recipe', { text: LASAGNE }],
  ['analyze_recipe', { text: PAELLA, lang: 'es' }],
  ['substitutes', { ingredientId: 'butter' }],
  ['substitutes', { ingredientId: 'egg' }],
  ['convert_units', { ingredientId: 'butter', amount: 1, fromUnit: 'cup', toUnit: 'g' }],
  ['convert_units', { ingredientId: 'Zucker', amount: 1, fromUnit: 'kg', toUnit: 'g' }],
  ['ingredient_nutrition', { ingredientId: 'butter' }],
  ['ingredient_nutrition', { ingredientId: 'chickpeas' }],
  ['recipe_diet', { text: LASAGNE, diet: 'vegan' }],
  ['recipe_diet', { text: CURRY, lang: 'de', diet: 'vegetarian' }],
  ['recipe_fodmap', { text: LASAGNE }],
  ['recipe_fodmap', { text: CURRY, lang: 'de' }],
  ['recipe_histamine', { text: LASAGNE }],
  ['recipe_headroom', { text: LASAGNE, domain: 'fodmap' }],
  ['recipe_letters', { text: LASAGNE, scheme: 'at' }],
  ['recipe_letters', { text: PAELLA, lang: 'es', scheme: 'numbers' }],
  ['recipe_declaration', { text: LASAGNE }],
  ['check_plan', { texts: WEEK }],
  ['parse_line', { line: '2 cups flour, sifted' }],
  ['resolve_ingredient', { q: 'Weizenmehl' }],
  ['browse_ingredients', {}],
  ['browse_ingredients', { category: 'cheese' }],
  ['ingredient_letters', { ingredientId: 'butter', scheme: 'at' }],
  ['ingredient_declaration', { ingredientId: 'butter' }],
  ['ingredient_profile', { ingredientId: 'butter' }],
  ['pairings', { ingredientId: 'tomato' }],
  ['similar_ingredients', { ingredientId: 'butter' }],
  ['swap_ingredient', { ingredientId: 'butter', for: ['lactose'] }],
  ['shopping_list', { recipes: WEEK }],
  ['compare_ingredients', { ingredientIds: ['butter', 'margarine'] }],
  ['compare_ingredients', { ingredientIds: FATS, lang: 'de' }],
  ['menu', { recipes: [LASAGNE, CURRY, PAELLA], people: FAMILY }],
  ['menu', { recipes: [PAELLA, PAELLA], lang: 'es', scheme: 'at' }],
  ['check_diet', { diet: 'vegan', ingredientIds: FATS }],
]

/** Characters per token, a common estimate. */
const CHARACTERS = 4

test.each(QUESTIONS)('%s with %j takes at most 2,500 tokens', async (name, given) => {
  const answer = await ask(name, given)
  expect([answer.isError ?? false, answer.content]).toEqual([
    false,
    [{ type: 'text', text: expect.any(String) }],
  ])
  expect(JSON.stringify(answer).length).toBeLessThanOrEqual(2_500 * CHARACTERS)
  expect(answer.content[0]!.text.length).toBeLessThan(1_000)
})

describe('a call', () => {
  test('of a search returns five foods in one line each', async () => {
    const { answer } = await call('search_ingredients', { q: 'butter' })
    expect(answer.results).toHaveLength(5)
    expect(answer.results[0]).toMatchObject({
      ingredient: { id: 'butter', name: 'butter', allergens: 'Contains: milk (with lactose)' },
    })
  })

  test('for some fields is answered with those fields', async () => {
    const { answer } = await call('search_ingredients', { q: 'butter', limit: 1, fields: ['name'] })
    expect(answer.results[0].ingredient).toEqual({ id: 'butter', name: 'butter' })
  })

  test('counts what it omits, and returns it with detail', async () => {
    const given = { text: `${LASAGNE}\n${CURRY}\n${PAELLA}` }
    const { answer } = await call('parse_recipe', given)
    const whole = (await call('parse_recipe', { ...given, detail: true })).answer
    expect(answer.more.items).toBe(whole.items.length - answer.items.length)
    expect(whole.more).toBeUndefined()
  })

  test('takes a name wherever it takes an id', async () => {
    const given = { ingredientId: 'Zucker', amount: 1, fromUnit: 'kg', toUnit: 'g' }
    expect((await call('convert_units', given)).answer).toMatchObject({ ingredientId: 'sugar' })
  })

  test('of a recipe has the requested verdicts, their reasons, and the lines that are not sure', async () => {
    const given = {
      text: '200 g Butter\n2 Eier\n1 EL Frozzel',
      lang: 'de',
      concerns: ['dairy'],
      diets: ['vegan'],
    }
    const { answer } = await call('check_recipe', given)
    expect(answer.concerns).toEqual([
      { concern: 'dairy', risk: 'high', verdict: 'incompatible', confidence: 'high' },
    ])
    expect(answer.evaluation).toEqual({
      dairy: {
        verdict: 'incompatible',
        risk: 'high',
        confidence: 'high',
        because: ['butter'],
        unknown: ['Frozzel'],
      },
    })
    expect(answer.diets[0].verdict).toBe('incompatible')
    expect(answer.contains).toEqual(['eggs', 'milk'])
    expect(answer.unsure.map(({ line }: { line: string }) => line)).toEqual(['1 EL Frozzel'])
    const whole = (await call('check_recipe', { ...given, detail: true })).answer
    expect(Object.keys(whole.evaluation).length).toBe(14)
    expect(whole.readings).toHaveLength(3)
  })

  test('takes the people of a household', async () => {
    const people = [{ name: 'Mia', concerns: ['egg'] }]
    const { answer } = await call('check_recipe', { text: '2 eggs\n100 g butter', people })
    expect(answer.people).toMatchObject([{ name: 'Mia', verdict: 'incompatible' }])
  })

  test.each([
    ['celery', 'celery', 'medium'],
    ['mustard', 'mustard', 'medium'],
    ['lupin', 'lupin flour', 'medium'],
    ['crustaceans', 'shrimp', 'high'],
    ['molluscs', 'mussels', 'high'],
  ])(
    'accepts %s as a concern, for a recipe and for a package',
    async (concern, food, confidence) => {
      const expected = [{ concern, risk: 'high', verdict: 'incompatible', confidence }]
      const recipe = await call('check_recipe', { text: `50 g ${food}`, concerns: [concern] })
      expect(recipe.answer.concerns).toEqual(expected)
      const label = { text: `Ingredients: water, ${food}.`, concerns: [concern] }
      expect((await call('check_label', label)).answer.concerns).toEqual(expected)
    },
  )

  test('compares foods by allergens and figures', async () => {
    const { answer } = await call('compare_ingredients', {
      ingredientIds: ['butter', 'Weizenmehl'],
    })
    expect(answer.ingredientIds).toMatchObject([
      { ingredientId: 'butter', allergens: 'Contains: milk (with lactose)' },
      { ingredientId: 'wheat-flour', allergens: 'Contains: cereals containing gluten' },
    ])
    const [{ rows }] = answer.ingredientIds
    expect(rows).toContainEqual({ nutrient: 'macros.fat', unit: 'g', per100g: { value: 83 } })
  })

  test('of a menu has the letters found or unknown for each dish, and each person', async () => {
    const given = {
      recipes: ['Toast for 2\n100 g butter\n1 l frozzel', 'Salad\n1 lettuce'],
      people: [{ name: 'Mia', concerns: ['dairy'] }],
    }
    const [toast, salad] = (await call('menu', given)).answer.recipes
    expect([toast.name, salad.name]).toEqual(['Toast', 'Salad'])
    expect(toast.letters).toContainEqual(
      expect.objectContaining({ letter: '7', allergen: 'milk', contains: 'yes' }),
    )
    expect(toast.letters).toHaveLength(14)
    expect(toast.people).toMatchObject([{ name: 'Mia', verdict: 'incompatible' }])
    expect(toast.unsure).toMatchObject([{ line: '1 l frozzel', reading: 'none' }])
    expect(salad).toMatchObject({ letters: [], people: [{ verdict: 'compatible' }] })
    const whole = (await call('menu', { ...given, detail: true })).answer
    expect(whole.recipes[1].letters).toHaveLength(14)
  })

  test('about the diet of foods takes names, and skips those that are not foods', async () => {
    const given = { diet: 'vegan', ingredientIds: ['Butter', 'tofu', 'frozzel'] }
    expect((await call('check_diet', given)).answer).toMatchObject({
      verdict: 'incompatible',
      violations: [{ ingredientId: 'butter' }],
      unresolved: ['frozzel'],
    })
  })

  test('accepts an exact name instead of an id, but not a guess', async () => {
    expect(
      (await call('ingredient_allergens', { ingredientId: 'Weizenmehl' })).answer,
    ).toMatchObject({ ingredientId: 'wheat-flour' })
    expect(await call('ingredient_allergens', { ingredientId: 'mandelmlich' })).toMatchObject({
      isError: true,
      answer: { error: { code: 'INGREDIENT_NOT_FOUND' } },
    })
  })

  test.each([
    ['check_recipe', { text: 'butter', concerns: ['milk!'] }, 'INVALID_CONCERN'],
    ['check_recipe', {}, 'INVALID_REQUEST'],
    ['compare_ingredients', {}, 'INVALID_REQUEST'],
    ['compare_ingredients', { ingredientIds: [5] }, 'INVALID_REQUEST'],
    ['compare_ingredients', { ingredientIds: ['butter', 'frozzel'] }, 'INGREDIENT_NOT_FOUND'],
    ['menu', { recipes: Array(101).fill('1 egg') }, 'TOO_MANY_ITEMS'],
    ['menu', { recipes: ['1 egg'], scheme: 'x' }, 'INVALID_REQUEST'],
    ['ingredient_allergens', {}, 'INVALID_REQUEST'],
    ['ingredient_allergens', { ingredientId: 5 }, 'INVALID_REQUEST'],
    ['analyze_recipe', { text: 'butter', servings: 'two' }, 'INVALID_REQUEST'],
    [
      'convert_units',
      { ingredientId: 'butter', amount: 1, fromUnit: 'x', toUnit: 'g' },
      'UNKNOWN_UNIT',
    ],
  ])('of %s with %j is refused with the error of the catalogue', async (name, given, code) => {
    expect(await call(name, given)).toMatchObject({ isError: true, answer: { error: { code } } })
  })
})

describe('the sentence next to the data', () => {
  test.each([
    [
      'de',
      '200 g Butter oder Margarine\n100 g Butter\n2 Eier\n1 EL Frozzel',
      'Milch: unverträglich wegen Butter. vegan: unverträglich wegen Butter, Ei. ',
      ' 1 Zeile nicht verstanden: 1 EL Frozzel. 1 Zeile lässt eine Wahl: 200 g Butter oder Margarine.',
    ],
    [
      'en',
      '200 g butter or margarine\n100 g butter\n2 eggs\n1 tbsp frozzel',
      'milk: incompatible because of butter. vegan: incompatible because of butter, egg. ',
      ' 1 line not understood: 1 tbsp frozzel. 1 line leaves a choice: 200 g butter or margarine.',
    ],
    [
      'es',
      '200 g de mantequilla o margarina\n100 g de mantequilla\n2 huevos\n3 g de frozzel',
      'leche: incompatible por mantequilla. vegana: incompatible por mantequilla, huevo. ',
      ' 1 línea no entendida: 3 g de frozzel. 1 línea deja elegir: 200 g de mantequilla o margarina.',
    ],
  ])(
    'has the verdicts and the open questions, in the language of the call: %s',
    async (lang, text, start, end) => {
      const given = { text, lang, concerns: ['dairy'], diets: ['vegan'] }
      const [sentence] = (await ask('check_recipe', given)).content
      expect(sentence!.text.slice(0, start.length)).toBe(start)
      expect(sentence!.text.slice(-end.length)).toBe(end)
    },
  )

  test.each([
    [
      'convert_units',
      { ingredientId: 'butter', amount: 1, fromUnit: 'cup', toUnit: 'g' },
      '1 cup = 227 g.',
    ],
    [
      'check_diet',
      { diet: 'vegan', ingredientIds: ['tofu'] },
      'vegan: no conflict found in the data.',
    ],
    ['search_ingredients', { q: 'xqzwv' }, 'nothing found.'],
    ['resolve_ingredient', { q: 'Weizenmehl' }, 'wheat flour (sure).'],
    ['ingredient_profile', { ingredientId: 'butter' }, 'The answer is in the data.'],
    ['recipe_diet', { text: '1 red wine', diet: 'vegan' }, 'vegan: uncertain because of red wine.'],
    [
      'check_recipe',
      { lines: ['100 ml Worcestershire sauce'], concerns: ['mustard'], diets: [] },
      /^mustard: uncertain because of Worcestershire sauce\. Contains: fish\. Not known: cereals containing gluten, /,
    ],
    ['analyze_recipe', { text: LASAGNE }, / sugars ≥ [\d.]+ g,.* per serving: .* sugars ≥ /],
    [
      'compare_ingredients',
      { ingredientIds: ['margarine'] },
      /^margarine: Not known: soybeans, .* carbohydrate < 0.5 g/,
    ],
    [
      'check_plan',
      { texts: WEEK },
      /^Monday: histamine: incompatible because of .* entries left out\.$/,
    ],
    [
      'ingredient_letters',
      { ingredientId: 'lettuce', scheme: 'at' },
      'No allergen of the EU list found in the data.',
    ],
  ])('of %s with %j', async (name, given, expected) => {
    const [sentence] = (await ask(name, given)).content
    if (typeof expected === 'string') expect(sentence!.text).toBe(expected)
    else expect(sentence!.text).toMatch(expected)
  })

  test.each(['de', 'en', 'es'])('never promises that a food is harmless: %s', async (lang) => {
    for (const [name, given] of QUESTIONS) {
      const [sentence] = (await ask(name, { ...given, lang })).content
      expect([name, sentence!.text]).toEqual([
        name,
        expect.not.stringMatching(/sicher|safe|seguro/i),
      ])
    }
  })
})

describe('resources and prompts', () => {
  test('are listed, and each resource can be read', async () => {
    const { resources } = await client.listResources()
    for (const { uri } of resources) {
      const { contents } = await client.readResource({ uri })
      expect(() => JSON.parse(String((contents[0] as { text?: unknown }).text))).not.toThrow()
    }
    expect(resources.map(({ uri }) => uri)).toContain('ingr://reason-codes')
    const { resourceTemplates } = await client.listResourceTemplates()
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'ingr://ingredient/{id}',
    ])
    const { contents } = await client.readResource({ uri: 'ingr://ingredient/butter' })
    expect(JSON.parse(String((contents[0] as { text?: unknown }).text))).toMatchObject({
      ingredientId: 'butter',
    })
  })

  test('a prompt contains its arguments, and names missing ones', async () => {
    const { prompts } = await client.listPrompts()
    expect(prompts.map(({ name }) => name)).toEqual([
      'check_recipe',
      'adapt_recipe',
      'check_package',
    ])
    const given = { recipe: '2 eggs', for: 'egg' }
    const { messages } = await client.getPrompt({ name: 'check_recipe', arguments: given })
    expect((messages[0]!.content as { text: string }).text).toMatch(
      /^Check this recipe for egg .*2 eggs$/s,
    )
    await expect(
      client.getPrompt({ name: 'check_recipe', arguments: { recipe: '2 eggs' } }),
    ).rejects.toThrow('for is required')
  })

  test.each(['ingr://nothing', 'ingr://ingredient/', 'file:///etc/passwd'])(
    'an unknown resource is a protocol error: %s',
    async (uri) => {
      await expect(client.readResource({ uri })).rejects.toMatchObject({
        code: -32602,
        message: expect.stringContaining(`unknown resource: ${uri}`),
      })
    },
  )
})

describe('a line that is not a message is answered without an id', () => {
  const ping = '{"jsonrpc":"2.0","id":7,"method":"ping"}\n'
  test.each([
    ['no JSON', 'hello\n', -32700],
    ['cut JSON', '{"jsonrpc":"2.0","id":1,\n', -32700],
    ['other JSON', '{"a":1}\n', -32600],
    [
      'brackets without end',
      `{"jsonrpc":"2.0","id":1,"method":"x","params":${'['.repeat(100_000)}\n`,
      -32700,
    ],
  ])('%s, and the next one is answered', async (_, line, code) => {
    const { out } = await ingr(['mcp'], { input: line + ping })
    const answers = out
      .trimEnd()
      .split('\n')
      .map((text) => JSON.parse(text))
    expect(answers).toEqual([
      { jsonrpc: '2.0', id: null, error: { code, message: expect.any(String) } },
      { jsonrpc: '2.0', id: 7, result: {} },
    ])
  })

  test('an overlong line, after which the server ends', async () => {
    const { code, out } = await ingr(['mcp'], { input: 'a'.repeat(11 << 20) })
    expect([code, JSON.parse(out)]).toEqual([
      0,
      { jsonrpc: '2.0', id: null, error: { code: -32700, message: expect.any(String) } },
    ])
  })
})

test('a call before the start of a session is refused', async () => {
  const line = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n'
  const { out } = await ingr(['mcp'], { input: line })
  expect(JSON.parse(out)).toMatchObject({ id: 1, error: { code: -32600 } })
})
