/** Accounts, keys and calls for tests of the accounts, and folders that are deleted afterwards. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Account } from '../../src/accounts/account.ts'
import { openSqliteStore } from '../../src/accounts/sqlite-store.ts'
import type { AccountStore, Call, StoredKey } from '../../src/accounts/store.ts'
import { MODULES } from '../../src/domain/functions.ts'

export const ANNA = 'aaaaaaaa-0000-4000-8000-000000000001'
export const BERT = 'bbbbbbbb-0000-4000-8000-000000000002'
/** Noon (UTC) of an ordinary day. */
export const NOON = Date.UTC(2026, 10, 21, 12)

export function accountLike(given: Partial<Account> = {}): Account {
  return {
    customerId: ANNA,
    name: 'Anna',
    plan: 'free',
    modules: MODULES,
    monthlyQuota: null,
    creditPrice: null,
    spendingCap: null,
    rateLimit: 600,
    blocked: false,
    ...given,
  }
}

export function callLike(given: Partial<Call> = {}): Call {
  return {
    customerId: ANNA,
    function: 'search',
    at: NOON,
    credits: 1,
    failed: false,
    latencyMs: 2,
    ...given,
  }
}

export function keyLike(given: Partial<StoredKey> = {}): StoredKey {
  return {
    keyId: 'cccccccc-0000-4000-8000-000000000003',
    customerId: ANNA,
    prefix: 'abcdefgh',
    hash: Uint8Array.from({ length: 32 }, (_, index) => index),
    createdAt: '2026-11-21T12:00:00.000Z',
    revokedAt: null,
    label: null,
    expiresAt: null,
    usedOn: null,
    scopes: null,
    ...given,
  }
}

/** Records calls and returns the outcome of each. */
export async function charges(store: AccountStore, calls: readonly Call[]) {
  return (await store.record(calls)).map(({ charge }) => charge)
}

/** Creates a new folder for the current test. */
export async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ingr-accounts-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Opens a store in a new folder, and closes it at the end of the test. */
export async function freshStore(): Promise<{ store: AccountStore; path: string; folder: string }> {
  const folder = await freshFolder()
  const path = join(folder, 'accounts.sqlite')
  const store = openSqliteStore(path)
  onTestFinished(() => store.close())
  return { store, path, folder }
}

/** Returns the key and account in a migrated database, the outcomes of two calls, and the recorded usage. */
export async function afterMigration(store: AccountStore, prefix: string) {
  const found = await store.keyWithPrefix(prefix)
  return [
    found && { ...found.key, hash: Uint8Array.from(found.key.hash) },
    found?.account,
    await charges(store, [callLike({ credits: 3 }), callLike()]),
    (await store.usage(ANNA, '2026-11-01')).map(({ requests }) => requests),
  ]
}
