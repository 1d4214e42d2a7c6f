/** PostgreSQL connections: a small pool, with timeouts and errors that never contain the full address. */

import { DatabaseError, Pool, type PoolConfig, types } from 'pg'
import { faultOf, IngrError } from '../errors.ts'
import { type AccountsAction, accountsErrorMessage } from './accounts-error.ts'
import { readAddress } from './address.ts'

/** Timeout for getting a connection, new or from the pool. */
const CONNECT_MS = 5_000
/** Timeout for a statement, after which its connection is dropped. */
const ANSWER_MS = 6_000
const IDLE_MS = 30_000
/** Connections are renewed after this time, so that we notice if the database has moved. */
const LIFETIME_S = 1_800

/**
 * Begins a transaction. If this process stalls, it loses its row locks before others time out. Commits are always
 * durable. We do not set this per connection, because a pooler may give the connection to another client.
 */
const begin = (lockTimeout: string) => `
  begin;
  select set_config('statement_timeout', '5s', true),
    set_config('lock_timeout', '${lockTimeout}', true),
    set_config('idle_in_transaction_session_timeout', '2s', true),
    set_config(name, case setting when 'off' then 'on' else setting end, true)
  from (values ('synchronous_commit', current_setting('synchronous_commit'))) as durable (name, setting)
`

/** Runs a query inside a transaction; `$1`, `$2` and so on are the values. */
export type Query = <Row extends object>(
  sql: string,
  values?: readonly unknown[],
) => Promise<{ readonly rows: readonly Row[]; readonly rowCount: number | null }>

/** Thrown if the connection was lost during a commit, so that we cannot know whether the commit happened. */
export class UnknownOutcome extends Error {}

export class Database {
  /** Address of the database without user and password, for use in messages. */
  readonly shown: string
  private readonly pool: Pool

  /** Does not open a connection yet. Throws UNAVAILABLE if `address` is invalid. */
  constructor(address: string) {
    const { shown, poolSize } = readAddress(address)
    this.shown = shown
    this.pool = new Pool({ ...LIMITS, max: poolSize, connectionString: withLibpqModes(address) })
    // Ignore errors on idle connections; the next query on the connection gets the error.
    this.pool.on('error', () => {})
    this.pool.on('connect', (client) => client.on('error', () => {}))
  }

  /** Runs a query; retries once on another connection if the first one was lost. Rejects with the driver's error. */
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

  /** Like `ask`, but rejects with UNAVAILABLE on every failure. */
  async read<Row extends object>(sql: string, values?: readonly unknown[]) {
    return this.ask<Row>(sql, values).catch((error) => {
      throw this.unavailable('read', error)
    })
  }

  /** Like `transaction`, but rejects with UNAVAILABLE on every failure. */
  async write<T>(work: (query: Query) => Promise<T>, lockTimeout?: string): Promise<T> {
    try {
      return await this.transaction(work, lockTimeout)
    } catch (error) {
      throw this.unavailable('written', error)
    }
  }

  /** Commits the changes of `work`, or rejects and changes nothing. After UnknownOutcome, either may have happened. */
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
      // Closing the connection ends the transaction, unless a commit is in progress.
      client.release(true)
      if (isCommitting && isPassing(error)) throw new UnknownOutcome(reasonOf(error))
      throw error
    }
  }

  /** Runs a statement without a retry. Rejects with UnknownOutcome if the connection is lost during the statement. */
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

  /** Converts a database driver error to UNAVAILABLE, with the name of the database. */
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
    // Converts 64-bit integers to numbers, as credits and offsets are far below 2^53. The driver would return strings.
    getTypeParser: ((oid: number, format: 'text') =>
      oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)) as never,
  },
}

/** Makes the driver interpret `sslmode` as psql does. */
function withLibpqModes(address: string): string {
  const isDriversOwn = /[?&]sslmode=/.test(address) && !address.includes('uselibpqcompat=')
  return isDriversOwn ? `${address}&uselibpqcompat=true` : address
}

/** True after lost connections, server restarts and deadlocks: a retry on another connection may succeed. */
function isPassing(error: unknown): boolean {
  if (error instanceof IngrError) return false
  return !(error instanceof DatabaseError) || /^(08|40|57P|25P03)/.test(error.code ?? '')
}

/** True if a retry may help, for example after a lost connection. False after a timeout, so that we wait only once. */
export const isWorthAnother = (error: unknown): boolean =>
  isPassing(error) && (error instanceof DatabaseError || !isTimeout(faultOf(error)))

/** True if another transaction held a row for too long. */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '55P03'

/** True for timeouts of the driver, recognised by message because they have no code. */
const isTimeout = ({ message }: Error): boolean => /timeout/.test(message)

const NETWORK_CALLS = ['connect', 'getaddrinfo', 'read', 'write']

/** True if the database could not be reached; false if it refused us. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof DatabaseError) return /^(08|53|57P)/.test(error.code ?? '')
  if (error instanceof AggregateError) return error.errors.every(isUnreachable)
  const { syscall, message } = faultOf(error)
  if (syscall !== undefined) return NETWORK_CALLS.includes(syscall)
  return isTimeout(faultOf(error)) || /terminated/.test(message)
}

function reasonOf(error: unknown): string {
  // If a host name has several addresses, there is one error for each address.
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  const { message, code } = faultOf(error)
  return message || code || 'no reason given'
}
