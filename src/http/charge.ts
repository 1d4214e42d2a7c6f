/** Charges credits to the calling account, and records every call in its usage. */

import { refusal } from '../accounts/account.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { type Call, MOST_REPLY_KEYS, type Receipt } from '../accounts/store.ts'
import { IngrError } from '../errors.ts'
import { msg } from '../wording/message.ts'
import type { CallState } from './call-state.ts'
import { Refusal } from './refusal.ts'

interface Ledger {
  readonly accounts: Accounts
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number
}

interface Price {
  readonly credits: number
  /** The answer to store, so that it can be replayed if the request is repeated. */
  readonly store?: Call['reply'] | undefined
}

/** Rejects with 402 if the account has too few credits. Does not charge anything. */
export async function requireCredits({ account }: CallState, books: Ledger, credits: number) {
  if (!account || account.isTest || account.monthlyQuota === null) return
  const spent = await books.accounts.spent(account.customerId, books.now())
  const code = refusal(account, spent, credits)
  if (code) throw denial(code, credits)
}

/**
 * Charges a call durably. Rejects with 402 if the credits have been spent in the meantime. Returns false if the same
 * request has been charged in the meantime.
 */
export async function charge(call: CallState, books: Ledger, { credits, store }: Price) {
  const receipt = await recordCall(call, books, {
    credits: call.account?.isTest ? 0 : credits,
    store,
  })
  const outcome = receipt?.charge ?? 'recorded'
  if (outcome === 'TOO_MANY_KEYS') throw tooManyKeys()
  if (outcome !== 'recorded' && outcome !== 'repeated') throw denial(outcome, credits)
  return outcome === 'recorded'
}

/**
 * Records a call durably, and sets the headers for its cost and the remaining credits. Calls without an account
 * (health) are not recorded.
 */
export async function recordCall(
  { account, operation, started, reply }: CallState,
  { accounts, now }: Ledger,
  { credits, store, failed = false }: Price & { readonly failed?: boolean },
): Promise<Receipt | undefined> {
  if (!account || !operation) return undefined
  const recorded = accounts.record({
    customerId: account.customerId,
    function: operation.id,
    at: now(),
    credits,
    failed,
    latencyMs: performance.now() - started,
    ...(account.isTest ? { isTest: true } : {}),
    ...(store ? { reply: store } : {}),
  })
  const receipt = await recorded.catch((error) => {
    throw isDeleted(error) ? new IngrError('INVALID_API_KEY', msg('unknownApiKey')) : error
  })
  const { charge, spent, left } = receipt
  if (spent !== null) {
    reply.header('x-credits-cost', charge === 'recorded' && !failed ? credits : 0)
    reply.header('x-credits-spent', spent)
    if (left !== null) reply.header('x-credits-remaining', left)
  }
  return receipt
}

/** True if the account was deleted while its call was running. */
const isDeleted = (error: unknown): boolean =>
  error instanceof IngrError && error.code === 'ACCOUNT_NOT_FOUND'

function denial(code: 'QUOTA_EXCEEDED' | 'SPENDING_CAP_REACHED', credits: number): IngrError {
  return new IngrError(
    code,
    code === 'QUOTA_EXCEEDED'
      ? msg('creditsExceeded', { credits })
      : msg('spendingCapExceeded', { credits }),
    { credits: String(credits) },
  )
}

/** Retry-After in seconds if too many idempotency keys are stored: by then, some may have expired. */
const RETRY_KEYS_S = 3_600

function tooManyKeys(): Refusal {
  return new Refusal(
    msg('tooManyIdempotencyKeys', { mostKeptKeys: MOST_REPLY_KEYS }),
    RETRY_KEYS_S,
    { limit: String(MOST_REPLY_KEYS) },
  )
}
