/** Questions and answers between the process that watches over the workers and one of them. */

import { IngrError } from '../../errors.ts'
import { msg } from '../../wording/message.ts'
import type { Count } from '../rate-limiter.ts'
import type { Snapshot } from './metrics.ts'

/** What a worker asks the watching process, and what it is answered. */
export interface WorkerAsks {
  /** Which port to listen on. */
  readonly port: { readonly ask: null; readonly answer: number }
  /** Says that it answers requests, and where. */
  readonly ready: { readonly ask: { readonly address: string }; readonly answer: null }
  /** Counts a request of the account. */
  readonly count: { readonly ask: { readonly customerId: string }; readonly answer: Count }
  /** The metrics of all workers as text. */
  readonly metrics: { readonly ask: null; readonly answer: string }
}

/** What the watching process asks a worker, and what it is answered. */
export interface PrimaryAsks {
  /** What it has counted so far; null without `--metrics`. */
  readonly snapshot: { readonly ask: null; readonly answer: Snapshot | null }
  /** To finish what is under way and end; answered when nothing is left to do. */
  readonly stop: {
    /** `drain`: others take over, so that nobody is to be refused. */
    readonly ask: { readonly drain: boolean }
    readonly answer: Snapshot | null
  }
}

type Question<A, K extends keyof A> = A[K] extends { readonly ask: infer Q } ? Q : never
type Answer<A, K extends keyof A> = A[K] extends { readonly answer: infer R } ? R : never

/** Answers every kind of question. */
export type Answerer<A> = {
  readonly [K in keyof A]: (ask: Question<A, K>) => Answer<A, K> | Promise<Answer<A, K>>
}

/** The side of a process that messages go to and come from. */
interface Port {
  send(message: object, sent: (error: Error | null) => void): unknown
  on(event: 'message', heard: (message: Message) => void): unknown
  on(event: 'disconnect', heard: () => void): unknown
}

interface Message {
  readonly id: number
  /** Of a question. */
  readonly kind?: string
  readonly ask?: unknown
  /** Of an answer. */
  readonly answer?: unknown
}

interface Asked {
  readonly resolve: (answer: never) => void
  readonly reject: (error: Error) => void
}

/** One end of the line; both sides may ask. */
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

  /** Rejects with UNAVAILABLE when the other process ends before it has answered. */
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

  /** Resolves once everything that was asked is answered. */
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
    // Who asked may have ended meanwhile.
    await this.send({ id, answer }).catch(() => {})
  }

  private send(message: Message): Promise<void> {
    return new Promise((resolve, reject) => {
      this.port.send(message, (error) => (error ? reject(error) : resolve()))
    })
  }
}

const gone = () => new IngrError('UNAVAILABLE', msg('otherProcessExited'))
