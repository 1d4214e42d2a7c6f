/**
 * Compares the clock of this machine with the clock of the database, which all servers share. A server with a wrong
 * clock would charge calls to the wrong day or month without anyone noticing.
 */

import type { AccountStore } from './store.ts'

/** Differences of at least this many seconds are reported. */
const MOST_APART_S = 5
/** Milliseconds between two comparisons. */
const COMPARE_MS = 600_000

interface Comparison {
  /** This machine's clock in milliseconds since 1970. */
  readonly now: () => number
  /** Called with the number of seconds by which this machine's clock is ahead (negative if it is behind). */
  readonly apart: (seconds: number) => void
}

/** Compares our clock with that of the database, now and every ten minutes. Ignores failures to reach the database. */
export function watchClock(store: Pick<AccountStore, 'probe'>, comparison: Comparison): void {
  const compare = () => compareClocks(store, comparison).catch(() => {})
  setInterval(compare, COMPARE_MS).unref()
  void compare()
}

/** Compares our clock with that of the database once. Rejects with UNAVAILABLE if the database cannot be reached. */
async function compareClocks(store: Pick<AccountStore, 'probe'>, { now, apart }: Comparison) {
  const before = now()
  const clock = await store.probe()
  if (clock === null) return
  // The database read its clock at some moment between the two calls of `now`.
  const ahead = before > clock ? before - clock : Math.min(0, now() - clock)
  const seconds = Math.round(ahead / 1_000)
  if (Math.abs(seconds) >= MOST_APART_S) apart(seconds)
}
