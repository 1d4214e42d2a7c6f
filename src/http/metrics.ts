/** Collects metrics of the server in Prometheus format. */

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Snapshot } from './workers/metrics.ts'

export interface Metrics {
  readonly contentType: string
  readonly observe: (functionName: string, status: number, seconds: number) => void
  /** Counts a request refused because of event loop lag. */
  readonly overloaded: () => void
  /** Sets whether the Redis database that counts requests can be reached. */
  readonly redis: (isReachable: boolean) => void
  readonly text: () => Promise<string>
  /** The metrics as data, so that another process can add them up. */
  readonly snapshot: () => Promise<Snapshot>
}

/** Bucket bounds in seconds. Answers take from under a millisecond to a few tens of milliseconds. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

export function openMetrics(libraryHash: string): Metrics {
  const register = new Registry()
  register.setDefaultLabels({ library: libraryHash })
  collectDefaultMetrics({ register })
  const requests = new Counter({
    name: 'ingr_requests_total',
    help: 'Answers by function and status.',
    labelNames: ['function', 'status'] as const,
    registers: [register],
  })
  const durations = new Histogram({
    name: 'ingr_request_duration_seconds',
    help: 'Time from a request to its answer.',
    labelNames: ['function'] as const,
    buckets: BUCKETS,
    registers: [register],
  })
  const overloads = new Counter({
    name: 'ingr_overload_refusals_total',
    help: 'Requests refused with 503 because the event loop lagged.',
    registers: [register],
  })
  let redis: Gauge | undefined
  return {
    contentType: register.contentType,
    observe: (functionName, status, seconds) => {
      requests.inc({ function: functionName, status })
      durations.observe({ function: functionName }, seconds)
    },
    overloaded: () => overloads.inc(),
    redis: (isReachable) => {
      redis ??= new Gauge({
        name: 'ingr_redis_up',
        help: '1 while rate limits are counted in Redis, 0 while each process or machine counts its own.',
        registers: [register],
        aggregator: 'min',
      })
      redis.set(Number(isReachable))
    },
    text: () => register.metrics(),
    snapshot: () => register.getMetricsAsJSON(),
  }
}
