/** Stores accounts, keys and usage in a PostgreSQL database that servers on any number of machines share. */

import { faultOf, IngrError } from '../errors.ts'
import { msg, textOf } from '../wording/message.ts'
import { readAddress } from './address.ts'
import { monthOf } from './calendar.ts'
import { Database, isUnreachable, type Query } from './postgres-database.ts'
import { postgresLeases } from './postgres-leases.ts'
import { migrate, requireKnown } from './postgres-migrations.ts'
import { forgetSome, PostgresRecorder, recordCalls } from './postgres-recorder.ts'
import { SqlStore, type Step } from './sql-store.ts'
import type { AccountStore, Call, LeaseStore, Patience, Receipt } from './store.ts'

/**
 * Opens the store. Rejects with UNAVAILABLE if the database refuses us or has a newer version. If it is unreachable,
 * calls `unreachable` and retries with every call, or rejects if `unreachable` is not given.
 */
export async function openPostgresStore(
  address: string,
  unreachable?: (error: Error) => void,
): Promise<AccountStore> {
  const store = new PostgresStore(address)
  try {
    await store.ready()
  } catch (error) {
    const { cause } = faultOf(error)
    // An error without a cause is not from the driver. It means that a newer version has migrated the accounts.
    if (!unreachable || cause === undefined || !isUnreachable(cause)) {
      await store.close()
      throw error
    }
    unreachable(faultOf(error))
  }
  return store
}

const DIALECT = {
  schema: 'ingr',
  serial: 'serial',
  isAmong: (column: string) => `${column} = any($1)`,
}

/** Fails on a standby server, which answers but is read-only. */
const PROBE = `
  select extract(epoch from clock_timestamp())::float8 * 1000 as clock,
    current_setting('transaction_read_only') as "readOnly"
`

/** Maximum rows deleted in one transaction. */
const MOST_FORGOTTEN = 500

/** Maximum time until we notice that a newer version has migrated the database. */
const CHECK_MS = 750

class PostgresStore extends SqlStore implements AccountStore {
  readonly isRemote = true
  readonly leases?: LeaseStore
  private readonly database: Database
  private readonly recorder: PostgresRecorder
  private isReady: Promise<void> | undefined
  private checkTables = migrate
  /** Monotonic time of the last check, in milliseconds. */
  private checkedAt = 0
  private isClosed = false
  /** Queries in progress for the credits that an account has spent, by account and month. */
  private readonly asked = new Map<string, Promise<number>>()

  constructor(address: string) {
    super(DIALECT)
    this.database = new Database(address)
    this.recorder = new PostgresRecorder(this.database)
    const { lease } = readAddress(address)
    if (lease !== null) {
      this.leases = postgresLeases(
        (work, lockTimeout) => this.write(work, lockTimeout),
        (sql, values) => this.read(sql, values),
        lease,
      )
    }
  }

  /** Resolves if the tables match this version. After a failure, the next call tries again. */
  ready(): Promise<void> {
    if (this.isClosed) {
      const message = msg('accountsClosed', { path: this.database.shown })
      return Promise.reject(new IngrError('UNAVAILABLE', message))
    }
    const now = performance.now()
    if (this.isReady === undefined || now - this.checkedAt > CHECK_MS) {
      // Prevents concurrent checks.
      this.checkedAt = Number.POSITIVE_INFINITY
      this.isReady = this.checkTables(this.database).then(
        () => {
          this.checkedAt = performance.now()
          // Create tables only once. If they vanish later, someone may be restoring a backup.
          this.checkTables = requireKnown
        },
        (error) => {
          // After finding a newer version, wait before the next check. If the database is unreachable, retry at once.
          if (error instanceof IngrError) this.checkedAt = performance.now()
          else this.isReady = undefined
          throw this.database.unavailable('opened', error)
        },
      )
    }
    return this.isReady
  }

  async record(calls: readonly Call[], patience?: Patience): Promise<readonly Receipt[]> {
    await this.ready()
    return this.recorder.record(calls, patience)
  }

  async forgetReplies(before: number): Promise<void> {
    const sql = 'select distinct customer_id as id from ingr.kept_answer where at < $1'
    for (const { id } of await this.read<{ id: string }>(sql, [before])) {
      // One account per transaction prevents deadlocks.
      const some = () => this.write((query) => forgetSome(query, id, before, MOST_FORGOTTEN))
      while ((await some()) === MOST_FORGOTTEN);
    }
  }

  // Shares a query between concurrent calls, because every call of an account with a quota needs the result.
  override spent(customerId: string, at: number): Promise<number> {
    const key = `${customerId} ${monthOf(at)}`
    const known = this.asked.get(key)
    if (known) return known
    const asked = super.spent(customerId, at).finally(() => this.asked.delete(key))
    this.asked.set(key, asked)
    return asked
  }

  async recordJournal(name: string, from: number, to: number, calls: readonly Call[]) {
    return this.write(async (query) => {
      const known = 'insert into ingr.journal (name, folded) values ($1, 0) on conflict do nothing'
      await query(known, [name])
      const moved = 'update ingr.journal set folded = $3 where name = $1 and folded = $2'
      const { rowCount } = await query(moved, [name, from, to])
      if (rowCount === 0) return false
      await recordCalls(query, calls)
      return true
    })
  }

  async probe(): Promise<number> {
    const [row] = await this.read<{ clock: number; readOnly: string }>(PROBE)
    if (row!.readOnly === 'off') return row!.clock
    throw this.database.unavailable('written', new Error(textOf(msg('databaseReadOnly'))))
  }

  async close(): Promise<void> {
    if (this.isClosed) return
    this.isClosed = true
    await this.recorder.close()
    await this.database.close()
  }

  protected async read<Row extends object>(sql: string, values: readonly unknown[] = []) {
    await this.ready()
    return this.database.read<Row>(sql, values)
  }

  protected async changeAll<Row extends object>(steps: readonly Step[]) {
    return this.write(async (query) => {
      let rows: readonly Row[] = []
      for (const [sql, values] of steps) rows = (await query<Row>(sql, values)).rows
      return rows
    })
  }

  private async write<T>(work: (query: Query) => Promise<T>, lockTimeout?: string): Promise<T> {
    await this.ready()
    return this.database.write(work, lockTimeout)
  }
}
