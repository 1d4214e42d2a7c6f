/** The shapes of an account and its keys. */

import * as Type from '@sinclair/typebox'
import { MODULES } from '../functions.ts'
import {
  count,
  described,
  instant,
  list,
  month,
  nullable,
  number,
  object,
  one,
  ref,
  type Shape,
  text,
  uuid,
} from './shape.ts'

export const Key = object({
  keyId: described(uuid, 'The id by which the operator revokes it.'),
  prefix: described(text, 'The second part of the key, by which it is recognised.'),
  createdAt: described(instant, 'UTC.'),
  revokedAt: nullable(described(instant, 'UTC; null if the key is not revoked.')),
  name: nullable(described(text, 'The name given by the operator.')),
  expiresAt: nullable(
    described(instant, 'UTC; the key is refused from then on. Null means never.'),
  ),
  usedOn: nullable(
    Type.String({
      format: 'date',
      description: 'The last day (UTC) with a call; null if there was none yet.',
    }),
  ),
  scopes: nullable(
    list(one(MODULES), 'The modules that it may call; null means all that are booked.'),
  ),
})
export type Key = Shape<typeof Key>

export const AccountResponse = object({
  customerId: uuid,
  name: described(text, 'The name of the customer.'),
  plan: text,
  modules: list(one(MODULES), 'The modules that are booked.'),
  month: described(month, 'The month of the credits, YYYY-MM, UTC.'),
  monthlyQuota: nullable(described(count, 'Credits per month; null: no quota.')),
  spent: described(count, 'Credits spent in this month.'),
  remaining: nullable(described(count, 'Credits that may still be spent; null: unlimited.')),
  creditPrice: nullable(number('Of a credit beyond the quota; null: none are sold.')),
  spendingCap: nullable(number('The most per month beyond the quota; null: no cap.')),
  rateLimit: nullable(
    Type.Integer({
      minimum: 1,
      description: 'Requests per minute with this key; null: unlimited.',
    }),
  ),
  keys: list(ref({ Key }), 'The keys of the account, oldest first, revoked ones too.'),
})
export type AccountResponse = Shape<typeof AccountResponse>
