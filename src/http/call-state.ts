/** The state of a call in progress, attached to its request. */

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../accounts/account.ts'
import type { Operation } from '../operations/operation.ts'
import { noSlots, type QueuedCall } from './fairness/fairness.ts'

export interface CallState extends QueuedCall {
  /** When the call began, by `performance.now`. */
  readonly started: number
  operation: Operation | null
  /** Set once the key is recognised and within its rate limit. From then on, the usage includes refused calls. */
  account: Caller | null
  readonly reply: FastifyReply
  /** SHA-256 of the body; only set if the request has an Idempotency-Key. */
  bodyHash: string
}

declare module 'fastify' {
  interface FastifyRequest {
    call: CallState
  }
}

export function beginCall(request: FastifyRequest, reply: FastifyReply, libraryHash: string): void {
  request.call = {
    started: performance.now(),
    operation: null,
    account: null,
    reply,
    bodyHash: '',
    socket: request.raw.socket,
    slots: noSlots(),
  }
  reply.header('x-request-id', request.id)
  reply.header('x-ingr-library', libraryHash)
}
