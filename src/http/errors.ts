/** Makes the Error object, with its status, of anything that goes wrong on the way. */

import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ERRORS, type ErrorCode, IngrError, invalid, libraryFault } from '../errors.ts'
import { type Message, msg } from '../wording/message.ts'
import { payloadTooLarge, unsupportedMediaType } from './body.ts'
import { recordCall } from './charge.ts'
import { withoutKeys } from './log.ts'
import { DEFAULT_BODY_LIMIT, ERRORS_PATH, JSON_TYPE, type ServerOptions } from './options.ts'
import { Refusal } from './refusal.ts'
import { drained, matches, pathOf } from './request.ts'

/** Seconds after which a call that found no service may be tried again. */
const RETRY_UNAVAILABLE_S = 1
/** What a caller hears of it: which file or host is missing stands in the log and is for the operator. */
const UNAVAILABLE_NOW = new IngrError(
  'UNAVAILABLE',
  msg('serviceBusy', { seconds: RETRY_UNAVAILABLE_S }),
)
/** How long a client that was refused by the parser has for reading the answer. */
const REFUSED_MS = 5_000

/** Makes every error answer with the Error object. */
export function addErrorAnswers(app: FastifyInstance, options: ServerOptions): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, options))
}

/** Rejects unknown paths and wrong methods; to be called before the routes are added. */
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
  // Before the body is read: what is wrong with that is of no interest where nothing would take it.
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.is404 ? routeError(request) : undefined)
  })
  app.setNotFoundHandler((request) => {
    throw routeError(request)
  })
}

export function routeNotFound(path: string): IngrError {
  return new IngrError('ROUTE_NOT_FOUND', msg('nothingAt', { path }))
}

export function methodNotAllowed(method: string, allowed: readonly string[]): IngrError {
  const allow = allowed.join(', ')
  return new IngrError('METHOD_NOT_ALLOWED', msg('methodNotAllowed', { method, allow }), {
    allow,
  })
}

async function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ServerOptions,
): Promise<FastifyReply> {
  const { log, bodyLimit = DEFAULT_BODY_LIMIT } = options
  const mediaType = request.headers['content-type']
  const told = withoutAnyKey(asIngrError(error, { bodyLimit, mediaType }))
  const { status } = ERRORS[told.code]
  if (told.code === 'ENGINE_ERROR') log.error({ requestId: request.id, err: error }, 'fault')
  if (told.code === 'UNAVAILABLE') {
    log.error({ requestId: request.id }, told.message)
    reply.header('retry-after', RETRY_UNAVAILABLE_S)
  }
  if (error instanceof Refusal) reply.header('retry-after', error.retryAfter)
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  if (told.code === 'METHOD_NOT_ALLOWED') reply.header('allow', told.details?.allow)
  await drained(request.raw)
  // Fastify would end the connection, but with the body gone the next request can follow.
  if (request.raw.complete) reply.removeHeader('connection')
  if (!(error instanceof Refusal)) {
    // The answer to a refused call is given even where it cannot be written down.
    const recorded = recordCall(request.call, options, { credits: 0, failed: true }).catch(
      (reason: Error) => log.error({ requestId: request.id }, `not recorded: ${reason.message}`),
    )
    // Where the accounts are the reason, waiting for them once more would double the time of the answer.
    if (told.code !== 'UNAVAILABLE') await recorded
  }
  return reply
    .code(status)
    .header('content-type', JSON_TYPE)
    .header('cache-control', 'no-store')
    .header('link', linkTo(told.code))
    .send(`${JSON.stringify((told.code === 'UNAVAILABLE' ? UNAVAILABLE_NOW : told).toBody())}\n`)
}

/** Where the code is explained: a header, since the documented body has no place for it. */
function linkTo(code: ErrorCode): string {
  return `<${ERRORS_PATH}#${code}>; rel="help"`
}

/** A key that was sent in the wrong place is not told again: error bodies end up in the logs of clients and proxies. */
function withoutAnyKey({ code, message, details }: IngrError): IngrError {
  const told = Object.entries(details ?? {}).map(([name, value]) => [name, withoutKeys(value)])
  return new IngrError(
    code,
    msg('asGiven', { message: withoutKeys(message) }),
    details && Object.fromEntries(told),
  )
}

/** What Fastify itself refuses, by its codes. */
const REFUSALS: Readonly<Record<string, readonly [ErrorCode, Message]>> = {
  FST_ERR_BAD_URL: ['INVALID_REQUEST', msg('malformedPath')],
  FST_ERR_CTP_BODY_TOO_LARGE: ['PAYLOAD_TOO_LARGE', msg('bodyTooLarge')],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['INVALID_REQUEST', msg('bodyLengthDiffers')],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['UNSUPPORTED_MEDIA_TYPE', msg('bodyNotDeclaredJson')],
}

/** An error of the catalogue for whatever was thrown; what is none of ours is an ENGINE_ERROR without its message. */
function asIngrError(
  error: unknown,
  request: { readonly mediaType: string | undefined; readonly bodyLimit: number },
): IngrError {
  if (error instanceof IngrError) return error
  const { code, statusCode, message } = error as {
    code?: string
    statusCode?: number
    message?: string
  }
  const refusal = REFUSALS[code ?? '']
  if (refusal?.[0] === 'PAYLOAD_TOO_LARGE') return payloadTooLarge(request.bodyLimit)
  if (refusal?.[0] === 'UNSUPPORTED_MEDIA_TYPE') return unsupportedMediaType(request.mediaType)
  if (refusal) return new IngrError(...refusal)
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return invalid(msg('requestUnreadableBecause', { message: message ?? '' }))
  }
  return libraryFault(error) ?? new IngrError('ENGINE_ERROR', msg('internalError'))
}

/** What the HTTP parser refuses, by its codes. */
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

/** A connection as Node has it: with the answer that it is busy with. */
type Connection = Duplex & { readonly _httpMessage?: ServerResponse | null }

/** Writes the whole answer to a connection that has no request object, and ends it. */
export async function refuse(socket: Connection, error: IngrError, library: string): Promise<void> {
  // Requests that came whole before it on this connection are answered first.
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
  // The server waits for the client to end its side, too; who does not would keep the connection for ever.
  const cut = setTimeout(() => socket.destroy(), REFUSED_MS)
  socket.once('close', () => clearTimeout(cut))
}

// Not by `once` of node:events, which would reject when the answer fails.
function closed(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    response.once('close', resolve)
  })
}
