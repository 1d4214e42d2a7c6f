/** Sums the metrics of all workers, including workers that have ended, because a counter must never decrease. */

import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client'

/** The metrics of a process at some moment. */
export type Snapshot = readonly { readonly name: string; readonly type: unknown }[]

export class CrewMetrics {
  private readonly latest = new Map<number, Snapshot>()
  private departed: Snapshot = []
  private readonly own = new Registry()
  private readonly crashes

  /** `running` returns the number of workers. */
  constructor(running: () => number) {
    new Gauge({
      name: 'ingr_workers',
      help: 'Worker processes that answer.',
      registers: [this.own],
      collect() {
        this.set(running())
      },
    })
    this.crashes = new Counter({
      name: 'ingr_worker_crashes_total',
      help: 'Workers that ended without being told to.',
      registers: [this.own],
    })
  }

  crashed(): void {
    this.crashes.inc()
  }

  note(worker: number, snapshot: Snapshot): void {
    this.latest.set(worker, snapshot)
  }

  /** Keeps the counters and histograms of a worker that has ended, but not gauges such as memory. */
  async depart(worker: number): Promise<void> {
    const counts = (this.latest.get(worker) ?? []).filter(({ type }) =>
      ['counter', 'histogram'].includes(String(type)),
    )
    this.latest.delete(worker)
    this.departed = await sum([this.departed, counts]).getMetricsAsJSON()
  }

  async text(): Promise<string> {
    const all = sum([...this.latest.values(), this.departed])
    return `${await all.metrics()}\n${await this.own.metrics()}`
  }
}

const sum = (snapshots: readonly Snapshot[]): Registry =>
  AggregatorRegistry.aggregate([...snapshots])
