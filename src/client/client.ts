/** Typed client of the HTTP API for any runtime with `fetch`. Retries failed calls, but is never charged twice. */

import { ENDPOINTS } from '../../dist/client/api.ts'
import {
  connectionError,
  errorOf,
  IngrApiError,
  type IngrConnectionError,
  isAnswer,
  isJsonType,
} from './errors.ts'
import type { Input, OperationName, Output } from './types.ts'

export type { components, operations, paths } from '../../dist/client/api.ts'
export { type ConnectionErrorCode, IngrApiError, IngrConnectionError } from './errors.ts'
export type { Input, OperationName, Output, Schemas } from './types.ts'

export interface ClientOptions {
  /** Server URL, such as `https://api.example.com`. */
  readonly baseUrl: string
  readonly key?: string
  /** Number of retries after 429, 502, 503, 504 or a lost connection; default 3. */
  readonly retries?: number
  /** Maximum milliseconds to wait before a retry; default 60 s. If a longer wait is needed, the error is thrown. */
  readonly maxWaitMs?: number
  /** Maximum milliseconds for one try, from the connection to the end of the answer; default 60 s. */
  readonly timeoutMs?: number
  /** Maximum milliseconds for a call, including retries and waits; default 3 minutes. No retry starts later. */
  readonly totalMs?: number
  /** Number of answers to cache with their ETags, so that the server need not resend them; default 200. */
  readonly cacheSize?: number
  /** A custom `fetch`, such as one that uses a proxy. */
  readonly fetch?: typeof globalThis.fetch
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Overrides the key that we generate for each POST. If null, no key is sent and a lost POST is not retried. */
  readonly idempotencyKey?: string | null
}

/** Metadata from the response headers; null if a header is absent. */
export interface Meta {
  readonly status: number
  readonly requestId: string | null
  /** Hash of the library that gave the answer. */
  readonly library: string | null
  readonly credits: {
    readonly cost: number | null
    readonly spent: number | null
    readonly remaining: number | null
  }
  /** Remaining requests in this minute. */
  readonly requestsRemaining: number | null
  /** True if the server sent a stored answer again, which costs nothing. */
  readonly isReplayed: boolean
}

export interface Answered<Name extends OperationName> {
  readonly body: Output<Name>
  readonly meta: Meta
}

type Method<Name extends OperationName> =
  object extends Input<Name>
    ? (input?: Input<Name>, options?: CallOptions) => Promise<Output<Name>>
    : (input: Input<Name>, options?: CallOptions) => Promise<Output<Name>>

/** A client, with one method per operationId. */
export type Client = { readonly [Name in OperationName]: Method<Name> } & {
  /** Calls an operation, and also returns the metadata from the headers. */
  readonly call: <Name extends OperationName>(
    name: Name,
    input: Input<Name>,
    options?: CallOptions,
  ) => Promise<Answered<Name>>
}

const DEFAULT_RETRIES = 3
const DEFAULT_MAX_WAIT_MS = 60_000
const DEFAULT_TIMEOUT_MS = 60_000
const DEFAULT_TOTAL_MS = 180_000
/** Maximum delay of a timer. A timer with a longer delay would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1
const DEFAULT_CACHE_SIZE = 200
/** Milliseconds to wait after a lost connection; doubled after each further loss. */
const FIRST_WAIT_MS = 200

export function createClient(options: ClientOptions): Client {
  const caller = new Caller(options)
  const call: Client['call'] = (name, input, given) => caller.call(name, input, given)
  const methods = Object.keys(ENDPOINTS).map((name) => [
    name,
    async (input: object = {}, given?: CallOptions) =>
      (await caller.call(name as OperationName, input as never, given)).body,
  ])
  return { ...Object.fromEntries(methods), call } as Client
}

interface Request {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** The cached answer for `if-none-match`, held here since it may be evicted before a 304 confirms it. */
  readonly cached?: Cached
}

interface Cached {
  readonly etag: string
  readonly text: string
  readonly isJson: boolean
}

class Caller {
  private readonly cache = new Map<string, Cached>()

  constructor(private readonly options: ClientOptions) {}

  async call<Name extends OperationName>(
    name: Name,
    input: Input<Name>,
    given: CallOptions = {},
  ): Promise<Answered<Name>> {
    const request = this.requestOf(name, input as Readonly<Record<string, unknown>>, given)
    const {
      retries = DEFAULT_RETRIES,
      maxWaitMs = DEFAULT_MAX_WAIT_MS,
      timeoutMs = DEFAULT_TIMEOUT_MS,
      totalMs = DEFAULT_TOTAL_MS,
    } = this.options
    const end = performance.now() + totalMs
    const isRepeatable = request.method === 'GET' || 'idempotency-key' in request.headers
    for (let attempt = 0; ; attempt++) {
      const left = Math.max(0, end - performance.now())
      const outcome = await this.send(request, Math.min(timeoutMs, left), given.signal)
      if (!(outcome instanceof Error)) return outcome as Answered<Name>
      given.signal?.throwIfAborted()
      const wait = waitBefore(outcome, attempt)
      const isTooLong = wait === null || wait > Math.min(maxWaitMs, end - performance.now())
      const isHopeless = isTooLong || attempt >= retries
      // If a POST gets no answer, it may nevertheless have been charged.
      const mayRepeat = isRepeatable || outcome instanceof IngrApiError
      if (isHopeless || !mayRepeat) throw outcome
      await pause(wait, given.signal)
    }
  }

