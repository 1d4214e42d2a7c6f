/** A customer's account, its modules and its spending limit. The quota, price and cap determine the limit. */

import { MODULES, type Module } from '../domain/functions.ts'

export const PLANS = ['free', 'standard', 'pro'] as const
export type Plan = (typeof PLANS)[number]
export const DEFAULT_PLAN: Plan = 'free'

/** Default rate limit of each plan, in requests per minute. */
export const PLAN_RATE_LIMIT: Readonly<Record<Plan, number>> = {
  free: 600,
  standard: 6_000,
  pro: 60_000,
}

export interface Account {
  /** Id of the customer, a UUID. */
  readonly customerId: string
  readonly name: string
  readonly plan: Plan | 'local'
  readonly modules: readonly Module[]
  /** Credits per calendar month (UTC); null means no quota. */
  readonly monthlyQuota: number | null
  /** Price of a credit beyond the quota; null if no further credits are sold. */
  readonly creditPrice: number | null
  /** Maximum amount to spend per month, in the currency of `creditPrice`; null means no cap. */
  readonly spendingCap: number | null
  /** Maximum requests per minute; null means unlimited (only for the built-in account). */
  readonly rateLimit: number | null
  readonly blocked: boolean
}

/** The calling account, with the limits of the key that it used. */
export interface Caller extends Account {
  /** True for a test key. Its calls cost nothing and have their own rate limit. */
  readonly isTest?: boolean
  /** Modules that the key may call; absent if it may call all modules of the account. */
  readonly scopes?: readonly Module[]
}

/** Maximum requests per minute for all test keys of an account combined. */
const TEST_RATE_LIMIT = 60

/** Returns the account with the limits of a test key. */
export function forTests(account: Caller): Caller {
  const rateLimit = Math.min(account.rateLimit ?? TEST_RATE_LIMIT, TEST_RATE_LIMIT)
  return { ...account, rateLimit, isTest: true }
}

/** The built-in account for calls on the command line. */
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

/** Returns the credits that may be spent in a month: the quota plus the credits that the spending cap can buy. */
export function allowance({ monthlyQuota, creditPrice, spendingCap }: Limits): number {
  if (monthlyQuota === null) return Number.POSITIVE_INFINITY
  if (creditPrice === null) return monthlyQuota
  if (spendingCap === null) return Number.POSITIVE_INFINITY
  return monthlyQuota + bought(spendingCap, creditPrice)
}

/** Credits left this month; null if there is no limit. */
export function creditsLeft(limits: Limits, spent: number): number | null {
  const most = allowance(limits)
  return most === Number.POSITIVE_INFINITY ? null : Math.max(0, most - spent)
}

/** Credits spent beyond the quota, and their exact price. */
export function overage(
  { monthlyQuota, creditPrice }: Pick<Account, 'monthlyQuota' | 'creditPrice'>,
  spent: number,
): { readonly credits: number; readonly price: number } {
  const credits = Math.max(0, spent - (monthlyQuota ?? Number.POSITIVE_INFINITY))
  if (credits === 0 || creditPrice === null) return { credits, price: 0 }
  const { digits, places } = decimal(creditPrice)
  return { credits, price: Number(`${digits * BigInt(credits)}e-${places}`) }
}

/** Exact number of credits that the money buys. At a price of 0.1, 0.3 buys 3, although 0.3 / 0.1 is less. */
function bought(money: number, price: number): number {
  const [cap, each] = [decimal(money), decimal(price)]
  const places = Math.max(cap.places, each.places)
  const whole = ({ digits, places: given }: Decimal) => digits * 10n ** BigInt(places - given)
  return Number(whole(cap) / whole(each))
}

/** The number `digits` / 10^`places`. */
type Decimal = { readonly digits: bigint; readonly places: number }

/** Returns the shortest decimal that parses to this number. */
function decimal(value: number): Decimal {
  const [mantissa = '0', exponent = '0'] = String(value).split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  const places = fraction.length - Number(exponent)
  const digits = BigInt(whole + fraction)
  return places < 0 ? { digits: digits * 10n ** BigInt(-places), places: 0 } : { digits, places }
}

/** Reason for refusing to charge a call; null if the call may be charged. Free calls are never refused. */
export function refusal(
  limits: Limits,
  spent: number,
  credits: number,
): 'QUOTA_EXCEEDED' | 'SPENDING_CAP_REACHED' | null {
  // Fast path: most calls are within the quota.
  const after = spent + credits
  if (credits === 0 || after <= (limits.monthlyQuota ?? Number.POSITIVE_INFINITY)) return null
  if (after <= allowance(limits)) return null
  return limits.creditPrice === null ? 'QUOTA_EXCEEDED' : 'SPENDING_CAP_REACHED'
}
