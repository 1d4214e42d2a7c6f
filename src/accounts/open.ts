/** Opens the accounts of this user or machine, whichever database keeps them. */

import { IngrError } from '../errors.ts'
import { accountsPlace, type Env, isAddress } from './place.ts'
import { openSqliteStore } from './sqlite-store.ts'
import type { AccountStore } from './store.ts'

export { accountsPlace } from './place.ts'

/** Rejects with UNAVAILABLE when they cannot be opened. */
export async function openAccounts(env: Env): Promise<AccountStore> {
  const place = accountsPlace(env)
  if (isAddress(place)) {
    throw new IngrError('UNAVAILABLE', 'this version keeps accounts in SQLite only')
  }
  return openSqliteStore(place)
}
