/** Records lists of calls in PostgreSQL exactly once, even if the connection is lost midway. */

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { IngrError } from '../errors.ts'
import { msg } from '../wording/message.ts'
import { type Limits, LOCAL } from './account.ts'
import { type Database, isWorthAnother, type Query, UnknownOutcome } from './postgres-database.ts'
import { type Call, REPLY_MS, type Receipt } from './store.ts'
import {
  type ReplySpace,
  type Spending,
  type StoredBefore,
  type Tally,
  tally,
  type UsageSum,
} from './tally.ts'

/** How long callers wait for the outcome of an unconfirmed commit. */
const PATIENCE_MS = 3_000
const AGAIN_MS = 100
/** How long `close` waits for pending reversals. */
const SETTLE_MS = 5_000

/** A row of `ingr.writer`: the number of the last list committed by this writer. */
interface Writer {
  readonly id: string
  batch: number
}

export class PostgresRecorder {
  /** Idle writers. */
  private readonly writers: Writer[] = []
  private readonly settling = new Set<Promise<void>>()
  private isClosed = false

  constructor(private readonly database: Database) {}

  /** As `AccountStore.record`; a list rejected with an unknown outcome is reversed later. */
  async record(calls: readonly Call[]): Promise<readonly Receipt[]> {
    if (calls.length === 0) return []
    const writer = this.nextWriter()
    const until = Date.now() + PATIENCE_MS
    /** Sums of the last attempt that sent its commit. */
    let unknown: Tally | undefined
    for (let attempt = 1; ; attempt++) {
      let sums: Tally | undefined
      try {
        const isNew = await this.database.transaction(async (query) => {
          if (!(await claim(query, writer))) return false
          sums = await recordCalls(query, calls)
          return true
        })
        this.writers.push(writer)
        // A list that is not new was committed by that attempt; later attempts waited for it to finish.
        return (isNew ? sums! : unknown!).receipts
      } catch (error) {
        if (error instanceof UnknownOutcome) unknown = sums ?? unknown
        if (unknown === undefined) {
          // Certainly not written. Retry once, since the pool may have held a dead connection.
          if (attempt === 1 && isWorthAnother(error)) continue
          this.writers.push(writer)
          throw this.database.unavailable('written', error)
        }
        if (Date.now() > until) {
          this.settleLater(writer, unknown)
          throw this.database.unavailable('written', error)
        }
        // First retry without a pause: usually only the connection is gone, not the database.
        if (attempt > 1) await pause(AGAIN_MS)
      }
    }
  }

  /** Waits up to `SETTLE_MS` for pending reversals. */
  async close(): Promise<void> {
    const waiting = new AbortController()
    await Promise.race([
      Promise.all(this.settling),
      pause(SETTLE_MS, undefined, waiting).catch(() => {}),
    ])
    waiting.abort()
    this.isClosed = true
  }

  /** A writer has one list in progress at a time, so its last number shows which lists were committed. */
  private nextWriter(): Writer {
    const writer = this.writers.pop() ?? { id: randomUUID(), batch: 0 }
    writer.batch++
    return writer
  }

  /** Reverses a rejected list once the database is reachable, so that it is not charged. */
  private settleLater(writer: Writer, sums: Tally): void {
    const settled = this.settle(writer, sums).finally(() => this.settling.delete(settled))
    this.settling.add(settled)
  }

  private async settle(writer: Writer, sums: Tally): Promise<void> {
    // Prevents a second reversal if the connection is lost again.
    const undo = { id: randomUUID(), batch: 1 }
    while (!this.isClosed) {
      try {
        await this.database.transaction(async (query) => {
          if (!(await claim(query, undo))) return
          // If its number is still free, the list was not written, and now never will be.
          if (!(await claim(query, writer))) await takeBack(query, sums)
        })
        this.writers.push(writer, undo)
        return
      } catch {
        await pause(AGAIN_MS)
      }
    }
  }
}

/** Claims the number of a list; false if a committed transaction has it. Waits for one in progress. */
async function claim(query: Query, { id, batch }: Writer): Promise<boolean> {
  const { rowCount } = await query(
    `
      insert into ingr.writer (id, batch)
      values ($1, $2)
      on conflict (id) do update
      set batch = excluded.batch, written_at = excluded.written_at
      where writer.batch < excluded.batch
    `,
    [id, batch],
  )
  return rowCount === 1
}

