/** Puts the rows of a usage into the order and form in which every store answers them. */

import { FUNCTIONS } from '../domain/functions.ts'
import type { UsageRow } from '../domain/shapes/usage.ts'

type Sums = readonly Omit<UsageRow, 'module' | 'test'>[]

/** Each with the module of its function, by day, module, function; those of test keys marked, and behind the others. */
export function usageRows(sums: Sums, tests: Sums): readonly UsageRow[] {
  return [
    ...sums.map((sum) => row(sum)),
    ...tests.map((sum) => ({ ...row(sum), test: true as const })),
  ].sort(
    (a, b) =>
      compare(a.day, b.day) || compare(a.module, b.module) || compare(a.function, b.function),
  )
}

function row({ day, ...sum }: Sums[number]): UsageRow {
  return { day, module: FUNCTIONS[sum.function], ...sum }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
