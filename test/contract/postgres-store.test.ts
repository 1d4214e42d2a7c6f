/** The PostgreSQL store satisfies the contract of every account store, on a real server. */

// tier: system
// needs: postgres

import { openPostgresStore } from '../../src/accounts/postgres-store.ts'
import { FAST, postgresServer } from '../support/postgres.ts'
import { accountStoreContract } from './account-store.ts'

const server = await postgresServer(FAST)

/** Databases to reuse, since it is faster to empty a schema than to create a database. */
const free: string[] = []

accountStoreContract('PostgreSQL', async () => {
  const address = free.pop() ?? (await server.database())
  const stores = [await openPostgresStore(address)]
  return {
    store: stores[0]!,
    reopen: async () => {
      const another = await openPostgresStore(address)
      stores.push(another)
      return another
    },
    dispose: async () => {
      for (const store of stores) await store.close()
      await server.sql(address, 'drop schema ingr cascade')
      free.push(address)
    },
  }
})
