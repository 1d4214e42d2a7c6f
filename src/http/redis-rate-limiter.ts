/**
 * Counts each account's requests across all processes in Redis or Valkey. While the database is down, each process
 * counts only its own requests. Requests that arrive together are counted by one command.
 */

import { RateLimiterRedis } from 'rate-limiter-flexible'
import { gatherCalls } from '../accounts/gather.ts'
import { faultOf } from '../errors.ts'
import type { Logger } from './log.ts'
import { type Count, MINUTE_S, type RateLimiter, UNLIMITED } from './rate-limiter.ts'
import { type RedisSettings, redisAt } from './redis-address.ts'

/** Milliseconds to wait for the database before a request is counted in this process instead. */
const ANSWER_MS = 500
const CONNECT_MS = 1_000
/** Longest pause in milliseconds between two attempts to reconnect. */
const MAX_RETRY_MS = 2_000

const CONNECTION: RedisSettings = {
  connectTimeout: CONNECT_MS,
  socketTimeout: ANSWER_MS,
  retryStrategy: (times) => Math.min(times * 100, MAX_RETRY_MS),
  // Don't queue commands while disconnected. Requests are counted in this process instead.
  enableOfflineQueue: false,
  enableAutoPipelining: true,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  maxLoadingRetryTime: MAX_RETRY_MS,
}

interface LimiterContext {
  /** The rate limiter to use while the database is down. */
  readonly fallback: RateLimiter
  readonly log: Logger
  /** Called with the first state of the connection, and whenever it changes. */
  readonly onReachable?: ((isReachable: boolean) => void) | undefined
}

/**
 * Connects to the database. Resolves even if the connection fails. Reconnects automatically, and logs when the
 * database becomes available or unavailable. Throws INVALID_REQUEST for an invalid address.
 */
export async function redisRateLimiter(
  address: string,
  { fallback, log, onReachable = () => {} }: LimiterContext,
): Promise<RateLimiter> {
  const [redis, host] = redisAt(address, CONNECTION)
  const isReady = () => redis.status === 'ready'
  const counter = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: 'ingr:rate',
    points: UNLIMITED,
    duration: MINUTE_S,
  })
  let isReachable: boolean | undefined
  let reason = 'no answer'
  const report = (now: boolean) => {
    if (now === isReachable) return
    isReachable = now
    onReachable(now)
    // Log only the host, since the address may contain a user name and password.
    if (now) log.info({ redis: host }, 'rate limits are shared')
    else log.warn({ redis: host, reason }, 'rate limits are counted apart: Redis is away')
  }
  redis.on('error', (error: Error) => {
    reason = faultOf(error).code ?? error.message
  })
  await new Promise<void>((resolve) => {
    redis.on('ready', () => resolve(report(true)))
    redis.on('close', () => resolve(report(false)))
  })
  const shared = new Gatherer(async (customerId, points) => {
    const { consumedPoints, msBeforeNext } = await counter.consume(customerId, points)
    report(true)
    return { used: consumedPoints, secondsLeft: msBeforeNext / 1_000 }
  })
  return {
    count: async (customerId) => {
      if (!isReady()) return fallback.count(customerId)
      try {
        return await shared.count(customerId)
      } catch (error) {
        // If we are connected, Redis has answered with an error. A lost connection is logged elsewhere.
        if (isReady()) {
          reason = faultOf(error).message
          report(false)
        }
        return fallback.count(customerId)
      }
    },
    close: async () => {
      redis.removeAllListeners('close')
      redis.disconnect()
      await fallback.close()
    },
  }
}

/** Maximum number of requests that a single command can add to an account's count. */
const MOST_AT_ONCE = 500

/** Counts an account's simultaneous requests in a single command. Each request gets its exact count. */
class Gatherer {
  private readonly waiting = new Map<string, PromiseWithResolvers<Count>[]>()

  /** `consume` counts `points` requests of an account at once, and returns the new count. */
  constructor(private readonly consume: (customerId: string, points: number) => Promise<Count>) {}

  count(customerId: string): Promise<Count> {
    const request = Promise.withResolvers<Count>()
    const waiting = this.waiting.get(customerId)
    if (waiting && waiting.length < MOST_AT_ONCE) waiting.push(request)
    else {
      const requests = [request]
      this.waiting.set(customerId, requests)
      void this.send(customerId, requests)
    }
    return request.promise
  }

  private async send(customerId: string, requests: PromiseWithResolvers<Count>[]): Promise<void> {
    await gatherCalls(() => requests.length, MOST_AT_ONCE, true)
    if (this.waiting.get(customerId) === requests) this.waiting.delete(customerId)
    try {
      const { used, secondsLeft } = await this.consume(customerId, requests.length)
      const before = used - requests.length
      for (const [index, { resolve }] of requests.entries()) {
        resolve({ used: before + index + 1, secondsLeft })
      }
    } catch (error) {
      for (const { reject } of requests) reject(error)
    }
  }
}
