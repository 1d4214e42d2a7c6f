/**
 * Tests with PostgreSQL that callers with a valid key still get answers while a thousand connections send unknown keys.
 */

// tier: system
// needs: postgres

import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'undici'
import { expect, test } from 'vitest'
import { newKey } from '../../../src/accounts/keys.ts'
import { postgresServer } from '../../support/postgres.ts'
import { freshMachine } from '../program.ts'

const database = await postgresServer()
const address = await database.database()
const machine = freshMachine(address)

test('made-up keys on 1,000 connections: 401 for them, 200 for a valid one', async () => {
  const server = await machine.serve('--log-level', 'silent')
  const { key } = await machine.customer('--rate-limit', '1000000')
  const ask = async (pool: Pool, key: string) => {
    const { statusCode, body } = await pool.request({
      path: '/v1/ingredients/butter/allergens',
      method: 'GET',
      headers: { 'x-api-key': key },
    })
    await body.dump()
    return statusCode
  }
  const customerPool = new Pool(server.url, { connections: 1 })
  const times = async (enough: (times: readonly number[]) => boolean) => {
    const seen: number[] = []
    while (!enough(seen)) {
      const began = performance.now()
      expect(await ask(customerPool, key)).toBe(200)
      seen.push(performance.now() - began)
      await pause(2)
    }
    return seen
  }
  const median = (seen: readonly number[]) => [...seen].sort((a, b) => a - b)[seen.length >> 1]!
  await times(({ length }) => length === 100)
  const alone = await times(({ length }) => length === 200)

  const attackers = new Pool(server.url, { connections: 1_000 })
  const refused = { 401: 0, other: 0 }
  let isOver = false
  const unknownKeys = Array.from({ length: 1_000 }, async () => {
    while (!isOver) refused[(await ask(attackers, newKey().key)) === 401 ? 401 : 'other']++
  })
  while (refused[401] < 2_000) await pause(10)
  const underAttack = await times(() => refused[401] > 10_000)
  isOver = true
  await Promise.all(unknownKeys)
  await Promise.all([attackers.close(), customerPool.close()])
  console.log(
    `made-up keys: ${refused[401]} refused; the median of another customer ${median(alone).toFixed(1)} → ${median(underAttack).toFixed(1)} ms, ${underAttack.length} calls (the unknown keys share the processor)`,
  )
  expect(refused.other).toBe(0)
  // If all 1,001 connections took turns, the customer would get only 8 answers during 8,000 refusals.
  expect(underAttack.length).toBeGreaterThan(8)
  server.child.kill('SIGTERM')
  expect((await server.ended).code).toBe(0)
}, 60_000)
