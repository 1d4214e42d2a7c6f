/** Reports usage: of one account in the last few days or in a month, and of all accounts for billing. */

import type {
  BillingResponse,
  MonthResponse,
  UsageResponse,
  UsageRow,
} from '../domain/shapes/usage.ts'
import { invalid, invalidField } from '../errors.ts'
import { msg } from '../wording/message.ts'
import { type Account, overage } from './account.ts'
import { DAY_MS, dayOf } from './calendar.ts'
import type { AccountStore } from './store.ts'

export const DEFAULT_DAYS = 30
export const MAX_DAYS = 365

/** Calls by an account in the last `days` days, with today (UTC). Throws INVALID_REQUEST unless `days` is 1 to 365. */
export async function usageOf(
  store: AccountStore,
  { customerId, modules, plan }: Account,
  days: number,
  now: number,
): Promise<UsageResponse> {
  requireDays(days)
  const rows = await store.usage(customerId, dayOf(now - (days - 1) * DAY_MS))
  return { customerId, days, modules, plan, usage: rows.map(rounded) }
}

/** Returns the usage of an account in a month (YYYY-MM, UTC). Throws INVALID_REQUEST for an invalid month. */
export async function monthOfCustomer(
  store: AccountStore,
  { customerId, modules, plan }: Account,
  month: string,
): Promise<MonthResponse> {
  const rows = await store.usage(customerId, ...daysOf(month))
  return { customerId, month, modules, plan, usage: rows.map(rounded) }
}

/** Returns the monthly usage of every customer (YYYY-MM, UTC), for billing. Throws INVALID_REQUEST for a bad month. */
export async function monthOfAll(store: AccountStore, month: string): Promise<BillingResponse> {
  const rows = await store.usageOfAll(...daysOf(month))
  return {
    month,
    customers: rows.map(({ customerId, name, requests, errors, units, terms }) => {
      const over = terms && overage(terms, units)
      return {
        ...{ customerId, name, requests, errors, units },
        ...{ overage: over?.credits ?? null, price: over?.price ?? null },
      }
    }),
  }
}

/** Throws INVALID_REQUEST unless `month` is written like 2026-11. */
export function requireMonth(month: string): void {
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return
  throw invalidField('month', msg('notMonth', { month }))
}

/** First and last day of a month. Day 31 works for every month, because days are compared as strings. */
function daysOf(month: string): readonly [first: string, last: string] {
  requireMonth(month)
  return [`${month}-01`, `${month}-31`]
}

const rounded = (row: UsageRow): UsageRow => ({
  ...row,
  avgLatencyMs: Number(row.avgLatencyMs.toFixed(3)),
})

/** Throws INVALID_REQUEST unless `days` is a whole number from 1 to 365. */
export function requireDays(days: number): void {
  if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS) {
    const wanted = `a whole number from 1 to ${MAX_DAYS}`
    throw invalid(msg('daysOutOfRange', { max: MAX_DAYS, days }), { days: wanted })
  }
}
