/** Tests the real server as a process: output and log, shutdown, options, and cases in which it cannot start. */

// tier: system

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../cli/run.ts'
import { freePort } from '../support/free-port.ts'
import { freshMachine, type Serving, workersOf } from './program.ts'
import { answersOf, talk, type WireAnswer } from './wire.ts'

const machine = freshMachine()
const LANGUAGES = '/v1/meta/languages'
const LANGUAGES_BODY = '{"languages":["de","en","es"]}\n'
const BATCH = '/v1/compatibility/check/batch'

interface Request {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

async function ask({ url }: Serving, path: string, { method, headers = {}, body }: Request = {}) {
  const response = await fetch(url + path, {
    method: method ?? 'GET',
    headers,
    body: body ?? null,
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const codeOf = (body: string) => (JSON.parse(body) as { error: { code: string } }).error.code

async function stopped(server: Serving, signal: NodeJS.Signals = 'SIGTERM') {
  server.child.kill(signal)
  return server.ended
}

describe('a running server', () => {
  test('prints where it listens and nothing else, and ends with 0', async () => {
    const server = await machine.serve()
    const { key } = await machine.customer()
    expect(await ask(server, '/health')).toMatchObject({ status: 200, text: 'OK\n' })
    const answer = await ask(server, LANGUAGES, { headers: { authorization: `Bearer ${key}` } })
    expect(answer).toMatchObject({ status: 200, text: LANGUAGES_BODY })
    const { code, out } = await stopped(server)
    expect({ code, out }).toEqual({
      code: 0,
      out: `listening on http://127.0.0.1:${server.port}\n`,
    })
  })

  test('logs a line of JSON per answer, with the request id and never with a key', async () => {
    const server = await machine.serve('--log-level', 'trace')
    const { key } = await machine.customer()
    const wrong = `ingr_${'A'.repeat(8)}_${'b'.repeat(43)}`
    const malformed = 'open-sesame'
    const asks: readonly (readonly [path: string, Request])[] = [
      ...[key, wrong, malformed, `${key}x`, `ingr_${malformed}`].flatMap(
        (one): readonly (readonly [string, Request])[] => [
          [LANGUAGES, { headers: { 'x-api-key': one } }],
          [LANGUAGES, { headers: { authorization: `Bearer ${one}` } }],
          [LANGUAGES, { headers: { authorization: one } }],
          [`${LANGUAGES}?key=${one}&api_key=${one}`, {}],
          [`/v1/ingredients/search?q=${one}`, { headers: { 'x-api-key': key } }],
          [
            '/v1/units/convert',
            {
              method: 'POST',
              headers: { 'x-api-key': key, 'content-type': 'application/json' },
              body: JSON.stringify({ ingredientId: one }),
            },
          ],
        ],
      ),
      ...[key, wrong, `${key}x`].flatMap((one): readonly (readonly [string, Request])[] => [
        [`/${one}`, {}],
        [`/v1/ingredients/${one}/nutrition`, { headers: { 'x-api-key': key } }],
        [`/v1/ingredients/${one.replaceAll('_', '%5F')}`, { headers: { 'x-api-key': key } }],
        [LANGUAGES, { headers: { 'x-request-id': one } }],
      ]),
    ]
    const ids: (string | null)[] = []
    for (const [path, sentCall] of asks) {
      ids.push((await ask(server, path, sentCall)).headers.get('x-request-id'))
    }
    const { err } = await stopped(server)
    const lines = err
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
    const answers = lines.filter(({ msg }) => msg === 'request')
    expect(answers.map(({ requestId }) => requestId)).toEqual(ids)
    expect(new Set(ids).size).toBe(asks.length)
    const secrets = [key, wrong].flatMap((one) => [one.slice('ingr_'.length), one.slice(-43)])
    expect([...secrets, malformed].filter((secret) => err.includes(secret))).toEqual([])
  })

  test('uses the request id that the caller sent', async () => {
    const server = await machine.serve()
    const headers = { 'x-request-id': 'order-66:a.b' }
    expect((await ask(server, '/health', { headers })).headers.get('x-request-id')).toBe(
      'order-66:a.b',
    )
    expect((await stopped(server)).err).toContain('"requestId":"order-66:a.b"')
  })
})

describe('a server that is told to stop', () => {
  const CALLS = 20
  const items = Array.from({ length: 20 }, () => ({ ingredientId: 'butter', amount: 5, unit: 'g' }))
  const body = JSON.stringify({ checks: Array.from({ length: 100 }, () => ({ items })) })

  /** Starts a call and waits until the server asks for the body. The body is not sent yet. */
  async function begun({ port }: Serving, key: string, agent: Agent): Promise<ClientRequest> {
    const headers = {
      'x-api-key': key,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    }
    const call = request({ host: '127.0.0.1', port, path: BATCH, method: 'POST', headers, agent })
    call.flushHeaders()
    await once(call, 'continue')
    return call
  }

  async function finished(call: ClientRequest) {
    const answer = once(call, 'response')
    call.end(body)
    const [response] = (await answer) as [IncomingMessage]
    const { results } = JSON.parse(await text(response)) as { results: readonly unknown[] }
    return [response.statusCode, results.length]
  }

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'answers calls in flight after %s, refuses new ones and ends with 0',
    async (signal) => {
      const server = await machine.serve()
      const { customerId, key } = await machine.customer()
      const agent = new Agent({ keepAlive: true })
      // Send half of a request line. The server gets the rest while it is stopping.
      const late = connect(server.port, '127.0.0.1')
      await new Promise((resolve) => late.write('GET /v1/health HT', resolve))
      const calls = await Promise.all(
        Array.from({ length: CALLS }, () => begun(server, key, agent)),
      )
      const [first, ...others] = calls as [ClientRequest, ...ClientRequest[]]
      const answers = others.map(finished)

      server.child.kill(signal)
      await server.logged('"stopping"')
      const received = once(late, 'data')
      late.write('TP/1.1\r\nHost: x\r\n\r\n')
      const [{ status, headers, body: refusal }] = answersOf(String((await received)[0])) as [
        WireAnswer,
      ]
      expect([status, headers.connection, codeOf(refusal)]).toEqual([503, 'close', 'UNAVAILABLE'])
      await expect(talk(server.port, ['GET /health HTTP/1.1\r\n\r\n'])).rejects.toThrow(
        'ECONNREFUSED',
      )

      expect(await Promise.all([finished(first), ...answers])).toEqual(
        Array.from({ length: CALLS }, () => [200, 100]),
      )
      expect((await server.ended).code).toBe(0)
      agent.destroy()
      expect(await machine.usage(customerId)).toMatchObject([
        { function: 'checkBatch', requests: CALLS, errors: 0, units: CALLS * 100 * 5 },
      ])
    },
  )

  test('ends in spite of idle connections', async () => {
    const server = await machine.serve()
    const { key } = await machine.customer()
    // Make a call with `fetch`, which keeps its connection open.
    await ask(server, LANGUAGES, { headers: { 'x-api-key': key } })
    const idle = connect(server.port, '127.0.0.1')
    await once(idle, 'connect')
    await ask(server, '/health')
    expect((await stopped(server)).code).toBe(0)
    idle.destroy()
  })
})

const noOrigin = (origin: string) =>
  `cors is not an origin such as https://app.example or http://localhost:3000 (scheme, host, port), nor *: ${origin}`

test('SIGHUP without workers is ignored and logged', async () => {
  const server = await machine.serve()
  for (let count = 0; count < 2; count++) server.child.kill('SIGHUP')
  await server.logged('"SIGHUP is ignored: only a server with --workers reloads"')
  expect((await ask(server, '/health')).status).toBe(200)
  expect((await stopped(server)).code).toBe(0)
})

describe('a server that cannot start gives the reason in one line', () => {
  const failed = (words: readonly string[], env?: Readonly<Record<string, string>>) =>
    machine.run(['serve', '--port', '0', ...words], env)

  test.each<readonly [words: readonly string[], code: number, message: string]>([
    [['--port', '65536'], 2, 'port is above 65535: 65536'],
    [['--port', '-1'], 2, 'port is not a whole number: -1'],
    [['--port', 'http'], 2, 'port is not a whole number: http'],
    [['--body-limit', '0'], 2, 'body-limit is less than 1 byte: 0'],
    [['--body-limit', '1k'], 2, 'body-limit is not a whole number: 1k'],
    [['--log-level', 'loud'], 2, 'unknown log level: loud'],
    [['--lang', 'fr'], 2, 'unknown language: fr (known: de, en, es)'],
    [['--nonsense'], 2, "unknown option '--nonsense'"],
    [['--cors'], 2, "option '--cors <origin>' argument missing"],
    ...[
      'notanorigin',
      'https://app.example/',
      'https://App.example',
      'https://app.example:443',
    ].map(
      (origin) => [['--cors', 'https://a.example', '--cors', origin], 2, noOrigin(origin)] as const,
    ),
    ...['app.example', 'null', 'http://', 'http://a.example:99999', 'https://*.example', ''].map(
      (origin) => [['--cors', origin], 2, noOrigin(origin)] as const,
    ),
    [['--host', 'http://a'], 2, 'host is neither an IP address nor a host name: http://a'],
    [['--host', '[::1]'], 2, 'host is neither an IP address nor a host name: [::1]'],
    [['now'], 2, "too many arguments for 'serve': expected 0, got 1"],
    [['--host', '192.0.2.1'], 1, 'cannot listen on 192.0.2.1:0: EADDRNOTAVAIL'],
  ])('%j', async (words, code, message) => {
    expect(await failed(words)).toEqual({ code, out: '', err: `ingr: ${message}\n` })
  })

  test.each<readonly [env: Readonly<Record<string, string>>, message: string]>([
    [{ PORT: '65536' }, 'PORT: port is above 65535: 65536'],
    [{ PORT: 'http' }, 'PORT: port is not a whole number: http'],
    [{ PORT: ' ' }, 'PORT: port is not a whole number:  '],
    [{ HOST: '127.0.0.1:80' }, 'HOST: host is neither an IP address nor a host name: 127.0.0.1:80'],
    [{ WORKERS: '0' }, 'WORKERS: workers is not from 1 to 256: 0'],
    [{ WORKERS: 'auto' }, 'WORKERS: workers is not a whole number: auto'],
    [{ LOG_LEVEL: 'INFO' }, 'LOG_LEVEL: unknown log level: INFO'],
  ])('%j', async (env, message) => {
    expect(await machine.run(['serve'], env)).toEqual({
      code: 2,
      out: '',
      err: `ingr: ${message}\n`,
    })
  })

  const address = 'postgres://u:secret@127.0.0.1:1/d?sslmode='
  const known = '(known: disable, prefer, require, verify-ca, verify-full)'
  test.each([
    [`${address}bogus`, `unknown sslmode in INGR_ACCOUNTS: bogus ${known}`],
    [`${address}require&sslmode=allow`, `unknown sslmode in INGR_ACCOUNTS: allow ${known}`],
    [`${address}verify-ca`, 'sslmode=verify-ca in INGR_ACCOUNTS needs sslrootcert'],
  ])('%s', async (INGR_ACCOUNTS, message) => {
    const outcome = await failed([], { INGR_ACCOUNTS })
    expect(outcome).toEqual({ code: 1, out: '', err: `ingr: ${message}\n` })
  })

  test('a host that does not exist', async () => {
    const { code, out, err } = await failed(['--host', 'nowhere.invalid'])
    expect({ code, out }).toEqual({ code: 1, out: '' })
    // The error code depends on whether there is a network.
    expect(err).toMatch(/^ingr: cannot listen on nowhere\.invalid:0: (ENOTFOUND|EAI_AGAIN)\n$/)
  })

  test('a port that is taken', async () => {
    const server = await machine.serve()
    expect(await failed(['--port', String(server.port)])).toEqual({
      code: 1,
      out: '',
      err: `ingr: cannot listen on 127.0.0.1:${server.port}: EADDRINUSE\n`,
    })
    await stopped(server)
  })

  test('an accounts file that is not one', async () => {
    const { code, out, err } = await failed([], { INGR_ACCOUNTS: import.meta.filename })
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(/^ingr: accounts cannot be opened: [^\n]*\n$/)
  })
})

describe('an option', () => {
  test('--cors allows one origin and no other', async () => {
    const server = await machine.serve('--cors', 'https://app.example')
    const from = async (origin: string, method = 'GET') => {
      const preflight = { 'access-control-request-method': 'POST' }
      const headers = { origin, ...(method === 'OPTIONS' ? preflight : {}) }
      const answer = await ask(server, BATCH, { method, headers })
      return [answer.status, answer.headers.get('access-control-allow-origin')]
    }
    expect(await from('https://app.example', 'OPTIONS')).toEqual([204, 'https://app.example'])
    expect(await from('https://app.example', 'POST')).toEqual([401, 'https://app.example'])
    expect(await from('https://app.example', 'DELETE')).toEqual([405, 'https://app.example'])
    expect((await from('https://evil.example', 'POST'))[1]).not.toBe('https://evil.example')
    await stopped(server)
  })

  test.each(['http://localhost:3000', 'http://[::1]:8080', 'capacitor://localhost'])(
    '--cors %s accepts the origin',
    async (origin) => {
      const server = await machine.serve('--cors', origin)
      const { headers } = await ask(server, '/health', { headers: { origin } })
      expect(headers.get('access-control-allow-origin')).toBe(origin)
      await stopped(server)
    },
  )

  test('missing options are taken from the environment, and empty variables are ignored', async () => {
    const port = String(await freePort())
    const env = { PORT: '1', HOST: 'localhost', WORKERS: '2', LOG_LEVEL: 'silent' }
    // Options take precedence over variables. We call `serveAs`, because `serve` would set a port.
    const server = await machine.serveAs({ env }, '--port', port, '--host', '127.0.0.1')
    expect([server.url, workersOf(server).length]).toEqual([`http://127.0.0.1:${port}`, 2])
    expect(await stopped(server)).toMatchObject({ code: 0, err: '' })

    const other = String(await freePort())
    const set = { PORT: other, HOST: '127.0.0.2', WORKERS: '', LOG_LEVEL: '' }
    const words = [join(ROOT, 'bin/ingr.js'), 'serve']
    const child = spawn(process.execPath, words, {
      env: { ...process.env, ...machine.env, ...set },
    })
    const [line] = await once(child.stdout.setEncoding('utf8'), 'data')
    expect(line).toBe(`listening on http://127.0.0.2:${other}\n`)
    child.kill('SIGTERM')
    const [log] = await once(child.stderr.setEncoding('utf8'), 'data')
    expect(log).toContain('"msg":"stopping"')
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  test('--cors "*" allows every origin', async () => {
    const server = await machine.serve('--cors', '*')
    const { headers } = await ask(server, '/health', { headers: { origin: 'https://any.example' } })
    expect(headers.get('access-control-allow-origin')).toBe('*')
    await stopped(server)
  })

  test('--metrics counts answers by function and status', async () => {
    const server = await machine.serve('--metrics')
    const { key } = await machine.customer()
    for (const path of [LANGUAGES, LANGUAGES, '/v1/ingredients/nothing', '/nowhere']) {
      await ask(server, path, { headers: { 'x-api-key': key } })
    }
    await ask(server, LANGUAGES)
    const { status, headers, text } = await ask(server, '/metrics')
    expect([status, headers.get('content-type')?.split(';')[0]]).toEqual([200, 'text/plain'])
    const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    const sample = /^([a-zA-Z_:][\w:]*)(?:\{((?:\w+="(?:[^"\\]|\\.)*",?)*)\})? (\S+)$/
    expect(
      samples.filter((line) => !sample.test(line) || Number.isNaN(Number(line.match(sample)![3]))),
    ).toEqual([])
    const answers = samples
      .map((line) => sample.exec(line)!)
      .filter(([, name]) => name === 'ingr_requests_total')
      .map(([, , labels, value]) => {
        const of = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(labels!)?.[1]
        return [of('function'), of('status'), Number(value)]
      })
    expect(answers).toEqual([
      ['languages', '200', 2],
      ['detail', '404', 1],
      ['none', '404', 1],
      ['languages', '401', 1],
    ])
    expect(text).toMatch(
      /ingr_request_duration_seconds_count\{[^}]*function="languages"[^}]*\} 3\n/,
    )
    await stopped(server)
  })

  test('without --metrics, /metrics does not exist', async () => {
    const server = await machine.serve()
    expect((await ask(server, '/metrics')).status).toBe(404)
    await stopped(server)
  })

  test('--body-limit is the size of the largest accepted body', async () => {
    const server = await machine.serve('--body-limit', '1000')
    const { key } = await machine.customer()
    const headers = { 'x-api-key': key, 'content-type': 'application/json' }
    const send = async (length: number) => {
      const body = '{"items":[{"ingredientId":"butter"}]}'.padEnd(length)
      return (await ask(server, '/v1/compatibility/fodmap', { method: 'POST', headers, body }))
        .status
    }
    expect([await send(1_000), await send(1_001)]).toEqual([200, 413])
    await stopped(server)
  })

  test.each<readonly [level: string, lines: readonly string[]]>([
    ['silent', []],
    ['error', []],
    ['warn', []],
    ['info', ['request', 'stopping', 'stopped']],
    ['debug', ['request', 'stopping', 'stopped']],
  ])('--log-level %s', async (level, lines) => {
    const server = await machine.serve('--log-level', level)
    await ask(server, '/nowhere')
    const { err } = await stopped(server)
    const messages = err.split('\n').filter(Boolean)
    expect(messages.map((line) => JSON.parse(line).msg)).toEqual(lines)
  })
})

describe('operator commands take effect on a running server within five seconds', () => {
  const WITHIN_MS = 5_000
  const OFTEN_MS = 50

  /**
   * Repeats a call until it returns `wanted`. On time-out, returns the last answer.
   */
  async function answerOf(call: () => Promise<string>, wanted: string): Promise<string> {
    const end = performance.now() + WITHIN_MS
    for (;;) {
      const answer = await call()
      if (answer === wanted || performance.now() > end) return answer
      await pause(OFTEN_MS)
    }
  }

  test('revoking, blocking, unblocking, changing modules and spending limits', async () => {
    const server = await machine.serve()
    const { customerId, keyId, key } = await machine.customer()
    const spare = await machine.operate<{ key: string }>('key', 'issue', customerId)
    const call = (key: string) => async () => {
      const { status, text } = await ask(server, LANGUAGES, { headers: { 'x-api-key': key } })
      return status === 200 ? '200' : `${status} ${codeOf(text)}`
    }
    const rows: readonly (readonly [words: readonly string[], wanted: string])[] = [
      [['account', 'block', customerId], '403 ACCOUNT_BLOCKED'],
      [['account', 'unblock', customerId], '200'],
      [['account', 'update', customerId, '--modules', 'M2'], '403 MODULE_NOT_BOOKED'],
      [['account', 'update', customerId, '--modules', 'M1'], '200'],
      [['account', 'update', customerId, '--monthly-quota', '0'], '402 QUOTA_EXCEEDED'],
      [['account', 'update', customerId, '--monthly-quota', 'none'], '200'],
      [['account', 'update', customerId, '--rate-limit', '1'], '429 RATE_LIMITED'],
      [['account', 'update', customerId, '--rate-limit', '60000'], '200'],
      [['key', 'revoke', keyId], '401 INVALID_API_KEY'],
    ]
    expect([await call(key)(), await call(spare.key)()]).toEqual(['200', '200'])
    for (const [words, wanted] of rows) {
      await machine.operate(...words)
      expect([words, await answerOf(call(key), wanted)]).toEqual([words, wanted])
    }
    expect(await call(spare.key)()).toBe('200')
    await stopped(server)
  })
})
