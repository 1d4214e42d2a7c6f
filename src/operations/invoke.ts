/** Answers a call that has been read: sees that its credits are there, runs it, charges it. */

import { Bytes } from '../domain/bytes.ts'
import type { Steps } from '../domain/steps.ts'
import { visibleJson, visibleJsonBytes } from '../domain/visible.ts'
import { Pieces } from './buffer-pool.ts'
import type { Context, PreparedCall } from './operation.ts'

/** Where the credits come from. */
export interface Billing {
  /** Rejects with the 402 when `credits` are not there; takes nothing. */
  readonly afford: (credits: number) => Promise<void>
  /** Takes them, for good once it resolves; rejects with the 402 when they went in the meantime. */
  readonly charge: (credits: number, answer: AnswerBody) => Promise<void>
}

/**
 * What `work` gives, paid for. Credits are looked at before the work and taken when the answer is there: one transaction
 * per call, failures free, and nothing that was not charged is answered.
 */
async function paid(
  credits: number,
  billing: Billing,
  work: () => Promise<AnswerBody>,
): Promise<AnswerBody> {
  await billing.afford(credits)
  const answer = await work()
  await billing.charge(credits, answer)
  return answer
}

/** Does a piece of work, at once or when its turn has come. */
export type Pace = <T>(work: () => T) => T | Promise<T>
const AT_ONCE: Pace = (work) => work()

/** The body of an answer: whole, or in pieces where it may be long; these are to be given back. */
export type AnswerBody = Buffer | Pieces

/** The body of the answer, as it is sent: it ends with a line break, as the terminal prints it. */
export function invoke(
  call: PreparedCall,
  context: Omit<Context, 'inTurns'>,
  billing: Billing,
  pace = AT_ONCE,
): Promise<AnswerBody> {
  const { credits, run, writeParts } = call
  return paid(credits, billing, async () => {
    const paced = { ...context, inTurns: <T>(steps: Steps<T>) => inSteps(steps, pace) }
    if (writeParts) return inParts((out) => writeParts(out, paced), pace)
    const answer = await pace(() => run(paced))
    // Bytes at once: many calls may wait here to be written down, and the parts of a text lie on the heap until it is sent.
    return pace(() => {
      const json = typeof answer === 'string' ? answer : JSON.stringify(answer)
      return Buffer.from(`${visibleJson(json)}\n`)
    })
  })
}

/** What steps give, some of them in each turn. */
async function inSteps<T>(steps: Steps<T>, pace: Pace): Promise<T> {
  for (;;) {
    const last = await pace(() => {
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
async function inParts(write: (out: Bytes) => Iterable<void>, pace: Pace): Promise<AnswerBody> {
  let pieces: Pieces | undefined
  const parts = write(shared)[Symbol.iterator]()
  for (;;) {
    const whole = await pace(() => {
      shared.clear()
      const isOver = together(parts)
      if (isOver) shared.text('\n')
      if (isOver && !pieces) return visibleJsonBytes(shared.take())
      pieces ??= new Pieces()
      pieces.add(visibleJsonBytes(shared.content))
      shared.clear()
      return isOver ? joined(pieces) : undefined
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

function joined(pieces: Pieces): AnswerBody {
  if (pieces.length > SHORT) return pieces
  const whole = Buffer.concat([...pieces])
  pieces.giveBack()
  return whole
}
