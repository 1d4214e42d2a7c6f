/** Tests that the monthly spending limit of an account is exact to the credit, for any price and cap. */

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allowance, refusal } from '../../src/accounts/account.ts'

describe('the cap buys', () => {
  test.each([
    [0.3, 0.1, 3],
    [0.3, 0.4, 0],
    [1_234_567.8, 0.1, 12_345_678],
    [123_456_789.3, 0.3, 411_522_631],
    [2_999_999.7, 0.0003, 9_999_999_000],
    [1e21, 1e-7, 1e28],
    [5e-324, 5e-324, 1],
    [1, 3, 0],
    [0, 0.01, 0],
  ])('with %d at a price of %d: %d credits', (spendingCap, creditPrice, credits) => {
    const limits = { monthlyQuota: 0, creditPrice, spendingCap }
    expect(allowance(limits)).toBe(credits)
    if (!Number.isSafeInteger(credits)) return
    expect([refusal(limits, 0, credits), refusal(limits, credits, 1)]).toEqual([
      null,
      'SPENDING_CAP_REACHED',
    ])
  })

  test('as many credits as the cap allows, in whole hundredths of a cent', () => {
    const units = fc.integer({ min: 1, max: 2 ** 31 })
    fc.assert(
      fc.property(units, units, (price, credits) => {
        const money = (amount: bigint) => Number(`${amount}e-4`)
        const cap = BigInt(price) * BigInt(credits)
        fc.pre(cap < 10n ** 15n)
        const limits = (spendingCap: number) => ({
          monthlyQuota: 5,
          creditPrice: money(BigInt(price)),
          spendingCap,
        })
        expect(allowance(limits(money(cap)))).toBe(5 + credits)
        expect(allowance(limits(money(cap - 1n)))).toBe(5 + credits - 1)
      }),
      { numRuns: 1_000 },
    )
  })
})

test('a call within the quota, or without one, is never refused', () => {
  const limits = { monthlyQuota: 10, creditPrice: 1, spendingCap: 0 }
  expect([refusal(limits, 5, 5), refusal(limits, 11, 0)]).toEqual([null, null])
  expect(refusal({ ...limits, monthlyQuota: null }, 1e15, 5)).toBeNull()
})
