/**
 * Lets the work of many accounts take turns: in a turn each has so much time, and whoever needs more waits for the next one.
 * While others call, those turns leave more time free than they take, so that most calls find the event loop idle: the long
 * calls of one account do not hold up the short ones of another.
 */

/** Milliseconds of work in a turn: of an account as its calls come, and of all that wait together. */
const SLICE_MS = 1
/** The same where only one account calls: fewer turns, each with more calls to write down at once. */
const ALONE_SLICE_MS = 10
/** An account is alone when for so many milliseconds no other has called. */
const ALONE_AFTER_MS = 10_000
/** So many times what a turn took is left free after it. */
const IDLE_RATIO = 1.5
const LONGEST_IDLE_MS = 50
/** What was done longer ago is forgiven. */
const MOST_DEBT_MS = 200
/** What it takes to read a byte of a body and to send one of an answer, with the memory that has to be swept up: roughly. */
const MS_PER_BYTE = 8e-6
/** What a call takes at least, whatever of it is done in a turn: to read it, to write it down, to send the answer. */
const CALL_MS = 0.03
/** What it counts for at least in a turn: one that all of an account's small calls came in would hold up the others. */
const LEAST_MS = 0.125
/** The part of a slice from which on the event loop goes on to what else there is before a turn is over. */
const YIELD_SHARE = 4
/** An account that has called within this many milliseconds may well call again. */
const RECENT_MS = 250

interface Caller {
  readonly account: string
  readonly at: number
}

/** Does a piece of work, at once or when its turn has come. */
export type Scheduler = <T>(work: () => T) => T | Promise<T>

export class FairScheduler {
  /** What counts for each account in this turn, in milliseconds. */
  private readonly used = new Map<string, number>()
  /** Milliseconds of work in this turn. */
  private taken = 0
  /** When this turn began, by `now`. */
  private began = Number.NEGATIVE_INFINITY
  /** What waits for a later turn; whose turn is next stands first. */
  private readonly waiting = new Map<string, (() => void)[]>()
  /** Who called last, and who else before. */
  private latest: Caller | undefined
  private other: Caller | undefined
  private isNextOnItsWay = false
  /** Milliseconds of work that nobody has rested for yet. */
  private debtMs = 0

  /** `now` in milliseconds never goes back. */
  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly slice = SLICE_MS,
    private readonly aloneSlice = ALONE_SLICE_MS,
  ) {}

  /** To be called for every call, whether there is work to do for it or not. */
  onCall(account: string): void {
    if (this.latest?.account !== account) this.other = this.latest
    this.latest = { account, at: this.now() }
  }

  /** To be called for bytes that were received or will be sent; few of them make no difference. */
  onBytes(bytes: number): void {
    const ms = bytes * MS_PER_BYTE
    if (ms >= this.slice) this.debtMs = Math.min(this.debtMs + ms, MOST_DEBT_MS)
  }

  /** What `work` gives or throws; it is done at once while the account has time left. */
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

  /** A turn with hardly any work is over with the time that it and the rest after it may take. */
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
      // A turn that was worth its while is followed by another; to be told of the end of each costs a lone call a tenth more.
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
    // Where nobody waits, what was done at once was no more than there was time for.
    if (this.waiting.size > 0) this.debtMs += this.taken
    this.begin()
    for (let slice = this.slice; this.waiting.size > 0 && sum(this.used) < slice; ) {
      const [account, queue] = this.waiting.entries().next().value!
      const work = queue.shift()!
      slice = this.sliceOf(account)
      // Behind the others, or gone.
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

  /** Whether accounts call besides one that has just worked. */
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
