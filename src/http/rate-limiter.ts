/** Counts the requests of an account in the running minute. */

import { RateLimiterMemory } from 'rate-limiter-flexible'

export interface Count {
  /** Requests of the running minute, this one among them. */
  readonly used: number
  /** How long the minute still runs. */
  readonly secondsLeft: number
}

export interface RateLimiter {
  /** Counts one more. */
  readonly count: (customerId: string) => Promise<Count>
  readonly close: () => Promise<void>
}

export const MINUTE_S = 60
/** The limit of an account may change at any time, so a counter has none of its own. */
export const UNLIMITED = Number.MAX_SAFE_INTEGER

/** Counts in this process only. */
export function memoryRateLimiter(): RateLimiter {
  const counter = new RateLimiterMemory({ points: UNLIMITED, duration: MINUTE_S })
  return {
    count: async (customerId) => {
      const { consumedPoints, msBeforeNext } = await counter.consume(customerId)
      // Its minute ends by a timer, but what is left of it follows the clock, which may be set back.
      return { used: consumedPoints, secondsLeft: Math.min(msBeforeNext / 1_000, MINUTE_S) }
    },
    close: async () => {},
  }
}
