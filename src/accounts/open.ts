/** Opens the accounts of this user or machine, whichever database keeps them. */

import { IngrError } from '../errors.ts'
import { msg } from '../wording/message.ts'
import { isAddress } from './address.ts'
import { accountsPlace, type Env } from './place.ts'
import { openSqliteStore } from './sqlite-store.ts'
import type { AccountStore } from './store.ts'

export { accountsPlace } from './place.ts'

/**
 * Rejects with UNAVAILABLE when they cannot be opened. A database elsewhere that cannot be reached is told to
 * `unreachable` instead, where that is given, and the store tries again with every call.
 */
export async function openAccounts(
  env: Env,
  unreachable?: (error: Error) => void,
): Promise<AccountStore> {
  const place = accountsPlace(env)
  if (isAddress(place)) {
    // Loaded here: who keeps accounts in a file does not pay for the driver.
    const { openPostgresStore } = await import('./postgres-store.ts')
    return openPostgresStore(place, unreachable)
  }
  const scheme = /^(\w+):\/\//.exec(place)?.[1]
  if (scheme !== undefined) {
    throw new IngrError('UNAVAILABLE', msg('accountsNotAtScheme', { scheme }))
  }
  return openSqliteStore(place)
}
