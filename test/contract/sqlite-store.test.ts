/** The SQLite store satisfies the contract of every account store. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqliteStore } from '../../src/accounts/sqlite-store.ts'
import { accountStoreContract } from './account-store.ts'

accountStoreContract('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ingr-contract-'))
  const stores = [openSqliteStore(join(folder, 'accounts.sqlite'))]
  return {
    store: stores[0]!,
    reopen: async () => {
      const another = openSqliteStore(join(folder, 'accounts.sqlite'))
      stores.push(another)
      return another
    },
    dispose: async () => {
      for (const store of stores) await store.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
})
