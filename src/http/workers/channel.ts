/** Messages between the primary process and one of its workers: questions, and the answers to them. */

import { IngrError } from '../../errors.ts'
import { msg } from '../../wording/message.ts'
import type { Count } from '../rate-limiter.ts'
import type { Snapshot } from './metrics.ts'

export interface WorkerAsks {
  readonly port: { readonly ask: null; readonly answer: number }
  /** The worker reports that it is listening, and at which address. */
  readonly ready: { readonly ask: { readonly address: string }; readonly answer: null }
  readonly count: { readonly ask: { readonly customerId: string }; readonly answer: Count }
  readonly metrics: { readonly ask: null; readonly answer: string }
}

export interface PrimaryAsks {
  /** Asks a worker for its metrics; null without `--metrics`. */
  readonly snapshot: { readonly ask: null; readonly answer: Snapshot | null }
  /** Asks a worker to finish its calls and end. The worker answers when no call is left. */
  readonly stop: {
    /** If `drain` is set, other workers take over, so the worker need not refuse requests. */
    readonly ask: { readonly drain: boolean }
    readonly answer: Snapshot | null
  }
}

type Question<A, K extends keyof A> = A[K] extends { readonly ask: infer Q } ? Q : never
type Answer<A, K extends keyof A> = A[K] extends { readonly answer: infer R } ? R : never

export type Answerer<A> = {
  readonly [K in keyof A]: (ask: Question<A, K>) => Answer<A, K> | Promise<Answer<A, K>>
}

interface Port {
  send(message: object, sent: (error: Error | null) => void): unknown
  on(event: 'message', heard: (message: Message) => void): unknown
  on(event: 'disconnect', heard: () => void): unknown
}

interface Message {
  readonly id: number
  /** The kind of question; absent in answers. */
  readonly kind?: string
  readonly ask?: unknown
  /** Only set in messages that answer a question. */
  readonly answer?: unknown
}

interface Asked {
  readonly resolve: (answer: never) => void
  readonly reject: (error: Error) => void
}

/** One end of a channel between two processes. Both sides may ask questions. */
export class Channel<Mine, Theirs> {
  private readonly asked = new Map<number, Asked>()
  private readonly answering = new Set<Promise<void>>()
  private last = 0

  constructor(
    private readonly port: Port,
    private readonly answerer: Answerer<Theirs>,
  ) {
    port.on('message', (message) => this.hear(message))
    port.on('disconnect', () => {
      for (const { reject } of this.asked.values()) reject(gone())
      this.asked.clear()
    })
  }

  /** Asks the other process a question. Rejects with UNAVAILABLE if that process ends before it answers. */
  ask<K extends keyof Mine & string>(kind: K, ask: Question<Mine, K>): Promise<Answer<Mine, K>> {
    const id = ++this.last
    return new Promise((resolve, reject) => {
      this.asked.set(id, { resolve, reject })
      this.send({ id, kind, ask }).catch(() => {
        this.asked.delete(id)
        reject(gone())
      })
    })
  }

  /** Resolves once all questions received are answered. */
  async idle(): Promise<void> {
    await Promise.all(this.answering)
  }

  private hear({ id, kind, ask, answer }: Message): void {
    if (kind === undefined) {
      this.asked.get(id)?.resolve(answer as never)
      this.asked.delete(id)
      return
    }
    const answering = this.reply(id, kind as keyof Theirs, ask).finally(() =>
      this.answering.delete(answering),
    )
    this.answering.add(answering)
  }

  private async reply(id: number, kind: keyof Theirs, ask: unknown): Promise<void> {
    const answer = await this.answerer[kind](ask as never)
    // The process that asked may have ended in the meantime.
    await this.send({ id, answer }).catch(() => {})
  }

  private send(message: Message): Promise<void> {
    return new Promise((resolve, reject) => {
      this.port.send(message, (error) => (error ? reject(error) : resolve()))
    })
  }
}

const gone = () => new IngrError('UNAVAILABLE', msg('otherProcessExited'))
