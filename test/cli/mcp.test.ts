/** `ingr mcp`, asked by the official client over the real program's standard input and output. */

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

/** The answer of a tool, which is the same as text and as data. */
async function call(name: string, given: Readonly<Record<string, unknown>>) {
  const result = await client.callTool({ name, arguments: given })
  const [content] = result.content as readonly { readonly type: string; readonly text: string }[]
  const answer = JSON.parse(content!.text)
  if (!result.isError) expect(result.structuredContent).toEqual(answer)
  return { answer, isError: result.isError === true }
}

describe('the tools', () => {
  test('are those of the table, each with schemas that a validator takes', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name))
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    for (const { inputSchema, outputSchema, description } of tools) {
      expect(() => ajv.compile(inputSchema)).not.toThrow()
      expect(() => ajv.compile(outputSchema!)).not.toThrow()
      expect(description).toContain('must never be passed on as safe')
      // Providers refuse a tool whose arguments begin with a choice.
      expect(Object.keys(inputSchema)).not.toContain('anyOf')
      expect(Object.keys(inputSchema.properties!).length).toBeGreaterThan(1)
    }
  })

  test.each(TOOLS.map((tool) => [tool.name, tool] as const))(
    '%s answers the example of its operation',
    async (name, { operation: { example } }) => {
      const { ingredientId, query = {}, body = {} } = example
      const given = { ...(ingredientId ? { ingredientId } : {}), ...query, ...(body as object) }
      const typed = Object.fromEntries(
        Object.entries(given).map(([key, value]) => [
          key,
          typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
        ]),
      )
      expect((await call(name, typed)).isError).toBe(false)
    },
  )
})

describe('a call', () => {
  test('for some fields is answered with those, which the client takes', async () => {
    const { answer } = await call('search_ingredients', { q: 'butter', limit: 1, fields: ['name'] })
    expect(answer.results[0].ingredient).toEqual({ id: 'butter', name: 'butter' })
  })

  test('takes a name wherever it takes an id', async () => {
    const given = { ingredientId: 'Zucker', amount: 1, fromUnit: 'kg', toUnit: 'g' }
    expect((await call('convert_units', given)).answer).toMatchObject({ ingredientId: 'sugar' })
  })

  test('of a recipe tells the verdicts and what each line was read as', async () => {
    const { answer } = await call('check_recipe', {
      text: '200 g Butter\n2 Eier',
      lang: 'de',
      concerns: ['dairy'],
      diets: ['vegan'],
    })
    expect(answer.concerns).toEqual([
      { concern: 'dairy', risk: 'high', verdict: 'incompatible', confidence: 'high' },
    ])
    expect(answer.diets[0].verdict).toBe('incompatible')
    expect(answer.contains).toEqual(['eggs', 'milk'])
    expect(answer.readings.map((one: { reading: string }) => one.reading)).toEqual(['sure', 'sure'])
  })

  test.each([
    ['celery', 'celery', 'medium'],
    ['mustard', 'mustard', 'medium'],
    ['lupin', 'lupin flour', 'medium'],
    ['crustaceans', 'shrimp', 'high'],
    ['molluscs', 'mussels', 'high'],
  ])('takes %s for a concern, of a recipe and of a package', async (concern, food, confidence) => {
    const expected = [{ concern, risk: 'high', verdict: 'incompatible', confidence }]
    const recipe = await call('check_recipe', { text: `50 g ${food}`, concerns: [concern] })
    expect(recipe.answer.concerns).toEqual(expected)
    const label = { text: `Ingredients: water, ${food}.`, concerns: [concern] }
    expect((await call('check_label', label)).answer.concerns).toEqual(expected)
  })

  test('takes an exact name for an id, and no guess', async () => {
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
    [
      'convert_units',
      { ingredientId: 'butter', amount: 1, fromUnit: 'x', toUnit: 'g' },
      'UNKNOWN_UNIT',
    ],
    ['no_such_tool', {}, 'INVALID_REQUEST'],
  ])('of %s with %j is refused with the error of the catalogue', async (name, given, code) => {
    expect(await call(name, given)).toMatchObject({ isError: true, answer: { error: { code } } })
  })
})

describe('a line that is no message is answered without an id', () => {
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
  ])('%s, and the next one is heard', async (_, line, code) => {
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

  test('too long, and the server ends', async () => {
    const { code, out } = await ingr(['mcp'], { input: 'a'.repeat(11 << 20) })
    expect([code, JSON.parse(out)]).toEqual([
      0,
      { jsonrpc: '2.0', id: null, error: { code: -32700, message: expect.any(String) } },
    ])
  })
})
