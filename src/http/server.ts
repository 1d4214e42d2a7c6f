/** The HTTP server: a route for every operation of the table, and around it what all of them share. */

import { once } from 'node:events'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import { faultOf, IngrError } from '../errors.ts'
import { msg } from '../wording/message.ts'
import { parseBody, requireNoEncoding } from './body.ts'
import { addOperations, LEAST_COMPRESSED } from './call.ts'
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
import {
  beginCall,
  expectContinue,
  pathOf,
  requestId,
  requireFraming,
  requireHost,
} from './request.ts'

const DEFAULT_REQUEST_TIMEOUT_MS = 30_000
/** How often Node looks for requests that take too long, at least. */
const CHECK_CONNECTIONS_MS = 5_000
const METRICS_PATH = '/metrics'
/** A body with more letters takes a turn to read. */
const LONG_BODY = 16_384
/** Seconds that a browser may remember the answer to a preflight. */
const PREFLIGHT_AGE_S = 600

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Takes no new connections, and asks the clients of open ones to leave with their next answer. Resolves when all have
     * left, or after `graceMs`.
     */
    drain: (graceMs: number) => Promise<void>
  }
}

/** A server that is ready to listen or to be asked with `inject`; closing it closes the accounts and the limiter. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const {
    library,
    accounts,
    limiter,
    metrics,
    requestTimeout = DEFAULT_REQUEST_TIMEOUT_MS,
  } = options
  const fairness = new Fairness()
  const app: FastifyInstance = fastify({
    // Fastify's own logger would make a child for every request; one line per answer is written below.
    logger: false,
    bodyLimit: options.bodyLimit ?? DEFAULT_BODY_LIMIT,
    requestTimeout,
    // Whoever does not read the answer, or is not there any more, holds a connection no longer than this.
    connectionTimeout: 2 * requestTimeout,
    // An id of any length is an unknown ingredient, not an unknown route.
    routerOptions: { maxParamLength: 65_536 },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    http: {
      // Node would refuse a request without a host with an empty body; ours is in the hooks.
      requireHostHeader: false,
      // Node takes the longer of the two for the body, whichever it is called.
      headersTimeout: requestTimeout,
      requestTimeout,
      // They are found and answered before the connection has had its time, which ends it without an answer.
      connectionsCheckingInterval: Math.min(CHECK_CONNECTIONS_MS, Math.ceil(requestTimeout / 2)),
    },
    genReqId: requestId,
    frameworkErrors: (error, request, reply) => {
      // No hook has run yet.
      beginCall(request as FastifyRequest, reply as FastifyReply, library.hash)
      app.errorHandler(error, request as FastifyRequest, reply as FastifyReply)
    },
    clientErrorHandler: (error, socket) => {
      const { code } = faultOf(error)
      if (code === 'ECONNRESET') socket.destroy()
      else void refuse(socket, parserError(code), library.hash)
    },
  })
  app.server.on('connect', (_request, socket) =>
    refuse(socket, methodNotAllowed('CONNECT', ['GET', 'POST']), library.hash),
  )
  // Who waits to be told to send its body is told so once its key is known.
  app.server.on('checkContinue', (request, response) => {
    expectContinue(request, response)
    app.server.emit('request', request, response)
  })
  // An expectation that nobody knows is not met, and the request is answered all the same.
  app.server.on('checkExpectation', (request, response) =>
    app.server.emit('request', request, response),
  )
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

  addCallState(app, library.hash)
  if (options.hosts) answerOnlyTo(app, options.hosts)
  refuseWhileStopping(app)
  refuseWhileOverloaded(app, options)
  addObservers(app, options, fairness)
  addErrorAnswers(app, options)
  if (options.cors) {
    await app.register(cors, {
      origin: options.cors.includes('*') ? '*' : [...options.cors],
      methods: ['GET', 'HEAD', 'POST'],
      allowedHeaders: CLIENT_HEADERS,
      exposedHeaders: OWN_HEADERS,
      strictPreflight: false,
      maxAge: PREFLIGHT_AGE_S,
    })
  }
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

/** Only what a route gives to `reply.compress`; more than the last figure is compressed beside the event loop. */
const COMPRESSION = {
  global: false,
  encodings: ['br' as const, 'gzip' as const],
  threshold: LEAST_COMPRESSED,
  syncThreshold: 4_096,
}

/** What browsers may send and read beyond the headers that every page may. */
const CLIENT_HEADERS = [
  'Authorization',
  'X-API-Key',
  'Content-Type',
  'Idempotency-Key',
  'If-None-Match',
  'X-Request-Id',
]
const OWN_HEADERS = [
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

function addCallState(app: FastifyInstance, libraryHash: string): void {
  app.decorateRequest('call', null as never)
  app.addHook('onRequest', (request, reply, done) => {
    beginCall(request, reply, libraryHash)
    requireHost(request.raw)
    requireFraming(request.raw, reply.raw)
    done()
  })
}

/** Calls that are under way are finished; new ones on connections that are still open are not begun. */
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
    // Not the one of the HTTP server, which would end idle connections: their next request may be on its way.
    NetServer.prototype.close.call(app.server)
    await Promise.race([left, pause(graceMs, undefined, { ref: false })])
  })
  app.addHook('preClose', (done) => {
    stopping = leaving = true
    // Node ends the idle ones, but waits for those that have not said anything yet.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
    done()
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    done(stopping ? new IngrError('UNAVAILABLE', msg('serverStopping')) : undefined)
  })
  // A connection that was kept would keep the server from ending.
  app.addHook('onSend', (_request, reply, _body, done) => {
    if (leaving) reply.header('connection', 'close')
    done()
  })
}

/**
 * Whoever is refused at once can go elsewhere; whoever waits in a line that grows is answered too late. Over a few
 * connections there is no line: then the machine is busy with something else, and the call is answered late rather than not at
 * all.
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

/** What follows an answer: the account has room for another call, the log a line and the metrics a count. */
function addObservers(
  app: FastifyInstance,
  { log, metrics }: ServerOptions,
  fairness: Fairness,
): void {
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
