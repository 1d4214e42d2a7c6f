/**
 * Tests that the second check of the text (src/witness) rarely makes a verdict needlessly uncertain. Uses recipes with
 * a method and the half of `reading.tsv` that is not used for tuning.
 */

// tier: sweep

import { expect, test } from 'vitest'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { methodCases, priceOf, readingCases } from '../quality/witness.ts'
import { runs, sweep } from '../support/tiers.mts'

const library = openLibrary('data/library.sqlite')

test('lines and texts: at most 1.5 % of the correctly compatible verdicts', async () => {
  const { right, lost } = await priceOf(library, sweep(readingCases('checking')))
  expect(right).toBeGreaterThan(runs(1_500))
  expect(lost / right).toBeLessThanOrEqual(0.015)
})

test('pages, exports and Markdown with a method: at most 3 %, and no allergen is hidden', async () => {
  const { right, lost, hidden, cases } = await priceOf(library, sweep(methodCases()))
  expect(right).toBeGreaterThan(runs(350) / 2)
  expect(cases.filter((one) => one.hidden.length > 0)).toEqual([])
  expect([lost / right <= 0.03, hidden]).toEqual([true, 0])
})
