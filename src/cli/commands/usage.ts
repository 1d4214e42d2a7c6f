/** `ingr usage`: the calls of the terminal or of a customer in the last days. */

import { LOCAL } from '../../accounts/account.ts'
import { accountOf } from '../../accounts/administration.ts'
import { DEFAULT_DAYS, usageOf } from '../../accounts/usage-report.ts'
import { USAGE } from '../../operations/account.ts'
import { withAccounts } from '../accounts.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { wholeNumber } from '../input/numbers.ts'
import type { CommandRow, Options } from '../rows.ts'

export const command: CommandRow = {
  usage: 'usage',
  about: 'about.usage',
  examples: 'examples.usage',
  options: [
    ['--customer <id>', 'option.customer'],
    ['-d, --days <n>', 'option.days'],
  ],
  as: 'usage',
  json: ['UsageResponse'],
  run: usage,
}

type UsageOptions = Options<'customer' | 'days'>

async function usage(app: App, _: unknown, options: UsageOptions) {
  const { customer = LOCAL.name } = options
  const body = [LOCAL.name, LOCAL.customerId].includes(customer)
    ? await ask(app, USAGE, { query: { days: options.days } })
    : await withAccounts(app, async (store) => {
        const days = wholeNumber(options.days, 'days') ?? DEFAULT_DAYS
        return usageOf(store, await accountOf(store, customer), days, Date.now())
      })
  if (app.json(body)) return
  if (body.usage.length === 0) return app.remark(app.say('said.noUsage'))
  await app.table(
    app.heads('day', 'module', 'function', 'requests', 'errors', 'units', 'latency'),
    body.usage.map((row) => [
      ...[row.day, row.module, row.test ? `${row.function} (test)` : row.function],
      ...[row.requests, row.errors, row.units].map(String),
      app.number(row.avgLatencyMs),
    ]),
  )
}
