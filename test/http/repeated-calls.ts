/** Repeats requests with an Idempotency-Key while we kill and restart their servers. Each request is charged once. */

import { Pool } from 'undici'
import { expect, vi } from 'vitest'
import { killed, type Machine, type Serving } from './program.ts'

const SERVERS = 4
const CALLERS = 16
/** Number of answers that each key must get from all servers together. */
const ANSWERS = 2

/** Runs four servers on the given machines, with the same accounts. Each server is killed `kills / 4` times. */
export async function expectEachChargedOnce({
  machines,
  keys,
  kills,
}: {
  readonly machines: readonly Machine[]
  readonly keys: number
  readonly kills: number
}): Promise<void> {
  const { customerId, key } = await machines[0]!.customer()
  const servers: Serving[] = []
  const pools: Pool[] = []
  const start = async (index: number) => {
    servers[index] = await machines[index % machines.length]!.serve('--log-level', 'error')
    pools[index] = new Pool(servers[index].url, { connections: CALLERS, pipelining: 1 })
  }
  await Promise.all(Array.from({ length: SERVERS }, (_, index) => start(index)))

  const seen = Array.from({ length: keys }, () => ({
    bodies: new Set<string>(),
    answers: 0,
    replays: 0,
  }))
  let [next, cut, answered] = [0, 0, 0]

  async function send(n: number, index: number): Promise<void> {
    try {
      const { statusCode, headers, body } = await pools[index]!.request({
        path: '/v1/compatibility/check',
        method: 'POST',
        headers: {
          'x-api-key': key,
          'content-type': 'application/json',
          'idempotency-key': `"key-${n}"`,
        },
        body: JSON.stringify({ items: [{ ingredientId: 'butter', amount: n }] }),
      })
      const text = await body.text()
      expect([statusCode, text]).toEqual([200, expect.any(String)])
      const one = seen[n]!
      one.bodies.add(text)
      one.answers++
      answered++
      if (headers['idempotency-replayed'] === 'true') one.replays++
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (
        !['ECONNREFUSED', 'UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE', 'UND_ERR_DESTROYED'].includes(
          code ?? '',
        )
      )
        throw error
      if (code !== 'ECONNREFUSED') cut++
    }
  }
  const caller = async () => {
    for (let n = next++; n < keys; n = next++) {
      for (let index = n; seen[n]!.answers < ANSWERS; index++) await send(n, index % SERVERS)
    }
  }
  const callers = Array.from({ length: CALLERS }, caller)
  for (let round = 0; round < kills; round++) {
    const enough = Math.min(keys * ANSWERS - 1, answered + (keys * ANSWERS) / (kills + 2))
    await vi.waitUntil(() => answered >= enough, { timeout: 60_000, interval: 2 })
    const index = round % SERVERS
    await killed(servers[index]!)
    await pools[index]!.destroy()
    await start(index)
  }
  await Promise.all(callers)

  // If no call was in flight at any kill, the test would prove nothing.
  expect(cut).toBeGreaterThan(0)
  expect(seen.filter(({ bodies }) => bodies.size !== 1)).toEqual([])
  const [row] = await machines[0]!.usage(customerId)
  expect(row!.units).toBe(5 * keys)
  // All answers for a key except the first are replays, which cost nothing.
  expect(seen.filter(({ answers, replays }) => answers - replays > 1)).toEqual([])
  await Promise.all(pools.map((pool) => pool.destroy()))
}
