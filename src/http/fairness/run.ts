/** Runs an operation in chunks, so that other accounts get their turn in between. */

import { Bytes } from '../../domain/bytes.ts'
import type { Steps } from '../../domain/steps.ts'
import { visibleJson, visibleJsonBytes } from '../../domain/visible.ts'
import type { Context, PreparedCall } from '../../operations/operation.ts'
import { ChunkList } from './chunks.ts'
import type { Scheduler } from './scheduler.ts'

/** The body of an answer: one buffer, or chunks if it may be long. Call `giveBack` on chunks after use. */
export type AnswerBody = Buffer | ChunkList

/** Runs a call and returns the body to send. The body ends with a line break, as on the terminal. */
export async function runInTurns(
  { run, writeParts }: PreparedCall,
  context: Omit<Context, 'inTurns'>,
  schedule: Scheduler,
): Promise<AnswerBody> {
  const scheduled = { ...context, inTurns: <T>(steps: Steps<T>) => inSteps(steps, schedule) }
  if (writeParts) return inParts((out) => writeParts(out, scheduled), schedule)
  const answer = await schedule(() => run(scheduled))
  // Convert to bytes now: many answers may wait to be recorded, and strings would fill the heap.
  return schedule(() => {
    const json = typeof answer === 'string' ? answer : JSON.stringify(answer)
    return Buffer.from(`${visibleJson(json)}\n`)
  })
}

/** Runs the steps of a generator, several per turn, and returns its result. */
async function inSteps<T>(steps: Steps<T>, schedule: Scheduler): Promise<T> {
  for (;;) {
    const last = await schedule(() => {
      for (const end = performance.now() + TURN_MS; ; ) {
        const step = steps.next()
        if (step.done) return step
        if (performance.now() >= end) return undefined
      }
    })
    if (last) return last.value
  }
}

/** Size of the shared buffer. Allocating a buffer per answer would cost more than writing a small answer. */
const SHARED = 1 << 20
const shared = new Bytes(SHARED)

/** Milliseconds of work in one turn; most answers need less. */
const TURN_MS = 0.5
/** Answers of up to this many bytes are joined and sent in one piece. */
const SHORT = 1 << 18

/** Writes an answer over several turns. Long answers stay in chunks, since joining them would block other calls. */
async function inParts(
  write: (out: Bytes) => Iterable<void>,
  schedule: Scheduler,
): Promise<AnswerBody> {
  let chunks: ChunkList | undefined
  const parts = write(shared)[Symbol.iterator]()
  for (;;) {
    const whole = await schedule(() => {
      shared.clear()
      const isOver = writeForOneTurn(parts)
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

/** Writes parts for up to `TURN_MS`. Returns true if all parts are written. */
function writeForOneTurn(parts: Iterator<void>): boolean {
  for (const end = performance.now() + TURN_MS; performance.now() < end; ) {
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
