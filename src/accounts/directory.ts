/** Finds the account of a key, with a short-lived cache. Changes take effect within `STALE_LIFETIMES` seconds. */

import { type Caller, forTests } from './account.ts'
import { dayOf } from './calendar.ts'
import { KeyUses } from './key-uses.ts'
import { isTestPrefix, prefixOf, sameKey } from './keys.ts'
import type { AccountStore, FoundKey } from './store.ts'
import { UnknownKeys } from './unknown-keys.ts'

const MAX_CACHED = 10_000
/** Hash to compare with if no key has the prefix, so that an unknown prefix takes as long as a wrong secret. */
const NO_HASH = new Uint8Array(32)

/** The latest date that JavaScript can represent. */
const NEVER = '+275760-09-13T00:00:00.000Z'

type CachedLookup = { readonly since: number; readonly found: Promise<FoundKey | undefined> }

interface VerifiedKey {
  readonly since: number
  readonly account: Caller
  /** Time of expiry by the wall clock, in milliseconds since 1970. */
  readonly expiresAt: number
  /** True while the store is being queried again. */
  isRenewing?: boolean
}

/** While the store is queried again, a verified key is accepted for this many cache lifetimes. */
const STALE_LIFETIMES = 4

function callerOf({ key, account }: FoundKey): Caller {
  const caller = key.scopes === null ? account : { ...account, scopes: key.scopes }
  return isTestPrefix(key.prefix) ? forTests(caller) : caller
}

export class KeyDirectory {
  private readonly cached = new Map<string, CachedLookup>()
  /** Recently verified keys, which need not be hashed again. */
  private readonly proven = new Map<string, VerifiedKey>()
  private readonly unknownKeys: UnknownKeys
  private readonly uses: KeyUses

  /** `now` is monotonic, `clock` counts from 1970, both in milliseconds. Lookups are cached for `ttlMs`. */
  constructor(
    private readonly store: AccountStore,
    private readonly now: () => number,
    private readonly ttlMs = 1_000,
    private readonly clock: () => number = Date.now,
  ) {
    this.uses = new KeyUses(store)
    this.unknownKeys = new UnknownKeys(store, now, ttlMs)
  }

  /** The account of a key, even if blocked; undefined if the key is unknown, wrong, revoked or expired. */
  async recognise(key: string): Promise<Caller | undefined> {
    // The map hashes the whole key, so an almost correct key takes as long as any other wrong key.
    const verified = this.proven.get(key)
    if (verified && this.clock() > verified.expiresAt) return undefined
    if (verified && this.isFresh(verified.since)) return verified.account
    if (verified && this.isFresh(verified.since, STALE_LIFETIMES)) {
      this.renew(key, verified)
      return verified.account
    }
    return this.verify(key)
  }

  /** Queries the store for the key again, in the background. */
  private renew(key: string, proven: VerifiedKey): void {
    if (proven.isRenewing) return
    proven.isRenewing = true
    this.verify(key).catch(() => {
      // The next call tries again, until the key is too old to be accepted.
      proven.isRenewing = false
    })
  }

  private async verify(key: string): Promise<Caller | undefined> {
    const prefix = prefixOf(key)
    if (prefix === undefined) return undefined
    const { since, found: asked } = this.find(prefix)
    const found = await asked
    const same = sameKey(key, found?.key.hash ?? NO_HASH)
    const at = this.clock()
    const expiresAt = Date.parse(found?.key.expiresAt ?? NEVER)
    if (!found || !same || found.key.revokedAt !== null || at > expiresAt) {
      this.proven.delete(key)
      return undefined
    }
    const account = callerOf(found)
    if (this.proven.size === 0) this.sweepLater()
    this.proven.set(key, { since, account, expiresAt })
    const { keyId, usedOn } = found.key
    if (usedOn !== dayOf(at)) this.uses.note(keyId, dayOf(at))
    return account
  }

  private isFresh(since: number, lifetimes = 1): boolean {
    return this.now() - since < this.ttlMs * lifetimes
  }

  /** Removes verified keys from memory once they are too old to be accepted. */
  private sweepLater(): void {
    const timer = setTimeout(() => {
      for (const [key, { since }] of this.proven)
        if (!this.isFresh(since, STALE_LIFETIMES)) this.proven.delete(key)
      if (this.proven.size > 0) this.sweepLater()
    }, this.ttlMs * STALE_LIFETIMES)
    timer.unref()
  }

  private find(prefix: string): CachedLookup {
    const known = this.cached.get(prefix)
    if (known && this.isFresh(known.since)) return known
    return known ? this.findAgain(prefix) : this.findFirst(prefix)
  }

  /** Caches only prefixes that exist, because callers can make up any number of other prefixes. */
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
    // Do not cache missing keys or failures.
    asked.found.then((found) => found ?? forget(), forget)
    return asked
  }

  private remember(prefix: string, asked: CachedLookup): void {
    // Deleting first moves the prefix to the end, so that the map stays ordered by age.
    this.cached.delete(prefix)
    this.cached.set(prefix, asked)
    if (this.cached.size > MAX_CACHED) this.cached.delete(this.cached.keys().next().value!)
  }
}
