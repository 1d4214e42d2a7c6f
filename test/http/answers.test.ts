/** The response cache of the server is bounded. A cached answer has the same bytes and price as a new answer. */

import { expect, test } from 'vitest'
import { AnswerCache } from '../../src/http/answers.ts'
import { NOON, testServer } from './support.ts'

test('a cached answer has the same bytes and price as the first, for every account', async () => {
  const server = await testServer()
  const [one, other] = [await server.customer(), await server.customer({ modules: ['M1'] })]
  const path = '/v1/ingredients/butter/allergens?lang=de'
  const first = await one.ask('GET', path)
  const second = await one.ask('GET', path)
  expect([second.status, second.text, second.headers.etag]).toEqual([
    200,
    first.text,
    first.headers.etag,
  ])
  expect(await server.store.spent(one.account.customerId, NOON)).toBe(10)
  expect((await other.ask('GET', path)).status).toBe(403)
})

test('a cached answer is refused like any other when the credits are missing', async () => {
  const server = await testServer()
  const [path, evicted] = ['butter', 'onion'].map((id) => `/v1/ingredients/${id}/allergens`)
  const { ask, account } = await server.customer({ monthlyQuota: 12 })
  const answers = [await ask('GET', path!), await ask('GET', path!), await ask('GET', path!)]
  const recomputed = await ask('GET', evicted!)
  expect([...answers, recomputed].map(({ status }) => status)).toEqual([200, 200, 402, 402])
  expect(answers[2]!.text).toBe(recomputed.text)
  expect(await server.store.spent(account.customerId, NOON)).toBe(10)
  const [row] = await server.store.usage(account.customerId, '2000-01-01')
  expect([row!.requests, row!.errors, row!.units]).toEqual([4, 2, 10])
})

test('errors and answers that may change are not cached', async () => {
  const server = await testServer()
  const { ask } = await server.customer()
  const usage = await ask('GET', '/v1/account/usage')
  expect((await ask('GET', '/v1/account/usage')).text).not.toBe(usage.text)
  const { text } = await ask('GET', '/v1/ingredients/xyzzy')
  const again = await ask('GET', '/v1/ingredients/xyzzy')
  expect([again.status, again.text]).toEqual([404, text])
})

test('the oldest answers are evicted when the cache is full, and very large ones are not cached', () => {
  const answers = new AnswerCache()
  const ofSize = (length: number) => ({ credits: 1, body: 'x'.repeat(length) })
  for (let i = 0; i < 200; i++) answers.add(`/${i}`, ofSize(99_000))
  const cached = Array.from({ length: 200 }, (_, i) => i).filter((i) => answers.get(`/${i}`))
  expect(cached).toEqual(Array.from({ length: 161 }, (_, i) => 39 + i))
  answers.add('/large', ofSize(100_001))
  expect(answers.get('/large')).toBeUndefined()
})
