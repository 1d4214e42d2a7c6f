/** Opens the accounts for the duration of one command. */

import { openAccounts } from '../accounts/open.ts'
import type { AccountStore } from '../accounts/store.ts'
import { type App, NOTHING } from './app.ts'

export async function withAccounts<T>(
  app: App,
  work: (store: AccountStore) => Promise<T>,
): Promise<T> {
  const store = await openAccounts(app.io.env)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** Formats a timestamp: only the day (UTC) on a terminal, the full timestamp in a pipe. */
export function instant(app: App, iso: string | null): string {
  if (iso === null) return NOTHING
  return app.io.isTerminal ? iso.slice(0, 10) : iso
}
