/** A customer's account: what is booked, what may be spent, and how that follows from quota, price and cap. */

import { MODULES, type Module } from '../domain/functions.ts'

export const PLANS = ['free', 'standard', 'pro'] as const
export type Plan = (typeof PLANS)[number]
export const DEFAULT_PLAN: Plan = 'free'

/** Requests per minute of an account that was given no limit of its own. */
export const PLAN_RATE_LIMIT: Readonly<Record<Plan, number>> = {
  free: 600,
  standard: 6_000,
  pro: 60_000,
}

export interface Account {
  /** A UUID. */
  readonly customerId: string
  readonly name: string
  readonly plan: Plan | 'local'
  readonly modules: readonly Module[]
  /** Credits per calendar month (UTC); null means no quota. */
  readonly monthlyQuota: number | null
  /** Price of a credit beyond the quota; null means none are sold. */
  readonly creditPrice: number | null
  /** In the currency of `creditPrice`, per month; null means no cap. */
  readonly spendingCap: number | null
  /** Requests per minute; null means no limit, which only the built-in account has. */
  readonly rateLimit: number | null
  readonly blocked: boolean
}

/** The account that terminal calls are metered to. */
export const LOCAL: Account = {
  customerId: '00000000-0000-0000-0000-000000000000',
  name: 'local',
  plan: 'local',
  modules: MODULES,
  monthlyQuota: null,
  creditPrice: null,
  spendingCap: null,
  rateLimit: null,
  blocked: false,
}

export type Limits = Pick<Account, 'monthlyQuota' | 'creditPrice' | 'spendingCap'>

/** Credits that may be spent in a month: the quota, and beyond it as many as the cap buys. */
export function allowance({ monthlyQuota, creditPrice, spendingCap }: Limits): number {
  if (monthlyQuota === null) return Number.POSITIVE_INFINITY
  if (creditPrice === null) return monthlyQuota
  if (spendingCap === null) return Number.POSITIVE_INFINITY
  // The small addend takes back float noise: a cap of 0.3 at a price of 0.1 buys three credits.
  return monthlyQuota + Math.floor(spendingCap / creditPrice + 1e-9)
}

/** Why a call may not be charged; null when it may. A call that costs nothing always may. */
export function refusal(
  limits: Limits,
  spent: number,
  credits: number,
): 'QUOTA_EXCEEDED' | 'SPENDING_CAP_REACHED' | null {
  if (credits === 0 || spent + credits <= allowance(limits)) return null
  return limits.creditPrice === null ? 'QUOTA_EXCEEDED' : 'SPENDING_CAP_REACHED'
}
