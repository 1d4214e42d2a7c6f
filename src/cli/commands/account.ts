/** `ingr account`: opens, shows, changes and blocks the accounts of the HTTP API. */

import { type Account, PLANS } from '../../accounts/account.ts'
import {
  type AccountFields,
  accountOf,
  createAccount,
  setBlocked,
  updateAccount,
} from '../../accounts/administration.ts'
import type { AccountStore } from '../../accounts/store.ts'
import { withAccounts } from '../accounts.ts'
import { type App, NOTHING } from '../app.ts'
import { decimalOrNone, wholeNumber, wholeNumberOrNone } from '../input/numbers.ts'
import { EXAMPLE_CUSTOMER, type GroupRow, type OptionRow, type Options } from '../rows.ts'

const BOOKING: readonly OptionRow[] = [
  ['--modules <modules>', 'booked modules: M1, M2, M3, M4, comma-separated'],
  ['--plan <plan>', `${PLANS.join(', ')}; sets the rate limit unless that is given`],
  ['--monthly-quota <n>', 'credits per month (UTC), or none'],
  ['--credit-price <x>', 'price of a credit beyond the quota, or none'],
  ['--spending-cap <x>', 'at most this much per month beyond the quota, or none'],
  ['--rate-limit <n>', 'requests per minute'],
]

export const command: GroupRow = {
  usage: 'account',
  about: 'Accounts of the HTTP API',
  examples: ['account create "Bistro Anna" --monthly-quota 10000', 'account list'],
  parts: [
    {
      usage: 'create <name>',
      about: 'Open an account (default: all modules, plan free, no quota)',
      examples: [
        'account create "Bistro Anna" --monthly-quota 10000',
        'account create Test --modules M1,M2 --plan standard',
      ],
      options: BOOKING,
      json: ['Account'],
      run: async (app: App, name: string, options: BookingOptions) => {
        const fields = { ...fieldsOf(options), name }
        await print(app, (store) => createAccount(store, fields))
      },
    },
    {
      usage: 'list',
      about: 'All accounts',
      examples: ['account list --json'],
      json: ['AccountsResponse'],
      run: list,
    },
    {
      usage: 'show <customerId>',
      about: 'One account',
      examples: [`account show ${EXAMPLE_CUSTOMER}`],
      json: ['Account'],
      run: (app: App, customerId: string) => print(app, (store) => accountOf(store, customerId)),
    },
    {
      usage: 'update <customerId>',
      about: 'Change an account; what is not given stays',
      examples: [
        `account update ${EXAMPLE_CUSTOMER} --plan pro`,
        `account update ${EXAMPLE_CUSTOMER} --monthly-quota none`,
      ],
      options: [...BOOKING, ['--name <name>', 'name of the customer']],
      json: ['Account'],
      run: async (app: App, customerId: string, options: BookingOptions) => {
        const fields = fieldsOf(options)
        await print(app, (store) => updateAccount(store, customerId, fields))
      },
    },
    {
      usage: 'block <customerId>',
      about: 'Refuse the calls of an account',
      examples: [`account block ${EXAMPLE_CUSTOMER}`],
      json: ['Account'],
      run: (app: App, id: string) => print(app, (store) => setBlocked(store, id, true)),
    },
    {
      usage: 'unblock <customerId>',
      about: 'Answer the calls of an account again',
      examples: [`account unblock ${EXAMPLE_CUSTOMER}`],
      json: ['Account'],
      run: (app: App, id: string) => print(app, (store) => setBlocked(store, id, false)),
    },
  ],
}

type BookingOptions = Options<
  'name' | 'modules' | 'plan' | 'monthlyQuota' | 'creditPrice' | 'spendingCap' | 'rateLimit'
>

async function list(app: App) {
  const accounts = await withAccounts(app, (store) => store.accounts())
  if (app.json({ accounts })) return
  if (accounts.length === 0) return app.remark(app.say('said.noAccounts'))
  await app.table(
    app.heads('customer', 'name', 'plan', 'blocked'),
    accounts.map(({ customerId, name, plan, blocked }) => [
      ...[customerId, name, plan],
      yesOrNo(app, blocked),
    ]),
  )
}

/** Reads the options before anything is opened; throws INVALID_REQUEST on what is no number. */
function fieldsOf(options: BookingOptions): AccountFields {
  return {
    name: options.name,
    plan: options.plan,
    modules: options.modules?.split(',').map((module) => module.trim()),
    monthlyQuota: wholeNumberOrNone(options.monthlyQuota, 'monthlyQuota'),
    creditPrice: decimalOrNone(options.creditPrice, 'creditPrice'),
    spendingCap: decimalOrNone(options.spendingCap, 'spendingCap'),
    rateLimit: wholeNumber(options.rateLimit, 'rateLimit'),
  }
}

async function print(app: App, work: (store: AccountStore) => Promise<Account>) {
  const account = await withAccounts(app, work)
  if (app.json(account)) return
  const figure = (value: number | null) => (value === null ? NOTHING : String(value))
  await app.table(app.heads('name', 'value'), [
    [app.say('head.customer'), account.customerId],
    [app.say('head.name'), account.name],
    [app.say('head.plan'), account.plan],
    [app.say('head.modules'), account.modules.join(' ') || NOTHING],
    [app.say('head.monthlyQuota'), figure(account.monthlyQuota)],
    [app.say('head.creditPrice'), figure(account.creditPrice)],
    [app.say('head.spendingCap'), figure(account.spendingCap)],
    [app.say('head.rateLimit'), figure(account.rateLimit)],
    [app.say('head.blocked'), yesOrNo(app, account.blocked)],
  ])
}

function yesOrNo(app: App, value: boolean): string {
  return app.word('level', value ? 'yes' : 'no')
}
