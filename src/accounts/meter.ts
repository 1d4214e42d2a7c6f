/**
 * Records calls in lists, so that calls that arrive together share a transaction. If another transaction locks the rows
 * of a customer, that customer's calls get separate lists, and other customers do not wait for them.
 */

import { itemAt } from '../domain/present.ts'
import { IngrError } from '../errors.ts'
import { gatherCalls } from './gather.ts'
import { type AccountStore, type Call, Contended, type Patience, type Receipt } from './store.ts'

const MAX_LIST = 500
/** Maximum number of separate lists (each for one slow customer) that are written at the same time. */
const MAX_APART = 3
/** If writing a slow customer's calls takes less time than this, the customer's next calls are not kept separate. */
const QUICK_MS = 20

interface Waiting {
  readonly call: Call
  readonly resolve: (receipt: Receipt) => void
  readonly reject: (error: unknown) => void
}

export class Meter {
  private waiting: Waiting[] = []
  private writing: Promise<void> | undefined
  /** Waiting calls of slow customers, by customer. They are written separately from other customers' calls. */
  private readonly apart = new Map<string, Waiting[]>()
  /** For each slow customer, the write that is in progress or waiting for its turn. */
  private readonly writingApart = new Map<string, Promise<void>>()
  private readonly turns: (() => void)[] = []
  private turnsLeft = MAX_APART

  constructor(private readonly store: Pick<AccountStore, 'record' | 'isRemote'>) {}

  /** Records a call; resolves once it is durable. If the call cannot be written, rejects and charges nothing. */
  record(call: Call): Promise<Receipt> {
    return new Promise((resolve, reject) => {
      const entry = { call, resolve, reject }
      const separate = this.apart.get(call.customerId)
      if (separate) {
        separate.push(entry)
        this.writeApart(call.customerId)
        return
      }
      this.waiting.push(entry)
      this.writing ??= this.write()
    })
  }

  /** Resolves once no calls are waiting. */
  async idle(): Promise<void> {
    while (this.writing !== undefined || this.writingApart.size > 0) {
      await this.writing
      await Promise.all(this.writingApart.values())
    }
  }

  private async write(): Promise<void> {
    while (this.waiting.length > 0) {
      await gatherCalls(() => this.waiting.length, MAX_LIST, this.store.isRemote)
      await this.writeShared(this.waiting.splice(0, MAX_LIST))
    }
    this.writing = undefined
  }

  private async writeShared(list: readonly Waiting[]): Promise<void> {
    const error = await this.writeList(list, 'brief')
    if (error === undefined) return
    const customers = [...new Set(list.map(({ call }) => call.customerId))]
    const isAway = error instanceof IngrError && error.code === 'UNAVAILABLE'
    if (isAway) {
      // Also reject calls that were queued meanwhile, because they would wait just as long for the same error.
      reject([...list, ...this.waiting.splice(0)], error)
    } else if (customers.length > 1) {
      // One customer causes the error. Halving the list finds that customer in a few steps.
      const half = new Set(customers.slice(0, customers.length / 2))
      await this.writeShared(list.filter(({ call }) => half.has(call.customerId)))
      await this.writeShared(list.filter(({ call }) => !half.has(call.customerId)))
    } else if (error instanceof Contended) {
      this.setApart(customers[0]!, list)
    } else {
      reject(list, error)
    }
  }

  private setApart(customerId: string, list: readonly Waiting[]): void {
    const later = this.waiting.filter(({ call }) => call.customerId === customerId)
    this.waiting = this.waiting.filter(({ call }) => call.customerId !== customerId)
    this.apart.set(customerId, [...list, ...later])
    this.writeApart(customerId)
  }

  private writeApart(customerId: string): void {
    if (this.writingApart.has(customerId)) return
    this.writingApart.set(customerId, this.writeSeparate(customerId))
  }

  private async writeSeparate(customerId: string): Promise<void> {
    const waiting = this.apart.get(customerId)!
    let took = 0
    while (waiting.length > 0) {
      await this.acquireTurn()
      const started = performance.now()
      const list = waiting.splice(0, MAX_LIST)
      const error = await this.writeList(list, 'long')
      took = performance.now() - started
      this.releaseTurn()
      if (error !== undefined) reject([...list, ...waiting.splice(0)], error)
    }
    if (took < QUICK_MS) this.apart.delete(customerId)
    // Must happen in the same turn of the event loop as the last check, so that the next call starts a new write.
    this.writingApart.delete(customerId)
  }

  private acquireTurn(): Promise<void> {
    if (this.turnsLeft > 0) {
      this.turnsLeft--
      return Promise.resolve()
    }
    return new Promise((resolve) => this.turns.push(resolve))
  }

  private releaseTurn(): void {
    const next = this.turns.shift()
    if (next) next()
    else this.turnsLeft++
  }

  /** Returns the error if the list could not be written; the caller must then reject its calls. */
  private async writeList(list: readonly Waiting[], patience: Patience): Promise<unknown> {
    try {
      const receipts = await this.store.record(
        list.map(({ call }) => call),
        patience,
      )
      for (const [index, { resolve }] of list.entries()) resolve(itemAt(receipts, index))
      return undefined
    } catch (error) {
      return error
    }
  }
}

function reject(list: readonly Waiting[], error: unknown): void {
  for (const one of list) one.reject(error)
}
