/** The contract of every account store, whatever its database. */

import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Account, LOCAL } from '../../src/accounts/account.ts'
import {
  type AccountStore,
  type Call,
  type Charge,
  MOST_REPLY_BYTES,
  REPLY_MS,
  type StoredKey,
  type StoredReply,
} from '../../src/accounts/store.ts'
import { FUNCTIONS, type FunctionName } from '../../src/domain/functions.ts'
import { ANNA, accountLike, BERT, callLike, keyLike, NOON } from '../support/accounts.ts'

/** A store on a new database, with functions to open more stores on this database and to dispose of it. */
export interface OpenedStore {
  readonly store: AccountStore
  readonly reopen: () => Promise<AccountStore>
  readonly dispose: () => Promise<void>
}

const REJECTED = 'rejected'
const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    () => REJECTED,
  )
/** Converts the hash to a plain array, because the type of a blob depends on the driver. */
const plainKey = (key: StoredKey | undefined) => key && { ...key, hash: Uint8Array.from(key.hash) }
/** Records calls and returns the outcome of each. */
const record = async (store: AccountStore, calls: readonly Call[]) =>
  (await store.record(calls)).map(({ charge }) => charge)
const utc = (text: string) => Date.parse(`${text}Z`)

export function accountStoreContract(name: string, open: () => Promise<OpenedStore>): void {
  const openStore = async () => {
    const one = await open()
    onTestFinished(one.dispose)
    return one
  }
  const withAnna = async (given: Partial<Account> = {}) => {
    const one = await openStore()
    await one.store.addAccount(accountLike(given))
    return one
  }

  describe(`${name}: accounts`, () => {
    const rows: readonly (readonly [string, Partial<Account>])[] = [
      ['without limits', { monthlyQuota: null, creditPrice: null, spendingCap: null }],
      ['with all limits', { monthlyQuota: 10_000, creditPrice: 0.1, spendingCap: 0.3 }],
      ['with zeros', { monthlyQuota: 0, creditPrice: 1e-9, spendingCap: 0 }],
      ['with the largest quota', { monthlyQuota: Number.MAX_SAFE_INTEGER }],
      ['with one module', { modules: ['M3'] }],
      ['with no module', { modules: [] }],
      ['blocked', { blocked: true }],
      ['with a plan and a rate limit', { plan: 'pro', rateLimit: 1 }],
      ['with a name that is hard to quote', { name: `L'Été "à la"; -- 茶 \\ %` }],
    ]
    test.each(rows)('an account %s comes back whole', async (_, given) => {
      const { store, reopen } = await withAnna(given)
      const again = await reopen()
      expect([await store.account(ANNA), await again.account(ANNA)]).toEqual([
        accountLike(given),
        accountLike(given),
      ])
    })

    test('an unknown id is undefined; the built-in account has no row', async () => {
      const { store } = await withAnna()
      expect([
        await store.account(BERT),
        await store.account('no id at all'),
        await store.account(LOCAL.customerId),
        await store.updateAccount(BERT, { blocked: true }),
      ]).toEqual([undefined, undefined, undefined, undefined])
      expect(await store.accounts()).toEqual([accountLike()])
    })

    test('a taken id is rejected and changes nothing', async () => {
      const { store } = await withAnna()
      expect(await outcome(store.addAccount(accountLike({ name: 'other' })))).toBe(REJECTED)
      expect(await store.accounts()).toEqual([accountLike()])
    })

    test('are listed by name, then id', async () => {
      const { store } = await openStore()
      const list = [
        accountLike({ customerId: BERT, name: 'Anna' }),
        accountLike({ customerId: '00000000-0000-4000-8000-000000000009', name: 'Zoe' }),
        accountLike({ customerId: ANNA, name: 'Anna' }),
      ]
      for (const account of list) await store.addAccount(account)
      expect((await store.accounts()).map((account) => [account.name, account.customerId])).toEqual(
        [
          ['Anna', ANNA],
          ['Anna', BERT],
          ['Zoe', '00000000-0000-4000-8000-000000000009'],
        ],
      )
    })

    test('a change leaves other fields alone, and null is a value', async () => {
      const { store } = await withAnna({ monthlyQuota: 5, creditPrice: 2 })
      await store.addAccount(accountLike({ customerId: BERT, name: 'Bert' }))
      const changed = accountLike({ monthlyQuota: null, creditPrice: 2, plan: 'pro' })
      expect(await store.updateAccount(ANNA, { monthlyQuota: null, plan: 'pro' })).toEqual(changed)
      expect(await store.accounts()).toEqual([
        changed,
        accountLike({ customerId: BERT, name: 'Bert' }),
      ])
    })
  })

  describe(`${name}: a deleted account`, () => {
    const reply = { key: Buffer.alloc(32, 1), request: Buffer.alloc(32, 2), body: Buffer.from('x') }
    const deletedAt = '2026-11-22T00:00:00.000Z'

    test('is removed with its keys and stored answers; another account stays complete', async () => {
      const { store, reopen } = await withAnna()
      await store.addAccount(accountLike({ customerId: BERT, name: 'Bert' }))
      await store.addKey(keyLike())
      const other = keyLike({ keyId: 'of Bert', customerId: BERT, prefix: 'bert0000' })
      await store.addKey(other)
      await record(store, [callLike({ reply }), callLike({ customerId: BERT, reply })])
      expect(await store.deleteAccount(ANNA, deletedAt)).toBe(true)
      const again = await reopen()
      expect([
        await again.accounts(),
        await again.keys(ANNA),
        await again.keyWithPrefix('abcdefgh'),
        await again.storedReply(ANNA, reply.key, 0),
        (await again.keys(BERT)).map(plainKey),
        (await again.storedReply(BERT, reply.key, 0)) !== undefined,
      ]).toEqual([
        [accountLike({ customerId: BERT, name: 'Bert' })],
        [],
        undefined,
        undefined,
        [other],
        true,
      ])
      expect(await store.deleteAccount(ANNA, deletedAt)).toBe(false)
    })

    test('keeps its usage and what it paid, only under its id', async () => {
      const { store } = await withAnna({ monthlyQuota: 1, creditPrice: 0.5 })
      await record(store, [callLike({ credits: 3 })])
      await store.deleteAccount(ANNA, deletedAt)
      expect([
        await store.usageOfAll('2026-11-01', '2026-11-30'),
        (await store.usage(ANNA, '2026-11-01')).map(({ units }) => units),
        await store.spent(ANNA, NOON),
      ]).toEqual([
        [
          {
            ...{ customerId: ANNA, name: null, requests: 1, errors: 0, units: 3 },
            terms: { monthlyQuota: 1, creditPrice: 0.5 },
          },
        ],
        [3],
        3,
      ])
    })

    test('rejects a call that was in flight, and stores nothing more of it', async () => {
      const { store, reopen } = await withAnna({ monthlyQuota: 5 })
      const server = await reopen()
      await server.record([callLike({ reply })])
      await store.deleteAccount(ANNA, deletedAt)
      const later = { ...reply, key: Buffer.alloc(32, 3) }
      expect([
        await outcome(server.record([callLike({ reply: later })])),
        await outcome(server.record([callLike()])),
        await server.storedReply(ANNA, later.key, 0),
        await server.spent(ANNA, NOON),
      ]).toEqual([REJECTED, REJECTED, undefined, 1])
    })
  })

  describe(`${name}: keys`, () => {
    test('a key is found by its prefix, with its account, blocked or not', async () => {
      const { store, reopen } = await withAnna({ blocked: true })
      await store.addKey(keyLike())
      const found = await (await reopen()).keyWithPrefix('abcdefgh')
      expect({ ...found, key: plainKey(found?.key) }).toEqual({
        key: keyLike(),
        account: accountLike({ blocked: true }),
      })
    })

    test('an unknown prefix is undefined; upper and lower case differ', async () => {
      const { store } = await withAnna()
      await store.addKey(keyLike())
      expect([
        await store.keyWithPrefix('zzzzzzzz'),
        await store.keyWithPrefix('ABCDEFGH'),
      ]).toEqual([undefined, undefined])
    })

    test('a key comes back with its label, end, last use and scopes', async () => {
      const { store, reopen } = await withAnna()
      const whole = keyLike({
        label: "L'Été; staging",
        expiresAt: '2027-01-31T23:59:59.999Z',
        usedOn: '2026-11-22',
        scopes: ['M1', 'M3'],
      })
      await store.addKey(whole)
      const again = await reopen()
      expect([
        plainKey((await again.keys(ANNA))[0]),
        plainKey((await again.keyWithPrefix('abcdefgh'))?.key),
        (await again.keyWithPrefix('abcdefgh'))?.account,
      ]).toEqual([whole, whole, accountLike()])
    })

    test('the last day of use only moves forward, for many keys at once', async () => {
      const { store, reopen } = await withAnna()
      const ids = ['one', 'two', 'three']
      for (const keyId of ids) await store.addKey(keyLike({ keyId, prefix: keyId.padEnd(8, '0') }))
      await store.markUsed(['one', 'two', 'nobody'], '2026-11-22')
      await (await reopen()).markUsed(['two'], '2026-11-23')
      await store.markUsed(['one', 'two'], '2026-11-21')
      await store.markUsed([], '2026-11-24')
      expect((await store.keys(ANNA)).map(({ keyId, usedOn }) => [keyId, usedOn])).toEqual([
        ['one', '2026-11-22'],
        ['two', '2026-11-23'],
        ['three', null],
      ])
    })

    test('are listed oldest first, including revoked ones, for one account only', async () => {
      const { store } = await withAnna()
      await store.addAccount(accountLike({ customerId: BERT, name: 'Bert' }))
      const later = keyLike({
        keyId: 'later',
        prefix: 'later000',
        createdAt: '2026-11-22T00:00:00.000Z',
      })
      await store.addKey(later)
      await store.addKey(keyLike())
      await store.addKey(keyLike({ keyId: 'of Bert', customerId: BERT, prefix: 'bert0000' }))
      await store.revokeKey(keyLike().keyId, '2026-11-23T00:00:00.000Z')
      expect((await store.keys(ANNA)).map(plainKey)).toEqual([
        keyLike({ revokedAt: '2026-11-23T00:00:00.000Z' }),
        later,
      ])
      expect(await store.keys('nobody')).toEqual([])
    })

    test('a taken prefix, a taken id or an unknown account is rejected', async () => {
      const { store } = await withAnna()
      await store.addKey(keyLike())
      expect([
        await outcome(store.addKey(keyLike({ keyId: 'other' }))),
        await outcome(store.addKey(keyLike({ prefix: 'other000' }))),
        await outcome(
          store.addKey(keyLike({ keyId: 'other', prefix: 'other000', customerId: BERT })),
        ),
      ]).toEqual([REJECTED, REJECTED, REJECTED])
      expect((await store.keys(ANNA)).map(plainKey)).toEqual([keyLike()])
    })

    test('revoking twice keeps the first time; an unknown key is undefined', async () => {
      const { store } = await withAnna()
      await store.addKey(keyLike())
      const revoked = keyLike({ revokedAt: '2026-11-22T00:00:00.000Z' })
      expect([
        plainKey(await store.revokeKey(revoked.keyId, '2026-11-22T00:00:00.000Z')),
        plainKey(await store.revokeKey(revoked.keyId, '2026-11-23T00:00:00.000Z')),
        await store.revokeKey('nobody', '2026-11-22T00:00:00.000Z'),
        plainKey((await store.keyWithPrefix('abcdefgh'))?.key),
      ]).toEqual([revoked, revoked, undefined, revoked])
    })
  })

  describe(`${name}: usage`, () => {
    test('adds up by day and function: requests, errors, units, mean latency', async () => {
      const { store, reopen } = await withAnna()
      const charges = await record(store, [
        callLike({ latencyMs: 1 }),
        callLike({ latencyMs: 2 }),
        callLike({ function: 'check', credits: 5, latencyMs: 10 }),
        callLike({ failed: true, latencyMs: 6 }),
        callLike({ function: 'usage', credits: 0, latencyMs: 0.5 }),
      ])
      await record(store, [callLike({ latencyMs: 3 })])
      expect(charges).toEqual(Array.from({ length: 5 }, () => 'recorded'))
      const day = '2026-11-21'
      expect(await (await reopen()).usage(ANNA, day)).toEqual([
        {
          day,
          module: 'M1',
          function: 'search',
          requests: 4,
          errors: 1,
          units: 3,
          avgLatencyMs: 3,
        },
        {
          day,
          module: 'M2',
          function: 'check',
          requests: 1,
          errors: 0,
          units: 5,
          avgLatencyMs: 10,
        },
        {
          day,
          module: 'account',
          function: 'usage',
          requests: 1,
          errors: 0,
          units: 0,
          avgLatencyMs: 0.5,
        },
      ])
      expect(await store.spent(ANNA, NOON)).toBe(8)
    })

    test('a failed call costs nothing, whatever its price', async () => {
      const { store } = await withAnna({ monthlyQuota: 1 })
      expect(await record(store, [callLike({ credits: 9, failed: true })])).toEqual(['recorded'])
      expect(await store.spent(ANNA, NOON)).toBe(0)
    })

    test('days and months end at midnight UTC', async () => {
      const { store } = await withAnna({ monthlyQuota: 1 })
      const moments = ['2026-10-31T23:59:59.999', '2026-11-01T00:00:00.000'].map(utc)
      expect(
        await record(
          store,
          moments.map((at) => callLike({ at })),
        ),
      ).toEqual(['recorded', 'recorded'])
      expect(
        await record(
          store,
          moments.map((at) => callLike({ at })),
        ),
      ).toEqual(['QUOTA_EXCEEDED', 'QUOTA_EXCEEDED'])
      expect((await store.usage(ANNA, '2026-01-01')).map(({ day, units }) => [day, units])).toEqual(
        [
          ['2026-10-31', 1],
          ['2026-11-01', 1],
        ],
      )
      expect(await Promise.all(moments.map((at) => store.spent(ANNA, at)))).toEqual([1, 1])
    })

    test('rows begin at the first requested day, in order of day, module, function', async () => {
      const { store } = await withAnna()
      const functions: readonly FunctionName[] = ['units', 'convert', 'analyze', 'detail', 'usage']
      await record(
        store,
        ['2026-11-20T12:00', '2026-11-18T12:00', '2026-11-19T12:00'].flatMap((moment) =>
          functions.map((one) => callLike({ at: utc(moment), function: one })),
        ),
      )
      const found = await store.usage(ANNA, '2026-11-19')
      expect(found.map((row) => `${row.day} ${row.module} ${row.function}`)).toEqual([
        '2026-11-19 M1 detail',
        '2026-11-19 M1 units',
        '2026-11-19 M3 convert',
        '2026-11-19 M4 analyze',
        '2026-11-19 account usage',
        '2026-11-20 M1 detail',
        '2026-11-20 M1 units',
        '2026-11-20 M3 convert',
        '2026-11-20 M4 analyze',
        '2026-11-20 account usage',
      ])
    })

    test('accounts do not see each other, and the built-in one needs no row', async () => {
      const { store } = await withAnna()
      await record(store, [callLike(), callLike({ customerId: LOCAL.customerId, credits: 7 })])
      const units = async (id: string) =>
        (await store.usage(id, '2026-01-01')).map((row) => row.units)
      expect([await units(ANNA), await units(LOCAL.customerId), await units(BERT)]).toEqual([
        [1],
        [7],
        [],
      ])
      expect(await store.spent(LOCAL.customerId, NOON)).toBe(7)
    })

    test('rows end at the last requested day', async () => {
      const { store } = await withAnna()
      const moments = ['2026-10-31T23:59:59.999', '2026-11-01T00:00', '2026-11-30T23:59'].map(utc)
      await record(
        store,
        moments.map((at) => callLike({ at })),
      )
      const days = (await store.usage(ANNA, '2026-10-01', '2026-11-01')).map(({ day }) => day)
      expect(days).toEqual(['2026-10-31', '2026-11-01'])
    })

    test('sums of all customers: by name, without other months, tests and the terminal', async () => {
      const { store, reopen } = await withAnna({ name: 'Zoe', monthlyQuota: 5, creditPrice: 0.5 })
      await store.addAccount(accountLike({ customerId: BERT, name: 'Bert' }))
      const quiet = '00000000-0000-4000-8000-000000000009'
      await store.addAccount(accountLike({ customerId: quiet, name: 'Quiet' }))
      await record(store, [
        callLike({ at: utc('2026-10-31T23:59'), credits: 100 }),
        callLike({ at: utc('2026-11-01T00:00'), credits: 4 }),
        callLike({ at: utc('2026-11-30T23:59'), credits: 3, function: 'check' }),
        callLike({ at: utc('2026-12-01T00:00'), credits: 100 }),
        callLike({ customerId: BERT, failed: true }),
        callLike({ customerId: BERT, isTest: true, credits: 0 }),
        callLike({ customerId: LOCAL.customerId }),
      ])
      expect(await (await reopen()).usageOfAll('2026-11-01', '2026-11-30')).toEqual([
        {
          customerId: BERT,
          requests: 1,
          errors: 1,
          units: 0,
          name: 'Bert',
          terms: { monthlyQuota: null, creditPrice: null },
        },
        {
          customerId: ANNA,
          requests: 2,
          errors: 0,
          units: 7,
          name: 'Zoe',
          terms: { monthlyQuota: 5, creditPrice: 0.5 },
        },
      ])
      // The billed amount must equal the charges.
      expect(await store.spent(ANNA, NOON)).toBe(7)
      expect(await store.usageOfAll('2027-01-01', '2027-01-31')).toEqual([])
    })

    test('an empty list is an empty answer', async () => {
      const { store } = await openStore()
      expect(await record(store, [])).toEqual([])
    })

    test('a list that names an unknown account is rejected as a whole', async () => {
      const { store } = await withAnna()
      const list = [callLike(), callLike({ customerId: BERT }), callLike()]
      expect(await outcome(record(store, list))).toBe(REJECTED)
      expect([await store.usage(ANNA, '2026-01-01'), await store.spent(ANNA, NOON)]).toEqual([
        [],
        0,
      ])
    })
  })

  describe(`${name}: spending limits`, () => {
    const Q = 'QUOTA_EXCEEDED'
    const C = 'SPENDING_CAP_REACHED'
    const ok = 'recorded'
    type Limits = Pick<Account, 'monthlyQuota' | 'creditPrice' | 'spendingCap'>
    const limits = (monthlyQuota: number | null, creditPrice: number | null = null) => ({
      monthlyQuota,
      creditPrice,
      spendingCap: null,
    })
    const capped = (monthlyQuota: number, creditPrice: number, spendingCap: number) => ({
      monthlyQuota,
      creditPrice,
      spendingCap,
    })
    const rows: readonly (readonly [string, Limits, readonly number[], readonly Charge[]])[] = [
      ['no quota', limits(null), [1_000_000, 5], [ok, ok]],
      ['the quota to the last credit', limits(10), [5, 5, 1], [ok, ok, Q]],
      ['a call too expensive, then one that fits', limits(10), [8, 5, 2, 1], [ok, Q, ok, Q]],
      ['no quota left from the start', limits(0), [1, 0], [Q, ok]],
      ['a free call at a full quota', limits(3), [3, 0, 1, 0], [ok, ok, Q, ok]],
      ['a price without a cap', limits(1, 0.5), [1, 1_000, 5], [ok, ok, ok]],
      ['quota, then the cap', capped(2, 0.5, 1), [2, 1, 1, 1], [ok, ok, ok, C]],
      ['a call across the end of the quota into the cap', capped(2, 0.5, 1), [5, 4, 1], [C, ok, C]],
      ['0.3 buys three at 0.1', capped(0, 0.1, 0.3), [1, 1, 1, 1], [ok, ok, ok, C]],
      ['0.29 buys two at 0.1', capped(0, 0.1, 0.29), [1, 1, 1], [ok, ok, C]],
      ['70 buys 700000 at 0.0001', capped(0, 0.0001, 70), [699_999, 1, 1], [ok, ok, C]],
      ['a cap of zero', capped(1, 0.1, 0), [1, 1, 0], [ok, C, ok]],
    ]
    test.each(rows)('%s', async (_, given, credits, expected) => {
      const calls = credits.map((one) => callLike({ credits: one }))
      const whole = await withAnna(given)
      expect(await record(whole.store, calls)).toEqual(expected)
      const single = await withAnna(given)
      const charges: Charge[] = []
      for (const call of calls) charges.push(...(await record(single.store, [call])))
      expect(charges).toEqual(expected)
      const spent = credits.filter((_, index) => expected[index] === ok).reduce((a, b) => a + b, 0)
      expect([await whole.store.spent(ANNA, NOON), await single.store.spent(ANNA, NOON)]).toEqual([
        spent,
        spent,
      ])
    })

    test('a refused call leaves no trace', async () => {
      const { store } = await withAnna({ monthlyQuota: 1 })
      await record(store, [callLike(), callLike({ function: 'check', credits: 5 })])
      expect((await store.usage(ANNA, '2026-01-01')).map((row) => row.function)).toEqual(['search'])
    })

    test('a quota below the spent credits refuses; a higher one allows calls again', async () => {
      const { store } = await withAnna({ monthlyQuota: 10 })
      const charges = [...(await record(store, [callLike({ credits: 8 })]))]
      for (const monthlyQuota of [4, 9, null]) {
        await store.updateAccount(ANNA, { monthlyQuota })
        charges.push(...(await record(store, [callLike()])))
      }
      expect(charges).toEqual([ok, Q, ok, ok])
    })

    test('many stores at once never exceed the quota, and spend all of it', async () => {
      const { store, reopen } = await withAnna({ monthlyQuota: 100 })
      const stores = [store, await reopen(), await reopen(), await reopen()]
      const charges = await Promise.all(
        Array.from({ length: 80 }, (_, index) =>
          record(stores[index % stores.length]!, [
            callLike({ credits: 2 }),
            callLike({ function: 'convert', credits: 1 }),
          ]),
        ),
      )
      const recorded = charges.flat().filter((charge) => charge === ok).length
      const rows = await store.usage(ANNA, '2026-01-01')
      const sum = (of: 'requests' | 'units') => rows.reduce((all, row) => all + row[of], 0)
      expect([await store.spent(ANNA, NOON), sum('units'), sum('requests')]).toEqual([
        100,
        100,
        recorded,
      ])
    })

    test('any lists of calls: the same result as a naive model', async () => {
      const { store } = await openStore()
      let number = 0
      await fc.assert(
        fc.asyncProperty(arbitraryLimits, arbitraryLists, async (given, lists) => {
          const customerId = `${String(++number).padStart(8, '0')}-0000-4000-8000-000000000000`
          await store.addAccount(accountLike({ customerId, ...given }))
          const model = new Model(given)
          for (const list of lists) {
            const calls = list.map((call) => ({ ...call, customerId }))
            expect(await record(store, calls)).toEqual(calls.map((call) => model.record(call)))
          }
          expect(await store.usage(customerId, '2026-10-31')).toEqual(model.usage('2026-10-31'))
          for (const at of MOMENTS) expect(await store.spent(customerId, at)).toBe(model.spent(at))
        }),
        { numRuns: 100 },
      )
    })
  })

  describe(`${name}: receipts`, () => {
    test('contain the spent and remaining credits, also for refused calls', async () => {
      const { store } = await withAnna({ monthlyQuota: 10 })
      const calls = [5, 0, 7, 4].map((credits) => callLike({ credits }))
      expect(await store.record(calls)).toEqual([
        { charge: 'recorded', spent: 5, left: 5 },
        { charge: 'recorded', spent: 5, left: 5 },
        { charge: 'QUOTA_EXCEEDED', spent: 5, left: 5 },
        { charge: 'recorded', spent: 9, left: 1 },
      ])
      await store.updateAccount(ANNA, { monthlyQuota: 3 })
      expect(await store.record([callLike({ failed: true })])).toEqual([
        { charge: 'recorded', spent: 9, left: 0 },
      ])
      await store.updateAccount(ANNA, { monthlyQuota: null })
      expect(await store.record([callLike()])).toEqual([
        { charge: 'recorded', spent: 10, left: null },
      ])
    })

    test('calls with test keys are separate in the usage and spend nothing', async () => {
      const { store } = await withAnna({ monthlyQuota: 1 })
      const isTest = true
      const calls = [
        callLike(),
        callLike({ credits: 0, isTest }),
        callLike({ isTest, failed: true }),
      ]
      expect(await record(store, calls)).toEqual(['recorded', 'recorded', 'recorded'])
      const row = { day: '2026-11-21', module: 'M1', function: 'search', avgLatencyMs: 2 }
      expect(await store.usage(ANNA, '2026-01-01')).toEqual([
        { ...row, requests: 1, errors: 0, units: 1 },
        { ...row, requests: 2, errors: 1, units: 0, test: true },
      ])
    })
  })

  describe(`${name}: stored answers`, () => {
    const bytes = (fill: number, length = 32) => new Uint8Array(length).fill(fill)
    const replyLike = (fill = 1, length = 10): StoredReply => ({
      key: bytes(fill),
      request: bytes(fill + 100),
      body: bytes(7, length),
    })
    const plain = (reply: StoredReply | undefined) =>
      reply && {
        key: Uint8Array.from(reply.key),
        request: Uint8Array.from(reply.request),
        body: reply.body && Uint8Array.from(reply.body),
      }

    test('the first of the calls with a key is charged, and its answer stored for all', async () => {
      const { store, reopen } = await withAnna()
      const reply = replyLike()
      const other = { ...replyLike(), request: bytes(9), body: bytes(8) }
      expect(await record(store, [callLike({ reply }), callLike({ reply: other })])).toEqual([
        'recorded',
        'repeated',
      ])
      const again = await reopen()
      expect(await record(again, [callLike({ reply: other }), callLike()])).toEqual([
        'repeated',
        'recorded',
      ])
      expect(plain(await again.storedReply(ANNA, reply.key, 0))).toEqual(plain(reply))
      expect(await again.storedReply(BERT, reply.key, 0)).toBeUndefined()
      expect([await store.spent(ANNA, NOON), (await store.usage(ANNA, '2026-01-01'))[0]]).toEqual([
        2,
        expect.objectContaining({ requests: 4, errors: 0, units: 2 }),
      ])
    })

    test('a refused call stores nothing', async () => {
      const { store } = await withAnna({ monthlyQuota: 0 })
      const reply = replyLike()
      expect(await record(store, [callLike({ reply })])).toEqual(['QUOTA_EXCEEDED'])
      expect(await store.storedReply(ANNA, reply.key, 0)).toBeUndefined()
      await store.updateAccount(ANNA, { monthlyQuota: 1 })
      expect(await record(store, [callLike({ reply }), callLike({ reply })])).toEqual([
        'recorded',
        'repeated',
      ])
    })

    test('after a day a key is free again, whether it was purged or not', async () => {
      const { store } = await withAnna()
      const reply = replyLike()
      const at = NOON + REPLY_MS
      await record(store, [callLike({ reply }), callLike({ reply: replyLike(2) })])
      expect(await record(store, [callLike({ reply, at })])).toEqual(['repeated'])
      expect(await record(store, [callLike({ reply, at: at + 1 })])).toEqual(['recorded'])
      await store.forgetReplies(NOON + 1)
      expect(await store.storedReply(ANNA, replyLike(2).key, 0)).toBeUndefined()
      expect(plain(await store.storedReply(ANNA, reply.key, NOON + 1))).toEqual(plain(reply))
    })

    test('bodies beyond the size limit are not stored, their calls are; purging makes room', async () => {
      const { store } = await withAnna()
      const half = MOST_REPLY_BYTES / 2
      const calls = [1, 2, 3].map((fill) => callLike({ reply: replyLike(fill, half) }))
      expect(await record(store, calls)).toEqual(['recorded', 'recorded', 'recorded'])
      const lengths = async () =>
        Promise.all(
          [1, 2, 3, 4].map(async (fill) => {
            const found = await store.storedReply(ANNA, replyLike(fill).key, 0)
            return found && (found.body?.length ?? null)
          }),
        )
      expect(await lengths()).toEqual([half, half, null, undefined])
      await store.forgetReplies(NOON + 1)
      await record(store, [callLike({ at: NOON + 2, reply: replyLike(4, half) })])
      expect(await lengths()).toEqual([undefined, undefined, undefined, half])
    })

    test('many stores at once charge each key once', async () => {
      const { store, reopen } = await withAnna()
      const stores = [store, await reopen(), await reopen(), await reopen()]
      const charges = await Promise.all(
        Array.from({ length: 120 }, (_, index) =>
          record(stores[index % 4]!, [callLike({ reply: replyLike(1 + (index % 30)) })]),
        ),
      )
      expect(charges.flat().filter((charge) => charge === 'recorded').length).toBe(30)
      expect([await store.spent(ANNA, NOON), charges.length]).toEqual([30, 120])
    })
  })

  describe(`${name}: journals`, () => {
    const local = callLike({ customerId: LOCAL.customerId })
    const requests = async (store: AccountStore) =>
      (await store.usage(LOCAL.customerId, '2026-01-01')).reduce(
        (all, row) => all + row.requests,
        0,
      )

    test('an offset moves together with its calls, each journal separately', async () => {
      const { store, reopen } = await openStore()
      expect(await store.journalOffset('one')).toBe(0)
      expect(await store.recordJournal('one', 0, 90, [local, local])).toBe(true)
      expect(await store.recordJournal('two', 0, 45, [local])).toBe(true)
      const again = await reopen()
      expect(await again.recordJournal('one', 90, 135, [local])).toBe(true)
      expect([
        await store.journalOffset('one'),
        await store.journalOffset('two'),
        await requests(store),
      ]).toEqual([135, 45, 4])
    })

    test('calls that another process has written are not written again', async () => {
      const { store, reopen } = await openStore()
      const again = await reopen()
      const answers = await Promise.all(
        [store, again, store, again].map((one) => one.recordJournal('one', 0, 45, [local])),
      )
      expect(answers.filter(Boolean)).toHaveLength(1)
      expect([await store.journalOffset('one'), await requests(store)]).toEqual([45, 1])
    })

    test('if a call cannot be written, the offset does not move', async () => {
      const { store } = await openStore()
      const list = [local, callLike({ customerId: BERT })]
      expect(await outcome(store.recordJournal('one', 0, 90, list))).toBe(REJECTED)
      expect([await store.journalOffset('one'), await requests(store)]).toEqual([0, 0])
    })
  })
}

