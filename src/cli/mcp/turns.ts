/** Runs the steps of a call with pauses, so that the server can receive a cancellation. */

import { setImmediate } from 'node:timers/promises'
import type { Steps } from '../../domain/steps.ts'

/** Maximum milliseconds of work between two pauses. */
const TOGETHER_MS = 5

/** Runs the steps and returns their result. If `signal` is aborted, throws its reason before the next step. */
export async function untilCancelled<T>(steps: Steps<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    // Before the work begins, handle messages that have already arrived.
    await setImmediate()
    signal.throwIfAborted()
    for (const end = performance.now() + TOGETHER_MS; performance.now() < end; ) {
      const step = steps.next()
      if (step.done) return step.value
    }
  }
}
