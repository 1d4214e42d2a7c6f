/** Runs an operation in chunks, between which other accounts have their turn. */

import { Bytes } from '../../domain/bytes.ts'
import type { Steps } from '../../domain/steps.ts'
import { visibleJson, visibleJsonBytes } from '../../domain/visible.ts'
import type { Context, PreparedCall } from '../../operations/operation.ts'
import { ChunkList } from './chunks.ts'
import type { Scheduler } from './scheduler.ts'

/** The body of an answer: whole, or in chunks where it may be long; these are to be given back. */
export type AnswerBody = Buffer | ChunkList

/** The body of the answer, as it is sent: it ends with a line break, as the terminal prints it. */
export async function runInTurns(
  { run, writeParts }: PreparedCall,
  context: Omit<Context, 'inTurns'>,
  schedule: Scheduler,
): Promise<AnswerBody> {
  const scheduled = { ...context, inTurns: <T>(steps: Steps<T>) => inSteps(steps, schedule) }
  if (writeParts) return inParts((out) => writeParts(out, scheduled), schedule)
  const answer = await schedule(() => run(scheduled))
  // Bytes at once: many calls may wait here to be recorded, and the parts of a text stay on the heap until it is sent.
  return schedule(() => {
    const json = typeof answer === 'string' ? answer : JSON.stringify(answer)
    return Buffer.from(`${visibleJson(json)}\n`)
  })
}

/** What steps give, some of them in each turn. */
async function inSteps<T>(steps: Steps<T>, schedule: Scheduler): Promise<T> {
  for (;;) {
    const last = await schedule(() => {
      for (const end = performance.now() + TOGETHER_MS; ; ) {
        const step = steps.next()
        if (step.done) return step
        if (performance.now() >= end) return undefined
      }
    })
    if (last) return last.value
  }
}

/** Many answers share a piece of memory: to ask for a piece for each costs more than to write a small one. */
const SHARED = 1 << 20
const shared = new Bytes(SHARED)

/** Parts are made together for so many milliseconds: most batches are short. */
const TOGETHER_MS = 0.5
/** What is no longer than this is sent as any other answer. */
const SHORT = 1 << 18

/** What was written is taken before others write. Long answers are not joined, which would hold everybody up at the end. */
async function inParts(
  write: (out: Bytes) => Iterable<void>,
  schedule: Scheduler,
): Promise<AnswerBody> {
  let chunks: ChunkList | undefined
  const parts = write(shared)[Symbol.iterator]()
  for (;;) {
    const whole = await schedule(() => {
      shared.clear()
      const isOver = together(parts)
      if (isOver) shared.text('\n')
      if (isOver && !chunks) return visibleJsonBytes(shared.take())
      chunks ??= new ChunkList()
      chunks.add(visibleJsonBytes(shared.content))
      shared.clear()
      return isOver ? joined(chunks) : undefined
    })
    if (whole) return whole
  }
}

/** Makes some of the parts; whether that were all. */
function together(parts: Iterator<void>): boolean {
  for (const end = performance.now() + TOGETHER_MS; performance.now() < end; ) {
    if (parts.next().done) return true
  }
  return false
}

function joined(chunks: ChunkList): AnswerBody {
  if (chunks.length > SHORT) return chunks
  const whole = Buffer.concat([...chunks])
  chunks.giveBack()
  return whole
}
