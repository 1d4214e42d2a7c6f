/** Requests with an Idempotency-Key, sent again and again to several servers that are killed meanwhile: each is charged once. */

import { once } from 'node:events'
import { Pool } from 'undici'
import { expect, test, vi } from 'vitest'
import { freshPlace, type Serving } from './program.ts'

vi.setConfig({ testTimeout: 240_000 })

const SERVERS = 4
const KEYS = 1_000
const KILLS = 20
const CALLERS = 16
/** Answers that each key is to get, from any of the servers. */
const ANSWERS = 2

test('1,000 keys on four servers and 20 kills: each is charged once, and its answer is always the same', async () => {
  const place = freshPlace()
  const { customerId, key } = await place.customer()
  const servers: Serving[] = []
  const pools: Pool[] = []
  const start = async (index: number) => {
    servers[index] = await place.serve('--log-level', 'error')
    pools[index] = new Pool(servers[index].url, { connections: CALLERS, pipelining: 1 })
  }
  await Promise.all(Array.from({ length: SERVERS }, (_, index) => start(index)))

  const seen = Array.from({ length: KEYS }, () => ({
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
    for (let n = next++; n < KEYS; n = next++) {
      for (let index = n; seen[n]!.answers < ANSWERS; index++) await send(n, index % SERVERS)
    }
  }
  const callers = Array.from({ length: CALLERS }, caller)
  for (let round = 0; round < KILLS; round++) {
    const enough = Math.min(KEYS * ANSWERS - 1, answered + (KEYS * ANSWERS) / (KILLS + 2))
    await vi.waitUntil(() => answered >= enough, { timeout: 60_000, interval: 2 })
    const index = round % SERVERS
    const { child } = servers[index]!
    const dead = once(child, 'exit')
    child.kill('SIGKILL')
    await dead
    await pools[index]!.destroy()
    await start(index)
  }
  await Promise.all(callers)

  // Otherwise nothing was under way at any kill, and the test would say nothing.
  expect(cut).toBeGreaterThan(0)
  expect(seen.filter(({ bodies }) => bodies.size !== 1)).toEqual([])
  const [row] = await place.usage(customerId)
  expect(row!.units).toBe(5 * KEYS)
  // Of what was answered, all but the first of each key cost nothing.
  expect(seen.filter(({ answers, replays }) => answers - replays > 1)).toEqual([])
  await Promise.all(pools.map((pool) => pool.destroy()))
})
