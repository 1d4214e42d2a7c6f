/** Parses a PostgreSQL address into the parts that are safe to show: no user or password. */

import { IngrError } from '../errors.ts'
import { msg } from '../wording/message.ts'

interface DatabaseAddress {
  /** `postgres://host:port/database`, for messages. */
  readonly shown: string
  /** The same, for use in a file name. */
  readonly fileName: string
}

// Strict, since a password with an unencoded `@`, `/`, `?` or `#` would spill into another part, and so into a
// message.
const FORM =
  /^postgres(?:ql)?:\/\/(?:[^@/?#]*@)?(?<host>[^@/?#]*)(?:\/(?<database>[^@/?#]*))?(?:\?(?<query>[^@#]*))?$/

export function isAddress(place: string): boolean {
  return /^postgres(ql)?:\/\//.test(place)
}

/** Throws UNAVAILABLE without showing the address: where the password ends is unknown. */
export function readAddress(address: string): DatabaseAddress {
  const parts = FORM.exec(address)?.groups
  if (!parts) {
    throw new IngrError('UNAVAILABLE', msg('badAccountsAddress'))
  }
  // libpq syntax for a socket: postgres:///database?host=/var/run/postgresql
  const host = parts.host || new URLSearchParams(parts.query).get('host') || 'localhost'
  const database = parts.database ?? ''
  return {
    shown: `postgres://${host}/${database}`,
    fileName: `${host}_${database}`.replace(/[^\w.-]/g, '_').slice(0, MAX_FILE_NAME),
  }
}

const MAX_FILE_NAME = 100
