/** Requests that are sent again under a key of their caller: what was asked, and the answer that is kept for a day. */

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, deflateRaw, inflateRaw } from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../accounts/account.ts'
import { IngrError } from '../errors.ts'
import { msg } from '../messages/message.ts'
import type { AnswerBody } from '../operations/invoke.ts'

/** A request with a key. */
export interface Repeat {
  /** SHA-256 of the key. */
  readonly key: Uint8Array
  /** SHA-256 of method, path and body. */
  readonly request: Uint8Array
  /** Whether it was answered before, so that it costs nothing; its answer is too long to be kept and is made anew. */
  readonly isAnswered: boolean
  /** Whether the usage has this call already: somebody sent the same at the same time, and was faster. */
  readonly isNoted: boolean
}

export const IDEMPOTENCY_KEY = 'idempotency-key'
const LONGEST_KEY = 255
/** Answers that are longer are not kept. */
const MOST_BYTES = 4_194_304

export const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('hex')

/** What a POST says of itself; undefined without a key. Throws INVALID_REQUEST. */
export function repeatOf(request: FastifyRequest, account: Caller): Repeat | undefined {
  const header = request.headers[IDEMPOTENCY_KEY]
  if (header === undefined || request.method !== 'POST') return undefined
  const key = keyIn(String(header))
  const { method, url, call } = request
  return {
    // What a test key was answered for nothing is not given to one that pays.
    key: digest(`${account.isTest ? 'test' : 'live'} ${key}`),
    request: digest(`${method} ${url}\n${call.bodyHash}`),
    isAnswered: false,
    isNoted: false,
  }
}

/** The key as the draft of the IETF writes it, a text in quotes, or bare as most clients send it. */
function keyIn(header: string): string {
  const quoted = /^"((?:[\x20-\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"$/.exec(header)?.[1]
  const key = quoted?.replace(/\\(.)/g, '$1') ?? (/^[\x21\x23-\x7e]+$/.test(header) ? header : '')
  if (key !== '' && key.length <= LONGEST_KEY) return key
  throw new IngrError(
    'INVALID_REQUEST',
    msg('Idempotency-Key is not a text of 1 to 255 plain letters'),
    {
      [IDEMPOTENCY_KEY]: 'such as a UUID',
    },
  )
}

const digest = (text: string): Uint8Array => createHash('sha256').update(text).digest()

const [deflate, inflate] = [promisify(deflateRaw), promisify(inflateRaw)]

/** The body as it is kept; null where it is too long. */
export async function compressed(body: AnswerBody): Promise<Uint8Array | null> {
  if (body.length > MOST_BYTES) return null
  const whole = Buffer.isBuffer(body) ? body : Buffer.concat([...body])
  return deflate(whole, { level: constants.Z_BEST_SPEED })
}

export const restored = async (body: Uint8Array): Promise<Buffer> => inflate(body)
