/** Records lists of calls in PostgreSQL exactly once, even if the connection is lost. */

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { IngrError } from '../errors.ts'
import { msg } from '../wording/message.ts'
import { allowance, creditsLeft, type Limits, LOCAL } from './account.ts'
import { monthOf } from './calendar.ts'
import {
  type Database,
  isLockTimeout,
  isWorthAnother,
  type Query,
  UnknownOutcome,
} from './postgres-database.ts'
import {
  type Call,
  Contended,
  MOST_REPLY_BYTES,
  MOST_REPLY_KEYS,
  type Patience,
  REPLY_MS,
  type Receipt,
} from './store.ts'
import { type Balance, type ReplySpace, type StoredBefore, type Tally, tally } from './tally.ts'

/** How long callers wait to learn the outcome of an unconfirmed commit. */
const PATIENCE_MS = 3_000
const AGAIN_MS = 100
/** How long `close` waits for the charges of rejected calls to be undone. */
const SETTLE_MS = 5_000
/** How long a statement waits for a locked row. A commit takes a few milliseconds, even with several servers. */
const LOCK_TIMEOUT: Readonly<Record<Patience, string>> = { brief: '30ms', long: '4s' }
/** Maximum bytes of answers that one statement writes. If a list has more, its answers are written one at a time. */
const MOST_BYTES_AT_ONCE = 1_048_576
/** Maximum number of accounts whose limits are cached. The database checks the cached limits for each list of calls. */
const MOST_LIMITS = 10_000

/** A row of `ingr.writer`: a writer, and the number (`batch`) of the last list of calls that it wrote. */
type Writer = { readonly id: string; batch: number }

/** A list of calls being written, and the last attempt if it may have been committed. */
interface Sending {
  readonly calls: readonly Call[]
  readonly writer: Writer
  readonly patience: Patience
  /** Sums of the last attempt, if it may have been committed. */
  unknown?: { readonly sums: Tally; readonly inOneStatement: boolean }
}

/** Result of `ingr.record_calls`. */
type Outcome =
  | { readonly outcome: 'recorded' | 'known'; readonly spent: readonly SpentRow[] }
  | { readonly outcome: 'other limits'; readonly limits: readonly LimitsRow[] }
  /** Nothing was written, because a call might be refused or repeat an earlier call. `tally` must check each call. */
  | { readonly outcome: 'undecided' }
type SpentRow = readonly [customerId: string, month: string, credits: number]
type LimitsRow = readonly [
  customerId: string,
  monthlyQuota: number | null,
  creditPrice: number | null,
  spendingCap: number | null,
]

const NO_LIMITS: Limits = { monthlyQuota: null, creditPrice: null, spendingCap: null }
const NOTHING_SPENT: Balance = { limits: NO_LIMITS, spent: 0 }
const NOTHING_STORED: StoredBefore = {
  isStored: () => false,
  spaceOf: () => ({ keys: 0, bytes: 0 }),
}

export class PostgresRecorder {
  /** Writers that are not in use. */
  private readonly writers: Writer[] = []
  private readonly limits = new Map<string, Limits>()
  private readonly settling = new Set<Promise<void>>()
  private isClosed = false

  constructor(private readonly database: Database) {}

  /** Like `AccountStore.record`. If a write may or may not have succeeded, rejects and later undoes its charges. */
  async record(calls: readonly Call[], patience: Patience = 'long'): Promise<readonly Receipt[]> {
    if (calls.length === 0) return []
    const sending: Sending = { calls, writer: this.nextWriter(), patience }
    const until = Date.now() + PATIENCE_MS
    for (let attempt = 1; ; attempt++) {
      try {
        const receipts = await this.send(sending)
        this.writers.push(sending.writer)
        return receipts
      } catch (error) {
        const { unknown, writer } = sending
        if (unknown === undefined) {
          // The calls were definitely not recorded. Retry once, because the pool may have returned a dead connection.
          if (attempt === 1 && isWorthAnother(error)) continue
          this.writers.push(writer)
          if (patience === 'brief' && isLockTimeout(error)) throw new Contended()
          throw this.database.unavailable('written', error)
        }
        if (Date.now() > until) {
          this.settleLater(writer, unknown.sums)
          throw this.database.unavailable('written', error)
        }
        // No pause before the first retry: usually only the connection was lost, and the database is available.
        if (attempt > 1) await pause(AGAIN_MS)
      }
    }
  }

  /** Waits up to `SETTLE_MS` for the charges of rejected calls to be undone. */
  async close(): Promise<void> {
    const waiting = new AbortController()
    await Promise.race([
      Promise.all(this.settling),
      pause(SETTLE_MS, undefined, waiting).catch(() => {}),
    ])
    waiting.abort()
    this.isClosed = true
  }

