/** Rounds the amounts of a swap to kitchen measures. */

import { expect, test } from 'vitest'
import { measuredAmount } from '../../src/domain/swaps.ts'

test.each([
  ['the amount of the ingredient if no cook would notice the difference', 500, 502.4, 500],
  ['a whole number for units without fractions', 500, 333.333333, 333],
  ['two decimals for small amounts', 1.5, 1.416667, 1.42],
])('%s', (_, amount, substitute, measured) => {
  expect(measuredAmount({ unit: 'millilitre', amount, substitute })).toBe(measured)
})