const MOMENTS = ['2026-10-30T08:00', '2026-10-31T23:59:59.999', '2026-11-01T00:00'].map(utc)

/** Prices and caps in whole cents, so that the model can avoid fractions. */
interface CentLimits {
  readonly quota: number | null
  readonly cents: number | null
  readonly cap: number | null
}

const arbitraryLimits = fc
  .record<CentLimits>({
    quota: fc.option(fc.integer({ min: 0, max: 60 })),
    cents: fc.option(fc.integer({ min: 1, max: 30 })),
    cap: fc.option(fc.integer({ min: 0, max: 300 })),
  })
  .map(({ quota, cents, cap }) => ({
    monthlyQuota: quota,
    creditPrice: cents === null ? null : cents / 100,
    spendingCap: cents === null || cap === null ? null : cap / 100,
  }))

const arbitraryLists = fc.array(
  fc.array(
    fc.record({
      function: fc.constantFrom<FunctionName>('search', 'check', 'convert', 'analyze', 'usage'),
      at: fc.constantFrom(...MOMENTS),
      credits: fc.integer({ min: 0, max: 20 }),
      failed: fc.boolean(),
      // Use multiples of 0.5, which add up without rounding errors in any order.
      latencyMs: fc.integer({ min: 0, max: 1_000 }).map((n) => n / 2),
    }),
    { maxLength: 12 },
  ),
  { maxLength: 5 },
)

