/**
 * Tests that the API document is valid and complete, that its examples are real, and that its page loads only our
 * files.
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { ERRORS } from '../../src/errors.ts'
import { openApi } from '../../src/http/openapi.ts'
import { OPERATIONS } from '../../src/operations/operations.ts'
import { ROOT } from '../cli/run.ts'
import { LIBRARY, testServer } from './support.ts'

const { version } = packageJson

interface Described {
  readonly operationId: string
  readonly summary: string
  readonly parameters: readonly {
    readonly name: string
    readonly in: string
    readonly example?: unknown
  }[]
  readonly requestBody?: { readonly content: Record<string, { readonly example: unknown }> }
  readonly responses: Record<
    string,
    {
      readonly description: string
      readonly content?: Record<string, { readonly example?: unknown }>
    }
  >
}

const server = await testServer()
const { ask } = await server.customer()
const answer = await server.ask('GET', '/openapi.json')
const document = answer.body as {
  openapi: string
  paths: Record<string, Record<string, Described>>
}
const described = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    operation,
  })),
)

test('is an OpenAPI 3.1 document, served without a key', async () => {
  expect([answer.status, answer.headers['content-type']]).toEqual([
    200,
    'application/json; charset=utf-8',
  ])
  const { valid, errors } = await new Validator().validate(document)
  expect(errors ?? []).toEqual([])
  expect(valid).toBe(true)
  expect(document.openapi).toMatch(/^3\.1\./)
})

test('is the one generated from these sources, built with the package', async () => {
  expect(document).toEqual(JSON.parse(JSON.stringify(await openApi(LIBRARY, version))))
})

test('has a tag, and is compressed if the client accepts it', async () => {
  const etag = answer.headers.etag as string
  expect(etag).toMatch(/^"[0-9a-f]{16}"$/)
  const again = await server.ask('GET', '/openapi.json', { headers: { 'if-none-match': etag } })
  expect([again.status, again.text]).toEqual([304, ''])
  const headers = { 'accept-encoding': 'gzip' }
  const compressed = await server.ask('GET', '/openapi.json', { headers })
  expect(compressed.text).toBe(answer.text)
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'gzip',
    etag: `W/${etag}`,
    vary: 'accept-encoding',
    'cache-control': 'no-cache',
  })
})

test('describes every operation, and no other', () => {
  expect(
    described.map(({ method, path, operation }) => `${method} ${path} ${operation.operationId}`),
  ).toEqual(
    // Ignore the order, since the document groups operations by path.
    expect.arrayContaining(OPERATIONS.map(({ method, path, id }) => `${method} ${path} ${id}`)),
  )
  expect(described.length).toBe(OPERATIONS.length)
})

test('lists every error that the HTTP interface can return', () => {
  const text = JSON.stringify(described.map(({ operation }) => operation.responses))
  // Command-line errors, and errors for unknown paths or methods, appear only in the Error schema.
  const elsewhere = ['ROUTE_NOT_FOUND', 'METHOD_NOT_ALLOWED', 'ACCOUNT_NOT_FOUND', 'KEY_NOT_FOUND']
  const missing = Object.keys(ERRORS).filter(
    (code) => !text.includes(`\`${code}\``) && !elsewhere.includes(code),
  )
  expect(missing).toEqual([])
})

describe('the example of', () => {
  test.each(described.map((one) => [one.operation.operationId, one] as const))(
    '%s is what the server answers',
    async (id, { path, method, operation }) => {
      const url = operation.parameters.reduce(
        (text, { name, in: position, example }) =>
          example === undefined
            ? text
            : position === 'path'
              ? text.replace(`{${name}}`, String(example))
              : `${text}${text.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(String(example))}`,
        path,
      )
      const given = operation.requestBody?.content['application/json']?.example
      const { status, text } = await ask(method, url, given)
      const shown = operation.responses[200]!.content!['application/json']?.example
      if (id === 'usage' || id === 'account') {
        expect([status, Object.keys(JSON.parse(text))]).toEqual([200, Object.keys(shown as object)])
      } else if (shown === undefined) {
        expect([status, operation.responses[status]?.description]).toEqual([
          status,
          expect.any(String),
        ])
      } else {
        expect([status, JSON.parse(text)]).toEqual([200, shown])
      }
    },
  )
})

describe('the page', () => {
  test('loads nothing from other origins', async () => {
    const page = await server.ask('GET', '/docs')
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.text).not.toMatch(/https?:|\/\/\w/)
    const sources = [...page.text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((match) => match[1]!)
    expect(sources).toEqual([
      '/docs/swagger-ui.css',
      '/docs/swagger-ui-bundle.js',
      '/docs/start.js',
    ])
    for (const source of sources)
      expect([source, (await server.ask('GET', source)).status]).toEqual([source, 200])
  })

  test.each([
    '/docs',
    '/docs/start.js',
    '/docs/swagger-ui.css',
    '/docs/swagger-ui-bundle.js',
    '/docs/errors',
  ])('%s has the media type that it needs', async (path) => {
    const { status, headers } = await server.ask('GET', path)
    expect([status, headers['x-content-type-options']]).toEqual([200, 'nosniff'])
  })

  test('is built with its licence next to it', () => {
    expect(readFileSync(join(ROOT, 'dist/swagger-ui/LICENSE'), 'utf8')).toContain('Apache License')
  })
})
