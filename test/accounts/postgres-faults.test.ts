/** Cuts connections to PostgreSQL, even during a commit, and checks that nothing is lost or charged twice. */

// tier: system
// needs: postgres

import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Meter } from '../../src/accounts/meter.ts'
import { openPostgresStore } from '../../src/accounts/postgres-store.ts'
import type { AccountStore } from '../../src/accounts/store.ts'
import { ANNA, accountLike, BERT, callLike, charges, NOON } from '../support/accounts.ts'
import { type Cut, type CutProxy, cutProxy } from '../support/cut-proxy.ts'
import { FAST, postgresServer } from '../support/postgres.ts'
import { rejected } from '../support/rejected.ts'

const server = await postgresServer(FAST)

interface Opened {
  readonly proxy: CutProxy
  /** Connected through the proxy. */
  readonly store: AccountStore
  /** Connected directly to the server. */
  readonly direct: AccountStore
  readonly address: string
}

/** Opens two stores on a new database in which Anna has an account. */
async function openStores(given: Parameters<typeof accountLike>[0] = {}): Promise<Opened> {
  const address = await server.database()
  const proxy = await cutProxy(address)
  const direct = await openPostgresStore(address)
  const store = await openPostgresStore(proxy.address)
  onTestFinished(async () => {
    await store.close()
    await direct.close()
    await proxy.close()
  })
  await direct.addAccount(accountLike(given))
  return { proxy, store, direct, address }
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)

/** Returns the requests, units and spent credits, as an operator would see them. */
async function booked(store: AccountStore) {
  const usage = await store.usage(ANNA, '2026-01-01')
  return {
    requests: sum(usage.map(({ requests }) => requests)),
    units: sum(usage.map(({ units }) => units)),
    spent: await store.spent(ANNA, NOON),
  }
}

const cutOnce = (cut: Cut) => {
  let next: Cut | undefined = cut
  return () => {
    const now = next
    next = undefined
    return now
  }
}

async function eventually(check: () => Promise<boolean>): Promise<void> {
  while (!(await check())) await pause(50)
}

describe('a commit whose response is lost', () => {
  test.each<Cut>(['before commit', 'after commit'])('cut %s: charged once', async (cut) => {
    const { proxy, store, direct } = await openStores({ monthlyQuota: 10 })
    await store.record([callLike({ credits: 2 })])
    proxy.atCommit(cutOnce(cut))
    const calls = [callLike({ credits: 3 }), callLike({ credits: 6 }), callLike({ credits: 5 })]
    expect(await charges(store, calls)).toEqual(['recorded', 'QUOTA_EXCEEDED', 'recorded'])
    expect(proxy.cuts()).toBe(1)
    expect(await booked(direct)).toEqual({ requests: 3, units: 10, spent: 10 })
  })

  test.each<Cut>(['before commit', 'after commit'])(
    'cut %s, and the database stays away: the calls are refused, and their charges are reversed',
    async (cut) => {
      const { proxy, store, direct } = await openStores({ monthlyQuota: 10 })
      await store.record([callLike({ credits: 2 })])
      proxy.atCommit(() => {
        proxy.refuse(true)
        return cut
      })
      const refused = rejected(store.record([callLike({ function: 'check', credits: 5 })]))
      expect((await refused).code).toBe('UNAVAILABLE')
      const charged = { requests: 1, units: 2, spent: 2 }
      const twice = { requests: 2, units: 7, spent: 7 }
      expect(await booked(direct)).toEqual(cut === 'after commit' ? twice : charged)
      proxy.atCommit(() => undefined)
      proxy.refuse(false)
      await eventually(async () => (await direct.spent(ANNA, NOON)) === 2)
      await pause(500)
      expect(await booked(direct)).toEqual(charged)
      expect((await direct.usage(ANNA, '2026-01-01')).map((row) => row.function)).toEqual([
        'search',
      ])
      // The whole quota is available again.
      expect(await charges(store, [callLike({ credits: 8 }), callLike()])).toEqual([
        'recorded',
        'QUOTA_EXCEEDED',
      ])
    },
  )
})

test('connections cut anywhere, repeatedly: answers, credits and usage agree', async () => {
  const { proxy, store, direct } = await openStores({ monthlyQuota: 1_000 })
  await direct.addAccount(accountLike({ customerId: BERT, name: 'Bert' }))
  // A fixed seed, so that failures are reproducible.
  let seed = 20261121
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
  const cuts: readonly (Cut | undefined)[] = ['before commit', 'after commit']
  proxy.atCommit(() => cuts[Math.floor(random() * 6)])
  // A connection transfers about 900 bytes before its first statement, and a list of calls about 3,000.
  proxy.cutAfter(() => 700 + Math.floor(random() * 12_000))
  // Close the connections that are already open, since the limit does not apply to them.
  proxy.cutAll()
  const meter = new Meter(store)
  const seen = { recorded: 0, refused: 0, unavailable: 0 }
  const credits = { [ANNA]: 0, [BERT]: 0 }
  const caller = async (turn: number) => {
    for (let n = 0; n < 100; n++) {
      const customerId = (turn + n) % 4 === 0 ? BERT : ANNA
      const call = callLike({ customerId, credits: 1 + (n % 3) })
      try {
        const { charge } = await meter.record(call)
        seen[charge === 'recorded' ? 'recorded' : 'refused']++
        if (charge === 'recorded') credits[customerId] += call.credits
      } catch (error) {
        expect((error as { code?: string }).code).toBe('UNAVAILABLE')
        seen.unavailable++
      }
    }
  }
  await Promise.all(Array.from({ length: 16 }, (_, turn) => caller(turn)))
  proxy.cutAfter(null)
  proxy.atCommit(() => undefined)
  await meter.idle()
  await store.close()
  const rows = [
    ...(await direct.usage(ANNA, '2026-01-01')),
    ...(await direct.usage(BERT, '2026-01-01')),
  ]
  const spent = [await direct.spent(ANNA, NOON), await direct.spent(BERT, NOON)]
  console.log(
    `cut anywhere: ${JSON.stringify({ ...seen, spent, rows: rows.map(({ requests, units }) => ({ requests, units })) })}`,
  )
  expect(seen.unavailable).toBeGreaterThan(0)
  expect(seen.refused).toBeGreaterThan(0)
  expect(spent).toEqual([credits[ANNA], credits[BERT]])
  expect(sum(rows.map(({ units }) => units))).toBe(sum(spent))
  expect(sum(rows.map(({ requests }) => requests))).toBe(seen.recorded)
  expect(spent[0]).toBe(1_000)
})
