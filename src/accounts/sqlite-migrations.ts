/** Migrations of the accounts file. */

export type Migration = { readonly name: string; readonly sql: string }

/** Applied in this order, each once. Only append to this list; never change a released migration. */
export const MIGRATIONS: readonly Migration[] = [
  {
    name: '2026-11-21 accounts, keys and usage',
    // Usage rows do not reference accounts, because the built-in account has no row.
    sql: `
      create table account (
        customer_id text primary key,
        name text not null,
        plan text not null,
        modules text not null,
        monthly_quota integer,
        credit_price real,
        spending_cap real,
        rate_limit integer,
        blocked integer not null
      ) strict, without rowid;

      create table api_key (
        key_id text primary key,
        customer_id text not null references account (customer_id),
        prefix text not null unique,
        hash blob not null,
        created_at text not null,
        revoked_at text
      ) strict;

      create index api_key_of_account on api_key (customer_id);

      create table spending (
        customer_id text not null,
        month text not null,
        credits integer not null,
        primary key (customer_id, month)
      ) strict, without rowid;

      create table usage (
        customer_id text not null,
        day text not null,
        function text not null,
        requests integer not null,
        errors integer not null,
        units integer not null,
        latency_ms real not null,
        primary key (customer_id, day, function)
      ) strict, without rowid;

      create table journal (
        name text primary key,
        folded integer not null
      ) strict, without rowid;
    `,
  },
  {
    name: '2026-11-22 kept answers and test keys',
    sql: `
      create table kept_answer (
        customer_id text not null,
        key blob not null,
        request blob not null,
        at integer not null,
        body blob,
        primary key (customer_id, key)
      ) strict;

      create index kept_answer_at on kept_answer (at);

      create table kept_space (
        customer_id text primary key,
        keys integer not null,
        bytes integer not null
      ) strict, without rowid;

      create table test_usage (
        customer_id text not null,
        day text not null,
        function text not null,
        requests integer not null,
        errors integer not null,
        latency_ms real not null,
        primary key (customer_id, day, function)
      ) strict, without rowid;
    `,
  },
  {
    name: '2026-11-29 deleted accounts; names, ends and scopes of keys',
    sql: `
      create table former_account (
        customer_id text primary key,
        monthly_quota integer,
        credit_price real,
        deleted_at text not null
      ) strict, without rowid;

      alter table api_key add column label text;
      alter table api_key add column expires_at text;
      alter table api_key add column used_on text;
      alter table api_key add column scopes text;
    `,
  },
]
