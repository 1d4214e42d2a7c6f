/** The shapes of an account and its keys. */

import * as Type from '@sinclair/typebox'
import { MODULES } from '../functions.ts'
import { described, list, nullable, object, one, type Shape, text } from './shape.ts'

const instant = Type.String({ format: 'date-time' })

export const ShownKey = object({
  keyId: Type.String({ format: 'uuid' }),
  prefix: described(text, 'The second part of the key, by which it is recognised.'),
  createdAt: described(instant, 'UTC.'),
  revokedAt: nullable(described(instant, 'UTC; null: the key was not revoked.')),
  name: nullable(described(text, 'What the operator calls it.')),
  expiresAt: nullable(described(instant, 'UTC; refused from then on. null: never.')),
  usedOn: nullable(
    Type.String({ format: 'date', description: 'The last day (UTC) with a call; null: none yet.' }),
  ),
  scopes: nullable(list(one(MODULES), 'The modules that it may call; null: all that are booked.')),
})
export type ShownKey = Shape<typeof ShownKey>
