/** Tests problems with the accounts file of a running server: full disk, locks, damage, no write permission. */

// tier: system

import { execFile } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { Load } from '../load.ts'
import { freshMachine, type Serving, until } from '../program.ts'

const machine = freshMachine()
const folder = dirname(machine.accounts)
const LANGUAGES = '/v1/meta/languages'

async function ask({ url }: Serving, key: string) {
  const { status, headers } = await fetch(url + LANGUAGES, { headers: { 'x-api-key': key } })
  return { status, retryAfter: headers.get('retry-after') }
}

async function ended(server: Serving) {
  server.child.kill('SIGTERM')
  expect((await server.ended).code).toBe(0)
}

test('a full disk: calls are refused, none is answered free of charge, and service resumes when there is space', async () => {
  const server = await machine.serve('--log-level', 'silent')
  const load = new Load(server.url, [await machine.customer(), await machine.customer()], 8)
  await load.answered(40)
  // From now on, no file of the server may grow beyond the current size of the write-ahead log.
  const limitFiles = (bytes: string) =>
    promisify(execFile)('prlimit', ['--pid', String(server.child.pid), `--fsize=${bytes}`])
  await limitFiles(`${statSync(`${machine.accounts}-wal`).size + 20_000}:unlimited`)
  await until(() => load.sum().unavailable > 50)
  await limitFiles('unlimited:unlimited')
  const { answered } = load.sum()
  await until(() => load.sum().answered > answered + 40)
  const seen = await load.end()
  expect(load.retryAfter).toEqual(new Set(['1']))
  const credits = await load.agrees(machine)
  console.log(
    `disk full: ${seen.answered} calls answered, ${seen.unavailable} refused with 503, ${credits} credits charged`,
  )
  await ended(server)
})

test('a lock held by another program for long: 503, and operations without accounts are answered', async () => {
  const server = await machine.serve('--log-level', 'silent')
  const { customerId, key } = await machine.customer()
  const quota = await machine.customer('--monthly-quota', '10')
  const other = new Database(machine.accounts)
  other.exec('begin exclusive')
  const call = ask(server, key)
  // Count health checks, to show that the server does not block while the calls wait.
  let healthy = 0
  let isOver = false
  const asking = (async () => {
    while (!isOver) healthy += Number((await fetch(`${server.url}/health`)).status === 200)
  })()
  expect(await call).toEqual({ status: 503, retryAfter: '1' })
  isOver = true
  await asking
  expect(healthy).toBeGreaterThan(20)
  const waiting = [ask(server, key), ask(server, quota.key)]
  other.exec('rollback')
  other.close()
  // The calls that are still waiting when the lock is released are answered.
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200])
  const [row] = await machine.usage(customerId)
  expect([row!.requests - row!.errors, row!.units]).toEqual([1, 1])
  await ended(server)
})

test('damage at run time: 503 and no crash, and a file that is put back is used after a restart', async () => {
  const server = await machine.serve('--log-level', 'silent')
  const { customerId, key } = await machine.customer()
  const asideOf = (end: string) => [`${machine.accounts}${end}`, `${folder}/aside${end}`] as const
  expect((await ask(server, key)).status).toBe(200)
  const db = new Database(machine.accounts)
  db.pragma('wal_checkpoint(truncate)')
  db.close()
  copyFileSync(...asideOf(''))
  const file = openSync(machine.accounts, 'r+')
  writeSync(file, Buffer.alloc(statSync(machine.accounts).size - 100, 0xa5), 0, undefined, 100)
  closeSync(file)
  await until(async () => (await ask(server, key)).status === 503)
  expect((await fetch(`${server.url}/health`)).status).toBe(200)
  await ended(server)
  const refused = await machine.run(['serve', '--port', '0'])
  expect([refused.code, refused.out]).toEqual([1, ''])
  expect(refused.err).toMatch(/^ingr: accounts cannot be opened: [^\n]*\n$/)

  for (const end of ['-wal', '-shm'])
    if (existsSync(machine.accounts + end)) writeFileSync(machine.accounts + end, '')
  copyFileSync(`${folder}/aside`, machine.accounts)
  const again = await machine.serve('--log-level', 'silent')
  expect((await ask(again, key)).status).toBe(200)
  expect(await machine.usage(customerId)).toMatchObject([{ requests: 2, units: 2 }])
  await ended(again)
})

describe('a file that is no longer the one the server opened', () => {
  const changes: readonly (readonly [string, (file: string) => void, string])[] = [
    [
      'replaced by another',
      (file) => {
        copyFileSync(file, `${file}.new`)
        renameSync(`${file}.new`, file)
      },
      'was replaced',
    ],
    ['removed', (file) => renameSync(file, `${file}.gone`), 'was removed'],
    ['cut to nothing', (file) => truncateSync(file, 0), 'was truncated'],
    ['truncated to one byte', (file) => truncateSync(file, 1), 'was truncated'],
    [
      'truncated in the middle',
      (file) => truncateSync(file, statSync(file).size / 2),
      'was truncated',
    ],
  ]
  test.each(changes)(
    '%s: 503 within a second, and nothing is answered after it',
    async (_, change, what) => {
      const here = freshMachine()
      const { key } = await here.customer()
      const server = await here.serve('--log-level', 'error')
      expect((await ask(server, key)).status).toBe(200)
      change(here.accounts)
      await pause(1_000)
      const statuses = []
      for (let n = 0; n < 5; n++) statuses.push((await ask(server, key)).status)
      expect(statuses).toEqual([503, 503, 503, 503, 503])
      expect((await fetch(`${server.url}/health`)).status).toBe(200)
      await server.logged(`accounts file ${what} while it was open: ${here.accounts}`)
      await ended(server)
    },
  )

  test('a file compacted by its operator while it is open is still the same', async () => {
    const here = freshMachine()
    const { key } = await here.customer()
    const server = await here.serve('--log-level', 'silent')
    const db = new Database(here.accounts)
    db.exec('create table waste (text text)')
    db.prepare('insert into waste values (?)').run('x'.repeat(500_000))
    db.pragma('wal_checkpoint(truncate)')
    expect((await ask(server, key)).status).toBe(200)
    const { size } = statSync(here.accounts)
    await pause(300)
    expect((await ask(server, key)).status).toBe(200)
    db.exec('drop table waste; vacuum')
    db.pragma('wal_checkpoint(truncate)')
    db.close()
    expect(statSync(here.accounts).size).toBeLessThan(size)
    await pause(300)
    expect((await ask(server, key)).status).toBe(200)
    await ended(server)
  })
})

describe('a folder without write permission', () => {
  // Take away root's ability to ignore file permissions.
  const bounded =
    process.getuid?.() === 0
      ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search', '--']
      : []
  const closed = join(folder, 'closed')
  const accounts = join(closed, 'accounts.sqlite')

  test.each(['with accounts in it', 'without'])('%s', async (what) => {
    mkdirSync(closed, { recursive: true })
    chmodSync(closed, 0o700)
    if (what !== 'without') {
      copyFileSync(machine.accounts, accounts)
      chmodSync(accounts, 0o400)
    }
    chmodSync(closed, 0o500)
    const started = machine.serveAs({ env: { INGR_ACCOUNTS: accounts }, under: bounded })
    await expect(started).rejects.toThrow(
      /^ended with 1: ingr: accounts cannot be opened: [^\n]*accounts\.sqlite \(EACCES[^\n]*\)\n$/,
    )
    chmodSync(closed, 0o700)
  })
})
