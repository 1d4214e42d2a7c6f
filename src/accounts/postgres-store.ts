/** Keeps accounts, keys and usage in a PostgreSQL database that servers on any number of machines share. */

import type { UsageRow } from '../domain/shapes/usage.ts'
import { faultOf, IngrError } from '../errors.ts'
import { msg } from '../messages/message.ts'
import type { Account } from './account.ts'
import { monthOf } from './calendar.ts'
import { Database, isUnreachable, type Query } from './postgres-database.ts'
import { migrate, requireKnown } from './postgres-migrations.ts'
import { forgetSome, PostgresRecorder, recordCalls } from './postgres-recorder.ts'
import type {
  AccountChanges,
  AccountStore,
  Call,
  FoundKey,
  Kept,
  Receipt,
  StoredKey,
} from './store.ts'
import { usageRows } from './usage-rows.ts'

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

const ACCOUNT = `
  account.customer_id as "customerId", account.name, account.plan, account.modules,
  account.monthly_quota as "monthlyQuota", account.credit_price as "creditPrice",
  account.spending_cap as "spendingCap", account.rate_limit as "rateLimit", account.blocked
`
const KEY = `
  key_id as "keyId", api_key.customer_id as "customerId", prefix, hash, created_at as "createdAt",
  revoked_at as "revokedAt"
`

/** Rows that are thrown away in one transaction. */
const MOST_FORGOTTEN = 500

/** How long a newer version of the program may have been at work in the database before this one notices. */
const LOOK_MS = 750

