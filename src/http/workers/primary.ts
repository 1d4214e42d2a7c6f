/** Starts a server's worker processes, replaces crashed ones, and restarts all of them one by one on request. */

import cluster, { type Worker } from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from '../log.ts'
import { memoryRateLimiter } from '../rate-limiter.ts'
import { type Answerer, Channel, type PrimaryAsks, type WorkerAsks } from './channel.ts'
import { CrewMetrics } from './metrics.ts'

/** A worker that ran for this many milliseconds counts as working, even if it ended later. */
const STEADY_MS = 10_000
/** Pause in milliseconds before the second attempt to replace a failing worker. It doubles with each attempt. */
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 30_000
/** After this many early exits in a row (about 25 seconds), the server gives up unless another worker is stable. */
const MOST_FAILURES = 10
/** After this many early exits, a new worker counts as stable only once it has run for `STEADY_MS`. */
const DOUBTFUL_FAILURES = 3
/** Milliseconds after which a worker that has not started listening is killed. */
const START_MS = 60_000
/** If a worker does not send its metrics within this many milliseconds, we use the previous ones. */
const SNAPSHOT_MS = 1_000

interface Options {
  readonly workers: number
  readonly port: number
  readonly log: Logger
  /** Milliseconds that a worker is given to stop before it is killed. */
  readonly stopMs: number
}

interface Member {
  readonly worker: Worker
  readonly channel: Channel<PrimaryAsks, WorkerAsks>
  /** Resolves with the worker's address once it listens, or with undefined if it ends before that. */
  readonly ready: Promise<string | undefined>
  /** Resolves with the worker's exit code, or with the signal that ended it. */
  readonly ended: Promise<number | string>
  listens: boolean
  /** True once the worker has been asked to stop. */
  leaving: boolean
  /** How many workers in a row ended early before this worker took their place. */
  readonly failures: number
  readonly since: number
}

export class WorkerPool {
  /** Running workers, by Node's worker id. */
  private readonly members = new Map<number, Member>()
  private readonly limiter = memoryRateLimiter()
  private readonly metrics: CrewMetrics
  private stopping = false
  private readonly givingUp = Promise.withResolvers<void>()
  /** Resolves when all workers keep failing and there is no point in starting another. */
  readonly gaveUp = this.givingUp.promise
  /** Resolves when the latest replacement of all workers has finished. The next replacement waits for this. */
  private changing: Promise<void> = Promise.resolve()

  constructor(private readonly options: Options) {
    this.metrics = new CrewMetrics(
      () => [...this.members.values()].filter(({ listens }) => listens).length,
    )
  }

  /**
   * Starts the workers. Returns the address of the first worker, or its exit code if it fails to start. Other workers
   * that fail are replaced.
   */
  async start(): Promise<{ readonly address: string } | { readonly code: number }> {
    const first = this.launch(0)
    const address = await first.ready
    // Don't start more workers. They would fail for the same reason, which the first worker has already reported.
    if (address === undefined) return { code: Number(await first.ended) || 1 }
    void this.watch(first)
    const others = Array.from({ length: this.options.workers - 1 }, () => this.launch(0))
    await Promise.all(others.map((member) => this.begin(member)))
    return { address }
  }

  /** Replaces all workers one by one: each new one listens before the old one is asked to stop. */
  change(): Promise<void> {
    this.changing = this.changing.then(() => this.changeAll())
    return this.changing
  }

  /** Stops all workers. Returns false if one failed or had to be killed. */
  async stop(): Promise<boolean> {
    this.stopping = true
    const codes = await Promise.all(
      [...this.members.values()].map((member) => this.dismiss(member, false)),
    )
    return codes.every((code) => code === 0)
  }

  private async changeAll(): Promise<void> {
    const { log } = this.options
    if (this.stopping) return
    log.info('changing the workers')
    for (const old of [...this.members.values()].filter(({ leaving }) => !leaving)) {
      const member = this.launch(0)
      if ((await member.ready) === undefined) {
        if (!this.stopping) log.error('the new worker does not start: the old ones stay')
        return
      }
      if (this.stopping) return
      void this.watch(member)
      if (!old.worker.isDead()) void this.dismiss(old, true)
    }
    log.info('workers changed')
  }

