/** The API client: its requests, its retries, and how it interprets answers. */

import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createClient, IngrApiError, IngrConnectionError } from '../../src/client/client.ts'
import { openLibrary } from '../../src/embedded/index.ts'
import { freshMachine } from '../http/program.ts'

type Reply = {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /**
   * The body to send. A string is sent unchanged. With `cut`, the server closes the connection; with `silent`, the
   * server sends nothing more but keeps the connection open.
   */
  readonly body?: unknown
  readonly cut?: boolean
  readonly silent?: 'at once' | 'after the head'
}

/** Starts a server that records the requests. It sends these replies in order and then repeats the last reply. */
async function scripted(...replies: readonly Reply[]) {
  const requests: {
    method: string
    url: string
    headers: IncomingMessage['headers']
    body: string
  }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const {
      status = 200,
      headers = {},
      body: answer = {},
      cut,
      silent,
    } = replies[Math.min(requests.length, replies.length - 1)]!
    requests.push({ method: request.method!, url: request.url!, headers: request.headers, body })
    if (cut) return void request.socket.destroy()
    if (silent === 'at once') return
    if (silent)
      return void response.writeHead(status, { 'content-type': 'application/json' }).write('{')
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(status === 304 ? '' : text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return { requests, client: createClient({ baseUrl, key: 'k' }), baseUrl }
}

const error = (code: string) => ({ error: { code, message: 'why', details: { limit: '1' } } })
const ITEMS = { items: [{ ingredientId: 'butter' }] }

describe('a request', () => {
  test('has its parameters in the right position', async () => {
    const { requests, client } = await scripted({})
    await client.substitutes({ canonicalId: 'a/b', for: ['egg', 'vegan'], limit: 2 })
    await client.check(ITEMS)
    expect(requests.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/v1/ingredients/a%2Fb/substitutes?for=egg%2Cvegan&limit=2', ''],
      ['POST', '/v1/compatibility/check', JSON.stringify(ITEMS)],
    ])
    expect(requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer k', 'Bearer k'])
  })
})

describe('temporary errors', () => {
  test.each([
    [429, { 'retry-after': '0' }],
    [503, { 'retry-after': '0' }],
    [429, { ratelimit: '"minute";r=0;t=0' }],
  ] as const)('%i is retried when the server says, under the same key', async (status, headers) => {
    const { requests, client } = await scripted(
      { status, headers, body: error('RATE_LIMITED') },
      { body: { a: 1 } },
    )
    expect(await client.check(ITEMS)).toEqual({ a: 1 })
    const keys = requests.map(({ headers: sent }) => sent['idempotency-key'])
    expect(keys).toEqual([keys[0], keys[0]])
    expect(keys[0]).toMatch(/^"[0-9a-f-]{36}"$/)
  })

  test('a page over plain http, where browsers have no randomUUID, sends keys too', async () => {
    const { requests, client } = await scripted({})
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    onTestFinished(() => void vi.unstubAllGlobals())
    await client.check(ITEMS)
    await client.check(ITEMS)
    expect(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(2)
  })

  test('a cut connection is retried, a POST without a key is not', async () => {
    const { requests, client } = await scripted({ cut: true }, { body: { a: 1 } })
    expect(await client.check(ITEMS)).toEqual({ a: 1 })
    expect(requests.length).toBe(2)
    const other = await scripted({ cut: true }, { body: { a: 1 } })
    await expect(other.client.check(ITEMS, { idempotencyKey: null })).rejects.toMatchObject({
      code: 'LOST',
    })
    expect(other.requests.length).toBe(1)
  })

  test('no call waits longer than its limit, or retries for ever', async () => {
    const long = await scripted({
      status: 429,
      headers: { 'retry-after': '61' },
      body: error('RATE_LIMITED'),
    })
    await expect(long.client.check(ITEMS)).rejects.toMatchObject({ retryAfter: 61 })
    const never = await scripted({
      status: 503,
      headers: { 'retry-after': '0' },
      body: error('UNAVAILABLE'),
    })
    await expect(never.client.languages()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    expect([long.requests.length, never.requests.length]).toEqual([1, 4])
  })

  test('a signal ends the wait with its reason', async () => {
    const { requests, client } = await scripted({
      status: 429,
      headers: { 'retry-after': '30' },
      body: error('RATE_LIMITED'),
    })
    const abort = new AbortController()
    const call = client.check(ITEMS, { signal: abort.signal })
    while (requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    abort.abort(new Error('enough'))
    await expect(call).rejects.toThrow('enough')
    await expect(client.check(ITEMS, { signal: abort.signal })).rejects.toThrow('enough')
    expect(requests.length).toBe(1)
  })
})

describe('a silent server', () => {
  test.each(['at once', 'after the head'] as const)(
    'is abandoned %s, and retried under the same key',
    async (silent) => {
      const { requests, baseUrl } = await scripted({ silent }, { body: { a: 1 } })
      const client = createClient({ baseUrl, timeoutMs: 300 })
      expect(await client.check(ITEMS)).toEqual({ a: 1 })
      const keys = requests.map(({ headers }) => headers['idempotency-key'])
      expect(keys).toEqual([keys[0], keys[0]])
    },
  )

  test('is an error of the package after the last attempt', async () => {
    const { requests, baseUrl } = await scripted({ silent: 'at once' })
    const client = createClient({ baseUrl, timeoutMs: 50, retries: 1 })
    const failed = client.search({ q: 'milk' })
    await expect(failed).rejects.toBeInstanceOf(IngrConnectionError)
    await expect(failed).rejects.toMatchObject({
      code: 'TIMED_OUT',
      message: `no answer from ${baseUrl}v1/ingredients/search within 50 ms`,
      cause: { name: 'AbortError' },
    })
    expect(requests.length).toBe(2)
  })

  test('has a time limit for all attempts together, whatever the limit and number of each', async () => {
    const { requests, baseUrl } = await scripted({ silent: 'at once' })
    const client = createClient({ baseUrl, totalMs: 80, retries: 1_000 })
    await expect(client.languages()).rejects.toMatchObject({ code: 'TIMED_OUT' })
    expect(requests.length).toBe(1)
  })

  test('a retry that could not begin within that limit is not waited for', async () => {
    const reply = { status: 503, headers: { 'retry-after': '50' }, body: error('UNAVAILABLE') }
    const { requests, baseUrl } = await scripted(reply)
    const client = createClient({ baseUrl, totalMs: 40_000 })
    await expect(client.check(ITEMS)).rejects.toMatchObject({ status: 503, retryAfter: 50 })
    expect(requests.length).toBe(1)
  })

  test('does not outlast a signal, whose reason is thrown', async () => {
    const { requests, baseUrl } = await scripted({ silent: 'at once' })
    const client = createClient({ baseUrl, timeoutMs: Number.POSITIVE_INFINITY })
    const abort = new AbortController()
    const call = client.check(ITEMS, { signal: abort.signal })
    while (requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    abort.abort(new Error('enough'))
    await expect(call).rejects.toThrow('enough')
    expect(requests.length).toBe(1)
  })
})

describe('a connection without an answer is an error of the package, with its cause', () => {
  const failure = async (baseUrl: string, fetch = globalThis.fetch): Promise<unknown> => {
    const client = createClient({ baseUrl, retries: 0, fetch })
    return client.languages().catch((reason: unknown) => reason)
  }

  test('where nothing listens', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await new Promise<void>((resolve) => server.close(() => resolve()))
    const failed = await failure(`http://127.0.0.1:${port}`)
    expect(failed).toBeInstanceOf(IngrConnectionError)
    expect(failed).toMatchObject({
      name: 'IngrConnectionError',
      code: 'REFUSED',
      message: `no answer from http://127.0.0.1:${port}/v1/meta/languages: connect ECONNREFUSED 127.0.0.1:${port}`,
      cause: { cause: { code: 'ECONNREFUSED' } },
    })
  })

  test('at a name without an address', async () => {
    expect(await failure('http://ingr.invalid')).toMatchObject({
      name: 'IngrConnectionError',
      code: 'HOST_NOT_FOUND',
    })
  })

  test('cut', async () => {
    const { baseUrl } = await scripted({ cut: true })
    expect(await failure(baseUrl)).toMatchObject({
      code: 'LOST',
      message: `no answer from ${baseUrl}v1/meta/languages: other side closed`,
    })
  })

  test('in a browser, which gives no details', async () => {
    const cause = new TypeError('Failed to fetch')
    const failed = await failure('http://x', () => Promise.reject(cause))
    expect(failed).toMatchObject({
      code: 'FAILED',
      message: 'no answer from http://x/v1/meta/languages: Failed to fetch',
    })
    expect((failed as Error).cause).toBe(cause)
  })
})

describe('an error', () => {
  test('has its code, details, page and request', async () => {
    const { client, baseUrl } = await scripted({
      status: 404,
      headers: { link: '</docs/errors#X>; rel="help"', 'x-request-id': 'r1' },
      body: error('INGREDIENT_NOT_FOUND'),
    })
    const failed = client.detail({ canonicalId: 'xyzzy' })
    await expect(failed).rejects.toBeInstanceOf(IngrApiError)
    await expect(failed).rejects.toMatchObject({
      status: 404,
      code: 'INGREDIENT_NOT_FOUND',
      message: 'why',
      details: { limit: '1' },
      docs: `${baseUrl}docs/errors#X`,
      requestId: 'r1',
      retryAfter: null,
    })
  })

  test('of a proxy, which has no code, is reported by its status', async () => {
    const html = { 'content-type': 'text/html', 'retry-after': '0' }
    const { client } = await scripted({ status: 502, headers: html, body: '<html>' })
    await expect(client.languages()).rejects.toMatchObject({ status: 502, code: 'UNAVAILABLE' })
  })
})

describe('a response that is not an answer of the API is an error in one line, without a retry', () => {
  test.each([
    [
      'a page with 200',
      { headers: { 'content-type': 'text/html; charset=utf-8' }, body: '<html>log in</html>' },
      [
        200,
        'the server answered 200 with text/html; charset=utf-8 instead of JSON (is baseUrl right?)',
      ],
    ],
    [
      'a body without a type',
      { headers: { 'content-type': '' }, body: '{}' },
      [200, 'the server answered 200 with no type instead of JSON (is baseUrl right?)'],
    ],
    [
      'a redirect to a missing page',
      { status: 307, headers: { location: 'http://127.0.0.1:9/' } },
      [307, 'the server answered 307, a redirect to http://127.0.0.1:9/ (is baseUrl right?)'],
    ],
    [
      'a redirect that would turn a POST into a GET',
      { status: 301, headers: { location: '/v2' } },
      [301, 'the server answered 301, a redirect to /v2 (is baseUrl right?)'],
    ],
  ] as const)('%s', async (_, reply, [status, message]) => {
    const { requests, client } = await scripted(reply)
    const failed = client.check(ITEMS)
    await expect(failed).rejects.toBeInstanceOf(IngrApiError)
    await expect(failed).rejects.toMatchObject({ status, message, code: 'INVALID_REQUEST' })
    expect(requests.length).toBe(1)
  })

  test('a redirect whose status a browser hides', async () => {
    // Build this response as the Fetch standard defines it, because no server can make Node create it.
    const opaque = Object.defineProperties(Response.error(), {
      type: { value: 'opaqueredirect' },
    })
    const client = createClient({ baseUrl: 'http://x', fetch: async () => opaque })
    await expect(client.languages()).rejects.toMatchObject({
      status: 0,
      message: 'the server answered 0, a redirect (is baseUrl right?)',
    })
  })
})

describe('concurrent calls', () => {
  /**
   * Starts a server that answers with the path of the request and an ETag, or with 304 if the request has that ETag.
   */
  async function tagged() {
    const statuses: number[] = []
    const server = createServer((request, response) => {
      const etag = `"${request.url}"`
      const isKnown = request.headers['if-none-match'] === etag
      statuses.push(isKnown ? 304 : 200)
      response.writeHead(isKnown ? 304 : 200, { 'content-type': 'application/json', etag })
      response.end(isKnown ? '' : JSON.stringify(request.url))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    return { statuses, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
  }

  test.each([
    [1, 2],
    [1, 20],
    [200, 300],
    [0, 20],
  ])('with a cache of %i, %i ids twice: every 304 has its body', async (cacheSize, ids) => {
    const { statuses, baseUrl } = await tagged()
    const client = createClient({ baseUrl, cacheSize })
    const all = Array.from({ length: ids }, (_, at) => `id-${at}`)
    const round = () => Promise.all(all.map((canonicalId) => client.allergens({ canonicalId })))
    const expected = all.map((id) => `/v1/ingredients/${id}/allergens`)
    expect([await round(), await round()]).toEqual([expected, expected])
    // Each URL was requested once per round. In the second round, the server confirms the cached answers.
    const confirmed = statuses.filter((status) => status === 304).length
    expect([statuses.length, confirmed]).toEqual([2 * ids, Math.min(cacheSize, ids)])
  })
})

test('a tagged answer is not sent twice; the cache is bounded', async () => {
  const replies = [
    { headers: { etag: '"1"' }, body: { languages: ['de'] } },
    { status: 304, headers: { etag: '"1"' } },
  ]
  const { requests, client } = await scripted(...replies)
  expect([await client.languages(), await client.languages()]).toEqual([
    { languages: ['de'] },
    { languages: ['de'] },
  ])
  expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"'])
  const small = await scripted({ headers: { etag: '"1"' }, body: {} })
  const client2 = createClient({ baseUrl: small.baseUrl, cacheSize: 1 })
  await client2.languages()
  await client2.categories()
  await client2.languages()
  expect(small.requests.map(({ headers }) => headers['if-none-match'])).toEqual(
    Array(3).fill(undefined),
  )
})

test('against a real server: the answers equal those of the library, with their cost', async () => {
  const machine = freshMachine()
  const { key } = await machine.customer('--monthly-quota', '100')
  const { url } = await machine.serve('--log-level', 'error')
  const client = createClient({ baseUrl: url, key })
  const library = openLibrary({
    path: new URL('../../data/library.sqlite', import.meta.url).pathname,
  })
  expect(await client.check(ITEMS)).toEqual(library.check(ITEMS))
  expect(await client.count()).toBe(library.count())
  const query = { q: 'Möhre', lang: 'de', limit: 3, explain: true } as const
  expect(await client.search(query)).toEqual(library.search(query))
  const recipe = { text: 'Serves 2\n100 g butter\n2 eggs', lang: 'en' } as const
  expect(await client.recipeCheck(recipe)).toEqual(await library.recipeCheck(recipe))
  const list = { category: 'cheese', without: ['gluten'], min: ['calcium:500'], limit: 5 } as const
  const browse = { ...list, without: [...list.without], min: [...list.min] }
  expect(await client.browse(browse)).toEqual(library.browse(browse))
  const first = await client.call('allergens', { canonicalId: 'butter' })
  const again = await client.call('allergens', { canonicalId: 'butter' })
  expect([first.meta.status, again.meta.status, again.body]).toEqual([200, 304, first.body])
  expect(again.meta.credits).toEqual({ cost: 5, spent: 23, remaining: 77 })
  expect(again.meta.library).toBe(library.hash)
  const stored = await client.call('check', ITEMS, { idempotencyKey: 'mine' })
  const replayed = await client.call('check', ITEMS, { idempotencyKey: 'mine' })
  expect([stored.meta.isReplayed, replayed.meta.isReplayed, replayed.meta.credits.cost]).toEqual([
    false,
    true,
    0,
  ])
})

describe('the library', () => {
  const library = openLibrary({
    path: new URL('../../data/library.sqlite', import.meta.url).pathname,
  })

  test('answers about recipes with promises, as its types say, and about everything else synchronously', async () => {
    const recipe = { text: '200 g butter', lang: 'en' } as const
    const answers: readonly Promise<unknown>[] = [
      library.recipeParse(recipe),
      library.recipeCheck(recipe),
      library.recipeSwap({ ...recipe, for: ['vegan'] }),
      library.recipeAnalyze(recipe),
      library.recipeDiet({ ...recipe, diet: 'vegan' }),
      library.recipeFodmap(recipe),
      library.recipeHistamine(recipe),
      library.recipeDeclaration(recipe),
      library.letters({ ...recipe, scheme: 'at' }),
      library.headroom({ ...recipe, domain: 'fodmap' }),
      library.recipeShop({ recipes: [recipe, recipe] }),
    ]
    expect(answers.every((one) => one instanceof Promise)).toBe(true)
    await Promise.all(answers)
    const week = { texts: [{ name: 'week', text: '100 g rice' }] }
    expect(library.planCheck(week).days).toHaveLength(1)
    expect(library.label({ text: 'Ingredients: salt.' })).not.toBeInstanceOf(Promise)
    expect(library.swap({ ingredientId: 'butter', for: ['vegan'] }).substitutes).not.toEqual([])
  })

  test('has the limits and errors of the API', () => {
    expect(() => library.search({ q: ' ' })).toThrow('q is missing or blank')
    expect(() => library.check({ items: [] })).toThrow('items is empty')
    const items = Array(501).fill({ ingredientId: 'butter' })
    expect(() => library.check({ items })).toThrow('501 entries in items; at most 500')
  })

  test('returns copies: changing one answer changes no other', () => {
    const first = library.allergens({ canonicalId: 'butter' })
    const before = structuredClone(first)
    Object.assign(first.allergenProfile.dairy!, { contains: 'no' })
    expect(library.allergens({ canonicalId: 'butter' })).toEqual(before)
  })
})
