/** Gives every operation of the table its route: gate, input, credits, answer. */

import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { IngrError } from '../errors.ts'
import { msg } from '../messages/message.ts'
import { type AnswerBody, invoke, type Pace } from '../operations/invoke.ts'
import { moduleOf, type Operation } from '../operations/operation.ts'
import { OPERATIONS } from '../operations/operations.ts'
import { Answers, type CachedAnswer } from './answers.ts'
import { AnsweredMeanwhile, billingOf, type CallState, record } from './billing.ts'
import { requireReadable } from './body.ts'
import { type Entrance, working } from './entrance.ts'
import { routeNotFound } from './errors.ts'
import { authenticate, limitRate, requireBooking } from './gate.ts'
import { type Repeat, repeatOf, restored } from './idempotency.ts'
import { DEFAULT_BODY_LIMIT, JSON_TYPE, type ServerOptions } from './options.ts'
import {
  announcedBytes,
  canonicalId,
  holds,
  isExpecting,
  letContinue,
  rawRequest,
} from './request.ts'
import { tag, vary } from './tags.ts'
import type { Turns } from './turns.ts'

/** Bytes from which on an answer is compressed. */
export const LEAST_COMPRESSED = 1_024
/** A GET is not kept. */
const NO_BODY = Buffer.alloc(0)
const TEXT_TYPE = 'text/plain; charset=utf-8'

export function addOperations(
  app: FastifyInstance,
  options: ServerOptions,
  turns: Turns,
  entrance: Entrance,
): void {
  const answers = new Answers()
  for (const operation of OPERATIONS) {
    app.route({
      method: operation.method,
      url: operation.path.replace(/\{(\w+)\}/, ':$1'),
      onRequest: (request, reply) => admit(operation, request, reply, options, entrance, turns),
      ...(operation.body
        ? {
            preParsing: (request, reply, _body, done) => {
              letContinue(request.raw, reply.raw)
              done()
            },
          }
        : {}),
      handler: (request, reply) =>
        working(request, () => answer(operation, request, reply, options, answers, turns)),
    })
  }
}

async function admit(
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  { accounts, limiter, bodyLimit = DEFAULT_BODY_LIMIT }: ServerOptions,
  entrance: Entrance,
  turns: Turns,
): Promise<void> {
  if (canonicalId(request) === '') throw routeNotFound(request.url)
  request.call.operation = operation
  if (operation.section === 'health') return
  const account = await authenticate(request.headers, accounts)
  await limitRate(account, limiter, reply)
  request.call.account = account
  requireBooking(account, operation)
  turns.called(account.customerId)
  // Nobody is told to send a body that is refused by its head.
  if (isExpecting(request.raw)) requireReadable(request.headers, bodyLimit)
  if (operation.body) await entrance.toSend(request, announcedBytes(request.raw, bodyLimit))
  else await entrance.toWork(request, 0)
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
    ? await paidFor(known, request.call, options, turns)
    : await answerOnce(operation, request, reply, options, answers, turns)
  reply.header('content-type', operation.response === null ? TEXT_TYPE : JSON_TYPE)
  // What is about an account is not compressed, so that its length tells nothing of it.
  const mayCompress = moduleOf(operation) !== null && body.length >= LEAST_COMPRESSED
  if (mayCompress) vary(reply, 'accept-encoding')
  if (!operation.cacheable)
    return send(reply.header('cache-control', 'no-store'), body, mayCompress)
  // The answer follows from the request, the library and the program: no need to look at its bytes.
  const etag = `"${options.library.hash}-${options.build}"`
  tag(request, reply, etag, mayCompress)
  // It is the same for every key that may ask, and is asked for again each time.
  reply.header('cache-control', 'private, no-cache')
  if (holds(request.headers['if-none-match'], etag)) {
    return reply.removeHeader('content-type').code(304).send()
  }
  return send(reply, body, mayCompress)
}

/** What comes in pieces is sent piece by piece; when the client goes before it has them all, they are nobody's. */
function send(reply: FastifyReply, body: string | AnswerBody, mayCompress: boolean): FastifyReply {
  const isWhole = typeof body === 'string' || Buffer.isBuffer(body)
  if (!isWhole) reply.raw.once('finish', () => body.giveBack())
  const payload = isWhole ? body : Readable.from(body)
  if (!isWhole) reply.header('content-length', body.length)
  if (!mayCompress) return reply.send(payload)
  reply.compress(payload)
  return reply
}

/** A request that was answered under its Idempotency-Key gets the same answer, and pays nothing. */
async function answerOnce(
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ServerOptions,
  answers: Answers,
  turns: Turns,
): Promise<AnswerBody> {
  const { account } = request.call
  const repeat = account ? repeatOf(request, account) : undefined
  if (!account || !repeat) return answerAnew(operation, request, options, answers, turns)
  let isNoted = false
  for (;;) {
    const kept = await options.accounts.kept(account.customerId, repeat.key)
    if (kept && !repeat.request.every((byte, at) => byte === kept.request[at])) {
      throw new IngrError(
        'IDEMPOTENCY_KEY_REUSED',
        msg('the Idempotency-Key was sent with another request within a day'),
        { 'idempotency-key': 'a new one for each request' },
      )
    }
    if (kept) reply.header('idempotency-replayed', 'true')
    if (kept?.body) {
      const body = await restored(kept.body)
      if (!isNoted) await record(request.call, options, { credits: 0 })
      turns.carried(body.length)
      return body
    }
    const isAnswered = kept !== undefined
    const asked = { ...repeat, isAnswered, isNoted: isNoted && isAnswered }
    try {
      return await answerAnew(operation, request, options, answers, turns, asked)
    } catch (error) {
      // Somebody sent the same at the same time, and was faster.
      if (!(error instanceof AnsweredMeanwhile)) throw error
      isNoted = true
    }
  }
}

/** No work is saved by asking first whether the credits are there. Many of these, too, wait for their turn. */
async function paidFor(
  { credits, body }: CachedAnswer,
  call: CallState,
  options: ServerOptions,
  turns: Turns,
): Promise<string> {
  if (call.account) await turns.run(call.account.customerId, () => undefined)
  await billingOf(call, options).charge(credits, NO_BODY)
  return body
}

async function answerAnew(
  operation: Operation,
  request: FastifyRequest,
  options: ServerOptions,
  answers: Answers,
  turns: Turns,
  repeat?: Repeat,
): Promise<AnswerBody> {
  const { library, accounts } = options
  const { account } = request.call
  const call = operation.prepare(rawRequest(request))
  const context = { library, usage: (days: number) => accounts.usage(account!, days) }
  const pace: Pace = account ? (work) => turns.run(account.customerId, work) : (work) => work()
  const body = await invoke(call, context, billingOf(request.call, options, repeat), pace)
  if (operation.cacheable && Buffer.isBuffer(body)) {
    answers.keep(request.url, { credits: call.credits, body: body.toString() })
  }
  turns.carried(body.length)
  return body
}
