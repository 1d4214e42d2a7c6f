/** The interface to stored accounts, keys and usage, independent of the database. */

import type { FunctionName, Module } from '../domain/functions.ts'
import type { UsageRow } from '../domain/shapes/usage.ts'
import type { Account, Limits } from './account.ts'

/** A call to record in the usage; a `failed` one (also a refused one) costs nothing. */
export interface Call {
  readonly customerId: string
  readonly function: FunctionName
  /** Milliseconds since 1970 (UTC); determines the day and month. */
  readonly at: number
  /** Price, a whole number; charged unless the call failed. */
  readonly credits: number
  readonly failed: boolean
  readonly latencyMs: number
  /** Made with a test key; listed separately in the usage. */
  readonly isTest?: boolean
  /** Its answer, if it must be replayed to the same request. */
  readonly reply?: StoredReply
}

/** An answer stored for a day under an idempotency key, so that a repeated request is charged once. */
export interface StoredReply {
  /** SHA-256 of the key. */
  readonly key: Uint8Array
  /** SHA-256 of the request. */
  readonly request: Uint8Array
  /** The compressed body; null if it was too long to store, and is computed again. */
  readonly body: Uint8Array | null
}

/** How long answers are stored, in milliseconds (one day). */
export const REPLY_MS = 86_400_000
/** Most bytes of bodies stored per account; later answers are stored without a body. */
export const MOST_REPLY_BYTES = 33_554_432
/** Most idempotency keys per account and day. */
export const MOST_REPLY_KEYS = 200_000

/** Outcome of a call: recorded; recorded at no cost as a repeat; or refused for lack of credits or key space. */
export type Charge =
  | 'recorded'
  | 'repeated'
  | 'TOO_MANY_KEYS'
  | 'QUOTA_EXCEEDED'
  | 'SPENDING_CAP_REACHED'

export interface Receipt {
  readonly charge: Charge
  /** Credits the account spent in the month of the call, this call included; null if not tracked. */
  readonly spent: number | null
  /** Credits left in that month; null if unlimited. */
  readonly left: number | null
}

/**
 * How long to wait for rows locked by another transaction. `brief`: as long as a commit takes, for lists shared by many
 * accounts; `long`: as long as callers can wait.
 */
export type Patience = 'brief' | 'long'

/** Thrown by `record` if another transaction locks a row for longer than `Patience` allows; nothing is written. */
export class Contended extends Error {}

export interface StoredKey {
  readonly keyId: string
  readonly customerId: string
  /** The part of the key used for lookup; unique. */
  readonly prefix: string
  /** SHA-256 of the whole key. */
  readonly hash: Uint8Array
  /** ISO 8601, UTC. */
  readonly createdAt: string
  /** null while the key is valid. */
  readonly revokedAt: string | null
  /** Name given by the operator. */
  readonly label: string | null
  /** ISO 8601, UTC; from then on the key is refused. Null means never. */
  readonly expiresAt: string | null
  /** The last day (UTC) with a call, YYYY-MM-DD. */
  readonly usedOn: string | null
  /** The booked modules that the key may call; null means all of them. */
  readonly scopes: readonly Module[] | null
}

export type FoundKey = { readonly key: StoredKey; readonly account: Account }

/** Sums of a customer's calls over a range of days. */
export interface CustomerSums {
  readonly customerId: string
  readonly requests: number
  readonly errors: number
  /** Credits spent. */
  readonly units: number
  /** null if the account is deleted. */
  readonly name: string | null
  /** The current terms of the account, or the last ones if it is deleted; null if it never existed. */
  readonly terms: Pick<Account, 'monthlyQuota' | 'creditPrice'> | null
}

/** Credits of a customer and month that a process reserved in the database. */
export interface Lease {
  /** 0 if too few are left to reserve any. */
  readonly credits: number
  /** Credits of the month that are spent or reserved, including this lease. */
  readonly spent: number
  readonly limits: Limits
}

/** After this time a journal that was not renewed is taken for that of a dead process. */
export const STALE_MS = 30_000

