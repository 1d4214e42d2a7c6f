/** Schemas of answers about account usage and billing. */

import * as Type from '@sinclair/typebox'
import { keysOf } from '../closed-sets.ts'
import { FUNCTIONS, MODULES, type Section } from '../functions.ts'
import * as s from './shape.ts'

const row = s.object({
  day: Type.String({ format: 'date', description: 'UTC.' }),
  // The module is never `health`, because health functions have no usage rows. The type cannot express this.
  module: Type.Unsafe<Section>(s.one([...MODULES, 'account'])),
  function: s.one(keysOf(FUNCTIONS)),
  requests: s.described(s.count, 'Including failed ones.'),
  errors: s.count,
  units: s.described(s.count, 'Credits spent.'),
  avgLatencyMs: s.number('Mean time from the request to its answer, in milliseconds.'),
  test: s.optional(
    Type.Literal(true, {
      description:
        'Set if the row counts calls with test keys, which cost nothing; absent for other rows.',
    }),
  ),
})
export type UsageRow = s.Shape<typeof row>

const calls = { modules: s.list(s.one(MODULES)), plan: s.text, usage: s.list(row) }

export const UsageResponse = s.object({
  customerId: s.uuid,
  days: Type.Integer({ minimum: 1, maximum: 365 }),
  ...calls,
})
export type UsageResponse = s.Shape<typeof UsageResponse>

/** Used only on the command line. */
export const MonthResponse = s.object({ customerId: s.uuid, month: s.month, ...calls })
export type MonthResponse = s.Shape<typeof MonthResponse>

/** Used only on the command line. */
export const BillingResponse = s.object({
  month: s.month,
  customers: s.list(
    s.object({
      customerId: s.uuid,
      name: s.nullable(s.described(s.text, 'null: the account is deleted.')),
      requests: s.described(s.count, 'Including failed ones, but not those of test keys.'),
      errors: s.count,
      units: s.described(s.count, 'Credits spent.'),
      overage: s.nullable(
        s.described(
          s.count,
          'Credits beyond the current quota, or the quota at the deletion; null if unknown.',
        ),
      ),
      price: s.nullable(
        s.number('Price of these credits, at the current price or that at the deletion.'),
      ),
    }),
  ),
})
export type BillingResponse = s.Shape<typeof BillingResponse>
