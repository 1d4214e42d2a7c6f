/** Gives every operation of the table its route: gate, input, credits, answer. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { invoke, type Purse } from '../operations/invoke.ts'
import type { Operation } from '../operations/operation.ts'
import { OPERATIONS } from '../operations/operations.ts'
import { Answers, type Remembered } from './answers.ts'
import { routeNotFound } from './errors.ts'
import { authenticate, limitRate, requireBooking } from './gate.ts'
import { JSON_TYPE, type ServerOptions } from './options.ts'
import { purseOf } from './purse.ts'
import { canonicalId, holds, rawRequest } from './request.ts'

const TEXT_TYPE = 'text/plain; charset=utf-8'

export function addOperations(app: FastifyInstance, options: ServerOptions): void {
  const answers = new Answers()
  for (const operation of OPERATIONS) {
    app.route({
      method: operation.method,
      url: operation.path.replace(/\{(\w+)\}/, ':$1'),
      onRequest: (request, reply) => admit(operation, request, reply, options),
      handler: (request, reply) => answer(operation, request, reply, options, answers),
    })
  }
}

async function admit(
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  { accounts, limiter }: ServerOptions,
): Promise<void> {
  if (canonicalId(request) === '') throw routeNotFound(request.url)
  request.call.operation = operation
  if (operation.section === 'health') return
  const account = await authenticate(request.headers, accounts)
  await limitRate(account, limiter, reply)
  request.call.account = account
  requireBooking(account, operation)
}

async function answer(
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ServerOptions,
  answers: Answers,
): Promise<FastifyReply> {
  const known = operation.cacheable ? answers.get(request.url) : undefined
  const body = known
    ? await paidFor(known, purseOf(request.call, options))
    : await answerAnew(operation, request, options, answers)
  reply.header('content-type', operation.response === null ? TEXT_TYPE : JSON_TYPE)
  if (!operation.cacheable) return reply.header('cache-control', 'no-store').send(body)
  // The answer follows from the request, the library and the program: no need to look at its bytes.
  const etag = `"${options.library.hash}-${options.version}"`
  reply.header('etag', etag)
  // It is the same for every key that may ask, and is asked for again each time.
  reply.header('cache-control', 'private, no-cache')
  if (holds(request.headers['if-none-match'], etag)) {
    return reply.removeHeader('content-type').code(304).send()
  }
  return reply.send(body)
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
): Promise<Buffer> {
  const { library, accounts } = options
  const { account } = request.call
  const call = operation.prepare(rawRequest(request))
  const context = { library, usage: (days: number) => accounts.usage(account!, days) }
  const body = await invoke(call, context, purseOf(request.call, options))
  if (operation.cacheable) {
    answers.keep(request.url, { credits: call.credits, body: body.toString() })
  }
  return body
}
