/**
 * Looks up keys that nobody here has seen before, many in one question, one question at a time and with rests: prefixes cost
 * nothing to make up, and must take neither the connections nor the time of those who have a key.
 */

import { setTimeout as pause } from 'node:timers/promises'
import { IngrError } from '../errors.ts'
import { msg } from '../wording/message.ts'
import type { AccountStore, FoundKey } from './store.ts'

/** Prefixes in one question. */
const MOST_AT_ONCE = 50
/** Between two questions: to refuse all of one takes some 4 ms, and the rest is for others. */
const REST_MS = 15
/** Prefixes that may wait, three seconds; beyond that callers are refused. */
const MOST_WAITING = 10_000
/** Prefixes that are known to be nobody's for a moment. */
const MOST_UNKNOWN = 10_000

type Waiting = PromiseWithResolvers<FoundKey | undefined>

export class UnknownKeys {
  private readonly waiting = new Map<string, Waiting>()
  /** When each prefix was found to be nobody's; the oldest stands first. */
  private readonly unknown = new Map<string, number>()
  private isAsking = false
  private lastAsked = Number.NEGATIVE_INFINITY

  /** `now` in milliseconds never goes back; that a prefix is nobody's is good for `ttlMs`. */
  constructor(
    private readonly store: Pick<AccountStore, 'keysWithPrefixes'>,
    private readonly now: () => number,
    private readonly ttlMs: number,
  ) {}

  /** Rejects with UNAVAILABLE when too many wait already. */
  find(prefix: string): Promise<FoundKey | undefined> {
    const since = this.unknown.get(prefix)
    if (since !== undefined && this.now() - since < this.ttlMs) return Promise.resolve(undefined)
    const waiting = this.waiting.get(prefix)
    if (waiting) return waiting.promise
    if (this.waiting.size >= MOST_WAITING) {
      return Promise.reject(new IngrError('UNAVAILABLE', msg('tooManyUnknownKeys')))
    }
    const asked: Waiting = Promise.withResolvers()
    this.waiting.set(prefix, asked)
    if (!this.isAsking) void this.ask()
    return asked.promise
  }

  private async ask(): Promise<void> {
    this.isAsking = true
    while (this.waiting.size > 0) {
      // Those of the same turn of the event loop join the question.
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
    // Deleted first, so that the oldest stands first.
    this.unknown.delete(prefix)
    this.unknown.set(prefix, this.now())
    if (this.unknown.size > MOST_UNKNOWN) {
      this.unknown.delete(this.unknown.keys().next().value!)
    }
  }
}
