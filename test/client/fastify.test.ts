/** Tests that our routes in a user's Fastify server answer with the same bytes as `ingr serve`. */

import { createRequire } from 'node:module'
import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import type * as Routes from '../../src/embedded/fastify.ts'
import type * as Package from '../../src/embedded/index.ts'
import { OPERATIONS } from '../../src/operations/operations.ts'
import { freshMachine } from '../http/program.ts'

const require = createRequire(import.meta.url)
const { openLibrary, openLibraryAsync }: typeof Package = require('ingr')
const { ingrRoutes }: typeof Routes = require('ingr/fastify')

const machine = freshMachine()
const { key } = await machine.customer()
const { url } = await machine.serve('--log-level', 'error')

const inThread = await openLibraryAsync()
const app = Fastify({ logger: false })
app.addHook('onClose', () => inThread.close())
await app.register(ingrRoutes, { prefix: '/food', library: inThread })
await app.register(ingrRoutes, { prefix: '/here', library: openLibrary() })
app.post('/own', async ({ body }) => ({ got: body }))
const address = await app.listen({ host: '127.0.0.1', port: 0 })
afterAll(() => app.close())

interface Request {
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

async function answer(base: string, { method = 'GET', path, headers = {}, body }: Request) {
  const response = await fetch(base + path, {
    method,
    headers: { authorization: `Bearer ${key}`, ...headers },
    ...(body === undefined ? {} : { body }),
  })
  const type = response.headers.get('content-type')
  return { status: response.status, type, body: await response.text() }
}

async function expectSame(request: Request, status: number): Promise<void> {
  const [served, threaded, here] = await Promise.all(
    [url, `${address}/food`, `${address}/here`].map((base) => answer(base, request)),
  )
  expect(served?.status).toBe(status)
  expect(threaded).toEqual(served)
  expect(here).toEqual(served)
}

const JSON_BODY = { 'content-type': 'application/json' }

const examples = OPERATIONS.filter(
  ({ section }) => section !== 'health' && section !== 'account',
).map(({ id, method, path, example }): [string, Request] => {
  const { ingredientId = '', query = {}, body } = example
  const machine = path.replace('{canonicalId}', encodeURIComponent(ingredientId))
  const request = { method, path: `${machine}?${new URLSearchParams(query)}` }
  if (body === undefined) return [id, request]
  return [id, { ...request, headers: JSON_BODY, body: JSON.stringify(body) }]
})

test.each(examples)('%s answers its example like the server', async (_, request) => {
  await expectSame(request, 200)
})

describe('is refused as by the server', () => {
  const check = (body: string, headers: Request['headers'] = JSON_BODY): Request => ({
    method: 'POST',
    path: '/v1/compatibility/check',
    headers: headers ?? {},
    body,
  })
  test.each<[string, Request, number]>([
    ['an unknown food', { path: '/v1/ingredients/buter' }, 404],
    ['a parameter given twice', { path: '/v1/ingredients/search?q=milk&q=oat' }, 400],
    ['a parameter out of range', { path: '/v1/ingredients/search?q=milk&limit=0' }, 400],
    ['a broken percent-encoding', { path: '/v1/ingredients/search?q=%E4' }, 400],
    ['an empty list', check('{"items":[]}'), 400],
    ['a body that is not JSON', check('{"items":'), 400],
    ['a body that is not an object', check('[]'), 400],
    ['a body without its media type', check('{}', { 'content-type': 'text/plain' }), 415],
    ['a body with an encoding', check('{}', { ...JSON_BODY, 'content-encoding': 'gzip' }), 415],
    ['an unknown concern', check('{"items":[{"ingredientId":"egg"}],"concerns":["x"]}'), 400],
  ])('%s', async (_, request, status) => {
    await expectSame(request, status)
  })
})

describe('the rest of the server', () => {
  test('keeps its own parsers and errors', async () => {
    const text = await answer(address, {
      method: 'POST',
      path: '/own',
      headers: { 'content-type': 'text/plain' },
      body: 'words',
    })
    expect(text).toMatchObject({ status: 200, body: '{"got":"words"}' })
    for (const path of ['/food/v1/nothing', '/food/v1/ingredients//allergens', '/v1/meta/units']) {
      const { status, body } = await answer(address, { path })
      expect([status, JSON.parse(body).message]).toEqual([404, `Route GET:${path} not found`])
    }
  })

  test('gets the error of an invalid library before it listens', async () => {
    const other = Fastify()
    other.register(ingrRoutes, { library: {} as never })
    await expect(other.ready()).rejects.toThrow(
      'not an opened library (openLibrary or openLibraryAsync opens one)',
    )
  })

  test('chooses the size limit of a body', async () => {
    const other = Fastify()
    await other.register(ingrRoutes, { library: openLibrary(), bodyLimit: 20 })
    const { statusCode, body } = await other.inject({
      method: 'POST',
      url: '/v1/compatibility/check',
      payload: { items: [{ ingredientId: 'butter' }] },
    })
    expect([statusCode, JSON.parse(body).error]).toEqual([
      413,
      {
        code: 'PAYLOAD_TOO_LARGE',
        message: 'the body is larger than 20 bytes',
        details: { limit: '20' },
      },
    ])
  })

  test('refuses calls of a closed library as unavailable', async () => {
    const library = openLibrary()
    const other = Fastify()
    await other.register(ingrRoutes, { library })
    library.close()
    const { statusCode, body } = await other.inject('/v1/ingredients/count')
    expect([statusCode, JSON.parse(body).error]).toEqual([
      503,
      { code: 'UNAVAILABLE', message: 'the library is closed', details: null },
    ])
  })
})
