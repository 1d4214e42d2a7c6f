/** Errors that the client throws if the server refuses a call or if no answer arrives. */

import type { Schemas } from './types.ts'

type ErrorFields = Schemas['Error']['error']

/** An error response from the server. */
export class IngrApiError extends Error {
  override readonly name = 'IngrApiError'
  /** Stable error code; see `docs`. */
  readonly code: ErrorFields['code']
  readonly details: ErrorFields['details']

  readonly requestId: string | null
  /** URL that explains the code. */
  readonly docs: string | null
  /** Seconds to wait before a retry; null if a retry cannot help. */
  readonly retryAfter: number | null

  constructor(
    readonly status: number,
    { code, message, details }: ErrorFields,
    { requestId, docs, retryAfter }: Pick<IngrApiError, 'requestId' | 'docs' | 'retryAfter'>,
  ) {
    super(message)
    this.code = code
    this.details = details
    this.requestId = requestId
    this.docs = docs
    this.retryAfter = retryAfter
  }
}

/**
 * `TIMED_OUT`: no complete answer within `timeoutMs`. `REFUSED`: no server listens. `LOST`: the connection ended early.
 * `HOST_NOT_FOUND`: the host has no address. `FAILED`: other errors (such as a bad certificate), or any browser error.
 */
export type ConnectionErrorCode = 'TIMED_OUT' | 'REFUSED' | 'LOST' | 'HOST_NOT_FOUND' | 'FAILED'

/** Thrown if no answer arrived. `cause` is the error of `fetch`. */
export class IngrConnectionError extends Error {
  override readonly name = 'IngrConnectionError'

  constructor(
    readonly code: ConnectionErrorCode,
    message: string,
    cause: unknown,
  ) {
    super(message, { cause })
  }
}

/** Statuses worth a retry: too many requests, service unavailable, or a proxy that cannot reach its server. */
const PASSING: readonly number[] = [429, 502, 503, 504]

/** Patterns for the error codes of Node, its `fetch` and Bun; the first match wins. */
const CONNECTION_CODES: readonly (readonly [RegExp, ConnectionErrorCode])[] = [
  [/TIMEDOUT|TIMEOUT/i, 'TIMED_OUT'],
  [/REFUSED/i, 'REFUSED'],
  [/ENOTFOUND|EAI_AGAIN/, 'HOST_NOT_FOUND'],
  [/ECONNRESET|EPIPE|ERR_SOCKET|CONNECTIONCLOSED/i, 'LOST'],
]

/** Converts an error of `fetch`, or a timeout after `timedOutMs` milliseconds, to an IngrConnectionError. */
export function connectionError(
  error: unknown,
  url: string,
  timedOutMs: number | null,
): IngrConnectionError {
  const target = url.replace(/\?.*$/s, '')
  if (timedOutMs !== null) {
    const message = `no answer from ${target} within ${Math.ceil(timedOutMs)} ms`
    return new IngrConnectionError('TIMED_OUT', message, error)
  }
  const { message, cause, code = '' } = error as FetchError
  const systemCode = cause?.code ?? code
  const reason = cause?.message || systemCode || message
  const [, known = 'FAILED' as const] = CONNECTION_CODES.find(([one]) => one.test(systemCode)) ?? []
  return new IngrConnectionError(known, `no answer from ${target}: ${reason}`, error)
}

interface FetchError {
  readonly message?: string
  readonly code?: string
  readonly cause?: { readonly code?: string; readonly message?: string }
}

/** True if the response is from the API, which sends JSON or plain text. A web page would be from a proxy. */
export const isAnswer = ({ ok, headers }: Response): boolean =>
  ok && /^(?:application\/json|text\/plain)\b/.test(headers.get('content-type') ?? '')

export const isJsonType = ({ headers }: Response): boolean =>
  headers.get('content-type')?.includes('json') === true

/** Converts an error response. Describes a response that is not from the API, such as a proxy's page. */
export function errorOf(response: Response, text: string, url: string): IngrApiError {
  const { status, headers } = response
  const fields = isJsonType(response) ? (JSON.parse(text) as Schemas['Error']).error : undefined
  const link = /<([^>]*)>;\s*rel="help"/.exec(headers.get('link') ?? '')?.[1]
  const code = status >= 500 ? ('UNAVAILABLE' as const) : ('INVALID_REQUEST' as const)
  const message = `the server answered ${status}${unexpected(response)}`
  return new IngrApiError(status, fields ?? { code, message, details: null }, {
    requestId: headers.get('x-request-id'),
    docs: link === undefined ? null : new URL(link, url).href,
    retryAfter: PASSING.includes(status) ? secondsIn(headers) : null,
  })
}

/** Describes a response that is not from the API. */
function unexpected({ ok, type, headers }: Response): string {
  const target = headers.get('location')
  if (target !== null) return `, a redirect to ${target} (is baseUrl right?)`
  // Browsers hide the status and target of a redirect.
  if (type === 'opaqueredirect') return ', a redirect (is baseUrl right?)'
  if (!ok) return ''
  return ` with ${headers.get('content-type') || 'no type'} instead of JSON (is baseUrl right?)`
}

/** Returns the seconds from Retry-After, or until the end of the minute if RateLimit reports that no calls are left. */
function secondsIn(headers: Headers): number {
  const given = headers.get('retry-after')
  if (given !== null && /^\d+$/.test(given)) return Number(given)
  const [, left, seconds] = /r=(\d+);t=(\d+)/.exec(headers.get('ratelimit') ?? '') ?? []
  return left === '0' ? Number(seconds) : 1
}
