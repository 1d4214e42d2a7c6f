/** Tests requests with an Idempotency-Key and an accounts file, while servers are killed. */

// tier: system

import { test } from 'vitest'
import { freshMachine } from './program.ts'
import { expectEachChargedOnce } from './repeated-calls.ts'

test('1,000 keys on four servers and 20 kills: each is charged once, and its answer is always the same', async () => {
  await expectEachChargedOnce({ machines: [freshMachine()], keys: 1_000, kills: 20 })
}, 240_000)
