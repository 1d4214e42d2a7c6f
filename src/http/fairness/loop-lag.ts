/** Says how far behind the event loop is, so that a server that cannot keep up refuses calls instead of piling them up. */

import { monitorEventLoopDelay } from 'node:perf_hooks'

/** A loop that is behind by more on average is overloaded. */
export const MAX_LAG_MS = 250
/** Calls over so many connections in a second make no line, however far behind the loop is. */
export const MOST_UNHURRIED = 16
const WINDOW_MS = 500
const RESOLUTION_MS = 20

/**
 * Begins to watch; what it returns is the mean delay of a turn in milliseconds, the lesser of the last two halves of a
 * second: one long turn is over when it is seen, and no reason to refuse anybody.
 */
export function watchLag(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  let windows: readonly [number, number] = [0, 0]
  setInterval(() => {
    // Nothing is measured yet in a window in which no turn has ended.
    const mean = Number.isNaN(histogram.mean) ? 0 : histogram.mean / 1e6 - RESOLUTION_MS
    windows = [windows[1], Math.max(0, mean)]
    histogram.reset()
  }, WINDOW_MS).unref()
  return () => Math.min(...windows)
}

const SECOND_MS = 1_000

/** Counts the connections that were called over in the last second or two: over each only one call at a time waits. */
export class CallersPerSecond {
  private since = Number.NEGATIVE_INFINITY
  private before = 0
  private callers = new Set<object>()

  /** `now` in milliseconds. */
  constructor(private readonly now: () => number) {}

  /** How many there were with this one: in this second, or in the one before if more. */
  count(connection: object): number {
    const passed = this.now() - this.since
    // A clock that was put back begins anew.
    if (passed >= SECOND_MS || passed < 0) {
      this.before = passed < 2 * SECOND_MS ? this.callers.size : 0
      this.callers.clear()
      this.since = this.now()
    }
    this.callers.add(connection)
    return Math.max(this.callers.size, this.before)
  }
}
