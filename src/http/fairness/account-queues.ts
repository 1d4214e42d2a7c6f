/** Limits an account's running and waiting calls, so that their request bodies and answers cannot exhaust memory. */

/** A call has weight 1, plus 1 for each block of this many bytes in its body. */
const WEIGHT_BYTES = 16_384
/** Maximum number of waiting calls per account. */
export const MOST_WAITING = 1_000

interface Waiting {
  readonly weight: number
  readonly begin: () => void
}

interface Lane {
  load: number
  /** Waiting calls in order of arrival. */
  readonly waiting: Set<Waiting>
}

export class AccountQueues {
  private readonly lanes = new Map<string, Lane>()

  /**
   * `atOnce` limits the total weight of running calls. A call that exceeds this limit by itself runs when no other call
   * is running. `waiting` limits the number of waiting calls.
   */
  constructor(
    private readonly atOnce: number,
    private readonly waiting = MOST_WAITING,
  ) {}

  /** True if the account may make another call, even if that call has to wait. */
  hasRoom(account: string): boolean {
    return (this.lanes.get(account)?.waiting.size ?? 0) < this.waiting
  }

  /** Registers a call of an account. Use `release` once the call is finished or its client has disconnected. */
  acquire(account: string, weight: number): Entry {
    const lane = this.lanes.get(account) ?? { load: 0, waiting: new Set() }
    this.lanes.set(account, lane)
    const end = () => {
      lane.load -= weight
      this.proceed(account, lane)
    }
    if (lane.waiting.size === 0 && this.fits(lane, weight)) {
      lane.load += weight
      return { begun: undefined, release: once(end) }
    }
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const waiting = { weight, begin }
    lane.waiting.add(waiting)
    const leave = () => {
      // The removed call may have blocked later calls.
      if (lane.waiting.delete(waiting)) this.proceed(account, lane)
      else end()
    }
    return { begun, release: once(leave) }
  }

  private fits({ load }: Lane, weight: number): boolean {
    return load === 0 || load + weight <= this.atOnce
  }

  private proceed(account: string, lane: Lane): void {
    for (const waiting of lane.waiting) {
      if (!this.fits(lane, waiting.weight)) return
      lane.waiting.delete(waiting)
      lane.load += waiting.weight
      waiting.begin()
    }
    if (lane.load === 0) this.lanes.delete(account)
  }
}

interface Entry {
  /** Resolves when the call may begin; undefined if it may begin at once. */
  readonly begun: Promise<void> | undefined
  readonly release: () => void
}

export const weightOf = (bytes: number): number => 1 + Math.floor(bytes / WEIGHT_BYTES)

function once(work: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    work()
  }
}
