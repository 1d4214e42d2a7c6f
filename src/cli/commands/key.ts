/** `ingr key`: issues, lists and revokes the keys of an account. */

import { issueKey, keysOf, revokeKey } from '../../accounts/administration.ts'
import { instant, withAccounts } from '../accounts.ts'
import type { App } from '../app.ts'
import { EXAMPLE_CUSTOMER, type GroupRow, type Options } from '../rows.ts'

const EXAMPLE_KEY = '6ec0bd7f-11c0-43da-975e-2a8ad9ebae0b'

export const command: GroupRow = {
  usage: 'key',
  about: 'Keys of an account',
  examples: [`key issue ${EXAMPLE_CUSTOMER}`, `key revoke ${EXAMPLE_KEY}`],
  parts: [
    {
      usage: 'issue <customerId>',
      about: 'Make a key; it is shown this once',
      examples: [`key issue ${EXAMPLE_CUSTOMER}`, `key issue ${EXAMPLE_CUSTOMER} --test`],
      options: [['--test', 'a key for tests: the same answers, no credits, a low rate']],
      json: ['IssuedKey'],
      run: issue,
    },
    {
      usage: 'list <customerId>',
      about: 'The keys of an account, revoked ones too',
      examples: [`key list ${EXAMPLE_CUSTOMER}`],
      json: ['KeysResponse'],
      run: list,
    },
    {
      usage: 'revoke <keyId>',
      about: 'Revoke a key for good',
      examples: [`key revoke ${EXAMPLE_KEY}`],
      json: ['RevokedKey'],
      run: revoke,
    },
  ],
}

async function issue(app: App, customerId: string, { test }: Options<'test'>) {
  const issued = await withAccounts(app, (store) => issueKey(store, customerId, Date.now(), test))
  if (app.io.isTerminal) app.remark(app.say('said.keyOnce'))
  if (app.json(issued)) return
  // One under the other, so that a key is never broken over two lines.
  await app.table(app.heads('name', 'value'), [
    [app.say('head.id'), issued.keyId],
    [app.say('head.key'), issued.key],
  ])
}

async function list(app: App, customerId: string) {
  const stored = await withAccounts(app, (store) => keysOf(store, customerId))
  const keys = stored.map(({ keyId, prefix, createdAt, revokedAt }) => ({
    ...{ keyId, prefix, createdAt, revokedAt },
  }))
  if (app.json({ keys })) return
  if (keys.length === 0) return app.remark(app.say('said.noKeys'))
  await app.table(
    app.heads('id', 'prefix', 'createdAt', 'revokedAt'),
    keys.map(({ keyId, prefix, createdAt, revokedAt }) => [
      ...[keyId, prefix],
      ...[instant(app, createdAt), instant(app, revokedAt)],
    ]),
  )
}

async function revoke(app: App, keyId: string) {
  const revoked = await withAccounts(app, (store) => revokeKey(store, keyId, Date.now()))
  if (app.json(revoked)) return
  await app.table(app.heads('id', 'revokedAt'), [[revoked.keyId, instant(app, revoked.revokedAt)]])
}
