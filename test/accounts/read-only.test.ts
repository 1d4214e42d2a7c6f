/**
 * With read-only folders and files, look-ups work as usual, and commands that need accounts report the problem in one
 * line.
 */

// tier: system

import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openSqliteStore } from '../../src/accounts/sqlite-store.ts'
import { type Outcome, ROOT } from '../cli/run.ts'
import { accountLike } from '../support/accounts.ts'

/** Prefix for running a command without root's right to write to any file. */
const BOUNDED =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search', '--'] : []

function ingr(line: string, env: Readonly<Record<string, string>>): Promise<Outcome> {
  const [command, ...words] = [
    ...BOUNDED,
    process.execPath,
    join(ROOT, 'bin/ingr.js'),
    ...line.split(' '),
  ] as [string]
  const { INGR_LIBRARY: _, INGR_ACCOUNTS: __, XDG_DATA_HOME: ___, ...rest } = process.env
  return new Promise((resolve) => {
    execFile(command, words, { env: { ...rest, NO_COLOR: '1', ...env } }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    )
  })
}

interface Setup {
  /** The environment variables that tell the program where its accounts are. */
  readonly env: Readonly<Record<string, string>>
  /** The reason that the error message gives if the accounts cannot be opened. */
  readonly reason: RegExp
}

/** Creates a folder with an accounts file in it, and sets the modes of the folder and the file. */
async function withAccounts(ofFolder: number, ofFile: number, reason: RegExp): Promise<Setup> {
  const folder = await closedAfterwards()
  const path = join(folder, 'accounts.sqlite')
  const store = openSqliteStore(path)
  await store.addAccount(accountLike())
  await store.close()
  chmodSync(path, ofFile)
  chmodSync(folder, ofFolder)
  return { env: { INGR_ACCOUNTS: path }, reason }
}

async function closedAfterwards(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ingr-read-only-'))
  onTestFinished(() => {
    chmodSync(folder, 0o700)
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

const SETUPS: readonly (readonly [string, () => Promise<Setup>])[] = [
  ['a folder and a file', () => withAccounts(0o500, 0o400, /EACCES: permission denied, open/)],
  ['a file', () => withAccounts(0o700, 0o400, /EACCES: permission denied, open/)],
  [
    'a folder around a writable file',
    () => withAccounts(0o500, 0o600, /its folder cannot be written to/),
  ],
  [
    'a home without accounts',
    async () => {
      const HOME = await closedAfterwards()
      mkdirSync(join(HOME, 'inside'))
      chmodSync(HOME, 0o500)
      return { env: { HOME }, reason: /EACCES: permission denied, mkdir/ }
    },
  ],
]

const LOOK_UPS = [
  'allergens butter --json',
  'search milk --json',
  'check 200g:flour butter',
  'convert butter 1 cup gram',
  'diet vegan butter',
  'languages',
]
const OF_ACCOUNTS = [
  'usage',
  'account list',
  'account create Bert',
  'key list somebody',
  'serve --port 0',
  'serve --port 0 --workers 2',
]

describe.each(SETUPS)('read-only: %s', (_, make) => {
  test('look-ups work as usual, with one remark at most', async () => {
    const { env } = await make()
    for (const line of LOOK_UPS) {
      const [reported, usual] = [await ingr(line, env), await ingr(line, { INGR_METER: 'off' })]
      expect([reported.code, reported.out]).toEqual([usual.code, usual.out])
      const remark = reported.err.replace(usual.err, '')
      expect(remark).toMatch(/^(ingr: usage not recorded: [^\n]+\n)?$/)
    }
  })

  test('commands that need accounts say in one line why there are none', async () => {
    const { env, reason } = await make()
    for (const line of OF_ACCOUNTS) {
      const { code, out, err } = await ingr(line, env)
      expect([line, code, out]).toEqual([line, 1, ''])
      expect(err).toMatch(/^ingr: accounts cannot be opened: [^\n]*accounts\.sqlite \([^\n]*\)\n$/)
      expect(err).toMatch(reason)
    }
  })
})

test('a folder for temporary files without write permission is not needed', async () => {
  const TMPDIR = await closedAfterwards()
  const { env } = await withAccounts(0o700, 0o600, /never/)
  chmodSync(TMPDIR, 0o500)
  for (const line of [...LOOK_UPS, 'usage', 'account list', 'account create Bert']) {
    const usual = await ingr(line, { ...env, INGR_METER: 'off' })
    for (const temporary of [TMPDIR, '/nowhere']) {
      const { code, err } = await ingr(line, { ...env, TMPDIR: temporary })
      expect([line, code, err]).toEqual([line, usual.code, usual.err])
    }
  }
})
