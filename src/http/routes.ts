/** Gives every operation of the table its route: gate, input, credits, answer. */

import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { IngrError } from '../errors.ts'
import { type AnswerBody, invoke, type Pace, type Purse } from '../operations/invoke.ts'
import type { Operation } from '../operations/operation.ts'
import { OPERATIONS } from '../operations/operations.ts'
import { Answers, type Remembered } from './answers.ts'
import { type Crowd, weightOf } from './crowd.ts'
import { routeNotFound } from './errors.ts'
import { authenticate, limitRate, requireBooking, requireRoom } from './gate.ts'
import { DEFAULT_BODY_LIMIT, JSON_TYPE, type ServerOptions } from './options.ts'
import { type CallState, purseOf } from './purse.ts'
import { announcedBytes, canonicalId, holds, letContinue, rawRequest } from './request.ts'
import type { Turns } from './turns.ts'

const TEXT_TYPE = 'text/plain; charset=utf-8'

export function addOperations(
  app: FastifyInstance,
  options: ServerOptions,
  turns: Turns,
  crowd: Crowd,
): void {
  const answers = new Answers()
  for (const operation of OPERATIONS) {
    app.route({
      method: operation.method,
      url: operation.path.replace(/\{(\w+)\}/, ':$1'),
      onRequest: (request, reply) => admit(operation, request, reply, options, crowd, turns),
      ...(operation.body
        ? {
            preParsing: (request, reply, _body, done) => {
              letContinue(request.raw, reply.raw)
              done()
            },
          }
        : {}),
      handler: (request, reply) => answerHere(operation, request, reply, options, answers, turns),
    })
  }
}

async function admit(
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  { accounts, limiter, bodyLimit = DEFAULT_BODY_LIMIT }: ServerOptions,
  crowd: Crowd,
  turns: Turns,
): Promise<void> {
  if (canonicalId(request) === '') throw routeNotFound(request.url)
  request.call.operation = operation
  if (operation.section === 'health') return
  const account = await authenticate(request.headers, accounts)
  await limitRate(account, limiter, reply)
  requireRoom(account, crowd, reply)
  request.call.account = account
  requireBooking(account, operation)
  turns.called(account.customerId)
  const bytes = operation.body ? announcedBytes(request.raw, bodyLimit) : 0
  const { begun, leave } = crowd.enter(account.customerId, weightOf(bytes))
  whenOver(request, reply, leave)
  if (begun) await begun
}

/** Calls under way on a connection: those that wait behind another hear nowhere else that it is gone. */
const underWay = new WeakMap<Socket, Set<CallState>>()

/** Calls `leave` once the client has the answer; or has gone, and nothing is done for it any more. */
function whenOver({ raw, call }: FastifyRequest, reply: FastifyReply, leave: () => void): void {
  call.leave = leave
  const { socket } = raw
  if (socket.destroyed) {
    leave()
    return
  }
  let calls = underWay.get(socket)
  if (!calls) {
    const here = new Set<CallState>()
    socket.once('close', () => {
      for (const one of here) if (!one.isWorking) one.leave()
    })
    underWay.set(socket, here)
    calls = here
  }
  calls.add(call)
  reply.raw.once('finish', () => {
    calls.delete(call)
    leave()
  })
}

/** A client that leaves meanwhile pays for what it has begun, and its account has no room for more until that is done. */
async function answerHere(...given: Parameters<typeof answer>): Promise<FastifyReply> {
  const [, { call, raw }] = given
  if (raw.socket.destroyed) throw new IngrError('INVALID_REQUEST', 'the client has gone')
  call.isWorking = true
  try {
    return await answer(...given)
  } finally {
    call.isWorking = false
    if (raw.socket.destroyed) call.leave()
  }
}

async function answer(
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ServerOptions,
  answers: Answers,
  turns: Turns,
): Promise<FastifyReply> {
  const known = operation.cacheable ? answers.get(request.url) : undefined
  const body = known
    ? await paidFor(known, purseOf(request.call, options))
    : await answerAnew(operation, request, options, answers, turns)
  reply.header('content-type', operation.response === null ? TEXT_TYPE : JSON_TYPE)
  if (!operation.cacheable) return send(reply.header('cache-control', 'no-store'), body)
  // The answer follows from the request, the library and the program: no need to look at its bytes.
  const etag = `"${options.library.hash}-${options.build}"`
  reply.header('etag', etag)
  // It is the same for every key that may ask, and is asked for again each time.
  reply.header('cache-control', 'private, no-cache')
  if (holds(request.headers['if-none-match'], etag)) {
    return reply.removeHeader('content-type').code(304).send()
  }
  return send(reply, body)
}

/** What comes in pieces is sent piece by piece, so that the memory of what the client has is free again. */
function send(reply: FastifyReply, body: string | AnswerBody): FastifyReply {
  if (typeof body === 'string' || Buffer.isBuffer(body)) return reply.send(body)
  return reply.header('content-length', lengthOf(body)).send(Readable.from(body))
}

function lengthOf(body: AnswerBody): number {
  return Buffer.isBuffer(body) ? body.length : body.reduce((all, piece) => all + piece.length, 0)
}

/** No work is saved by asking first whether the credits are there. */
async function paidFor({ credits, body }: Remembered, purse: Purse): Promise<string> {
  await purse.charge(credits)
  return body
}

async function answerAnew(
  operation: Operation,
  request: FastifyRequest,
  options: ServerOptions,
  answers: Answers,
  turns: Turns,
): Promise<AnswerBody> {
  const { library, accounts } = options
  const { account } = request.call
  const call = operation.prepare(rawRequest(request))
  const context = { library, usage: (days: number) => accounts.usage(account!, days) }
  const pace: Pace = account ? (work) => turns.run(account.customerId, work) : (work) => work()
  const body = await invoke(call, context, purseOf(request.call, options), pace)
  if (operation.cacheable && Buffer.isBuffer(body)) {
    answers.keep(request.url, { credits: call.credits, body: body.toString() })
  }
  turns.carried(lengthOf(body))
  return body
}
