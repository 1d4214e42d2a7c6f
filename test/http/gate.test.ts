/** Tests the access control and the cost of calls: keys, order of checks, credits, quota, cap, rate limit, usage. */

import { describe, expect, test } from 'vitest'
import { issueKey } from '../../src/accounts/administration.ts'
import { newKey, prefixOf } from '../../src/accounts/keys.ts'
import { MODULES } from '../../src/domain/functions.ts'
import { OPERATIONS } from '../../src/operations/operations.ts'
import { BUILD, NOON, testServer } from './support.ts'

const server = await testServer()
const ALLERGENS = '/v1/ingredients/butter/allergens'
const DETAIL = '/v1/ingredients/butter'
const CHECK = { items: [{ ingredientId: 'butter' }] }

const codeOf = (text: string) => (JSON.parse(text) as { error: { code: string } }).error.code
/** Formats the status, followed by the error code if there is one. */
const outcome = ({ status, text }: { status: number; text: string }) =>
  status < 400 ? String(status) : `${status} ${codeOf(text)}`

describe('the key', () => {
  test('is taken from either header, the scheme in any case', async () => {
    const { key } = await server.customer()
    const ways: readonly Readonly<Record<string, string>>[] = [
      { authorization: `Bearer ${key}` },
      { authorization: `bearer  ${key}` },
      { 'x-api-key': key },
      { authorization: 'Basic YTpi', 'x-api-key': key },
    ]
    for (const headers of ways) {
      expect((await server.ask('GET', DETAIL, { headers })).status).toBe(200)
    }
  })

  test('in Authorization takes precedence over x-api-key', async () => {
    const { key } = await server.customer()
    const headers = { authorization: 'Bearer nonsense', 'x-api-key': key }
    expect(outcome(await server.ask('GET', DETAIL, { headers }))).toBe('401 INVALID_API_KEY')
  })

  test.each(["Bearer ' OR '1'='1", 'Bearer a b', 'Bearer  äöü ', 'Bearer {"key":"x"}'])(
    'of odd characters counts as a wrong key: %s',
    async (authorization) => {
      const answer = await server.ask('GET', DETAIL, { headers: { authorization } })
      expect(outcome(answer)).toBe('401 INVALID_API_KEY')
    },
  )

  test.each(['Bearer', 'Bearer  ', 'Basic YTpi', "' OR '1'='1"])(
    'is missing from: %s',
    async (authorization) => {
      const answer = await server.ask('GET', DETAIL, { headers: { authorization } })
      expect(outcome(answer)).toBe('401 MISSING_API_KEY')
    },
  )

  test('with one character changed is invalid', async () => {
    const { key } = await server.customer()
    for (const at of [0, 6, 20, key.length - 1]) {
      const other = key[at] === 'x' ? 'y' : 'x'
      const changed = `${key.slice(0, at)}${other}${key.slice(at + 1)}`
      expect(outcome(await server.ask('GET', DETAIL, { key: changed }))).toBe('401 INVALID_API_KEY')
    }
  })

  test('that was revoked is invalid', async () => {
    const { key, keyId } = await server.customer()
    await server.store.revokeKey(keyId, new Date(NOON).toISOString())
    expect(outcome(await server.ask('GET', DETAIL, { key }))).toBe('401 INVALID_API_KEY')
  })

  test('that has expired is invalid, with the same answer', async () => {
    const { account } = await server.customer()
    const { key } = await issueKey(server.store, account.customerId, NOON, { expires: '1d' })
    const { key: unknown } = newKey()
    const before = server.clock.now
    expect(outcome(await server.ask('GET', DETAIL, { key }))).toBe('200')
    server.clock.now = NOON + 86_400_001
    const answers = [key, unknown].map((one) => server.ask('GET', DETAIL, { key: one }))
    const [expired, other] = await Promise.all(answers)
    server.clock.now = before
    expect([expired?.status, expired?.text]).toEqual([401, other?.text])
  })

  test('can call only the modules of its scopes, and operations without a module', async () => {
    const { account } = await server.customer({ modules: ['M1', 'M2'] })
    const { key } = await issueKey(server.store, account.customerId, NOON, { scopes: ['M1', 'M3'] })
    const ask = (path: string) => server.ask('GET', path, { key })
    const denied = await ask(ALLERGENS)
    expect([
      outcome(await ask(DETAIL)),
      outcome(await ask('/v1/account/usage')),
      denied.status,
      denied.body,
      outcome(await ask('/v1/ingredients/butter/profile')),
    ]).toEqual([
      '200',
      '200',
      403,
      {
        error: {
          code: 'MODULE_NOT_BOOKED',
          message: 'the key may not call module M2',
          details: { module: 'M2', booked: 'M1, M2', scopes: 'M1, M3' },
        },
      },
      '403 MODULE_NOT_BOOKED',
    ])
  })

  test('of a deleted account is invalid, even if it was cached', async () => {
    const { key, account } = await server.customer()
    const other = await server.customer()
    expect(outcome(await server.ask('GET', DETAIL, { key }))).toBe('200')
    await server.store.deleteAccount(account.customerId, new Date(NOON).toISOString())
    const both = [key, other.key].map((one) => server.ask('GET', DETAIL, { key: one }))
    expect((await Promise.all(both)).map(outcome)).toEqual(['401 INVALID_API_KEY', '200'])
  })

  test('is required by every operation but health and readiness', async () => {
    const open = await Promise.all(
      OPERATIONS.map(async ({ id, method, path }) => {
        const { status } = await server.ask(method, path.replace('{canonicalId}', 'butter'))
        return status === 401 ? [] : [id]
      }),
    )
    expect(open.flat()).toEqual(['healthAlias', 'health', 'ready'])
  })
})

