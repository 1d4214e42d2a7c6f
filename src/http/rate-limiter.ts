/** Counts the requests of an account in the current minute. */

import { RateLimiterMemory } from 'rate-limiter-flexible'

export interface Count {
  /** Number of requests in the current minute, including this one. */
  readonly used: number
  /** Seconds until the current minute ends. */
  readonly secondsLeft: number
}

export interface RateLimiter {
  readonly count: (customerId: string) => Promise<Count>
  readonly close: () => Promise<void>
}

export const MINUTE_S = 60
/** The counter itself has no limit, because the limit of an account may change at any time. */
export const UNLIMITED = Number.MAX_SAFE_INTEGER

/** Returns a rate limiter that counts in this process only. */
export function memoryRateLimiter(): RateLimiter {
  const counter = new RateLimiterMemory({ points: UNLIMITED, duration: MINUTE_S })
  return {
    count: async (customerId) => {
      const { consumedPoints, msBeforeNext } = await counter.consume(customerId)
      // Limit the seconds to a minute, because they are computed from the clock, which may be set back.
      return { used: consumedPoints, secondsLeft: Math.min(msBeforeNext / 1_000, MINUTE_S) }
    },
    close: async () => {},
  }
}
