/**
 * Tests the PostgreSQL store beyond the common contract: opening, errors, TLS, locks, several processes.
 */

// tier: system
// needs: postgres, openssl

import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { LOCAL } from '../../src/accounts/account.ts'
import { foldJournal } from '../../src/accounts/journal.ts'
import { Meter } from '../../src/accounts/meter.ts'
import { openAccounts } from '../../src/accounts/open.ts'
import { Database } from '../../src/accounts/postgres-database.ts'
import { MIGRATIONS } from '../../src/accounts/postgres-migrations.ts'
import { openPostgresStore } from '../../src/accounts/postgres-store.ts'
import { ingr } from '../cli/run.ts'
import {
  ANNA,
  accountLike,
  afterMigration,
  BERT,
  callLike,
  charges,
  freshFolder,
  keyLike,
  NOON,
} from '../support/accounts.ts'
import { cutProxy } from '../support/cut-proxy.ts'
import { FAST, PASSWORD, postgresServer } from '../support/postgres.ts'
import { accountsProcess } from '../support/processes.ts'
import { rejected } from '../support/rejected.ts'

const server = await postgresServer(FAST)
const at = `postgres://127.0.0.1:${server.port}`

/** Opens a store on a new database, and closes it at the end of the test. */
async function openStore(address?: string) {
  const databaseAddress = address ?? (await server.database())
  const store = await openPostgresStore(databaseAddress)
  onTestFinished(() => store.close())
  return {
    store,
    address: databaseAddress,
    sql: (text: string) => server.sql(databaseAddress, text),
  }
}

describe('the tables', () => {
  test('are created once by servers that start at the same time', async () => {
    const address = await server.database()
    const start = await accountsProcess(await freshFolder())
    const all = Array.from({ length: 6 }, () => start('open', address))
    expect(await Promise.all(all.map(({ end }) => end))).toEqual(
      all.map(() => ({ err: '', code: 0 })),
    )
    const applied = await server.sql(address, 'select name from ingr.migration order by applied_at')
    expect(applied.map(({ name }) => name)).toEqual(MIGRATIONS.map(({ name }) => name))
  })

  test('are in a schema of their own and touch no other', async () => {
    const { sql } = await openStore()
    const tables = await sql(`
      select table_schema || '.' || table_name as name
      from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema')
      order by 1
    `)
    expect(tables.map(({ name }) => name)).toEqual([
      'ingr.account',
      'ingr.api_key',
      'ingr.former_account',
      'ingr.journal',
      'ingr.kept_answer',
      'ingr.kept_space',
      'ingr.lease',
      'ingr.lease_journal',
      'ingr.migration',
      'ingr.spending',
      'ingr.test_usage',
      'ingr.usage',
      'ingr.writer',
    ])
  })

  test('need no right to create schemas if an administrator has created theirs', async () => {
    const address = await server.database()
    await server.sql(
      address,
      `create role plain login password 'plain'; create schema ingr authorization plain`,
    )
    const plain = address.replace(/\/\/.*@/, '//plain:plain@')
    const { store } = await openStore(plain)
    await store.addAccount(accountLike())
    expect(await store.accounts()).toEqual([accountLike()])
    await server.sql(address, 'drop owned by plain; drop role plain')
  })

  test('that are dropped while a store is open are not recreated, and found again once they are back', async () => {
    const { store, sql } = await openStore()
    await store.addAccount(accountLike())
    await sql('alter schema ingr rename to aside')
    for (let n = 0; n < 3; n++) {
      expect((await rejected(store.accounts())).code).toBe('UNAVAILABLE')
      await pause(400)
    }
    expect(await sql("select 1 as it from pg_namespace where nspname = 'ingr'")).toEqual([])
    await sql('alter schema aside rename to ingr')
    expect(await store.accounts()).toEqual([accountLike()])
  })

  test('of an earlier version are migrated and keep their data', async () => {
    const address = await server.database()
    const { keyId, prefix, createdAt } = keyLike()
    const earlier = MIGRATIONS.slice(0, 3)
    await server.sql(
      address,
      `
        create schema ingr;
        create table ingr.migration (
          name text primary key,
          applied_at timestamptz not null default now()
        );
        ${earlier.map(({ sql }) => sql).join('')}
        insert into ingr.migration (name) values ${earlier.map(({ name }) => `('${name}')`).join()};
        insert into ingr.account values
          ('${ANNA}', 'Anna', 'free', '{M1,M2,M3,M4}', 10, null, null, 600, false);
        insert into ingr.api_key values
          ('${keyId}', '${ANNA}', '${prefix}', '\\x00', '${createdAt}', null);
        insert into ingr.spending values ('${ANNA}', '2026-11', 7);
        insert into ingr.usage values ('${ANNA}', '2026-11-21', 'search', 7, 0, 7, 14);
      `,
    )
    const { store } = await openStore(address)
    expect(await afterMigration(store, prefix)).toEqual([
      keyLike({ hash: Uint8Array.of(0) }),
      accountLike({ monthlyQuota: 10 }),
      ['recorded', 'QUOTA_EXCEEDED'],
      [8],
    ])
  })

  test('of a newer version are left untouched', async () => {
    const { address, sql } = await openStore()
    await sql("insert into ingr.migration (name) values ('2031-01-01 something new')")
    expect(await rejected(openPostgresStore(address))).toEqual({
      code: 'UNAVAILABLE',
      message: `accounts are of a newer version of ingr: ${at}/${address.split('/').at(-1)}`,
      details: null,
    })
  })
})

