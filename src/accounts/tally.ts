/** Decides which calls of a list may be charged, and computes the sums that a store must write for them. */

import type { FunctionName } from '../domain/functions.ts'
import { creditsLeft, type Limits, refusal } from './account.ts'
import { dayOf, monthOf } from './calendar.ts'
import {
  type Call,
  MOST_REPLY_BYTES,
  MOST_REPLY_KEYS,
  type Receipt,
  type StoredReply,
} from './store.ts'

/** Limits of an account, and the credits that it has spent in a month. */
export type Balance = { readonly limits: Limits; readonly spent: number }

/** Number of idempotency keys stored for an account, and total size of the stored answers in bytes. */
export type ReplySpace = { readonly keys: number; readonly bytes: number }

type Spending = { readonly customerId: string; readonly month: string; readonly credits: number }

interface UsageSum {
  readonly customerId: string
  readonly day: string
  readonly function: FunctionName
  readonly isTest: boolean
  readonly requests: number
  readonly errors: number
  readonly units: number
  readonly latencyMs: number
}

export interface ReplyRow extends StoredReply {
  readonly customerId: string
  readonly at: number
}

export interface Tally {
  readonly receipts: readonly Receipt[]
  /** Sums to add, by account and month; zero if nothing was spent. */
  readonly spending: readonly Spending[]
  /** Sums to add, by account, day, function and kind of key. */
  readonly usage: readonly UsageSum[]
  /** Answers to store. */
  readonly replies: readonly ReplyRow[]
}

/** Answers that are already stored for calls with an idempotency key. */
export interface StoredBefore {
  readonly isStored: (call: Call, reply: StoredReply) => boolean
  readonly spaceOf: (customerId: string) => ReplySpace
}

const NO_REQUESTS = { requests: 0, errors: 0, units: 0, latencyMs: 0 }

type Writable<T> = { -readonly [key in keyof T]: T[key] }

/** Accepts or refuses each call, in order. `balanceOf` is called once per account and month. */
export function tally(
  calls: readonly Call[],
  balanceOf: (customerId: string, month: string) => Balance,
  before: StoredBefore,
): Tally {
  const months = new Map<string, Writable<Spending> & Balance>()
  const usage = new Map<string, Writable<UsageSum>>()
  const quota = new ReplyQuota(before)
  const receipts = calls.map((call): Receipt => {
    const { customerId, function: name, at, failed, latencyMs, isTest = false, reply } = call
    const month = monthOf(at)
    const account = entry(months, `${customerId} ${month}`, () => ({
      customerId,
      month,
      credits: 0,
      ...balanceOf(customerId, month),
    }))
    const spentBefore = account.spent + account.credits
    const isRepeated = reply !== undefined && quota.holds(call, reply)
    const credits = failed || isRepeated ? 0 : call.credits
    const refused =
      refusal(account.limits, spentBefore, credits) ??
      (reply && !isRepeated && quota.isFull(customerId) ? 'TOO_MANY_KEYS' : null)
    if (refused) return receipt(refused, account.limits, spentBefore)
    if (reply && !isRepeated) quota.add(call, reply)
    account.credits += credits
    const day = dayOf(at)
    const sum = entry(usage, `${customerId} ${day} ${name} ${isTest}`, () => ({
      customerId,
      day,
      function: name,
      isTest,
      ...NO_REQUESTS,
    }))
    sum.requests += 1
    sum.errors += failed ? 1 : 0
    sum.units += credits
    sum.latencyMs += latencyMs
    return receipt(isRepeated ? 'repeated' : 'recorded', account.limits, spentBefore + credits)
  })
  return {
    receipts,
    spending: [...months.values()].map(({ customerId, month, credits }) => ({
      customerId,
      month,
      credits,
    })),
    usage: [...usage.values()],
    replies: quota.replies,
  }
}

const receipt = (charge: Receipt['charge'], limits: Limits, spent: number): Receipt => ({
  charge,
  spent,
  left: creditsLeft(limits, spent),
})

/** Counts the stored answers of each customer, including the answers that the current list of calls will store. */
class ReplyQuota {
  readonly replies: ReplyRow[] = []
  private readonly keys = new Set<string>()
  private readonly spaces = new Map<string, Writable<ReplySpace>>()

  constructor(private readonly before: StoredBefore) {}

  holds(call: Call, reply: StoredReply): boolean {
    return this.keys.has(nameOf(call, reply)) || this.before.isStored(call, reply)
  }

  isFull(customerId: string): boolean {
    return this.spaceOf(customerId).keys >= MOST_REPLY_KEYS
  }

  add(call: Call, reply: StoredReply): void {
    const space = this.spaceOf(call.customerId)
    const bytes = reply.body?.length ?? 0
    const isTooMuch = space.bytes + bytes > MOST_REPLY_BYTES
    space.keys += 1
    space.bytes += isTooMuch ? 0 : bytes
    this.keys.add(nameOf(call, reply))
    const { customerId, at } = call
    this.replies.push({ ...reply, customerId, at, ...(isTooMuch ? { body: null } : {}) })
  }

  private spaceOf(customerId: string): Writable<ReplySpace> {
    return entry(this.spaces, customerId, () => ({ ...this.before.spaceOf(customerId) }))
  }
}

const nameOf = ({ customerId }: Call, { key }: StoredReply): string =>
  `${customerId} ${Buffer.from(key).toString('hex')}`

function entry<T>(map: Map<string, T>, key: string, make: () => T): T {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
