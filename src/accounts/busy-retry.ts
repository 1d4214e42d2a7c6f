/** Tries again what another process is in the way of, without holding up this one. */

import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds between two tries, at most. */
const MAX_PAUSE_MS = 40

/** Does the work; tries again while it throws what `isBusy` knows, until it has waited for `timeoutMs`. */
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
    // Not all that wait at the same moment.
    await pause(longest * (0.5 + Math.random() / 2))
  }
}
