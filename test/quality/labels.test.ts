/**
 * Minimum quality of label reading, measured mainly on the halves of the test sets that are never used for tuning
 * (`reported`).
 */

import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/domain/languages.ts'
import { LIBRARY } from '../http/support.ts'
import { measureLabels, readLabels } from './labels.ts'

const percent = (part: number, of: number) => (100 * part) / of
const reported = readLabels('reported')
const figures = measureLabels(LIBRARY, reported)

test('covers 300 lists of all shelves, 100 per language, half of them only for reporting', () => {
  const all = readLabels()
  for (const lang of LANGUAGES) expect(all.filter((one) => one.lang === lang)).toHaveLength(100)
  expect(reported).toHaveLength(150)
  expect(new Set(all.map(({ shelf }) => shelf)).size).toBeGreaterThanOrEqual(14)
})

test('every allergen that is contained and every trace is found', () => {
  expect(figures.contains).toBeGreaterThan(200)
  expect(figures.containsFound).toBe(figures.contains)
  expect(figures.traces).toBeGreaterThan(150)
  expect(figures.tracesFound).toBe(figures.traces)
})

test('no allergen is reported as contained that is not', () => {
  expect(figures.containsWrong).toBe(0)
})

/**
 * Results on 2026-11-22: 98.1 % of the diet verdicts were right, 100 % of the additives were found, 99.5 % of the
 * ingredients were read with certainty, and 0.2 % of the known foods were wrong.
 */
test('diets, additives and ingredients', () => {
  expect(percent(figures.dietsRight, figures.diets)).toBeGreaterThanOrEqual(97)
  expect(percent(figures.additivesFound, figures.additives)).toBeGreaterThanOrEqual(99)
  expect(figures.additivesWrong).toBe(0)
  expect(percent(figures.sure, figures.ingredients)).toBeGreaterThanOrEqual(98)
  expect(figures.known).toBeGreaterThan(500)
  expect(percent(figures.other, figures.known)).toBeLessThanOrEqual(0.5)
})

/** Ingredient lists by a second author, who imitated the line breaks, brackets and statements of real packages. */
describe('lists laid out as on real packages', () => {
  const measured = measureLabels(LIBRARY, readLabels('reported', 'packages'))

  test('has 60 for reporting and 54 for tuning', () => {
    expect(measured.labels).toBe(60)
    expect(readLabels('tuning', 'packages')).toHaveLength(54)
  })

  test('allergens and traces', () => {
    expect(measured.containsFound).toBe(measured.contains)
    expect(measured.tracesFound).toBeGreaterThanOrEqual(measured.traces - 1)
    expect(measured.containsWrong).toBeLessThanOrEqual(1)
  })

  test('diets, additives and ingredients', () => {
    expect(percent(measured.dietsRight, measured.diets)).toBeGreaterThanOrEqual(95)
    expect(percent(measured.additivesFound, measured.additives)).toBeGreaterThanOrEqual(97)
    expect(measured.additivesWrong).toBe(0)
    expect(percent(measured.sure, measured.ingredients)).toBeGreaterThanOrEqual(98)
  })
})

/**
 * Ingredient lists of all kinds of products, with the oddities of real packages. They were written before the code was
 * tested with them. We fixed errors only in the `tuning` half. In the `reported` half, the false positives and most
 * of the uncertain diet verdicts are in the 140 lists that were added last (sixth and seventh batch).
 */
test.each([
  ['tuning', 287, 96, 98, 1],
  // Two of the verdicts are undecided only because of the second check of the text (src/witness).
  ['reported', 215, 86, 97, 5],
] as const)('shelves, %s: %d lists', (half, count, diets, sure, wrong) => {
  const measured = measureLabels(LIBRARY, readLabels(half, 'shelves'))
  expect(measured.labels).toBe(count)
  expect(measured.containsFound).toBe(measured.contains)
  expect(measured.tracesFound).toBe(measured.traces)
  expect(measured.containsWrong).toBeLessThanOrEqual(wrong)
  expect(percent(measured.dietsRight, measured.diets)).toBeGreaterThanOrEqual(diets)
  expect(percent(measured.additivesFound, measured.additives)).toBeGreaterThanOrEqual(99)
  expect(measured.additivesWrong).toBe(0)
  expect(percent(measured.sure, measured.ingredients)).toBeGreaterThanOrEqual(sure)
  expect(percent(measured.other, measured.known)).toBeLessThanOrEqual(0.5)
})
