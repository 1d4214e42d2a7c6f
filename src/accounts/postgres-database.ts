/** Connections to PostgreSQL: few, bounded in time, and with errors that never hold the address as it was given. */

import { DatabaseError, Pool, type PoolConfig, types } from 'pg'
import { faultOf, IngrError } from '../errors.ts'
import { readAddress } from './address.ts'
import { complaintOf, type Deed } from './complaint.ts'

/** A process writes one list of calls at a time; the others read. */
const MAX_CONNECTIONS = 5
/** For a connection, a new one or a free one of the pool. */
const CONNECT_MS = 5_000
/** For the answer to a statement; the connection is given up then. */
const ANSWER_MS = 6_000
const IDLE_MS = 30_000
/** A connection is renewed after so long, so that a database that moved is found again. */
const LIFETIME_S = 1_800

/**
 * What a transaction begins with. A process that stands still loses the rows that it has locked before those who wait for
 * them lose patience, and what is committed is durable, whatever the server's own setting. Not set for the whole
 * connection, since a pooler in between may hand it to somebody else.
 */
const BEGIN = `
  begin;
  select set_config('statement_timeout', '5s', true),
    set_config('lock_timeout', '4s', true),
    set_config('idle_in_transaction_session_timeout', '2s', true),
    set_config(name, case setting when 'off' then 'on' else setting end, true)
  from (values ('synchronous_commit', current_setting('synchronous_commit'))) as durable (name, setting)
`

interface Answer<Row> {
  readonly rows: readonly Row[]
  readonly rowCount: number | null
}
/** Asks inside a transaction; `$1` and so on stand for the values. */
export type Query = <Row extends object>(
  sql: string,
  values?: readonly unknown[],
) => Promise<Answer<Row>>

/** Thrown when the connection went while its transaction was being committed: it may have been, or not. */
export class UnknownOutcome extends Error {}

export class Database {
  /** How messages name it. */
  readonly shown: string
  private readonly pool: Pool

  /** Opens no connection yet. Throws UNAVAILABLE when `address` is none. */
  constructor(address: string) {
    this.shown = readAddress(address).shown
    this.pool = new Pool({ ...LIMITS, connectionString: withLibpqModes(address) })
    // Connections that end while nobody uses them, or between two statements; who uses them next hears of it.
    this.pool.on('error', () => {})
    this.pool.on('connect', (client) => client.on('error', () => {}))
  }

  /** Asked once more on another connection when its own was lost; rejects with the error of the driver. */
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

  /** As `ask`, with every failure reported as UNAVAILABLE. */
  async read<Row extends object>(sql: string, values?: readonly unknown[]) {
    return this.ask<Row>(sql, values).catch((error) => {
      throw this.unavailable('read', error)
    })
  }

  /** As `transaction`, with every failure reported as UNAVAILABLE. */
  async write<T>(work: (query: Query) => Promise<T>): Promise<T> {
    try {
      return await this.transaction(work)
    } catch (error) {
      throw this.unavailable('written', error)
    }
  }

  /** Commits what `work` does, or rejects and nothing of it was done; with UnknownOutcome it may have been. */
  async transaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
    const client = await this.pool.connect()
    let isCommitting = false
    try {
      await client.query(BEGIN)
      const result = await work((sql, values = []) => client.query(sql, [...values]))
      isCommitting = true
      await client.query('commit')
      client.release()
      return result
    } catch (error) {
      // With its connection the transaction ends, unless it is being committed.
      client.release(true)
      if (isCommitting && isPassing(error)) throw new UnknownOutcome(reasonOf(error))
      throw error
    }
  }

  /** UNAVAILABLE with the name of the database for what the driver complains of. */
  unavailable(done: Deed, error: unknown): IngrError {
    if (error instanceof IngrError) return error
    const place = { path: this.shown, reason: reasonOf(error) }
    return Object.assign(new IngrError('UNAVAILABLE', complaintOf(done, place)), { cause: error })
  }

  async close(): Promise<void> {
    if (!this.pool.ending) await this.pool.end()
  }
}

const LIMITS: PoolConfig = {
  max: MAX_CONNECTIONS,
  connectionTimeoutMillis: CONNECT_MS,
  query_timeout: ANSWER_MS,
  idleTimeoutMillis: IDLE_MS,
  maxLifetimeSeconds: LIFETIME_S,
  keepAlive: true,
  application_name: 'ingr',
  types: {
    // Credits and offsets stay far below 2^53; the driver would hand out texts.
    getTypeParser: ((oid: number, format: 'text') =>
      oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)) as never,
  },
}

/** `sslmode=require` and its kin mean what they mean to psql, not what this driver makes of them by itself. */
function withLibpqModes(address: string): string {
  const compatible = 'uselibpqcompat=true'
  return /[?&]sslmode=/.test(address) && !address.includes('uselibpqcompat=')
    ? `${address}&${compatible}`
    : address
}

/** Lost connections, a server that stops or starts, deadlocks: the same may well succeed on another connection. */
function isPassing(error: unknown): boolean {
  if (error instanceof IngrError) return false
  return !(error instanceof DatabaseError) || /^(08|40|57P|25P03)/.test(error.code ?? '')
}

/** The pool may hand out a connection that died long ago; whoever has waited in vain once need not wait twice. */
export function isWorthAnother(error: unknown): boolean {
  return isPassing(error) && (error instanceof DatabaseError || !isTimeout(faultOf(error)))
}

/** The driver has no codes for its own. */
function isTimeout({ message }: Error): boolean {
  return /timeout/.test(message)
}

const NETWORK_CALLS = ['connect', 'getaddrinfo', 'read', 'write']

/** Whether the database could not be asked at all, in contrast to one that refuses us. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof DatabaseError) return /^(08|53|57P)/.test(error.code ?? '')
  if (error instanceof AggregateError) return error.errors.every(isUnreachable)
  const { syscall, message } = faultOf(error)
  if (syscall !== undefined) return NETWORK_CALLS.includes(syscall)
  return isTimeout(faultOf(error)) || /terminated/.test(message)
}

function reasonOf(error: unknown): string {
  // A name with several addresses fails with one error for each.
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  const { message, code } = faultOf(error)
  return message || code || 'no reason given'
}
