/** Reports the calls made from the command line, and the built-in account to which these calls are charged. */

import type { AccountResponse } from '../domain/shapes/account.ts'
import type { MonthResponse } from '../domain/shapes/usage.ts'
import { LOCAL } from './account.ts'
import { accountReport } from './account-report.ts'
import { foldJournal } from './journal.ts'
import { type Env, journalLocation } from './location.ts'
import { openAccounts } from './open.ts'
import type { AccountStore } from './store.ts'
import { monthOfCustomer, requireDays, requireMonth, usageOf } from './usage-report.ts'

/** Usage in the last `days` days. `damaged` is called with the number of unreadable lines of the journal. */
export function localUsage(env: Env, days: number, now: number, damaged?: (lines: number) => void) {
  requireDays(days)
  return withJournal(env, now, damaged, (store) => usageOf(store, LOCAL, days, now))
}

/** Usage in a month (YYYY-MM, UTC). `damaged` is called with the number of unreadable lines of the journal. */
export function localMonth(
  env: Env,
  month: string,
  now: number,
  damaged?: (lines: number) => void,
): Promise<MonthResponse> {
  requireMonth(month)
  return withJournal(env, now, damaged, (store) => monthOfCustomer(store, LOCAL, month))
}

/** The built-in account, with its spending in the month of `now`. */
export const localAccount = (env: Env, now: number): Promise<AccountResponse> =>
  withJournal(env, now, undefined, (store) => accountReport(store, LOCAL, now))

/** Adds the journal to the store, runs `work` on the open store and closes it. */
async function withJournal<T>(
  env: Env,
  now: number,
  damaged: (lines: number) => void = () => {},
  work: (store: AccountStore) => Promise<T>,
): Promise<T> {
  const store = await openAccounts(env)
  try {
    const lines = await foldJournal(store, journalLocation(env), now)
    if (lines > 0) damaged(lines)
    return await work(store)
  } finally {
    await store.close()
  }
}
