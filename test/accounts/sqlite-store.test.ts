/**
 * Tests the accounts file: permissions, files that cannot be opened, and use by several processes.
 */

import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { MIGRATIONS } from '../../src/accounts/sqlite-migrations.ts'
import { openSqliteStore } from '../../src/accounts/sqlite-store.ts'
import {
  ANNA,
  accountLike,
  afterMigration,
  callLike,
  charges,
  freshFolder,
  freshStore,
  keyLike,
  NOON,
} from '../support/accounts.ts'
import { accountsProcess } from '../support/processes.ts'
import { rejected } from '../support/rejected.ts'
import { thrown } from '../support/thrown.ts'

describe('the file', () => {
  test('is created with its folders, accessible only to its owner', async () => {
    const folder = await freshFolder()
    const path = join(folder, 'new', 'newer', 'accounts.sqlite')
    const store = openSqliteStore(path)
    await store.addAccount(accountLike())
    const mode = (name: string) => (statSync(join(folder, name)).mode & 0o777).toString(8)
    const files = readdirSync(join(path, '..')).map((name) => [name, mode(`new/newer/${name}`)])
    await store.close()
    expect([mode('new'), mode('new/newer'), files]).toEqual([
      '700',
      '700',
      [
        ['accounts.sqlite', '600'],
        ['accounts.sqlite-shm', '600'],
        ['accounts.sqlite-wal', '600'],
      ],
    ])
  })

  test('uses a write-ahead log', async () => {
    const { path } = await freshStore()
    const db = new Database(path, { readonly: true })
    const mode = db.pragma('journal_mode', { simple: true })
    db.close()
    expect(mode).toBe('wal')
  })

  test('has every migration once, in order', async () => {
    const { path } = await freshStore()
    await openSqliteStore(path).close()
    const db = new Database(path, { readonly: true })
    const names = db.prepare('select name from migration order by rowid').pluck().all()
    db.close()
    expect(names).toEqual(MIGRATIONS.map(({ name }) => name))
  })
})

test('an earlier file is migrated and keeps its data', async () => {
  const path = join(await freshFolder(), 'accounts.sqlite')
  const db = new Database(path)
  db.exec('create table migration (name text primary key) strict')
  for (const { name, sql } of MIGRATIONS.slice(0, 2)) {
    db.exec(sql)
    db.prepare('insert into migration (name) values (?)').run(name)
  }
  const { keyId, prefix, hash, createdAt } = keyLike()
  db.exec(`
    insert into account values ('${ANNA}', 'Anna', 'free', 'M1,M2,M3,M4', 10, null, null, 600, 0);
    insert into spending values ('${ANNA}', '2026-11', 7);
    insert into usage values ('${ANNA}', '2026-11-21', 'search', 7, 0, 7, 14)
  `)
  db.prepare('insert into api_key values (?, ?, ?, ?, ?, null)').run(
    ...[keyId, ANNA, prefix, hash, createdAt],
  )
  db.close()
  const store = openSqliteStore(path)
  expect(await afterMigration(store, prefix)).toEqual([
    keyLike(),
    accountLike({ monthlyQuota: 10 }),
    ['recorded', 'QUOTA_EXCEEDED'],
    [8],
  ])
  await store.close()
})

