/** Tests `ingr schema`: the output of every command matches its schema and has no unknown keys. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Command } from 'commander'
import { afterAll, describe, expect, test } from 'vitest'
import { processIo } from '../../src/cli/io.ts'
import { program } from '../../src/cli/program.ts'
import { schemaDocument, schemaNames } from '../../src/cli/schemas.ts'
import { inPipe } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'ingr-schema-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Commands without a JSON schema. For example, `call` prints a response body, and `mcp` prints protocol messages. */
const WITHOUT = ['__complete', 'call', 'count', 'explore', 'help', 'mcp', 'serve']

/** Forbids additional properties in every object, because the schema must have each key that we print. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, closed(value)]),
  )
  return 'properties' in copy && Array.isArray(copy.required)
    ? { ...copy, additionalProperties: false }
    : copy
}

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true })
addFormats.default(ajv)

const SCHEMA_NAMES = await schemaNames()
const documents = new Map<string, object | undefined>()
for (const { command, ndjson } of SCHEMA_NAMES) {
  for (const lines of ndjson ? [false, true] : [false]) {
    documents.set(`${command}#${lines}`, await schemaDocument(command, lines))
  }
}

/** Returns how `value` violates the schema; empty if it does not. */
function violations(command: string, ndjson: boolean, value: unknown): readonly string[] {
  const document = documents.get(`${command}#${ndjson}`)
  if (!document) throw new Error(`no schema: ${command}`)
  const validate =
    ajv.getSchema(`${command}#${ndjson}`) ??
    ajv
      .addSchema(closed(document) as object, `${command}#${ndjson}`)
      .getSchema(`${command}#${ndjson}`)!
  validate(value)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** Returns the full names (such as "account create") of all commands without subcommands. */
function names(command: Command, path: readonly string[] = []): readonly string[] {
  if (command.commands.length === 0) return [path.join(' ')]
  return command.commands.flatMap((child) => names(child, [...path, child.name()]))
}

test('every command has a schema, except those that print no JSON', async () => {
  const commands = names(await program(processIo(), '0', () => {}))
  const described = SCHEMA_NAMES.map(({ command }) => command).filter((name) => name !== 'error')
  expect([...described, ...WITHOUT].sort()).toEqual([...commands].sort())
})

const recipe = 'test/recipes/en-banana-bread.txt'
const family = 'test/support/family.yaml'
const rows: readonly (readonly [command: string, ...calls: readonly string[][]])[] = [
  ['search', ['Möhre'], ['leavening agent', '--explain']],
  ['complete', ['tom']],
  ['show', ['butter'], ['garam masala', '--lang', 'de']],
  ['browse', ['--category', 'cheese', '--sort', '-fat'], ['--ids', 'butter,xyzzy']],
  ['categories', []],
  ['units', ['--lang', 'es']],
  ['languages', []],
  [
    'allergens',
    ['butter'],
    ['walnut'],
    ['wine'],
    ['butter', 'wine', '--explain'],
    ['butter', '--letters', 'at'],
    ['butter', 'wine', '--letters', 'at'],
  ],
  [
    'check',
    ['200 g butter', 'froozle', '-c', 'lactose'],
    [recipe],
    [recipe, 'test/recipes/en-pad-thai.txt', '/nowhere/x.txt'],
    [recipe, '--profile', family],
    [recipe, '/nowhere/x.txt', '--profile', family],
    [recipe, '--letters', 'at'],
    [recipe, '-c', 'celery,vegan', '--servings', '4', '--explain'],
    [recipe, 'test/recipes/en-pad-thai.txt', '--per', 'day'],
  ],
  [
    'menu',
    [recipe],
    [recipe, 'test/recipes/en-pad-thai.txt', '--lang', 'de'],
    [recipe, '--profile', family],
  ],
  ['shop', [recipe, 'test/recipes/en-pad-thai.txt']],
  ['batch', ['[{"items":[{"ingredientId":"butter"}]},{"items":[]},5]', '-c', 'lactose']],
  ['diet', ['vegan', 'butter', 'sugar', 'froozle'], ['butter', 'froozle', '--profile', family]],
  [
    'label',
    ['Milk, froozle, E 471', '--profile', family],
    ['Milk', 'Butter, celery', '--profile', family],
    ['Milk, froozle, E 471'],
    ['Milk', 'Ingredients: sugar. May contain nuts', ', ;'],
  ],
  [
    'fodmap',
    ['100 g onion', 'froozle'],
    ['10 g garlic', 'rice', '--max'],
    [recipe, '--profile', family],
  ],
  ['histamine', ['50 g parmesan'], ['50 g parmesan', '--max'], [recipe, '--profile', family]],
  ['substitutes', ['egg']],
  ['swap', ['butter', '--for', 'lactose,vegan'], ['--file', recipe, '--for', 'egg']],
  ['pairings', ['lamb']],
  ['similar', ['mozzarella']],
  ['profile', ['butter'], ['butter', '--with', 'margarine']],
  ['convert', ['flour', '2', 'cup', 'gram']],
  [
    'nutrition',
    ['egg'],
    ['egg', '--amount', '2', '--unit', 'piece'],
    ['egg', '--label', 'eu'],
    ['2 eggs', '--label', 'eu'],
  ],
  [
    'analyze',
    ['200 g flour', '2 eggs', 'salt', '--servings', '4'],
    ['salt'],
    ['200 g flour', 'froozle', '--servings', '4', '--profile', family],
    ['-f', recipe, '--profile', family],
    ['-f', recipe, '--label', 'eu'],
    [recipe, '--per', 'day'],
  ],
  [
    'parse',
    ['-f', recipe, '--scale', '8', '--servings', '4'],
    ['salt and pepper', 'oil or butter', '2 knobs of froozle', '1 cup flour', '5 cm egg'],
  ],
  ['completion', ['bash'], ['fish']],
  ['schema', [], ['check'], ['batch', '--ndjson']],
  ['doctor', []],
  ['usage', [], ['--month', '2026-11']],
  ['build-library', ['test/support/own-foods', '-o', join(folder, 'own.sqlite')]],
]

// Allow a lot of time, since compiling a library is slow on a busy machine.
describe('output of --json', { timeout: 180_000 }, () => {
  const played = new Set(rows.map(([command]) => command))
  test.each(rows.flatMap(([command, ...calls]) => calls.map((args) => [command, args] as const)))(
    '%s %j',
    async (command, args) => {
      const { out } = await inPipe([command, ...args, '--json'])
      expect(out.split('\n')).toHaveLength(2)
      expect(violations(command, false, JSON.parse(out))).toEqual([])
    },
  )

  test('accounts and keys, from creation to revocation', async () => {
    const env = { INGR_ACCOUNTS: join(folder, 'accounts.sqlite') }
    const answer = async (command: string, ...args: string[]) => {
      const { out } = await inPipe([...command.split(' '), ...args, '--json'], '', env)
      const body = JSON.parse(out)
      played.add(command)
      expect(violations(command, false, body), command).toEqual([])
      return body
    }
    const { customerId } = await answer('account create', 'Anna', '--monthly-quota', '10')
    await answer('account update', customerId, '--credit-price', '0.5', '--spending-cap', '3')
    await answer('account block', customerId)
    await answer('account unblock', customerId)
    await answer('account show', customerId)
    const { keyId } = await answer('key issue', customerId)
    await answer('key issue', customerId, '--name', 'x', '--expires', '9d', '--scopes', 'M1')
    await answer('key list', customerId)
    await answer('key revoke', keyId)
    await answer('key list', customerId)
    await answer('account list')
    await answer('account rename', customerId, 'Bert')
    await answer('usage', '--all')
    await answer('usage', '--customer', customerId, '--month', '2026-11')
    await answer('account delete', customerId, '--yes')
  })

  test('errors', async () => {
    for (const args of [
      ['show', 'dragonscale'],
      ['check', 'butter', '-c', 'glutn'],
      ['batch', 'no JSON'],
      ['schema', 'count'],
    ]) {
      const { out } = await inPipe([...args, '--json'])
      expect(violations('error', false, JSON.parse(out))).toEqual([])
    }
    played.add('error')
  })

  test('every schema was tested against some output', () => {
    expect([...played].sort()).toEqual(SCHEMA_NAMES.map(({ command }) => command).sort())
  })
})

describe('a line of --ndjson', () => {
  const input = '{"items":[{"ingredientId":"butter"}]}\n{"items":[]}\n5\nno JSON\n'
  const streams: readonly (readonly [command: string, args: readonly string[], input: string])[] = [
    ['batch', ['-c', 'egg'], input],
    ['parse', [], 'salt and pepper\n2 knobs of froozle\nFor the sauce:\n200 g butter\n'],
    ['parse', [], `${'x'.repeat(1_048_577)}\n1 egg\n`],
    ['label', [], 'Milk, sugar\n{"text": 5}\n'],
    ['label', ['--profile', family], 'Milk, sugar\n{"text": 5}\n'],
    ['check', [recipe, '/nowhere/x.txt'], ''],
    ['check', [recipe, '/nowhere/x.txt', '--profile', family], ''],
  ]
  test.each(streams)('%s %j', async (command, args, text) => {
    const { out } = await inPipe([command, ...args, '--ndjson'], text)
    const lines = out.trimEnd().split('\n')
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(violations(command, true, JSON.parse(line)), line).toEqual([])
  })
  test('exactly these commands have a schema of lines', () => {
    const lined = SCHEMA_NAMES.filter(({ ndjson }) => ndjson).map(({ command }) => command)
    expect([...new Set(streams.map(([command]) => command))].sort()).toEqual([...lined].sort())
  })
})

describe('a schema document', () => {
  test.each(SCHEMA_NAMES)('$command is self-contained', ({ command, ndjson }) => {
    for (const lines of ndjson ? [false, true] : [false]) {
      const document = documents.get(`${command}#${lines}`) as { $defs: object }
      const references = JSON.stringify(document).match(/"\$ref":"[^"]*"/g) ?? []
      const names = references.map((one) => /"#\/\$defs\/(\w+)"/.exec(one)?.[1])
      expect([...new Set(names)].sort()).toEqual(Object.keys(document.$defs))
      expect(
        new Ajv2020({
          strict: true,
          allowUnionTypes: true,
          formats: { uuid: true, date: true, 'date-time': true },
        }).validateSchema(document),
      ).toBe(true)
    }
  })
  test('rejects what is not an answer', () => {
    expect(violations('check', false, { items: [] })).not.toEqual([])
    expect(violations('parse', true, { line: 'x' })).not.toEqual([])
    expect(violations('languages', false, { languages: ['fr'] })).toEqual([
      '/languages/0 must be equal to one of the allowed values',
    ])
  })
  test('is indented for people and one line with --json, the same document', async () => {
    const tall = await inPipe(['schema', 'account', 'create'])
    const flat = await inPipe(['schema', 'account', 'create', '--json'])
    expect(JSON.parse(tall.out)).toEqual(JSON.parse(flat.out))
    expect([tall.out.split('\n').length > 10, flat.out.split('\n').length]).toEqual([true, 2])
  })
  test('a command without a schema is an error that names it', async () => {
    const { code, out, err } = await inPipe(['schema', 'languages', '--ndjson'])
    expect({ code, out, err }).toEqual({
      code: 2,
      out: '',
      err: 'ingr: no NDJSON output: languages (known: check, batch, label, parse)\n',
    })
  })
})

test('a stored answer can be validated later, without the program', async () => {
  const fresh = new Ajv2020()
  const validate = fresh.compile(JSON.parse((await inPipe(['schema', 'diet', '--json'])).out))
  expect(validate(JSON.parse((await inPipe(['diet', 'vegan', 'butter', '--json'])).out))).toBe(true)
  expect(validate({ diet: 'vegan' })).toBe(false)
})
