/** Leases in PostgreSQL: credits count as spent when they are reserved. Locking a journal's row locks its leases. */

import { IngrError } from '../errors.ts'
import { msg } from '../wording/message.ts'
import { allowance } from './account.ts'
import type { Query } from './postgres-database.ts'
import { lockedLimits, spentBy, sumsOf } from './postgres-recorder.ts'
import { type Lease, type LeaseStore, STALE_MS } from './store.ts'

type Write = <T>(work: (query: Query) => Promise<T>, lockTimeout?: string) => Promise<T>
type Read = <Row extends object>(sql: string, values: readonly unknown[]) => Promise<readonly Row[]>

/** Maximum share of the remaining credits that one lease reserves. Near the limit, the database checks each call. */
const MOST_SHARE = 0.01
/** This time limit is short, because calls can also be answered without a lease. */
const LOCK_TIMEOUT = '30ms'

/** Leases of up to `most` credits each. */
export function postgresLeases(write: Write, read: Read, most: number): LeaseStore {
  /** Runs a statement for one journal; returns the number of rows that the statement changed or returned. */
  const run = (sql: string, journal: string) =>
    write(async (query) => (await query(sql, [journal])).rowCount)
  return {
    reserve: (journal, customerId, month) =>
      write((query) => reserve(query, { journal, customerId, month, most }), LOCK_TIMEOUT),
    offset: async (journal) => {
      const sql = 'select folded from ingr.lease_journal where name = $1'
      return (await read<{ folded: number }>(sql, [journal]))[0]?.folded
    },
    record: (journal, from, to, calls) =>
      write(async (query) => {
        const sums = JSON.stringify(sumsOf(calls))
        const sql = 'select ingr.use_leases($1, $2, $3, $4) as "isUsed"'
        const { rows } = await query<{ isUsed: boolean }>(sql, [journal, from, to, sums])
        return rows[0]?.isUsed === true
      }),
    renew: async (journal) => (await run(RENEW, journal)) === 1,
    end: async (journal) => void (await run(END, journal)),
    endStale: async () => {
      const stale = await read<{ name: string }>(STALE_WITH_LEASES, [STALE_MS])
      // One journal per transaction prevents deadlocks.
      for (const { name } of stale) {
        await write(async (query) => {
          const { rows } = await query(STALE_LOCKED, [name, STALE_MS])
          if (rows.length > 0) await query(END, [name])
        })
      }
    },
    isOver: async (journal) => (await read(IN_USE, [journal, STALE_MS])).length === 0,
    forget: async (journal) =>
      void (await run('delete from ingr.lease_journal where name = $1', journal)),
  }
}

const stale = (column: string) => `renewed_at < clock_timestamp() - ${column} * interval '1 ms'`

const RENEW = 'update ingr.lease_journal set renewed_at = clock_timestamp() where name = $1'
const END = 'select ingr.end_leases($1)'
const STALE_WITH_LEASES = `
  select name from ingr.lease_journal
  where ${stale('$1')} and exists (select from ingr.lease where journal = name)
`
const STALE_LOCKED = `
  select name from ingr.lease_journal where name = $1 and ${stale('$2')} for update skip locked
`
const IN_USE = `
  select name from ingr.lease_journal
  where name = $1
    and (not ${stale('$2')} or exists (select from ingr.lease where journal = name))
`

async function reserve(
  query: Query,
  {
    journal,
    customerId,
    month,
    most,
  }: Record<'journal' | 'customerId' | 'month', string> & { most: number },
): Promise<Lease> {
  await query(
    `
      insert into ingr.lease_journal (name, folded, renewed_at)
      values ($1, 0, clock_timestamp())
      on conflict (name) do update set renewed_at = excluded.renewed_at
    `,
    [journal],
  )
  const limits = (await lockedLimits(query, [customerId])).get(customerId)
  if (!limits) throw new IngrError('ACCOUNT_NOT_FOUND', msg('noSuchAccount', { customerId }))
  const spent = (await spentBy(query, [customerId])).get(`${customerId} ${month}`) ?? 0
  const credits = Math.max(0, Math.min(most, Math.floor((allowance(limits) - spent) * MOST_SHARE)))
  if (credits > 0)
    await query('select ingr.reserve($1, $2, $3, $4)', [journal, customerId, month, credits])
  return { credits, spent: spent + credits, limits }
}
