/** What the program asks of a place that keeps accounts, keys and usage, whichever database it is. */

import type { FunctionName } from '../domain/functions.ts'
import type { UsageRow } from '../domain/shapes/usage.ts'
import type { Account } from './account.ts'

/** A call as it is written into the usage; one that `failed` (also one that was refused) costs nothing. */
export interface Call {
  readonly customerId: string
  readonly function: FunctionName
  /** Milliseconds since 1970 (UTC); the day and the month of the call follow from it. */
  readonly at: number
  /** Its price; a whole number, charged unless it failed. */
  readonly credits: number
  readonly failed: boolean
  readonly latencyMs: number
  /** With a test key: it stands apart in the usage. */
  readonly isTest?: boolean
  /** Its answer, where it is to be given again to the same request. */
  readonly reply?: StoredReply
}

/** An answer that is kept for a day under a key that the caller chose, so that a request that is sent again is charged once. */
export interface StoredReply {
  /** SHA-256 of the key. */
  readonly key: Uint8Array
  /** SHA-256 of what was asked. */
  readonly request: Uint8Array
  /** The body, compressed; null where it is too long to be kept, so that it has to be made anew. */
  readonly body: Uint8Array | null
}

/** How long answers are kept. */
export const REPLY_MS = 86_400_000
/** Bytes of bodies that are kept for one account; further ones are kept without their body. */
export const MOST_REPLY_BYTES = 33_554_432
/** Keys of one account in a day. */
export const MOST_REPLY_KEYS = 200_000

/**
 * What became of a call: written down, written down without a price because its answer was kept already, or refused because its
 * credits or the room for its key are not there any more.
 */
export type Charge =
  | 'recorded'
  | 'repeated'
  | 'TOO_MANY_KEYS'
  | 'QUOTA_EXCEEDED'
  | 'SPENDING_CAP_REACHED'

export interface Receipt {
  readonly charge: Charge
  /** Credits that the account has spent in the month of the call, its own among them; null where nobody adds them up. */
  readonly spent: number | null
  /** What it may still spend in that month; null where nothing limits it. */
  readonly left: number | null
}

export interface StoredKey {
  readonly keyId: string
  readonly customerId: string
  /** The part of the key by which it is found; unique. */
  readonly prefix: string
  /** SHA-256 of the whole key. */
  readonly hash: Uint8Array
  /** ISO 8601, UTC. */
  readonly createdAt: string
  /** null while the key is good. */
  readonly revokedAt: string | null
}

export interface FoundKey {
  readonly key: StoredKey
  readonly account: Account
}

export type AccountChanges = Partial<Omit<Account, 'customerId'>>

/** Every method may reject with UNAVAILABLE when the database cannot be read or written. */
export interface AccountStore {
  /** Rejects when the id is taken. */
  addAccount(account: Account): Promise<void>
  account(customerId: string): Promise<Account | undefined>
  /** By name, then id. */
  accounts(): Promise<readonly Account[]>
  /** The changed account; undefined when there is none. */
  updateAccount(customerId: string, changes: AccountChanges): Promise<Account | undefined>
  /** Rejects when there is no such account or the prefix is taken. */
  addKey(key: StoredKey): Promise<void>
  /** Oldest first, revoked ones too. */
  keys(customerId: string): Promise<readonly StoredKey[]>
  /** The key with its account, revoked or not, blocked or not. */
  keyWithPrefix(prefix: string): Promise<FoundKey | undefined>
  /** The same of many, in one question and in any order; those that nobody has are left out. */
  keysWithPrefixes(prefixes: readonly string[]): Promise<readonly FoundKey[]>
  /** The key as it is now; undefined when there is none. Revoking twice keeps the first time. */
  revokeKey(keyId: string, revokedAt: string): Promise<StoredKey | undefined>
  /**
   * Writes calls down, all or none of them, and says in their order what became of each. A call that would pass what its
   * account may spend in its month is refused and leaves no trace. Of calls with the same key in `kept` the first alone is
   * charged, and its answer kept, within a day and over all processes. Once this resolves the calls survive the end of
   * the process. Callers in any number of processes never pass an allowance together. Rejects when a call names
   * an account that does not exist; the built-in one always does.
   */
  record(calls: readonly Call[]): Promise<readonly Receipt[]>
  /** The answer that is kept under the key, if it was not before `since`. */
  storedReply(customerId: string, key: Uint8Array, since: number): Promise<StoredReply | undefined>
  /** Forgets what was kept before that moment. */
  forgetReplies(before: number): Promise<void>
  /** Credits spent in the month of `at`. */
  spent(customerId: string, at: number): Promise<number>
  /** Rows from `firstDay` on, by day, module, function; those of test keys behind the others. */
  usage(customerId: string, firstDay: string): Promise<readonly UsageRow[]>
  /** Bytes of the journal of this name that were folded into the usage. */
  journalOffset(name: string): Promise<number>
  /**
   * Records the calls that stand in the journal after byte `from` and moves its offset to `to`, both or neither. False,
   * and nothing is written, when the offset is not `from` any more: another process has folded them.
   */
  recordJournal(name: string, from: number, to: number, calls: readonly Call[]): Promise<boolean>
  close(): Promise<void>
}
