/**
 * Kills servers and stops the database under load, with four real servers on two machines that share one PostgreSQL
 * database: answered calls, charged credits and usage must match exactly.
 */

// tier: system
// needs: postgres

import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'undici'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { CREDITS, FUNCTIONS, type FunctionName } from '../../src/domain/functions.ts'
import { postgresServer } from '../support/postgres.ts'
import { type Customer, freshMachine, killed, type Machine, type Serving } from './program.ts'

// Allow a lot of time, since servers start slowly and databases recover slowly on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

// This server keeps the durable default settings, so that nothing committed is lost.
const database = await postgresServer()
const SERVERS = 4
/** Credits that a process may reserve at a time. */
const LEASE = 1_000
let address = ''
let machines: readonly Machine[] = []
let servers: Serving[] = []
let pools: Pool[] = []

async function start(index: number): Promise<void> {
  // Alternate between the machines, so that servers with consecutive numbers run on different machines.
  servers[index] = await machines[index % machines.length]!.serve('--log-level', 'error')
  pools[index] = new Pool(servers[index].url, { connections: 64, pipelining: 1 })
}

interface Kind {
  readonly function: FunctionName
  readonly path: string
  readonly body?: string
}
const SINGLE: Kind = { function: 'languages', path: '/v1/meta/languages' }
const CHECK: Kind = {
  function: 'check',
  path: '/v1/compatibility/check',
  body: JSON.stringify({ items: [{ ingredientId: 'butter' }] }),
}
const KINDS = [SINGLE, CHECK]
const priceOf = (kind: Kind) => CREDITS[FUNCTIONS[kind.function]]

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

/** Makes a call and returns the answer; `cut` if no answer came, `unsent` if no server accepted the connection. */
async function call(index: number, key: string, kind: Kind): Promise<Answer | 'cut' | 'unsent'> {
  try {
    const { statusCode, headers, body } = await pools[index]!.request({
      path: kind.path,
      method: kind.body ? 'POST' : 'GET',
      headers: { 'x-api-key': key, ...(kind.body ? { 'content-type': 'application/json' } : {}) },
      body: kind.body ?? null,
    })
    return { status: statusCode, headers, body: await body.text() }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ECONNREFUSED') return 'unsent'
    if (['UND_ERR_SOCKET', 'UND_ERR_DESTROYED', 'ECONNRESET', 'EPIPE'].includes(code ?? '')) {
      return 'cut'
    }
    throw error
  }
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)

/** Counts the answers that clients have received, by customer and function. */
class Seen {
  private readonly counts = new Map<string, number>()

  add(customer: Customer, kind: Kind, outcome: Answer | 'cut' | 'unsent'): void {
    const what = typeof outcome === 'string' ? outcome : outcome.status
    const key = `${customer.customerId} ${kind.function} ${what}`
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1)
  }

  /** Returns how often an outcome occurred. Without `customer`, counts all customers; without `kind`, all functions. */
  count(what: number | 'cut' | 'unsent', customer?: Customer, kind?: Kind): number {
    return sum(
      [...this.counts]
        .filter(([key]) => key.endsWith(` ${what}`))
        .filter(([key]) => key.startsWith(customer?.customerId ?? ''))
        .filter(([key]) => key.includes(kind ? ` ${kind.function} ` : ''))
        .map(([, count]) => count),
    )
  }
}

type Booked = Awaited<ReturnType<typeof booked>>

/** Reads the usage (number of answered calls and their cost), and also the credits spent and reserved this month. */
async function booked({ customerId }: Customer) {
  const rows = await machines[1]!.usage(customerId)
  const [month] = await database.sql(
    address,
    `select coalesce(sum(credits), 0)::int as credits, (
      select coalesce(sum(credits), 0)::int from ingr.lease where customer_id = '${customerId}'
    ) as reserved
    from ingr.spending where customer_id = '${customerId}'`,
  )
  const reserved = month!.reserved as number
  return {
    rows: rows.length,
    recorded: sum(rows.map(({ requests, errors }) => requests - errors)),
    units: sum(rows.map(({ units }) => units)),
    credits: (month!.credits as number) - reserved,
    reserved,
    of: (kind: Kind) => {
      const row = rows.find((one) => one.function === kind.function)
      return row ? row.requests - row.errors : 0
    },
  }
}