describe('GET /v1/account', () => {
  test('shows the whole account and its keys, only to its owner, at no cost', async () => {
    const { account, keyId, key, ask } = await server.customer({
      ...{ monthlyQuota: 10, creditPrice: 0.5, spendingCap: 2, modules: ['M1', 'M2'] },
    })
    const { customerId } = account
    const more = { name: 'shop', expires: '2026-12-31', scopes: ['M1'] }
    const second = await issueKey(server.store, customerId, NOON + 1_000, more)
    await server.customer()
    await ask('GET', ALLERGENS)
    const answer = await ask('GET', '/v1/account')
    const shared = { revokedAt: null, usedOn: null }
    expect([answer.status, answer.headers['x-credits-cost'], answer.body]).toEqual([
      200,
      '0',
      {
        ...{ customerId, name: account.name, plan: 'pro', modules: ['M1', 'M2'] },
        ...{ month: '2026-11', monthlyQuota: 10, spent: 5, remaining: 9 },
        ...{ creditPrice: 0.5, spendingCap: 2, rateLimit: 60_000 },
        keys: [
          {
            ...{ keyId, prefix: prefixOf(key), createdAt: '2026-11-21T12:00:00.000Z', ...shared },
            ...{ name: null, expiresAt: null, usedOn: '2026-11-21', scopes: null },
          },
          {
            ...{ keyId: second.keyId, prefix: prefixOf(second.key), ...shared },
            ...{ createdAt: '2026-11-21T12:00:01.000Z', name: 'shop', scopes: ['M1'] },
            expiresAt: '2026-12-31T23:59:59.999Z',
          },
        ],
      },
    ])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('answers a test key at its own rate, a scoped key, and an account without credits', async () => {
    const { account } = await server.customer({ monthlyQuota: 0, modules: [] })
    const issue = (fields: Parameters<typeof issueKey>[3]) =>
      issueKey(server.store, account.customerId, NOON, fields)
    const keys = [await issue({ isTest: true }), await issue({ scopes: ['M4'] })]
    const bodies: { rateLimit: number; remaining: number }[] = []
    for (const { key } of keys) bodies.push((await server.ask('GET', '/v1/account', { key })).body)
    expect(bodies.map(({ rateLimit, remaining }) => [rateLimit, remaining])).toEqual([
      [60, 0],
      [60_000, 0],
    ])
  })
})

describe('a module that is not in the account’s plan', () => {
  test.each(MODULES)('%s is refused, the others answer', async (module) => {
    const modules = MODULES.filter((one) => one !== module)
    const { key } = await server.customer({ modules })
    const outcomes = await Promise.all(
      OPERATIONS.filter(({ section }) => section !== 'health').map(async (operation) => {
        const { path, method, example, section } = operation
        const query = new URLSearchParams(example.query).toString()
        const url = `${path.replace('{canonicalId}', example.ingredientId ?? '')}?${query}`
        const answer = await server.ask(method, url, { key, body: example.body })
        return [section === module, outcome(answer) === '403 MODULE_NOT_BOOKED'] as const
      }),
    )
    for (const [isOfModule, isRefused] of outcomes) expect(isRefused).toBe(isOfModule)
  })

  test('does not keep the account from its own usage', async () => {
    const { ask } = await server.customer({ modules: [] })
    expect((await ask('GET', '/v1/account/usage')).status).toBe(200)
  })
})

describe('the order of the checks', () => {
  test('path before key, key before rate, rate before module, module before input, input before credits, credits before the work', async () => {
    const withoutKey = await server.ask('GET', '/v1/nothing')
    const wrongMethod = await server.ask('DELETE', DETAIL)
    const noKey = await server.ask('GET', '/v1/ingredients/butter?lang=fr')
    const limited = await server.customer({ rateLimit: 1, blocked: true })
    const first = await limited.ask('GET', `${DETAIL}?lang=fr`)
    const second = await limited.ask('GET', `${DETAIL}?lang=fr`)
    const unbooked = await server.customer({ modules: [], blocked: true, monthlyQuota: 0 })
    const blocked = await unbooked.ask('POST', '/v1/compatibility/check', '{')
    const booked = await server.customer({ modules: [], monthlyQuota: 0 })
    const notBooked = await booked.ask('POST', '/v1/compatibility/check', '{')
    const poor = await server.customer({ monthlyQuota: 0 })
    const badJson = await poor.ask('POST', '/v1/compatibility/check', '{')
    const badInput = await poor.ask('POST', '/v1/compatibility/check', { items: [] })
    const noCredits = await poor.ask('GET', '/v1/ingredients/xyzzy')
    const rich = await server.customer()
    const unknown = await rich.ask('GET', '/v1/ingredients/xyzzy')
    const noData = await rich.ask('GET', '/v1/ingredients/curing-salt/substitutes')
    expect(
      [
        withoutKey,
        wrongMethod,
        noKey,
        first,
        second,
        blocked,
        notBooked,
        badJson,
        badInput,
        noCredits,
        unknown,
        noData,
      ].map(outcome),
    ).toEqual([
      '404 ROUTE_NOT_FOUND',
      '405 METHOD_NOT_ALLOWED',
      '401 MISSING_API_KEY',
      '403 ACCOUNT_BLOCKED',
      '429 RATE_LIMITED',
      '403 ACCOUNT_BLOCKED',
      '403 MODULE_NOT_BOOKED',
      '400 INVALID_JSON',
      '400 EMPTY_ITEMS',
      '402 QUOTA_EXCEEDED',
      '404 INGREDIENT_NOT_FOUND',
      '422 NO_RELATIONSHIP_DATA',
    ])
  })
})

describe('credits', () => {
  test('an operation costs what its module costs, a batch the number of its checks, a failure nothing', async () => {
    const { ask, account } = await server.customer()
    const batch = { checks: [CHECK, CHECK, { items: [] }] }
    await ask('GET', '/v1/ingredients/search?q=butter')
    await ask('GET', '/v1/ingredients/xyzzy')
    await ask('GET', '/v1/ingredients/search')
    await ask('GET', ALLERGENS)
    await ask('POST', '/v1/compatibility/check', CHECK)
    await ask('POST', '/v1/compatibility/check/batch', batch)
    await ask('POST', '/v1/compatibility/check', '{')
    await ask('GET', `${DETAIL}/profile`)
    await ask('GET', '/v1/ingredients/curing-salt/substitutes')
    await ask('GET', `${DETAIL}/nutrition`)
    await ask('GET', '/v1/account/usage')
    await ask('GET', '/health')
    const { body } = await ask('GET', '/v1/account/usage?days=1')
    const { usage, ...rest } = body as { usage: readonly { avgLatencyMs: number }[] }
    expect(rest).toEqual({
      customerId: account.customerId,
      days: 1,
      modules: ['M1', 'M2', 'M3', 'M4'],
      plan: 'pro',
    })
    const row = (
      module: string,
      name: string,
      requests: number,
      errors: number,
      units: number,
    ) => ({
      day: '2026-11-21',
      module,
      function: name,
      requests,
      errors,
      units,
      avgLatencyMs: expect.any(Number),
    })
    expect(usage).toEqual([
      row('M1', 'detail', 1, 1, 0),
      row('M1', 'search', 2, 1, 1),
      row('M2', 'allergens', 1, 0, 5),
      row('M2', 'check', 2, 1, 5),
      row('M2', 'checkBatch', 1, 0, 15),
      row('M3', 'profile', 1, 0, 2),
      row('M3', 'substitutes', 1, 1, 0),
      row('M4', 'nutrition', 1, 0, 3),
      row('account', 'usage', 1, 0, 0),
    ])
    expect(await server.store.spent(account.customerId, NOON)).toBe(1 + 5 + 5 + 15 + 2 + 3)
  })

  test('a 304 costs as much as a 200, a HEAD as much as a GET', async () => {
    const { key, account } = await server.customer()
    const first = await server.ask('GET', DETAIL, { key })
    const etag = String(first.headers.etag)
    const again = await server.ask('GET', DETAIL, { key, headers: { 'if-none-match': etag } })
    const head = await server.ask('HEAD', DETAIL, { key })
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag])
    expect([head.status, head.text, head.headers['content-length']]).toEqual([
      200,
      '',
      first.headers['content-length'],
    ])
    expect(await server.store.spent(account.customerId, NOON)).toBe(3)
  })

  test('the quota can be spent to the last credit, and not beyond', async () => {
    const { ask, account } = await server.customer({ monthlyQuota: 7 })
    const outcomes = []
    for (const path of [ALLERGENS, ALLERGENS, DETAIL, DETAIL, DETAIL]) {
      outcomes.push(outcome(await ask('GET', path)))
    }
    expect(outcomes).toEqual(['200', '402 QUOTA_EXCEEDED', '200', '200', '402 QUOTA_EXCEEDED'])
    expect(await server.store.spent(account.customerId, NOON)).toBe(7)
    expect((await ask('GET', '/v1/account/usage')).status).toBe(200)
  })

  test('a batch is refused as a whole if its credits exceed what is left', async () => {
    const { ask, account } = await server.customer({ monthlyQuota: 14 })
    const answer = await ask('POST', '/v1/compatibility/check/batch', {
      checks: [CHECK, CHECK, CHECK],
    })
    expect(answer.body).toEqual({
      error: {
        code: 'QUOTA_EXCEEDED',
        message: 'the call costs more credits than are left of the month: 15',
        details: { credits: '15' },
      },
    })
    expect(await server.store.spent(account.customerId, NOON)).toBe(0)
  })

  test('beyond the quota, credits are sold up to the cap', async () => {
    const limits = { monthlyQuota: 1, creditPrice: 0.1, spendingCap: 0.3 }
    const { ask } = await server.customer(limits)
    const outcomes = []
    for (let i = 0; i < 5; i++) outcomes.push(outcome(await ask('GET', DETAIL)))
    expect(outcomes).toEqual(['200', '200', '200', '200', '402 SPENDING_CAP_REACHED'])
  })

  test('a new month brings a new quota', async () => {
    const { ask } = await server.customer({ monthlyQuota: 1 })
    const outcomes = [outcome(await ask('GET', DETAIL)), outcome(await ask('GET', DETAIL))]
    server.clock.now = Date.UTC(2026, 11, 1)
    outcomes.push(outcome(await ask('GET', DETAIL)))
    server.clock.now = NOON
    expect(outcomes).toEqual(['200', '402 QUOTA_EXCEEDED', '200'])
  })

  test('200 concurrent calls on a quota of 50 credits: 50 are answered', async () => {
    const { ask, account } = await server.customer({ monthlyQuota: 50 })
    const answers = await Promise.all(Array.from({ length: 200 }, () => ask('GET', DETAIL)))
    const outcomes = answers.map(outcome)
    expect(outcomes.filter((one) => one === '200').length).toBe(50)
    expect(outcomes.filter((one) => one === '402 QUOTA_EXCEEDED').length).toBe(150)
    expect(await server.store.spent(account.customerId, NOON)).toBe(50)
    const { body } = await ask('GET', '/v1/account/usage')
    expect((body as { usage: unknown[] }).usage[0]).toMatchObject({
      function: 'detail',
      requests: 200,
      errors: 150,
      units: 50,
    })
  })
})

