/** Sends bytes that no well-behaved client would send: half a request, a request that is too long, or no request. */

import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { DEFAULT_BODY_LIMIT } from '../../src/http/options.ts'
import { answersOf, KEY, listening, talk, type WireAnswer } from './wire.ts'

const port = await listening()

const LEAK = /node_modules|\.ts:|\.cjs:| {4}at |\/home\/|\/usr\//

/**
 * Summarizes an answer: `404 ROUTE_NOT_FOUND` for a complete Error object on one line, `200` for any other valid
 * answer.
 */
function summarize({ status, headers, body }: WireAnswer): string {
  if (status < 400) return String(status)
  const wrong = (what: string) => `${status} with ${what}: ${body}`
  if (headers['content-type'] !== 'application/json; charset=utf-8') return wrong('a wrong type')
  if (!/^[^\n]+\n$/.test(body)) return wrong('more or less than one line')
  if (LEAK.test(body)) return wrong('internal details in an answer')
  const { error, ...others } = JSON.parse(body)
  const { code, message, details, ...more } = error
  const isWhole =
    typeof message === 'string' &&
    (details === null || typeof details === 'object') &&
    Object.keys({ ...others, ...more }).length === 0
  return isWhole ? `${status} ${code}` : wrong('no Error object')
}

const exchange = async (parts: readonly (string | Buffer)[], manner = {}) =>
  answersOf(await talk(port, parts, manner)).map(summarize)

const HOST = 'Host: ingr.test\r\n'
const CLOSE = `${HOST}Connection: close\r\n`
const WITH_KEY = `${CLOSE}X-API-Key: ${KEY}\r\n`
const JSON_TYPE = 'Content-Type: application/json\r\n'
const get = (target: string, headers = WITH_KEY) => `GET ${target} HTTP/1.1\r\n${headers}\r\n`
const PATH = '/v1/compatibility/fodmap'
const BODY = '{"items":[{"ingredientId":"butter"}]}'
const MEBI = 1_048_576
/** Returns a POST with the usual headers, these additional headers, and exactly this body. */
const post = (headers: string, body: string, path = PATH) =>
  `POST ${path} HTTP/1.1\r\n${WITH_KEY}${headers}\r\n${body}`
const sized = (body: string, headers = JSON_TYPE) =>
  post(`${headers}Content-Length: ${Buffer.byteLength(body)}\r\n`, body)
const chunked = (...chunks: readonly string[]) =>
  `${chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('')}0\r\n\r\n`
const CHUNKED = `${JSON_TYPE}Transfer-Encoding: chunked\r\n`

afterEach(async () => {
  expect(await exchange([get('/health')])).toEqual(['200'])
})

type Row = readonly [name: string, parts: readonly (string | Buffer)[], expected: readonly string[]]