/** Must run inside a transaction. */
export async function recordCalls(query: Query, calls: readonly Call[]): Promise<Tally> {
  const customers = [...new Set(calls.map(({ customerId }) => customerId))].sort()
  const limits = await lockedLimits(query, customers)
  const spent = await spentBy(query, customers)
  const before = await storedBefore(query, calls)
  const balanceOf = (customerId: string, month: string) => {
    const found = customerId === LOCAL.customerId ? LOCAL : limits.get(customerId)
    if (!found) throw new IngrError('ACCOUNT_NOT_FOUND', msg('noSuchAccount', { customerId }))
    return { limits: found, spent: spent.get(`${customerId} ${month}`) ?? 0 }
  }
  const sums = tally(calls, balanceOf, before)
  await add(query, sums)
  await keep(query, sums)
  return sums
}

const NOTHING_STORED: StoredBefore = {
  isStored: () => false,
  spaceOf: () => ({ keys: 0, bytes: 0 }),
}
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

/** Answers kept for calls with a key; no query if none has one. The account lock keeps the result valid. */
async function storedBefore(query: Query, calls: readonly Call[]): Promise<StoredBefore> {
  const keyed = calls.flatMap(({ customerId, at, reply }) =>
    reply ? [{ customerId, at, reply }] : [],
  )
  if (keyed.length === 0) return NOTHING_STORED
  const { rows } = await query<{ customerId: string; key: Uint8Array; at: number }>(
    `
      select customer_id as "customerId", key, at
      from ingr.kept_answer
      where (customer_id, key) in (select * from unnest($1::text[], $2::bytea[]))
    `,
    [keyed.map(({ customerId }) => customerId), keyed.map(({ reply }) => Buffer.from(reply.key))],
  )
  const known = new Map(rows.map(({ customerId, key, at }) => [`${customerId} ${hex(key)}`, at]))
  const spaces = await query<ReplySpace & { customerId: string }>(
    `
      select customer_id as "customerId", keys, bytes
      from ingr.kept_space
      where customer_id = any($1)
    `,
    [[...new Set(keyed.map(({ customerId }) => customerId))]],
  )
  const space = new Map(spaces.rows.map((row) => [row.customerId, row]))
  return {
    isStored: ({ customerId, at }, { key }) =>
      (known.get(`${customerId} ${hex(key)}`) ?? Number.NEGATIVE_INFINITY) >= at - REPLY_MS,
    spaceOf: (customerId) => space.get(customerId) ?? { keys: 0, bytes: 0 },
  }
}

async function keep(query: Query, { replies }: Tally): Promise<void> {
  for (const { customerId, key, request, at, body } of replies) {
    // Replaces an expired answer under the same key.
    await dropReply(query, customerId, key)
    await query(
      `
        insert into ingr.kept_answer (customer_id, key, request, at, body)
        values ($1, $2, $3, $4, $5)
      `,
      [customerId, Buffer.from(key), Buffer.from(request), at, body && Buffer.from(body)],
    )
    await addReplySpace(query, customerId, 1, body?.length ?? 0)
  }
}

async function dropReply(query: Query, customerId: string, key: Uint8Array): Promise<void> {
  const { rows } = await query<{ bytes: number }>(
    `
      delete from ingr.kept_answer
      where customer_id = $1 and key = $2
      returning coalesce(octet_length(body), 0) as bytes
    `,
    [customerId, Buffer.from(key)],
  )
  for (const { bytes } of rows) await addReplySpace(query, customerId, -1, -bytes)
}

async function addReplySpace(query: Query, customerId: string, keys: number, bytes: number) {
  await query(
    `
      insert into ingr.kept_space (customer_id, keys, bytes)
      values ($1, greatest(0, $2::bigint), greatest(0, $3::bigint))
      on conflict (customer_id) do update
      set keys = greatest(0, kept_space.keys + $2), bytes = greatest(0, kept_space.bytes + $3)
    `,
    [customerId, keys, bytes],
  )
}

/** Deletes up to `most` answers kept before that time; returns how many. Must run inside a transaction. */
export async function forgetSome(
  query: Query,
  customerId: string,
  before: number,
  most: number,
): Promise<number> {
  await lockedLimits(query, [customerId])
  const { rows } = await query<{ bytes: number }>(
    `
      delete from ingr.kept_answer
      where customer_id = $1 and key in (
        select key from ingr.kept_answer where customer_id = $1 and at < $2 limit $3
      )
      returning coalesce(octet_length(body), 0) as bytes
    `,
    [customerId, before, most],
  )
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0)
  if (rows.length > 0) await addReplySpace(query, customerId, -rows.length, -bytes)
  return rows.length
}

