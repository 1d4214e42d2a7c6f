/** Returns the error body of a call that throws, so that a test can compare all of it. */

import { IngrError } from '../../src/errors.ts'

export interface Thrown {
  readonly code: string
  readonly message: string
  readonly details: Readonly<Record<string, string>> | null
}

/** Returns the error that a call throws. Fails if it returns, or if its error is not in the catalogue. */
export function thrown(call: () => unknown): Thrown {
  try {
    call()
  } catch (error) {
    if (error instanceof IngrError) return error.toBody().error
    throw error
  }
  throw new Error('expected an error, but there was an answer')
}
