/** Answers the usage operation: what an account requested in the last days. */

import type { UsageResponse } from '../domain/shapes/usage.ts'
import { invalid } from '../errors.ts'
import { msg } from '../wording/message.ts'
import type { Account } from './account.ts'
import { DAY_MS, dayOf } from './calendar.ts'
import type { AccountStore } from './store.ts'

export const DEFAULT_DAYS = 30
export const MAX_DAYS = 365

/** The last day is that of `now` (UTC). Throws INVALID_REQUEST for days outside 1 to 365. */
export async function usageOf(
  store: AccountStore,
  { customerId, modules, plan }: Account,
  days: number,
  now: number,
): Promise<UsageResponse> {
  requireDays(days)
  const rows = await store.usage(customerId, dayOf(now - (days - 1) * DAY_MS))
  return {
    customerId,
    days,
    modules,
    plan,
    usage: rows.map((row) => ({ ...row, avgLatencyMs: Number(row.avgLatencyMs.toFixed(3)) })),
  }
}

/** Throws INVALID_REQUEST unless `days` is a whole number from 1 to 365. */
export function requireDays(days: number): void {
  if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS) {
    const wanted = `a whole number from 1 to ${MAX_DAYS}`
    throw invalid(msg('daysOutOfRange', { max: MAX_DAYS, days }), {
      days: wanted,
    })
  }
}