/** Locks the accounts, so that what is read still holds on write; in a fixed order to prevent deadlocks. */
async function lockedLimits(query: Query, customers: readonly string[]) {
  const { rows } = await query<Limits & { customerId: string }>(
    `
      select customer_id as "customerId", monthly_quota as "monthlyQuota",
        credit_price as "creditPrice", spending_cap as "spendingCap"
      from ingr.account
      where customer_id = any($1)
      order by customer_id
      for no key update
    `,
    [customers],
  )
  return new Map(rows.map((row) => [row.customerId, row]))
}

/** A separate statement, which sees what was committed while waiting for the lock. */
async function spentBy(query: Query, customers: readonly string[]) {
  const { rows } = await query<Spending>(
    `
      select customer_id as "customerId", month, credits
      from ingr.spending
      where customer_id = any($1)
    `,
    [customers],
  )
  return new Map(rows.map(({ customerId, month, credits }) => [`${customerId} ${month}`, credits]))
}

/** Adds the sums to the stored ones, in key order. */
async function add(query: Query, { spending, usage: all }: Tally): Promise<void> {
  const usage = all.filter(({ isTest }) => !isTest)
  for (const sum of all) if (sum.isTest) await addTests(query, sum)
  const months = [...spending].sort(by(({ customerId, month }) => `${customerId} ${month}`))
  const days = [...usage].sort(
    by(({ customerId, day, function: name }) => `${customerId} ${day} ${name}`),
  )
  const ofMonths = <K extends keyof Spending>(key: K) => months.map((one) => one[key])
  const ofDays = <K extends keyof UsageSum>(key: K) => days.map((one) => one[key])
  await query(
    `
      with spent as (
        insert into ingr.spending (customer_id, month, credits)
        select * from unnest($1::text[], $2::text[], $3::bigint[])
        on conflict (customer_id, month) do update
        set credits = spending.credits + excluded.credits
      )
      insert into ingr.usage (customer_id, day, function, requests, errors, units, latency_ms)
      select * from unnest($4::text[], $5::text[], $6::text[], $7::bigint[], $8::bigint[],
        $9::bigint[], $10::double precision[])
      on conflict (customer_id, day, function) do update
      set requests = usage.requests + excluded.requests,
        errors = usage.errors + excluded.errors,
        units = usage.units + excluded.units,
        latency_ms = usage.latency_ms + excluded.latency_ms
    `,
    [
      ofMonths('customerId'),
      ofMonths('month'),
      ofMonths('credits'),
      ofDays('customerId'),
      ofDays('day'),
      ofDays('function'),
      ofDays('requests'),
      ofDays('errors'),
      ofDays('units'),
      ofDays('latencyMs'),
    ],
  )
}

async function addTests(query: Query, sum: UsageSum): Promise<void> {
  const { customerId, day, function: name, requests, errors, latencyMs } = sum
  await query(
    `
      insert into ingr.test_usage (customer_id, day, function, requests, errors, latency_ms)
      values ($1, $2, $3, $4, $5, $6)
      on conflict (customer_id, day, function) do update
      set requests = test_usage.requests + excluded.requests,
        errors = test_usage.errors + excluded.errors,
        latency_ms = test_usage.latency_ms + excluded.latency_ms
    `,
    [customerId, day, name, requests, errors, latencyMs],
  )
}

/** Subtracts the sums of a list, as if it had never been written. */
async function takeBack(query: Query, { spending, usage, replies }: Tally): Promise<void> {
  await lockedLimits(query, [...new Set(usage.map(({ customerId }) => customerId))].sort())
  // The callers got an error, so a repeated request pays for its answer.
  for (const { customerId, key } of replies) await dropReply(query, customerId, key)
  for (const { customerId, month, credits } of spending) {
    await query(
      'update ingr.spending set credits = credits - $3 where customer_id = $1 and month = $2',
      [customerId, month, credits],
    )
  }
  for (const sum of usage) {
    const { customerId, day, function: name, requests, errors, units, latencyMs } = sum
    if (sum.isTest) {
      await addTests(query, { ...sum, requests: -requests, errors: -errors, latencyMs: -latencyMs })
      continue
    }
    await query(
      `
        update ingr.usage
        set requests = requests - $4, errors = errors - $5, units = units - $6,
          latency_ms = latency_ms - $7
        where customer_id = $1 and day = $2 and function = $3
      `,
      [customerId, day, name, requests, errors, units, latencyMs],
    )
  }
  await query('delete from ingr.usage where requests = 0')
  await query('delete from ingr.test_usage where requests = 0')
}

function by<T>(key: (one: T) => string): (a: T, b: T) => number {
  return (a, b) => (key(a) < key(b) ? -1 : 1)
}