describe('an address that cannot be opened is one line without a password', () => {
  const secret = encodeURIComponent(PASSWORD)
  const rows: readonly (readonly [
    name: string,
    change: (good: string) => string,
    message: string,
  ])[] = [
    [
      'a wrong password',
      (good) => good.replace(secret, 'swordfish'),
      `accounts cannot be opened: ${at}/accounts_N (password authentication failed for user "ingr")`,
    ],
    [
      'no such database',
      (good) => good.replace(/accounts_\d+$/, 'nothing'),
      `accounts cannot be opened: ${at}/nothing (database "nothing" does not exist)`,
    ],
    [
      'no server',
      (good) => good.replace(/:\d+\//, ':1/'),
      'accounts cannot be opened: postgres://127.0.0.1:1/accounts_N (connect ECONNREFUSED 127.0.0.1:1)',
    ],
    [
      'a server without TLS if it is required',
      (good) => `${good}?sslmode=require`,
      `accounts cannot be opened: ${at}/accounts_N (The server does not support SSL connections)`,
    ],
    [
      'a missing certificate',
      (good) => `${good}?sslmode=verify-full&sslrootcert=/no/such.crt`,
      `accounts cannot be opened: ${at}/accounts_N (ENOENT: no such file or directory, open '/no/such.crt')`,
    ],
    [
      'an unencoded password',
      (good) => good.replace(secret, PASSWORD),
      'INGR_ACCOUNTS is not an address of the form postgres://user:password@host:5432/database (@ / ? # in a password are written %40 %2F %3F %23)',
    ],
    [
      'a pool of zero connections',
      (good) => `${good}?pool_size=0`,
      'pool_size in INGR_ACCOUNTS is 0, not a whole number from 1 to 100',
    ],
    [
      'a database of another kind',
      () => `mysql://ingr:${secret}@db/ingr`,
      'accounts are kept in a file or at postgres://…, not at mysql://…',
    ],
  ]
  test.each(rows)('%s', async (_, databaseAddress, message) => {
    const address = databaseAddress(await server.database())
    const env = { INGR_ACCOUNTS: address, INGR_METER: 'off' }
    const { code, out, err } = await ingr(['account', 'list'], { env })
    expect([code, out, err.replace(/accounts_\d+/, 'accounts_N')]).toEqual([
      1,
      '',
      `ingr: ${message}\n`,
    ])
  })

  test('a server reports it at start, unless the database may come back', async () => {
    const messages: string[] = []
    const good = await server.database()
    const open = (address: string) =>
      openAccounts({ INGR_ACCOUNTS: address }, (error) => messages.push(error.message))
    const wrong = await rejected(open(good.replace(secret, 'swordfish')))
    expect([wrong.code, messages]).toEqual(['UNAVAILABLE', []])
    const away = await open(good.replace(/:\d+\//, ':1/'))
    const { message } = await rejected(away.accounts())
    await away.close()
    expect(messages).toEqual([message])
  })

  test('a store that was closed', async () => {
    const { store } = await openStore()
    await store.close()
    const closed = expect.stringMatching(/^accounts are closed: postgres:/)
    expect([await rejected(store.accounts()), await rejected(store.record([callLike()]))]).toEqual([
      { code: 'UNAVAILABLE', message: closed, details: null },
      { code: 'UNAVAILABLE', message: closed, details: null },
    ])
  })
})

describe('TLS', () => {
  test('is used as the address requires, and only a verifiable certificate is accepted', async () => {
    const { folder } = server
    const [key, crt] = [join(folder, 'server.key'), join(folder, 'server.crt')]
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=db'],
        ...['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', crt],
      ],
      { stdio: 'ignore' },
    )
    chmodSync(key, 0o600)
    const { uid, gid } = statSync(join(folder, 'data'))
    chownSync(key, uid, gid)
    const address = await server.database()
    for (const setting of [`ssl_cert_file = '${crt}'`, `ssl_key_file = '${key}'`, 'ssl = on']) {
      await server.sql(address, `alter system set ${setting}`)
    }
    await server.sql(address, 'select pg_reload_conf()')
    await pause(200)

    const encrypted = async (query: string) => {
      const { store } = await openStore(address + query)
      await store.accounts()
      const rows = await server.sql(
        address,
        `
          select ssl from pg_stat_ssl join pg_stat_activity using (pid)
          where application_name = 'ingr'
        `,
      )
      await store.close()
      return rows.map(({ ssl }) => ssl)
    }
    expect(await encrypted('')).toEqual([false])
    expect(await encrypted('?sslmode=disable')).toEqual([false])
    expect(await encrypted('?sslmode=require')).toEqual([true])
    expect(await encrypted(`?sslmode=verify-full&sslrootcert=${crt}`)).toEqual([true])
    const refused = async (query: string, databaseAddress = address) =>
      (await rejected(openPostgresStore(databaseAddress + query))).message.replace(/^.*?\(/, '(')
    expect(await refused('?sslmode=verify-full')).toMatch(/^\(self-signed certificate/)
    const byName = address.replace('127.0.0.1', 'localhost')
    expect(await refused(`?sslmode=verify-full&sslrootcert=${crt}`, byName)).toMatch(
      /does not match certificate's altnames/,
    )
  })
})

describe('locks', () => {
  test('of another program are waited for up to four seconds', async () => {
    const { store, address } = await openStore()
    await store.addAccount(accountLike({ monthlyQuota: 10 }))
    const other = new Client({ connectionString: address })
    await other.connect()
    await other.query('begin; select * from ingr.account for update')
    const { code, message } = await rejected(store.record([callLike()]))
    await other.end()
    expect([code, message.replace(/accounts_\d+/, 'accounts_N')]).toEqual([
      'UNAVAILABLE',
      `accounts cannot be written: ${at}/accounts_N (canceling statement due to lock timeout)`,
    ])
    expect(await charges(store, [callLike()])).toEqual(['recorded'])
    expect(await store.spent(ANNA, NOON)).toBe(1)
  })

  test('on the rows of one customer delay no other customer', async () => {
    const { store, address } = await openStore()
    await store.addAccount(accountLike({ monthlyQuota: 100 }))
    await store.addAccount(accountLike({ customerId: BERT, name: 'Bert', monthlyQuota: 100 }))
    const meter = new Meter(store)
    const other = new Client({ connectionString: address })
    await other.connect()
    await other.query(`begin; select * from ingr.account where customer_id = '${ANNA}' for update`)
    const printed: string[] = []
    const call = (customerId: string) =>
      meter.record(callLike({ customerId })).then(() => printed.push(customerId))
    const annas = Array.from({ length: 5 }, () => call(ANNA))
    const berts = Array.from({ length: 5 }, () => call(BERT))
    await Promise.all(berts)
    // Bert's next calls run one after another. Anna makes a new call before each of them.
    for (let n = 0; n < 20; n++) {
      annas.push(call(ANNA))
      await call(BERT)
    }
    expect(printed).toEqual(Array(25).fill(BERT))
    await other.query('rollback')
    await other.end()
    await Promise.all(annas)
    await meter.idle()
    expect(await Promise.all([ANNA, BERT].map((id) => store.spent(id, NOON)))).toEqual([25, 25])
  })

  test('of a process frozen in its transaction are released', async () => {
    const { store, address } = await openStore()
    await store.addAccount(accountLike({ monthlyQuota: 2 }))
    const proxy = await cutProxy(address)
    const stalled = await openPostgresStore(proxy.address)
    // The first statement only reads the limits. The charge is decided in a transaction, whose commit we delay.
    let commits = 0
    proxy.atCommit(() => (++commits === 3 ? 'held' : undefined))
    const late = charges(stalled, [callLike(), callLike({ credits: 5 })])
    while (proxy.cuts() === 0) await pause(10)
    expect(await charges(store, [callLike()])).toEqual(['recorded'])
    proxy.atCommit(() => undefined)
    expect(await late).toEqual(['recorded', 'QUOTA_EXCEEDED'])
    await stalled.close()
    await proxy.close()
    expect(await store.spent(ANNA, NOON)).toBe(2)
  })
})

test.each([
  [5, ''],
  [2, '?pool_size=2'],
])('at most %i connections, however many concurrent calls', async (connections, query) => {
  const { store, sql } = await openStore((await server.database()) + query)
  await store.addAccount(accountLike())
  const queries = Array.from({ length: 200 }, (_, index) =>
    index % 2 ? store.account(ANNA) : store.record([callLike()]),
  )
  await Promise.all(queries)
  const [row] = await sql(`
    select count(*)::int as connections from pg_stat_activity
    where application_name = 'ingr' and datname = current_database()
  `)
  expect(row).toEqual({ connections })
})

describe('several processes', () => {
  test('spend a quota to exactly its last credit', async () => {
    const { store, address } = await openStore()
    await store.addAccount(accountLike({ monthlyQuota: 1_000 }))
    const start = await accountsProcess(await freshFolder())
    const all = Array.from({ length: 4 }, () => start('charge', address, ANNA, 400, 1, NOON))
    expect(await Promise.all(all.map(({ end }) => end))).toEqual(
      all.map(() => ({ err: '', code: 0 })),
    )
    const lines = all.flatMap((one) => one.lines)
    const count = (word: string) => lines.filter((line) => line === word).length
    expect({
      recorded: count('recorded'),
      refused: count('QUOTA_EXCEEDED'),
      spent: await store.spent(ANNA, NOON),
      usage: (await store.usage(ANNA, '2026-01-01')).map(({ requests, units }) => [
        requests,
        units,
      ]),
    }).toEqual({ recorded: 1_000, refused: 600, spent: 1_000, usage: [[1_000, 1_000]] })
  })

  test('a call that a process has reported is in the database, even if the process is killed', async () => {
    const { store, address } = await openStore()
    await store.addAccount(accountLike())
    const start = await accountsProcess(await freshFolder())
    const victim = start('charge', address, ANNA, 1_000_000, 3, NOON)
    await victim.line()
    while (victim.lines.length < 100) await victim.line()
    victim.child.kill('SIGKILL')
    expect(await victim.end).toEqual({ err: '', code: 'SIGKILL' })
    const reported = victim.lines.length
    const [row] = await store.usage(ANNA, '2026-01-01')
    // Up to eight calls were in flight when the server was killed. They may or may not be in the database.
    expect(row!.requests).toBeGreaterThanOrEqual(reported)
    expect(row!.requests).toBeLessThanOrEqual(reported + 8)
    expect([row!.units, await store.spent(ANNA, NOON)]).toEqual([
      row!.requests * 3,
      row!.requests * 3,
    ])
  })
})

describe('the terminals of two machines', () => {
  test('fold their journals into one database, each call once', async () => {
    const address = await server.database()
    const homes = [await freshFolder(), await freshFolder()]
    const on = (home: string, ...words: readonly string[]) =>
      ingr(words, { env: { INGR_ACCOUNTS: address, XDG_DATA_HOME: home, INGR_METER: 'on' } })
    const counts = async (home: string) => {
      const { usage } = JSON.parse((await on(home, 'usage', '--json')).out)
      return usage.map((row: { function: string; requests: number }) => [
        row.function,
        row.requests,
      ])
    }
    // Start all processes at the same time, before any of them has stored a machine name.
    await Promise.all([0, 0, 1, 0, 1].map((index) => on(homes[index]!, 'languages')))
    // `usage` does not count itself, since a call is recorded after its answer.
    expect(await counts(homes[0]!)).toEqual([['languages', 3]])
    const both = await Promise.all([counts(homes[1]!), counts(homes[1]!), counts(homes[0]!)])
    expect(both.length).toBe(3)
    await on(homes[0]!, 'languages')
    await counts(homes[1]!)
    expect((await counts(homes[0]!))[0]).toEqual(['languages', 6])
    const names = homes.map((home) => readdirSync(join(home, 'ingr')).sort())
    const id = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
    const journal = new RegExp(
      `^127\\.0\\.0\\.1_${server.port}_accounts_\\d+\\.${id}\\.local-\\d{4}-\\d\\d\\.ndjson$`,
    )
    expect(names).toEqual([
      [expect.stringMatching(journal), 'machine-id'],
      [expect.stringMatching(journal), 'machine-id'],
    ])
    expect(names[0]![0]).not.toBe(names[1]![0])
  })

  test('killed before or after any step of a fold count every call once', async () => {
    const { store, address } = await openStore()
    const folder = await freshFolder()
    const start = await accountsProcess(folder)
    const line = JSON.stringify({ ...callLike({ credits: 5 }), customerId: undefined })
    const calls = 3
    let number = 0
    for (let isOver = false; !isOver; ) {
      number++
      const databaseAddress = { folder, name: `accounts-${number}` }
      writeFileSync(
        join(folder, `${databaseAddress.name}.local-2026-11.ndjson`),
        `${line}\n`.repeat(calls),
      )
      const { code, err } = await start(
        'dieFolding',
        address,
        folder,
        databaseAddress.name,
        number,
        NOON,
      ).end
      isOver = code !== 'SIGKILL'
      expect([err, await foldJournal(store, databaseAddress, NOON)]).toEqual(['', 0])
      const [row] = await store.usage(LOCAL.customerId, '2026-01-01')
      const spent = await store.spent(LOCAL.customerId, NOON)
      const all = number * calls
      expect([row!.requests, row!.units, spent]).toEqual([all, 5 * all, 5 * all])
    }
    console.log(`killed before or after each of ${number - 1} steps of a fold into PostgreSQL`)
    expect(number).toBeGreaterThan(20)
  }, 90_000)
})

test('a commit is durable, even on a server set to lose it', async () => {
  const address = await server.database()
  const name = address.split('/').at(-1)
  for (const [given, used] of [
    ['off', 'on'],
    ['local', 'local'],
  ]) {
    await server.sql(address, `alter database ${name} set synchronous_commit = ${given}`)
    const database = new Database(address)
    const settings = await database.transaction((query) =>
      query(`
        select current_setting('synchronous_commit') as durable,
          current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement,
          current_setting('idle_in_transaction_session_timeout') as idle
      `),
    )
    await database.close()
    expect(settings.rows).toEqual([{ durable: used, lock: '4s', statement: '5s', idle: '2s' }])
  }
})
