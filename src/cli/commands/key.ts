/** `ingr key`: issues, lists and revokes the keys of an account. */

import { issueKey, keysOf, revokeKey, shownKey } from '../../accounts/administration.ts'
import { invalid } from '../../errors.ts'
import { msg } from '../../wording/message.ts'
import { instant, withAccounts } from '../accounts.ts'
import { type App, NOTHING } from '../app.ts'
import { modulesIn } from '../input/words.ts'
import type { GroupRow, Options } from '../rows.ts'

export const command: GroupRow = {
  usage: 'key',
  parts: [
    {
      usage: 'issue <customerId>',
      options: [
        ['--name <name>', 'option.key.name'],
        ['--expires <when>', 'option.expires'],
        ['--scopes <modules>', 'option.scopes'],
        ['--test', 'option.test'],
      ],
      json: ['IssuedKey'],
      run: issue,
    },
    { usage: 'list <customerId>', json: ['KeysResponse'], run: list },
    { usage: 'revoke <keyId>', json: ['RevokedKey'], run: revoke },
  ],
}

type IssueOptions = Options<'name' | 'expires' | 'scopes' | 'test'>

async function issue(app: App, customerId: string, options: IssueOptions) {
  const { name, expires, scopes, test } = options
  const fields = {
    name,
    expires,
    scopes: scopes === undefined ? undefined : modulesIn(scopes),
    isTest: test,
  }
  const issued = await withAccounts(app, (store) => issueKey(store, customerId, Date.now(), fields))
  if (app.io.isTerminal) app.remark(app.say('said.keyOnce'))
  if (app.json(issued)) return
  if (!app.io.isTerminal) {
    // Print the id on stderr, because `KEY=$(ingr key issue …)` must read only the key.
    app.remark(`${app.say('head.id')}: ${issued.keyId}`)
    return app.rows([[issued.key]])
  }
  // One value per row, so that the key is never wrapped.
  await app.table(app.heads('name', 'value'), [
    [app.say('head.id'), issued.keyId],
    [app.say('head.key'), issued.key],
  ])
}

async function list(app: App, customerId: string) {
  const stored = await withAccounts(app, (store) => keysOf(store, customerId))
  const keys = stored.map(shownKey)
  if (app.json({ keys })) return
  if (keys.length === 0) return app.remark(app.say('said.noKeys'))
  // Columns that are empty in every row are not shown on a terminal.
  const none = app.io.isTerminal ? '' : NOTHING
  await app.table(
    app.heads(
      ...(['id', 'prefix', 'createdAt', 'revokedAt'] as const),
      ...(['name', 'expiresAt', 'usedOn', 'modules'] as const),
    ),
    keys.map(({ keyId, prefix, createdAt, revokedAt, name, expiresAt, usedOn, scopes }) => [
      ...[keyId, prefix],
      ...[instant(app, createdAt), instant(app, revokedAt)],
      ...[name ?? none, expiresAt === null ? none : instant(app, expiresAt)],
      ...[usedOn ?? none, scopes?.join(' ') ?? none],
    ]),
  )
}

async function revoke(app: App, keyId: string) {
  // If a key was given instead of its id, the message must not repeat it.
  if (keyId.startsWith('ingr_')) throw invalid(msg('keyIdIsKey'), { keyId: 'an id' })
  const revoked = await withAccounts(app, (store) => revokeKey(store, keyId, Date.now()))
  if (app.json(revoked)) return
  await app.table(app.heads('id', 'revokedAt'), [[revoked.keyId, instant(app, revoked.revokedAt)]])
}
