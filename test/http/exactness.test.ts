/** Kills several busy servers that share one accounts file, and checks that no credit is lost or given away. */

// tier: system

import { Pool } from 'undici'
import { beforeAll, describe, expect, test } from 'vitest'
import { CREDITS, FUNCTIONS, type FunctionName } from '../../src/domain/functions.ts'
import { freshMachine, killed, type Serving, type UsageRow } from './program.ts'

const SERVERS = 3
const machine = freshMachine()
const servers: Serving[] = []
const pools: Pool[] = []
/** Number of calls that a client has in flight at each server. */
const AT_ONCE = 8

async function start(index: number): Promise<void> {
  servers[index] = await machine.serve('--log-level', 'error')
  pools[index] = new Pool(servers[index].url, { connections: 2 * AT_ONCE, pipelining: 1 })
}

beforeAll(async () => {
  await Promise.all(Array.from({ length: SERVERS }, (_, index) => start(index)))
})

interface Kind {
  readonly function: FunctionName
  readonly path: string
  readonly checks: number
}
const SINGLE: Kind = { function: 'languages', path: '/v1/meta/languages', checks: 1 }
const batchOf = (checks: number): Kind => ({
  function: 'checkBatch',
  path: '/v1/compatibility/check/batch',
  checks,
})
const priceOf = ({ function: name, checks }: Kind) => CREDITS[FUNCTIONS[name]] * checks

/** The status of a call; `cut` if no answer came, `unsent` if no server accepted the connection. */
type Outcome = number | 'cut' | 'unsent'

async function call(index: number, key: string, kind: Kind): Promise<Outcome> {
  const isBatch = kind.function === 'checkBatch'
  const check = { items: [{ ingredientId: 'butter' }] }
  try {
    const { statusCode, body } = await pools[index]!.request({
      path: kind.path,
      method: isBatch ? 'POST' : 'GET',
      headers: { 'x-api-key': key, ...(isBatch ? { 'content-type': 'application/json' } : {}) },
      ...(isBatch ? { body: JSON.stringify({ checks: Array(kind.checks).fill(check) }) } : {}),
    })
    await body.text()
    return statusCode
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ECONNREFUSED') return 'unsent'
    if (['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(code ?? '')) return 'cut'
    throw error
  }
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)
const unitsOf = (usage: readonly UsageRow[]) => sum(usage.map(({ units }) => units))

describe('a quota of 50 credits and 200 concurrent calls on three servers', () => {
  const QUOTA = 50
  const CALLS = 200
  test.each<readonly [name: string, kinds: readonly Kind[]]>([
    ['of one credit each', [SINGLE]],
    ['of one credit and of a check', [SINGLE, batchOf(1)]],
    ['of one credit and of three checks', [SINGLE, batchOf(3), SINGLE]],
  ])('%s: exactly 50 credits’ worth are answered', async (_, kinds) => {
    const { customerId, key } = await machine.customer('--monthly-quota', String(QUOTA))
    const calls = await Promise.all(
      Array.from({ length: CALLS }, async (_, index) => {
        const kind = kinds[index % kinds.length]!
        return { kind, outcome: await call(index % SERVERS, key, kind) }
      }),
    )
    const answered = calls.filter(({ outcome }) => outcome === 200)
    const refused = calls.filter(({ outcome }) => outcome === 402)
    expect(answered.length + refused.length).toBe(CALLS)
    expect(sum(answered.map(({ kind }) => priceOf(kind)))).toBe(QUOTA)
    const rows = kinds
      .filter((kind, index) => kinds.findIndex((one) => one.function === kind.function) === index)
      .map((kind) => {
        const of = (list: typeof calls) =>
          list.filter((one) => one.kind.function === kind.function).length
        const units = of(answered) * priceOf(kind)
        return { function: kind.function, requests: of(calls), errors: of(refused), units }
      })
    expect(await machine.usage(customerId)).toMatchObject(rows)
    expect(unitsOf(await machine.usage(customerId))).toBe(QUOTA)
  })
})

describe('ten servers killed during calls', () => {
  const ROUNDS = 10
  /** Number of answers between a start and the next kill. */
  const ANSWERS = 60
  const KINDS = [SINGLE, batchOf(2)]
  /** A quota low enough to be used up while the servers are being killed. */
  const SMALL_QUOTA = 400

  test('every answered call is in the usage, and no call twice', async () => {
    const unlimited = await machine.customer()
    const limited = await machine.customer('--monthly-quota', String(SMALL_QUOTA))
    const customers = [unlimited, limited]
    const seen = new Map<string, { answered: number; refused: number; cut: number }>()
    const seenOf = (customerId: string, name: string) => {
      const known = seen.get(`${customerId} ${name}`) ?? { answered: 0, refused: 0, cut: 0 }
      seen.set(`${customerId} ${name}`, known)
      return known
    }
    let answers = 0
    let notify = () => {}
    let isOver = false
    const restarts: (Promise<void> | undefined)[] = []

    const caller = async (index: number, turn: number) => {
      for (let n = turn; !isOver; n++) {
        const customer = customers[n % 2]!
        const kind = KINDS[(n >> 1) % 2]!
        const outcome = await call(index, customer.key, kind)
        const count = seenOf(customer.customerId, kind.function)
        if (outcome === 200) count.answered++
        else if (outcome === 402) count.refused++
        else if (outcome === 'cut') count.cut++
        else expect(outcome).toBe('unsent')
        if (typeof outcome === 'number') {
          answers++
          notify()
        }
        await restarts[index]
      }
    }
    const callers = Array.from({ length: SERVERS * AT_ONCE }, (_, n) => caller(n % SERVERS, n))
    for (let round = 0; round < ROUNDS; round++) {
      const enough = answers + ANSWERS
      await new Promise<void>((resolve) => {
        notify = () => answers >= enough && resolve()
      })
      const index = round % SERVERS
      const restarted = (async () => {
        await killed(servers[index]!)
        await pools[index]!.destroy()
        await start(index)
      })()
      restarts[index] = restarted
      await restarted
    }
    isOver = true
    await Promise.all(callers)

    const counts = [...seen.values()]
    // If no call was in flight at any kill, the test would prove nothing.
    expect(sum(counts.map(({ cut }) => cut))).toBeGreaterThan(0)
    expect(sum(counts.map(({ refused }) => refused))).toBeGreaterThan(0)
    for (const { customerId } of customers) {
      const usage = await machine.usage(customerId)
      for (const kind of KINDS) {
        const { answered, refused, cut } = seenOf(customerId, kind.function)
        const row = usage.find((one) => one.function === kind.function)!
        const recorded = row.requests - row.errors
        expect(recorded).toBeGreaterThanOrEqual(answered)
        expect(recorded).toBeLessThanOrEqual(answered + cut)
        expect(row.errors).toBeGreaterThanOrEqual(refused)
        expect(row.requests).toBeLessThanOrEqual(answered + refused + cut)
        expect(row.units).toBe(recorded * priceOf(kind))
      }
    }
    expect(unitsOf(await machine.usage(limited.customerId))).toBe(SMALL_QUOTA)
  })
})
