/** Records calls in groups: calls that arrive together share one transaction. */

import { itemAt } from '../domain/present.ts'
import { IngrError } from '../errors.ts'
import type { AccountStore, Call, Receipt } from './store.ts'

const MAX_LIST = 500

interface Waiting {
  readonly call: Call
  readonly resolve: (receipt: Receipt) => void
  readonly reject: (error: unknown) => void
}

export class Meter {
  private waiting: Waiting[] = []
  private writing: Promise<void> | undefined

  constructor(private readonly store: Pick<AccountStore, 'record'>) {}

  /** Resolves once the call is durable; rejects if its list could not be written, and then nothing is charged. */
  record(call: Call): Promise<Receipt> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ call, resolve, reject })
      this.writing ??= this.write()
    })
  }

  /** Resolves once nothing is waiting. */
  async idle(): Promise<void> {
    await this.writing
  }

  private async write(): Promise<void> {
    while (this.waiting.length > 0) {
      // Calls of the same turn of the event loop join the list.
      await new Promise((resolve) => setImmediate(resolve))
      await this.writeList(this.waiting.splice(0, MAX_LIST))
    }
    this.writing = undefined
  }

  private async writeList(list: readonly Waiting[]): Promise<void> {
    try {
      const receipts = await this.store.record(list.map(({ call }) => call))
      for (const [index, { resolve }] of list.entries()) resolve(itemAt(receipts, index))
    } catch (error) {
      // Also reject calls queued meanwhile: they would wait as long for the same error.
      const isAway = error instanceof IngrError && error.code === 'UNAVAILABLE'
      const refused = isAway ? [...list, ...this.waiting.splice(0)] : list
      for (const { reject } of refused) reject(error)
    }
  }
}
