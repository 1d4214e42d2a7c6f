/** The worker's side of supervision: it listens and stops as the primary asks. */

import type { Metrics } from '../metrics.ts'
import type { RateLimiter } from '../rate-limiter.ts'
import { Channel, type PrimaryAsks, type WorkerAsks } from './channel.ts'

export interface WorkerControl {
  readonly port: () => Promise<number>
  /** Counts across all workers. */
  readonly limiter: RateLimiter
  /** Resolves when others take over and this worker should finish its calls. */
  readonly drainRequested: Promise<void>
  /** Resolves when this worker should stop. */
  readonly stopRequested: Promise<void>
  /** The same counters, but reading them gives the sum over all workers. */
  readonly metricsOfAll: (own: Metrics) => Metrics
  readonly listens: (address: string) => Promise<void>
  /** Call this when all work is done; resolves once the primary has the final counts. */
  readonly finished: () => Promise<void>
  /** Closes the channel to the primary, which would keep this process alive. */
  readonly releaseChannel: () => void
}

/** For a process started by `cluster.fork`. */
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
  // Signals reach every process of a terminal or service; the primary decides when the workers stop.
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
