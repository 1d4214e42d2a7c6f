/** Runs the steps of a call with pauses, so that the server can receive a cancellation. */

import { setImmediate } from 'node:timers/promises'
import type { Steps } from '../../domain/steps.ts'

/** Maximum milliseconds between two pauses. */
const TOGETHER_MS = 5

/** The result of the steps. Throws the reason of `signal` once that is aborted, before the next step. */
export async function untilCancelled<T>(steps: Steps<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    // Handle messages that arrived before the work begins.
    await setImmediate()
    signal.throwIfAborted()
    for (const end = performance.now() + TOGETHER_MS; performance.now() < end; ) {
      const step = steps.next()
      if (step.done) return step.value
    }
  }
}
