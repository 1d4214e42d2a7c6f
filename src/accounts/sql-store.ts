/** SQL shared by all databases: for accounts and keys, and for reading usage, replies and journals. */

import { FUNCTIONS, MODULES, type Module } from '../domain/functions.ts'
import type { UsageRow } from '../domain/shapes/usage.ts'
import { type Account, LOCAL } from './account.ts'
import { monthOf } from './calendar.ts'
import type { AccountChanges, CustomerSums, FoundKey, StoredKey, StoredReply } from './store.ts'

const ACCOUNT = [
  'customerId',
  'name',
  'plan',
  'modules',
  'monthlyQuota',
  'creditPrice',
  'spendingCap',
  'rateLimit',
  'blocked',
] as const
const KEY = [
  'keyId',
  'customerId',
  'prefix',
  'hash',
  'createdAt',
  'revokedAt',
  'label',
  'expiresAt',
  'usedOn',
  'scopes',
] as const

/** An account as the driver returns it: SQLite has neither lists nor booleans. */
type AccountRow = Omit<Account, 'modules' | 'blocked'> & {
  readonly modules: Account['modules'] | string
  readonly blocked: boolean | 0 | 1
}

type KeyRow = Omit<StoredKey, 'scopes'> & { readonly scopes: readonly string[] | string | null }

/** SQL that differs between the databases. */
interface Dialect {
  /** Name of the schema that contains the tables. */
  readonly schema: string
  /** Column of the key table whose value increases with each insert. */
  readonly serial: string
  /** SQL condition that the column has one of the values in the list `$1`. */
  readonly isAmong: (column: string) => string
}

const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const selected = (names: readonly string[]) =>
  names.map((name) => `${columnOf(name)} as "${name}"`).join(', ')

const inserted = (table: string, names: readonly string[]) => `
  insert into ${table} (${names.map(columnOf).join(', ')})
  values (${names.map((_, at) => `$${at + 1}`).join(', ')})
`

const accountTable = (schema: string) => `${schema}.account`

function accountStatements(schema: string) {
  const account = accountTable(schema)
  return {
    insertAccount: inserted(account, ACCOUNT),
    account: `select ${selected(ACCOUNT)} from ${account} where customer_id = $1`,
    accounts: `select ${selected(ACCOUNT)} from ${account} order by name, customer_id`,
    updateAccount: (names: readonly string[]) => `
      update ${account}
      set ${names.map((name, at) => `${columnOf(name)} = $${at + 2}`).join(', ')}
      where customer_id = $1
      returning ${selected(ACCOUNT)}
    `,
    blockAccount: `update ${account} set blocked = true where customer_id = $1`,
    rememberAccount: `
      insert into ${schema}.former_account (customer_id, monthly_quota, credit_price, deleted_at)
      select customer_id, monthly_quota, credit_price, $2 from ${account} where customer_id = $1
    `,
    deleteAccount: [
      `delete from ${schema}.api_key where customer_id = $1`,
      `delete from ${schema}.kept_answer where customer_id = $1`,
      `delete from ${schema}.kept_space where customer_id = $1`,
      `delete from ${account} where customer_id = $1 returning customer_id`,
    ],
  }
}

function keyStatements({ schema, serial, isAmong }: Dialect) {
  const [account, key] = [accountTable(schema), `${schema}.api_key`]
  return {
    insertKey: inserted(key, KEY),
    keys: `select ${selected(KEY)} from ${key} where customer_id = $1 order by created_at, ${serial}`,
    keysWithPrefixes: `
      select ${selected([...new Set([...KEY, ...ACCOUNT])])}
      from ${key} join ${account} using (customer_id)
      where ${isAmong('prefix')}
    `,
    revokeKey: `
      update ${key} set revoked_at = coalesce(revoked_at, $2) where key_id = $1
      returning ${selected(KEY)}
    `,
    markUsed: `
      update ${key} set used_on = $2
      where ${isAmong('key_id')} and (used_on is null or used_on < $2)
    `,
    storedReply: `
      select key, request, body from ${schema}.kept_answer
      where customer_id = $1 and key = $2 and at >= $3
    `,
  }
}

