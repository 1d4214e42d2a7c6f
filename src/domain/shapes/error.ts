/** The schema of every error. */

import { keysOf } from '../closed-sets.ts'
import { ERRORS } from '../error-codes.ts'
import { byKey, described, nullable, object, one, type Shape, text } from './shape.ts'

export const ErrorBody = object({
  error: object({
    code: one(keysOf(ERRORS)),
    message: described(text, 'One line that names the offending value.'),
    details: nullable(byKey(text, 'By field: what is wrong, near matches, or known values.')),
  }),
})
export type ErrorBody = Shape<typeof ErrorBody>
