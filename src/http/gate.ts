/** Checks the key, the rate limit and whether the account includes the module, in this order. */

import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { Caller } from '../accounts/account.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { IngrError } from '../errors.ts'
import { moduleOf, type Operation } from '../operations/operation.ts'
import { msg } from '../wording/message.ts'
import { MINUTE_S, type RateLimiter } from './rate-limiter.ts'
import { Refusal } from './refusal.ts'

/** Returns the key of a request from either of two headers; `Authorization` takes precedence. */
function keyOf(headers: IncomingHttpHeaders): string | undefined {
  // Treat any bearer token as a key, so that the error says "invalid" rather than "missing".
  const bearer = headers.authorization?.match(/^Bearer +(.*\S) *$/i)?.[1]
  const own = headers['x-api-key']
  return bearer ?? (typeof own === 'string' && own !== '' ? own : undefined)
}

/** Returns the account of the request's key. Throws MISSING_API_KEY or INVALID_API_KEY. */
export async function authenticate(
  headers: IncomingHttpHeaders,
  accounts: Accounts,
): Promise<Caller> {
  const key = keyOf(headers)
  if (key === undefined) {
    if (accounts.withoutKey) return accounts.withoutKey
    throw new IngrError(
      'MISSING_API_KEY',
      headers.authorization === undefined ? msg('noApiKey') : msg('noBearerKey'),
    )
  }
  const account = await accounts.recognise(key)
  if (!account) throw new IngrError('INVALID_API_KEY', msg('unknownApiKey'))
  return account
}

/** Counts the request and sets the rate limit headers. Throws RATE_LIMITED. */
export async function limitRate(account: Caller, limiter: RateLimiter, reply: FastifyReply) {
  if (account.rateLimit === null) return
  // Calls with test keys are counted separately.
  const counted = account.isTest ? `${account.customerId} test` : account.customerId
  const { used, secondsLeft } = await limiter.count(counted)
  const remaining = Math.max(0, account.rateLimit - used)
  const wait = Math.max(1, Math.ceil(secondsLeft))
  reply.header('x-ratelimit-limit', account.rateLimit)
  reply.header('x-ratelimit-remaining', remaining)
  // The same limits as structured fields, as defined in draft-ietf-httpapi-ratelimit-headers.
  const name = account.isTest ? '"test"' : '"minute"'
  reply.header('ratelimit-policy', `${name};q=${account.rateLimit};w=${MINUTE_S}`)
  reply.header('ratelimit', `${name};r=${remaining};t=${wait}`)
  if (used <= account.rateLimit) return
  throw new Refusal(msg('rateLimit', { rateLimit: account.rateLimit, wait }), wait, {
    limit: String(account.rateLimit),
  })
}

/** Throws ACCOUNT_BLOCKED, or MODULE_NOT_BOOKED if the module is not booked or not in the key's scopes. */
export function requireBooking(account: Caller, operation: Operation): void {
  if (account.blocked) throw new IngrError('ACCOUNT_BLOCKED', msg('accountBlocked'))
  const module = moduleOf(operation)
  if (module === null) return
  const { modules, scopes } = account
  const details = { module, booked: modules.join(', ') }
  if (!modules.includes(module)) {
    throw new IngrError('MODULE_NOT_BOOKED', msg('moduleNotBooked', { module }), details)
  }
  if (scopes && !scopes.includes(module)) {
    throw new IngrError('MODULE_NOT_BOOKED', msg('moduleNotInScopes', { module }), {
      ...details,
      scopes: scopes.join(', '),
    })
  }
}
