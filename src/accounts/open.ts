/** Opens the accounts of this user or machine, in whichever database. */

import { IngrError } from '../errors.ts'
import { msg } from '../wording/message.ts'
import { isAddress } from './address.ts'
import { accountsPlace, type Env } from './place.ts'
import { openSqliteStore } from './sqlite-store.ts'
import type { AccountStore } from './store.ts'

export { accountsPlace } from './place.ts'

/**
 * Rejects with UNAVAILABLE if they cannot be opened. If a remote database is unreachable and `unreachable` is given,
 * calls it instead, and the store retries with every call.
 */
export async function openAccounts(
  env: Env,
  unreachable?: (error: Error) => void,
): Promise<AccountStore> {
  const place = accountsPlace(env)
  if (isAddress(place)) {
    // Loaded on demand: accounts in a file do not need the driver.
    const { openPostgresStore } = await import('./postgres-store.ts')
    return openPostgresStore(place, unreachable)
  }
  const scheme = /^(\w+):\/\//.exec(place)?.[1]
  if (scheme !== undefined) {
    throw new IngrError('UNAVAILABLE', msg('accountsNotAtScheme', { scheme }))
  }
  return openSqliteStore(place)
}
