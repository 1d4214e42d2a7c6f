/** A server for tests with the real library, a real accounts file and API keys, called within this process. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { InjectOptions } from 'fastify'
import { afterAll } from 'vitest'
import { type Account, PLAN_RATE_LIMIT } from '../../src/accounts/account.ts'
import { accountsOf } from '../../src/accounts/accounts.ts'
import { newKey } from '../../src/accounts/keys.ts'
import { openSqliteStore } from '../../src/accounts/sqlite-store.ts'
import type { AccountStore } from '../../src/accounts/store.ts'
import { MODULES } from '../../src/domain/functions.ts'
import { openLog } from '../../src/http/log.ts'
import type { ServerOptions } from '../../src/http/options.ts'
import { memoryRateLimiter } from '../../src/http/rate-limiter.ts'
import { buildServer } from '../../src/http/server.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { ROOT } from '../cli/run.ts'
import { keyLike } from '../support/accounts.ts'

export const LIBRARY = openLibrary(join(ROOT, 'data/library.sqlite'))
export const VERSION = '1.2.3'
export const BUILD = '0123456789abcdef'
/** Noon on a day that is not close to the start or end of its month. */
export const NOON = Date.UTC(2026, 10, 21, 12)

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
  /** The body, parsed as JSON. */
  readonly body: never
}

export interface TestServer {
  readonly store: AccountStore
  /** The clock of the server in milliseconds. It advances only when a test changes it. */
  readonly clock: { now: number }
  /** Adds an account with a key. By default, it has all modules and no limits. */
  readonly customer: (limits?: Partial<Account>) => Promise<Customer>
  readonly ask: (method: string, path: string, given?: Given) => Promise<Answer>
}

export interface Customer {
  readonly account: Account
  readonly key: string
  readonly keyId: string
  /** Sends a request with the key of the customer. */
  readonly ask: (method: string, path: string, body?: unknown) => Promise<Answer>
}

export interface Given {
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
  /** The body: strings are sent unchanged, other values as JSON. */
  readonly body?: unknown
}

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: (bytes) => brotliDecompressSync(bytes),
  gzip: (bytes) => gunzipSync(bytes),
}

let serial = 0

/** Starts a server, and closes it at the end of the test file. */
export async function testServer(given: Partial<ServerOptions> = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'ingr-http-'))
  const store = openSqliteStore(join(folder, 'accounts.sqlite'))
  const clock = { now: NOON }
  const app = await buildServer({
    library: LIBRARY,
    accounts: accountsOf(store, () => clock.now),
    version: VERSION,
    build: BUILD,
    log: openLog('silent'),
    limiter: memoryRateLimiter(),
    now: () => clock.now,
    documentsFolder: join(ROOT, 'dist/swagger-ui'),
    pageFolder: join(ROOT, 'dist/page'),
    ...given,
  })
  afterAll(async () => {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const ask: TestServer['ask'] = async (method, url, { key, headers = {}, body } = {}) => {
    const payload = typeof body === 'string' ? body : JSON.stringify(body)
    const response = await app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url,
      headers: {
        ...(key ? { 'x-api-key': key } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    })
    const { statusCode: status, headers: answered, rawPayload } = response
    const decode = DECODERS[String(answered['content-encoding'])]
    const text = decode ? String(decode(rawPayload)) : response.payload
    return {
      status,
      headers: answered,
      text,
      get body() {
        return JSON.parse(text) as never
      },
    }
  }
  const customer: TestServer['customer'] = async (limits = {}) => {
    serial++
    const account: Account = {
      customerId: `00000000-0000-4000-8000-${String(serial).padStart(12, '0')}`,
      name: `customer ${serial}`,
      plan: 'pro',
      modules: MODULES,
      monthlyQuota: null,
      creditPrice: null,
      spendingCap: null,
      rateLimit: PLAN_RATE_LIMIT.pro,
      blocked: false,
      ...limits,
    }
    const { key, prefix, hash } = newKey()
    const keyId = `10000000-0000-4000-8000-${String(serial).padStart(12, '0')}`
    const createdAt = new Date(NOON).toISOString()
    await store.addAccount(account)
    const { customerId } = account
    await store.addKey(keyLike({ keyId, customerId, prefix, hash, createdAt }))
    return {
      account,
      key,
      keyId,
      ask: (method, path, body) => ask(method, path, { key, body }),
    }
  }
  return { store, clock, customer, ask }
}
