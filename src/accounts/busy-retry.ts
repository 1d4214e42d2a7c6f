/** Retries work that another process blocks, without blocking this process. */

import { setTimeout as pause } from 'node:timers/promises'

/** Longest pause between two attempts, in milliseconds. */
const MAX_PAUSE_MS = 40

/** Retries `work` while it throws an error matching `isBusy`, for up to `timeoutMs`. */
export async function retryWhileBusy<T>(
  work: () => T,
  isBusy: (error: unknown) => boolean,
  timeoutMs: number,
): Promise<T> {
  const end = performance.now() + timeoutMs
  for (let longest = 1; ; longest = Math.min(2 * longest, MAX_PAUSE_MS)) {
    try {
      return work()
    } catch (error) {
      if (!isBusy(error) || performance.now() >= end) throw error
    }
    // A random pause, so that waiting processes do not all retry at the same moment.
    await pause(longest * (0.5 + Math.random() / 2))
  }
}
