/**
 * Lets accounts take turns in time slices, so that one account's long calls do not delay another's short calls. If
 * several accounts call, each turn is followed by idle time, so that most calls find the event loop free.
 */

/** Maximum milliseconds of work per turn, both for each account and for the queued work of all accounts together. */
const SLICE_MS = 1
/** Milliseconds per turn if only one account is calling. A longer turn lets us record more calls together. */
const ALONE_SLICE_MS = 10
/** An account counts as the only caller if no other account has called for this many milliseconds. */
const ALONE_AFTER_MS = 10_000
/** Idle time after a turn, as a multiple of the work done in it. */
const IDLE_RATIO = 1.5
const LONGEST_IDLE_MS = 50
/** Maximum of `debtMs`, so that work done long ago does not count. */
const MOST_DEBT_MS = 200
/** Rough cost in milliseconds of receiving or sending a byte, including garbage collection. */
const MS_PER_BYTE = 8e-6
/** Minimum cost of a call, for reading it, recording it and sending the answer. */
const CALL_MS = 0.03
/** Minimum time charged to an account per piece of work, so that many small calls don't delay other accounts. */
const LEAST_MS = 0.125
/** The event loop gets to run after `slice / YIELD_SHARE` milliseconds of work. */
const YIELD_SHARE = 4
/** An account that called within this many milliseconds counts as still calling. */
const RECENT_MS = 250

interface Caller {
  readonly account: string
  readonly at: number
}

/** Runs a piece of work at once, or later when it is the account's turn. */
export type Scheduler = <T>(work: () => T) => T | Promise<T>

export class FairScheduler {
  /** Milliseconds charged to each account in this turn. */
  private readonly used = new Map<string, number>()
  /** Milliseconds of work in this turn. */
  private taken = 0
  /** Time when this turn began, as returned by `now`. */
  private began = Number.NEGATIVE_INFINITY
  /** Work that waits for a later turn, by account. The first account is next. */
  private readonly waiting = new Map<string, (() => void)[]>()
  /** The latest caller, and the latest caller from another account. */
  private latest: Caller | undefined
  private other: Caller | undefined
  private isNextOnItsWay = false
  /** Milliseconds of work that idle time has not yet made up for. */
  private debtMs = 0

  /** `now` returns milliseconds, and must be monotonic. */
  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly slice = SLICE_MS,
    private readonly aloneSlice = ALONE_SLICE_MS,
  ) {}

  /** Records when an account last sent a request. Must be called for every request, even if there is no work to do. */
  onCall(account: string): void {
    if (this.latest?.account !== account) this.other = this.latest
    this.latest = { account, at: this.now() }
  }

  /** Adds the cost of bytes that were received or will be sent. Small numbers are ignored. */
  onBytes(bytes: number): void {
    const ms = bytes * MS_PER_BYTE
    if (ms >= this.slice) this.debtMs = Math.min(this.debtMs + ms, MOST_DEBT_MS)
  }

  /** Runs `work`: at once if the account has time left in this turn, else in a later turn. */
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

  /** Ends a turn that did little work, once its time for work and its idle time have passed. */
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
      // Schedule the next turn only after enough work: doing so every time would make a single call 10 % slower.
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
    // Add work that ran immediately to the debt only if other work is waiting.
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

  /** True if an account other than the current one has called recently. */
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
