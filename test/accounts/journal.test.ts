/**
 * Tests the journal of terminal calls: each line is counted exactly once, even if several processes write lines, add
 * lines to the usage ("fold"), or crash at the same time.
 */

// tier: system

import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LOCAL } from '../../src/accounts/account.ts'
import { appendCall, foldJournal, type LocalCall } from '../../src/accounts/journal.ts'
import { openSqliteStore } from '../../src/accounts/sqlite-store.ts'
import type { AccountStore } from '../../src/accounts/store.ts'
import { freshFolder, freshStore, NOON } from '../support/accounts.ts'
import { accountsProcess } from '../support/processes.ts'
import { rejected } from '../support/rejected.ts'

const NAME = 'accounts.sqlite'
const FILE = 'accounts.sqlite.local-2026-11.ndjson'
const CALL: LocalCall = {
  function: 'check',
  at: NOON,
  credits: 5,
  failed: false,
  latencyMs: 1.23456,
}
const LINE = `{"at":${NOON},"function":"check","credits":5,"failed":false,"latencyMs":1.235}\n`

async function openStore() {
  const { store, path, folder } = await freshStore()
  const location = { folder, name: NAME }
  const file = join(folder, FILE)
  const fold = (now = NOON) => foldJournal(store, location, now)
  return { store, path, folder, location, file, fold }
}

/** Sums the requests and units of the built-in account. */
async function sums(store: AccountStore) {
  const rows = await store.usage(LOCAL.customerId, '2000-01-01')
  const sum = (of: 'requests' | 'units' | 'errors') => rows.reduce((all, row) => all + row[of], 0)
  return { requests: sum('requests'), errors: sum('errors'), units: sum('units') }
}

test('a call is one line in the file of its month, which is created with its folder', async () => {
  const folder = join(await freshFolder(), 'data', 'ingr')
  const location = { folder, name: NAME }
  appendCall(location, CALL)
  appendCall(location, CALL)
  appendCall(location, { ...CALL, at: Date.UTC(2026, 11, 1) })
  const mode = (path: string) => (statSync(path).mode & 0o777).toString(8)
  expect([
    readdirSync(folder).sort(),
    readFileSync(join(folder, FILE), 'utf8'),
    mode(folder),
    mode(join(folder, FILE)),
  ]).toEqual([[FILE, 'accounts.sqlite.local-2026-12.ndjson'], LINE + LINE, '700', '600'])
})

test('folding writes the usage, and only once', async () => {
  const { store, location, fold } = await openStore()
  appendCall(location, CALL)
  appendCall(location, { ...CALL, failed: true, credits: 0 })
  expect([await fold(), await fold()]).toEqual([0, 0])
  appendCall(location, { ...CALL, latencyMs: 1.531 })
  await fold()
  expect(await store.usage(LOCAL.customerId, '2026-11-21')).toEqual([
    {
      day: '2026-11-21',
      module: 'M2',
      function: 'check',
      requests: 3,
      errors: 1,
      units: 10,
      avgLatencyMs: (1.235 + 1.235 + 1.531) / 3,
    },
  ])
})

test('without a journal, or without its folder, there is nothing to fold', async () => {
  const { store, location, fold } = await openStore()
  const nowhere = { ...location, folder: join(location.folder, 'nowhere') }
  expect([await fold(), await foldJournal(store, nowhere, NOON), await sums(store)]).toEqual([
    0,
    0,
    { requests: 0, errors: 0, units: 0 },
  ])
})

test('journals of other accounts files in the same folder stay untouched', async () => {
  const { store, location, folder, fold } = await openStore()
  appendCall({ folder, name: 'test.sqlite' }, CALL)
  appendCall({ folder, name: 'accounts' }, CALL)
  writeFileSync(join(folder, `${FILE}.bak`), LINE)
  appendCall(location, CALL)
  await fold()
  expect(await sums(store)).toEqual({ requests: 1, errors: 0, units: 5 })
})

test('an incomplete line waits until it is complete', async () => {
  const { store, file, fold } = await openStore()
  const after: unknown[] = []
  for (const part of [LINE + LINE.slice(0, 30), LINE.slice(30, -1), '\n', LINE.slice(0, -1)]) {
    appendFileSync(file, part)
    await fold()
    after.push((await sums(store)).requests)
  }
  expect(after).toEqual([1, 1, 2, 2])
})

