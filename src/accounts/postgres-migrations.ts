/** Migrations of the PostgreSQL database. */

import { IngrError } from '../errors.ts'
import { msg } from '../wording/message.ts'
import type { Database } from './postgres-database.ts'
import type { Migration } from './sqlite-migrations.ts'

/** Applied in this order, each once. Append only; never change a released migration. */
export const MIGRATIONS: readonly Migration[] = [
  {
    name: '2026-11-21 accounts, keys and usage',
    // Texts compare by bytes, as in SQLite. Usage does not reference accounts: the built-in one has no row. Half of
    // each page stays free where counters change all the time, so that a new row version fits next to the old.
    sql: `
      create table ingr.account (
        customer_id text collate "C" primary key,
        name text collate "C" not null,
        plan text not null,
        modules text[] not null,
        monthly_quota bigint,
        credit_price double precision,
        spending_cap double precision,
        rate_limit bigint,
        blocked boolean not null
      ) with (fillfactor = 50);

      create table ingr.api_key (
        key_id text collate "C" primary key,
        customer_id text collate "C" not null references ingr.account (customer_id),
        prefix text collate "C" not null unique,
        hash bytea not null,
        created_at text collate "C" not null,
        revoked_at text collate "C",
        serial bigint generated always as identity
      );

      create index api_key_of_account on ingr.api_key (customer_id);

      create table ingr.spending (
        customer_id text collate "C" not null,
        month text collate "C" not null,
        credits bigint not null check (credits >= 0),
        primary key (customer_id, month)
      ) with (fillfactor = 50);

      create table ingr.usage (
        customer_id text collate "C" not null,
        day text collate "C" not null,
        function text collate "C" not null,
        requests bigint not null check (requests >= 0),
        errors bigint not null check (errors >= 0),
        units bigint not null check (units >= 0),
        latency_ms double precision not null,
        primary key (customer_id, day, function)
      ) with (fillfactor = 50);

      create table ingr.journal (
        name text collate "C" primary key,
        folded bigint not null
      );

      create table ingr.writer (
        id uuid primary key,
        batch bigint not null,
        written_at timestamptz not null default now()
      ) with (fillfactor = 50);
    `,
  },
  {
    name: '2026-11-22 kept answers and test keys',
    sql: `
      create table ingr.kept_answer (
        customer_id text collate "C" not null,
        key bytea not null,
        request bytea not null,
        at bigint not null,
        body bytea,
        primary key (customer_id, key)
      );

      create index kept_answer_at on ingr.kept_answer (at);

      create table ingr.kept_space (
        customer_id text collate "C" primary key,
        keys bigint not null,
        bytes bigint not null
      ) with (fillfactor = 50);

      create table ingr.test_usage (
        customer_id text collate "C" not null,
        day text collate "C" not null,
        function text collate "C" not null,
        requests bigint not null check (requests >= 0),
        errors bigint not null check (errors >= 0),
        latency_ms double precision not null,
        primary key (customer_id, day, function)
      ) with (fillfactor = 50);
    `,
  },
]

/** Arbitrary lock number, the same on all servers and used by no one else. */
const LOCK = 0x696e6772

/** Brings the database up to date; servers that start at the same time wait for the one that does it. */
export async function migrate(database: Database): Promise<void> {
  const { shown } = database
  const before = (sql: string) => database.ask<{ name: string }>(sql)
  if ((await pending(before, shown)).length === 0) return
  await database.transaction(async (query) => {
    await query('select pg_advisory_xact_lock($1)', [LOCK])
    const now = async (sql: string) => (await query<{ name: string }>(sql)).rows
    // Checked again under the lock: another server may have migrated first.
    const steps = await pending(now, shown)
    if (steps.length === MIGRATIONS.length) {
      // `if not exists` alone needs the right to create schemas even if this one exists.
      const schema = await now("select nspname as name from pg_namespace where nspname = 'ingr'")
      if (schema.length === 0) await query('create schema ingr')
      await query(`
        create table ingr.migration (
          name text primary key,
          applied_at timestamptz not null default now()
        )
      `)
    }
    for (const { name, sql } of steps) {
      await query(sql)
      await query('insert into ingr.migration (name) values ($1)', [name])
    }
  })
}

/** Throws UNAVAILABLE if a newer version of the program has migrated the database meanwhile. */
export async function requireKnown(database: Database): Promise<void> {
  const rows = await database.ask<{ name: string }>('select name from ingr.migration')
  knownAmong(rows, database.shown)
}

/** Migrations not yet applied to the database. */
async function pending(
  ask: (sql: string) => Promise<readonly { readonly name: string }[]>,
  shown: string,
): Promise<readonly Migration[]> {
  const tables = await ask(
    "select tablename as name from pg_tables where schemaname = 'ingr' and tablename = 'migration'",
  )
  if (tables.length === 0) return MIGRATIONS
  const applied = knownAmong(await ask('select name from ingr.migration'), shown)
  return MIGRATIONS.filter(({ name }) => !applied.includes(name))
}

/** Names of the applied migrations. Throws UNAVAILABLE if one of them is unknown. */
function knownAmong(rows: readonly { readonly name: string }[], shown: string): readonly string[] {
  const applied = rows.map(({ name }) => name)
  if (applied.some((name) => !MIGRATIONS.some((known) => known.name === name))) {
    throw new IngrError('UNAVAILABLE', msg('accountsOfNewerVersion', { path: shown }))
  }
  return applied
}
