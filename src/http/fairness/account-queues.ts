/**
 * Bounds how much of one account is under way at once in this process: further calls wait, few enough that neither bodies nor
 * answers of one account fill the memory.
 */

/** A call weighs one, and one more for each of these bytes of its body. */
const WEIGHT_BYTES = 16_384
/** Calls of an account that may wait for each other. */
export const MOST_WAITING = 1_000

interface Waiting {
  readonly weight: number
  readonly begin: () => void
}

interface Lane {
  load: number
  /** In their order. */
  readonly waiting: Set<Waiting>
}

export class AccountQueues {
  private readonly lanes = new Map<string, Lane>()

  /** `atOnce` is what may be under way of one account, a call that weighs more goes alone; `waiting` how many may wait. */
  constructor(
    private readonly atOnce: number,
    private readonly waiting = MOST_WAITING,
  ) {}

  /** Whether one more call of the account may run or wait. */
  hasRoom(account: string): boolean {
    return (this.lanes.get(account)?.waiting.size ?? 0) < this.waiting
  }

  /** `release` is to be called once the call is over, or its client has gone. */
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
      // It may have blocked all calls after it.
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
  /** Resolves when it may begin; undefined where it may at once. */
  readonly begun: Promise<void> | undefined
  readonly release: () => void
}

/** What a call with a body of so many bytes weighs. */
export function weightOf(bytes: number): number {
  return 1 + Math.floor(bytes / WEIGHT_BYTES)
}

function once(work: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    work()
  }
}
