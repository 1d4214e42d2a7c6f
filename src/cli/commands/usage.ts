/** `ingr usage`: what the terminal or a customer asked for in the last days. */

import { LOCAL } from '../../accounts/account.ts'
import { accountOf } from '../../accounts/administration.ts'
import { DEFAULT_DAYS, usageOf } from '../../accounts/usage-report.ts'
import { USAGE } from '../../operations/account.ts'
import { withAccounts } from '../accounts.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { wholeNumber } from '../input/numbers.ts'

interface UsageOptions {
  readonly customer?: string
  readonly days?: string
}

export async function runUsage(app: App, _: unknown, options: UsageOptions) {
  const { customer = LOCAL.name } = options
  const body = [LOCAL.name, LOCAL.customerId].includes(customer)
    ? await ask(app, USAGE, { query: { days: options.days } })
    : await withAccounts(app, async (store) => {
        const days = wholeNumber(options.days, 'days') ?? DEFAULT_DAYS
        return usageOf(store, await accountOf(store, customer), days, Date.now())
      })
  if (app.json(body)) return 0
  if (body.usage.length === 0) app.remark(app.say('said.noUsage'))
  else {
    await app.table(
      app.heads('day', 'module', 'function', 'requests', 'errors', 'units', 'latency'),
      body.usage.map((row) => [
        row.day,
        row.module,
        row.test ? `${row.function} (test)` : row.function,
        String(row.requests),
        String(row.errors),
        String(row.units),
        app.number(row.avgLatencyMs),
      ]),
    )
  }
  return 0
}
