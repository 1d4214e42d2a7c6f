/** The HTTP server: one route per operation, and the hooks that all routes share. */

import { once } from 'node:events'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import compress from '@fastify/compress'
import cors, { type FastifyCorsOptions } from '@fastify/cors'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import { faultOf, IngrError } from '../errors.ts'
import { msg } from '../wording/message.ts'
import { parseBody, requireNoEncoding } from './body.ts'
import { addOperations, LEAST_COMPRESSED } from './call.ts'
import { beginCall } from './call-state.ts'
import { addDocuments } from './documents.ts'
import {
  addErrorAnswers,
  methodNotAllowed,
  parserError,
  refuse,
  rejectUnknownRoutes,
} from './errors.ts'
import { Fairness } from './fairness/fairness.ts'
import { CallersPerSecond, MAX_LAG_MS, MOST_UNHURRIED } from './fairness/loop-lag.ts'
import { hashOf, IDEMPOTENCY_KEY } from './idempotency.ts'
import { logRequest, withoutKeys } from './log.ts'
import { DEFAULT_BODY_LIMIT, type ServerOptions } from './options.ts'
import { answerOnlyTo } from './own-hosts.ts'
import { addPage } from './page.ts'
import { expectContinue, pathOf, requestId, requireFraming, requireHost } from './request.ts'

const DEFAULT_REQUEST_TIMEOUT_MS = 30_000
/** Maximum interval between Node's checks for requests that take too long. */
const CHECK_CONNECTIONS_MS = 5_000
const METRICS_PATH = '/metrics'
/** Bodies of more than this many bytes are parsed only when it is their account's turn. */
const LONG_BODY = 16_384
/** Seconds that a browser may cache the answer to a preflight. */
const PREFLIGHT_AGE_S = 600

declare module 'fastify' {
  interface FastifyInstance {
    /** Stops accepting connections, and closes open ones after their next answer. Waits at most `graceMs`. */
    drain: (graceMs: number) => Promise<void>
  }
}

/** Builds a server ready for `listen` or `inject`. Closing it also closes the accounts and the limiter. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { library, accounts, limiter, metrics } = options
  const fairness = new Fairness()
  const app = createApp(options)
  answerUnusualRequests(app, library.hash)
  addJsonParser(app, fairness)
  addCallState(app, library.hash)
  if (options.hosts) answerOnlyTo(app, options.hosts)
  refuseWhileStopping(app)
  refuseWhileOverloaded(app, options)
  addObservers(app, options, fairness)
  addErrorAnswers(app, options)
  if (options.cors) await app.register(cors, corsOptions(options.cors))
  await app.register(compress, COMPRESSION)
  rejectUnknownRoutes(app)
  addOperations(app, options, fairness)
  addDocuments(app, options)
  addPage(app, options)
  if (metrics) {
    app.get(METRICS_PATH, async (_request, reply) =>
      reply.type(metrics.contentType).send(await metrics.text()),
    )
  }
  app.addHook('onClose', async () => {
    await accounts.close()
    await limiter.close()
  })
  await app.ready()
  return app
}

function createApp({
  library,
  bodyLimit = DEFAULT_BODY_LIMIT,
  requestTimeout = DEFAULT_REQUEST_TIMEOUT_MS,
}: ServerOptions): FastifyInstance {
  const app: FastifyInstance = fastify({
    // Fastify's logger would create a child logger per request. We log one line per answer instead.
    logger: false,
    bodyLimit,
    requestTimeout,
    // Ends connections of clients that have disappeared or do not read the answer.
    connectionTimeout: 2 * requestTimeout,
    // Even a very long id should give "unknown ingredient", not "unknown route".
    routerOptions: { maxParamLength: 65_536 },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    http: {
      // For requests without a host, Node would send an empty error body. Our hooks send a proper error.
      requireHostHeader: false,
      // Despite the names, Node applies the longer of these two timeouts to the body.
      headersTimeout: requestTimeout,
      requestTimeout,
      // Check often enough to answer late requests before the connection timeout ends them without an answer.
      connectionsCheckingInterval: Math.min(CHECK_CONNECTIONS_MS, Math.ceil(requestTimeout / 2)),
    },
    genReqId: requestId,
    frameworkErrors: (error, request, reply) => {
      // No hook has run yet, so begin the call here.
      beginCall(request as FastifyRequest, reply as FastifyReply, library.hash)
      app.errorHandler(error, request as FastifyRequest, reply as FastifyReply)
    },
    clientErrorHandler: (error, socket) => {
      const { code } = faultOf(error)
      if (code === 'ECONNRESET') socket.destroy()
      else void refuse(socket, parserError(code), library.hash)
    },
  })
  return app
}

function answerUnusualRequests(app: FastifyInstance, libraryHash: string): void {
  app.server.on('connect', (_request, socket) =>
    refuse(socket, methodNotAllowed('CONNECT', ['GET', 'POST']), libraryHash),
  )
  // Clients that wait before sending their body get "100 Continue" once their key is recognised.
  app.server.on('checkContinue', (request, response) => {
    expectContinue(request, response)
    app.server.emit('request', request, response)
  })
  // Ignore unknown values of the `Expect` header and answer the request.
  app.server.on('checkExpectation', (request, response) =>
    app.server.emit('request', request, response),
  )
}

function addJsonParser(app: FastifyInstance, fairness: Fairness): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const { headers, call } = request
      requireNoEncoding(headers['content-encoding'])
      await fairness.admitBody(call, body.length)
      if (headers[IDEMPOTENCY_KEY] !== undefined) call.bodyHash = hashOf(body)
      const parse = () => parseBody(body)
      return body.length > LONG_BODY ? fairness.schedulerOf(call)(parse) : parse()
    },
  )
}

/** Options for routes that call `reply.compress`. Above `syncThreshold`, a separate thread compresses. */
const COMPRESSION = {
  global: false,
  encodings: ['br' as const, 'gzip' as const],
  threshold: LEAST_COMPRESSED,
  syncThreshold: 4_096,
}

