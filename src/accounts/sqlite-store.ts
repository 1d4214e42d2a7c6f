/** Stores accounts, keys and usage in a SQLite file that any number of processes share. */

import { closeSync, openSync, rmSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import Database from 'better-sqlite3'
import { faultOf, IngrError } from '../errors.ts'
import { msg } from '../wording/message.ts'
import { type Limits, LOCAL } from './account.ts'
import { type AccountsAction, accountsErrorMessage } from './accounts-error.ts'
import { retryWhileBusy } from './busy-retry.ts'
import { FileWatch } from './file-watch.ts'
import { makeFolder } from './folder.ts'
import { SqlStore, type Step } from './sql-store.ts'
import { MIGRATIONS, type Migration } from './sqlite-migrations.ts'
import { type AccountStore, type Call, REPLY_MS, type Receipt } from './store.ts'
import { type Balance, type ReplyRow, type ReplySpace, type StoredBefore, tally } from './tally.ts'

/** How long opening the file waits for another process that is writing. */
const BUSY_MS = 5_000
/** Time limits for a read and a write. A call makes at most two reads and one write, so it takes under five seconds. */
const READ_MS = 500
const WRITE_MS = 3_500
/** How long a new file may be empty while another process creates it. */
const MAKING_MS = 1_000
/** How long SQLite itself may wait, which blocks this process. An ordinary write takes less time. */
const BLOCKING_MS = 5

/** Page size of a new file. A call writes only two short rows, so 1 KiB takes a sixth less CPU time than 4 KiB. */
const PAGE_BYTES = 1_024

/** Opens the file, or creates it if missing. Throws UNAVAILABLE if it cannot be opened. */
export const openSqliteStore = (path: string): AccountStore =>
  withUnavailable('opened', path, () => {
    // Make the path absolute, so that even `:memory:` is a file. Otherwise all data would be lost with the process.
    const file = resolve(path)
    const isNew = makePrivateFile(file, path)
    const db = openDatabase(file, isNew)
    try {
      db.pragma(`page_size = ${PAGE_BYTES}`)
      migrate(db, path)
      configure(db)
      db.pragma(`busy_timeout = ${BLOCKING_MS}`)
      return new SqliteStore(db, path, file)
    } catch (error) {
      db.close()
      throw error
    }
  })

/** Opens the file. If SQLite cannot be loaded, removes the file if it is new: an empty file would be refused later. */
function openDatabase(file: string, isNew: boolean): Database.Database {
  try {
    return new Database(file, { timeout: BUSY_MS })
  } catch (error) {
    if (isNew && statSync(file).size === 0) rmSync(file)
    throw error
  }
}

/**
 * Creates the file and returns true, or returns false if the file exists. Only its owner may read the file; SQLite
 * gives its companion files the same mode. Throws UNAVAILABLE if the file is not a database, or if it is empty, because
 * an empty file may have contained accounts.
 */
function makePrivateFile(file: string, path: string): boolean {
  makeFolder(dirname(file))
  try {
    closeSync(openSync(file, 'wx', 0o600))
    return true
  } catch (error) {
    if (faultOf(error).code !== 'EEXIST') throw error
  }
  for (const end = Date.now() + MAKING_MS; ; sleep()) {
    const stat = statSync(file)
    if (!stat.isFile()) throw new IngrError('UNAVAILABLE', msg('accountsKeptInFile', { path }))
    if (stat.size >= LEAST_BYTES) {
      // Fails early if the file is not writable.
      closeSync(openSync(file, 'a'))
      return false
    }
    // Another process may have just created the file and be about to write to it.
    if (stat.size === 0 && Date.now() < end) continue
    const fault = stat.size === 0 ? 'accountsFileEmpty' : 'accountsFileTruncated'
    throw new IngrError('UNAVAILABLE', msg(fault, { path }))
  }
}

/** Size of the database header; SQLite treats a shorter file as new. */
const LEAST_BYTES = 100

function sleep(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
}

function configure(db: Database.Database): void {
  db.pragma('foreign_keys = on')
  // Committed data are passed to the operating system, so they survive if the process is killed. A power failure may
  // lose the most recent commits, but never damages the file.
  db.pragma('synchronous = normal')
  for (const end = Date.now() + BUSY_MS; ; ) {
    try {
      // In this mode, readers and a writer do not wait for each other.
      db.pragma('journal_mode = wal')
      return
    } catch (error) {
      // For this pragma, SQLite does not wait while another process uses the file.
      if (!isBusy(error) || Date.now() > end) throw error
      sleep()
    }
  }
}

function migrate(db: Database.Database, path: string): void {
  if (pending(db, path).length === 0) return
  db.transaction(() => {
    db.exec('create table if not exists migration (name text primary key) strict')
    // Check again under the lock, because another process may have migrated first.
    for (const { name, sql } of pending(db, path)) {
      db.exec(sql)
      db.prepare('insert into migration (name) values (?)').run(name)
    }
  }).immediate()
}

function pending(db: Database.Database, path: string): readonly Migration[] {
  const tables = db
    .prepare<[], string>("select name from sqlite_schema where type = 'table'")
    .pluck()
    .all()
  if (tables.length === 0) return MIGRATIONS
  if (!tables.includes('migration'))
    throw new IngrError('UNAVAILABLE', msg('noAccountsFile', { path }))
  const applied = appliedTo(db)
  if (isNewer(applied)) throw new IngrError('UNAVAILABLE', msg('accountsOfNewerVersion', { path }))
  return MIGRATIONS.filter(({ name }) => !applied.includes(name))
}

const appliedTo = (db: Database.Database): readonly string[] =>
  db.prepare<[], string>('select name from migration').pluck().all()

/** True if a newer version of the program has migrated the file. */
const isNewer = (applied: readonly string[]): boolean =>
  applied.some((name) => !MIGRATIONS.some((known) => known.name === name))

const pragma = (db: Database.Database, name: string): number =>
  Number(db.pragma(name, { simple: true }))

/** Maximum rows deleted in one transaction. */
const MOST_FORGOTTEN = 500

const DIALECT = {
  schema: 'main',
  serial: 'rowid',
  // A list is passed as one text, with commas between the values.
  isAmong: (column: string) => `${column} in (
    select value from json_each('["' || replace($1, ',', '","') || '"]')
  )`,
}

class SqliteStore extends SqlStore implements AccountStore {
  readonly isRemote = false
  private readonly statements = new Map<string, Database.Statement>()
  private readonly selectBalance
  private readonly addSpending
  private readonly addUsage
  private readonly addTestUsage
  private readonly selectReplySpace
  private readonly transact
  private readonly watch
  /** Version of the schema. SQLite increments it with every change of the schema, such as a migration. */
  private schemaVersion

  constructor(
    private readonly db: Database.Database,
    private readonly path: string,
    file: string,
  ) {
    super(DIALECT)
    this.watch = new FileWatch(file, {
      expectedBytes: () => pragma(db, 'page_count') * pragma(db, 'page_size'),
      isNewer: () => this.isNewer(),
    })
    this.schemaVersion = pragma(db, 'schema_version')
    this.selectBalance = db.prepare<[string, string], Limits & { spent: number }>(`
      select monthly_quota as monthlyQuota, credit_price as creditPrice,
        spending_cap as spendingCap, coalesce(credits, 0) as spent
      from account
        left join spending on spending.customer_id = account.customer_id and month = ?
      where account.customer_id = ?
    `)
    this.addSpending = db.prepare<[string, string, number]>(`
      insert into spending (customer_id, month, credits)
      values (?, ?, ?)
      on conflict do update set credits = credits + excluded.credits
    `)
    this.addUsage = db.prepare<[string, string, string, number, number, number, number]>(`
      insert into usage (customer_id, day, function, requests, errors, units, latency_ms)
      values (?, ?, ?, ?, ?, ?, ?)
      on conflict do update set
        requests = requests + excluded.requests,
        errors = errors + excluded.errors,
        units = units + excluded.units,
        latency_ms = latency_ms + excluded.latency_ms
    `)
    this.addTestUsage = db.prepare<[string, string, string, number, number, number]>(`
      insert into test_usage (customer_id, day, function, requests, errors, latency_ms)
      values (?, ?, ?, ?, ?, ?)
      on conflict do update set
        requests = requests + excluded.requests,
        errors = errors + excluded.errors,
        latency_ms = latency_ms + excluded.latency_ms
    `)
    this.selectReplySpace = db.prepare<[string], ReplySpace>(
      'select keys, bytes from kept_space where customer_id = ?',
    )
    this.transact = db.transaction((work: () => unknown) => work())
  }

  async record(calls: readonly Call[]): Promise<readonly Receipt[]> {
    return this.write(() => this.recordAll(calls))
  }

  async forgetReplies(before: number): Promise<void> {
    for (;;) {
      const gone = await this.write(() => {
        const rows = this.db
          .prepare<[number, number], { customerId: string; bytes: number }>(`
            delete from kept_answer
            where rowid in (select rowid from kept_answer where at < ? order by at limit ?)
            returning customer_id as customerId, coalesce(length(body), 0) as bytes
          `)
          .all(before, MOST_FORGOTTEN)
        for (const { customerId, bytes } of rows) this.addReplySpace(customerId, -1, -bytes)
        return rows.length
      })
      if (gone < MOST_FORGOTTEN) return
    }
  }

  async recordJournal(name: string, from: number, to: number, calls: readonly Call[]) {
    return this.write(() => {
      const [known] = this.all<{ folded: number }>(this.sql.folded, [name])
      if ((known?.folded ?? 0) !== from) return false
      this.recordAll(calls)
      this.db
        .prepare(`
          insert into journal (name, folded)
          values (?, ?)
          on conflict do update set folded = excluded.folded
        `)
        .run(name, to)
      return true
    })
  }

  async probe(): Promise<null> {
    // Rewrite the first page unchanged, which fails if the disk is full.
    await this.write(() => this.db.pragma(`user_version = ${pragma(this.db, 'user_version')}`))
    return null
  }

  async close(): Promise<void> {
    this.db.close()
  }

  /** Records all calls. Must run in a transaction. */
  private recordAll(calls: readonly Call[]): readonly Receipt[] {
    const before: StoredBefore = {
      isStored: ({ customerId, at }, { key }) =>
        this.all(this.sql.storedReply, [customerId, key, at - REPLY_MS]).length > 0,
      spaceOf: (customerId) => this.selectReplySpace.get(customerId) ?? { keys: 0, bytes: 0 },
    }
    const { receipts, spending, usage, replies } = tally(
      calls,
      (id, month) => this.balance(id, month),
      before,
    )
    for (const { customerId, month, credits } of spending)
      if (credits > 0) this.addSpending.run(customerId, month, credits)
    for (const { customerId, day, function: name, isTest, ...sum } of usage) {
      const { requests, errors, units, latencyMs } = sum
      if (isTest) this.addTestUsage.run(customerId, day, name, requests, errors, latencyMs)
      else this.addUsage.run(customerId, day, name, requests, errors, units, latencyMs)
    }
    for (const reply of replies) this.storeReply(reply)
    return receipts
  }

  private storeReply({ customerId, key, request, at, body }: ReplyRow): void {
    // Replaces an expired answer under the same key.
    const old = this.db
      .prepare<[string, Uint8Array], { bytes: number }>(`
        delete from kept_answer
        where customer_id = ? and key = ?
        returning coalesce(length(body), 0) as bytes
      `)
      .all(customerId, key)
    this.db
      .prepare(
        'insert into kept_answer (customer_id, key, request, at, body) values (?, ?, ?, ?, ?)',
      )
      .run(customerId, key, request, at, body)
    const gone = old.reduce((sum, { bytes }) => sum + bytes, 0)
    this.addReplySpace(customerId, 1 - old.length, (body?.length ?? 0) - gone)
  }

  private addReplySpace(customerId: string, keys: number, bytes: number): void {
    this.db
      .prepare(`
        insert into kept_space (customer_id, keys, bytes)
        values (?, max(0, ?), max(0, ?))
        on conflict do update set keys = max(0, keys + ?), bytes = max(0, bytes + ?)
      `)
      .run(customerId, keys, bytes, keys, bytes)
  }

  private balance(customerId: string, month: string): Balance {
    if (customerId === LOCAL.customerId) {
      const [row] = this.all<{ credits: number }>(this.sql.spent, [customerId, month])
      return { limits: LOCAL, spent: row?.credits ?? 0 }
    }
    const limits = this.selectBalance.get(month, customerId)
    if (!limits) throw new IngrError('ACCOUNT_NOT_FOUND', msg('noSuchAccount', { customerId }))
    return { limits, spent: limits.spent }
  }

  protected async read<Row extends object>(sql: string, values: readonly unknown[] = []) {
    return this.attempt('read', () => this.all<Row>(sql, values), READ_MS)
  }

  protected async changeAll<Row extends object>(steps: readonly Step[]) {
    return this.write(() => steps.map(([sql, values]) => this.all<Row>(sql, values)).at(-1) ?? [])
  }

  /** Rows returned by a statement, which is prepared only once. */
  private all<Row extends object>(sql: string, values: readonly unknown[]): readonly Row[] {
    let statement = this.statements.get(sql)
    if (!statement) {
      statement = this.db.prepare(sql)
      this.statements.set(sql, statement)
    }
    // Bind by name, so that a statement may use a value twice.
    const bound = Object.fromEntries(values.map((value, at) => [at + 1, bindable(value)]))
    if (statement.reader) return statement.all(bound) as Row[]
    statement.run(bound)
    return []
  }

  // An immediate transaction locks before its first read, so that no value can change before the write.
  private write<T>(work: () => T): Promise<T> {
    return this.attempt('written', () => this.transact.immediate(work) as T, WRITE_MS)
  }

  private async attempt<T>(done: AccountsAction, work: () => T, timeoutMs: number): Promise<T> {
    try {
      return await retryWhileBusy(
        () => {
          this.requireOpen()
          return work()
        },
        isBusy,
        timeoutMs,
      )
    } catch (error) {
      throw asUnavailable(error, done, this.path)
    }
  }

  /** True if a newer program has migrated the file. Checks only after a schema change, such as an added table. */
  private isNewer(): boolean {
    const version = pragma(this.db, 'schema_version')
    if (version === this.schemaVersion) return false
    this.schemaVersion = version
    return isNewer(appliedTo(this.db))
  }

  private requireOpen(): void {
    if (!this.db.open)
      throw new IngrError('UNAVAILABLE', msg('accountsClosed', { path: this.path }))
    this.watch.requireSame()
  }
}

function bindable(value: unknown): unknown {
  if (Array.isArray(value)) return value.join(',')
  return typeof value === 'boolean' ? Number(value) : value
}

const isBusy = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')

function withUnavailable<T>(done: AccountsAction, path: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw asUnavailable(error, done, path)
  }
}

/** Converts an error of SQLite or the file system to UNAVAILABLE with the path. */
function asUnavailable(error: unknown, done: AccountsAction, path: string): unknown {
  const foreign = error instanceof Database.SqliteError || faultOf(error).syscall
  if (!foreign) return error
  const { code, message } = faultOf(error)
  // If SQLite may not create its companion files, it reports the database as read-only.
  const reason = code === 'SQLITE_READONLY_DIRECTORY' ? msg('folderNotWritable') : message
  return new IngrError('UNAVAILABLE', accountsErrorMessage(done, { path, reason }))
}
