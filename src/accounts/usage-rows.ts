/** Puts the rows of a usage into the order and form in which every store answers them. */

import { FUNCTIONS } from '../domain/functions.ts'
import type { UsageRow } from './store.ts'

/** Each with the module of its function, by day, module, function. */
export function usageRows(sums: readonly Omit<UsageRow, 'module'>[]): readonly UsageRow[] {
  return sums
    .map(({ day, ...sum }) => ({ day, module: FUNCTIONS[sum.function], ...sum }))
    .sort(
      (a, b) =>
        compare(a.day, b.day) || compare(a.module, b.module) || compare(a.function, b.function),
    )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
