/** Sets the clock back to the previous month, and checks that credits still count for the month they were spent in. */

// tier: system

import { expect, test } from 'vitest'
import { testServer } from '../support.ts'

const DECEMBER = Date.UTC(2026, 11, 1)
const SECOND = 1_000

test('no credit of either month is given twice, and the usage adds up', async () => {
  const server = await testServer()
  const { ask } = await server.customer({ monthlyQuota: 3 })
  const statuses = async (at: number, calls: number) => {
    server.clock.now = at
    const answers = []
    for (let n = 0; n < calls; n++) answers.push((await ask('GET', '/v1/meta/languages')).status)
    return answers
  }
  expect(await statuses(DECEMBER - 10 * SECOND, 2)).toEqual([200, 200])
  expect(await statuses(DECEMBER + SECOND, 2)).toEqual([200, 200])
  expect(await statuses(DECEMBER - SECOND, 3)).toEqual([200, 402, 402])
  expect(await statuses(DECEMBER + 2 * SECOND, 2)).toEqual([200, 402])
  // Set the clock back by a day (to November), then forward by a year (to December 2027).
  expect(await statuses(DECEMBER - 86_401 * SECOND, 1)).toEqual([402])
  expect(await statuses(Date.UTC(2027, 11, 1), 4)).toEqual([200, 200, 200, 402])
  server.clock.now = DECEMBER + 3 * SECOND
  const { usage } = (await ask('GET', '/v1/account/usage?days=30')).body as {
    usage: readonly {
      day: string
      function: string
      requests: number
      errors: number
      units: number
    }[]
  }
  expect(
    usage
      .filter((row) => row.function === 'languages' && row.day < '2027')
      .map(({ day, requests, errors, units }) => [day, requests, errors, units]),
  ).toEqual([
    ['2026-11-29', 1, 1, 0],
    ['2026-11-30', 5, 2, 3],
    ['2026-12-01', 4, 1, 3],
  ])
})
