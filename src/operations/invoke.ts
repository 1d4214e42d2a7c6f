/** Answers one call: reads it, sees that its credits are there, runs it, charges it. */

import type { Context, Operation, RawRequest } from './operation.ts'

/** Where the credits come from. */
export interface Purse {
  /** Rejects with the 402 when `credits` are not there; takes nothing. */
  readonly afford: (credits: number) => Promise<void>
  /** Takes them, for good once it resolves; rejects with the 402 when they went in the meantime. */
  readonly charge: (credits: number) => Promise<void>
}

/**
 * The body of the answer. The input is read before the credits are looked at, and they are taken when the answer is
 * there: one transaction per call, failures free, and nothing that was not charged is answered.
 */
export async function invoke(
  operation: Operation,
  raw: RawRequest,
  context: Context,
  purse: Purse,
): Promise<string> {
  const { credits, run } = operation.prepare(raw)
  await purse.afford(credits)
  const body = written(await run(context))
  await purse.charge(credits)
  return body
}

/** Bodies end with a line break, as the terminal prints them. */
export function written(body: unknown): string {
  return `${typeof body === 'string' ? body : JSON.stringify(body)}\n`
}
