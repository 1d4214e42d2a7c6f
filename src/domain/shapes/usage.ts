/** The shape of the usage of an account. */

import * as Type from '@sinclair/typebox'
import { keysOf } from '../closed-sets.ts'
import { FUNCTIONS, MODULES, type Section } from '../functions.ts'
import {
  count,
  described,
  list,
  month,
  nullable,
  number,
  object,
  one,
  optional,
  type Shape,
  text,
  uuid,
} from './shape.ts'

const row = object({
  day: Type.String({ format: 'date', description: 'UTC.' }),
  // The type does not express that `health` functions have no rows.
  module: Type.Unsafe<Section>(one([...MODULES, 'account'])),
  function: one(keysOf(FUNCTIONS)),
  requests: described(count, 'Including failed ones.'),
  errors: count,
  units: described(count, 'Credits spent.'),
  avgLatencyMs: number('Mean time from the request to its answer, in milliseconds.'),
  test: optional(
    Type.Literal(true, {
      description:
        'Set if the row counts calls with test keys, which cost nothing; absent for other rows.',
    }),
  ),
})
export type UsageRow = Shape<typeof row>

const calls = { modules: list(one(MODULES)), plan: text, usage: list(row) }

export const UsageResponse = object({
  customerId: uuid,
  days: Type.Integer({ minimum: 1, maximum: 365 }),
  ...calls,
})
export type UsageResponse = Shape<typeof UsageResponse>

/** In the terminal only. */
export const MonthResponse = object({ customerId: uuid, month, ...calls })
export type MonthResponse = Shape<typeof MonthResponse>

/** In the terminal only. */
export const BillingResponse = object({
  month,
  customers: list(
    object({
      customerId: uuid,
      name: nullable(described(text, 'null: the account is deleted.')),
      requests: described(count, 'Including failed ones, but not those of test keys.'),
      errors: count,
      units: described(count, 'Credits spent.'),
      overage: nullable(
        described(
          count,
          'Credits beyond the current quota, or the quota at the deletion; null if unknown.',
        ),
      ),
      price: nullable(
        number('Price of these credits, at the current price or that at the deletion.'),
      ),
    }),
  ),
})
export type BillingResponse = Shape<typeof BillingResponse>
