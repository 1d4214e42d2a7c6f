/** The credits of the account that calls, and the note of every call in its usage. */

import type { ServerResponse } from 'node:http'
import { type Caller, refusal } from '../accounts/account.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { type Call, MOST_KEPT_KEYS, type Receipt } from '../accounts/store.ts'
import { IngrError } from '../errors.ts'
import { msg } from '../messages/message.ts'
import type { Billing } from '../operations/invoke.ts'
import type { Operation } from '../operations/operation.ts'
import { compressed, type Repeat } from './idempotency.ts'

/** What is known of a call while it is under way. */
export interface CallState {
  /** By `performance.now`. */
  readonly started: number
  operation: Operation | null
  /** Set once the key is recognised and within its rate: from then on a refused call is an error in the usage. */
  account: Caller | null
  readonly response: ServerResponse
  /** SHA-256 of the body, where the request has an Idempotency-Key. */
  bodyHash: string
  /** Whether somebody makes its answer. */
  isWorking: boolean
  /** Gives up each of its places among the calls of the account. */
  readonly places: (() => void)[]
  /** Gives up the place among those whose body is on its way. */
  received: () => void
}

declare module 'fastify' {
  interface FastifyRequest {
    call: CallState
  }
}

interface Books {
  readonly accounts: Accounts
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Calls without an account (health) cost nothing. */
export function billingOf(call: CallState, books: Books, repeat?: Repeat): Billing {
  const { account } = call
  if (account === null) return { afford: async () => {}, charge: async () => {} }
  const isFree = account.isTest === true || repeat?.isAnswered === true
  return {
    afford: async (credits) => {
      if (account.monthlyQuota === null || isFree) return
      const spent = await books.accounts.spent(account.customerId, books.now())
      const code = refusal(account, spent, credits)
      if (code) throw denial(code, credits)
    },
    charge: async (credits, body) => {
      if (repeat?.isNoted) return
      const kept =
        repeat && !repeat.isAnswered
          ? { key: repeat.key, request: repeat.request, body: await compressed(body) }
          : undefined
      const { charge } = await record(call, books, { credits: isFree ? 0 : credits, kept })
      if (charge === 'repeated') throw new AnsweredMeanwhile()
      if (charge === 'TOO_MANY_KEYS') throw tooManyKeys(call)
      if (charge !== 'recorded') throw denial(charge, credits)
    },
  }
}

/** Thrown when the same request was answered, and charged, while this one was worked on. */
export class AnsweredMeanwhile extends Error {}

/** Resolves once the call is durable, and says in the headers of its answer what it cost and what is left. */
export async function record(
  { account, operation, started, response }: CallState,
  { accounts, now }: Books,
  what: {
    readonly credits: number
    readonly failed?: boolean
    readonly kept?: Call['kept'] | undefined
  },
): Promise<Receipt> {
  const { credits, failed = false, kept } = what
  const receipt = await accounts.record({
    customerId: account!.customerId,
    function: operation!.id,
    at: now(),
    credits,
    failed,
    latencyMs: performance.now() - started,
    ...(account!.isTest ? { isTest: true } : {}),
    ...(kept ? { kept } : {}),
  })
  const { charge, spent, left } = receipt
  if (spent !== null && !response.headersSent) {
    response.setHeader('x-credits-cost', charge === 'recorded' && !failed ? credits : 0)
    response.setHeader('x-credits-spent', spent)
    if (left !== null) response.setHeader('x-credits-remaining', left)
  }
  return receipt
}

function denial(code: 'QUOTA_EXCEEDED' | 'SPENDING_CAP_REACHED', credits: number): IngrError {
  return new IngrError(
    code,
    code === 'QUOTA_EXCEEDED'
      ? msg('the call costs more credits than are left of the month: {credits}', { credits })
      : msg('the call costs more than the spending cap leaves: {credits}', { credits }),
    { credits: String(credits) },
  )
}

/** Seconds after which some of the keys may be forgotten. */
const RETRY_KEYS_S = 3_600

function tooManyKeys(call: CallState): IngrError {
  // As with the rate: what was sent too fast is no error of the account.
  call.account = null
  call.response.setHeader('retry-after', RETRY_KEYS_S)
  return new IngrError(
    'RATE_LIMITED',
    msg('more than {mostKeptKeys} idempotency keys within a day; send the request without one', {
      mostKeptKeys: MOST_KEPT_KEYS,
    }),
    { limit: String(MOST_KEPT_KEYS), retryAfter: String(RETRY_KEYS_S) },
  )
}
