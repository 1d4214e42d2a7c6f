/** Where the native addon cannot be used the program says in one sentence what to do, and nothing else. */

import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../cli/run.ts'

const folder = mkdtempSync(join(tmpdir(), 'ingr-addon-'))
const release = join(folder, 'node_modules/better-sqlite3/build/Release')
const addon = join(release, 'better_sqlite3.node')
beforeAll(() => {
  for (const name of ['bin', 'dist']) {
    cpSync(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (from) => !/dist\/ingr-/.test(from),
    })
  }
  mkdirSync(join(folder, 'data'))
  symlinkSync(join(ROOT, 'data/library.sqlite'), join(folder, 'data/library.sqlite'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const MISSING =
  'the native addon of better-sqlite3 is missing: install a C++ compiler, make and Python 3, then install ingr again with its install scripts allowed'
const OTHER_NODE = `the native addon of better-sqlite3 was built for another version of Node than ${process.version}: install ingr again with this one, or run npm rebuild better-sqlite3`

describe.each<readonly [string, () => void, string | RegExp]>([
  ['is missing', () => {}, MISSING],
  [
    'was built for another Node',
    () => {
      // Node says so when it opens one; a folder of that name can say it too.
      mkdirSync(addon)
      const said = `The module '${addon}'\nwas compiled against a different Node.js version using\nNODE_MODULE_VERSION 93.`
      writeFileSync(
        join(addon, 'index.js'),
        `throw Object.assign(new Error(${JSON.stringify(said)}), { code: 'ERR_DLOPEN_FAILED' })`,
      )
    },
    OTHER_NODE,
  ],
  [
    'is none of this machine',
    () => writeFileSync(addon, 'no addon'),
    /^the native addon of better-sqlite3 cannot be loaded on this machine \(.+\): install ingr again here$/,
  ],
])('an addon that %s', (_, make, sentence) => {
  beforeAll(() => {
    rmSync(release, { recursive: true, force: true })
    mkdirSync(release, { recursive: true })
    make()
  })

  const said = (...words: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync('node', ['bin/ingr.js', ...words], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: folder, INGR_METER: 'off' },
    })
    return { status, stdout, stderr }
  }
  const isSaid = expect.toSatisfy((text: string) =>
    typeof sentence === 'string' ? text === sentence : sentence.test(text),
  )

  test.each([
    ['a look-up', ['allergens', 'butter']],
    ['the server', ['serve', '--port', '0']],
    ['the accounts', ['account', 'list']],
  ])('%s', (_name, words) => {
    const { status, stdout, stderr } = said(...words)
    expect([status, stdout]).toEqual([1, ''])
    const [line, ...rest] = stderr.split('\n')
    expect(line!.replace(/^ingr: /, '')).toEqual(isSaid)
    expect(rest).toEqual([''])
  })

  test('JSON', () => {
    const { stdout } = said('allergens', 'butter', '--json')
    expect(JSON.parse(stdout)).toEqual({
      error: { code: 'UNAVAILABLE', message: isSaid, details: null },
    })
  })

  test('the version and the help are told all the same', () => {
    expect(said('--version')).toMatchObject({ status: 0, stderr: '' })
    expect(said('help', 'check')).toMatchObject({ status: 0, stderr: '' })
  })
})