function usageStatements(schema: string) {
  const sums = (table: string, units: string, test: 0 | 1) => `
    select day, function, requests, errors, ${units} as units,
      latency_ms / requests as "avgLatencyMs", ${test} as test
    from ${schema}.${table}
    where customer_id = $1 and day >= $2 and day <= $3
  `
  return {
    spent: `select credits from ${schema}.spending where customer_id = $1 and month = $2`,
    usage: `${sums('usage', 'units', 0)} union all ${sums('test_usage', '0', 1)}`,
    usageOfAll: `
      select sums.customer_id as "customerId", name, monthly_quota as "monthlyQuota",
        credit_price as "creditPrice", terms.customer_id is not null as "isKnown",
        requests, errors, units
      from (
        select customer_id, cast(sum(requests) as bigint) as requests,
          cast(sum(errors) as bigint) as errors, cast(sum(units) as bigint) as units
        from ${schema}.usage
        where day >= $1 and day <= $2 and customer_id <> $3
        group by customer_id
      ) as sums left join (
        select customer_id, name, monthly_quota, credit_price from ${accountTable(schema)}
        union all
        select customer_id, null, monthly_quota, credit_price from ${schema}.former_account
      ) as terms on terms.customer_id = sums.customer_id
      order by name is null, name, sums.customer_id
    `,
    folded: `select folded from ${schema}.journal where name = $1`,
  }
}

type SumRow = Omit<UsageRow, 'module' | 'test'> & { readonly test: 0 | 1 }

type CustomerRow = Omit<CustomerSums, 'terms'> &
  Pick<Account, 'monthlyQuota' | 'creditPrice'> & { readonly isKnown: boolean | 0 | 1 }

/** The last day that the form YYYY-MM-DD can express. */
const LAST_DAY = '9999-12-31'

/** A statement with its values. */
export type Step = readonly [sql: string, values: readonly unknown[]]

export abstract class SqlStore {
  protected readonly sql

  constructor(dialect: Dialect) {
    const { schema } = dialect
    this.sql = {
      ...accountStatements(schema),
      ...keyStatements(dialect),
      ...usageStatements(schema),
    }
  }

  protected abstract read<Row extends object>(
    sql: string,
    values?: readonly unknown[],
  ): Promise<readonly Row[]>
  /** Runs the statements in one transaction and returns the rows of the last one. */
  protected abstract changeAll<Row extends object>(steps: readonly Step[]): Promise<readonly Row[]>

  private change<Row extends object>(sql: string, values: readonly unknown[]) {
    return this.changeAll<Row>([[sql, values]])
  }

  async addAccount(account: Account): Promise<void> {
    await this.change(
      this.sql.insertAccount,
      ACCOUNT.map((name) => account[name]),
    )
  }

  async account(customerId: string): Promise<Account | undefined> {
    return accountOf((await this.read<AccountRow>(this.sql.account, [customerId]))[0])
  }

  async accounts(): Promise<readonly Account[]> {
    return (await this.read<AccountRow>(this.sql.accounts)).map((row) => accountOf(row))
  }

  async updateAccount(customerId: string, changes: AccountChanges): Promise<Account | undefined> {
    const names = ACCOUNT.filter((name) => name in changes)
    if (names.length === 0) return this.account(customerId)
    const values = [customerId, ...names.map((name) => ({ customerId, ...changes })[name])]
    return accountOf((await this.change<AccountRow>(this.sql.updateAccount(names), values))[0])
  }

  async deleteAccount(customerId: string, deletedAt: string): Promise<boolean> {
    const steps: readonly Step[] = [
      // Lock the account first, so that no answer is stored for it meanwhile.
      [this.sql.blockAccount, [customerId]],
      [this.sql.rememberAccount, [customerId, deletedAt]],
      ...this.sql.deleteAccount.map((sql): Step => [sql, [customerId]]),
    ]
    return (await this.changeAll(steps)).length > 0
  }

