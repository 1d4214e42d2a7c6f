/** Reads the word of a unit that is the food itself: "2 cloves", "1 Nuss". */

import type { Amount } from './amounts.ts'
import { sureReadingOf } from './readings.ts'
import { flat } from './scan.ts'
import type { LineState } from './state.ts'

/** "2 cloves", "1 Nuss": the word of the unit is the food itself. */
export function unitAsFood(state: LineState, amount: Amount) {
  if (amount.spokenAt === undefined) return undefined
  const { places } = flat(state, amount.spokenAt, amount.to)
  const reading = sureReadingOf(state, places)
  return reading && { places, reading }
}