class PostgresStore implements AccountStore {
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
    this.database = new Database(address)
    this.recorder = new PostgresRecorder(this.database)
  }

  /** Resolves once the tables are as this version of the program needs them; a failure is tried again next time. */
  ready(): Promise<void> {
    if (this.isClosed) {
      const said = msg('accounts are closed: {path}', { path: this.database.shown })
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

  async addAccount(account: Account): Promise<void> {
    await this.write((query) =>
      query(
        `
          insert into ingr.account (customer_id, name, plan, modules, monthly_quota, credit_price,
            spending_cap, rate_limit, blocked)
          values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
        `,
        valuesOf(account),
      ),
    )
  }

  async account(customerId: string): Promise<Account | undefined> {
    const sql = `select ${ACCOUNT} from ingr.account where customer_id = $1`
    return (await this.read<Account>(sql, [customerId]))[0]
  }

  async accounts(): Promise<readonly Account[]> {
    return this.read<Account>(`select ${ACCOUNT} from ingr.account order by name, customer_id`)
  }

  async updateAccount(customerId: string, changes: AccountChanges): Promise<Account | undefined> {
    return this.write(async (query) => {
      const sql = `select ${ACCOUNT} from ingr.account where customer_id = $1 for no key update`
      const [account] = (await query<Account>(sql, [customerId])).rows
      if (!account) return undefined
      const changed = { ...account, ...changes }
      await query(
        `
          update ingr.account
          set name = $2, plan = $3, modules = $4, monthly_quota = $5, credit_price = $6,
            spending_cap = $7, rate_limit = $8, blocked = $9
          where customer_id = $1
        `,
        valuesOf(changed),
      )
      return changed
    })
  }

  async addKey({ keyId, customerId, prefix, hash, createdAt, revokedAt }: StoredKey) {
    await this.write((query) =>
      query(
        `
          insert into ingr.api_key (key_id, customer_id, prefix, hash, created_at, revoked_at)
          values ($1, $2, $3, $4, $5, $6)
        `,
        [keyId, customerId, prefix, Buffer.from(hash), createdAt, revokedAt],
      ),
    )
  }

  async keys(customerId: string): Promise<readonly StoredKey[]> {
    return this.read<StoredKey>(
      `select ${KEY} from ingr.api_key where customer_id = $1 order by created_at, serial`,
      [customerId],
    )
  }

  async keyWithPrefix(prefix: string) {
    return (await this.keysWithPrefixes([prefix]))[0]
  }

  async keysWithPrefixes(prefixes: readonly string[]): Promise<readonly FoundKey[]> {
    const rows = await this.read<StoredKey & Account>(
      `
        select ${KEY}, ${ACCOUNT}
        from ingr.api_key join ingr.account on account.customer_id = api_key.customer_id
        where prefix = any($1)
      `,
      [prefixes],
    )
    return rows.map(({ keyId, prefix, hash, createdAt, revokedAt, ...account }) => {
      const { customerId } = account
      return { key: { keyId, customerId, prefix, hash, createdAt, revokedAt }, account }
    })
  }

  async revokeKey(keyId: string, revokedAt: string): Promise<StoredKey | undefined> {
    return this.write(async (query) => {
      const { rows } = await query<StoredKey>(
        `
          update ingr.api_key
          set revoked_at = coalesce(revoked_at, $2)
          where key_id = $1
          returning ${KEY}
        `,
        [keyId, revokedAt],
      )
      return rows[0]
    })
  }

  async record(calls: readonly Call[]): Promise<readonly Receipt[]> {
    await this.ready()
    return this.recorder.record(calls)
  }

  async kept(customerId: string, key: Uint8Array, since: number): Promise<Kept | undefined> {
    const rows = await this.read<Kept>(
      `
        select key, request, body
        from ingr.kept_answer
        where customer_id = $1 and key = $2 and at >= $3
      `,
      [customerId, Buffer.from(key), since],
    )
    return rows[0]
  }

  async forgetKept(before: number): Promise<void> {
    const sql = 'select distinct customer_id as id from ingr.kept_answer where at < $1'
    for (const { id } of await this.read<{ id: string }>(sql, [before])) {
      // One account in a transaction, so that no two wait for each other.
      const some = () => this.write((query) => forgetSome(query, id, before, MOST_FORGOTTEN))
      while ((await some()) === MOST_FORGOTTEN);
    }
  }

  // Every call of an account with a quota looks at it; calls at the same time share one look.
  spent(customerId: string, at: number): Promise<number> {
    const month = monthOf(at)
    const key = `${customerId} ${month}`
    const known = this.asked.get(key)
    if (known) return known
    const asked = this.read<{ credits: number }>(
      'select credits from ingr.spending where customer_id = $1 and month = $2',
      [customerId, month],
    )
      .then(([row]) => row?.credits ?? 0)
      .finally(() => this.asked.delete(key))
    this.asked.set(key, asked)
    return asked
  }

  async usage(customerId: string, firstDay: string): Promise<readonly UsageRow[]> {
    const rows = await this.read<Omit<UsageRow, 'module' | 'test'>>(
      `
        select day, function, requests, errors, units, latency_ms / requests as "avgLatencyMs"
        from ingr.usage
        where customer_id = $1 and day >= $2
      `,
      [customerId, firstDay],
    )
    const tests = await this.read<Omit<UsageRow, 'module' | 'test'>>(
      `
        select day, function, requests, errors, 0 as units,
          latency_ms / requests as "avgLatencyMs"
        from ingr.test_usage
        where customer_id = $1 and day >= $2
      `,
      [customerId, firstDay],
    )
    return usageRows(rows, tests)
  }

  async journalOffset(name: string): Promise<number> {
    const sql = 'select folded from ingr.journal where name = $1'
    return (await this.read<{ folded: number }>(sql, [name]))[0]?.folded ?? 0
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

  private async read<Row extends object>(sql: string, values: readonly unknown[] = []) {
    await this.ready()
    return this.database.read<Row>(sql, values)
  }

  private async write<T>(work: (query: Query) => Promise<T>): Promise<T> {
    await this.ready()
    return this.database.write(work)
  }
}

function valuesOf(account: Account): readonly unknown[] {
  const { customerId, name, plan, modules, monthlyQuota, creditPrice } = account
  const { spendingCap, rateLimit, blocked } = account
  return [
    customerId,
    name,
    plan,
    modules,
    monthlyQuota,
    creditPrice,
    spendingCap,
    rateLimit,
    blocked,
  ]
}