const damaged: readonly (readonly [string, string])[] = [
  ['no JSON', 'not JSON at all'],
  ['half a line followed by a whole one', LINE.slice(0, 20) + LINE.trim()],
  ['empty', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['zeros after a power loss', '\0'.repeat(80)],
  ['an unknown function', LINE.trim().replace('check', 'hack')],
  ['a function named like a property of every object', LINE.trim().replace('check', 'toString')],
  ['negative credits', LINE.trim().replace('"credits":5', '"credits":-5')],
  ['half a credit', LINE.trim().replace('"credits":5', '"credits":0.5')],
  ['no time', LINE.trim().replace(String(NOON), 'null')],
  ['an impossible time', LINE.trim().replace(String(NOON), '1e300')],
  ['a latency that is a word', LINE.trim().replace('1.235', '"long"')],
  ['an unknown outcome', LINE.trim().replace('false', '"no"')],
  ['another account', LINE.trim().replace('{', '{"customerId":"somebody",')],
]
test.each(damaged)('a damaged line is skipped and reported: %s', async (_, line) => {
  const { store, file, fold } = await openStore()
  appendFileSync(file, `${LINE}${line}\n${LINE}`)
  expect([await fold(), await fold(), await sums(store)]).toEqual([
    1,
    0,
    { requests: 2, errors: 0, units: 10 },
  ])
})

test('more lines than one transaction takes, and an even longer line, are folded completely', async () => {
  const { store, file, fold } = await openStore()
  appendFileSync(file, LINE.repeat(30_000))
  appendFileSync(file, `${'x'.repeat(3_000_000)}\n${LINE}`)
  expect([await fold(), await sums(store)]).toEqual([
    1,
    { requests: 30_001, errors: 0, units: 150_005 },
  ])
})

test('a file that was emptied starts anew', async () => {
  const { store, file, fold } = await openStore()
  writeFileSync(file, LINE.repeat(3))
  await fold()
  writeFileSync(file, LINE)
  await fold()
  appendFileSync(file, LINE)
  await fold()
  expect((await sums(store)).requests).toBe(5)
})

test('files before the last month are deleted after folding, others stay', async () => {
  const { store, folder, location, fold } = await openStore()
  for (const month of [6, 7, 8, 9, 10])
    appendCall(location, { ...CALL, at: Date.UTC(2026, month, 3) })
  appendFileSync(join(folder, 'accounts.sqlite.local-2026-08.ndjson'), 'half a li')
  await fold(Date.UTC(2026, 10, 30))
  const journals = readdirSync(folder).filter((name) => name.includes('local'))
  expect([journals.sort(), (await sums(store)).requests]).toEqual([
    ['08', '10', '11'].map((month) => `accounts.sqlite.local-2026-${month}.ndjson`),
    5,
  ])
})

test('in January the journal of December stays', async () => {
  const { folder, location, fold } = await openStore()
  for (const month of [10, 11]) appendCall(location, { ...CALL, at: Date.UTC(2026, month, 3) })
  await fold(Date.UTC(2027, 0, 1))
  expect(readdirSync(folder).filter((name) => name.includes('local'))).toEqual([
    'accounts.sqlite.local-2026-12.ndjson',
  ])
})

test('a crash between reading and writing loses nothing', async () => {
  const { store, location, fold } = await openStore()
  for (let count = 0; count < 5; count++) appendCall(location, CALL)
  const crashing: AccountStore = Object.create(store, {
    recordJournal: { value: () => Promise.reject(new Error('crash')) },
  })
  await expect(foldJournal(crashing, location, NOON)).rejects.toThrow('crash')
  expect((await sums(store)).requests).toBe(0)
  await fold()
  expect((await sums(store)).requests).toBe(5)
})

test('an unreadable journal is reported with its folder', async () => {
  const { folder, fold } = await openStore()
  mkdirSync(join(folder, FILE))
  const { code, message } = await rejected(fold())
  expect([code, message.split(' (')[0]]).toEqual([
    'UNAVAILABLE',
    `journal cannot be read: ${folder}`,
  ])
})

test('processes append and fold concurrently: every call is counted once', async () => {
  const { store, path, folder, fold } = await openStore()
  const start = await accountsProcess(folder)
  const appending = Array.from({ length: 4 }, () => start('append', folder, NAME, 2_000, NOON))
  const folding = Array.from({ length: 3 }, () => start('fold', path, folder, NAME, 60, NOON))
  const all = [...appending, ...folding]
  expect(await Promise.all(all.map(({ end }) => end))).toEqual(
    all.map(() => ({ err: '', code: 0 })),
  )
  expect([await fold(), await sums(store)]).toEqual([
    0,
    { requests: 8_000, errors: 0, units: 8_000 },
  ])
})

test('a process killed while folding loses and doubles nothing', async () => {
  const { store, path, folder, file, fold } = await openStore()
  const start = await accountsProcess(folder)
  appendFileSync(file, LINE.repeat(60_000))
  const victim = start('fold', path, folder, NAME, 1_000_000, NOON)
  while ((await store.journalOffset(FILE)) === 0) await new Promise((next) => setTimeout(next, 1))
  victim.child.kill('SIGKILL')
  await victim.end
  await fold()
  expect((await sums(store)).requests).toBe(60_000)
})

test('a fold killed before or after any step, and the next fold too, counts every call once', async () => {
  const folder = await freshFolder()
  const start = await accountsProcess(folder)
  // Use calls from a past month, whose file `foldJournal` deletes, and enough calls from this month for two
  // transactions.
  const old = LINE.replace(String(NOON), String(Date.UTC(2026, 7, 3)))
  const [few, many] = [3, 16_000]
  /**
   * Runs `foldJournal` in a process that is killed at step `number`, then runs it again and checks the counts. Returns
   * false if `foldJournal` has fewer steps.
   */
  const killedAt = async (number: number) => {
    const here = join(folder, String(number))
    mkdirSync(here)
    const path = join(here, NAME)
    const store = openSqliteStore(path)
    const oldFile = join(here, FILE.replace('2026-11', '2026-08'))
    writeFileSync(oldFile, old.repeat(few))
    writeFileSync(join(here, FILE), LINE.repeat(many))
    const dies = async () => (await start('dieFolding', path, here, NAME, number, NOON).end).code
    const codes = [await dies(), await dies()]
    await foldJournal(store, { folder: here, name: NAME }, NOON)
    const all = few + many
    expect([number, await sums(store), await store.spent(LOCAL.customerId, NOON)]).toEqual([
      number,
      { requests: all, errors: 0, units: 5 * all },
      5 * many,
    ])
    expect(readdirSync(here).filter((file) => file.includes('local'))).toEqual([FILE])
    await store.close()
    return codes[0] === 'SIGKILL'
  }
  let steps = 0
  let isOver = false
  const killing = async () => {
    while (!isOver) {
      const number = ++steps
      if (!(await killedAt(number))) isOver = true
    }
  }
  await Promise.all([killing(), killing(), killing()])
  console.log(`killed before or after each of ${steps - 3} steps of a fold, and again`)
  expect(steps).toBeGreaterThan(60)
}, 90_000)