/** Like `booked`, but waits until the usage includes all answered calls and charges for refused calls are reversed. */
async function settled(customer: Customer, isSettled: (sums: Booked) => boolean) {
  for (let n = 0; n < 100; n++) {
    const sums = await booked(customer)
    if (sums.units === sums.credits && isSettled(sums)) return sums
    await pause(100)
  }
  return booked(customer)
}

/**
 * Runs clients that call all servers with both kinds of request until `isOver()`. An unexpected status such as 401
 * fails the test.
 */
async function load(
  customers: readonly Customer[],
  seen: Seen,
  isOver: () => boolean,
  ready: (index: number) => Promise<unknown> = async () => {},
): Promise<void> {
  const client = async (turn: number) => {
    const index = turn % SERVERS
    for (let n = turn; !isOver(); n++) {
      const customer = customers[n % customers.length]!
      const kind = KINDS[(n >> 1) % KINDS.length]!
      const outcome = await call(index, customer.key, kind)
      seen.add(customer, kind, outcome)
      if (typeof outcome !== 'string' && ![200, 402, 503].includes(outcome.status)) {
        throw new Error(`${outcome.status} ${outcome.body}`)
      }
      await ready(index)
    }
  }
  await Promise.all(Array.from({ length: 16 }, (_, turn) => client(turn)))
}

const logFigures = (title: string, figures: Readonly<Record<string, unknown>>) =>
  console.log(`${title}: ${JSON.stringify(figures)}`)

const setups = [
  { name: 'without leases', isLeasing: false, address: await database.database() },
  {
    name: 'with leases',
    isLeasing: true,
    address: `${await database.database()}?lease=${LEASE}`,
  },
]

