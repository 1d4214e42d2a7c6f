/** Schemas of an account and its keys. */

import * as Type from '@sinclair/typebox'
import { MODULES } from '../functions.ts'
import * as s from './shape.ts'

export const Key = s.object({
  keyId: s.described(s.uuid, 'The id by which the operator revokes it.'),
  prefix: s.described(s.text, 'The second part of the key, by which it is recognised.'),
  createdAt: s.described(s.instant, 'UTC.'),
  revokedAt: s.nullable(s.described(s.instant, 'UTC; null if the key is not revoked.')),
  name: s.nullable(s.described(s.text, 'The name given by the operator.')),
  expiresAt: s.nullable(
    s.described(s.instant, 'UTC; the key is refused from then on. Null means never.'),
  ),
  usedOn: s.nullable(
    Type.String({
      format: 'date',
      description: 'The last day (UTC) with a call; null if there was none yet.',
    }),
  ),
  scopes: s.nullable(
    s.list(s.one(MODULES), 'The modules that it may call; null means all that are booked.'),
  ),
})
export type Key = s.Shape<typeof Key>

export const AccountResponse = s.object({
  customerId: s.uuid,
  name: s.described(s.text, 'The name of the customer.'),
  plan: s.text,
  modules: s.list(s.one(MODULES), 'The modules that are booked.'),
  month: s.described(s.month, 'The month of the credits, YYYY-MM, UTC.'),
  monthlyQuota: s.nullable(s.described(s.count, 'Credits per month; null: no quota.')),
  spent: s.described(s.count, 'Credits spent in this month.'),
  remaining: s.nullable(s.described(s.count, 'Credits that may still be spent; null: unlimited.')),
  creditPrice: s.nullable(s.number('Of a credit beyond the quota; null: none are sold.')),
  spendingCap: s.nullable(s.number('The most per month beyond the quota; null: no cap.')),
  rateLimit: s.nullable(
    Type.Integer({
      minimum: 1,
      description: 'Requests per minute with this key; null: unlimited.',
    }),
  ),
  keys: s.list(s.ref({ Key }), 'The keys of the account, oldest first, revoked ones too.'),
})
export type AccountResponse = s.Shape<typeof AccountResponse>
