/** What a server asks of the accounts: who calls, what is left, and that a call be written down. */

import type { Account } from './account.ts'
import { KeyDirectory } from './directory.ts'
import { Meter } from './meter.ts'
import type { AccountStore, Call, Charge } from './store.ts'
import { type UsageResponse, usageOf } from './usage-report.ts'

export interface Accounts {
  /** Who calls without a key; undefined where a key is needed. */
  readonly withoutKey?: Account
  /** The account of a key, blocked or not; undefined when the key is unknown, wrong or revoked. */
  readonly recognise: (key: string) => Promise<Account | undefined>
  /** Credits spent in the month of `at`. */
  readonly spent: (customerId: string, at: number) => Promise<number>
  /** Resolves once the call is durable. */
  readonly record: (call: Call) => Promise<Charge>
  readonly usage: (account: Account, days: number) => Promise<UsageResponse>
  /** Writes down what waits and closes the store. */
  readonly close: () => Promise<void>
}

/** The accounts of a store; `now` is the wall clock in milliseconds since 1970. */
export function accountsOf(store: AccountStore, now: () => number): Accounts {
  const directory = new KeyDirectory(store, () => performance.now())
  const meter = new Meter(store)
  return {
    recognise: (key) => directory.recognise(key),
    spent: (customerId, at) => store.spent(customerId, at),
    record: (call) => meter.record(call),
    usage: (account, days) => usageOf(store, account, days, now()),
    close: async () => {
      await meter.idle()
      await store.close()
    },
  }
}
