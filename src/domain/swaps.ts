/** Amounts of a swap as a kitchen measures them. */

import type { Change } from './shapes/swaps.ts'

/** Shares below this cannot be measured: a cook takes 500 ml where 502 weigh the same. */
const LEAST_DIFFERENCE = 0.03
/** From here on no fractions are measured. */
const WHOLE = 20

/** The amount of the substitute, in the unit of the line. */
export const measuredAmount = ({ amount, substitute }: NonNullable<Change['written']>): number =>
  Math.abs(substitute / amount - 1) < LEAST_DIFFERENCE ? amount : kitchenAmount(substitute)

/** A figure that spoons, cups or scales can measure: whole from 20 up, quarters from 1 up, else hundredths. */
export function kitchenAmount(amount: number): number {
  if (amount >= WHOLE) return Math.round(amount)
  return amount >= 1 ? Math.round(amount * 4) / 4 : Number(amount.toFixed(2))
}
