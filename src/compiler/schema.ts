/** Checks values in the data files against schemas, and reports values of the wrong type. */

import type { Static, TSchema } from '@sinclair/typebox'
import * as Type from '@sinclair/typebox'
import { Errors } from '@sinclair/typebox/errors'
import { Check } from '@sinclair/typebox/value'

/** Schema for a value of a closed set. */
export const oneOf = <const Member extends string>(set: readonly Member[]) =>
  Type.Union(set.map((one) => Type.Literal(one)))
export const aboveZero = Type.Number({ exclusiveMinimum: 0 })
export const share = Type.Number({ minimum: 0, maximum: 1 })

/** Returns the value if it matches the schema. Otherwise reports each error by its path and returns undefined. */
export function readAs<S extends TSchema>(
  schema: S,
  value: unknown,
  report: (path: readonly string[], found: unknown) => void,
): Static<S> | undefined {
  if (Check(schema, value)) return value
  const faults = new Map([...Errors(schema, value)].map(({ path, value: found }) => [path, found]))
  for (const [path, found] of faults) report(path.split('/').slice(1), found)
  return undefined
}
