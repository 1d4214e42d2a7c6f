/** The operations that report a customer's own account and usage. */

import { DEFAULT_DAYS, MAX_DAYS } from '../accounts/usage-report.ts'
import { IngrError } from '../errors.ts'
import { msg } from '../wording/message.ts'
import { operation, ref } from './operation.ts'
import { wholeNumber } from './parameters.ts'

export const USAGE = operation({
  id: 'usage',
  path: '/v1/account/usage',
  summary: 'Own usage, by day and function',
  query: {
    days: wholeNumber(
      'days',
      'Number of days, the last of which is today (UTC).',
      MAX_DAYS,
      DEFAULT_DAYS,
    ),
  },
  response: ref('UsageResponse'),
  errors: ['INVALID_REQUEST'],
  example: { query: { days: '7' } },
  run: ({ usage }, { query }) => usage(query.days),
})

export const ACCOUNT = operation({
  id: 'account',
  path: '/v1/account',
  summary: 'Own account: plan, credits, limits and keys',
  description: 'Only of the account that the key belongs to. Costs nothing.',
  response: ref('AccountResponse'),
  run: async ({ account }) => {
    if (!account) throw new IngrError('UNAVAILABLE', msg('noAccounts'))
    return account()
  },
})
