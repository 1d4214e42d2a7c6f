/** Tests that the amounts of a swap are rounded to kitchen measures. */

import { expect, test } from 'vitest'
import { measuredAmount } from '../../src/domain/swaps.ts'

test.each([
  ['the amount of the ingredient if no cook would notice the difference', 500, 502.4, 500],
  ['a whole number for units without fractions', 500, 333.333333, 333],
  ['quarters for spoons, cups and pieces', 1.5, 1.416667, 1.5],
  ['two decimals below one', 0.5, 0.416667, 0.42],
])('%s', (_, amount, substitute, measured) => {
  expect(measuredAmount({ unit: 'millilitre', amount, substitute })).toBe(measured)
})
