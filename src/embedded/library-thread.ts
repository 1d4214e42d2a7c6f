/** The code of the worker thread: opens the library and answers questions one at a time. */

import { parentPort, workerData } from 'node:worker_threads'
import type { RawRequest } from '../operations/operation.ts'
import { type AnswerSource, type Fault, knownError, openSource } from './engine.ts'
import type { Question, Reply } from './thread.ts'

const port = parentPort ?? undefined
const { path }: { readonly path?: string } = workerData

function reply(message: Reply): void {
  port?.postMessage(message)
}

/** Converts an error to plain fields, since a cloned error would lose its class. */
function faultOf(error: unknown): Fault {
  const { code, message, details } = knownError(error)
  return { code, message, details }
}

function answerAll(answers: AnswerSource): void {
  const waiting = new Map<number, { readonly id: string; readonly raw: RawRequest }>()
  const next = async () => {
    for (const [call, { id, raw }] of waiting) {
      try {
        reply({ call, text: await answers.text(id, raw) })
      } catch (error) {
        reply({ call, fault: faultOf(error) })
      }
      waiting.delete(call)
      break
    }
    // Yield after each answer, so that messages that cancel calls can arrive.
    if (waiting.size > 0) setImmediate(next)
  }
  port?.on('message', ({ call, id, raw }: Question) => {
    if (id === undefined || raw === undefined) {
      waiting.delete(call)
      return
    }
    waiting.set(call, { id, raw })
    if (waiting.size === 1) setImmediate(next)
  })
}

try {
  const answers = openSource(path)
  answerAll(answers)
  reply({ call: 0, text: answers.hash })
} catch (error) {
  reply({ call: 0, fault: faultOf(error) })
}
