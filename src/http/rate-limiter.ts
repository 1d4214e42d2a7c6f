/** Counts the requests of an account in the running minute. */

import { RateLimiterMemory } from 'rate-limiter-flexible'

export interface RateLimiter {
  /** Counts one more; `used` is how many that makes, `secondsLeft` how long the minute still runs. */
  readonly count: (
    customerId: string,
  ) => Promise<{ readonly used: number; readonly secondsLeft: number }>
}

const MINUTE_S = 60

/** Counts in this process only. */
export function memoryRateLimiter(): RateLimiter {
  // The limit of an account may change at any time, so the counter has none of its own.
  const counter = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: MINUTE_S })
  return {
    count: async (customerId) => {
      const { consumedPoints, msBeforeNext } = await counter.consume(customerId)
      return { used: consumedPoints, secondsLeft: msBeforeNext / 1_000 }
    },
  }
}
