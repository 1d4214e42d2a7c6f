/** Parses a PostgreSQL address into parts that are safe to show, without user or password. */

import { IngrError } from '../errors.ts'
import { msg } from '../wording/message.ts'

interface DatabaseAddress {
  /** The address as `postgres://host:port/database`, for messages. */
  readonly shown: string
  /** The host and database, made safe for use in a file name. */
  readonly fileName: string
  /** Maximum connections per process. It is read from `?pool_size=`, which the driver ignores. */
  readonly poolSize: number
  /** Maximum credits that a process reserves at once for a customer, from `?lease=`; null without leases. */
  readonly lease: number | null
}

/** Default pool size. `Meter` writes at most four lists at a time, so that one connection is left for reads. */
const POOL_SIZE = 5
const MAX_POOL_SIZE = 100
const MAX_LEASE = 100_000

// The pattern is strict, because a password with an unencoded `@`, `/`, `?` or `#` would otherwise be read as another
// part of the address and shown in messages.
const FORM =
  /^postgres(?:ql)?:\/\/(?:[^@/?#]*@)?(?<host>[^@/?#]*)(?:\/(?<database>[^@/?#]*))?(?:\?(?<query>[^@#]*))?$/

export const isAddress = (place: string): boolean => /^postgres(ql)?:\/\//.test(place)

/** Values of `sslmode` with the same meaning in the driver and in psql. */
const SSL_MODES: readonly string[] = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full']

/** Parses an address. Throws UNAVAILABLE. The error omits the address, because we cannot know where a password ends. */
export function readAddress(address: string): DatabaseAddress {
  const parts = FORM.exec(address)?.groups
  if (!parts) throw new IngrError('UNAVAILABLE', msg('badAccountsAddress'))
  const query = new URLSearchParams(parts.query)
  for (const mode of query.getAll('sslmode')) {
    if (!SSL_MODES.includes(mode)) {
      const known = SSL_MODES.join(', ')
      throw new IngrError('UNAVAILABLE', msg('unknownSslMode', { mode, known }))
    }
    if (mode === 'verify-ca' && !query.has('sslrootcert'))
      throw new IngrError('UNAVAILABLE', msg('verifyCaWithoutCa'))
  }
  // libpq allows a socket as the host, for example in postgres:///database?host=/var/run/postgresql
  const host = parts.host || query.get('host') || 'localhost'
  const database = parts.database ?? ''
  return {
    shown: `postgres://${host}/${database}`,
    fileName: `${host}_${database}`.replace(/[^\w.-]/g, '_').slice(0, MAX_FILE_NAME),
    poolSize: readSize(query, 'pool_size', MAX_POOL_SIZE) ?? POOL_SIZE,
    lease: readSize(query, 'lease', MAX_LEASE),
  }
}

/** Reads a number from the query string of the database address; null if the parameter is absent. */
function readSize(query: URLSearchParams, name: string, most: number): number | null {
  const text = query.get(name)
  if (text === null) return null
  const size = Number(text)
  if (/^\d+$/.test(text) && size >= 1 && size <= most) return size
  throw new IngrError('UNAVAILABLE', msg('badAddressSize', { name, text, most }))
}

const MAX_FILE_NAME = 100
