/**
 * Requests that are repeated with an Idempotency-Key get the same answer and are charged once. Calls with test keys
 * cost nothing.
 */

import { describe, expect, test } from 'vitest'
import { newKey } from '../../src/accounts/keys.ts'
import { keyLike } from '../support/accounts.ts'
import { NOON, testServer } from './support.ts'

const server = await testServer()
const CHECK = '/v1/compatibility/check'
const body = { items: [{ ingredientId: 'butter' }] }
const post = (key: string, idempotency: string, sent: unknown = body, path = CHECK) =>
  server.ask('POST', path, { key, body: sent, headers: { 'idempotency-key': idempotency } })
const codeOf = ({ text }: { text: string }) => JSON.parse(text).error.code

describe('the same request with the same key', () => {
  test('gets the same answer and is charged once, quoted or not', async () => {
    const { key, account } = await server.customer({ monthlyQuota: 5 })
    const first = await post(key, '"8e03978e-40d5"')
    const again = await post(key, '8e03978e-40d5')
    expect([again.status, again.text, again.headers['content-type']]).toEqual([
      200,
      first.text,
      first.headers['content-type'],
    ])
    const outcomes = [
      'x-credits-cost',
      'x-credits-spent',
      'x-credits-remaining',
      'idempotency-replayed',
    ]
    expect(outcomes.map((name) => first.headers[name])).toEqual([5, 5, 0, undefined].map(text))
    expect(outcomes.map((name) => again.headers[name])).toEqual([0, 5, 0, 'true'].map(text))
    expect(await server.store.spent(account.customerId, NOON)).toBe(5)
    const [row] = await server.store.usage(account.customerId, '2000-01-01')
    expect([row!.requests, row!.errors, row!.units]).toEqual([2, 0, 5])
    // The quota is spent, so the same call without an Idempotency-Key fails.
    expect((await server.ask('POST', CHECK, { key, body })).status).toBe(402)
  })

  test('sent many times at once gets one answer and is charged once', async () => {
    const { key, account } = await server.customer()
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(key, 'at-once')))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await server.store.spent(account.customerId, NOON)).toBe(5)
    const [row] = await server.store.usage(account.customerId, '2000-01-01')
    expect([row!.requests, row!.errors, row!.units]).toEqual([20, 0, 5])
  })

  test('is charged again after a day', async () => {
    const { key, account } = await server.customer()
    await post(key, 'a day')
    server.clock.now += 86_400_001
    const later = await post(key, 'a day'.replace(' ', '-'))
    const again = await post(key, 'a day'.replace(' ', '-'))
    server.clock.now = NOON
    expect([later, again].map(({ headers }) => headers['idempotency-replayed'])).toEqual([
      undefined,
      'true',
    ])
    expect(await server.store.spent(account.customerId, NOON)).toBe(5)
  })

  test('gets a new answer if the first was too long to store, and is charged once', async () => {
    const { key, account } = await server.customer()
    const items = Array.from({ length: 500 }, (_, n) => ({ ingredientId: `nothing-${n}` }))
    const long = { checks: Array.from({ length: 30 }, () => ({ items })) }
    const path = `${CHECK}/batch`
    const first = await post(key, 'long', long, path)
    expect(first.text.length).toBeGreaterThan(4_194_304)
    const again = await post(key, 'long', long, path)
    expect([again.text === first.text, again.headers['idempotency-replayed']]).toEqual([
      true,
      'true',
    ])
    expect(await server.store.spent(account.customerId, NOON)).toBe(150)
  })
})

