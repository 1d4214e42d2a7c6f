/**
 * The cost of identifying the caller and of recording the call, without answering it: compared with a SQLite transaction that
 * adds to one row, with one hash, and with one line in a file.
 */

import { createHash } from 'node:crypto'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { interleave, median, ROUNDS, ratios } from './measure.mjs'
import { product } from './product.mjs'
import { report } from './report.mjs'

const { appendCall, KeyDirectory, LOCAL, newKey, openSqliteStore } = product()
/** Calls that share a transaction on a busy server. */
const MANY = 64
const REPEATS = 2000

const folder = mkdtempSync(join(tmpdir(), 'ingr-bench-'))
const store = openSqliteStore(join(folder, 'accounts.sqlite'))
const customerId = 'customer'
await store.addAccount({
  ...LOCAL,
  customerId,
  name: 'bench',
  plan: 'free',
  monthlyQuota: 1e12,
  rateLimit: 600,
})
const { key, prefix, hash } = newKey()
const createdAt = new Date().toISOString()
await store.addKey({ keyId: 'key', customerId, prefix, hash, createdAt, revokedAt: null })
const directory = new KeyDirectory(store, () => performance.now())
const call = {
  customerId,
  function: 'allergens',
  at: Date.now(),
  credits: 1,
  failed: false,
  latencyMs: 0.25,
}
const calls = Array.from({ length: MANY }, () => call)

const bare = new Database(join(folder, 'bare.sqlite'))
bare.pragma('journal_mode = wal')
bare.pragma('synchronous = normal')
bare.exec('create table usage (id text primary key, requests integer) strict')
const add = bare.prepare(`
  insert into usage (id, requests)
  values (?, 1)
  on conflict do update set requests = requests + 1
`)
const transaction = bare.transaction(() => add.run(customerId))
const journal = join(folder, 'bare.ndjson')
const place = { folder, name: 'bench' }
const line = `${JSON.stringify(call)}\n`

/** Each piece of work with its floor, and its number of calls. */
const PAIRS = {
  'a call in a transaction of its own': {
    work: () => store.record([call]),
    floor: () => transaction.immediate(),
    against: 'SQLite adding to one row',
    of: 1,
  },
  [`a call among ${MANY} in one transaction`]: {
    work: () => store.record(calls),
    floor: () => {
      for (let at = 0; at < MANY; at++) transaction.immediate()
    },
    against: 'SQLite adding to one row for each',
    of: MANY,
  },
  'recognising a key': {
    work: () => directory.recognise(key),
    floor: () => createHash('sha256').update(key).digest(),
    against: 'its SHA-256',
    of: 1,
  },
  'a call of the terminal': {
    work: () => appendCall(place, call),
    floor: () => appendFileSync(journal, line),
    against: 'appending a line to a file',
    of: 1,
  },
}

/** Microseconds of processor time of one run. */
async function cost(work) {
  const before = process.cpuUsage()
  for (let at = 0; at < REPEATS; at++) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / REPEATS
}

try {
  const subjects = Object.entries(PAIRS).flatMap(([name, { work, floor }]) => [
    [name, () => cost(work)],
    [`floor of ${name}`, () => cost(floor)],
  ])
  const samples = await interleave(Object.fromEntries(subjects), Math.min(ROUNDS, 7))
  report(
    'metering',
    Object.entries(PAIRS).map(([what, { against, of }]) => ({
      what,
      against,
      ratio: ratios(samples[what], samples[`floor of ${what}`]),
      measured: `${(median(samples[what]) / of).toFixed(1)} µs a call`,
    })),
  )
} finally {
  await store.close()
  bare.close()
  rmSync(folder, { recursive: true, force: true })
}
