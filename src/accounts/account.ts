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

/** Who calls: the account of a key, and whether that is one for tests. */
export interface Caller extends Account {
  /** Its calls cost nothing and have a rate of their own. */
  readonly isTest?: boolean
}

/** Requests per minute of all test keys of an account together. */
const TEST_RATE_LIMIT = 60

/** The account as a test key may use it. */
export function forTests(account: Account): Caller {
  const rateLimit = Math.min(account.rateLimit ?? TEST_RATE_LIMIT, TEST_RATE_LIMIT)
  return { ...account, rateLimit, isTest: true }
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
  return monthlyQuota + bought(spendingCap, creditPrice)
}

/** How many credits of that price the money buys, exactly: 0.3 buys three at 0.1, which the quotient of the two numbers does not. */
function bought(money: number, price: number): number {
  const [cap, each] = [decimal(money), decimal(price)]
  const places = Math.max(cap.places, each.places)
  const whole = ({ digits, places: own }: Decimal) => digits * 10n ** BigInt(places - own)
  return Number(whole(cap) / whole(each))
}

/** `digits` divided by ten as often as `places` says. */
interface Decimal {
  readonly digits: bigint
  readonly places: number
}

/** What people wrote: the shortest decimal number that is read as this one. */
function decimal(value: number): Decimal {
  const [mantissa = '0', exponent = '0'] = String(value).split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  const places = fraction.length - Number(exponent)
  const digits = BigInt(whole + fraction)
  return places < 0 ? { digits: digits * 10n ** BigInt(-places), places: 0 } : { digits, places }
}

/** Why a call may not be charged; null when it may. A call that costs nothing always may. */
export function refusal(
  limits: Limits,
  spent: number,
  credits: number,
): 'QUOTA_EXCEEDED' | 'SPENDING_CAP_REACHED' | null {
  // Most calls are within the quota, which is quickly seen.
  const after = spent + credits
  if (credits === 0 || after <= (limits.monthlyQuota ?? Number.POSITIVE_INFINITY)) return null
  if (after <= allowance(limits)) return null
  return limits.creditPrice === null ? 'QUOTA_EXCEEDED' : 'SPENDING_CAP_REACHED'
}