describe('the rate limit', () => {
  test('is in every answer, and a refusal says how long to wait', async () => {
    const { ask } = await server.customer({ rateLimit: 3 })
    const answers = [
      await ask('GET', DETAIL),
      await ask('GET', '/v1/ingredients/xyzzy'),
      await ask('POST', '/v1/compatibility/check/batch', { checks: Array(50).fill(CHECK) }),
      await ask('GET', DETAIL),
    ]
    expect(
      answers.map(({ status, headers }) => [
        status,
        headers['x-ratelimit-limit'],
        headers['x-ratelimit-remaining'],
      ]),
    ).toEqual([
      [200, '3', '2'],
      [404, '3', '1'],
      [200, '3', '0'],
      [429, '3', '0'],
    ])
    const { headers, text } = answers[3]!
    expect(String(headers['retry-after'])).toMatch(/^([1-9]|[1-5]\d|60)$/)
    expect(codeOf(text)).toBe('RATE_LIMITED')
  })

  test('is separate for each account, and a refused call is not in the usage', async () => {
    const one = await server.customer({ rateLimit: 1 })
    const other = await server.customer({ rateLimit: 1 })
    const outcomes = [
      await one.ask('GET', DETAIL),
      await one.ask('GET', DETAIL),
      await other.ask('GET', DETAIL),
    ]
    expect(outcomes.map(outcome)).toEqual(['200', '429 RATE_LIMITED', '200'])
    const rows = await server.store.usage(one.account.customerId, '2026-11-01')
    expect(rows.map(({ requests, errors }) => [requests, errors])).toEqual([[1, 0]])
  })
})

