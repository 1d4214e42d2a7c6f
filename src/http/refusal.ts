/** A call that was sent too fast. */

import { IngrError } from '../errors.ts'
import type { Message } from '../wording/message.ts'

/** RATE_LIMITED with a `Retry-After`; no error in the usage of the account. */
export class Refusal extends IngrError {
  constructor(
    said: Message,
    readonly retryAfter: number,
    details: Readonly<Record<string, string>>,
  ) {
    super('RATE_LIMITED', said, { ...details, retryAfter: String(retryAfter) })
  }
}