/** A naive model that stores every call and recomputes each result. */
class Model {
  private readonly calls: Call[] = []

  constructor(
    private readonly limits: Pick<Account, 'monthlyQuota' | 'creditPrice' | 'spendingCap'>,
  ) {}

  record(call: Call): Charge {
    const { monthlyQuota: quota, creditPrice, spendingCap } = this.limits
    const price = call.failed ? 0 : call.credits
    const over = quota === null ? 0 : this.spent(call.at) + price - quota
    if (price > 0 && over > 0) {
      if (creditPrice === null) return 'QUOTA_EXCEEDED'
      const cents = (value: number) => Math.round(value * 100)
      if (spendingCap !== null && over * cents(creditPrice) > cents(spendingCap)) {
        return 'SPENDING_CAP_REACHED'
      }
    }
    this.calls.push(call)
    return 'recorded'
  }

  spent(at: number): number {
    const month = (moment: number) => new Date(moment).getUTCMonth()
    return this.units(this.calls.filter((call) => month(call.at) === month(at)))
  }

  usage(firstDay: string) {
    const keyOf = ({ at, function: name }: Call) =>
      `${new Date(at).toISOString().slice(0, 10)} ${FUNCTIONS[name]} ${name}`
    return [...new Set(this.calls.map(keyOf))]
      .sort()
      .filter((key) => key >= firstDay)
      .map((key) => {
        const [day, module, name] = key.split(' ')
        const calls = this.calls.filter((call) => keyOf(call) === key)
        return {
          day,
          module,
          function: name,
          requests: calls.length,
          errors: calls.filter((call) => call.failed).length,
          units: this.units(calls),
          avgLatencyMs: calls.reduce((sum, call) => sum + call.latencyMs, 0) / calls.length,
        }
      })
  }

  private units(calls: readonly Call[]): number {
    return calls.reduce((sum, { failed, credits }) => sum + (failed ? 0 : credits), 0)
  }
}
