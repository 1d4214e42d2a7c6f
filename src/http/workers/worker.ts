/** The worker's side of supervision: it reports to the primary, and stops when the primary asks. */

import type { Metrics } from '../metrics.ts'
import type { RateLimiter } from '../rate-limiter.ts'
import { Channel, type PrimaryAsks, type WorkerAsks } from './channel.ts'

export interface WorkerControl {
  readonly port: () => Promise<number>
  /** A rate limiter that counts across all workers. */
  readonly limiter: RateLimiter
  /** Resolves when other workers take over. This worker should then finish its calls. */
  readonly drainRequested: Promise<void>
  /** Resolves when this worker should stop. */
  readonly stopRequested: Promise<void>
  /** Wraps the metrics of this worker, so that reading them gives the sum over all workers. */
  readonly metricsOfAll: (own: Metrics) => Metrics
  readonly listens: (address: string) => Promise<void>
  /** Call this when all work is done. Resolves once the primary has the final metrics. */
  readonly finished: () => Promise<void>
  /** Stops the channel to the primary from keeping this process alive. */
  readonly releaseChannel: () => void
}

/** Connects a worker, started by `cluster.fork`, to its primary. */
export function workerControl(): WorkerControl {
  let metrics: Metrics | undefined
  const toldToDrain = Promise.withResolvers<void>()
  const toldToStop = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  const snapshot = async () => (await metrics?.snapshot()) ?? null
  const primary = new Channel<WorkerAsks, PrimaryAsks>(process as never, {
    snapshot,
    stop: async ({ drain }) => {
      if (drain) toldToDrain.resolve()
      else toldToStop.resolve()
      await done.promise
      return snapshot()
    },
  })
  // Ignore signals. A terminal or service sends them to all its processes, but the primary decides when workers stop.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
  return {
    port: () => primary.ask('port', null),
    limiter: { count: (customerId) => primary.ask('count', { customerId }), close: async () => {} },
    drainRequested: toldToDrain.promise,
    stopRequested: toldToStop.promise,
    metricsOfAll: (own) => {
      metrics = own
      return { ...own, text: () => primary.ask('metrics', null) }
    },
    listens: async (address) => {
      await primary.ask('ready', { address })
    },
    finished: async () => {
      done.resolve()
      await primary.idle()
    },
    releaseChannel: () => process.channel?.unref(),
  }
}
