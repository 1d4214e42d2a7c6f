/**
 * The published package contains only the expected files, is small enough, and runs from an empty
 * folder.
 */

// tier: system

import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ROOT } from '../cli/run.ts'
import { shipped } from './shipped.mjs'

/** Patterns for the files of the package. Each file must match a pattern, and each pattern must match a file. */
const NEEDED = [
  /^package\.json$/,
  /^(README\.md|LICENSE|NOTICE)$/,
  /^bin\/(ingr\.js|compiled\.cjs)$/,
  /^npm-shrinkwrap\.json$/,
  /^dist\/(ingr\.cjs|ingr\.cache|packages\.cjs|licenses\.txt)$/,
  /^dist\/((index|engine|fastify|library-thread)\.cjs|client\.(mjs|cjs))$/,
  /^dist\/types\/(client|embedded)\/\w+\.d\.m?ts$/,
  /^examples\/[\w.-]+$/,
  /^dist\/swagger-ui\/(openapi\.json|swagger-ui\.css|swagger-ui-bundle\.js|errors\.html|LICENSE|NOTICE)$/,
  /^dist\/page\/(index\.html|page\.js|page\.css)$/,
  /^data\/library\.sqlite$/,
  /^data\/SOURCES\.md$/,
  /^docs\/(operating\.md|nginx\.conf|ingr\.service|Dockerfile|compose\.yaml)$/,
  /^docs\/guide\/[a-zA-Z-]+\.md$/,
  /^man\/((de|es)\/man1\/)?ingr(-[a-z-]+)?\.1$/,
]
const MEGABYTE = 1_000_000
/** Maximum sizes in bytes. The library is the largest part. */
const MOST_PACKED = 17.2 * MEGABYTE
const MOST_UNPACKED = 61 * MEGABYTE
/** Matches API keys, the first line of private keys, npm tokens, and the npm setting that contains a token. */
const SECRET =
  /ingr_[0-9A-Za-z]{8}_[0-9A-Za-z]{43}|-----BEGIN [A-Z ]*PRIVATE KEY|npm_[0-9A-Za-z]{36}|_authToken/

const folder = mkdtempSync(join(tmpdir(), 'ingr-pack-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const packed = JSON.parse(
  execFileSync('node', ['src/release/pack.mjs', folder], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
) as {
  filename: string
  size: number
  unpackedSize: number
  files: readonly { path: string; mode: number }[]
}
const unpacked = join(folder, 'node_modules/ingr')
mkdirSync(unpacked, { recursive: true })
execFileSync('tar', ['-xzf', join(folder, packed.filename), '-C', unpacked, '--strip-components=1'])

test('the package contains these files and no others', () => {
  const names = packed.files.map(({ path }) => path)
  expect(names.filter((name) => !NEEDED.some((one) => one.test(name)))).toEqual([])
  expect(NEEDED.filter((one) => !names.some((name) => one.test(name)))).toEqual([])
  const runs = packed.files.filter(({ mode }) => (mode & 0o111) !== 0).map(({ path }) => path)
  expect(runs).toEqual(['bin/ingr.js'])
})

test('its manifest and lock have nothing that belongs to the checkout', () => {
  const read = (name: string) => JSON.parse(readFileSync(join(unpacked, name), 'utf8'))
  const { dependencies, ...manifest } = read('package.json')
  expect(dependencies).toEqual({ 'better-sqlite3': '13.2.0' })
  expect(Object.keys(manifest).sort()).toEqual([
    ...['bin', 'description', 'engines', 'exports', 'files', 'license', 'main', 'man', 'name'],
    ...['peerDependencies', 'peerDependenciesMeta', 'types', 'typesVersions', 'version'],
  ])
  expect(Object.keys(read('npm-shrinkwrap.json').packages)).toEqual([
    '',
    'node_modules/better-sqlite3',
    'node_modules/node-addon-api',
  ])
})

test('it is not larger than necessary', () => {
  expect(packed.size).toBeLessThan(MOST_PACKED)
  expect(packed.unpackedSize).toBeLessThan(MOST_UNPACKED)
})

test('no file contains a secret or a path of the build machine', () => {
  const found = packed.files
    .filter(({ path }) => {
      const text = readFileSync(join(unpacked, path), 'latin1')
      return SECRET.test(text) || text.includes(ROOT)
    })
    .map(({ path }) => path)
  expect(found).toEqual([])
})

test('installed in an empty folder, with only its declared packages, it answers and serves', () => {
  // Copy the packages from here, so that neither a registry nor a compiler is needed.
  for (const { path } of shipped().filter(({ isInstalled }) => isInstalled)) {
    const to = join(folder, path)
    mkdirSync(dirname(to), { recursive: true })
    cpSync(join(ROOT, path), to, {
      recursive: true,
      filter: (from) => !/node_modules\/better-sqlite3\/(deps|src)/.test(from),
    })
  }
  writeFileSync(join(folder, 'package.json'), '{}')
  const ingr = (...words: readonly string[]) =>
    execFileSync(process.execPath, [join(unpacked, 'bin/ingr.js'), ...words], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: folder, INGR_METER: 'off' },
    })
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  expect(ingr('--version').split('\n')[0]).toBe(`ingr ${version}`)
  expect(ingr('diet', 'vegan', 'butter')).toBe('vegan\tincompatible\t\tbutter\n')
  // This call loads the whole server.
  expect(ingr('call', 'GET', '/health')).toBe('OK\n')
  const { customerId } = JSON.parse(ingr('account', 'create', 'Anna', '--json'))
  expect(customerId).toMatch(/^[0-9a-f-]{36}$/)
})
