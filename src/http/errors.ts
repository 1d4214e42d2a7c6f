/** Converts anything thrown in a request to an Error object with its status. */

import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ERRORS, type ErrorCode, IngrError } from '../errors.ts'
import { type Message, msg } from '../wording/message.ts'
import { recordCall } from './charge.ts'
import { withoutKeys } from './log.ts'
import { DEFAULT_BODY_LIMIT, ERRORS_PATH, JSON_TYPE, type ServerOptions } from './options.ts'
import { Refusal } from './refusal.ts'
import { drained, matches, pathOf } from './request.ts'
import { asIngrError } from './thrown.ts'

/** Retry-After in seconds for calls refused with UNAVAILABLE. */
const RETRY_UNAVAILABLE_S = 1
/** The error that clients get. Only the log names the missing file or host. */
const UNAVAILABLE_NOW = new IngrError(
  'UNAVAILABLE',
  msg('serviceBusy', { seconds: RETRY_UNAVAILABLE_S }),
)
/** Milliseconds that a client has to read the answer if the HTTP parser has refused its request. */
const REFUSED_MS = 5_000

export function addErrorAnswers(app: FastifyInstance, options: ServerOptions): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, options))
}

/** Rejects unknown paths and wrong methods. Call this before adding routes. */
export function rejectUnknownRoutes(app: FastifyInstance): void {
  const routes: { readonly method: string; readonly path: string }[] = []
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, path: url })
  })
  const routeError = (request: FastifyRequest) => {
    const path = pathOf(request.url)
    const methods = routes.filter((route) => matches(route.path, path)).map(({ method }) => method)
    return methods.length === 0
      ? routeNotFound(path)
      : methodNotAllowed(request.method, [...new Set(methods)])
  }
  // Check this before the body is read: if there is no route, errors in the body don't matter.
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.is404 ? routeError(request) : undefined)
  })
  app.setNotFoundHandler((request) => {
    throw routeError(request)
  })
}

export const routeNotFound = (path: string): IngrError =>
  new IngrError('ROUTE_NOT_FOUND', msg('nothingAt', { path }))

export function methodNotAllowed(method: string, allowed: readonly string[]): IngrError {
  const allow = allowed.join(', ')
  return new IngrError('METHOD_NOT_ALLOWED', msg('methodNotAllowed', { method, allow }), { allow })
}

async function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ServerOptions,
): Promise<FastifyReply> {
  const { log, bodyLimit = DEFAULT_BODY_LIMIT } = options
  const mediaType = request.headers['content-type']
  const shown = withoutAnyKey(asIngrError(error, { bodyLimit, mediaType }))
  const { status } = ERRORS[shown.code]
  if (shown.code === 'ENGINE_ERROR') log.error({ requestId: request.id, err: error }, 'fault')
  if (shown.code === 'UNAVAILABLE') {
    log.error({ requestId: request.id }, shown.message)
    reply.header('retry-after', RETRY_UNAVAILABLE_S)
  }
  if (error instanceof Refusal) reply.header('retry-after', error.retryAfter)
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  if (shown.code === 'METHOD_NOT_ALLOWED') reply.header('allow', shown.details?.allow)
  await drained(request.raw)
  // Fastify would close the connection, but once the body has been read, the connection can be reused.
  if (request.raw.complete) reply.removeHeader('connection')
  if (!(error instanceof Refusal)) {
    // Answer the refused call even if recording it fails.
    const recorded = recordCall(request.call, options, { credits: 0, failed: true }).catch(
      (reason: Error) => log.error({ requestId: request.id }, `not recorded: ${reason.message}`),
    )
    // If the accounts are unavailable, don't wait for them again, which would double the response time.
    if (shown.code !== 'UNAVAILABLE') await recorded
  }
  return reply
    .code(status)
    .header('content-type', JSON_TYPE)
    .header('cache-control', 'no-store')
    .header('link', linkTo(shown.code))
    .send(`${JSON.stringify((shown.code === 'UNAVAILABLE' ? UNAVAILABLE_NOW : shown).toBody())}\n`)
}

/** Value of a `Link` header to the explanation of the error code. The documented body has no field for the link. */
const linkTo = (code: ErrorCode): string => `<${ERRORS_PATH}#${code}>; rel="help"`

/** Masks API keys that were sent in the wrong place, since error bodies end up in the logs of clients and proxies. */
function withoutAnyKey({ code, message, details }: IngrError): IngrError {
  const masked = Object.entries(details ?? {}).map(([name, value]) => [name, withoutKeys(value)])
  return new IngrError(
    code,
    msg('asGiven', { message: withoutKeys(message) }),
    details && Object.fromEntries(masked),
  )
}

/** Our errors for requests that the HTTP parser refuses, by its error codes. */
const PARSER_REFUSALS: Readonly<Record<string, readonly [ErrorCode, Message]>> = {
  HPE_HEADER_OVERFLOW: ['HEADERS_TOO_LARGE', msg('headersTooLarge')],
  ERR_HTTP_REQUEST_TIMEOUT: ['REQUEST_TIMEOUT', msg('requestTimeout')],
  HPE_INVALID_METHOD: ['INVALID_REQUEST', msg('unknownHttpMethod')],
  HPE_INVALID_URL: ['INVALID_REQUEST', msg('invalidRequestPath')],
  HPE_INVALID_VERSION: ['INVALID_REQUEST', msg('unknownHttpVersion')],
}

export function parserError(code: string | undefined): IngrError {
  return new IngrError(
    ...(PARSER_REFUSALS[code ?? ''] ?? ['INVALID_REQUEST', msg('requestUnreadable')]),
  )
}

/** A connection with Node's private field for its current response. */
type Connection = Duplex & { readonly _httpMessage?: ServerResponse | null }

/** Writes an error response to a connection that has no request object, then closes it. */
export async function refuse(socket: Connection, error: IngrError, library: string): Promise<void> {
  // First wait for the answers to earlier requests on this connection.
  while (socket._httpMessage?.req.complete) await closed(socket._httpMessage)
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const { status } = ERRORS[error.code]
  const body = `${JSON.stringify(error.toBody())}\n`
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Ingr-Library: ${library}`,
      `Link: ${linkTo(error.code)}`,
      ...(error.code === 'METHOD_NOT_ALLOWED' ? [`Allow: ${error.details?.allow}`] : []),
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
  // We wait for the client to close its end of the connection. Without this limit, we might wait forever.
  const cut = setTimeout(() => socket.destroy(), REFUSED_MS)
  socket.once('close', () => clearTimeout(cut))
}

// Resolves when the response is closed. `once` of node:events would reject if the response fails.
function closed(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    response.once('close', resolve)
  })
}
