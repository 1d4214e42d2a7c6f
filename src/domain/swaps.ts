/** Rounds amounts of substitutes to what can be measured in a kitchen. */

import type { Change } from './shapes/swaps.ts'

/** Smaller relative differences do not matter in a kitchen. For example, a cook measures 500 ml instead of 502 ml. */
const LEAST_DIFFERENCE = 0.03
/** Amounts of at least this size are rounded to whole numbers. */
const WHOLE = 20

/** Amount of the substitute, in the unit of the line. */
export const measuredAmount = ({ amount, substitute }: NonNullable<Change['written']>): number =>
  Math.abs(substitute / amount - 1) < LEAST_DIFFERENCE ? amount : kitchenAmount(substitute)

/** Rounds to an amount that a kitchen can measure: whole numbers from 20 on, quarters from 1 on, else hundredths. */
export function kitchenAmount(amount: number): number {
  if (amount >= WHOLE) return Math.round(amount)
  return amount >= 1 ? Math.round(amount * 4) / 4 : Number(amount.toFixed(2))
}
