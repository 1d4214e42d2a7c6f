/** Reads the address of a PostgreSQL database for what may be shown of it: everything but who enters and how. */

import { IngrError } from '../errors.ts'
import { msg } from '../wording/message.ts'

interface DatabaseAddress {
  /** `postgres://host:port/database`, for messages. */
  readonly shown: string
  /** The same as a part of a file name. */
  readonly fileName: string
}

// A password with an unencoded `@`, `/`, `?` or `#` would end up in another part, and that part in a message.
const FORM =
  /^postgres(?:ql)?:\/\/(?:[^@/?#]*@)?(?<host>[^@/?#]*)(?:\/(?<database>[^@/?#]*))?(?:\?(?<query>[^@#]*))?$/

export function isAddress(place: string): boolean {
  return /^postgres(ql)?:\/\//.test(place)
}

/** Throws UNAVAILABLE, and then shows nothing of the address: where the password ends is not known. */
export function readAddress(address: string): DatabaseAddress {
  const parts = FORM.exec(address)?.groups
  if (!parts) {
    throw new IngrError('UNAVAILABLE', msg('badAccountsAddress'))
  }
  // libpq's way of naming a socket: postgres:///database?host=/var/run/postgresql
  const host = parts.host || new URLSearchParams(parts.query).get('host') || 'localhost'
  const database = parts.database ?? ''
  return {
    shown: `postgres://${host}/${database}`,
    fileName: `${host}_${database}`.replace(/[^\w.-]/g, '_').slice(0, MAX_FILE_NAME),
  }
}

const MAX_FILE_NAME = 100