describe('a file that cannot be opened is one line that names the path', () => {
  const UNAVAILABLE = { code: 'UNAVAILABLE', details: null }
  const opening = async (prepare: (path: string, folder: string) => string | undefined) => {
    const folder = await freshFolder()
    const path = join(folder, 'accounts.sqlite')
    const location = prepare(path, folder) ?? path
    const { message, ...error } = thrown(() => openSqliteStore(location))
    return { ...error, message: message.replaceAll(folder, '') }
  }

  test('not a database', async () => {
    const text = 'customer,quota\nAnna,100\n'.repeat(100)
    expect(await opening((path) => writeFileSync(path, text) as undefined)).toEqual({
      ...UNAVAILABLE,
      message: 'accounts cannot be opened: /accounts.sqlite (file is not a database)',
    })
  })

  test('not a database, and left untouched', async () => {
    const folder = await freshFolder()
    const path = join(folder, 'accounts.sqlite')
    writeFileSync(path, 'my notes, several lines of them\n'.repeat(50))
    const before = readFileSync(path)
    thrown(() => openSqliteStore(path))
    expect(readFileSync(path)).toEqual(before)
  })

  test('the database of another program, and left untouched', async () => {
    const other = (path: string) => {
      const db = new Database(path)
      db.exec('create table ingredient (id text)')
      db.close()
    }
    expect(await opening((path) => other(path) as undefined)).toEqual({
      ...UNAVAILABLE,
      message: 'no accounts file: /accounts.sqlite',
    })
    const folder = await freshFolder()
    const path = join(folder, 'other.sqlite')
    other(path)
    const before = readFileSync(path)
    thrown(() => openSqliteStore(path))
    expect([readFileSync(path), readdirSync(folder)]).toEqual([before, ['other.sqlite']])
  })

  test('of a newer version of the program', async () => {
    const newer = (path: string) => {
      void openSqliteStore(path).close()
      const db = new Database(path)
      db.exec("insert into migration (name) values ('2031-01-01 something new')")
      db.close()
    }
    expect(await opening((path) => newer(path) as undefined)).toEqual({
      ...UNAVAILABLE,
      message: 'accounts are of a newer version of ingr: /accounts.sqlite',
    })
  })

  test.each([
    ['empty', 0, 'is empty'],
    ['truncated to one byte', 1, 'is truncated'],
    ['shorter than a database header', 99, 'is truncated'],
  ])('%s, not taken for a new file', async (_, bytes, what) => {
    const cut = (path: string) => {
      void openSqliteStore(path).close()
      truncateSync(path, bytes)
    }
    expect(await opening((path) => cut(path) as undefined)).toEqual({
      ...UNAVAILABLE,
      message: `accounts file ${what}: /accounts.sqlite (restore a backup, or remove it to start afresh)`,
    })
  })

  test.each([100, 511, 512, 5_000])('truncated to %i bytes', async (bytes) => {
    const cut = (path: string) => {
      void openSqliteStore(path).close()
      truncateSync(path, bytes)
    }
    const { code, message } = await opening((path) => cut(path) as undefined)
    expect([code, message]).toEqual([
      'UNAVAILABLE',
      expect.stringMatching(/^accounts cannot be opened: \/accounts.sqlite \(.+\)$/),
    ])
  })

  test('a pipe, which is not waited for', async () => {
    const pipe = (path: string) => execFileSync('mkfifo', [path])
    expect(await opening((path) => pipe(path) && undefined)).toEqual({
      ...UNAVAILABLE,
      message: 'accounts are kept in a file: /accounts.sqlite',
    })
  })

  test('a folder', async () => {
    expect(await opening((path) => mkdirSync(path) as undefined)).toEqual({
      ...UNAVAILABLE,
      message: 'accounts are kept in a file: /accounts.sqlite',
    })
  })

  test('inside a file', async () => {
    const { code, message } = await opening((path) => {
      writeFileSync(path, '')
      return join(path, 'accounts.sqlite')
    })
    expect([code, message.split(' (')[0]]).toEqual([
      'UNAVAILABLE',
      'accounts cannot be opened: /accounts.sqlite/accounts.sqlite',
    ])
  })

  test.runIf(process.platform === 'linux')('a folder in which no file can be created', () => {
    const { code, message } = thrown(() => openSqliteStore('/proc/ingr/accounts.sqlite'))
    expect([code, message.split(' (')[0]]).toEqual([
      'UNAVAILABLE',
      'accounts cannot be opened: /proc/ingr/accounts.sqlite',
    ])
  })

  test('a damaged file is reported when it is read', async () => {
    const { store, path } = await freshStore()
    for (let index = 0; index < 500; index++) {
      await store.addAccount(accountLike({ customerId: `${index}`, name: 'n'.repeat(200) }))
    }
    await store.close()
    truncateSync(path, 3 * 4_096)
    const error = await rejected(
      (async () => {
        const again = openSqliteStore(path)
        try {
          return await again.accounts()
        } finally {
          await again.close()
        }
      })(),
    )
    expect([error.code, error.message.includes(path)]).toEqual(['UNAVAILABLE', true])
  })
})

