/** Amounts of a swap as a kitchen measures them. */

import { expect, test } from 'vitest'
import { measuredAmount } from '../../src/domain/swaps.ts'

test.each([
  ['as much as of the ingredient, where no cook sees the difference', 500, 502.4, 500],
  ['whole, where no fractions are measured', 500, 333.333333, 333],
  ['with two decimals below', 1.5, 1.416667, 1.42],
])('%s', (_, amount, substitute, measured) => {
  expect(measuredAmount({ unit: 'millilitre', amount, substitute })).toBe(measured)
})
