/** Measures event loop lag, so that an overloaded server refuses calls instead of queueing them. */

import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Mean event loop lag above which the server counts as overloaded. */
export const MAX_LAG_MS = 250
/** With this many connections per second or fewer, the server never counts as overloaded, whatever the lag. */
export const MOST_UNHURRIED = 16
const WINDOW_MS = 500
const RESOLUTION_MS = 20

/**
 * Starts measuring. The returned function gives the mean delay of an event loop turn in milliseconds. It compares the
 * last two half-seconds and returns the lower mean, so that a single long turn does not count as overload.
 */
export function watchLag(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  let windows: readonly [number, number] = [0, 0]
  setInterval(() => {
    // The mean is NaN if no turn has ended in this half-second.
    const mean = Number.isNaN(histogram.mean) ? 0 : histogram.mean / 1e6 - RESOLUTION_MS
    windows = [windows[1], Math.max(0, mean)]
    histogram.reset()
  }, WINDOW_MS).unref()
  return () => Math.min(...windows)
}

const SECOND_MS = 1_000

/** Counts connections that have sent calls in the last second or two. A connection has at most one waiting call. */
export class CallersPerSecond {
  private since = Number.NEGATIVE_INFINITY
  private before = 0
  private callers = new Set<object>()

  /** `now` returns milliseconds. */
  constructor(private readonly now: () => number) {}

  /** Counts a connection. Returns the number in the current or the previous second, whichever is higher. */
  count(connection: object): number {
    const passed = this.now() - this.since
    // `passed` is negative if the clock was set back; then start again.
    if (passed >= SECOND_MS || passed < 0) {
      this.before = passed < 2 * SECOND_MS ? this.callers.size : 0
      this.callers.clear()
      this.since = this.now()
    }
    this.callers.add(connection)
    return Math.max(this.callers.size, this.before)
  }
}
