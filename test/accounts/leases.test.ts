/**
 * Tests credit leases with a real PostgreSQL server: when a process gets a lease, and what happens to the lease when
 * the process dies.
 */

// tier: system
// needs: postgres

import { appendFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Leases } from '../../src/accounts/leases.ts'
import { openPostgresStore } from '../../src/accounts/postgres-store.ts'
import type { Call } from '../../src/accounts/store.ts'
import { ANNA, accountLike, callLike, freshFolder, NOON } from '../support/accounts.ts'
import { FAST, postgresServer } from '../support/postgres.ts'

const server = await postgresServer(FAST)
/** Number of calls after which an account gets a lease. */
const BEFORE = 5

/** Simulates processes on one machine, with a new database that has one account. */
async function machine(account: Parameters<typeof accountLike>[0] = {}, lease = 100) {
  const address = `${await server.database()}?lease=${lease}`
  const folder = await freshFolder()
  const clock = { now: 0 }
  const store = await openPostgresStore(address)
  onTestFinished(() => store.close())
  await store.addAccount(accountLike(account))
  const sql = async (text: string) => server.sql(address, text)
  const sums = async () =>
    (
      await sql(`
        select coalesce((select sum(credits) from ingr.spending), 0)::int as spent,
          coalesce((select sum(units) from ingr.usage), 0)::int as used,
          coalesce((select sum(credits) from ingr.lease), 0)::int as reserved
      `)
    )[0]
  return {
    ...{ store, folder, clock, sql, sums },
    process: () => new Leases(store.leases!, { folder, name: 'db.machine' }, () => clock.now),
    files: () => readdirSync(folder).filter((name) => name.startsWith('db.machine.lease-')),
  }
}

/** Makes calls until a lease covers a call. Returns the number of calls before that call. */
async function warmedUp(leases: Leases, call: Call = callLike()): Promise<number> {
  for (let calls = 0; calls < 200; calls++) {
    if (await leases.take(call)) return calls
    await pause(10)
  }
  return Number.POSITIVE_INFINITY
}

describe('a lease', () => {
  test('is given to an account that calls often, holds at most what the address sets, and is returned', async () => {
    const { process, sums, files } = await machine()
    const leases = process()
    expect(await warmedUp(leases)).toBeGreaterThanOrEqual(BEFORE)
    expect(await leases.take(callLike())).toEqual({ charge: 'recorded', spent: 2, left: null })
    expect(leases.spent(ANNA, NOON)).toBe(2)
    expect(files()).toHaveLength(1)
    await pause(300)
    expect(await sums()).toEqual({ spent: 100, used: 2, reserved: 98 })
    await leases.close()
    expect(await sums()).toEqual({ spent: 2, used: 2, reserved: 0 })
    expect(files()).toEqual([])
  })

  test('holds a hundredth of the remaining credits; below a hundred credits there is none', async () => {
    const few = await machine({ monthlyQuota: 350 })
    const leases = few.process()
    await warmedUp(leases)
    expect([leases.spent(ANNA, NOON), await few.sums()]).toMatchObject([1, { spent: 3 }])
    await leases.close()

    const none = await machine({ monthlyQuota: 99 })
    const without = none.process()
    expect(await warmedUp(without)).toBe(Number.POSITIVE_INFINITY)
    expect(await none.sums()).toEqual({ spent: 0, used: 0, reserved: 0 })
    await without.close()
  })

  test('covers failed calls without credits, but neither test calls nor calls with an idempotency key', async () => {
    const { process, sql, sums } = await machine()
    const leases = process()
    await warmedUp(leases)
    const bytes = Uint8Array.from([1])
    const reply = { key: bytes, request: bytes, body: null }
    expect(leases.take(callLike({ reply }))).toBeUndefined()
    expect(leases.take(callLike({ isTest: true }))).toBeUndefined()
    expect(await leases.take(callLike({ failed: true }))).toMatchObject({ spent: 1 })
    // The lease is only for this month.
    expect(leases.take(callLike({ at: NOON + 30 * 86_400_000 }))).toBeUndefined()
    expect(leases.take(callLike({ credits: 101 }))).toBeUndefined()
    await leases.close()
    expect(await sums()).toEqual({ spent: 1, used: 1, reserved: 0 })
    expect(await sql('select requests::int, errors::int from ingr.usage')).toEqual([
      { requests: 2, errors: 1 },
    ])
  })

  test('is topped up while it is used', async () => {
    const { process, sums } = await machine()
    const leases = process()
    await warmedUp(leases)
    let answered = 1
    for (let n = 0; n < 1_000; n++) {
      if (await leases.take(callLike())) answered++
      else await pause(5)
    }
    expect(answered).toBeGreaterThan(900)
    await leases.close()
    expect(await sums()).toEqual({ spent: answered, used: answered, reserved: 0 })
  })
})

describe('a process that was killed', () => {
  const isDead = (sql: (text: string) => Promise<unknown>) =>
    sql(`update ingr.lease_journal set renewed_at = renewed_at - interval '31 s'`)

  test('the next process on the machine folds its calls once, without an incomplete line', async () => {
    const { process, sums, files, folder } = await machine()
    const dead = process()
    await warmedUp(dead)
    await dead.take(callLike())
    appendFileSync(join(folder, files()[0]!), '{"customerId":"')
    const others = [process(), process()]
    await expect.poll(sums).toEqual({ spent: 100, used: 2, reserved: 98 })
    for (const other of others) await other.close()
  })

  test('its leases are released after 30 s, its file is deleted', async () => {
    const { process, sums, sql, files } = await machine()
    await warmedUp(process())
    await pause(300)
    await isDead(sql)
    const first = process()
    await expect.poll(sums).toEqual({ spent: 1, used: 1, reserved: 0 })
    await first.close()
    await isDead(sql)
    const second = process()
    await expect.poll(files).toEqual([])
    expect(await sql('select name from ingr.lease_journal')).toEqual([])
    await second.close()
  })

  test('after a longer disconnection a process exceeds the quota by its lease at most', async () => {
    const { process, sums, sql, store } = await machine({ monthlyQuota: 10_000 })
    const cutOff = process()
    await warmedUp(cutOff)
    await pause(300)
    expect(await sums()).toEqual({ spent: 100, used: 1, reserved: 99 })
    // Cut off the process from the database. Meanwhile, another process ends the stale lease and spends all credits.
    await isDead(sql)
    await store.leases!.endStale()
    await store.record([callLike({ credits: 9_999 })])
    await Promise.all(Array.from({ length: 99 }, () => cutOff.take(callLike())))
    await cutOff.close()
    expect(await sums()).toEqual({ spent: 10_099, used: 10_099, reserved: 0 })
  })

  test('a process that cannot confirm its leases uses them for 20 s at most', async () => {
    const { process, clock, sums } = await machine()
    const leases = process()
    await warmedUp(leases)
    await pause(300)
    clock.now += 20_001
    expect(leases.take(callLike())).toBeUndefined()
    await leases.close()
    expect(await sums()).toEqual({ spent: 1, used: 1, reserved: 0 })
  })
})

test('a folder that cannot be created is reported at once', async () => {
  const { store } = await machine()
  const location = { folder: '/proc/none/ingr', name: 'db.machine' }
  expect(() => new Leases(store.leases!, location)).toThrow(
    /^journal cannot be written: \/proc\/none\/ingr \(/,
  )
})

test('without the option there are no leases', async () => {
  const store = await openPostgresStore(await server.database())
  onTestFinished(() => store.close())
  expect(store.leases).toBeUndefined()
})
