/** Tests the headers of answers (encoding, rate limit, credits), and the guide page that explains every error. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { ERRORS } from '../../src/errors.ts'
import { ROOT } from '../cli/run.ts'
import { freshMachine } from './program.ts'
import { BUILD, LIBRARY, testServer } from './support.ts'

const server = await testServer()
const SEARCH = '/v1/ingredients/search?q=butter'
const SHORT = '/v1/meta/languages'

describe('compression', () => {
  /** Use a real server, because injected requests are decompressed differently. */
  const machine = freshMachine()
  const running = (async () => {
    const { key } = await machine.customer()
    const { url } = await machine.serve('--log-level', 'error')
    return async (path: string, accept: string, more: Readonly<Record<string, string>> = {}) => {
      const { request } = await import('undici')
      const { statusCode, headers, body } = await request(`${url}${path}`, {
        headers: { 'x-api-key': key, ...(accept ? { 'accept-encoding': accept } : {}), ...more },
      })
      return { status: statusCode, headers, bytes: Buffer.from(await body.arrayBuffer()) }
    }
  })()

  test('has the same body for every accepted encoding, computed or cached', async () => {
    const ask = await running
    const plain = await ask(SEARCH, '')
    expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([
      undefined,
      'accept-encoding',
    ])
    for (const [accept, encoding, decode] of [
      ['br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['gzip, deflate, br', 'br', brotliDecompressSync],
    ] as const) {
      const { status, headers, bytes } = await ask(SEARCH, accept)
      expect([status, headers['content-encoding'], headers.vary]).toEqual([
        200,
        encoding,
        'accept-encoding',
      ])
      expect(bytes.length).toBeLessThan(plain.bytes.length / 4)
      expect(decode(bytes).equals(plain.bytes)).toBe(true)
      // The ETag is weak, because the compressed bytes differ.
      expect(headers.etag).toBe(`W/${plain.headers.etag}`)
    }
  })

  test('a strong or weak tag is confirmed by 304', async () => {
    const ask = await running
    const etag = String((await ask(SEARCH, '')).headers.etag)
    for (const tag of [etag, `W/${etag}`]) {
      const { status, bytes } = await ask(SEARCH, 'br', { 'if-none-match': tag })
      expect([status, bytes.length]).toEqual([304, 0])
    }
  })

  test.each([
    ['a short answer', SHORT],
    ['data about the account', '/v1/account/usage?days=365'],
    ['a refusal', `/v1/ingredients/${'x'.repeat(2_000)}`],
    ['text', '/health'],
  ])('does not apply to %s', async (_, path) => {
    const ask = await running
    const { headers } = await ask(path, 'br, gzip')
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined])
  })
})

