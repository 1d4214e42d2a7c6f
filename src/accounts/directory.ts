/** Finds the account that a key belongs to, and remembers it for a moment. */

import { type Caller, forTests } from './account.ts'
import { isTestPrefix, prefixOf, sameKey } from './keys.ts'
import type { AccountStore, FoundKey } from './store.ts'
import { UnknownKeys } from './unknown-keys.ts'

const MAX_CACHED = 10_000
/** Compared with where there is no key, so that an unknown prefix takes as long as a wrong secret. */
const NO_HASH = new Uint8Array(32)

interface CachedLookup {
  readonly since: number
  readonly found: Promise<FoundKey | undefined>
}

interface Proven {
  readonly since: number
  readonly account: Caller
}

export class KeyDirectory {
  private readonly cached = new Map<string, CachedLookup>()
  /** Keys that were recognised a moment ago, which need not be hashed again for their next call. */
  private readonly proven = new Map<string, Proven>()
  private readonly unknownKeys: UnknownKeys

  /** `now` in milliseconds never goes back; what was found is asked for again after `ttlMs`. */
  constructor(
    private readonly store: AccountStore,
    private readonly now: () => number,
    private readonly ttlMs = 1_000,
  ) {
    this.unknownKeys = new UnknownKeys(store, now, ttlMs)
  }

  /** The account, blocked or not; undefined when the key is unknown, wrong or revoked. */
  async recognise(key: string): Promise<Caller | undefined> {
    // Found by a hash over all of its letters, so that what is nearly a key takes as long as what is far from one.
    const proven = this.proven.get(key)
    if (proven && this.isFresh(proven.since)) return proven.account
    const prefix = prefixOf(key)
    if (prefix === undefined) return undefined
    const { since, found: asked } = this.find(prefix)
    const found = await asked
    const same = sameKey(key, found?.key.hash ?? NO_HASH)
    if (!found || !same || found.key.revokedAt !== null) return undefined
    const account = isTestPrefix(prefix) ? forTests(found.account) : found.account
    this.prove(key, { since, account })
    return account
  }

  private isFresh(since: number): boolean {
    return this.now() - since < this.ttlMs
  }

  /** A key is nowhere kept for longer than what was found of it is good. */
  private prove(key: string, proven: Proven): void {
    if (this.proven.size === 0) setTimeout(() => this.proven.clear(), this.ttlMs).unref()
    this.proven.set(key, proven)
  }

  private find(prefix: string): CachedLookup {
    const known = this.cached.get(prefix)
    if (known && this.isFresh(known.since)) return known
    return known ? this.findAgain(prefix) : this.findFirst(prefix)
  }

  /** Anybody may make prefixes up: they are kept once they turn out to be somebody's. */
  private findFirst(prefix: string): CachedLookup {
    const asked = { since: this.now(), found: this.unknownKeys.find(prefix) }
    asked.found.then(
      (found) => found && this.remember(prefix, asked),
      () => {},
    )
    return asked
  }

  private findAgain(prefix: string): CachedLookup {
    const asked = { since: this.now(), found: this.store.keyWithPrefix(prefix) }
    this.remember(prefix, asked)
    const forget = () => {
      if (this.cached.get(prefix) === asked) this.cached.delete(prefix)
    }
    // What is nobody's any more need not be kept, and a failure is not an answer.
    asked.found.then((found) => found ?? forget(), forget)
    return asked
  }

  private remember(prefix: string, asked: CachedLookup): void {
    // Deleted first, so that the oldest stands first.
    this.cached.delete(prefix)
    this.cached.set(prefix, asked)
    if (this.cached.size > MAX_CACHED) {
      this.cached.delete(this.cached.keys().next().value!)
    }
  }
}
