/** Tests requests with an Idempotency-Key and PostgreSQL, on two machines, while servers are killed. */

// tier: system
// needs: postgres

import { test } from 'vitest'
import { postgresServer } from '../support/postgres.ts'
import { freshMachine } from './program.ts'
import { expectEachChargedOnce } from './repeated-calls.ts'

const database = await postgresServer()
const address = await database.database()

test('300 keys on four servers of two machines and 8 kills: each is charged once, and its answer is always the same', async () => {
  const machines = [freshMachine(address), freshMachine(address)]
  await expectEachChargedOnce({ machines: machines, keys: 300, kills: 8 })
}, 240_000)
