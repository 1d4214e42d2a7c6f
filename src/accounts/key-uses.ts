/** Records the day on which each key was last used. Writes each key once a day, in batches, separately from calls. */

import { setImmediate } from 'node:timers/promises'
import type { AccountStore } from './store.ts'

/** Maximum keys in one write. */
const MOST_AT_ONCE = 500

export class KeyUses {
  private day = ''
  /** Keys that are already written for this day or waiting to be written. */
  private readonly noted = new Set<string>()
  private readonly waiting: string[] = []
  private isWriting = false

  constructor(private readonly store: Pick<AccountStore, 'markUsed'>) {}

  /** Returns at once. If the write for a key fails, the next call with the key tries again. `day` is YYYY-MM-DD. */
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