describe('a key', () => {
  test('is refused with another body or path, and separate for each account', async () => {
    const [one, other] = [await server.customer(), await server.customer()]
    await post(one.key, 'reused')
    const changed = await post(one.key, 'reused', { items: [{ ingredientId: 'tofu' }] })
    const elsewhere = await post(one.key, 'reused', body, '/v1/compatibility/fodmap')
    expect([changed.status, codeOf(changed), codeOf(elsewhere)]).toEqual([
      422,
      'IDEMPOTENCY_KEY_REUSED',
      'IDEMPOTENCY_KEY_REUSED',
    ])
    expect((await post(other.key, 'reused')).headers['idempotency-replayed']).toBeUndefined()
    expect(await server.store.spent(one.account.customerId, NOON)).toBe(5)
  })

  test('may be reused with a corrected request after a refusal', async () => {
    const { key } = await server.customer()
    expect((await post(key, 'better', { items: [] })).status).toBe(400)
    expect((await post(key, 'better')).status).toBe(200)
  })

  test.each(['', ' ', 'a b', '"', '"a', 'ä', 'x'.repeat(256)])(
    'with invalid characters is refused: %s',
    async (odd) => {
      const { key } = await server.customer()
      const answer = await post(key, odd)
      expect([answer.status, codeOf(answer)]).toEqual([400, 'INVALID_REQUEST'])
    },
  )

  test('is ignored on a GET', async () => {
    const { key, account } = await server.customer()
    const headers = { 'idempotency-key': 'get' }
    for (const path of ['/v1/meta/languages', '/v1/ingredients/count']) {
      expect((await server.ask('GET', path, { key, headers })).status).toBe(200)
    }
    expect(await server.store.spent(account.customerId, NOON)).toBe(2)
  })
})

describe('a test key', () => {
  async function testKey(limits: Parameters<typeof server.customer>[0] = {}) {
    const customer = await server.customer(limits)
    const { key, prefix, hash } = newKey(true)
    const { customerId } = customer.account
    await server.store.addKey(keyLike({ keyId: key, customerId, prefix, hash }))
    return { ...customer, test: key }
  }

  test('gets the same answers, costs nothing, and is separate in the usage', async () => {
    const { key, test, account } = await testKey({ monthlyQuota: 5 })
    expect(test).toMatch(/^ingr_test/)
    const answers = [
      await server.ask('POST', CHECK, { key: test, body }),
      await server.ask('POST', CHECK, { key, body }),
      await server.ask('POST', CHECK, { key: test, body }),
    ]
    expect(answers.map(({ status, text }) => [status, text])).toEqual(
      answers.map(() => [200, answers[0]!.text]),
    )
    expect(answers.map(({ headers }) => headers['x-credits-cost'])).toEqual([0, 5, 0].map(text))
    const usage = await server.store.usage(account.customerId, '2000-01-01')
    expect(usage).toMatchObject([
      { function: 'check', requests: 1, units: 5 },
      { function: 'check', requests: 2, units: 0, test: true },
    ])
    expect((await server.ask('GET', '/v1/account/usage', { key })).text).toContain('"test":true')
  })

  test('has a low rate of its own', async () => {
    const { key, test } = await testKey()
    const path = '/v1/meta/languages'
    const statuses: number[] = []
    for (let n = 0; n < 61; n++)
      statuses.push((await server.ask('GET', path, { key: test })).status)
    expect(statuses).toEqual([...Array(60).fill(200), 429])
    const live = await server.ask('GET', path, { key })
    expect([live.status, live.headers['ratelimit-policy']]).toEqual([200, '"minute";q=60000;w=60'])
  })

  test('has the modules of its account, and does not share its stored answers with a live key', async () => {
    const { key, test, account } = await testKey({ modules: ['M2'] })
    expect((await server.ask('GET', '/v1/meta/languages', { key: test })).status).toBe(403)
    await post(test, 'mine')
    expect((await post(test, 'mine')).headers['idempotency-replayed']).toBe('true')
    expect((await post(key, 'mine')).headers['idempotency-replayed']).toBeUndefined()
    expect(await server.store.spent(account.customerId, NOON)).toBe(5)
  })
})

test('no live key looks like a test key', () => {
  for (let n = 0; n < 1_000; n++) expect(newKey().prefix.startsWith('test')).toBe(false)
})

/** Matches a header value as text or as a number, because injected responses do not convert numbers to text. */
function text(value: number | string | undefined) {
  return value === undefined ? undefined : expect.toSatisfy((one) => String(one) === String(value))
}