  /** Returns a free writer. A writer writes one list at a time, so its last number shows which lists were committed. */
  private nextWriter(): Writer {
    const writer = this.writers.pop() ?? { id: randomUUID(), batch: 0 }
    writer.batch++
    return writer
  }

  private async send(sending: Sending): Promise<readonly Receipt[]> {
    const { unknown } = sending
    // Only a transaction can refuse individual calls, so a list sent in a transaction must also be retried in one.
    const isDecided = unknown !== undefined && !unknown.inOneStatement
    const receipts = isDecided ? undefined : await this.sendInOneStatement(sending)
    return receipts ?? this.sendInTransaction(sending)
  }

  /** Writes the list. If a call might be refused or repeat an earlier call, writes nothing and returns undefined. */
  private async sendInOneStatement(sending: Sending): Promise<readonly Receipt[] | undefined> {
    const { calls, writer, patience } = sending
    const sums = unlimited(calls)
    const bytes = sums.replies.reduce((sum, { body }) => sum + (body?.length ?? 0), 0)
    if (bytes > MOST_BYTES_AT_ONCE) return undefined
    // Retrying once with current limits is enough, unless they keep changing.
    for (let turn = 0; turn < 3; turn++) {
      const given = JSON.stringify({ ...writtenOf(sums), ...this.conditions(sums, bytes) })
      const values = [writer.id, writer.batch, LOCK_TIMEOUT[patience], given]
      const answer = await this.database
        .once<{ answer: Outcome }>('select ingr.record_calls($1, $2, $3, $4) as answer', values)
        .catch((error) => {
          if (error instanceof UnknownOutcome) sending.unknown = { sums, inOneStatement: true }
          throw error
        })
      const outcome = answer[0]!.answer
      if (outcome.outcome === 'undecided') return undefined
      if (outcome.outcome === 'other limits') this.learn(outcome.limits)
      else return this.receipts(calls, sums, outcome.spent)
    }
    return undefined
  }

  /** Conditions under which no call in the list is refused and no call repeats an earlier call. */
  private conditions({ spending, replies }: Tally, bytes: number) {
    const customers = new Set(spending.map(({ customerId }) => customerId))
    customers.delete(LOCAL.customerId)
    return {
      limits: [...customers].map((customerId) => {
        const { monthlyQuota, creditPrice, spendingCap } = this.limitsOf(customerId)
        return {
          customer_id: customerId,
          monthly_quota: monthlyQuota,
          credit_price: creditPrice,
          spending_cap: spendingCap,
          // JSON has no infinity, so use the largest integer for an unlimited allowance.
          allowance: Math.min(allowance(this.limitsOf(customerId)), Number.MAX_SAFE_INTEGER),
        }
      }),
      keyed: [...new Set(replies.map(({ customerId }) => customerId))],
      mostKeys: MOST_REPLY_KEYS - replies.length,
      mostBytes: MOST_REPLY_BYTES - bytes,
    }
  }

  private limitsOf(customerId: string): Limits {
    return this.limits.get(customerId) ?? NO_LIMITS
  }

  private learn(rows: readonly LimitsRow[]): void {
    if (this.limits.size > MOST_LIMITS) this.limits.clear()
    for (const [customerId, monthlyQuota, creditPrice, spendingCap] of rows)
      this.limits.set(customerId, { monthlyQuota, creditPrice, spendingCap })
  }

  /** Returns the receipts if all calls of the list were recorded. `spent` has the monthly totals after these calls. */
  private receipts(calls: readonly Call[], sums: Tally, spent: readonly SpentRow[]) {
    const now = new Map(spent.map(([customerId, month, credits]) => [customerId + month, credits]))
    const before = new Map(
      sums.spending.map(({ customerId, month, credits }) => [
        customerId + month,
        Math.max(0, (now.get(customerId + month) ?? 0) - credits),
      ]),
    )
    return sums.receipts.map((one, index): Receipt => {
      const { customerId, at } = calls[index]!
      const total = (one.spent ?? 0) + (before.get(customerId + monthOf(at)) ?? 0)
      const left = creditsLeft(this.limitsOf(customerId), total)
      return { charge: one.charge, spent: total, left }
    })
  }

  /** Locks the accounts, then accepts or refuses each call in the same transaction. */
  private async sendInTransaction(sending: Sending): Promise<readonly Receipt[]> {
    const { calls, writer, patience } = sending
    let sums: Tally | undefined
    try {
      const isNew = await this.database.transaction(async (query) => {
        if (!(await claim(query, writer))) return false
        sums = await recordCalls(query, calls)
        return true
      }, LOCK_TIMEOUT[patience])
      // If the list is not new, an earlier attempt committed it while this attempt waited.
      return (isNew ? sums! : sending.unknown!.sums).receipts
    } catch (error) {
      if (error instanceof UnknownOutcome && sums) sending.unknown = { sums, inOneStatement: false }
      throw error
    }
  }