test('a file locked by another process is reported within five seconds', async () => {
  const { store, path } = await freshStore()
  const other = new Database(path)
  other.exec('begin immediate')
  const refused = rejected(store.record([callLike()]))
  // Count the turns of the event loop in the meantime, to show that it is not blocked.
  let turns = 0
  const counting = setInterval(() => turns++, 10)
  const error = await refused
  clearInterval(counting)
  other.close()
  expect(turns).toBeGreaterThan(50)
  expect(error).toEqual({
    code: 'UNAVAILABLE',
    message: `accounts cannot be written: ${path} (database is locked)`,
    details: null,
  })
})

test('a writer that waits for another process continues as soon as possible', async () => {
  const { store, path } = await freshStore()
  await store.addAccount(accountLike())
  const other = new Database(path)
  other.exec('begin immediate')
  const recorded = charges(store, [callLike()])
  await new Promise((resolve) => setTimeout(resolve, 100))
  other.exec('rollback')
  other.close()
  expect([await recorded, await store.spent(ANNA, NOON)]).toEqual([['recorded'], 1])
})

test('a closed store says so', async () => {
  const { store, path } = await freshStore()
  await store.close()
  const error = { code: 'UNAVAILABLE', message: `accounts are closed: ${path}`, details: null }
  expect([await rejected(store.accounts()), await rejected(store.record([callLike()]))]).toEqual([
    error,
    error,
  ])
})

describe('several processes on one file', () => {
  test('that is new: all of them open it', async () => {
    const folder = await freshFolder()
    const start = await accountsProcess(folder)
    const path = join(folder, 'new', 'accounts.sqlite')
    const all = Array.from({ length: 6 }, () => start('open', path))
    expect(await Promise.all(all.map(({ end }) => end))).toEqual(
      all.map(() => ({ err: '', code: 0 })),
    )
    expect(all.map(({ lines }) => lines)).toEqual(all.map(() => ['opened']))
  })

  test('spend a quota to exactly its last credit', async () => {
    const { store, path, folder } = await freshStore()
    await store.addAccount(accountLike({ monthlyQuota: 1_000 }))
    const start = await accountsProcess(folder)
    const all = Array.from({ length: 4 }, () => start('charge', path, ANNA, 400, 1, NOON))
    expect(await Promise.all(all.map(({ end }) => end))).toEqual(
      all.map(() => ({ err: '', code: 0 })),
    )
    const lines = all.flatMap((one) => one.lines)
    const count = (word: string) => lines.filter((line) => line === word).length
    expect({
      recorded: count('recorded'),
      refused: count('QUOTA_EXCEEDED'),
      spent: await store.spent(ANNA, NOON),
      usage: (await store.usage(ANNA, '2026-01-01')).map(({ requests, units }) => ({
        requests,
        units,
      })),
    }).toEqual({
      recorded: 1_000,
      refused: 600,
      spent: 1_000,
      usage: [{ requests: 1_000, units: 1_000 }],
    })
  })

  test('a call that a process has reported is in the file, even if the process is killed', async () => {
    const { store, path, folder } = await freshStore()
    await store.addAccount(accountLike())
    const start = await accountsProcess(folder)
    const victim = start('charge', path, ANNA, 1_000_000, 3, NOON)
    const other = start('charge', path, ANNA, 200, 3, NOON)
    await victim.line()
    while (victim.lines.length < 100) await victim.line()
    victim.child.kill('SIGKILL')
    expect(await victim.end).toEqual({ err: '', code: 'SIGKILL' })
    expect(await other.end).toEqual({ err: '', code: 0 })
    const reported = victim.lines.length + other.lines.length
    const [row] = await store.usage(ANNA, '2026-01-01')
    // Up to eight calls were in flight at the kill, and may or may not be in the file.
    expect(row!.requests).toBeGreaterThanOrEqual(reported)
    expect(row!.requests).toBeLessThanOrEqual(reported + 8)
    expect([row!.units, await store.spent(ANNA, NOON)]).toEqual([
      row!.requests * 3,
      row!.requests * 3,
    ])
  })
})
