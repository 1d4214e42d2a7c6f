/**
 * The nginx configuration of the operating guide, run unchanged in front of two real servers on one
 * accounts file.
 */

// tier: system
// needs: nginx

import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { freshMachine, type Serving, until } from '../http/program.ts'
import { answersOf, talk } from '../http/wire.ts'
import { freePort } from '../support/free-port.ts'
import { nginxBefore } from './nginx.ts'

const machine = freshMachine()
const ports = [await freePort(), await freePort()] as const
const serve = (port: number) => machine.serve('--port', String(port), '--metrics')
const servers: [Serving, Serving] = [await serve(ports[0]), await serve(ports[1])]
const nginx = await nginxBefore(ports)
const { key, customerId } = await machine.customer()

/** Milliseconds after which nginx forgets a failure: the value in nginx.conf plus a margin. */
const FAIL_TIMEOUT_MS = 3_500
const LANGUAGES = '/v1/meta/languages'
const BODY = '{"languages":["de","en","es"]}\n'

interface Options {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

async function ask(path: string, { method, headers = {}, body }: Options = {}, url = nginx.url) {
  const response = await fetch(url + path, {
    method: method ?? 'GET',
    body: body ?? null,
    headers: { 'x-api-key': key, ...headers },
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const codeOf = (text: string) => (JSON.parse(text) as { error: { code: string } }).error.code

describe('requests that are passed on', () => {
  test('answers come from both servers unchanged', async () => {
    const direct = await ask('/v1/ingredients/butter?lang=de', {}, servers[0].url)
    const all = await Promise.all(
      Array.from({ length: 40 }, () => ask('/v1/ingredients/butter?lang=de')),
    )
    for (const { status, text, headers } of all) {
      expect([status, text]).toEqual([200, direct.text])
      expect(headers.get('x-ingr-library')).toBe(direct.headers.get('x-ingr-library'))
      expect(headers.get('x-ratelimit-limit')).toBe('60000')
    }
    const usedServers = new Set(nginx.log().map(({ server }) => server))
    expect(usedServers).toEqual(new Set(['', ...ports.map((port) => `127.0.0.1:${port}`)]))
  })

  test('health and readiness, as long as one server is up', async () => {
    for (const path of ['/health', '/ready']) {
      const { status, text } = await ask(path)
      expect([status, text]).toEqual([200, 'OK\n'])
    }
    expect((await ask('/ready/')).status).toBe(404)
  })

  test('the request id is the same for the client, in the nginx log and in the server log', async () => {
    const given = 'order-66:a.b'
    const returnedId = (await ask(LANGUAGES, { headers: { 'x-request-id': given } })).headers.get(
      'x-request-id',
    )
    const made = (await ask(LANGUAGES, { headers: { 'x-request-id': 'two words' } })).headers.get(
      'x-request-id',
    )
    expect([returnedId, made]).toEqual([given, expect.stringMatching(/^[0-9a-f]{32}$/)])
    expect(nginx.log().map(({ requestId }) => requestId)).toEqual(
      expect.arrayContaining([given, made]),
    )
    await Promise.race(servers.map(({ logged }) => logged(`"requestId":"${made}"`)))
  })

  test('paths as they were sent, also those that look like a detour', async () => {
    for (const [path, code] of [
      ['/v1/ingredients/..%2F..%2Fetc', 'INGREDIENT_NOT_FOUND'],
      ['/v1//meta/languages', 'ROUTE_NOT_FOUND'],
    ] as const) {
      const { text } = await ask(path)
      expect([path, codeOf(text)]).toEqual([path, code])
    }
  })

  test('refusals by the servers, with the time to wait', async () => {
    const slow = await machine.customer('--rate-limit', '1')
    const headers = { 'x-api-key': slow.key }
    // Each server counts separately, so the third request exceeds the limit of one server.
    const answers = []
    for (let n = 0; n < 3; n++) answers.push(await ask(LANGUAGES, { headers }))
    const refused = answers.find(({ status }) => status === 429)!
    expect(refused.headers.get('retry-after')).toMatch(/^([1-9]|[1-5]\d|60)$/)
    expect(refused.headers.get('x-ratelimit-limit')).toBe('1')
    expect(JSON.parse(refused.text).error).toMatchObject({
      code: 'RATE_LIMITED',
      details: { limit: '1' },
    })
  })

  test('compressed answers keep their tags, and a tag that comes back is a 304', async () => {
    const path = '/v1/ingredients/butter/allergens'
    const first = await ask(path, { headers: { 'accept-encoding': 'gzip' } })
    expect(first.headers.get('content-encoding')).toBe('gzip')
    const tag = first.headers.get('etag')!
    expect(tag).toMatch(/^W\/"/)
    expect((await ask(path, { headers: { 'if-none-match': tag } })).status).toBe(304)
  })
})

describe('refusals by nginx have the Error object', () => {
  const sized = (length: number) => '{"items":[{"ingredientId":"butter"}]}'.padEnd(length)
  const post = (body: string): Options => ({
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })

  test('a body of the largest size passes, one of a byte more does not', async () => {
    const whole = await ask('/v1/compatibility/fodmap', post(sized(1_048_576)))
    const larger = await ask('/v1/compatibility/fodmap', post(sized(1_048_577)))
    expect([whole.status, larger.status, codeOf(larger.text)]).toEqual([
      200,
      413,
      'PAYLOAD_TOO_LARGE',
    ])
    expect(larger.headers.get('content-type')).toBe('application/json')
  })

  test.each<readonly [name: string, target: string, headers: string, expected: readonly unknown[]]>(
    [
      ['the metrics of a server', '/metrics', '', [404, 'ROUTE_NOT_FOUND']],
      ['a path that leaves the root', '/../../etc/passwd', '', [400, 'INVALID_REQUEST']],
      ['an unknown path', '/refused/invalid', '', [404, 'ROUTE_NOT_FOUND']],
      ['a path of 10 KB', `/v1/ingredients/${'a'.repeat(10_000)}`, '', [431, 'HEADERS_TOO_LARGE']],
      ['a header of 10 KB', LANGUAGES, `X: ${'a'.repeat(10_000)}\r\n`, [431, 'HEADERS_TOO_LARGE']],
    ],
  )('%s', async (_, target, headers, expected) => {
    const received = await talk(nginx.port, [
      `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`,
    ])
    const { status, body } = answersOf(received)[0]!
    expect([status, codeOf(body)]).toEqual(expected)
  })
})

/** The request headers that reach a server behind a second nginx. */
const seen: IncomingHttpHeaders[] = []
let connections = 0
const upstream = createServer((request, response) => {
  seen.push(request.headers)
  response.end('OK\n')
})
upstream.on('connection', () => {
  connections += 1
})
await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
afterAll(() => upstream.close())
const { port } = upstream.address() as AddressInfo
const beforeOne = await nginxBefore([port, port])

test('connections to the servers are reused, and pass on what a server needs to know', async () => {
  for (let n = 0; n < 60; n++) await ask('/anything', {}, beforeOne.url)
  // There is at most one connection per nginx worker and listed server, not one per request.
  expect(connections).toBeLessThanOrEqual(4)
  expect(seen.length).toBe(60)
  const { host, connection, 'x-api-key': passed, 'x-request-id': id } = seen[0]!
  expect({ host, connection, passed, id }).toEqual({
    host: '127.0.0.1',
    connection: undefined,
    passed: key,
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
  })
})

describe('servers that come and go', () => {
  test('one after the other restarted under load: no request is refused, and every answer is charged once', {
    timeout: 60_000,
  }, async () => {
    const before = (await machine.usage(customerId)).find((row) => row.function === 'languages')
    let [stop, answered] = [false, 0]
    const refused: unknown[] = []
    const client = async () => {
      while (!stop) {
        const { status, text } = await ask(LANGUAGES)
        if (status === 200 && text === BODY) answered += 1
        else refused.push([status, text])
        // Pause, since all clients share one address, and nginx allows each address a thousand requests per second.
        await pause(10)
      }
    }
    const load = Promise.all(Array.from({ length: 8 }, client))
    try {
      for (const index of [0, 1] as const) {
        servers[index].child.kill('SIGTERM')
        expect((await servers[index].ended).code).toBe(0)
        servers[index] = await serve(ports[index])
        // As the guide says, restart the next server only when this server answers again and nginx has forgotten the
        // failure.
        const lines = nginx.log().length
        const address = `127.0.0.1:${ports[index]}`
        await until(() =>
          nginx
            .log()
            .slice(lines)
            .some(({ server }) => server === address),
        )
        await pause(FAIL_TIMEOUT_MS)
      }
    } finally {
      stop = true
      await load
    }
    expect(refused).toEqual([])
    const after = (await machine.usage(customerId)).find((row) => row.function === 'languages')!
    expect({ requests: after.requests, errors: after.errors }).toEqual({
      requests: before!.requests + answered,
      errors: 0,
    })
    console.log(
      `rolling restart behind nginx: ${answered} answered, ${after.requests - before!.requests} charged`,
    )
  })

  test('no server up: 503 with the time to wait, also for health and readiness', async () => {
    for (const { child, ended } of servers) {
      child.kill('SIGTERM')
      await ended
    }
    for (const path of [LANGUAGES, '/health', '/ready']) {
      const { status, headers, text } = await ask(path)
      expect([status, headers.get('retry-after'), codeOf(text)]).toEqual([503, '1', 'UNAVAILABLE'])
    }
  })
})