describe('headers', () => {
  test('a plain request id is returned, any other is replaced', async () => {
    const rows = ['abc-123', 'a'.repeat(129), 'a b', 'ingr_x\u00e4', '']
    const outcomes = await Promise.all(
      rows.map(
        async (id) =>
          (await server.ask('GET', '/health', { headers: { 'x-request-id': id } })).headers[
            'x-request-id'
          ],
      ),
    )
    expect(outcomes[0]).toBe('abc-123')
    for (const id of outcomes.slice(1)) expect(id).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('an answer derived only from the library has an ETag, the usage has none', async () => {
    const { ask, key } = await server.customer()
    const detail = await ask('GET', DETAIL)
    const usage = await ask('GET', '/v1/account/usage')
    expect(detail.headers.etag).toBe(`"${detail.headers['x-ingr-library']}-${BUILD}"`)
    expect([usage.headers.etag, usage.headers['cache-control']]).toEqual([undefined, 'no-store'])
    const tag = String(detail.headers.etag)
    for (const [sent, status] of [
      [`W/${tag}`, 304],
      [`"other", ${tag}`, 304],
      ['*', 304],
      ['"other"', 200],
      [tag.replaceAll('"', ''), 200],
    ] as const) {
      const headers = { 'if-none-match': sent }
      expect([sent, (await server.ask('GET', DETAIL, { key, headers })).status]).toEqual([
        sent,
        status,
      ])
    }
    const missing = await server.ask('GET', '/v1/ingredients/xyzzy', {
      key,
      headers: { 'if-none-match': '*' },
    })
    expect(missing.status).toBe(404)
  })
})

test('an accounts file that cannot be read or written means 503 and no charge', async () => {
  const failing = await testServer()
  const { key } = await failing.customer()
  await failing.ask('GET', DETAIL, { key })
  await failing.store.close()
  const answer = await failing.ask('GET', DETAIL, { key })
  expect([outcome(answer), answer.headers['retry-after']]).toEqual(['503 UNAVAILABLE', '1'])
})

describe('browsers', () => {
  test('may not call from another origin by default', async () => {
    const answer = await server.ask('GET', '/health', { headers: { origin: 'https://a.example' } })
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    expect(outcome(await server.ask('OPTIONS', DETAIL))).toBe('405 METHOD_NOT_ALLOWED')
  })

  test('may call from an allowed origin, and send a preflight request', async () => {
    const open = await testServer({ cors: ['https://a.example'] })
    const preflight = await open.ask('OPTIONS', DETAIL, {
      headers: {
        origin: 'https://a.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    })
    expect([
      preflight.status,
      preflight.headers['access-control-allow-origin'],
      preflight.headers['access-control-allow-headers'],
    ]).toEqual([
      204,
      'https://a.example',
      'Authorization, X-API-Key, Content-Type, Idempotency-Key, If-None-Match, X-Request-Id',
    ])
    const { key } = await open.customer()
    const call = await open.ask('GET', DETAIL, { key, headers: { origin: 'https://a.example' } })
    expect(call.headers['access-control-allow-origin']).toBe('https://a.example')
    const other = await open.ask('GET', DETAIL, { key, headers: { origin: 'https://b.example' } })
    expect(other.headers['access-control-allow-origin']).not.toBe('https://b.example')
  })
})
