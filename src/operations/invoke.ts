/** Answers a call that has been read: sees that its credits are there, runs it, charges it. */

import { visibleJson, visibleJsonBytes } from '../domain/visible.ts'
import { Bytes } from '../engine/bytes.ts'
import type { Context, PreparedCall } from './operation.ts'

/** Where the credits come from. */
export interface Purse {
  /** Rejects with the 402 when `credits` are not there; takes nothing. */
  readonly afford: (credits: number) => Promise<void>
  /** Takes them, for good once it resolves; rejects with the 402 when they went in the meantime. */
  readonly charge: (credits: number) => Promise<void>
}

/**
 * What `work` gives, paid for. Credits are looked at before the work and taken when the answer is there: one transaction
 * per call, failures free, and nothing that was not charged is answered.
 */
export async function paid<T>(
  credits: number,
  purse: Purse,
  work: () => T | Promise<T>,
): Promise<T> {
  await purse.afford(credits)
  const answer = await work()
  await purse.charge(credits)
  return answer
}

/** The body of the answer, as it is sent: it ends with a line break, as the terminal prints it. */
export function invoke(
  { credits, run, write }: PreparedCall,
  context: Context,
  purse: Purse,
): Promise<Buffer> {
  return paid(credits, purse, async () => {
    if (write) return written((out) => write(out, context))
    const answer = await run(context)
    // Bytes at once: many calls may wait here to be written down, and the parts of a text lie on the heap until it is sent.
    const json = typeof answer === 'string' ? answer : JSON.stringify(answer)
    return Buffer.from(`${visibleJson(json)}\n`)
  })
}

/** Many answers share a piece of memory: to ask for a piece for each costs more than to write a small one. */
const SHARED = 1 << 20
const shared = new Bytes(SHARED)

function written(write: (out: Bytes) => void): Buffer {
  // What a call left that failed half-way.
  shared.cut(0)
  write(shared)
  shared.ascii('\n')
  return visibleJsonBytes(shared.take())
}