describe('a request line or headers', () => {
  test.each<Row>([
    ['not a request at all', ['GARBAGE\r\n\r\n'], ['400 INVALID_REQUEST']],
    ['an HTTP/2 preface', ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'], ['400 INVALID_REQUEST']],
    ['a TLS hello', [Buffer.from('16030100c8010000c40303', 'hex')], ['400 INVALID_REQUEST']],
    ['an unknown version', [`GET / HTTP/3.7\r\n${CLOSE}\r\n`], ['400 INVALID_REQUEST']],
    ['an unknown method', [`BREW / HTTP/1.1\r\n${CLOSE}\r\n`], ['400 INVALID_REQUEST']],
    ['a lower-case method', [`get / HTTP/1.1\r\n${CLOSE}\r\n`], ['400 INVALID_REQUEST']],
    ['HTTP/1.0 without a host', ['GET /health HTTP/1.0\r\n\r\n'], ['200']],
    ['HTTP/1.1 without a host', [get('/health', 'Connection: close\r\n')], ['400 INVALID_REQUEST']],
    ['two hosts', [get('/health', `${CLOSE}${HOST}`)], ['400 INVALID_REQUEST']],
    ['17 KB in one header', [get('/', `X: ${'a'.repeat(17_000)}\r\n`)], ['431 HEADERS_TOO_LARGE']],
    [
      'three thousand headers',
      [get('/', Array.from({ length: 3_000 }, (_, n) => `X-${n}: 1\r\n`).join(''))],
      ['431 HEADERS_TOO_LARGE'],
    ],
    ['NUL in a header', [get('/health', `${CLOSE}X: a\0b\r\n`)], ['400 INVALID_REQUEST']],
    ['a space before a colon', [get('/health', `${CLOSE}X : a\r\n`)], ['400 INVALID_REQUEST']],
    ['a folded header', [get('/health', `${CLOSE}X: a\r\n b\r\n`)], ['400 INVALID_REQUEST']],
    ['line feeds only', ['GET /health HTTP/1.1\nHost: x\n\n'], ['400 INVALID_REQUEST']],
  ])('%s', async (_, parts, expected) => {
    expect(await exchange(parts)).toEqual(expected)
  })
})

describe('a target', () => {
  test.each<readonly [name: string, target: string, expected: string]>([
    ['in absolute form', 'http://elsewhere.test/v1/meta/languages', '200'],
    ['in absolute form without a path', 'https://elsewhere.test', '404 ROUTE_NOT_FOUND'],
    ['that is an asterisk', '*', '404 ROUTE_NOT_FOUND'],
    ['of two slashes', '//', '404 ROUTE_NOT_FOUND'],
    ['that begins with two slashes', '//v1/health', '404 ROUTE_NOT_FOUND'],
    ['that goes up', '/v1/../v1/health', '404 ROUTE_NOT_FOUND'],
    ['that goes up, encoded', '/docs/%2e%2e/package.json', '404 ROUTE_NOT_FOUND'],
    ['with a trailing slash', '/v1/health/', '404 ROUTE_NOT_FOUND'],
    ['with an empty id', '/v1/ingredients//nutrition', '404 ROUTE_NOT_FOUND'],
    ['with slashes in the id', '/v1/ingredients/..%2F..%2Fetc', '404 INGREDIENT_NOT_FOUND'],
    ['with NUL in the id', '/v1/ingredients/%00', '404 INGREDIENT_NOT_FOUND'],
    ['with a long id', `/v1/ingredients/${'a'.repeat(12_000)}`, '404 INGREDIENT_NOT_FOUND'],
    ['with an encoded route', '/v1/ingredients/%73earch?q=butter', '200'],
    ['with a broken encoding', '/v1/ingredients/%', '400 INVALID_REQUEST'],
    ['with an incomplete UTF-8 character', '/v1/ingredients/%C3', '400 INVALID_REQUEST'],
    ['with a broken query', '/v1/ingredients/search?q=%C3', '400 INVALID_REQUEST'],
    ['with NUL', '/v1/\0', '400 INVALID_REQUEST'],
    ['with a non-ASCII character', '/v1/ingredients/möhre', '400 INVALID_REQUEST'],
    ['of 60 KB', `/v1/ingredients/${'a'.repeat(60_000)}`, '431 HEADERS_TOO_LARGE'],
  ])('%s', async (_, target, expected) => {
    expect(await exchange([get(target)])).toEqual([expected])
  })
})

describe('a method', () => {
  const ask = async (method: string, path: string) => {
    const [answer] = answersOf(await talk(port, [`${method} ${path} HTTP/1.1\r\n${WITH_KEY}\r\n`]))
    return [summarize(answer!), answer!.headers.allow]
  }
  const notAllowed = (allow: string) => ['405 METHOD_NOT_ALLOWED', allow]

  test.each<readonly [string, string, readonly unknown[]]>([
    ['DELETE', '/v1/ingredients/butter', notAllowed('GET, HEAD')],
    ['PROPFIND', '/health', notAllowed('GET, HEAD')],
    ['TRACE', '/v1/meta/units', notAllowed('GET, HEAD')],
    ['POST', '/v1/ingredients/search', notAllowed('GET, HEAD')],
    ['OPTIONS', PATH, notAllowed('POST')],
    ['OPTIONS', '*', ['404 ROUTE_NOT_FOUND', undefined]],
    ['OPTIONS', '/nowhere', ['404 ROUTE_NOT_FOUND', undefined]],
    ['CONNECT', 'elsewhere.test:443', notAllowed('GET, POST')],
  ])('%s %s', async (method, path, expected) => {
    expect(await ask(method, path)).toEqual(expected)
  })

  test.each<readonly [path: string, status: number]>([
    ['/health', 200],
    ['/v1/meta/languages', 200],
    ['/v1/ingredients/no-such-thing', 404],
    ['/nowhere', 404],
    ['/openapi.json', 200],
  ])('HEAD %s has the headers of GET and no body', async (path, status) => {
    const asked = async (method: string) => {
      const received = await talk(port, [`${method} ${path} HTTP/1.1\r\n${WITH_KEY}\r\n`])
      const [{ headers, ...answer }] = answersOf(received, [method]) as [WireAnswer]
      const { date: _, 'x-request-id': __, ...lasting } = headers
      return { ...answer, headers: lasting }
    }
    const [whole, bare] = [await asked('GET'), await asked('HEAD')]
    expect(bare).toEqual({ ...whole, body: '' })
    expect(bare.status).toBe(status)
  })

  test('HEAD on a POST-only path is not allowed', async () => {
    const received = await talk(port, [`HEAD ${PATH} HTTP/1.1\r\n${WITH_KEY}\r\n`])
    const [{ status, headers }] = answersOf(received, ['HEAD']) as [WireAnswer]
    expect([status, headers.allow]).toEqual([405, 'POST'])
  })
})

describe('an expectation or an upgrade', () => {
  const waiting = (expectation: string) =>
    post(`${JSON_TYPE}Expect: ${expectation}\r\nContent-Length: ${BODY.length}\r\n`, '')

  test('100-continue is answered', async () => {
    expect(await exchange([waiting('100-continue'), BODY])).toEqual(['100', '200'])
  })

  test.each<readonly [name: string, headers: string, path: string, expected: string]>([
    ['a wrong key', `${CLOSE}X-API-Key: wrong\r\n`, PATH, '401 INVALID_API_KEY'],
    ['no key', CLOSE, PATH, '401 MISSING_API_KEY'],
    ['an unknown path', WITH_KEY, '/nowhere', '404 ROUTE_NOT_FOUND'],
    ['no path for a POST', WITH_KEY, '/health', '405 METHOD_NOT_ALLOWED'],
  ])(
    '100-continue is not answered for %s, and what follows is not parsed as a request',
    async (_, headers, path, expected) => {
      const expecting = `${JSON_TYPE}Expect: 100-continue\r\nContent-Length: ${BODY.length}\r\n`
      const head = `POST ${path} HTTP/1.1\r\n${headers.replace('Connection: close\r\n', '')}${expecting}\r\n`
      // The server closes the connection, because the client sends no body after the refusal.
      expect(await exchange([head])).toEqual([expected])
      expect(await exchange([head, get('/health')])).toEqual([expected])
    },
  )

  test.each<readonly [name: string, headers: string, expected: string]>([
    ['an overlong body', `${JSON_TYPE}Content-Length: 1048577\r\n`, '413 PAYLOAD_TOO_LARGE'],
    [
      'another media type',
      `Content-Type: text/plain\r\nContent-Length: ${BODY.length}\r\n`,
      '415 UNSUPPORTED_MEDIA_TYPE',
    ],
    ['no media type', `Content-Length: ${BODY.length}\r\n`, '415 UNSUPPORTED_MEDIA_TYPE'],
    [
      'an encoding',
      `${JSON_TYPE}Content-Encoding: gzip\r\nContent-Length: ${BODY.length}\r\n`,
      '415 UNSUPPORTED_MEDIA_TYPE',
    ],
  ])(
    '100-continue is not answered for %s, which the headers show',
    async (_, headers, expected) => {
      const head = `POST ${PATH} HTTP/1.1\r\n${WITH_KEY}${headers}Expect: 100-continue\r\n\r\n`
      expect(await exchange([head.replace('Connection: close\r\n', '')])).toEqual([expected])
    },
  )

  test('an unknown expectation is ignored, and the request answered', async () => {
    expect(await exchange([waiting('the-unexpected'), BODY])).toEqual(['200'])
  })

  test.each([
    ['websocket', ''],
    ['h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__\r\n'],
  ])('an upgrade to %s is ignored, and the connection continues', async (protocol, more) => {
    const upgrade = `${HOST}Connection: Upgrade\r\nUpgrade: ${protocol}\r\n${more}`
    const socket = connect(port, '127.0.0.1')
    socket.write(get('/health', upgrade))
    const [first] = await once(socket, 'data')
    socket.write(get('/v1/health'))
    const [second] = await once(socket, 'data')
    expect([first, second].map((bytes) => summarize(answersOf(String(bytes))[0]!))).toEqual([
      '200',
      '200',
    ])
  })
})

describe('a body', () => {
  const zipped = 'Content-Encoding: gzip\r\n'
  test.each<Row>([
    ['a valid one', [sized(BODY)], ['200']],
    ['in chunks', [post(CHUNKED, chunked(BODY.slice(0, 9), BODY.slice(9)))], ['200']],
    [
      'with more bytes than its length',
      [post(`${JSON_TYPE}Content-Length: 9\r\n`, BODY)],
      ['400 INVALID_JSON'],
    ],
    [
      'of a negative length',
      [post(`${JSON_TYPE}Content-Length: -1\r\n`, BODY)],
      ['400 INVALID_REQUEST'],
    ],
    [
      'of a non-numeric length',
      [post(`${JSON_TYPE}Content-Length: 1x\r\n`, BODY)],
      ['400 INVALID_REQUEST'],
    ],
    [
      'of two lengths',
      [post(`${JSON_TYPE}Content-Length: 5\r\nContent-Length: 37\r\n`, BODY)],
      ['400 INVALID_REQUEST'],
    ],
    [
      'of an overlarge length',
      [post(`${JSON_TYPE}Content-Length: ${'9'.repeat(30)}\r\n`, BODY)],
      ['400 INVALID_REQUEST'],
    ],
    [
      'with a length and in chunks',
      [post(`${CHUNKED}Content-Length: 37\r\n`, chunked(BODY))],
      ['400 INVALID_REQUEST'],
    ],
    ['in invalid chunks', [post(CHUNKED, `ZZ\r\n${BODY}\r\n0\r\n\r\n`)], ['400 INVALID_REQUEST']],
    [
      'in chunks that end in garbage',
      [post(CHUNKED, '5\r\n{"ite\r\nXX\r\n')],
      ['400 INVALID_REQUEST'],
    ],
    [
      'in an unknown transfer coding',
      [post(`${JSON_TYPE}Transfer-Encoding: gzip\r\n`, BODY)],
      ['400 INVALID_REQUEST'],
    ],
    [
      'in Latin-1',
      [Buffer.from(sized(BODY).replace('butter', 'b\xfctter'), 'latin1')],
      ['400 INVALID_JSON'],
    ],
    ['with NUL after it', [sized(`${BODY}\0`)], ['400 INVALID_JSON']],
    ['with NUL in a text', [sized(BODY.replace('tt', 't\0t'))], ['400 INVALID_JSON']],
    [
      'an empty one declared as JSON',
      [post(`${JSON_TYPE}Content-Length: 0\r\n`, '')],
      ['400 INVALID_JSON'],
    ],
    ['of nothing', [post('', '')], ['400 INVALID_REQUEST']],
    ['of text', [sized(BODY, 'Content-Type: text/plain\r\n')], ['415 UNSUPPORTED_MEDIA_TYPE']],
    ['without a type', [sized(BODY, '')], ['415 UNSUPPORTED_MEDIA_TYPE']],
    [
      'declared as compressed',
      [sized(BODY, `${JSON_TYPE}${zipped}`)],
      ['415 UNSUPPORTED_MEDIA_TYPE'],
    ],
    [
      'that the route does not take',
      [`${get('/health', `${CLOSE}Content-Length: 4\r\n`)}{"a"`],
      ['200'],
    ],
    ['of the largest size', [sized(BODY.padEnd(DEFAULT_BODY_LIMIT))], ['200']],
    ['of one byte more', [sized(BODY.padEnd(DEFAULT_BODY_LIMIT + 1))], ['413 PAYLOAD_TOO_LARGE']],
  ])('%s', async (_, parts, expected) => {
    expect(await exchange(parts)).toEqual(expected)
  })

  test('shorter than its length, from a client that then half-closes', async () => {
    const parts = [post(`${JSON_TYPE}Content-Length: 99\r\n`, BODY)]
    expect(await exchange(parts, { halfClose: true })).toEqual(['400 INVALID_REQUEST'])
  })
})

describe('a body in a transfer coding other than chunks', () => {
  test.each(['gzip, chunked', 'GZIP, chunked', 'identity, chunked', 'chunked, chunked'])(
    '%s',
    async (coding) => {
      const request = post(`${JSON_TYPE}Transfer-Encoding: ${coding}\r\n`, chunked(BODY))
      const [answer] = await exchange([request])
      expect(['501 UNSUPPORTED_TRANSFER_CODING', '400 INVALID_REQUEST']).toContain(answer)
      if (!coding.startsWith('chunked')) expect(answer).toBe('501 UNSUPPORTED_TRANSFER_CODING')
    },
  )

  test('in capitals, chunks are still chunks', async () => {
    const request = post(`${JSON_TYPE}Transfer-Encoding: Chunked\r\n`, chunked(BODY))
    expect(await exchange([request])).toEqual(['200'])
  })
})

describe('a nested body', () => {
  const nested = (depth: number, open: string, close: string) =>
    `{"items":[{"ingredientId":"butter"}],"x":${open.repeat(depth - 1)}1${close.repeat(depth - 1)}}`
  test.each([
    ['lists 64 deep', nested(64, '[', ']'), '200'],
    ['lists 65 deep', nested(65, '[', ']'), '400 INVALID_REQUEST'],
    ['objects 64 deep', nested(64, '{"a":', '}'), '200'],
    ['objects 65 deep', nested(65, '{"a":', '}'), '400 INVALID_REQUEST'],
    ['half a million levels deep', nested(500_000, '[', ']'), '400 INVALID_REQUEST'],
    ['never closed', '['.repeat(1_000_000), '400 INVALID_REQUEST'],
    [
      'only within its strings',
      `{"items":[{"ingredientId":"${'[{'.repeat(200)}\\"\\\\"}],"[[\\"[":"${'['.repeat(200)}"}`,
      '200',
    ],
    [
      'side by side',
      `{"items":[{"ingredientId":"butter"}],"x":[${Array(500).fill('[{}]')}]}`,
      '200',
    ],
  ])('%s', async (_, body, expected) => {
    expect(await exchange([sized(body)])).toEqual([expected])
  })
})

describe('five megabytes, from a client that reads the answer after writing everything', () => {
  const large = Buffer.alloc(5 * MEBI, 'x')
  const withLength = (path: string, headers: string) => [
    post(`${headers}Content-Length: ${large.length}\r\n`, '', path),
    large,
  ]
  const inOneChunk = (path: string, headers: string) => [
    post(`${headers}Transfer-Encoding: chunked\r\n`, `${large.length.toString(16)}\r\n`, path),
    large,
    '\r\n0\r\n\r\n',
  ]
  const small = Buffer.from(`400\r\n${'x'.repeat(1_024)}\r\n`)
  const inSmallChunks = (path: string, headers: string) => [
    post(`${headers}Transfer-Encoding: chunked\r\n`, '', path),
    ...Array.from({ length: 5 * 1_024 }, () => small),
    '0\r\n\r\n',
  ]
  const WRONG_KEY = `Authorization: Bearer wrong\r\n${JSON_TYPE}`
  const asks = [
    ['to a route', PATH, JSON_TYPE, '413 PAYLOAD_TOO_LARGE'],
    ['to no route', '/nowhere', JSON_TYPE, '404 ROUTE_NOT_FOUND'],
    ['to a route without a body', '/v1/meta/units', JSON_TYPE, '405 METHOD_NOT_ALLOWED'],
    ['to a broken path', '/v1/ingredients/%', JSON_TYPE, '400 INVALID_REQUEST'],
    ['with a wrong key', PATH, WRONG_KEY, '401 INVALID_API_KEY'],
    ['of a wrong type', PATH, 'Content-Type: text/plain\r\n', '415 UNSUPPORTED_MEDIA_TYPE'],
  ] as const
  const ways = [
    ['with their length', withLength],
    ['in one chunk', inOneChunk],
    ['in small chunks', inSmallChunks],
  ] as const

  test.each(
    asks.flatMap(([ask, path, headers, expected]) =>
      ways.map(([way, parts]) => [ask, way, parts(path, headers), expected] as const),
    ),
  )('%s, %s', async (_, __, parts, expected) => {
    expect(await exchange(parts, { readLate: true })).toEqual([expected])
  })
})

describe('a connection', () => {
  const KEEP = `${HOST}X-API-Key: ${KEY}\r\n`
  const keepAlive = (body: string) =>
    `POST ${PATH} HTTP/1.1\r\n${KEEP}${JSON_TYPE}Content-Length: ${body.length}\r\n\r\n${body}`

  test('continues after every error that leaves nothing unread', async () => {
    const parts = [
      get('/nowhere', KEEP),
      get('/v1/ingredients/%', KEEP),
      keepAlive('{'),
      keepAlive('{}'),
      keepAlive('x'.repeat(2 * MEBI)),
      `DELETE ${PATH} HTTP/1.1\r\n${KEEP}\r\n`,
      get('/v1/meta/languages', HOST),
      get('/health'),
    ]
    expect(await exchange(parts)).toEqual([
      '404 ROUTE_NOT_FOUND',
      '400 INVALID_REQUEST',
      '400 INVALID_JSON',
      '400 INVALID_REQUEST',
      '413 PAYLOAD_TOO_LARGE',
      '405 METHOD_NOT_ALLOWED',
      '401 MISSING_API_KEY',
      '200',
    ])
  })

  test('answers pipelined requests in order', async () => {
    const paths = ['/v1/ingredients/search?q=tom', '/nowhere', '/v1/meta/languages', '/health']
    const all = paths.map((path) => get(path, path === '/health' ? CLOSE : KEEP)).join('')
    const answers = answersOf(await talk(port, [all]))
    expect(answers.map(summarize)).toEqual(['200', '404 ROUTE_NOT_FOUND', '200', '200'])
    expect(answers[2]!.body).toBe('{"languages":["de","en","es"]}\n')
    expect(answers[3]!.body).toBe('OK\n')
  })

  test('answers complete requests before it reports the garbage after them', async () => {
    const all = `${get('/v1/ingredients/search?q=tom', KEEP)}${get('/health', HOST)}GARBAGE\r\n\r\n`
    expect(await exchange([all])).toEqual(['200', '200', '400 INVALID_REQUEST'])
  })

  test.each([
    ['before it sends anything', ''],
    ['in its headers', 'GET /health HTTP/1.1\r\nHos'],
    ['in its body', post(`${JSON_TYPE}Content-Length: 99\r\n`, '{"items"')],
    ['in a chunk', post(CHUNKED, '9\r\n{"it')],
    ['in an overlarge body', post(`${JSON_TYPE}Content-Length: ${5 * MEBI}\r\n`, '{')],
    ['before it reads the answer', get('/openapi.json')],
  ])('that the client cuts %s affects no other client', async (_, text) => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    if (text !== '') await new Promise((resolve) => socket.write(text, resolve))
    socket.resetAndDestroy()
    await once(socket, 'close')
    expect(await exchange([get('/v1/meta/languages')])).toEqual(['200'])
  })
})

describe('a client that exceeds the time limit', () => {
  test.each([
    ['to begin', ''],
    ['with its headers', 'GET /health HTTP/1.1\r\nHost: x\r\n'],
    ['with its body', post(`${JSON_TYPE}Content-Length: 99\r\n`, '{')],
    ['with a chunk', post(CHUNKED, '9\r\n{')],
    [
      'with a body that is too large anyway',
      post(`${JSON_TYPE}Content-Length: ${5 * MEBI}\r\n`, '{'),
    ],
  ])('%s', async (_, text) => {
    const impatient = await listening({ requestTimeout: 200 })
    const answers = answersOf(await talk(impatient, [text]))
    expect(answers.map(summarize)).toEqual(['408 REQUEST_TIMEOUT'])
  })
})
