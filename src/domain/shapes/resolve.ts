/** The schema of a resolved food name. */

import { CERTAINTIES } from '../reading.ts'
import { boolean, described, ID, list, nullable, object, one, type Shape } from './shape.ts'

export const ResolveResponse = object({
  certainty: one(
    CERTAINTIES,
    '`sure`: every word is accounted for and all of them name one ingredient.',
  ),
  ingredientId: nullable(described(ID, 'null for `none`.')),
  exact: described(boolean, 'true for an id or an exact name.'),
  near: list(
    ID,
    'What the name may mean, the likeliest first; for an unknown name, ingredients of a similar name.',
  ),
})
export type ResolveResponse = Shape<typeof ResolveResponse>
