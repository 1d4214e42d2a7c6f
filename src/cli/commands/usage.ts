/** `ingr usage`: the calls made on the terminal or by a customer, or the calls of all customers in a month. */

import { LOCAL } from '../../accounts/account.ts'
import { accountOf } from '../../accounts/administration.ts'
import { monthOf } from '../../accounts/calendar.ts'
import {
  DEFAULT_DAYS,
  monthOfAll,
  monthOfCustomer,
  requireMonth,
  usageOf,
} from '../../accounts/usage-report.ts'
import type { UsageRow } from '../../domain/shapes/usage.ts'
import { USAGE } from '../../operations/account.ts'
import { unrounded } from '../../wording/numbers.ts'
import { withAccounts } from '../accounts.ts'
import { type App, NOTHING } from '../app.ts'
import { ask } from '../ask.ts'
import { wholeNumber } from '../input/numbers.ts'
import { oneFormat, refuseBoth } from '../input/options.ts'
import { csv } from '../output/csv.ts'
import type { CommandRow, Options } from '../rows.ts'

export const command: CommandRow = {
  usage: 'usage',
  options: [
    ['--customer <id>', 'option.customer'],
    ['--all', 'option.usage.all'],
    ['-d, --days <n>', 'option.days'],
    ['--month <month>', 'option.month'],
    ['--csv', 'option.shop.csv'],
  ],
  json: ['UsageResponse', 'MonthResponse', 'BillingResponse'],
  run: usage,
}

type UsageOptions = Options<'customer' | 'all' | 'days' | 'month' | 'csv'>

async function usage(app: App, _: unknown, options: UsageOptions) {
  oneFormat(app, options, ['csv'])
  refuseBoth(options, 'all', 'customer')
  refuseBoth(options, 'all', 'days')
  refuseBoth(options, 'month', 'days')
  if (options.month !== undefined) requireMonth(options.month)
  if (options.all) await showAll(app, options)
  else await showOne(app, options)
}

async function showOne(app: App, options: UsageOptions) {
  const body = await (options.month === undefined
    ? lastDays(app, options)
    : oneMonth(app, options.customer, options.month))
  if (app.json(body)) return
  const heads = app.heads(
    ...(['day', 'module', 'function', 'requests', 'errors', 'units', 'latency'] as const),
  )
  await show(
    app,
    heads,
    body.usage.map((row) => cellsOf(app, row)),
    options,
  )
}

async function lastDays(app: App, { customer = LOCAL.name, days }: UsageOptions) {
  if (isLocal(customer)) return ask(app, USAGE, { query: { days } })
  return withAccounts(app, async (store) => {
    const number = wholeNumber(days, 'days') ?? DEFAULT_DAYS
    return usageOf(store, await accountOf(store, customer), number, Date.now())
  })
}

async function oneMonth(app: App, customer = LOCAL.name, month: string) {
  if (!isLocal(customer)) {
    return withAccounts(app, async (store) =>
      monthOfCustomer(store, await accountOf(store, customer), month),
    )
  }
  const { localMonth } = await import('../../accounts/local-usage.ts')
  return localMonth(app.io.env, month, Date.now(), (lines) =>
    app.remark(`${app.say('said.damaged')}: ${lines}`),
  )
}

const isLocal = (customer: string) => [LOCAL.name, LOCAL.customerId].includes(customer)

function cellsOf(app: App, row: UsageRow): readonly string[] {
  return [
    ...[row.day, row.module, row.test ? `${row.function} (test)` : row.function],
    ...[row.requests, row.errors, row.units].map(String),
    app.number(row.avgLatencyMs),
  ]
}

/** Prints the usage of all customers in a month, by default the current one (UTC). */
async function showAll(app: App, options: UsageOptions) {
  const month = options.month ?? monthOf(Date.now())
  const body = await withAccounts(app, (store) => monthOfAll(store, month))
  if (app.json(body)) return
  const none = options.csv ? '' : NOTHING
  const heads = app.heads(
    ...(['customer', 'name', 'requests', 'errors', 'units', 'overage', 'price'] as const),
  )
  const rows = body.customers.map(({ customerId, name, overage, price, ...sums }) => [
    ...[customerId, name ?? none],
    ...[sums.requests, sums.errors, sums.units, overage ?? none].map(String),
    price === null ? none : unrounded(price, app.lang),
  ])
  await show(app, heads, rows, options)
}

async function show(
  app: App,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  options: UsageOptions,
) {
  if (options.csv) app.io.out(csv(heads, rows, app.lang))
  else if (rows.length === 0) app.remark(app.say('said.noUsage'))
  else await app.table(heads, rows)
}
