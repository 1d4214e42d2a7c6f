/**
 * Records calls in lists: calls that arrive together share one transaction. A customer whose rows another transaction
 * holds gets lists of its own, so that nobody else waits for them.
 */

import { itemAt } from '../domain/present.ts'
import { IngrError } from '../errors.ts'
import { gathered } from './gather.ts'
import { type AccountStore, type Call, Contended, type Patience, type Receipt } from './store.ts'

const MAX_LIST = 500
/** Lists of single customers under way. */
const MAX_APART = 3
/** A customer whose own list took less than these milliseconds shares lists again. */
const QUICK_MS = 20

interface Waiting {
  readonly call: Call
  readonly resolve: (receipt: Receipt) => void
  readonly reject: (error: unknown) => void
}

export class Meter {
  private waiting: Waiting[] = []
  private writing: Promise<void> | undefined
  /** Waiting calls of customers with lists of their own. */
  private readonly apart = new Map<string, Waiting[]>()
  /** The customers of them whose lists are under way or wait for their turn. */
  private readonly writingApart = new Map<string, Promise<void>>()
  private readonly turns: (() => void)[] = []
  private turnsLeft = MAX_APART

  constructor(private readonly store: Pick<AccountStore, 'record' | 'isRemote'>) {}

  /** Resolves once the call is durable; rejects if its list could not be written, and then nothing is charged. */
  record(call: Call): Promise<Receipt> {
    return new Promise((resolve, reject) => {
      const one = { call, resolve, reject }
      const own = this.apart.get(call.customerId)
      if (own) {
        own.push(one)
        this.writeApart(call.customerId)
        return
      }
      this.waiting.push(one)
      this.writing ??= this.write()
    })
  }

  /** Resolves once nothing is waiting. */
  async idle(): Promise<void> {
    while (this.writing !== undefined || this.writingApart.size > 0) {
      await this.writing
      await Promise.all(this.writingApart.values())
    }
  }

  private async write(): Promise<void> {
    while (this.waiting.length > 0) {
      await gathered(() => this.waiting.length, MAX_LIST, this.store.isRemote)
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
      // Also reject calls queued meanwhile: they would wait as long for the same error.
      reject([...list, ...this.waiting.splice(0)], error)
    } else if (customers.length > 1) {
      // The fault is one customer's; halving finds it in few steps.
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
    this.writingApart.set(customerId, this.writeOwn(customerId))
  }

  private async writeOwn(customerId: string): Promise<void> {
    const own = this.apart.get(customerId)!
    let took = 0
    while (own.length > 0) {
      await this.turn()
      const started = performance.now()
      const list = own.splice(0, MAX_LIST)
      const error = await this.writeList(list, 'long')
      took = performance.now() - started
      this.pass()
      if (error !== undefined) reject([...list, ...own.splice(0)], error)
    }
    if (took < QUICK_MS) this.apart.delete(customerId)
    // In the same turn as the last look at the list, so that a call that comes next starts the writing again.
    this.writingApart.delete(customerId)
  }

  private turn(): Promise<void> {
    if (this.turnsLeft > 0) {
      this.turnsLeft--
      return Promise.resolve()
    }
    return new Promise((resolve) => this.turns.push(resolve))
  }

  private pass(): void {
    const next = this.turns.shift()
    if (next) next()
    else this.turnsLeft++
  }

  /** The error if the list could not be written; its callers do not hear of it yet. */
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
