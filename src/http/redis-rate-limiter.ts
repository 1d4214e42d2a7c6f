/** Counts an account's requests in Redis or Valkey across processes; counts here while it is down. */

import { Redis } from 'ioredis'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import { faultOf, invalid } from '../errors.ts'
import { msg } from '../wording/message.ts'
import type { Logger } from './log.ts'
import { MINUTE_S, type RateLimiter, UNLIMITED } from './rate-limiter.ts'

/** After this a request is counted in this process: a hanging database must not slow the answers. */
const ANSWER_MS = 500
const CONNECT_MS = 1_000
/** Longest pause in milliseconds between two attempts to reconnect. */
const MAX_RETRY_MS = 2_000

interface Surroundings {
  /** Counts while the database is down. */
  readonly fallback: RateLimiter
  readonly log: Logger
  /** Called with the first state, and whenever it changes. */
  readonly onReachable?: ((isReachable: boolean) => void) | undefined
}

/**
 * Resolves once connected or failed to; reconnects without a restart, and logs each change. Throws INVALID_REQUEST
 * for an invalid address.
 */
export async function redisRateLimiter(
  address: string,
  { fallback, log, onReachable = () => {} }: Surroundings,
): Promise<RateLimiter> {
  const url = addressOf(address)
  const redis = new Redis(url.href, {
    connectTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    retryStrategy: (times) => Math.min(times * 100, MAX_RETRY_MS),
    // Requests that cannot be sent at once are counted here, not queued.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    maxLoadingRetryTime: MAX_RETRY_MS,
  })
  const isReady = () => redis.status === 'ready'
  const counter = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: 'ingr:rate',
    points: UNLIMITED,
    duration: MINUTE_S,
  })
  let isReachable: boolean | undefined
  let reason = 'no answer'
  const tell = (now: boolean) => {
    if (now === isReachable) return
    isReachable = now
    onReachable(now)
    // Only the host: the address may hold a name and a password.
    if (now) log.info({ redis: url.host }, 'rate limits are shared')
    else log.warn({ redis: url.host, reason }, 'rate limits are counted apart: Redis is away')
  }
  redis.on('error', (error: Error) => {
    reason = faultOf(error).code ?? error.message
  })
  const decided = new Promise<void>((resolve) => {
    redis.on('ready', () => resolve(tell(true)))
    redis.on('close', () => resolve(tell(false)))
  })
  await decided
  return {
    count: async (customerId) => {
      if (isReady()) {
        try {
          const { consumedPoints, msBeforeNext } = await counter.consume(customerId)
          tell(true)
          return { used: consumedPoints, secondsLeft: msBeforeNext / 1_000 }
        } catch (error) {
          // Redis answered with an error; a lost connection is reported by its own event.
          if (isReady()) {
            reason = faultOf(error).message
            tell(false)
          }
        }
      }
      return fallback.count(customerId)
    },
    close: async () => {
      redis.removeAllListeners('close')
      redis.disconnect()
      await fallback.close()
    },
  }
}

const SCHEMES: Readonly<Record<string, string>> = {
  'redis:': 'redis:',
  'rediss:': 'rediss:',
  'valkey:': 'redis:',
  'valkeys:': 'rediss:',
}

// The error leaves out the address: it may hold a password.
function addressOf(address: string): URL {
  const scheme = /^[a-z]+:(?=\/\/)/i.exec(address)?.[0].toLowerCase() ?? ''
  const known = SCHEMES[scheme]
  const text = known && known + address.slice(scheme.length)
  if (!text || !URL.canParse(text) || new URL(text).hostname === '') {
    throw invalid(msg('badRedisAddress'))
  }
  return new URL(text)
}
