/** Opens the accounts: a SQLite file or a PostgreSQL database. */

import { IngrError } from '../errors.ts'
import { msg } from '../wording/message.ts'
import { isAddress } from './address.ts'
import { accountsLocation, type Env } from './location.ts'
import { openSqliteStore } from './sqlite-store.ts'

export { accountsLocation as accountsPlace } from './location.ts'

/**
 * Rejects with UNAVAILABLE if they cannot be opened. If a remote database is unreachable and `unreachable` is given,
 * calls it instead, and the store retries with every call.
 */
export async function openAccounts(env: Env, unreachable?: (error: Error) => void) {
  const place = accountsLocation(env)
  if (isAddress(place)) {
    // Loaded on demand: accounts in a file do not need the driver.
    const { openPostgresStore } = await import('./postgres-store.ts')
    return openPostgresStore(place, unreachable)
  }
  const scheme = /^(\w+):\/\//.exec(place)?.[1]
  if (scheme !== undefined)
    throw new IngrError('UNAVAILABLE', msg('accountsNotAtScheme', { scheme }))
  return openSqliteStore(place)
}
