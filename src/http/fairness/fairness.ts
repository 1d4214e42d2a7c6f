/** Shares the process among accounts: limits each account's calls in progress, and schedules their work. */

import type { Socket } from 'node:net'
import { invalid } from '../../errors.ts'
import { msg } from '../../wording/message.ts'
import { Refusal } from '../refusal.ts'
import { AccountQueues, MOST_WAITING, weightOf } from './account-queues.ts'
import { FairScheduler, type Scheduler } from './scheduler.ts'

/** Maximum total weight of an account's running calls. A heavier call runs alone. */
const MOST_RUNNING = 64
/**
 * Maximum total weight (see `weightOf`) of an account's calls whose bodies are being received or are waiting to be
 * processed (about 8 MiB). Further calls have to wait.
 */
const MOST_ARRIVING = 512

/** A call that may wait in the queue of its account. A call without an account never waits. */
export interface QueuedCall {
  readonly account: { readonly customerId: string } | null
  readonly socket: Socket
  readonly slots: Slots
}

class Slots {
  /** Functions that release the slots of the call. Calling them again has no effect. */
  readonly held: (() => void)[] = []
  /** Releases the slot that the call takes while its body arrives. */
  releaseBody = () => {}
  isWorking = false

  release(): void {
    for (const release of this.held) release()
  }
}

export const noSlots = () => new Slots()

const AT_ONCE: Scheduler = (work) => work()

export class Fairness {
  private readonly arriving = new AccountQueues(MOST_ARRIVING)
  private readonly running = new AccountQueues(MOST_RUNNING)
  private readonly scheduler = new FairScheduler()
  /** Calls in progress by connection, needed to tell pipelined calls that the client has disconnected. */
  private readonly connections = new WeakMap<Socket, Set<QueuedCall>>()

  /** Resolves when a body of `bodyBytes` may be read, or when a call without a body may run. Throws RATE_LIMITED. */
  async admit(call: QueuedCall, bodyBytes: number | undefined): Promise<void> {
    if (call.account) this.scheduler.onCall(call.account.customerId)
    if (bodyBytes === undefined) return void (await this.acquire(call, this.running, 0))
    call.slots.releaseBody = await this.acquire(call, this.arriving, bodyBytes)
  }

  /** Resolves when a call whose body has been read may run. Throws RATE_LIMITED. */
  async admitBody(call: QueuedCall, bytes: number): Promise<void> {
    await this.acquire(call, this.running, bytes)
    call.slots.releaseBody()
    this.onBytes(bytes)
  }

  private async acquire(
    call: QueuedCall,
    queues: AccountQueues,
    bytes: number,
  ): Promise<() => void> {
    const { account, slots, socket } = call
    if (account === null) return () => {}
    if (!queues.hasRoom(account.customerId)) {
      throw new Refusal(msg('tooManyConcurrentCalls'), 1, { waiting: `at most ${MOST_WAITING}` })
    }
    const { begun, release } = queues.acquire(account.customerId, weightOf(bytes))
    if (slots.held.push(release) === 1) this.releaseOnClose(call)
    else if (socket.destroyed) release()
    if (begun) await begun
    return release
  }

  /** Releases the slots if the client disconnects before the work has begun. Otherwise `answered` releases them. */
  private releaseOnClose(call: QueuedCall): void {
    const { slots, socket } = call
    if (socket.destroyed) {
      slots.release()
      return
    }
    const known = this.connections.get(socket)
    if (known) {
      known.add(call)
      return
    }
    const calls = new Set([call])
    this.connections.set(socket, calls)
    socket.once('close', () => {
      for (const one of calls) if (!one.slots.isWorking) one.slots.release()
    })
  }

  /** Releases the slots of a call. Call this once the answer has been sent. */
  answered(call: QueuedCall): void {
    if (call.slots.held.length === 0) return
    this.connections.get(call.socket)?.delete(call)
    call.slots.release()
  }

  /** Runs `work` to its end even if the client disconnects. The call is charged, and its slots are freed afterwards. */
  async working<T>({ slots, socket }: QueuedCall, work: () => Promise<T>): Promise<T> {
    if (socket.destroyed) throw invalid(msg('clientGone'))
    slots.isWorking = true
    try {
      return await work()
    } finally {
      slots.isWorking = false
      if (socket.destroyed) slots.release()
    }
  }

  /** Returns a scheduler that lets the call's account take turns with others. Without an account, work runs at once. */
  schedulerOf({ account }: QueuedCall): Scheduler {
    return account ? (work) => this.scheduler.run(account.customerId, work) : AT_ONCE
  }

  /** If the account has used up its time in this turn, waits for a later turn. */
  yieldTurn(call: QueuedCall): void | Promise<void> {
    return this.schedulerOf(call)(() => {})
  }

  /** Adds the cost of sending an answer. Call this with the size of each answer. */
  onBytes(bytes: number): void {
    this.scheduler.onBytes(bytes)
  }
}
