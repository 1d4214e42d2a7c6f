/** `ingr key`: issues, lists and revokes the keys of an account. */

import { issueKey, keysOf, revokeKey } from '../../accounts/administration.ts'
import { instant, withAccounts } from '../accounts.ts'
import type { App } from '../app.ts'
import { say } from '../text/say.ts'

export async function runIssue(app: App, customerId: string, { test }: { test?: boolean }) {
  const issued = await withAccounts(app, (store) => issueKey(store, customerId, Date.now(), test))
  if (app.io.isTerminal) app.remark(say('said.keyOnce', app.lang))
  if (app.json(issued)) return 0
  // One under the other, so that a key is never broken over two lines.
  await app.table(
    [say('head.name', app.lang), say('head.value', app.lang)],
    [
      [say('head.id', app.lang), issued.keyId],
      [say('head.key', app.lang), issued.key],
    ],
  )
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
  if (keys.length === 0) app.remark(say('said.noKeys', app.lang))
  else {
    await app.table(
      [
        say('head.id', app.lang),
        say('head.prefix', app.lang),
        say('head.createdAt', app.lang),
        say('head.revokedAt', app.lang),
      ],
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
  await app.table(
    [say('head.id', app.lang), say('head.revokedAt', app.lang)],
    [[revoked.keyId, instant(app, revoked.revokedAt)]],
  )
  return 0
}
