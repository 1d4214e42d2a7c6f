/** What a worker process does besides answering: it listens where it is told, and ends when it is told. */

import type { Metrics } from '../metrics.ts'
import type { RateLimiter } from '../rate-limiter.ts'
import { Channel, type PrimaryAsks, type WorkerAsks } from './channel.ts'

export interface Post {
  readonly port: () => Promise<number>
  /** Counts over all workers. */
  readonly limiter: RateLimiter
  /** Resolves when others take over and this one is to finish what it has begun. */
  readonly toldToDrain: Promise<void>
  /** Resolves when this one is to end. */
  readonly toldToStop: Promise<void>
  /** The same counters, but what is read is the sum over all workers. */
  readonly metricsOfAll: (own: Metrics) => Metrics
  readonly listens: (address: string) => Promise<void>
  /** To be called when nothing is left to do; resolves once the watching process knows what was counted. */
  readonly finished: () => Promise<void>
  /** Lets this process end, which it would not while somebody may still talk to it. */
  readonly letGo: () => void
}

/** Of this process, which `cluster.fork` has started. */
export function takePost(): Post {
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
  // They reach every process of a terminal or a service; the watching one decides what becomes of the others.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
  return {
    port: () => primary.ask('port', null),
    limiter: {
      count: (customerId) => primary.ask('count', { customerId }),
      close: async () => {},
    },
    toldToDrain: toldToDrain.promise,
    toldToStop: toldToStop.promise,
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
    letGo: () => process.channel?.unref(),
  }
}