  private launch(failures: number): Member {
    // Let workers accept connections. Connections that the primary hands over would hang if the worker crashed.
    cluster.schedulingPolicy = cluster.SCHED_NONE
    const worker = cluster.fork()
    const { promise: ready, resolve: listens } = Promise.withResolvers<string | undefined>()
    const ended = new Promise<number | string>((resolve) => {
      worker.once('exit', (code, signal) => resolve(signal ?? code))
      worker.on('error', ({ message }) => {
        // Sending also fails if the worker is exiting, but then its exit event follows.
        if (worker.process.pid === undefined) resolve(message)
      })
    })
    const channel = new Channel<PrimaryAsks, WorkerAsks>(worker, this.answers(listens))
    const begun = { listens: false, leaving: false, failures, since: performance.now() }
    const member: Member = { worker, channel, ready, ended, ...begun }
    const late = setTimeout(() => worker.process.kill('SIGKILL'), START_MS)
    void ready.then((address) => {
      clearTimeout(late)
      member.listens = address !== undefined
    })
    this.members.set(worker.id, member)
    void ended.then(() => {
      listens(undefined)
      this.members.delete(worker.id)
      return this.metrics.depart(worker.id)
    })
    return member
  }

  private answers(listens: (address: string) => void): Answerer<WorkerAsks> {
    return {
      port: () => this.options.port,
      ready: ({ address }) => {
        listens(address)
        return null
      },
      count: ({ customerId }) => this.limiter.count(customerId),
      metrics: async () => {
        await Promise.all([...this.members.values()].map((member) => this.takeSnapshot(member)))
        return this.metrics.text()
      },
    }
  }

  private async takeSnapshot({ worker, channel, leaving }: Member): Promise<void> {
    // A worker that was asked to stop reports its last metrics itself.
    if (leaving) return
    const asked = channel.ask('snapshot', null).catch(() => null)
    const snapshot = await Promise.race([asked, pause(SNAPSHOT_MS, null, { ref: false })])
    if (snapshot && this.members.has(worker.id)) this.metrics.note(worker.id, snapshot)
  }

  /** Resolves once the worker listens, or has ended and is being replaced. */
  private async begin(member: Member): Promise<void> {
    if ((await member.ready) !== undefined) {
      void this.watch(member)
    } else if (!this.stopping) {
      this.options.log.error({ code: await member.ended }, 'a worker does not start')
      void this.replace(member.failures + 1)
    }
  }

  /** Waits for the worker to end, and replaces it unless it was asked to stop. */
  private async watch(member: Member): Promise<void> {
    const code = await member.ended
    if (member.leaving || this.stopping) return
    this.metrics.crashed()
    this.options.log.error({ worker: member.worker.process.pid, code }, 'a worker has ended')
    await this.replace(isSteady(member) ? 0 : member.failures + 1)
  }

  private async replace(failures: number): Promise<void> {
    if (failures >= MOST_FAILURES && ![...this.members.values()].some(isTrusted)) {
      this.givingUp.resolve()
      return
    }
    // The first replacement starts at once, since a single failure is no reason to wait.
    const exponent = Math.min(failures - 2, 20)
    if (failures > 1) await pause(Math.min(FIRST_PAUSE_MS * 2 ** exponent, LONGEST_PAUSE_MS))
    if (!this.stopping) await this.begin(this.launch(failures))
  }

  private async dismiss(member: Member, drain: boolean): Promise<number | string> {
    // Read `listens` now, since it may change while we stop the worker. A worker that was not listening before has no
    // calls to finish.
    const { worker, channel, listens } = member
    member.leaving = true
    const late = setTimeout(() => worker.process.kill('SIGKILL'), this.options.stopMs)
    // Kill a worker that is not listening yet: it cannot answer us, and has no calls to finish.
    if (!listens) worker.process.kill('SIGKILL')
    const snapshot = await channel.ask('stop', { drain }).catch(() => null)
    if (snapshot) this.metrics.note(worker.id, snapshot)
    const code = await member.ended
    clearTimeout(late)
    return listens ? code : 0
  }
}

const isSteady = ({ since }: Member) => performance.now() - since > STEADY_MS
const isTrusted = (member: Member) => member.failures < DOUBTFUL_FAILURES || isSteady(member)
