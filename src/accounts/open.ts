/** Opens accounts in a SQLite file or a PostgreSQL database. */

import { IngrError } from '../errors.ts'
import { msg } from '../wording/message.ts'
import { isAddress } from './address.ts'
import { accountsLocation, type Env } from './location.ts'
import { openSqliteStore } from './sqlite-store.ts'

export { accountsLocation as accountsPlace } from './location.ts'

/**
 * Opens the accounts. Rejects with UNAVAILABLE on failure. But if a remote database is unreachable and `unreachable` is
 * given, calls `unreachable` instead, and the store retries with every call.
 */
export async function openAccounts(env: Env, unreachable?: (error: Error) => void) {
  const place = accountsLocation(env)
  if (isAddress(place)) {
    // Loaded on demand, because accounts in a file need no driver.
    const { openPostgresStore } = await import('./postgres-store.ts')
    return openPostgresStore(place, unreachable)
  }
  const scheme = /^(\w+):\/\//.exec(place)?.[1]
  if (scheme !== undefined)
    throw new IngrError('UNAVAILABLE', msg('accountsNotAtScheme', { scheme }))
  return openSqliteStore(place)
}
