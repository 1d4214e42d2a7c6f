/** The operation that reports a customer's own usage. */

import { DEFAULT_DAYS, MAX_DAYS } from '../accounts/usage-report.ts'
import { operation, ref } from './operation.ts'
import { wholeNumber } from './parameters.ts'

export const USAGE = operation({
  id: 'usage',
  method: 'GET',
  path: '/v1/account/usage',
  summary: 'Own usage, by day and function',
  query: {
    days: wholeNumber('days', 'So many days, today (UTC) the last.', MAX_DAYS, DEFAULT_DAYS),
  },
  response: ref('UsageResponse'),
  errors: ['INVALID_REQUEST'],
  example: { query: { days: '7' } },
  cacheable: false,
  run: ({ usage }, { query }) => usage(query.days),
})
