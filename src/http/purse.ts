/** The credits of the account that calls, and the note of every call in its usage. */

import type { ServerResponse } from 'node:http'
import { type Account, refusal } from '../accounts/account.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Charge } from '../accounts/store.ts'
import { ERRORS, IngrError } from '../errors.ts'
import type { Purse } from '../operations/invoke.ts'
import type { Operation } from '../operations/operation.ts'

/** What is known of a call while it is under way. */
export interface CallState {
  /** By `performance.now`. */
  readonly started: number
  operation: Operation | null
  /** Set once the key is recognised and within its rate: from then on a refused call is an error in the usage. */
  account: Account | null
  readonly response: ServerResponse
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
export function purseOf(call: CallState, books: Books): Purse {
  const { account } = call
  if (account === null) return { afford: async () => {}, charge: async () => {} }
  return {
    afford: async (credits) => {
      if (account.monthlyQuota === null) return
      const spent = await books.accounts.spent(account.customerId, books.now())
      const code = refusal(account, spent, credits)
      if (code) throw denial(code, credits)
    },
    charge: async (credits) => {
      const charge = await record(call, books, credits, false)
      if (charge !== 'recorded') throw denial(charge, credits)
    },
  }
}

/** Resolves once the call is durable. */
export function record(
  { account, operation, started }: CallState,
  { accounts, now }: Books,
  credits: number,
  failed: boolean,
): Promise<Charge> {
  return accounts.record({
    customerId: account!.customerId,
    function: operation!.id,
    at: now(),
    credits,
    failed,
    latencyMs: performance.now() - started,
  })
}

function denial(code: 'QUOTA_EXCEEDED' | 'SPENDING_CAP_REACHED', credits: number): IngrError {
  return new IngrError(code, `${ERRORS[code].meaning}: ${credits}`, { credits: String(credits) })
}
