/** Returns the error body of a rejected promise, so that a test can compare all of it. */

import { IngrError } from '../../src/errors.ts'
import type { Thrown } from './thrown.ts'

/** Returns the error of a promise. Fails if it resolves, or if its error is not in the catalogue. */
export async function rejected(promise: Promise<unknown>): Promise<Thrown> {
  const error = await promise.then(
    () => new Error('expected an error, but there was an answer'),
    (reason: unknown) => reason,
  )
  if (error instanceof IngrError) return error.toBody().error
  throw error
}
