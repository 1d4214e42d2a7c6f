/**
 * If the native addon cannot be used, the program says in one sentence what to do, and prints
 * nothing else.
 */

// tier: system

import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../cli/run.ts'

const folder = mkdtempSync(join(tmpdir(), 'ingr-addon-'))
const installed = join(folder, 'node_modules/better-sqlite3')
beforeAll(() => {
  for (const name of ['bin', 'dist']) {
    cpSync(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (from) => !/dist\/(?:ingr-|executable)/.test(from),
    })
  }
  mkdirSync(join(folder, 'data'))
  symlinkSync(join(ROOT, 'data/library.sqlite'), join(folder, 'data/library.sqlite'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const SENTENCE =
  /^the native addon of better-sqlite3 cannot be loaded \(.+\): install ingr again on this machine$/

/** Installs the package, with `prebuild` as the content of every native addon or without any addon. */
function install(prebuild?: string) {
  for (const name of ['package.json', 'lib/binding.js']) {
    cpSync(join(ROOT, 'node_modules/better-sqlite3', name), join(installed, name))
  }
  mkdirSync(join(installed, 'prebuilds'))
  if (prebuild === undefined) return
  for (const name of readdirSync(join(ROOT, 'node_modules/better-sqlite3/prebuilds'))) {
    writeFileSync(join(installed, 'prebuilds', name), prebuild)
  }
}

describe.each<readonly [string, () => void]>([
  ['whose package is missing', () => {}],
  ['that is missing from its package', () => install()],
  ['that was compiled for another machine', () => install('no addon')],
])('an addon %s', (_, make) => {
  beforeAll(() => {
    rmSync(installed, { recursive: true, force: true })
    make()
  })

  const run = (...words: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync('node', ['bin/ingr.js', ...words], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: folder, INGR_METER: 'off' },
    })
    return { status, stdout, stderr }
  }
  const expectedError = expect.stringMatching(SENTENCE)

  test.each([
    ['a look-up', ['allergens', 'butter']],
    ['the server', ['serve', '--port', '0']],
    ['the accounts', ['account', 'list']],
  ])('%s', (_name, words) => {
    const { status, stdout, stderr } = run(...words)
    expect([status, stdout]).toEqual([1, ''])
    const [line, ...rest] = stderr.split('\n')
    expect(line!.replace(/^ingr: /, '')).toEqual(expectedError)
    expect(rest).toEqual([''])
  })

  test('JSON', () => {
    const { stdout } = run('allergens', 'butter', '--json')
    expect(JSON.parse(stdout)).toEqual({
      error: { code: 'UNAVAILABLE', message: expectedError, details: null },
    })
  })

  test('the version and the help still work', () => {
    expect(run('--version')).toMatchObject({ status: 0, stderr: '' })
    expect(run('help', 'check')).toMatchObject({ status: 0, stderr: '' })
  })
})
