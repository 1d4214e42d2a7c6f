/** `ingr key`: issues, lists and revokes the keys of an account. */

import { issueKey, keysOf, revokeKey } from '../../accounts/administration.ts'
import { instant, withAccounts } from '../accounts.ts'
import type { App } from '../app.ts'
import type { GroupRow, Options } from '../rows.ts'

export const command: GroupRow = {
  usage: 'key',
  about: 'about.key',
  examples: 'examples.key',
  parts: [
    {
      usage: 'issue <customerId>',
      about: 'about.key.issue',
      examples: 'examples.key.issue',
      options: [['--test', 'option.test']],
      json: ['IssuedKey'],
      run: issue,
    },
    {
      usage: 'list <customerId>',
      about: 'about.key.list',
      examples: 'examples.key.list',
      json: ['KeysResponse'],
      run: list,
    },
    {
      usage: 'revoke <keyId>',
      about: 'about.key.revoke',
      examples: 'examples.key.revoke',
      json: ['RevokedKey'],
      run: revoke,
    },
  ],
}

async function issue(app: App, customerId: string, { test }: Options<'test'>) {
  const issued = await withAccounts(app, (store) => issueKey(store, customerId, Date.now(), test))
  if (app.io.isTerminal) app.remark(app.say('said.keyOnce'))
  if (app.json(issued)) return
  // A row each, so that a key is never wrapped.
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