/** Leases in the database, by the name of the journal that their calls are written to. */
export interface LeaseStore {
  /** Reserves credits, and makes the journal known. */
  readonly reserve: (journal: string, customerId: string, month: string) => Promise<Lease>
  /** Marks the journal as in use; false if it is unknown. */
  readonly renew: (journal: string) => Promise<boolean>
  /** Bytes of the journal already folded into the usage; undefined if it is unknown. */
  readonly offset: (journal: string) => Promise<number | undefined>
  readonly record: AccountStore['recordJournal']
  /** Returns the unspent credits of the journal's leases. */
  readonly end: (journal: string) => Promise<void>
  /** Ends the leases of all journals that were not renewed for `STALE_MS`. */
  readonly endStale: () => Promise<void>
  /** True if the journal is unknown, or has no leases and was not renewed for `STALE_MS`. */
  readonly isOver: (journal: string) => Promise<boolean>
  /** Forgets a journal without leases whose file is deleted. */
  readonly forget: (journal: string) => Promise<void>
}

export type AccountChanges = Partial<Omit<Account, 'customerId'>>

/** Every method may reject with UNAVAILABLE if the database cannot be read or written. */
export interface AccountStore {
  /** True if every list of calls costs a round trip to a server. */
  readonly isRemote: boolean
  /** Present if the address of the database asks for leases. */
  readonly leases?: LeaseStore
  /** Rejects if the id is taken. */
  addAccount(account: Account): Promise<void>
  account(customerId: string): Promise<Account | undefined>
  /** Sorted by name, then id. */
  accounts(): Promise<readonly Account[]>
  /** The changed account; undefined if there is none. */
  updateAccount(customerId: string, changes: AccountChanges): Promise<Account | undefined>
  /**
   * Deletes the account, its keys and stored answers; its usage, credits and terms stay under its id. Returns false if
   * there is no such account.
   */
  deleteAccount(customerId: string, deletedAt: string): Promise<boolean>
  /** Rejects if the account does not exist or the prefix is taken. */
  addKey(key: StoredKey): Promise<void>
  /** Oldest first, including revoked keys. */
  keys(customerId: string): Promise<readonly StoredKey[]>
  /** The key with its account, even if revoked or blocked. */
  keyWithPrefix(prefix: string): Promise<FoundKey | undefined>
  /** `keyWithPrefix` for many in one query, in any order; unknown prefixes are left out. */
  keysWithPrefixes(prefixes: readonly string[]): Promise<readonly FoundKey[]>
  /** The updated key; undefined if there is none. Revoking twice keeps the first time. */
  revokeKey(keyId: string, revokedAt: string): Promise<StoredKey | undefined>
  /** Notes that the keys were used on that day (YYYY-MM-DD), unless a later one is noted. */
  markUsed(keyIds: readonly string[], day: string): Promise<void>
  /**
   * Records all calls or none and returns a receipt for each, in order. A call beyond the monthly allowance of its
   * account is refused and not recorded. Of calls with the same idempotency key, only the first within a day and
   * across all processes is charged and its answer stored. Once this resolves, the calls survive the end of the process.
   * Concurrent processes never exceed an allowance together. Rejects if a call names an account that does not exist;
   * the built-in one always does. With `brief` patience it may reject with Contended.
   */
  record(calls: readonly Call[], patience?: Patience): Promise<readonly Receipt[]>
  /** The answer stored under the key, unless it is older than `since`. */
  storedReply(customerId: string, key: Uint8Array, since: number): Promise<StoredReply | undefined>
  /** Deletes answers stored before that time, in milliseconds since 1970. */
  forgetReplies(before: number): Promise<void>
  /** Credits spent in the month of `at`. */
  spent(customerId: string, at: number): Promise<number>
  /** Rows from `firstDay` to `lastDay` (by default all later ones), by day, module, function; rows of test keys last. */
  usage(customerId: string, firstDay: string, lastDay?: string): Promise<readonly UsageRow[]>
  /** Sums of every customer with calls in these days, without test calls; by name, then id, deleted accounts last. */
  usageOfAll(firstDay: string, lastDay: string): Promise<readonly CustomerSums[]>
  /** Bytes of the named journal already folded into the usage. */
  journalOffset(name: string): Promise<number>
  /**
   * Records the journal calls after byte `from` and moves the offset to `to`, both or neither. Returns false and writes
   * nothing if the offset is no longer `from`: another process has folded them.
   */
  recordJournal(name: string, from: number, to: number, calls: readonly Call[]): Promise<boolean>
  /**
   * Resolves if a call could be recorded now; nothing is changed. The result is the time by the database's clock in
   * milliseconds since 1970, or null if it has no clock of its own.
   */
  probe(): Promise<number | null>
  close(): Promise<void>
}
