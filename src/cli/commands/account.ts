/** `ingr account`: opens, shows, changes and blocks the accounts of the HTTP API. */

import type { Account } from '../../accounts/account.ts'
import {
  type AccountFields,
  accountOf,
  createAccount,
  setBlocked,
  updateAccount,
} from '../../accounts/administration.ts'
import type { AccountStore } from '../../accounts/store.ts'
import { NOTHING, withAccounts } from '../accounts.ts'
import type { App } from '../app.ts'
import { decimalOrNone, wholeNumber, wholeNumberOrNone } from '../input/numbers.ts'

interface BookingOptions {
  readonly name?: string
  readonly modules?: string
  readonly plan?: string
  readonly monthlyQuota?: string
  readonly creditPrice?: string
  readonly spendingCap?: string
  readonly rateLimit?: string
}

export async function runCreate(app: App, name: string, options: BookingOptions) {
  const fields = { ...fieldsOf(options), name }
  return printAccount(app, (store) => createAccount(store, fields))
}

export async function runShow(app: App, customerId: string) {
  return printAccount(app, (store) => accountOf(store, customerId))
}

export async function runUpdate(app: App, customerId: string, options: BookingOptions) {
  const fields = fieldsOf(options)
  return printAccount(app, (store) => updateAccount(store, customerId, fields))
}

export async function runBlock(app: App, customerId: string) {
  return printAccount(app, (store) => setBlocked(store, customerId, true))
}

export async function runUnblock(app: App, customerId: string) {
  return printAccount(app, (store) => setBlocked(store, customerId, false))
}

export async function runList(app: App) {
  const accounts = await withAccounts(app, (store) => store.accounts())
  if (app.json({ accounts })) return 0
  if (accounts.length === 0) app.remark(app.say('said.noAccounts'))
  else {
    await app.table(
      app.heads('customer', 'name', 'plan', 'blocked'),
      accounts.map(({ customerId, name, plan, blocked }) => [
        customerId,
        name,
        plan,
        yesOrNo(app, blocked),
      ]),
    )
  }
  return 0
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

async function printAccount(app: App, work: (store: AccountStore) => Promise<Account>) {
  const account = await withAccounts(app, work)
  if (app.json(account)) return 0
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
  return 0
}

function yesOrNo(app: App, value: boolean): string {
  return app.word('level', value ? 'yes' : 'no')
}
