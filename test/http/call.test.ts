/** Tests the steps of a call: when credits are checked and charged, and which calls are not charged or not answered. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Account } from '../../src/accounts/account.ts'
import { LOCAL } from '../../src/accounts/account.ts'
import { type Accounts, accountsOf } from '../../src/accounts/accounts.ts'
import { openSqliteStore } from '../../src/accounts/sqlite-store.ts'
import { LIBRARY, NOON, testServer } from './support.ts'

const ALLERGENS = '/v1/ingredients/butter/allergens'
const LIMITED: Account = { ...LOCAL, monthlyQuota: 100 }

/** Starts a server that needs no key, and records all queries to its accounts and its library in order. */
async function watched(given: Partial<Accounts> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'ingr-call-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const accounts = accountsOf(openSqliteStore(join(folder, 'accounts.sqlite')), () => NOON)
  const seen: string[] = []
  const { ask } = await testServer({
    library: new Proxy(LIBRARY, {
      get: (library, name: keyof typeof LIBRARY) => {
        if (name !== 'hash' && seen.at(-1) !== 'work') seen.push('work')
        return library[name]
      },
    }),
    accounts: {
      ...accounts,
      withoutKey: LIMITED,
      spent: async (...asked) => {
        seen.push('spent')
        return accounts.spent(...asked)
      },
      record: async (call) => {
        seen.push(call.failed ? 'failed' : `charge ${call.credits}`)
        return accounts.record(call)
      },
      ...given,
    },
  })
  seen.length = 0
  return { seen, ask }
}

test('credits are checked after the input and before the work, and charged once after it', async () => {
  const { seen, ask } = await watched()
  expect((await ask('GET', ALLERGENS)).body).toMatchObject({ ingredientId: 'butter' })
  expect(seen).toEqual(['spent', 'work', 'charge 5'])
})

test('a call that cannot be parsed checks nothing', async () => {
  const { seen, ask } = await watched()
  expect((await ask('GET', `${ALLERGENS}?lang=fr`)).status).toBe(400)
  expect(seen).toEqual(['failed'])
})

test('a call that is not answered is not charged', async () => {
  const { seen, ask } = await watched()
  expect((await ask('GET', '/v1/ingredients/no-such/allergens')).status).toBe(404)
  expect(seen).toEqual(['spent', 'work', 'failed'])
})

test('a call whose credits were spent in the meantime is not answered', async () => {
  const { ask } = await watched({
    record: async () => ({ charge: 'QUOTA_EXCEEDED', spent: 100, left: 0 }),
  })
  const { status, body } = await ask('GET', ALLERGENS)
  expect([status, body]).toMatchObject([402, { error: { code: 'QUOTA_EXCEEDED' } }])
})
