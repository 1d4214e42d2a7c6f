/** PostgreSQL connections: few, with timeouts, and errors that never contain the full address. */

import { DatabaseError, Pool, type PoolConfig, types } from 'pg'
import { faultOf, IngrError } from '../errors.ts'
import { type AccountsAction, accountsErrorMessage } from './accounts-error.ts'
import { readAddress } from './address.ts'

/** Timeout for a connection, new or from the pool. */
const CONNECT_MS = 5_000
/** Timeout for a statement; then the connection is dropped. */
const ANSWER_MS = 6_000
const IDLE_MS = 30_000
/** Connections are renewed after this time, so that a moved database is found again. */
const LIFETIME_S = 1_800

/**
 * Start of a transaction. A stalled process loses its row locks before others time out waiting, and commits are durable
 * whatever the server's own setting. Not set for the whole connection, since a pooler may hand it to another client.
 */
const begin = (lockTimeout: string) => `
  begin;
  select set_config('statement_timeout', '5s', true),
    set_config('lock_timeout', '${lockTimeout}', true),
    set_config('idle_in_transaction_session_timeout', '2s', true),
    set_config(name, case setting when 'off' then 'on' else setting end, true)
  from (values ('synchronous_commit', current_setting('synchronous_commit'))) as durable (name, setting)
`

/** Runs a query inside a transaction; `$1` and so on are the values. */
export type Query = <Row extends object>(
  sql: string,
  values?: readonly unknown[],
) => Promise<{ readonly rows: readonly Row[]; readonly rowCount: number | null }>

/** Thrown if the connection was lost during commit: the transaction may or may not be committed. */
export class UnknownOutcome extends Error {}

export class Database {
  /** Its address in messages, without user and password. */
  readonly shown: string
  private readonly pool: Pool

  /** Opens no connection yet. Throws UNAVAILABLE if `address` is invalid. */
  constructor(address: string) {
    const { shown, poolSize } = readAddress(address)
    this.shown = shown
    this.pool = new Pool({ ...LIMITS, max: poolSize, connectionString: withLibpqModes(address) })
    // Idle connections may end at any time; the next user gets the error.
    this.pool.on('error', () => {})
    this.pool.on('connect', (client) => client.on('error', () => {}))
  }

  /** Retries once on another connection if the first was lost; rejects with the driver's error. */
  async ask<Row extends object>(
    sql: string,
    values: readonly unknown[] = [],
  ): Promise<readonly Row[]> {
    const answer = async () => (await this.pool.query<Row>(sql, [...values])).rows
    return answer().catch((error) => {
      if (!isWorthAnother(error)) throw error
      return answer()
    })
  }

  /** As `ask`, but every failure is UNAVAILABLE. */
  async read<Row extends object>(sql: string, values?: readonly unknown[]) {
    return this.ask<Row>(sql, values).catch((error) => {
      throw this.unavailable('read', error)
    })
  }

  /** As `transaction`, but every failure is UNAVAILABLE. */
  async write<T>(work: (query: Query) => Promise<T>, lockTimeout?: string): Promise<T> {
    try {
      return await this.transaction(work, lockTimeout)
    } catch (error) {
      throw this.unavailable('written', error)
    }
  }

  /** Commits the changes of `work`, or rejects without changes; after UnknownOutcome they may be committed. */
  async transaction<T>(work: (query: Query) => Promise<T>, lockTimeout = '4s'): Promise<T> {
    const client = await this.pool.connect()
    let isCommitting = false
    try {
      await client.query(begin(lockTimeout))
      const result = await work((sql, values = []) => client.query(sql, [...values]))
      isCommitting = true
      await client.query('commit')
      client.release()
      return result
    } catch (error) {
      // Closing the connection ends the transaction, unless it is being committed.
      client.release(true)
      if (isCommitting && isPassing(error)) throw new UnknownOutcome(reasonOf(error))
      throw error
    }
  }

  /** Runs one statement without a retry. Rejects with UnknownOutcome if the connection was lost meanwhile. */
  async once<Row extends object>(sql: string, values: readonly unknown[]): Promise<readonly Row[]> {
    const client = await this.pool.connect()
    try {
      const { rows } = await client.query<Row>(sql, [...values])
      client.release()
      return rows
    } catch (error) {
      const isLost = isPassing(error)
      client.release(isLost)
      throw isLost ? new UnknownOutcome(reasonOf(error)) : error
    }
  }

  /** Converts a driver error to UNAVAILABLE with the name of the database. */
  unavailable(done: AccountsAction, error: unknown): IngrError {
    if (error instanceof IngrError) return error
    const place = { path: this.shown, reason: reasonOf(error) }
    return Object.assign(new IngrError('UNAVAILABLE', accountsErrorMessage(done, place)), {
      cause: error,
    })
  }

  async close(): Promise<void> {
    if (!this.pool.ending) await this.pool.end()
  }
}

const LIMITS: PoolConfig = {
  connectionTimeoutMillis: CONNECT_MS,
  query_timeout: ANSWER_MS,
  idleTimeoutMillis: IDLE_MS,
  maxLifetimeSeconds: LIFETIME_S,
  keepAlive: true,
  application_name: 'ingr',
  types: {
    // Credits and offsets stay far below 2^53; the driver would return strings.
    getTypeParser: ((oid: number, format: 'text') =>
      oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)) as never,
  },
}

/** Makes the driver read `sslmode` as psql does. */
function withLibpqModes(address: string): string {
  const isDriversOwn = /[?&]sslmode=/.test(address) && !address.includes('uselibpqcompat=')
  return isDriversOwn ? `${address}&uselibpqcompat=true` : address
}

/** Lost connections, server restarts, deadlocks: a retry on another connection may succeed. */
function isPassing(error: unknown): boolean {
  if (error instanceof IngrError) return false
  return !(error instanceof DatabaseError) || /^(08|40|57P|25P03)/.test(error.code ?? '')
}

/** True if a retry may help: the pool may return a dead connection. Not after a timeout, to wait only once. */
export const isWorthAnother = (error: unknown): boolean =>
  isPassing(error) && (error instanceof DatabaseError || !isTimeout(faultOf(error)))

/** True if another transaction held a row for too long. */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '55P03'

/** Recognised by its message, since the driver's own errors have no codes. */
const isTimeout = ({ message }: Error): boolean => /timeout/.test(message)

const NETWORK_CALLS = ['connect', 'getaddrinfo', 'read', 'write']

/** True if the database could not be reached, as opposed to refusing us. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof DatabaseError) return /^(08|53|57P)/.test(error.code ?? '')
  if (error instanceof AggregateError) return error.errors.every(isUnreachable)
  const { syscall, message } = faultOf(error)
  if (syscall !== undefined) return NETWORK_CALLS.includes(syscall)
  return isTimeout(faultOf(error)) || /terminated/.test(message)
}

function reasonOf(error: unknown): string {
  // A host name with several addresses fails with one error for each.
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  const { message, code } = faultOf(error)
  return message || code || 'no reason given'
}