/** Headers that browsers may send and read besides those that are always allowed. */
const CLIENT_HEADERS = [
  'Authorization',
  'X-API-Key',
  'Content-Type',
  'Idempotency-Key',
  'If-None-Match',
  'X-Request-Id',
]
const SERVER_HEADERS = [
  'ETag',
  'Idempotency-Replayed',
  'Link',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'X-Credits-Cost',
  'X-Credits-Remaining',
  'X-Credits-Spent',
  'X-Ingr-Library',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-Request-Id',
]

const corsOptions = (origins: NonNullable<ServerOptions['cors']>): FastifyCorsOptions => ({
  origin: origins.includes('*') ? '*' : [...origins],
  methods: ['GET', 'HEAD', 'POST'],
  allowedHeaders: CLIENT_HEADERS,
  exposedHeaders: SERVER_HEADERS,
  strictPreflight: false,
  maxAge: PREFLIGHT_AGE_S,
})

function addCallState(app: FastifyInstance, libraryHash: string): void {
  app.decorateRequest('call', null as never)
  app.addHook('onRequest', (request, reply, done) => {
    beginCall(request, reply, libraryHash)
    requireHost(request.raw)
    requireFraming(request.raw, reply.raw)
    done()
  })
}

/** When the server stops, finishes the calls in progress and refuses new calls on open connections. */
function refuseWhileStopping(app: FastifyInstance): void {
  let stopping = false
  let leaving = false
  const connections = new Set<Socket>()
  app.server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  app.decorate('drain', async (graceMs: number) => {
    leaving = true
    const left = once(app.server, 'close')
    // Don't use the HTTP server's `close`: it would end idle connections whose next request may be under way.
    NetServer.prototype.close.call(app.server)
    await Promise.race([left, pause(graceMs, undefined, { ref: false })])
  })
  app.addHook('preClose', (done) => {
    stopping = leaving = true
    // Node closes idle connections, but would wait for connections that have not sent anything yet.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
    done()
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    done(stopping ? new IngrError('UNAVAILABLE', msg('serverStopping')) : undefined)
  })
  // Ask clients to close keep-alive connections, since open ones would prevent the server from closing.
  app.addHook('onSend', (_request, reply, _body, done) => {
    if (leaving) reply.header('connection', 'close')
    done()
  })
}

/**
 * When overloaded, refuses calls immediately, so that clients can try another server instead of waiting in a growing
 * queue. With few connections there is no queue, and a late answer is better than none.
 */
function refuseWhileOverloaded(app: FastifyInstance, { lag, metrics, now }: ServerOptions): void {
  if (!lag) return
  const callers = new CallersPerSecond(now)
  app.addHook('onRequest', (request, _reply, done) => {
    const isLine = callers.count(request.raw.socket) > MOST_UNHURRIED
    const isOverloaded = isLine && lag() > MAX_LAG_MS && pathOf(request.url) !== METRICS_PATH
    if (isOverloaded) metrics?.overloaded()
    done(isOverloaded ? new IngrError('UNAVAILABLE', msg('serverOverloaded')) : undefined)
  })
}

/** After each answer, frees the account's slot, logs a line and updates the metrics. */
function addObservers(app: FastifyInstance, { log, metrics }: ServerOptions, fairness: Fairness) {
  app.addHook('onResponse', (request, reply, done) => {
    fairness.answered(request.call)
    const { started, operation, account } = request.call
    const ms = performance.now() - started
    metrics?.observe(operation?.id ?? 'none', reply.statusCode, ms / 1_000)
    logRequest(log, {
      requestId: request.id,
      method: request.method,
      path: withoutKeys(pathOf(request.url)),
      status: reply.statusCode,
      function: operation?.id,
      customerId: account?.customerId,
      ms: Math.round(ms * 1_000) / 1_000,
    })
    done()
  })
}
