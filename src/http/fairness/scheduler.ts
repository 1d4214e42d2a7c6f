/**
 * Lets accounts take turns in time slices, so that long calls of one do not hold up short calls of another. If
 * several accounts call, longer idle time follows each turn, so that most calls find the event loop free.
 */

/** Milliseconds of work per turn, for one account and for all waiting work together. */
const SLICE_MS = 1
/** The same if only one account calls: fewer turns, with more calls recorded at once. */
const ALONE_SLICE_MS = 10
/** An account counts as alone if no other has called for this many milliseconds. */
const ALONE_AFTER_MS = 10_000
/** Idle time after a turn, as a multiple of the work done in it. */
const IDLE_RATIO = 1.5
const LONGEST_IDLE_MS = 50
/** Cap on the debt, so that older work is forgiven. */
const MOST_DEBT_MS = 200
/** Rough cost of receiving or sending a byte, garbage collection included. */
const MS_PER_BYTE = 8e-6
/** Minimum cost of a call: to read it, record it and send the answer, even if little of it runs in a turn. */
const CALL_MS = 0.03
/** Minimum charge to an account per piece of work, so that many small calls in one turn do not hold up others. */
const LEAST_MS = 0.125
/** Divisor of the slice: after this share of it, the event loop gets to run before the turn ends. */
const YIELD_SHARE = 4
/** An account that called within this many milliseconds is likely to call again. */
const RECENT_MS = 250

interface Caller {
  readonly account: string
  readonly at: number
}

/** Runs a piece of work at once, or when its turn comes. */
export type Scheduler = <T>(work: () => T) => T | Promise<T>

export class FairScheduler {
  /** Milliseconds charged to each account in this turn. */
  private readonly used = new Map<string, number>()
  /** Milliseconds of work in this turn. */
  private taken = 0
  /** Start of this turn, by `now`. */
  private began = Number.NEGATIVE_INFINITY
  /** Work waiting for a later turn, by account; the next account comes first. */
  private readonly waiting = new Map<string, (() => void)[]>()
  /** The latest caller, and the latest one of another account. */
  private latest: Caller | undefined
  private other: Caller | undefined
  private isNextOnItsWay = false
  /** Milliseconds of work not yet followed by idle time. */
  private debtMs = 0

  /** `now` is in milliseconds and must be monotonic. */
  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly slice = SLICE_MS,
    private readonly aloneSlice = ALONE_SLICE_MS,
  ) {}

  /** Call this for every call, even if there is no work to do. */
  onCall(account: string): void {
    if (this.latest?.account !== account) this.other = this.latest
    this.latest = { account, at: this.now() }
  }

  /** Call this for bytes received or about to be sent; small numbers are ignored. */
  onBytes(bytes: number): void {
    const ms = bytes * MS_PER_BYTE
    if (ms >= this.slice) this.debtMs = Math.min(this.debtMs + ms, MOST_DEBT_MS)
  }

  /** The result of `work`, which runs at once while the account has time left. */
  run<T>(account: string, work: () => T): T | Promise<T> {
    const queue = this.waiting.get(account)
    this.leaveOldTurn()
    if (!queue && (this.used.get(account) ?? 0) < this.sliceOf(account))
      return this.timed(account, work)
    this.follow(0)
    return new Promise<T>((resolve, reject) => {
      const waiting = () => {
        try {
          resolve(this.timed(account, work))
        } catch (error) {
          reject(error)
        }
      }
      if (queue) queue.push(waiting)
      else this.waiting.set(account, [waiting])
    })
  }

  /** Ends a turn with little work once its slice and idle time have passed. */
  private leaveOldTurn(): void {
    if (this.isNextOnItsWay || this.now() - this.began < this.slice * (1 + IDLE_RATIO)) return
    this.begin()
  }

  private begin(): void {
    this.began = this.now()
    this.used.clear()
    this.taken = 0
  }

  private timed<T>(account: string, work: () => T): T {
    const began = this.now()
    try {
      return work()
    } finally {
      const took = this.now() - began
      this.used.set(account, (this.used.get(account) ?? 0) + Math.max(LEAST_MS, took))
      this.taken += Math.max(CALL_MS, took)
      // Only a turn with enough work gets a follow-up: one for each would cost a lone call 10 % more.
      if (this.taken >= this.slice / YIELD_SHARE) this.follow(0)
    }
  }

  private follow(restMs: number): void {
    if (this.isNextOnItsWay) return
    this.isNextOnItsWay = true
    const next = () => this.next()
    if (restMs === 0) setImmediate(next)
    else setTimeout(next, restMs)
  }

  private next(): void {
    // Work done at once counts as debt only if other work waits.
    if (this.waiting.size > 0) this.debtMs += this.taken
    this.begin()
    for (let slice = this.slice; this.waiting.size > 0 && sum(this.used) < slice; ) {
      const [account, queue] = this.waiting.entries().next().value!
      const work = queue.shift()!
      slice = this.sliceOf(account)
      // Move the account to the end, or remove it.
      this.waiting.delete(account)
      if (queue.length > 0) this.waiting.set(account, queue)
      work()
    }
    this.isNextOnItsWay = false
    if (this.used.size === 0) return
    this.debtMs = Math.min(this.debtMs + this.taken, MOST_DEBT_MS)
    this.taken = 0
    const rest = this.othersCall() ? Math.min(IDLE_RATIO * this.debtMs, LONGEST_IDLE_MS) : 0
    this.debtMs = rest === 0 ? 0 : this.debtMs - rest / IDLE_RATIO
    this.follow(Math.ceil(rest))
  }

  private sliceOf(account: string): number {
    const isAlone = this.waiting.size < 2 && !this.othersWithin(ALONE_AFTER_MS, account)
    return isAlone ? this.aloneSlice : this.slice
  }

  /** True if accounts other than the one that has just worked are calling. */
  private othersCall(): boolean {
    const [worker, ...others] = this.used.keys()
    return others.length > 0 || this.othersWithin(RECENT_MS, worker!)
  }

  private othersWithin(ms: number, account: string): boolean {
    const caller = this.latest?.account === account ? this.other : this.latest
    return caller !== undefined && this.now() - caller.at < ms
  }
}

function sum(used: ReadonlyMap<string, number>): number {
  let all = 0
  for (const one of used.values()) all += one
  return all
}