  private requestOf(
    name: OperationName,
    input: Readonly<Record<string, unknown>>,
    { idempotencyKey = randomKey() }: CallOptions,
  ): Request {
    const [method, path] = ENDPOINTS[name]
    const { baseUrl, key } = this.options
    const authorization = key === undefined ? {} : { authorization: `Bearer ${key}` }
    const { canonicalId, ...rest } = input
    const base = baseUrl.replace(/\/+$/, '')
    if (method === 'POST') {
      const headers = {
        ...authorization,
        'content-type': 'application/json',
        ...(idempotencyKey === null ? {} : { 'idempotency-key': `"${idempotencyKey}"` }),
      }
      return { url: base + path, method, headers, body: JSON.stringify(input) }
    }
    const query = new URLSearchParams(
      Object.entries(rest).flatMap(([field, value]): [string, string][] =>
        value === undefined
          ? []
          : [[field, Array.isArray(value) ? value.join(',') : String(value)]],
      ),
    ).toString()
    const filled = path.replace('{canonicalId}', encodeURIComponent(String(canonicalId)))
    const url = `${base}${filled}${query === '' ? '' : `?${query}`}`
    const cached = this.cache.get(url)
    if (!cached) return { url, method, headers: authorization }
    return { url, method, headers: { ...authorization, 'if-none-match': cached.etag }, cached }
  }

  /** Sends the request once, and returns the answer or the error. */
  private async send(
    { url, cached, ...request }: Request,
    timeoutMs: number,
    given: AbortSignal | undefined,
  ): Promise<Answered<OperationName> | IngrApiError | IngrConnectionError> {
    const { fetch = globalThis.fetch } = this.options
    const timer = new AbortController()
    const timeout = setTimeout(() => timer.abort(), Math.min(timeoutMs, LONGEST_TIMER_MS))
    const signal = given ? AbortSignal.any([given, timer.signal]) : timer.signal
    try {
      // Don't follow redirects: the API has none, and `fetch` might resend a POST as a GET or without its key.
      const response = await fetch(url, { ...request, redirect: 'manual', signal })
      const text = await response.text()
      const confirmed = response.status === 304 ? cached : undefined
      if (!confirmed && !isAnswer(response)) return errorOf(response, text, url)
      const answer = confirmed ?? { text, isJson: isJsonType(response) }
      this.store(url, { ...answer, etag: response.headers.get('etag') })
      const body = answer.isJson ? JSON.parse(answer.text) : answer.text.trimEnd()
      return { body, meta: metaOf(response) }
    } catch (error) {
      return connectionError(error, url, timer.signal.aborted ? timeoutMs : null)
    } finally {
      clearTimeout(timeout)
    }
  }

  private store(
    url: string,
    { etag, text, isJson }: Omit<Cached, 'etag'> & { etag: string | null },
  ) {
    const { cacheSize = DEFAULT_CACHE_SIZE } = this.options
    if (etag === null || cacheSize === 0) return
    // Delete first, so that the map stays ordered by age.
    this.cache.delete(url)
    this.cache.set(url, { etag, text, isJson })
    for (const oldest of this.cache.keys()) {
      if (this.cache.size <= cacheSize) return
      this.cache.delete(oldest)
    }
  }
}

/** Returns a random key in hex. We can't use `randomUUID`, because browsers offer it only on https pages. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Returns how many milliseconds to wait before a retry; null if a retry cannot help. */
function waitBefore(error: IngrApiError | IngrConnectionError, attempt: number): number | null {
  if (error instanceof IngrApiError) {
    return error.retryAfter === null ? null : error.retryAfter * 1_000
  }
  // Add jitter, so that clients do not all return at the same moment when a server comes back.
  return FIRST_WAIT_MS * 2 ** attempt * (0.5 + Math.random())
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, ms)
    function done() {
      signal?.removeEventListener('abort', stop)
      resolve()
    }
    function stop() {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', stop, { once: true })
  })
}

function metaOf({ status, headers }: Response): Meta {
  const number = (name: string) => {
    const value = headers.get(name)
    return value === null ? null : Number(value)
  }
  return {
    status,
    requestId: headers.get('x-request-id'),
    library: headers.get('x-ingr-library'),
    credits: {
      cost: number('x-credits-cost'),
      spent: number('x-credits-spent'),
      remaining: number('x-credits-remaining'),
    },
    requestsRemaining: number('x-ratelimit-remaining'),
    isReplayed: headers.get('idempotency-replayed') === 'true',
  }
}
