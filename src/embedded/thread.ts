/** A library in a worker thread: questions go there as messages, and answers come back as JSON text. */

import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { RawRequest } from '../operations/operation.ts'
import {
  type AnswerSource,
  closedError,
  errorFromThread,
  type Fault,
  knownError,
  reasonOf,
  requireFile,
} from './engine.ts'

/** A message to the thread. Without `id`, it cancels the call. */
export interface Question {
  readonly call: number
  readonly id?: string
  readonly raw?: RawRequest
}

/** A message from the thread. The text of the first message is the hash of the opened library. */
export type Reply = { readonly call: number } & (
  | { readonly text: string }
  | { readonly fault: Fault }
)

interface Call {
  readonly promise: Promise<string>
  readonly resolve: (text: string) => void
  readonly reject: (reason: unknown) => void
}

const FILE = join(import.meta.dirname, 'library-thread.cjs')

/** Starts the thread and opens the library in it. Rejects with UNAVAILABLE if that fails. */
export async function openThread(path: string | undefined): Promise<AnswerSource> {
  requireFile(FILE)
  // Don't pass on the flags of this process, such as loaders.
  const worker = new Worker(FILE, { workerData: { path }, execArgv: [] })
  const reply = await new Promise<Reply>((resolve, reject) => {
    worker.once('message', resolve).once('error', (error) => reject(knownError(error)))
  })
  if ('fault' in reply) throw errorFromThread(reply.fault)
  return new LibraryThread(worker, reply.text)
}

class LibraryThread implements AnswerSource {
  private readonly calls = new Map<number, Call>()
  private last = 0
  /** The error with which we reject further calls; set once the thread is closed or has failed. */
  private fault: Error | undefined
  private closing: Promise<void> | undefined

  constructor(
    private readonly worker: Worker,
    readonly hash: string,
  ) {
    worker.on('message', (reply: Reply) => this.settle(reply))
    worker.on('error', (error) => this.fail(knownError(error)))
    worker.on('exit', () => this.fail(closedError()))
    worker.unref()
  }

  async text(id: string, raw: RawRequest, signal?: AbortSignal): Promise<string> {
    if (this.fault) throw this.fault
    signal?.throwIfAborted()
    this.last += 1
    const call = this.last
    this.post({ call, id, raw })
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    this.calls.set(call, { promise, resolve, reject })
    // Pending calls keep the process alive, but an idle thread must not.
    this.worker.ref()
    const abort = () => {
      this.post({ call })
      this.removeCall(call)?.reject(signal?.reason)
    }
    signal?.addEventListener('abort', abort, { once: true })
    return promise.finally(() => signal?.removeEventListener('abort', abort))
  }

  close(): Promise<void> {
    this.fault ??= closedError()
    this.closing ??= Promise.allSettled(
      [...this.calls.values()].map(({ promise }) => promise),
    ).then(async () => {
      this.worker.ref()
      await this.worker.terminate()
    })
    return this.closing
  }

  private post(question: Question): void {
    try {
      this.worker.postMessage(question)
    } catch (error) {
      // The request contains a value that cannot be cloned, such as a function.
      throw errorFromThread({ code: 'INVALID_REQUEST', message: reasonOf(error), details: null })
    }
  }

  private settle(reply: Reply): void {
    const call = this.removeCall(reply.call)
    if ('fault' in reply) call?.reject(errorFromThread(reply.fault))
    else call?.resolve(reply.text)
  }

  /** Removes a pending call and returns it; undefined if it was aborted. */
  private removeCall(number: number): Call | undefined {
    const call = this.calls.get(number)
    this.calls.delete(number)
    if (this.calls.size === 0) this.worker.unref()
    return call
  }

  private fail(error: Error): void {
    this.fault ??= error
    for (const number of this.calls.keys()) this.removeCall(number)?.reject(error)
  }
}