test('the rate is reported as specified and as structured fields', async () => {
  const { ask } = await server.customer({ rateLimit: 2 })
  const answers = [await ask('GET', SHORT), await ask('GET', SHORT), await ask('GET', SHORT)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
  for (const [index, { headers }] of answers.entries()) {
    const left = Math.max(0, 1 - index)
    expect([headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']].map(Number)).toEqual([
      2,
      left,
    ])
    expect(headers['ratelimit-policy']).toBe('"minute";q=2;w=60')
    expect(headers.ratelimit).toMatch(new RegExp(`^"minute";r=${left};t=([1-9]|[1-5]\\d|60)$`))
  }
})

describe('credits', () => {
  const creditsOf = ({ headers }: { headers: Readonly<Record<string, unknown>> }) =>
    ['cost', 'spent', 'remaining'].map((name) => {
      const value = headers[`x-credits-${name}`]
      return value === undefined ? null : Number(value)
    })

  test('are reported on every answer that counts in the usage, also if it was cached', async () => {
    const { ask } = await server.customer({ monthlyQuota: 8 })
    const ALLERGENS = '/v1/ingredients/butter/allergens'
    expect([
      creditsOf(await ask('GET', ALLERGENS)),
      creditsOf(await ask('GET', '/v1/ingredients/xyzzy')),
      creditsOf(await ask('GET', ALLERGENS)),
      creditsOf(await ask('GET', SHORT)),
      creditsOf(await ask('GET', SHORT)),
      creditsOf(await ask('GET', '/v1/account/usage')),
    ]).toEqual([
      [5, 5, 3],
      [0, 5, 3],
      [0, 5, 3],
      [1, 6, 2],
      [1, 7, 1],
      [0, 7, 1],
    ])
  })

  test('without a quota no remainder is reported; credits bought under the cap count', async () => {
    const free = await server.customer()
    const capped = await server.customer({ monthlyQuota: 2, creditPrice: 0.1, spendingCap: 0.3 })
    expect([
      creditsOf(await free.ask('GET', SHORT)),
      creditsOf(await capped.ask('GET', SHORT)),
    ]).toEqual([
      [1, 1, null],
      [1, 1, 4],
    ])
  })

  test('a 304 costs as much as a 200', async () => {
    const { key } = await server.customer()
    const headers = { 'if-none-match': `"${LIBRARY.hash}-${BUILD}"` }
    const answer = await server.ask('GET', SHORT, { key, headers })
    expect([answer.status, creditsOf(answer)]).toEqual([304, [1, 1, null]])
  })
})

describe('every error', () => {
  const guide = readFileSync(join(ROOT, 'docs/guide/errors.md'), 'utf8')
  const sections = new Map(
    guide
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.split('\n')[0]!, section] as const),
  )

  test('has a section in the guide with its status, and the guide has no other codes', () => {
    expect([...sections.keys()].sort()).toEqual(Object.keys(ERRORS).sort())
    for (const [code, { status }] of Object.entries(ERRORS)) {
      expect([code, sections.get(code)]).toEqual([
        code,
        expect.stringContaining(`\n\nStatus ${status}. `),
      ])
    }
  })

  test('links to its section, which the server serves', async () => {
    const { key } = await server.customer()
    const page = await server.ask('GET', '/docs/errors')
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    for (const code of Object.keys(ERRORS)) expect(page.text).toContain(`<h2 id="${code}">`)
    const refusals = [
      await server.ask('GET', '/v1/nothing'),
      await server.ask('GET', SHORT),
      await server.ask('GET', '/v1/ingredients/xyzzy', { key }),
    ]
    for (const { headers, text } of refusals) {
      expect(headers.link).toBe(`</docs/errors#${JSON.parse(text).error.code}>; rel="help"`)
    }
  })
})

describe('a request with several faults', () => {
  test.each<readonly [string, string, unknown, string, string, readonly string[]]>([
    [
      'GET',
      '/v1/ingredients/search?lang=fr&limit=0',
      undefined,
      'MISSING_QUERY',
      'q is missing or blank',
      ['q', 'lang', 'limit'],
    ],
    [
      'GET',
      '/v1/ingredients?sort=irn&min=iron&fields=nmae',
      undefined,
      'INVALID_REQUEST',
      'min is not nutrient:amount: iron',
      ['min', 'sort', 'fields'],
    ],
    [
      'POST',
      '/v1/units/convert',
      {},
      'INVALID_REQUEST',
      'ingredientId is not a text: undefined',
      ['ingredientId', 'fromUnit', 'toUnit', 'amount'],
    ],
    [
      'POST',
      '/v1/compatibility/diet',
      { diet: 'vegn', ingredientIds: 5 },
      'INVALID_DIET',
      'unknown diet: vegn (did you mean vegan?)',
      ['diet', 'ingredientIds'],
    ],
    [
      'POST',
      '/v1/compatibility/check',
      { items: [5, { ingredientId: 'butter', amount: -1, unit: 7 }, {}] },
      'INVALID_REQUEST',
      'items[0] is not an object',
      ['items[0]', 'items[1].amount', 'items[1].unit', 'items[2].ingredientId'],
    ],
    [
      'POST',
      '/v1/compatibility/check',
      { items: 5, concerns: 5 },
      'INVALID_REQUEST',
      'concerns is not a list',
      ['concerns', 'items'],
    ],
    [
      'POST',
      '/v1/nutrition/analyze',
      { items: [{}], servings: 0 },
      'INVALID_REQUEST',
      'items[0].ingredientId is not a text',
      ['items[0].ingredientId', 'servings'],
    ],
  ])(
    '%s %s lists all of them, the first in the message',
    async (method, path, body, code, message, fields) => {
      const { ask } = await server.customer()
      const { error } = JSON.parse((await ask(method, path, body)).text)
      expect([error.code, error.message, Object.keys(error.details)]).toEqual([
        code,
        message,
        fields,
      ])
    },
  )

  test('lists at most twenty faults', async () => {
    const { ask } = await server.customer()
    const items = Array(500).fill({})
    const { error } = JSON.parse((await ask('POST', '/v1/compatibility/check', { items })).text)
    expect(Object.keys(error.details).length).toBeLessThanOrEqual(20)
  })
})
