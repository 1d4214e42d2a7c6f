/** The error for calls that are sent too fast. */

import { IngrError } from '../errors.ts'
import type { Message } from '../wording/message.ts'

/** A RATE_LIMITED error with a `Retry-After`. It does not count as an error in the account's usage. */
export class Refusal extends IngrError {
  constructor(
    message: Message,
    readonly retryAfter: number,
    details: Readonly<Record<string, string>>,
  ) {
    super('RATE_LIMITED', message, { ...details, retryAfter: String(retryAfter) })
  }
}
