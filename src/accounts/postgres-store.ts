/** Keeps accounts, keys and usage in a PostgreSQL database that servers on any number of machines share. */

import { faultOf, IngrError } from '../errors.ts'
import { msg } from '../wording/message.ts'
import { monthOf } from './calendar.ts'
import { Database, isUnreachable, type Query } from './postgres-database.ts'
import { migrate, requireKnown } from './postgres-migrations.ts'
import { forgetSome, PostgresRecorder, recordCalls } from './postgres-recorder.ts'
import { SqlStore } from './sql-store.ts'
import type { AccountStore, Call, Receipt } from './store.ts'

/**
 * Rejects with UNAVAILABLE when the database refuses us or is of a newer version. One that cannot be reached is told to
 * `unreachable`, and the store tries again with every call; without `unreachable` that rejects, too.
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
    // Without a cause it is this program that refuses: the accounts are of a newer version.
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

/** Rows that are thrown away in one transaction. */
const MOST_FORGOTTEN = 500

/** How long a newer version of the program may have been at work in the database before this one notices. */
const LOOK_MS = 750

class PostgresStore extends SqlStore implements AccountStore {
  private readonly database: Database
  private readonly recorder: PostgresRecorder
  private isReady: Promise<void> | undefined
  private look = migrate
  /** When it was looked at, in milliseconds that never go back. */
  private lookedAt = 0
  private isClosed = false
  /** What is being asked of the spending, by account and month. */
  private readonly asked = new Map<string, Promise<number>>()

  constructor(address: string) {
    super(DIALECT)
    this.database = new Database(address)
    this.recorder = new PostgresRecorder(this.database)
  }

  /** Resolves once the tables are as this version of the program needs them; a failure is tried again next time. */
  ready(): Promise<void> {
    if (this.isClosed) {
      const said = msg('accountsClosed', { path: this.database.shown })
      return Promise.reject(new IngrError('UNAVAILABLE', said))
    }
    const now = performance.now()
    if (this.isReady === undefined || now - this.lookedAt > LOOK_MS) {
      // Nobody looks while somebody does.
      this.lookedAt = Number.POSITIVE_INFINITY
      this.isReady = this.look(this.database).then(
        () => {
          this.lookedAt = performance.now()
          // Tables that vanish later are not made anew: somebody may be putting a backup back.
          this.look = requireKnown
        },
        (error) => {
          // Of a newer version it stays for a while; what cannot be reached is tried again with the next call.
          if (error instanceof IngrError) this.lookedAt = performance.now()
          else this.isReady = undefined
          throw this.database.unavailable('opened', error)
        },
      )
    }
    return this.isReady
  }

  async record(calls: readonly Call[]): Promise<readonly Receipt[]> {
    await this.ready()
    return this.recorder.record(calls)
  }

  async forgetReplies(before: number): Promise<void> {
    const sql = 'select distinct customer_id as id from ingr.kept_answer where at < $1'
    for (const { id } of await this.read<{ id: string }>(sql, [before])) {
      // One account in a transaction, so that no two wait for each other.
      const some = () => this.write((query) => forgetSome(query, id, before, MOST_FORGOTTEN))
      while ((await some()) === MOST_FORGOTTEN);
    }
  }

  // Every call of an account with a quota looks at it; calls at the same time share one look.
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
      await query(
        `
          insert into ingr.journal (name, folded)
          values ($1, 0)
          on conflict do nothing
        `,
        [name],
      )
      const { rowCount } = await query(
        'update ingr.journal set folded = $3 where name = $1 and folded = $2',
        [name, from, to],
      )
      if (rowCount === 0) return false
      await recordCalls(query, calls)
      return true
    })
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

  protected async change<Row extends object>(sql: string, values: readonly unknown[]) {
    return this.write(async (query) => (await query<Row>(sql, values)).rows)
  }

  private async write<T>(work: (query: Query) => Promise<T>): Promise<T> {
    await this.ready()
    return this.database.write(work)
  }
}
