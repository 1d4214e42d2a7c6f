/** The interface to stored accounts, keys and usage, independent of the database. */

import type { FunctionName, Module } from '../domain/functions.ts'
import type { UsageRow } from '../domain/shapes/usage.ts'
import type { Account, Limits } from './account.ts'

/** A call to record in the usage. A `failed` call, such as a refused call, costs nothing. */
export interface Call {
  readonly customerId: string
  readonly function: FunctionName
  /** Time in milliseconds since 1970 (UTC). It determines the day and month. */
  readonly at: number
  /** Price in credits, a whole number; charged unless the call failed. */
  readonly credits: number
  readonly failed: boolean
  readonly latencyMs: number
  /** True if the call was made with a test key; the usage lists such calls separately. */
  readonly isTest?: boolean
  /** The answer to store, if a repeated request must get the same answer. */
  readonly reply?: StoredReply
}

/** An answer stored for a day under an idempotency key, so that a repeated request is charged once. */
export interface StoredReply {
  /** SHA-256 of the key. */
  readonly key: Uint8Array
  /** SHA-256 of the request. */
  readonly request: Uint8Array
  /** The compressed body; null if it was too long to store and must be computed again. */
  readonly body: Uint8Array | null
}

/** Time for which answers are stored, in milliseconds (one day). */
export const REPLY_MS = 86_400_000
/** Maximum bytes of bodies stored per account; further answers are stored without a body. */
export const MOST_REPLY_BYTES = 33_554_432
/** Maximum idempotency keys per account and day. */
export const MOST_REPLY_KEYS = 200_000

/** Result of charging a call. A repeated call is free. The codes in capitals are reasons for refusing a call. */
export type Charge =
  | 'recorded'
  | 'repeated'
  | 'TOO_MANY_KEYS'
  | 'QUOTA_EXCEEDED'
  | 'SPENDING_CAP_REACHED'

export interface Receipt {
  readonly charge: Charge
  /** Credits that the account spent in the month of the call, including this call; null if not tracked. */
  readonly spent: number | null
  /** Credits left in that month; null if unlimited. */
  readonly left: number | null
}

/**
 * How long to wait for rows that another transaction has locked. `brief` is about as long as a commit takes, and is
 * used for lists with calls from many accounts. `long` is the longest time that a caller can be kept waiting.
 */
export type Patience = 'brief' | 'long'

/** Thrown by `record` if a row stays locked for longer than `Patience` allows. Nothing is written. */
export class Contended extends Error {}

export interface StoredKey {
  readonly keyId: string
  readonly customerId: string
  /** Unique part of the key, used for look-up. */
  readonly prefix: string
  /** SHA-256 of the whole key. */
  readonly hash: Uint8Array
  /** Time of creation in ISO 8601, UTC. */
  readonly createdAt: string
  /** Time of revocation; null while the key is valid. */
  readonly revokedAt: string | null
  /** Name given by the operator. */
  readonly label: string | null
  /** Time of expiry in ISO 8601, UTC; null means never. */
  readonly expiresAt: string | null
  /** Last day (UTC) on which the key was used, YYYY-MM-DD. */
  readonly usedOn: string | null
  /** Modules that the key may call, among those of its account; null means all of them. */
  readonly scopes: readonly Module[] | null
}

export type FoundKey = { readonly key: StoredKey; readonly account: Account }

/** Sums of a customer's calls in a range of days. */
export interface CustomerSums {
  readonly customerId: string
  readonly requests: number
  readonly errors: number
  /** Credits spent on these days. */
  readonly units: number
  /** Name of the account; null if it is deleted. */
  readonly name: string | null
  /** Current terms of the account, or its last terms if it is deleted; null if it never existed. */
  readonly terms: Pick<Account, 'monthlyQuota' | 'creditPrice'> | null
}

/** Credits that a process reserved in the database, for one customer and month. */
export interface Lease {
  /** Credits reserved; 0 if too few are left. */
  readonly credits: number
  /** Credits spent or reserved so far in the month, including those of this lease. */
  readonly spent: number
  readonly limits: Limits
}

/** If a journal is not renewed within this time, its process is considered dead. */
export const STALE_MS = 30_000

