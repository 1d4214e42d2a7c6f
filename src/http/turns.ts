/**
 * Lets the work of many accounts take turns: in a turn of the event loop each has so much time, and whoever needs more waits
 * for the next one, so that the long calls of one do not hold up the short ones of another.
 */

/** Milliseconds of work in a turn: of an account as its calls come, and of all that wait together. */
const SLICE_MS = 1

export class Turns {
  /** Milliseconds that each account has used in this turn. */
  private readonly used = new Map<string, number>()
  /** What waits for a later turn; whose turn is next stands first. */
  private readonly waiting = new Map<string, (() => void)[]>()

  /** `now` in milliseconds never goes back. */
  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly slice = SLICE_MS,
  ) {}

  /** What `work` gives or throws; it is done at once while the account has time left. */
  run<T>(account: string, work: () => T): T | Promise<T> {
    const queue = this.waiting.get(account)
    if (!queue && (this.used.get(account) ?? 0) < this.slice) return this.timed(account, work)
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

  private timed<T>(account: string, work: () => T): T {
    // The first of a turn sees to the next; work that waits always waits for one that is on its way.
    if (this.used.size === 0) setImmediate(() => this.next())
    const before = this.used.get(account) ?? 0
    const began = this.now()
    this.used.set(account, before)
    try {
      return work()
    } finally {
      this.used.set(account, before + this.now() - began)
    }
  }

  private next(): void {
    this.used.clear()
    const began = this.now()
    while (this.waiting.size > 0) {
      const [account, queue] = this.waiting.entries().next().value!
      const work = queue.shift()!
      // Behind the others, or gone.
      this.waiting.delete(account)
      if (queue.length > 0) this.waiting.set(account, queue)
      work()
      if (this.now() - began >= this.slice) return
    }
  }
}
