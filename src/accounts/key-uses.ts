/** Records the day on which each key was last used: one write per key and day, in batches, apart from the calls. */

import { setImmediate } from 'node:timers/promises'
import type { AccountStore } from './store.ts'

/** Keys in one write. */
const MOST_AT_ONCE = 500

export class KeyUses {
  private day = ''
  /** Keys of this day that are written or waiting. */
  private readonly noted = new Set<string>()
  private readonly waiting: string[] = []
  private isWriting = false

  constructor(private readonly store: Pick<AccountStore, 'markUsed'>) {}

  /** Returns at once; if the write of a key fails, the next call for it tries again. `day` is YYYY-MM-DD. */
  note(keyId: string, day: string): void {
    if (day !== this.day) this.noted.clear()
    this.day = day
    if (this.noted.has(keyId)) return
    this.noted.add(keyId)
    this.waiting.push(keyId)
    if (!this.isWriting) void this.write()
  }

  private async write(): Promise<void> {
    this.isWriting = true
    while (this.waiting.length > 0) {
      await setImmediate()
      const list = this.waiting.splice(0, MOST_AT_ONCE)
      await this.store.markUsed(list, this.day).catch(() => {
        for (const keyId of list) this.noted.delete(keyId)
      })
    }
    this.isWriting = false
  }
}