  async addKey(key: StoredKey): Promise<void> {
    const values = { ...key, hash: Buffer.from(key.hash) }
    await this.change(
      this.sql.insertKey,
      KEY.map((name) => values[name]),
    )
  }

  async keys(customerId: string): Promise<readonly StoredKey[]> {
    return (await this.read<KeyRow>(this.sql.keys, [customerId])).map(keyOf)
  }

  async keyWithPrefix(prefix: string): Promise<FoundKey | undefined> {
    return (await this.keysWithPrefixes([prefix]))[0]
  }

  async keysWithPrefixes(prefixes: readonly string[]): Promise<readonly FoundKey[]> {
    const rows = await this.read<KeyRow & AccountRow>(this.sql.keysWithPrefixes, [prefixes])
    return rows.map((row) => ({ key: keyOf(row), account: accountOf(row) }))
  }

  async revokeKey(keyId: string, revokedAt: string): Promise<StoredKey | undefined> {
    return (await this.change<KeyRow>(this.sql.revokeKey, [keyId, revokedAt])).map(keyOf)[0]
  }

  async markUsed(keyIds: readonly string[], day: string): Promise<void> {
    await this.change(this.sql.markUsed, [keyIds, day])
  }

  async storedReply(
    customerId: string,
    key: Uint8Array,
    since: number,
  ): Promise<StoredReply | undefined> {
    const values = [customerId, Buffer.from(key), since]
    return (await this.read<StoredReply>(this.sql.storedReply, values))[0]
  }

  async spent(customerId: string, at: number): Promise<number> {
    const values = [customerId, monthOf(at)]
    return (await this.read<{ credits: number }>(this.sql.spent, values))[0]?.credits ?? 0
  }

  async usage(
    customerId: string,
    firstDay: string,
    lastDay = LAST_DAY,
  ): Promise<readonly UsageRow[]> {
    const rows = await this.read<SumRow>(this.sql.usage, [customerId, firstDay, lastDay])
    return rows
      .map((row) => ({ ...row, module: FUNCTIONS[row.function] }))
      .sort(
        (a, b) =>
          compare(a.day, b.day) ||
          compare(a.module, b.module) ||
          compare(a.function, b.function) ||
          a.test - b.test,
      )
      .map(({ day, module, test, ...sums }) => ({
        day,
        module,
        ...sums,
        ...(test ? { test: true } : {}),
      }))
  }

  async usageOfAll(firstDay: string, lastDay: string): Promise<readonly CustomerSums[]> {
    const values = [firstDay, lastDay, LOCAL.customerId]
    const rows = await this.read<CustomerRow>(this.sql.usageOfAll, values)
    return rows.map(({ isKnown, monthlyQuota, creditPrice, ...sums }) => ({
      ...sums,
      terms: isKnown ? { monthlyQuota, creditPrice } : null,
    }))
  }

  async journalOffset(name: string): Promise<number> {
    return (await this.read<{ folded: number }>(this.sql.folded, [name]))[0]?.folded ?? 0
  }
}

function accountOf(row: AccountRow): Account
function accountOf(row: AccountRow | undefined): Account | undefined
function accountOf(row: AccountRow | undefined): Account | undefined {
  if (!row) return undefined
  const { customerId, name, plan, monthlyQuota, creditPrice, spendingCap, rateLimit } = row
  return {
    customerId,
    name,
    plan,
    modules: modulesOf(row.modules),
    monthlyQuota,
    creditPrice,
    spendingCap,
    rateLimit,
    blocked: Boolean(row.blocked),
  }
}

function keyOf(row: KeyRow): StoredKey {
  const { keyId, customerId, prefix, hash, createdAt, revokedAt, label, expiresAt, usedOn } = row
  const scopes = row.scopes === null ? null : modulesOf(row.scopes)
  return {
    ...{ keyId, customerId, prefix, hash, createdAt, revokedAt },
    ...{ label, expiresAt, usedOn, scopes },
  }
}

function modulesOf(stored: readonly string[] | string): readonly Module[] {
  const listed = typeof stored === 'string' ? stored.split(',') : stored
  return MODULES.filter((module) => listed.includes(module))
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
