/** Tests that the examples type-check and run, with the published package and a running server. */

// tier: system
// needs: python3

import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { ROOT } from '../cli/run.ts'
import { freshMachine } from '../http/program.ts'
import { unpackedPackage } from './package.ts'

vi.setConfig({ testTimeout: 120_000 })

const folder = unpackedPackage('@modelcontextprotocol/sdk', 'fastify')
const EXAMPLES = ['app.ts', 'embedded.ts', 'routes.ts', 'mcp.ts']
for (const name of EXAMPLES) cpSync(join(ROOT, 'examples', name), join(folder, name))

const run = async (command: string, file: string, env: Readonly<Record<string, string>> = {}) => {
  const options = { cwd: folder, env: { PATH: process.env.PATH, ...env } }
  const { stdout, stderr } = await promisify(execFile)(command, [file], options)
  return { out: stdout.split('\n'), err: stderr }
}

const NATIVE = join(ROOT, 'node_modules/typescript-native/bin/tsc')
/** Path of TypeScript 5, which still supports the old module resolution that ignores `exports`. */
const OLDER = join(ROOT, 'node_modules/typescript/bin/tsc')

// Compile the examples with each configuration. The tests below run the output of the last configuration.
test.each([
  // Skip `mcp.ts`, since the old module resolution does not find the types of the MCP client.
  ['node10', 'esnext', OLDER, EXAMPLES.filter((name) => name !== 'mcp.ts')],
  ['node16', 'node16', OLDER, EXAMPLES],
  ['bundler', 'esnext', NATIVE, EXAMPLES],
  ['nodenext', 'nodenext', NATIVE, EXAMPLES],
])(
  'type-check with modules of the kind %s, and compile',
  (moduleResolution, module, tsc, files) => {
    const compilerOptions = {
      target: 'es2022',
      esModuleInterop: true,
      module,
      moduleResolution,
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      // Also check the types inside the packages.
      skipLibCheck: false,
      types: ['node'],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
    const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', folder], {
      encoding: 'utf8',
    })
    expect([stdout, status]).toEqual(['', 0])
  },
)

test('the example app answers from a server, and reports the cost', async () => {
  const machine = freshMachine()
  const { key, customerId } = await machine.customer()
  const { url } = await machine.serve('--log-level', 'error')
  const { out, err } = await run(process.execPath, 'app.js', { INGR: url, KEY: key })
  expect(err).toBe('')
  expect(out).toEqual(
    expect.arrayContaining([
      'Mia',
      '  lactose: does not go',
      '    egg (contains)',
      'Ben',
      '  gluten: does not go',
      '25 credits for 5 ingredients and 2 people',
    ]),
  )
  const usage = await machine.usage(customerId)
  expect(usage.find((row) => row.function === 'checkBatch')!.units).toBe(10)
  const output = await run('python3', join(ROOT, 'examples/app.py'), { INGR: url, KEY: key })
  expect(output.out).toEqual([
    expect.stringMatching(/^gluten: incompatible \(\w+\)$/),
    expect.stringMatching(/^egg: compatible \(\w+\)$/),
    expect.stringMatching(/^butter -> \S.*, \S/),
    expect.stringMatching(/^\d+ cheeses, such as \S.*, \S/),
    '',
  ])
})

test('the library answers without a server', async () => {
  const { out, err } = await run(process.execPath, 'embedded.js')
  expect(err).toBe('')
  expect(out).toEqual([
    'gluten: incompatible',
    'lactose: caution',
    'egg: incompatible',
    expect.stringMatching(/^wheat-flour -> \S/),
    expect.stringMatching(/^butter -> \S/),
    expect.stringMatching(/^egg -> \S/),
    expect.stringMatching(/^60 g of flour: \d\.\d tablespoons, about$/),
    'most iron: soybean, pea protein, soy protein powder',
    expect.stringMatching(/^to leaven: \S/),
    expect.stringMatching(/^INGREDIENT_NOT_FOUND: butter/),
    '',
  ])
})

test('the routes answer on a third-party server, to the client and to others', async () => {
  const { out, err } = await run(process.execPath, 'routes.js')
  expect(err).toBe('')
  expect(out).toEqual(['lactose: caution', 'eggs, milk', '401', ''])
})

test('the tools answer an MCP client, without a server', async () => {
  const { out, err } = await run(process.execPath, 'mcp.js', {
    HOME: folder,
    PATH: `${join(folder, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  })
  expect(err).toBe('')
  expect(out[0]).toMatch(/^\d+ tools: search_ingredients, .*check_recipe/)
  expect(out).toEqual(
    expect.arrayContaining([
      'Mia',
      '  lactose: does not go',
      '    whole-milk (threshold)',
      expect.stringMatching(/^ {2}egg -> egg replacer \(100 g -> \d+ g/),
      '  then lactose: no conflict found in the data',
      'Ben',
      '    wheat-flour (contains)',
      expect.stringMatching(/^A serving: 4\d\d kcal, 14 g protein$/),
    ]),
  )
})

test('both are also found by `require`', () => {
  const script = `
    const { openLibrary } = require('ingr')
    const { createClient } = require('ingr/client')
    console.log(openLibrary().hash.length > 0, typeof createClient({ baseUrl: 'http://x' }).check)
  `
  const output = execFileSync(process.execPath, ['--input-type=commonjs', '-e', script], {
    cwd: folder,
  })
  expect(String(output)).toBe('true function\n')
})

test('the example app has about 150 lines', () => {
  const lines = readFileSync(join(ROOT, 'examples/app.ts'), 'utf8').split('\n').length
  expect(lines).toBeLessThanOrEqual(160)
})
