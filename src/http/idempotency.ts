/** Replays the answer to a repeated request with an Idempotency-Key. Answers are stored for a day. */

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, deflateRaw, inflateRaw } from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import type { StoredReply } from '../accounts/store.ts'
import { IngrError, invalid } from '../errors.ts'
import { msg } from '../wording/message.ts'
import type { AnswerBody } from './fairness/run.ts'

interface IdempotentCall {
  readonly customerId: string
  /** SHA-256 of the key. */
  readonly key: Uint8Array
  /** SHA-256 of method, path and body. */
  readonly request: Uint8Array
}

export const IDEMPOTENCY_KEY = 'idempotency-key'
const LONGEST_KEY = 255
/** Maximum size of a stored answer in bytes. */
const MOST_BYTES = 4_194_304

export const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('hex')

/** Parses the Idempotency-Key; undefined if there is none. Throws INVALID_REQUEST if it is invalid. */
export function idempotentCall(request: FastifyRequest): IdempotentCall | undefined {
  const { headers, method, url, call } = request
  const header = headers[IDEMPOTENCY_KEY]
  if (header === undefined || method !== 'POST' || call.account === null) return undefined
  const { customerId, isTest } = call.account
  return {
    customerId,
    // Calls with test keys are free, so don't share their answers with live keys.
    key: digest(`${isTest ? 'test' : 'live'} ${keyIn(String(header))}`),
    request: digest(`${method} ${url}\n${call.bodyHash}`),
  }
}

/** Returns the reply stored under the key. Throws IDEMPOTENCY_KEY_REUSED if it belongs to another request. */
export async function replyTo(
  { customerId, key, request }: IdempotentCall,
  accounts: Accounts,
): Promise<StoredReply | undefined> {
  const stored = await accounts.storedReply(customerId, key)
  if (stored && !request.every((byte, at) => byte === stored.request[at])) {
    throw new IngrError('IDEMPOTENCY_KEY_REUSED', msg('idempotencyKeyReused'), {
      'idempotency-key': 'a new one for each request',
    })
  }
  return stored
}

/** Parses the key, quoted as in the IETF draft or unquoted as most clients send it. */
function keyIn(header: string): string {
  const quoted = /^"((?:[\x20-\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"$/.exec(header)?.[1]
  const key = quoted?.replace(/\\(.)/g, '$1') ?? (/^[\x21\x23-\x7e]+$/.test(header) ? header : '')
  if (key !== '' && key.length <= LONGEST_KEY) return key
  throw invalid(msg('badIdempotencyKey'), { [IDEMPOTENCY_KEY]: 'such as a UUID' })
}

const digest = (text: string): Uint8Array => createHash('sha256').update(text).digest()

const [deflate, inflate] = [promisify(deflateRaw), promisify(inflateRaw)]

/** Compresses a body for storage; null if it is too long. */
export async function compressed(body: AnswerBody): Promise<Uint8Array | null> {
  if (body.length > MOST_BYTES) return null
  const whole = Buffer.isBuffer(body) ? body : Buffer.concat([...body])
  return deflate(whole, { level: constants.Z_BEST_SPEED })
}

export const restored = async (body: Uint8Array): Promise<Buffer> => inflate(body)
