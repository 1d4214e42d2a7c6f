/**
 * Looks up unknown keys in batches, one batch at a time, with pauses. Made-up prefixes cost an attacker nothing, so
 * they must not take connections or time from callers who have a key.
 */

import { setTimeout as pause } from 'node:timers/promises'
import { IngrError } from '../errors.ts'
import { msg } from '../wording/message.ts'
import type { AccountStore, FoundKey } from './store.ts'

/** Maximum prefixes in one query. */
const MOST_AT_ONCE = 50
/** Milliseconds between two queries. Rejecting a batch takes about 4 ms; the pause leaves time for known keys. */
const REST_MS = 15
/** Maximum number of waiting key prefixes. Looking them all up takes three seconds; further callers are refused. */
const MOST_WAITING = 10_000
/** Maximum prefixes cached as unknown. */
const MOST_UNKNOWN = 10_000

type Waiting = PromiseWithResolvers<FoundKey | undefined>

export class UnknownKeys {
  private readonly waiting = new Map<string, Waiting>()
  /** When each prefix was found to be unknown, oldest first. */
  private readonly unknown = new Map<string, number>()
  private isAsking = false
  private lastAsked = Number.NEGATIVE_INFINITY

  /** `now` is monotonic, in milliseconds. An unknown prefix is cached for `ttlMs`. */
  constructor(
    private readonly store: Pick<AccountStore, 'keysWithPrefixes'>,
    private readonly now: () => number,
    private readonly ttlMs: number,
  ) {}

  /** Looks up a prefix. Rejects with UNAVAILABLE if too many prefixes are waiting. */
  find(prefix: string): Promise<FoundKey | undefined> {
    const since = this.unknown.get(prefix)
    if (since !== undefined && this.now() - since < this.ttlMs) return Promise.resolve(undefined)
    const waiting = this.waiting.get(prefix)
    if (waiting) return waiting.promise
    if (this.waiting.size >= MOST_WAITING)
      return Promise.reject(new IngrError('UNAVAILABLE', msg('tooManyUnknownKeys')))
    const asked: Waiting = Promise.withResolvers()
    this.waiting.set(prefix, asked)
    if (!this.isAsking) void this.ask()
    return asked.promise
  }

  private async ask(): Promise<void> {
    this.isAsking = true
    while (this.waiting.size > 0) {
      // Wait, so that look-ups in the same turn of the event loop join the batch.
      await new Promise((resolve) => setImmediate(resolve))
      const rest = this.lastAsked + REST_MS - performance.now()
      if (rest > 0) await pause(rest)
      const list = [...this.waiting].slice(0, MOST_AT_ONCE)
      for (const [prefix] of list) this.waiting.delete(prefix)
      await this.askFor(new Map(list))
      this.lastAsked = performance.now()
    }
    this.isAsking = false
  }

  private async askFor(list: ReadonlyMap<string, Waiting>): Promise<void> {
    try {
      const keys = await this.store.keysWithPrefixes([...list.keys()])
      const found = new Map(keys.map((one) => [one.key.prefix, one]))
      for (const [prefix, { resolve }] of list) {
        if (!found.has(prefix)) this.note(prefix)
        resolve(found.get(prefix))
      }
    } catch (error) {
      for (const { reject } of list.values()) reject(error)
    }
  }

  private note(prefix: string): void {
    // Deleting first moves the prefix to the end, so that the map stays ordered by age.
    this.unknown.delete(prefix)
    this.unknown.set(prefix, this.now())
    if (this.unknown.size > MOST_UNKNOWN) this.unknown.delete(this.unknown.keys().next().value!)
  }
}
