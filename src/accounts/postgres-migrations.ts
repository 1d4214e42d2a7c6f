/** Migrations of the PostgreSQL database. */

import { IngrError } from '../errors.ts'
import { msg } from '../wording/message.ts'
import type { Database } from './postgres-database.ts'
import type { Migration } from './sqlite-migrations.ts'

/** Applied in this order, each once. Only append to this list; never change a released migration. */
export const MIGRATIONS: readonly Migration[] = [
  {
    name: '2026-11-21 accounts, keys and usage',
    // Text is compared byte by byte, as in SQLite. Usage has no foreign key to accounts, because the built-in account
    // has no row. Pages of counters are only half filled, so that an updated row fits on the same page.
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
  {
    name: '2026-11-29 a list of calls in one statement',
    // `record_calls` writes a list only if none of its calls might be refused or repeat an earlier call. All other
    // lists go to `tally`, so that the rules exist in one place only.
    sql: `
      create function ingr.spent_of(given jsonb) returns jsonb language sql stable as $$
        select coalesce(jsonb_agg(jsonb_build_array(customer_id, month, credits)), '[]')
        from ingr.spending
        where (customer_id, month) in (
          select * from jsonb_to_recordset(given -> 'spending')
            as one (customer_id text, month text)
        )
      $$;

      create function ingr.add_sums(given jsonb) returns void language plpgsql as $$
      #variable_conflict use_column
      begin
        insert into ingr.spending as known (customer_id, month, credits)
        select * from jsonb_to_recordset(given -> 'spending')
          as one (customer_id text, month text, credits bigint)
        where credits > 0
        order by customer_id, month
        on conflict (customer_id, month) do update set credits = known.credits + excluded.credits;

        insert into ingr.usage as known
          (customer_id, day, function, requests, errors, units, latency_ms)
        select * from jsonb_to_recordset(given -> 'usage') as one (customer_id text, day text,
          function text, requests bigint, errors bigint, units bigint, latency_ms double precision)
        order by customer_id, day, function
        on conflict (customer_id, day, function) do update
        set requests = known.requests + excluded.requests,
          errors = known.errors + excluded.errors,
          units = known.units + excluded.units,
          latency_ms = known.latency_ms + excluded.latency_ms;

        insert into ingr.test_usage as known
          (customer_id, day, function, requests, errors, latency_ms)
        select * from jsonb_to_recordset(given -> 'tests') as one (customer_id text, day text,
          function text, requests bigint, errors bigint, latency_ms double precision)
        order by customer_id, day, function
        on conflict (customer_id, day, function) do update
        set requests = known.requests + excluded.requests,
          errors = known.errors + excluded.errors,
          latency_ms = known.latency_ms + excluded.latency_ms;

        if jsonb_array_length(given -> 'replies') > 0 then
          -- An expired answer may have the same key.
          perform ingr.drop_replies(given);
          insert into ingr.kept_answer (customer_id, key, request, at, body)
          select customer_id, decode(key, 'hex'), decode(request, 'hex'), at, decode(body, 'base64')
          from jsonb_to_recordset(given -> 'replies')
            as one (customer_id text, key text, request text, at bigint, body text);
          insert into ingr.kept_space as known (customer_id, keys, bytes)
          select customer_id, count(*), coalesce(sum(octet_length(decode(body, 'base64'))), 0)
          from jsonb_to_recordset(given -> 'replies') as one (customer_id text, body text)
          group by customer_id
          order by customer_id
          on conflict (customer_id) do update
          set keys = known.keys + excluded.keys, bytes = known.bytes + excluded.bytes;
        end if;
      end
      $$;

      create function ingr.drop_replies(given jsonb) returns void language sql as $$
        with gone as (
          delete from ingr.kept_answer
          where (customer_id, key) in (
            select customer_id, decode(key, 'hex')
            from jsonb_to_recordset(given -> 'replies') as one (customer_id text, key text)
          )
          returning customer_id, coalesce(octet_length(body), 0) as bytes
        ), freed as (
          select customer_id, count(*) as keys, sum(bytes) as bytes from gone group by customer_id
        )
        update ingr.kept_space as known
        set keys = greatest(0, known.keys - freed.keys),
          bytes = greatest(0, known.bytes - freed.bytes)
        from freed
        where known.customer_id = freed.customer_id
      $$;

      create function ingr.take_back(given jsonb) returns void language plpgsql as $$
      #variable_conflict use_column
      begin
        perform from ingr.spending
        where (customer_id, month) in (
          select * from jsonb_to_recordset(given -> 'spending')
            as one (customer_id text, month text)
        )
        order by customer_id, month
        for update;
        update ingr.spending as known set credits = known.credits - one.credits
        from jsonb_to_recordset(given -> 'spending')
          as one (customer_id text, month text, credits bigint)
        where known.customer_id = one.customer_id and known.month = one.month;

        update ingr.usage as known
        set requests = known.requests - one.requests, errors = known.errors - one.errors,
          units = known.units - one.units, latency_ms = known.latency_ms - one.latency_ms
        from jsonb_to_recordset(given -> 'usage') as one (customer_id text, day text,
          function text, requests bigint, errors bigint, units bigint, latency_ms double precision)
        where known.customer_id = one.customer_id and known.day = one.day
          and known.function = one.function;
        delete from ingr.usage where requests = 0;

        update ingr.test_usage as known
        set requests = known.requests - one.requests, errors = known.errors - one.errors,
          latency_ms = known.latency_ms - one.latency_ms
        from jsonb_to_recordset(given -> 'tests') as one (customer_id text, day text,
          function text, requests bigint, errors bigint, latency_ms double precision)
        where known.customer_id = one.customer_id and known.day = one.day
          and known.function = one.function;
        delete from ingr.test_usage where requests = 0;

        -- The callers got an error, so a repeated request pays for its answer.
        perform ingr.drop_replies(given);
      end
      $$;

      create function ingr.record_calls(writer_id uuid, list bigint, patience text, given jsonb)
      returns jsonb language plpgsql as $$
      #variable_conflict use_column
      declare
        limits jsonb;
      begin
        perform set_config('lock_timeout', patience, true);
        if current_setting('synchronous_commit') = 'off' then
          perform set_config('synchronous_commit', 'on', true);
        end if;

        -- Only accounts with a limit or with answers to keep; in a fixed order, to prevent deadlocks.
        perform from ingr.account
        where customer_id in (
            select customer_id from jsonb_to_recordset(given -> 'limits') as one (customer_id text)
          )
          and (monthly_quota is not null or given -> 'keyed' ? customer_id)
        order by customer_id
        for no key update;

        if exists (select from ingr.writer where id = writer_id and batch >= list) then
          return jsonb_build_object('outcome', 'known', 'spent', ingr.spent_of(given));
        end if;

        select jsonb_agg(jsonb_build_array(
          customer_id, account.monthly_quota, account.credit_price, account.spending_cap))
        into limits
        from jsonb_to_recordset(given -> 'limits') as one (customer_id text, monthly_quota bigint,
            credit_price double precision, spending_cap double precision)
          join ingr.account using (customer_id)
        where (account.monthly_quota, account.credit_price, account.spending_cap) is distinct from
          (one.monthly_quota, one.credit_price, one.spending_cap);
        if limits is not null then
          return jsonb_build_object('outcome', 'other limits', 'limits', limits);
        end if;

        if exists (
          select from jsonb_to_recordset(given -> 'limits') as one (customer_id text)
            left join ingr.account using (customer_id)
          where account.customer_id is null
        ) or exists (
          select from jsonb_to_recordset(given -> 'spending')
              as one (customer_id text, month text, credits bigint)
            join jsonb_to_recordset(given -> 'limits') as most (customer_id text, allowance bigint)
              using (customer_id)
            left join ingr.spending as known using (customer_id, month)
          where one.credits > 0 and one.credits + coalesce(known.credits, 0) > allowance
        ) or exists (
          select from jsonb_to_recordset(given -> 'replies')
              as one (customer_id text, key text, since bigint)
            join ingr.kept_answer as kept
              on kept.customer_id = one.customer_id and kept.key = decode(one.key, 'hex')
          where kept.at >= one.since
        ) or exists (
          select from ingr.kept_space
          where given -> 'keyed' ? customer_id
            and (keys > (given ->> 'mostKeys')::bigint or bytes > (given ->> 'mostBytes')::bigint)
        ) then
          return jsonb_build_object('outcome', 'undecided');
        end if;

        insert into ingr.writer as known (id, batch)
        values (writer_id, list)
        on conflict (id) do update set batch = excluded.batch, written_at = excluded.written_at
        where known.batch < excluded.batch;
        if not found then
          return jsonb_build_object('outcome', 'known', 'spent', ingr.spent_of(given));
        end if;
        perform ingr.add_sums(given);
        return jsonb_build_object('outcome', 'recorded', 'spent', ingr.spent_of(given));
      end
      $$;
    `,
  },
  {
    name: '2026-11-29 deleted accounts; names, ends and scopes of keys',
    sql: `
      create table ingr.former_account (
        customer_id text collate "C" primary key,
        monthly_quota bigint,
        credit_price double precision,
        deleted_at text collate "C" not null
      );

      alter table ingr.api_key
        add column label text collate "C",
        add column expires_at text collate "C",
        add column used_on text collate "C",
        add column scopes text[];
    `,
  },
  {
    name: '2026-11-29 leases of credits',
    // Reserved credits count as spent, so that other code need not know about leases. Locks are always taken in this
    // order: journal, account, spending, usage.
    sql: `
      create table ingr.lease_journal (
        name text collate "C" primary key,
        folded bigint not null,
        renewed_at timestamptz not null
      ) with (fillfactor = 50);

      create table ingr.lease (
        journal text collate "C" not null references ingr.lease_journal (name),
        customer_id text collate "C" not null,
        month text collate "C" not null,
        credits bigint not null check (credits >= 0),
        primary key (journal, customer_id, month)
      ) with (fillfactor = 50);

      create function ingr.reserve(journal text, customer_id text, month text, credits bigint)
      returns void language sql as $$
        insert into ingr.spending as known values ($2, $3, $4)
        on conflict (customer_id, month) do update set credits = known.credits + excluded.credits;
        insert into ingr.lease as known values ($1, $2, $3, $4)
        on conflict (journal, customer_id, month)
        do update set credits = known.credits + excluded.credits;
      $$;

      create function ingr.use_leases(journal_name text, start bigint, finish bigint, given jsonb)
      returns boolean language plpgsql as $$
      #variable_conflict use_column
      declare
        beyond jsonb;
      begin
        update ingr.lease_journal set folded = finish, renewed_at = clock_timestamp()
        where name = journal_name and folded = start;
        if not found then
          return false;
        end if;
        -- Calls answered just before their leases were given away.
        select coalesce(jsonb_agg(jsonb_build_object('customer_id', customer_id, 'month', month,
          'credits', used.credits - coalesce(lease.credits, 0))), '[]')
        into beyond
        from jsonb_to_recordset(given -> 'spending')
            as used (customer_id text, month text, credits bigint)
          left join (select * from ingr.lease where journal = journal_name) as lease
            using (customer_id, month)
        where used.credits > coalesce(lease.credits, 0);
        update ingr.lease as known set credits = greatest(0, known.credits - used.credits)
        from jsonb_to_recordset(given -> 'spending')
          as used (customer_id text, month text, credits bigint)
        where known.journal = journal_name and known.customer_id = used.customer_id
          and known.month = used.month;
        perform ingr.add_sums(given || jsonb_build_object('spending', beyond));
        return true;
      end
      $$;

      create function ingr.end_leases(journal_name text) returns void language plpgsql as $$
      begin
        perform from ingr.lease_journal where name = journal_name for update;
        perform from ingr.spending
        where (customer_id, month) in (
          select customer_id, month from ingr.lease where journal = journal_name
        )
        order by customer_id, month
        for update;
        update ingr.spending as known set credits = known.credits - lease.credits
        from ingr.lease
        where lease.journal = journal_name and known.customer_id = lease.customer_id
          and known.month = lease.month;
        delete from ingr.lease where journal = journal_name;
      end
      $$;
    `,
  },
]

/** Arbitrary number that identifies the lock. It is the same on all servers and is used for nothing else. */
const LOCK = 0x696e6772

/** Migrates the database to the current version. Servers that start at the same time wait for each other. */
export async function migrate(database: Database): Promise<void> {
  const { shown } = database
  const before = (sql: string) => database.ask<{ name: string }>(sql)
  if ((await pending(before, shown)).length === 0) return
  await database.transaction(async (query) => {
    await query('select pg_advisory_xact_lock($1)', [LOCK])
    const now = async (sql: string) => (await query<{ name: string }>(sql)).rows
    // Check again under the lock, because another server may have migrated first.
    const steps = await pending(now, shown)
    if (steps.length === MIGRATIONS.length) {
      // Do not use `if not exists`: it needs the right to create schemas, even if the schema exists.
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

/** Throws UNAVAILABLE if a newer version of the program has migrated the database. */
export async function requireKnown(database: Database): Promise<void> {
  const rows = await database.ask<{ name: string }>('select name from ingr.migration')
  knownAmong(rows, database.shown)
}

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

/** Names of the applied migrations. Throws UNAVAILABLE if a migration is unknown. */
function knownAmong(rows: readonly { readonly name: string }[], shown: string): readonly string[] {
  const applied = rows.map(({ name }) => name)
  if (applied.some((name) => !MIGRATIONS.some((known) => known.name === name)))
    throw new IngrError('UNAVAILABLE', msg('accountsOfNewerVersion', { path: shown }))
  return applied
}
