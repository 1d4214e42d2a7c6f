/** Tests the usage report of an account: days, fields and figures. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LOCAL, overage } from '../../src/accounts/account.ts'
import { appendCall } from '../../src/accounts/journal.ts'
import { localUsage } from '../../src/accounts/local-usage.ts'
import { accountsLocation, journalLocation } from '../../src/accounts/location.ts'
import { monthOfAll, monthOfCustomer, usageOf } from '../../src/accounts/usage-report.ts'
import { ANNA, accountLike, callLike, freshFolder, freshStore, NOON } from '../support/accounts.ts'
import { rejected } from '../support/rejected.ts'

const DAY = 86_400_000

test('the whole answer, latency rounded to three decimals', async () => {
  const { store } = await freshStore()
  const account = accountLike({ plan: 'standard', modules: ['M1', 'M3'] })
  await store.addAccount(account)
  await store.record([1, 1, 2].map((latencyMs) => callLike({ latencyMs })))
  const body = await usageOf(store, account, 30, NOON)
  expect(JSON.stringify(body)).toBe(
    JSON.stringify({
      customerId: ANNA,
      days: 30,
      modules: ['M1', 'M3'],
      plan: 'standard',
      usage: [
        {
          day: '2026-11-21',
          module: 'M1',
          function: 'search',
          requests: 3,
          errors: 0,
          units: 3,
          avgLatencyMs: 1.333,
        },
      ],
    }),
  )
})

const midnight = Date.UTC(2026, 10, 21)
const rows: readonly (readonly [days: number, now: number, first: string])[] = [
  [1, midnight, '2026-11-21'],
  [1, midnight + DAY - 1, '2026-11-21'],
  [2, midnight, '2026-11-20'],
  [30, midnight + 1, '2026-10-23'],
  [365, midnight, '2025-11-22'],
]
test.each(rows)('%d days until %d begin on %s', async (days, now, first) => {
  const { store } = await freshStore()
  const account = accountLike()
  await store.addAccount(account)
  const moments = [Date.parse(first) - 1, Date.parse(first), now]
  await store.record(moments.map((at) => callLike({ at })))
  const { usage } = await usageOf(store, account, days, now)
  expect([usage[0]!.day, usage.at(-1)!.day, usage.length]).toEqual([
    first,
    '2026-11-21',
    first === '2026-11-21' ? 1 : 2,
  ])
})

test.each([0, -1, 366, 1.5, Number.NaN])('%d days are refused', async (days) => {
  const { store } = await freshStore()
  expect(await rejected(usageOf(store, LOCAL, days, NOON))).toEqual({
    code: 'INVALID_REQUEST',
    message: `days is not a whole number from 1 to 365: ${days}`,
    details: { days: 'a whole number from 1 to 365' },
  })
})

test('of the terminal: its journal is folded first, damaged lines are reported', async () => {
  const env = { INGR_ACCOUNTS: `${await freshFolder()}/a.sqlite` }
  const { customerId: _, ...call } = callLike()
  appendCall(journalLocation(env), call)
  const reported: number[] = []
  const body = await localUsage(env, 1, NOON, (lines) => reported.push(lines))
  expect([body, reported]).toEqual([
    {
      customerId: LOCAL.customerId,
      days: 1,
      modules: ['M1', 'M2', 'M3', 'M4'],
      plan: 'local',
      usage: [
        {
          day: '2026-11-21',
          module: 'M1',
          function: 'search',
          requests: 1,
          errors: 0,
          units: 1,
          avgLatencyMs: 2,
        },
      ],
    },
    [],
  ])
})

describe.runIf(process.platform === 'linux')('the location of accounts and journal', () => {
  const data = { folder: '/home/anna/.local/share/ingr', name: 'accounts.sqlite' }
  const locations: readonly (readonly [Record<string, string>, string, object])[] = [
    [{ HOME: '/home/anna' }, '/home/anna/.local/share/ingr/accounts.sqlite', data],
    [
      { HOME: '/home/anna', INGR_ACCOUNTS: '' },
      '/home/anna/.local/share/ingr/accounts.sqlite',
      data,
    ],
    [
      { HOME: '/home/anna', XDG_DATA_HOME: '/data' },
      '/data/ingr/accounts.sqlite',
      { folder: '/data/ingr', name: 'accounts.sqlite' },
    ],
    [
      { INGR_ACCOUNTS: '/srv/my.db', XDG_DATA_HOME: '/data' },
      '/srv/my.db',
      { folder: '/srv', name: 'my.db' },
    ],
    [{ INGR_ACCOUNTS: 'my.db' }, 'my.db', { folder: '.', name: 'my.db' }],
  ]
  test.each(locations)('%j', (env, accounts, journal) => {
    expect([accountsLocation(env), journalLocation(env)]).toEqual([accounts, journal])
  })

  const databases: readonly (readonly [address: string, name: string])[] = [
    ['postgres://u:p@db/ingr', 'db_ingr'],
    ['postgresql://db.example.com:6432/ingr?sslmode=require', 'db.example.com_6432_ingr'],
    ['postgres://u:p%40%2F@[::1]:5432/ingr', '___1__5432_ingr'],
    ['postgres:///ingr?host=/run/pg', '_run_pg_ingr'],
    ['postgres://', 'localhost_'],
  ]
  test.each(databases)(
    '%s: its journal belongs to one machine and one database',
    async (address, name) => {
      const home = await freshFolder()
      const env = { INGR_ACCOUNTS: address, XDG_DATA_HOME: home }
      const journal = journalLocation(env)
      const id = readFileSync(join(home, 'ingr', 'machine-id'), 'utf8')
      expect([id, journalLocation(env), accountsLocation(env)]).toEqual([
        expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
        journal,
        address,
      ])
      expect(journal).toEqual({ folder: join(home, 'ingr'), name: `${name}.${id}` })
    },
  )
})

describe('a month', () => {
  test('of a customer: only the days of that month', async () => {
    const { store } = await freshStore()
    const account = accountLike()
    await store.addAccount(account)
    const moments = ['2026-01-31T23:59Z', '2026-02-01T00:00Z', '2026-02-28T23:59Z', '2026-03-01']
    await store.record(moments.map((at) => callLike({ at: Date.parse(at) })))
    const { usage, ...rest } = await monthOfCustomer(store, account, '2026-02')
    expect(rest).toEqual({
      customerId: ANNA,
      month: '2026-02',
      modules: account.modules,
      plan: 'free',
    })
    expect(usage.map(({ day }) => day)).toEqual(['2026-02-01', '2026-02-28'])
  })

  test('of all customers, with the price of the credits beyond the quota', async () => {
    const { store } = await freshStore()
    await store.addAccount(accountLike({ monthlyQuota: 7, creditPrice: 0.1 }))
    await store.record([callLike({ credits: 10 }), callLike({ failed: true })])
    expect(await monthOfAll(store, '2026-11')).toEqual({
      month: '2026-11',
      customers: [
        {
          customerId: ANNA,
          name: 'Anna',
          requests: 2,
          errors: 1,
          units: 10,
          overage: 3,
          price: 0.3,
        },
      ],
    })
  })

  const limits: readonly (readonly [
    quota: number | null,
    price: number | null,
    spent: number,
    expected: object,
  ])[] = [
    [10, 0.1, 10, { credits: 0, price: 0 }],
    [10, 0.1, 13, { credits: 3, price: 0.3 }],
    [0, 0.0001, 700_001, { credits: 700_001, price: 70.0001 }],
    [0, 1e-9, 3, { credits: 3, price: 3e-9 }],
    [0, 12, 3, { credits: 3, price: 36 }],
    [null, 0.1, 1_000, { credits: 0, price: 0 }],
    [null, null, 1_000, { credits: 0, price: 0 }],
    // The quota was lowered after the calls.
    [5, null, 8, { credits: 3, price: 0 }],
  ]
  test.each(limits)('quota %j at %j, %d spent', (monthlyQuota, creditPrice, spent, expected) => {
    expect(overage({ monthlyQuota, creditPrice }, spent)).toEqual(expected)
  })

  test.each(['', '2026', '2026-13', '2026-00', '2026-1', '2026-11-01', ' 2026-11', 'november'])(
    'is refused: %j',
    async (month) => {
      const { store } = await freshStore()
      expect(await rejected(monthOfAll(store, month))).toEqual({
        code: 'INVALID_REQUEST',
        message: `month is not a month such as 2026-11: ${month}`,
        details: { month: `month is not a month such as 2026-11: ${month}` },
      })
    },
  )
})
