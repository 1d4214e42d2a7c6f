/** One call from start to end: admit, prepare, replay or run, charge, send. */

import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { moduleOf, type Operation } from '../operations/operation.ts'
import { OPERATIONS } from '../operations/operations.ts'
import { AnswerCache } from './answers.ts'
import { requireReadable } from './body.ts'
import { charge, recordCall, requireCredits } from './charge.ts'
import { routeNotFound } from './errors.ts'
import type { Fairness } from './fairness/fairness.ts'
import { type AnswerBody, runInTurns } from './fairness/run.ts'
import { authenticate, limitRate, requireBooking } from './gate.ts'
import { compressed, idempotentCall, replyTo, restored } from './idempotency.ts'
import { canonicalId, rawRequest, routeOf } from './input.ts'
import { DEFAULT_BODY_LIMIT, JSON_TYPE, type ServerOptions } from './options.ts'
import { announcedBytes, holds, isExpecting, letContinue } from './request.ts'
import { tag, vary } from './tags.ts'

/** Minimum size in bytes of the answers that we compress. */
export const LEAST_COMPRESSED = 1_024
const TEXT_TYPE = 'text/plain; charset=utf-8'

export function addOperations(app: FastifyInstance, options: ServerOptions, fairness: Fairness) {
  const shared = { options, fairness, answers: new AnswerCache() }
  for (const operation of OPERATIONS) {
    const endpoint = new Endpoint(operation, shared)
    app.route({
      method: operation.method,
      url: routeOf(operation),
      onRequest: (request, reply) => endpoint.admit(request, reply),
      ...(operation.body
        ? {
            preParsing: (request, reply, _body, done) => {
              letContinue(request.raw, reply.raw)
              done()
            },
          }
        : {}),
      handler: (request, reply) =>
        fairness.working(request.call, () => endpoint.answer(request, reply)),
    })
  }
}

interface Shared {
  readonly options: ServerOptions
  readonly fairness: Fairness
  readonly answers: AnswerCache
}

class Endpoint {
  private readonly options: ServerOptions
  private readonly etag: string
  private readonly isText: boolean
  /** False for answers about an account: the compressed length could reveal part of the content. */
  private readonly mayCompress: boolean

  constructor(
    private readonly operation: Operation,
    private readonly shared: Shared,
  ) {
    const { library, build } = shared.options
    this.options = shared.options
    // Answers depend only on the request, the library and the program.
    this.etag = `"${library.hash}-${build}"`
    this.isText = operation.response === null
    this.mayCompress = moduleOf(operation) !== null
  }

  /** Checks all headers of the request, then waits until the account has a free slot. */
  async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { operation, options } = this
    const { accounts, limiter, bodyLimit = DEFAULT_BODY_LIMIT } = options
    const { call, headers, raw } = request
    if (canonicalId(request) === '') throw routeNotFound(request.url)
    call.operation = operation
    if (operation.section === 'health') return
    const account = await authenticate(headers, accounts)
    await limitRate(account, limiter, reply)
    call.account = account
    requireBooking(account, operation)
    // If the client waits before it sends its body, check the announced size and type now.
    if (isExpecting(raw)) requireReadable(headers, bodyLimit)
    await this.shared.fairness.admit(call, operation.body && announcedBytes(raw, bodyLimit))
  }

  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { answers, fairness } = this.shared
    const { call } = request
    const cached = this.operation.cacheable ? answers.get(request.url) : undefined
    if (!cached) return this.send(request, reply, await this.replayOrRun(request, reply))
    await fairness.yieldTurn(call)
    await charge(call, this.options, { credits: cached.credits })
    return this.send(request, reply, cached.body)
  }

  /** Answers a request. For a repeated request with the same Idempotency-Key, sends the stored answer at no cost. */
  private async replayOrRun(request: FastifyRequest, reply: FastifyReply): Promise<AnswerBody> {
    const { options } = this
    const { call } = request
    const key = idempotentCall(request)
    for (let isRecorded = false; ; isRecorded = true) {
      const stored = key && (await replyTo(key, options.accounts))
      if (stored) reply.header('idempotency-replayed', 'true')
      if (stored?.body) {
        const body = await restored(stored.body)
        if (!isRecorded) await recordCall(call, options, { credits: 0 })
        this.shared.fairness.onBytes(body.length)
        return body
      }
      const { price, body } = await this.run(request, stored !== undefined)
      const store = key && !stored ? { ...key, body: await compressed(body) } : undefined
      const credits = stored ? 0 : price
      const isCharged = (stored && isRecorded) || (await charge(call, options, { credits, store }))
      // If the same request was answered in the meantime, use that answer.
      if (!isCharged) continue
      if (this.operation.cacheable && Buffer.isBuffer(body)) {
        this.shared.answers.add(request.url, { credits: price, body: body.toString() })
      }
      this.shared.fairness.onBytes(body.length)
      return body
    }
  }

  /** Checks that there are enough credits, then runs the operation. The caller charges them afterwards. */
  private async run(request: FastifyRequest, isPaid: boolean) {
    const { library, accounts } = this.options
    const { call } = request
    const prepared = this.operation.prepare(rawRequest(request))
    if (!isPaid) await requireCredits(call, this.options, prepared.credits)
    // The account is null only if the request has no key, and all operations that use the account require a key.
    const caller = call.account!
    const context = {
      library,
      usage: (days: number) => accounts.usage(caller, days),
      account: () => accounts.report(caller),
      ready: accounts.ready,
    }
    const body = await runInTurns(prepared, context, this.shared.fairness.schedulerOf(call))
    return { price: prepared.credits, body }
  }

  private send(request: FastifyRequest, reply: FastifyReply, body: string | AnswerBody) {
    reply.header('content-type', this.isText ? TEXT_TYPE : JSON_TYPE)
    const mayCompress = this.mayCompress && body.length >= LEAST_COMPRESSED
    if (mayCompress) vary(reply, 'accept-encoding')
    if (!this.operation.cacheable) {
      return sendBody(reply.header('cache-control', 'no-store'), body, mayCompress)
    }
    tag(request, reply, this.etag, mayCompress)
    // The answer is the same for all keys, but caches must revalidate it each time.
    reply.header('cache-control', 'private, no-cache')
    if (holds(request.headers['if-none-match'], this.etag)) {
      return reply.removeHeader('content-type').code(304).send()
    }
    return sendBody(reply, body, mayCompress)
  }
}

/** Sends the body; streams it if it is in chunks. If the client leaves early, the chunks are garbage collected. */
function sendBody(reply: FastifyReply, body: string | AnswerBody, mayCompress: boolean) {
  const isWhole = typeof body === 'string' || Buffer.isBuffer(body)
  if (!isWhole) {
    reply.raw.once('finish', () => body.giveBack())
    reply.header('content-length', body.length)
  }
  const payload = isWhole ? body : Readable.from(body)
  if (!mayCompress) return reply.send(payload)
  reply.compress(payload)
  return reply
}
