/** Builds the answer of the `account` operation: the limits, spending and keys of the calling account. */

import type { AccountResponse } from '../domain/shapes/account.ts'
import { type Caller, creditsLeft } from './account.ts'
import { shownKey } from './administration.ts'
import { monthOf } from './calendar.ts'
import type { AccountStore } from './store.ts'

/** Reports the account, with its credits for the month (UTC) that contains `now` (milliseconds since 1970). */
export async function accountReport(
  store: Pick<AccountStore, 'spent' | 'keys'>,
  caller: Caller,
  now: number,
): Promise<AccountResponse> {
  const { customerId, name, plan, modules, monthlyQuota, creditPrice, spendingCap } = caller
  const spent = await store.spent(customerId, now)
  const keys = await store.keys(customerId)
  return {
    ...{ customerId, name, plan, modules, month: monthOf(now), monthlyQuota, spent },
    remaining: creditsLeft(caller, spent),
    ...{ creditPrice, spendingCap, rateLimit: caller.rateLimit, keys: keys.map(shownKey) },
  }
}
