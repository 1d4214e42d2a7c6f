/** Usage of the terminal in the last days. */

import type { UsageResponse } from '../domain/shapes/usage.ts'
import { LOCAL } from './account.ts'
import { foldJournal } from './journal.ts'
import { openAccounts } from './open.ts'
import { type Env, journalPlace } from './place.ts'
import { requireDays, usageOf } from './usage-report.ts'

/** Folds the journal first; `damaged` receives the number of unreadable lines. */
export async function localUsage(
  env: Env,
  days: number,
  now: number,
  damaged: (lines: number) => void = () => {},
): Promise<UsageResponse> {
  requireDays(days)
  const store = await openAccounts(env)
  try {
    const lines = await foldJournal(store, journalPlace(env), now)
    if (lines > 0) damaged(lines)
    return await usageOf(store, LOCAL, days, now)
  } finally {
    await store.close()
  }
}
