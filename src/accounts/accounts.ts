/** A server's access to accounts: identifies callers, reads their spending and records their calls. */

import type { AccountResponse } from '../domain/shapes/account.ts'
import type { UsageResponse } from '../domain/shapes/usage.ts'
import type { Account, Caller } from './account.ts'
import { accountReport } from './account-report.ts'
import { KeyDirectory } from './directory.ts'
import type { Leases } from './leases.ts'
import { Meter } from './meter.ts'
import { type AccountStore, type Call, REPLY_MS, type Receipt, type StoredReply } from './store.ts'
import { usageOf } from './usage-report.ts'

export interface Accounts {
  /** The account of callers without a key; undefined if a key is required. */
  readonly withoutKey?: Account
  /** The account of a key, even if blocked; undefined if the key is unknown, wrong, revoked or expired. */
  readonly recognise: (key: string) => Promise<Caller | undefined>
  /** Credits spent in the month of `at`. */
  readonly spent: (customerId: string, at: number) => Promise<number>
  /** Records a call; resolves once it is stored durably. */
  readonly record: (call: Call) => Promise<Receipt>
  /** The answer stored under this idempotency key within the last day. */
  readonly storedReply: (customerId: string, key: Uint8Array) => Promise<StoredReply | undefined>
  readonly usage: (account: Account, days: number) => Promise<UsageResponse>
  readonly report: (account: Caller) => Promise<AccountResponse>
  /** Rejects with UNAVAILABLE if no call can be recorded now. Asks the store at most once a second. */
  readonly ready: () => Promise<void>
  /** Records waiting calls and closes the store. */
  readonly close: () => Promise<void>
}

/** Milliseconds between deletions of expired answers. */
const SWEEP_MS = 3_600_000

/** Milliseconds during which the result of a probe is reused. */
const PROBE_MS = 1_000

/** Accounts in a store. With leases, most calls need no query. `now` is in milliseconds since 1970. */
export function accountsOf(store: AccountStore, now: () => number, leases?: Leases): Accounts {
  const directory = new KeyDirectory(store, () => performance.now(), undefined, now)
  const meter = new Meter(store)
  let sweptAt = Number.NEGATIVE_INFINITY
  /** Deletes expired answers to free space. Expired answers are never replayed, even if they are not deleted yet. */
  const sweep = () => {
    if (now() - sweptAt < SWEEP_MS) return
    sweptAt = now()
    store.forgetReplies(sweptAt - REPLY_MS).catch(() => {})
  }
  let probed: Promise<unknown> | undefined
  let probedAt = 0
  const probe = () => {
    if (probed && performance.now() - probedAt < PROBE_MS) return probed
    // Callers that arrive during a probe share its result.
    probedAt = Number.POSITIVE_INFINITY
    probed = store.probe().finally(() => {
      probedAt = performance.now()
    })
    return probed
  }
  return {
    recognise: (key) => directory.recognise(key),
    spent: async (customerId, at) => leases?.spent(customerId, at) ?? store.spent(customerId, at),
    record: (call) => {
      if (call.reply) sweep()
      return leases?.take(call) ?? meter.record(call)
    },
    storedReply: (customerId, key) => store.storedReply(customerId, key, now() - REPLY_MS),
    usage: (account, days) => usageOf(store, account, days, now()),
    report: (account) => accountReport(store, account, now()),
    ready: async () => void (await probe()),
    close: async () => {
      await meter.idle()
      // Calls that the database cannot accept now are recorded later, by the next process.
      await leases?.close().catch(() => {})
      await store.close()
    },
  }
}
