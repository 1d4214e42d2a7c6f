/** Runs the single executable in a folder with only the system's libraries: no Node, no packages, no sources. */

// tier: system
// needs: unshare

import { execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { processIo } from '../../src/cli/io.ts'
import { program } from '../../src/cli/program.ts'
import { ingr, ROOT } from '../cli/run.ts'

const EXECUTABLE = join(ROOT, `dist/ingr-${process.platform}-${process.arch}`)
/** The only folder that the program can see. */
const root = mkdtempSync(join(tmpdir(), 'ingr-executable-'))
const ENV = { HOME: '/home' }
const RECIPE = '200 g butter\n2 EL Mehl\n'

beforeAll(() => {
  execFileSync('node', ['src/release/package.mjs'], { cwd: ROOT, stdio: 'ignore' })
  copyFileSync(EXECUTABLE, join(root, 'ingr'))
  const libraries = execFileSync('ldd', [EXECUTABLE], { encoding: 'utf8' }).match(/\/\S+/g) ?? []
  for (const library of libraries.filter((path) => path.startsWith('/') && path.includes('.so'))) {
    mkdirSync(join(root, dirname(library)), { recursive: true })
    copyFileSync(library, join(root, library))
  }
  mkdirSync(join(root, 'home'))
  mkdirSync(join(root, 'tmp'))
  writeFileSync(join(root, 'recipe.txt'), RECIPE)
  cpSync(join(ROOT, 'test/support/own-foods'), join(root, 'own-foods'), { recursive: true })
}, 120_000)
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Runs a command inside the folder. Root can use chroot directly, other users need a namespace. */
function inside(words: readonly string[]): readonly [string, readonly string[]] {
  const chroot = ['chroot', root, '/ingr', ...words]
  return process.getuid!() === 0 ? [chroot[0]!, chroot.slice(1)] : ['unshare', ['-r', ...chroot]]
}

function options(env: Readonly<Record<string, string>>): SpawnOptions {
  // PATH is for chroot itself. The program inherits it, but cannot see these folders.
  return { env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', ...env } }
}

function executable(words: readonly string[], env: Readonly<Record<string, string>> = ENV) {
  const [command, args] = inside(words)
  const { status, stdout, stderr } = spawnSync(command, args, {
    ...options(env),
    encoding: 'utf8',
    input: '',
  })
  return { code: status, out: stdout, err: stderr }
}

/** Example calls of subcommands that only read data. Paths are relative to the folder. */
const CALLS: readonly (readonly string[])[] = [
  ['search', 'Möhre', '--lang', 'de'],
  ['search', 'leavening agent'],
  ['complete', 'tom'],
  ['show', 'Paradeiser', '--sources'],
  ['count'],
  ['categories', '--lang', 'es'],
  ['units'],
  ['languages'],
  ['allergens', 'butter'],
  ['check', '200 g butter', '--concern', 'lactose', '--explain'],
  ['batch', '{"checks":[{"items":[{"ingredientId":"butter"}]}]}', '--json'],
  ['diet', 'vegan', 'butter'],
  ['schema', 'check', '--json'],
  ['fodmap', '100 g onion', '--max'],
  ['histamine', '50 g parmesan'],
  ['substitutes', 'butter'],
  ['swap', 'butter', '--for', 'lactose,vegan'],
  ['pairings', 'lamb'],
  ['similar', 'mozzarella'],
  ['profile', 'butter', '--with', 'margarine'],
  ['convert', 'flour', '2', 'cup', 'gram'],
  ['nutrition', 'butter'],
  ['analyze', '200 g flour', '2 eggs', '--servings', '4'],
  ['parse', '2-3 EL Schmalz', '--lang', 'de', '--json'],
  ['call', 'GET', '/v1/meta/languages'],
  ['call', 'POST', '/v1/compatibility/check', '{"items":[{"ingredientId":"butter"}]}'],
  ['call', 'GET', '/openapi.json'],
  ['browse', '--category', 'cheese', '--limit', '2'],
  ['label', 'Ingredients: milk, sugar'],
  ['doctor', '--json'],
  ['completion', 'zsh'],
  ['__complete', 'zsh', 'ingr show but'],
  ['help', 'check'],
  ['show', 'buter-x'],
  ['check', 'butter', '--concern', 'dairy', '--fail-on', 'caution'],
]
/** Subcommands without an example call. Tests below run some of them, such as `serve`. */
const APART = [
  'usage',
  'account',
  'key',
  'build-library',
  'serve',
  'explore',
  'mcp',
  'menu',
  'shop',
]

test('every subcommand is called here', async () => {
  const called = [...CALLS.map(([name]) => name!), ...APART]
  const known = (await program(processIo(), '0', () => {})).commands.map((one) => one.name())
  expect([...new Set(called.filter((name) => name !== 'help'))].sort()).toEqual(
    [...new Set(known.filter((name) => name !== 'help'))].sort(),
  )
})

test.each(CALLS.map((words) => [words.join(' '), words] as const))('%s', async (_, words) => {
  const here = executable(words, { ...ENV, INGR_METER: 'off', NO_COLOR: '1' })
  expect(here).toEqual(await ingr(words))
})

test('has unpacked itself once, below the home folder', () => {
  const [version, ...others] = readdirSync(join(root, 'home/.cache/ingr'))
  expect(others).toEqual([])
  expect(readdirSync(join(root, 'home/.cache/ingr', version!)).sort()).toEqual([
    'bin',
    'data',
    'dist',
    'node_modules',
    'package.json',
    'verified.json',
  ])
})

test('reads files and builds a library of own ingredients based on its own', {
  timeout: 240_000,
}, async () => {
  expect(executable(['check', '--file', '/recipe.txt', '--json']).code).toBe(0)
  const built = executable(['build-library', '/own-foods', '-o', '/my.sqlite', '--json'])
  expect(built).toMatchObject({ code: 0, err: '' })
  const to = join(root, 'there.sqlite')
  const there = await ingr(['build-library', 'test/support/own-foods', '-o', to, '--json'])
  const { path: _, ...expected } = JSON.parse(there.out)
  expect(JSON.parse(built.out)).toMatchObject(expected)
})

test('stores accounts and serves them until it is stopped', async () => {
  const json = (...words: string[]) => JSON.parse(executable([...words, '--json']).out)
  const { customerId } = json('account', 'create', 'Bistro')
  const { key } = json('key', 'issue', customerId)
  const [command, args] = inside(['serve', '--port', '0', '--metrics', '--cors', '*'])
  const server = spawn(command, args, options(ENV))
  try {
    const [line] = (await once(server.stdout!.setEncoding('utf8'), 'data')) as [string]
    const at = line.trim().replace('listening on ', '')
    const get = (path: string) => fetch(`${at}${path}`, { headers: { 'X-API-Key': key } })
    expect(await (await get('/health')).text()).toBe('OK\n')
    const found = await get('/v1/ingredients/search?q=butter&limit=1')
    expect(await found.text()).toBe(
      (await ingr(['search', 'butter', '--limit', '1', '--json'])).out,
    )
    expect((await get('/docs/swagger-ui-bundle.js')).status).toBe(200)
    expect(await (await get('/metrics')).text()).toContain('process_cpu_user_seconds_total')
    server.kill()
    expect(await once(server, 'close')).toEqual([0, null])
  } finally {
    server.kill('SIGKILL')
  }
  const { usage } = json('usage', '--customer', customerId)
  expect(usage).toMatchObject([{ function: 'search', requests: 1, units: 1 }])
})

test('without a writable home, unpacks to the folder for temporary files', async () => {
  const here = executable(['count'], { HOME: '/recipe.txt', INGR_METER: 'off' })
  expect(here).toEqual(await ingr(['count']))
  expect(here.out).toMatch(/^The ingredient library holds \d{4} entries\.\n$/)
  expect(readdirSync(join(root, 'tmp'))).toHaveLength(1)
})

test('works without any environment variables', () => {
  const here = executable(['count'], { INGR_METER: 'off' })
  expect(here).toMatchObject({ code: 0, err: '' })
})