describe.each(setups)('$name', ({ isLeasing, address: given }) => {
  const newMachines = [freshMachine(given), freshMachine(given)]

  beforeAll(async () => {
    address = given
    machines = newMachines
    servers = []
    pools = []
    // Start all servers at the same time, on a database without tables.
    await Promise.all(Array.from({ length: SERVERS }, (_, index) => start(index)))
  })

  test('a quota of 500 credits and 800 concurrent calls: exactly the quota is spent', async () => {
    const customer = await machines[0]!.customer('--monthly-quota', '500')
    const seen = new Seen()
    await Promise.all(
      Array.from({ length: 800 }, async (_, n) => {
        const kind = KINDS[n % 5 === 0 ? 1 : 0]!
        seen.add(customer, kind, await call(n % SERVERS, customer.key, kind))
      }),
    )
    const { of, ...sums } = await settled(
      customer,
      ({ recorded }) => recorded === seen.count(200, customer),
    )
    logFigures('one quota, four servers', {
      answered: seen.count(200),
      refused: seen.count(402),
      ...sums,
    })
    expect(seen.count(200) + seen.count(402)).toBe(800)
    expect(KINDS.map((kind) => of(kind))).toEqual(
      KINDS.map((kind) => seen.count(200, customer, kind)),
    )
    // Some calls may be refused because other processes have reserved credits.
    expect([sums.units, sums.recorded]).toEqual([sums.credits, seen.count(200)])
    expect(sums.credits + sums.reserved).toBe(500)
    expect(sums.reserved).toBeLessThanOrEqual(isLeasing ? 2 * SERVERS * (500 / 100) : 0)
  })

  test('servers killed during calls: every answered call is in the usage, none twice', async () => {
    const ROUNDS = 20
    const QUOTA = 2_000
    const unlimited = await machines[0]!.customer()
    const limited = await machines[1]!.customer('--monthly-quota', String(QUOTA))
    const customers = [unlimited, limited]
    const seen = new Seen()
    let isOver = false
    const restarts: Promise<void>[] = []
    const clients = load(
      customers,
      seen,
      () => isOver,
      (index) => restarts[index] ?? pause(0),
    )
    for (let round = 0; round < ROUNDS; round++) {
      const enough = seen.count(200) + 60
      while (seen.count(200) < enough) await pause(10)
      const index = round % SERVERS
      restarts[index] = (async () => {
        await killed(servers[index]!)
        await pools[index]!.destroy()
        await start(index)
      })()
      await restarts[index]
    }
    isOver = true
    await clients
    for (const customer of customers) {
      const { of, ...sums } = await settled(
        customer,
        ({ recorded }) => recorded >= seen.count(200, customer),
      )
      const answered = seen.count(200, customer)
      const cut = seen.count('cut', customer)
      logFigures('servers killed', { answered, cut, refused: seen.count(402, customer), ...sums })
      for (const kind of KINDS) {
        const recorded = of(kind)
        expect(recorded).toBeGreaterThanOrEqual(seen.count(200, customer, kind))
        expect(recorded).toBeLessThanOrEqual(
          seen.count(200, customer, kind) + seen.count('cut', customer, kind),
        )
      }
      expect(sums.units).toBe(sum(KINDS.map((kind) => of(kind) * priceOf(kind))))
      expect(sums.credits).toBe(sums.units)
    }
    // If no kill interrupted a call, the test would prove nothing.
    expect(seen.count('cut')).toBeGreaterThan(0)
    // When the credits reserved by killed processes are released, all remaining credits can be spent.
    const reserved = async () =>
      (await booked(limited)).reserved + (await booked(unlimited)).reserved
    while ((await reserved()) > 0) await pause(500)
    const refused = seen.count(402, limited) + 20
    await load([limited], seen, () => seen.count(402, limited) > refused)
    const sums = await settled(limited, ({ units }) => units > 0)
    logFigures('servers killed, the rest', { credits: sums.credits, reserved: sums.reserved })
    expect(sums.credits + sums.reserved).toBe(QUOTA)
  })

  describe('the database stopped and started again under load', () => {
    test('503: nothing answered is uncharged, nothing unanswered is charged, and no server restarts', async () => {
      const unlimited = await machines[0]!.customer()
      const limited = await machines[1]!.customer('--monthly-quota', '1000')
      const customers = [unlimited, limited]
      const seen = new Seen()
      let isOver = false
      const clients = load(customers, seen, () => isOver)
      for (const how of ['fast', 'immediate', 'immediate', 'immediate'] as const) {
        const enough = seen.count(200) + 100
        while (seen.count(200) < enough) await pause(5)
        await database.stop(how)
        const away = seen.count(503) + 50
        while (seen.count(503) < away) await pause(5)
        await database.start()
      }
      const enough = seen.count(200) + 100
      while (seen.count(200) < enough) await pause(5)
      isOver = true
      await clients
      for (const customer of customers) {
        const answered = seen.count(200, customer)
        const { of, ...sums } = await settled(customer, ({ recorded }) => recorded === answered)
        const unavailable = seen.count(503, customer)
        const refused = seen.count(402, customer)
        logFigures('database stopped', { answered, unavailable, refused, ...sums })
        expect(KINDS.map((kind) => of(kind))).toEqual(
          KINDS.map((kind) => seen.count(200, customer, kind)),
        )
        const price = sum(KINDS.map((kind) => seen.count(200, customer, kind) * priceOf(kind)))
        expect([sums.units, sums.credits]).toEqual([price, price])
      }
      expect(servers.map(({ child }) => child.exitCode)).toEqual(servers.map(() => null))
    })

    test('the refusal is an Error object that says when to retry and reveals nothing about the database', async () => {
      const { key } = await machines[0]!.customer()
      await database.stop('fast')
      const answers = await Promise.all(servers.map((_, index) => call(index, key, SINGLE)))
      const health = await fetch(`${servers[0]!.url}/v1/health`)
      await database.start()
      const body =
        '{"error":{"code":"UNAVAILABLE","message":"the service cannot answer now; try again in 1 s","details":null}}\n'
      expect(answers).toEqual(
        answers.map(() =>
          expect.objectContaining({
            status: 503,
            headers: expect.objectContaining({ 'retry-after': '1' }),
            body,
          }),
        ),
      )
      expect(health.status).toBe(200)
    })

    test('a server started in the meantime serves as soon as the database does', async () => {
      const { key } = await machines[0]!.customer()
      await database.stop('fast')
      const late = await machines[0]!.serve('--log-level', 'warn')
      const ask = async () =>
        (await fetch(late.url + SINGLE.path, { headers: { 'x-api-key': key } })).status
      const before = await ask()
      await database.start()
      const after = await ask()
      late.child.kill('SIGTERM')
      const { code, err } = await late.ended
      expect([before, after, code]).toEqual([503, 200, 0])
      expect(JSON.parse(err.split('\n')[0]!)).toMatchObject({
        msg: expect.stringMatching(
          /^accounts cannot be opened: postgres:\/\/127\.0\.0\.1:\d+\/accounts_\d \(/,
        ),
      })
      expect(err).not.toContain(decodeURIComponent(new URL(address).password))
    })
  })
})
