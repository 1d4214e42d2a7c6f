/** The API document passes common linters, and describes every property. */

// tier: system

import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test, vi } from 'vitest'
import type { ErrorCode } from '../../src/errors.ts'
import { openApi } from '../../src/http/openapi.ts'
import { meaningOf } from '../../src/http/openapi-errors.ts'
import { ROOT } from '../cli/run.ts'
import { LIBRARY, testServer } from './support.ts'

vi.setConfig({ testTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'ingr-lint-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const document = JSON.parse(JSON.stringify(await openApi(LIBRARY, '1.2.3')))
const file = join(folder, 'openapi.json')
writeFileSync(file, JSON.stringify(document, null, 2))
const LINT = join(ROOT, 'test/http/lint')

/** Runs a linter and returns its output from either stream. A linter exits with 1 if it finds a fault. */
async function outputOf(tool: string, ...words: readonly string[]): Promise<unknown> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const { stdout } = await promisify(execFile)(join(ROOT, 'node_modules/.bin', tool), words, {
    env,
    maxBuffer: 1e8,
  }).catch((error: { stdout: string }) => error)
  return JSON.parse(stdout)
}

test('Redocly reports nothing', async () => {
  const report = await outputOf(
    'redocly',
    'lint',
    '--format',
    'json',
    '--config',
    join(LINT, 'redocly.yaml'),
    file,
  )
  expect(report).toMatchObject({ totals: { errors: 0, warnings: 0, ignored: 0 }, problems: [] })
})

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/**
 * Returns the paths of all properties that have no description, either directly or in the schema they refer to.
 */
function undescribed(value: unknown, path: string): readonly string[] {
  if (!isNode(value)) return []
  const properties =
    isNode(value.properties) && 'type' in value ? Object.entries(value.properties) : []
  return [
    ...properties
      .filter(([, one]) => typeof (one as Node).description !== 'string')
      .map(([name]) => `${path}.${name}`),
    ...Object.entries(value).flatMap(([key, one]) => undescribed(one, `${path}.${key}`)),
  ]
}

test('every property and every parameter has a description', () => {
  expect(undescribed(document.components.schemas, '')).toEqual([])
  const parameters = Object.values(document.paths as Record<string, Record<string, Node>>)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ parameters: all }) => all as readonly Node[])
  expect(parameters.filter(({ description }) => typeof description !== 'string')).toEqual([])
})

test('an enum is defined once', () => {
  const seen = new Map<string, number>()
  const count = (value: unknown): void => {
    if (!isNode(value)) return
    if (Array.isArray(value.enum)) {
      const key = value.enum.join()
      seen.set(key, (seen.get(key) ?? 0) + 1)
    }
    Object.values(value).forEach(count)
  }
  count(document)
  expect([...seen].filter(([, times]) => times > 1)).toEqual([])
})

test('each error code has an example of its own, in the server’s wording', async () => {
  const examples = Object.values(
    document.paths as Record<string, Record<string, { responses: Node }>>,
  )
    .flatMap((methods) => Object.values(methods))
    .flatMap(
      ({ responses }) =>
        Object.values(responses) as { content?: { 'application/json'?: { examples?: Node } } }[],
    )
    .flatMap(({ content }) => Object.entries(content?.['application/json']?.examples ?? {}))
    .map(
      ([code, example]) =>
        [code as ErrorCode, (example as { value: { error: Node } }).value.error] as const,
    )
  expect(examples.filter(([code, error]) => error.code !== code)).toEqual([])
  // For these codes, the server answers with the text of the catalogue. The examples of all other codes must differ
  // from that text.
  const same: readonly ErrorCode[] = [
    'MISSING_QUERY',
    'INVALID_API_KEY',
    'ACCOUNT_BLOCKED',
    'REQUEST_TIMEOUT',
    'IDEMPOTENCY_KEY_REUSED',
  ]
  expect(
    examples.filter(([code, { message }]) => message === meaningOf(code) && !same.includes(code)),
  ).toEqual([])
  const server = await testServer()
  const { key } = await server.customer()
  const poor = await server.customer({ monthlyQuota: 0 })
  const unbooked = await server.customer({ modules: ['M1', 'M3'] })
  const blocked = await server.customer({ blocked: true })
  const capped = await server.customer({ monthlyQuota: 0, creditPrice: 1, spendingCap: 0 })
  const ALLERGENS = '/v1/ingredients/butter/allergens'
  const answers = [
    await server.ask('GET', ALLERGENS),
    await server.ask('GET', ALLERGENS, { key: 'wrong' }),
    await poor.ask('GET', ALLERGENS),
    await capped.ask('GET', ALLERGENS),
    await unbooked.ask('GET', ALLERGENS),
    await blocked.ask('GET', ALLERGENS),
    await server.ask('POST', '/v1/compatibility/check', {
      key,
      body: 'x',
      headers: { 'content-type': 'text/plain' },
    }),
    await server.ask('POST', '/v1/compatibility/check', { key, body: ' '.repeat(1_048_577) }),
  ]
  for (const { text } of answers) {
    const { error } = JSON.parse(text)
    const shown = examples.filter(([code]) => code === error.code).map(([, one]) => one)
    expect([error.code, shown]).toEqual([error.code, shown.map(() => error)])
  }
})
