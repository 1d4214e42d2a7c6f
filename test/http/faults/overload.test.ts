/** Tests that the server refuses calls immediately, including `/health`, but only while the event loop lags. */

// tier: system

import { expect, test } from 'vitest'
import {
  CallersPerSecond,
  MAX_LAG_MS,
  MOST_UNHURRIED,
  watchLag,
} from '../../../src/http/fairness/loop-lag.ts'
import { openMetrics } from '../../../src/http/metrics.ts'
import { until } from '../program.ts'
import { testServer } from '../support.ts'

test('while the loop lags and many clients call, everything but the metrics is refused, and nothing is charged', async () => {
  let lag = 0
  const server = await testServer({ lag: () => lag, metrics: openMetrics('test') })
  const customer = await server.customer()
  const paths = ['/health', '/ready', '/v1/health', '/v1/meta/languages', '/metrics'] as const
  const statuses = () =>
    Promise.all(paths.map(async (path) => (await customer.ask('GET', path)).status))
  expect(await statuses()).toEqual([200, 200, 200, 200, 200])
  lag = MAX_LAG_MS + 1
  expect(await statuses()).toEqual([200, 200, 200, 200, 200])
  for (let call = 0; call < MOST_UNHURRIED; call++) await customer.ask('GET', '/metrics')
  expect(await statuses()).toEqual([503, 503, 503, 503, 200])
  const { headers, body } = await customer.ask('GET', '/health')
  expect([headers['retry-after'], body]).toEqual([
    '1',
    {
      error: {
        code: 'UNAVAILABLE',
        message: 'the service cannot answer now; try again in 1 s',
        details: null,
      },
    },
  ])
  lag = MAX_LAG_MS
  expect(await statuses()).toEqual([200, 200, 200, 200, 200])
  const { text } = await customer.ask('GET', '/metrics')
  expect(text).toMatch(/^ingr_overload_refusals_total\{.*\} 5$/m)
  const usage = await customer.ask('GET', '/v1/account/usage')
  expect(usage.body).toMatchObject({ usage: [{ function: 'languages', requests: 3, units: 3 }] })
})

test('a loop of long turns lags, and one that is free again does not', async () => {
  const lag = watchLag()
  let isBusy = true
  const block = () => {
    const end = performance.now() + 300
    while (performance.now() < end) {}
    if (isBusy) setImmediate(block)
  }
  setImmediate(block)
  await until(() => lag() > 150)
  isBusy = false
  await until(() => lag() < 100)
})

test('a connection counts as one waiting client, however many calls it sends', () => {
  let now = 0
  const callers = new CallersPerSecond(() => now)
  const [one, other] = [{}, {}]
  for (let call = 0; call < 1_000; call++) callers.count(one)
  expect(callers.count(one)).toBe(1)
  expect(callers.count(other)).toBe(2)
  now = 1_500
  expect(callers.count(one)).toBe(2)
  now = 2_600
  expect(callers.count(one)).toBe(1)
})
