/** Reads the id, the path and the conditional headers of an HTTP request. */

import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { itemAt } from '../domain/present.ts'
import { IngrError, invalid } from '../errors.ts'
import { msg } from '../wording/message.ts'
import { withoutKeys } from './log.ts'

/** Maximum milliseconds for which we go on reading a body that we have refused. */
const DRAIN_MS = 5_000

/** Returns the caller's request id if it is short and has only harmless characters. Otherwise returns a new id. */
export function requestId(request: { readonly headers: IncomingHttpHeaders }): string {
  const given = request.headers['x-request-id']
  const isPlain = typeof given === 'string' && /^[\w.:-]{1,128}$/.test(given)
  // The id is logged, so it must not contain a key.
  return isPlain && withoutKeys(given) === given ? given : randomUUID()
}

export function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

/** True if a path matches a pattern such as `/v1/ingredients/:canonicalId`. */
export function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length &&
    wanted.every(
      (part, index) => part === given[index] || (part.startsWith(':') && given[index] !== ''),
    )
  )
}

/** True if `If-None-Match` contains the tag, by weak comparison as RFC 9110 requires. */
export function holds(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')))
}

/** Throws INVALID_REQUEST unless the request names its host exactly once, as HTTP/1.1 requires. */
export function requireHost({ httpVersion, rawHeaders }: IncomingMessage): void {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = itemAt(rawHeaders, i)
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  if (hosts === 1 || (hosts === 0 && httpVersion !== '1.1')) return
  throw invalid(hosts === 0 ? msg('noHostHeader') : msg('hostHeaders', { hosts }), {
    host: 'required once',
  })
}

/** Throws UNSUPPORTED_TRANSFER_CODING unless the body is plain or chunked. */
export function requireFraming({ headers }: IncomingMessage, response: ServerResponse): void {
  const coding = headers['transfer-encoding']
  if (coding === undefined || coding.trim().toLowerCase() === 'chunked') return
  response.setHeader('connection', 'close')
  throw new IngrError('UNSUPPORTED_TRANSFER_CODING', msg('bodySentAs', { coding }), {
    'transfer-encoding': 'only chunked',
  })
}

/** Requests that wait for "100 Continue" before they send their body. */
const expecting = new WeakSet<IncomingMessage>()

/** Records that a client is waiting for "100 Continue". Call this before the request is checked. */
export function expectContinue(request: IncomingMessage, response: ServerResponse): void {
  expecting.add(request)
  // If we refuse the request, its body may still follow, and must not be taken for the next request.
  response.setHeader('connection', 'close')
}

/** True if the client waits for "100 Continue" before it sends its body. */
export const isExpecting = (request: IncomingMessage) => expecting.has(request)

/** Sends "100 Continue" to a client that waits for it. */
export function letContinue(request: IncomingMessage, response: ServerResponse): void {
  if (!expecting.delete(request)) return
  response.removeHeader('connection')
  response.writeContinue()
}

/** Returns the announced size of the body, or `most` if none is announced. */
export function announcedBytes({ headers }: IncomingMessage, most: number): number {
  if (headers['transfer-encoding'] !== undefined) return most
  return Math.min(Number(headers['content-length'] ?? 0), most)
}

/**
 * Resolves once the client has sent its whole body, or after `DRAIN_MS`. If we closed the connection while the client
 * was still sending, it might never read the answer.
 */
export function drained(request: IncomingMessage): Promise<void> {
  const { headers } = request
  const isEmpty = !Number(headers['content-length']) && headers['transfer-encoding'] === undefined
  const isHeldBack = expecting.has(request)
  if (isEmpty || isHeldBack || request.readableEnded || request.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(done, DRAIN_MS)
    function done() {
      clearTimeout(timer)
      resolve()
    }
    request.once('end', done).once('close', done)
    request.resume()
  })
}
