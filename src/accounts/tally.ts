/** Decides which calls of a list may be charged, and adds up what a store has to write down for them. */

import type { FunctionName } from '../domain/functions.ts'
import { type Limits, refusal } from './account.ts'
import { dayOf, monthOf } from './calendar.ts'
import type { Call, Charge } from './store.ts'

/** What an account may spend and has spent in one month. */
export interface Balance {
  readonly limits: Limits
  readonly spent: number
}

export interface Spending {
  readonly customerId: string
  readonly month: string
  readonly credits: number
}

export interface UsageSum {
  readonly customerId: string
  readonly day: string
  readonly function: FunctionName
  readonly requests: number
  readonly errors: number
  readonly units: number
  readonly latencyMs: number
}

export interface Tally {
  readonly charges: readonly Charge[]
  /** What is to be added, one entry per account and month; none where nothing was spent. */
  readonly spending: readonly Spending[]
  /** What is to be added, one entry per account, day and function. */
  readonly usage: readonly UsageSum[]
}

/** In the order of the list; `balanceOf` is asked once per account and month. */
export function tally(
  calls: readonly Call[],
  balanceOf: (customerId: string, month: string) => Balance,
): Tally {
  const months = new Map<string, { -readonly [key in keyof Spending]: Spending[key] } & Balance>()
  const usage = new Map<string, { -readonly [key in keyof UsageSum]: UsageSum[key] }>()
  const charges = calls.map((call): Charge => {
    const { customerId, function: name, at, failed, latencyMs } = call
    const month = monthOf(at)
    const account = entry(months, `${customerId} ${month}`, () => ({
      customerId,
      month,
      credits: 0,
      ...balanceOf(customerId, month),
    }))
    const credits = failed ? 0 : call.credits
    const refused = refusal(account.limits, account.spent + account.credits, credits)
    if (refused) return refused
    account.credits += credits
    const day = dayOf(at)
    const sum = entry(usage, `${customerId} ${day} ${name}`, () => ({
      customerId,
      day,
      function: name,
      requests: 0,
      errors: 0,
      units: 0,
      latencyMs: 0,
    }))
    sum.requests += 1
    sum.errors += failed ? 1 : 0
    sum.units += credits
    sum.latencyMs += latencyMs
    return 'recorded'
  })
  return {
    charges,
    spending: [...months.values()]
      .filter(({ credits }) => credits > 0)
      .map(({ customerId, month, credits }) => ({ customerId, month, credits })),
    usage: [...usage.values()],
  }
}

function entry<T>(map: Map<string, T>, key: string, make: () => T): T {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