/** Leases in the database, by the name of the journal that contains their calls. */
export interface LeaseStore {
  /** Reserves credits, and registers the journal. */
  readonly reserve: (journal: string, customerId: string, month: string) => Promise<Lease>
  /** Marks the journal as in use; false if it is not registered. */
  readonly renew: (journal: string) => Promise<boolean>
  /** Number of bytes of the journal that have been added to the usage; undefined if the journal is not registered. */
  readonly offset: (journal: string) => Promise<number | undefined>
  readonly record: AccountStore['recordJournal']
  /** Ends all leases of the journal and gives their unspent credits back to the accounts. */
  readonly end: (journal: string) => Promise<void>
  /** Ends the leases of all journals not renewed for `STALE_MS`. */
  readonly endStale: () => Promise<void>
  /** True if the journal is not registered, or if it has no leases and has not been renewed for `STALE_MS`. */
  readonly isOver: (journal: string) => Promise<boolean>
  /** Unregisters a journal that has no leases and whose file was deleted. */
  readonly forget: (journal: string) => Promise<void>
}

export type AccountChanges = Partial<Omit<Account, 'customerId'>>

/** Storage for accounts. Every method may reject with UNAVAILABLE if the database cannot be read or written. */
export interface AccountStore {
  /** True if each list of calls needs a round trip to a server. */
  readonly isRemote: boolean
  /** Present if the database address enables leases with `?lease=`. */
  readonly leases?: LeaseStore
  /** Rejects if the id is already in use. */
  addAccount(account: Account): Promise<void>
  account(customerId: string): Promise<Account | undefined>
  /** All accounts, sorted by name, then id. */
  accounts(): Promise<readonly Account[]>
  /** Returns the changed account; undefined if it does not exist. */
  updateAccount(customerId: string, changes: AccountChanges): Promise<Account | undefined>
  /**
   * Deletes the account, its keys and stored answers. Its usage, credits and terms remain under its id. Returns false
   * if there is no such account.
   */
  deleteAccount(customerId: string, deletedAt: string): Promise<boolean>
  /** Rejects if the account does not exist or the prefix is already in use. */
  addKey(key: StoredKey): Promise<void>
  /** Keys of the account, oldest first, including revoked keys. */
  keys(customerId: string): Promise<readonly StoredKey[]>
  /** The key with its account, even if the key is revoked or the account blocked. */
  keyWithPrefix(prefix: string): Promise<FoundKey | undefined>
  /** Like `keyWithPrefix`, but finds many keys in one query, in any order. Unknown prefixes are left out. */
  keysWithPrefixes(prefixes: readonly string[]): Promise<readonly FoundKey[]>
  /** Returns the updated key; undefined if it does not exist. Revoking a key again does not change the time. */
  revokeKey(keyId: string, revokedAt: string): Promise<StoredKey | undefined>
  /** Records that the keys were used on that day (YYYY-MM-DD), unless a later day is recorded. */
  markUsed(keyIds: readonly string[], day: string): Promise<void>
  /**
   * Records all calls or none, and returns a receipt for each, in order. If a call exceeds the monthly allowance of its
   * account, it is refused and not recorded. If several calls within a day have the same idempotency key, in any
   * process, only the first is charged and has its answer stored. Once this resolves, the calls survive the end of the
   * process. Concurrent processes together never exceed an allowance. Rejects if an account does not exist; the
   * built-in account always exists. With `brief` patience, may reject with Contended.
   */
  record(calls: readonly Call[], patience?: Patience): Promise<readonly Receipt[]>
  /** The answer stored under the key, unless it is older than `since`. */
  storedReply(customerId: string, key: Uint8Array, since: number): Promise<StoredReply | undefined>
  /** Deletes answers stored before this time (in milliseconds since 1970). */
  forgetReplies(before: number): Promise<void>
  /** Credits spent in the month of `at`. */
  spent(customerId: string, at: number): Promise<number>
  /** Rows from `firstDay` to `lastDay` (default: no end), sorted by day, module and function; test keys come last. */
  usage(customerId: string, firstDay: string, lastDay?: string): Promise<readonly UsageRow[]>
  /** Usage by each customer with calls on these days, without test calls. Sorted by name and id, deleted ones last. */
  usageOfAll(firstDay: string, lastDay: string): Promise<readonly CustomerSums[]>
  /** Number of bytes of the named journal whose calls are already recorded. */
  journalOffset(name: string): Promise<number>
  /**
   * Records the calls of a journal after byte `from` and, in the same transaction, moves its offset to `to`. Returns
   * false and writes nothing if the offset is no longer `from`, because another process has recorded these calls.
   */
  recordJournal(name: string, from: number, to: number, calls: readonly Call[]): Promise<boolean>
  /**
   * Resolves if a call could be recorded now; changes nothing. Returns the time by the database's clock in milliseconds
   * since 1970, or null if the database has no clock.
   */
  probe(): Promise<number | null>
  close(): Promise<void>
}
