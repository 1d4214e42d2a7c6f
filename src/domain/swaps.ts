/** Amounts of a swap as a kitchen measures them. */

import type { Change } from './shapes/swaps.ts'

/** Shares below this cannot be measured: a cook takes 500 ml where 502 weigh the same. */
const LEAST_DIFFERENCE = 0.03
/** From here on no fractions are measured. */
const WHOLE = 20

/** The amount of the substitute, in the unit of the line. */
export function measuredAmount({ amount, substitute }: NonNullable<Change['written']>): number {
  if (Math.abs(substitute / amount - 1) < LEAST_DIFFERENCE) return amount
  return Number(substitute.toFixed(substitute >= WHOLE ? 0 : 2))
}
