/** Finds the account that a key belongs to, and remembers it for a moment. */

import type { Account } from './account.ts'
import { prefixOf, sameKey } from './keys.ts'
import type { AccountStore } from './store.ts'

const MAX_REMEMBERED = 10_000
/** Compared with where there is no key, so that an unknown prefix takes as long as a wrong secret. */
const NO_HASH = new Uint8Array(32)

type Found = Awaited<ReturnType<AccountStore['keyWithPrefix']>>

interface Remembered {
  readonly since: number
  readonly found: Promise<Found>
}

export class KeyDirectory {
  private readonly remembered = new Map<string, Remembered>()

  /** `now` in milliseconds never goes back; what was found is asked for again after `ttlMs`. */
  constructor(
    private readonly store: AccountStore,
    private readonly now: () => number,
    private readonly ttlMs = 1_000,
  ) {}

  /** The account, blocked or not; undefined when the key is unknown, wrong or revoked. */
  async recognise(key: string): Promise<Account | undefined> {
    const prefix = prefixOf(key)
    if (prefix === undefined) return undefined
    const found = await this.find(prefix)
    const same = sameKey(key, found?.key.hash ?? NO_HASH)
    return found && same && found.key.revokedAt === null ? found.account : undefined
  }

  private find(prefix: string): Promise<Found> {
    const known = this.remembered.get(prefix)
    if (known && this.now() - known.since < this.ttlMs) return known.found
    const asked = { since: this.now(), found: this.store.keyWithPrefix(prefix) }
    this.remember(prefix, asked)
    const forget = () => {
      if (this.remembered.get(prefix) === asked) this.remembered.delete(prefix)
    }
    // Made-up prefixes would fill the memory, and a failure is not an answer.
    asked.found.then((found) => found ?? forget(), forget)
    return asked.found
  }

  private remember(prefix: string, asked: Remembered): void {
    // Deleted first, so that the oldest stands first.
    this.remembered.delete(prefix)
    this.remembered.set(prefix, asked)
    if (this.remembered.size > MAX_REMEMBERED) {
      this.remembered.delete(this.remembered.keys().next().value!)
    }
  }
}
