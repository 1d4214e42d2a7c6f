/** `ingr account`: opens, shows, changes, blocks and deletes the accounts of the HTTP API. */

import type { Account } from '../../accounts/account.ts'
import {
  type AccountFields,
  accountOf,
  createAccount,
  deleteAccount,
  setBlocked,
  updateAccount,
} from '../../accounts/administration.ts'
import type { AccountStore } from '../../accounts/store.ts'
import { invalid } from '../../errors.ts'
import { msg } from '../../wording/message.ts'
import { instant, withAccounts } from '../accounts.ts'
import { type App, NOTHING } from '../app.ts'
import { decimalOrNone, wholeNumber, wholeNumberOrNone } from '../input/numbers.ts'
import { modulesIn } from '../input/words.ts'
import type { GroupRow, OptionRow, Options } from '../rows.ts'

const BOOKING: readonly OptionRow[] = [
  ['--modules <modules>', 'option.modules'],
  ['--plan <plan>', 'option.plan'],
  ['--monthly-quota <n>', 'option.monthly-quota'],
  ['--credit-price <x>', 'option.credit-price'],
  ['--spending-cap <x>', 'option.spending-cap'],
  ['--rate-limit <n>', 'option.rate-limit'],
]

export const command: GroupRow = {
  usage: 'account',
  parts: [
    {
      usage: 'create <name>',
      options: BOOKING,
      json: ['Account'],
      run: async (app: App, name: string, options: BookingOptions) => {
        const fields = { ...fieldsOf(options), name }
        await print(app, (store) => createAccount(store, fields))
      },
    },
    { usage: 'list', json: ['AccountsResponse'], run: list },
    {
      usage: 'show <customerId>',
      json: ['Account'],
      run: (app: App, customerId: string) => print(app, (store) => accountOf(store, customerId)),
    },
    {
      usage: 'update <customerId>',
      options: [...BOOKING, ['--name <name>', 'option.name']],
      json: ['Account'],
      run: async (app: App, customerId: string, options: BookingOptions) => {
        const fields = fieldsOf(options)
        await print(app, (store) => updateAccount(store, customerId, fields))
      },
    },
    {
      usage: 'rename <customerId> <name>',
      json: ['Account'],
      run: (app: App, [id, name]: readonly [string, string]) =>
        print(app, (store) => updateAccount(store, id, { name })),
    },
    {
      usage: 'block <customerId>',
      json: ['Account'],
      run: (app: App, id: string) => print(app, (store) => setBlocked(store, id, true)),
    },
    {
      usage: 'unblock <customerId>',
      json: ['Account'],
      run: (app: App, id: string) => print(app, (store) => setBlocked(store, id, false)),
    },
    {
      usage: 'delete <customerId>',
      options: [['--yes', 'option.yes']],
      json: ['DeletedAccount'],
      run: remove,
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

async function remove(app: App, customerId: string, { yes }: Options<'yes'>) {
  if (!yes) throw invalid(msg('deletionNeedsYes', { customerId }))
  const deleted = await withAccounts(app, (store) => deleteAccount(store, customerId, Date.now()))
  if (app.json(deleted)) return
  await app.table(app.heads('customer', 'deletedAt'), [
    [customerId, instant(app, deleted.deletedAt)],
  ])
}

/** Parses the options before the accounts are opened. Throws INVALID_REQUEST for an invalid number. */
const fieldsOf = (options: BookingOptions): AccountFields => ({
  name: options.name,
  plan: options.plan,
  modules: options.modules === undefined ? undefined : modulesIn(options.modules),
  monthlyQuota: wholeNumberOrNone(options.monthlyQuota, 'monthlyQuota'),
  creditPrice: decimalOrNone(options.creditPrice, 'creditPrice'),
  spendingCap: decimalOrNone(options.spendingCap, 'spendingCap'),
  rateLimit: wholeNumber(options.rateLimit, 'rateLimit'),
})

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