  /** Undoes the charges of a rejected list of calls once the database can be reached. */
  private settleLater(writer: Writer, sums: Tally): void {
    const settled = this.settle(writer, sums).finally(() => this.settling.delete(settled))
    this.settling.add(settled)
  }

  private async settle(writer: Writer, sums: Tally): Promise<void> {
    // Give the reversal its own number, so that it does not happen twice if the connection is lost again.
    const undo = { id: randomUUID(), batch: 1 }
    while (!this.isClosed) {
      try {
        await this.database.transaction(async (query) => {
          if (!(await claim(query, undo))) return
          // If the number is free, the list was never written. Claiming the number prevents a later write.
          if (!(await claim(query, writer))) {
            const { replies, ...rest } = writtenOf(sums)
            const keys = replies.map(({ customer_id, key }) => ({ customer_id, key }))
            const given = JSON.stringify({ ...rest, replies: keys })
            await query('select ingr.take_back($1)', [given])
          }
        })
        this.writers.push(writer, undo)
        return
      } catch {
        await pause(AGAIN_MS)
      }
    }
  }
}

/** Claims a list number for a writer; false if the number is taken. Waits if another transaction is claiming it. */
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

/** Records the calls that `tally` does not refuse. Must run in a transaction. */
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
  const { replies, ...rest } = writtenOf(sums)
  await query('select ingr.add_sums($1)', [JSON.stringify(rest)])
  // Store one answer at a time, because together they may exceed the maximum size of a value in the database.
  for (const one of replies)
    await query('select ingr.add_sums($1)', [JSON.stringify({ replies: [one] })])
  return sums
}

/** Adds up calls, assuming that none is refused and none repeats an earlier call. */
const unlimited = (calls: readonly Call[]) => tally(calls, () => NOTHING_SPENT, NOTHING_STORED)

/** Adds up calls that are recorded even if they exceed the limits of their account. */
export const sumsOf = (calls: readonly Call[]) => writtenOf(unlimited(calls))

/** Converts the sums to the form that the database functions expect. */
function writtenOf({ spending, usage, replies }: Tally) {
  const rows = usage.map(({ customerId, latencyMs, ...sum }) => ({
    ...sum,
    customer_id: customerId,
    latency_ms: latencyMs,
  }))
  return {
    spending: spending.map(({ customerId, month, credits }) => ({
      customer_id: customerId,
      month,
      credits,
    })),
    usage: rows.filter(({ isTest }) => !isTest),
    tests: rows.filter(({ isTest }) => isTest),
    replies: replies.map(({ customerId, key, request, at, body }) => ({
      customer_id: customerId,
      key: hex(key),
      request: hex(request),
      at,
      since: at - REPLY_MS,
      body: body && Buffer.from(body).toString('base64'),
    })),
  }
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

/** Finds the answers that are already stored for these calls. The result is valid while the accounts are locked. */
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
    'select customer_id as "customerId", keys, bytes from ingr.kept_space where customer_id = any($1)',
    [[...new Set(keyed.map(({ customerId }) => customerId))]],
  )
  const space = new Map(spaces.rows.map((row) => [row.customerId, row]))
  return {
    isStored: ({ customerId, at }, { key }) =>
      (known.get(`${customerId} ${hex(key)}`) ?? Number.NEGATIVE_INFINITY) >= at - REPLY_MS,
    spaceOf: (customerId) => space.get(customerId) ?? { keys: 0, bytes: 0 },
  }
}

/** Deletes up to `most` answers stored before `before`, and returns their number. Must run in a transaction. */
export async function forgetSome(query: Query, customerId: string, before: number, most: number) {
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
  if (rows.length > 0) {
    await query(
      `
        update ingr.kept_space
        set keys = greatest(0, keys - $2), bytes = greatest(0, bytes - $3)
        where customer_id = $1
      `,
      [customerId, rows.length, bytes],
    )
  }
  return rows.length
}

/** Locks the accounts until the end of the transaction and returns their limits. A fixed order prevents deadlocks. */
export async function lockedLimits(query: Query, customers: readonly string[]) {
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

/** Credits spent, by customer and month. Only a separate statement sees commits made while we waited for the lock. */
export async function spentBy(query: Query, customers: readonly string[]) {
  const sql =
    'select customer_id as "customerId", month, credits from ingr.spending where customer_id = any($1)'
  const { rows } = await query<Tally['spending'][number]>(sql, [customers])
  return new Map(rows.map(({ customerId, month, credits }) => [`${customerId} ${month}`, credits]))
}
