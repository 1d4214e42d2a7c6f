/** `ingr key`: issues, lists and revokes the keys of an account. */

import { issueKey, keysOf, revokeKey } from '../../accounts/administration.ts'
import { instant, withAccounts } from '../accounts.ts'
import type { App } from '../app.ts'

export async function runIssue(app: App, customerId: string, { test }: { test?: boolean }) {
  const issued = await withAccounts(app, (store) => issueKey(store, customerId, Date.now(), test))
  if (app.io.isTerminal) app.remark(app.say('said.keyOnce'))
  if (app.json(issued)) return 0
  // One under the other, so that a key is never broken over two lines.
  await app.table(app.heads('name', 'value'), [
    [app.say('head.id'), issued.keyId],
    [app.say('head.key'), issued.key],
  ])
  return 0
}

export async function runList(app: App, customerId: string) {
  const stored = await withAccounts(app, (store) => keysOf(store, customerId))
  const keys = stored.map(({ keyId, prefix, createdAt, revokedAt }) => ({
    keyId,
    prefix,
    createdAt,
    revokedAt,
  }))
  if (app.json({ keys })) return 0
  if (keys.length === 0) app.remark(app.say('said.noKeys'))
  else {
    await app.table(
      app.heads('id', 'prefix', 'createdAt', 'revokedAt'),
      keys.map(({ keyId, prefix, createdAt, revokedAt }) => [
        keyId,
        prefix,
        instant(app, createdAt),
        instant(app, revokedAt),
      ]),
    )
  }
  return 0
}

export async function runRevoke(app: App, keyId: string) {
  const revoked = await withAccounts(app, (store) => revokeKey(store, keyId, Date.now()))
  if (app.json(revoked)) return 0
  await app.table(app.heads('id', 'revokedAt'), [[revoked.keyId, instant(app, revoked.revokedAt)]])
  return 0
}
