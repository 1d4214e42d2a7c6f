/**
 * Search quality must not fall below the level reached so far. We measure it with the half of the queries that is not
 * used for tuning. `npm run eval:search` prints the figures.
 */

import { expect, test } from 'vitest'
import { LIBRARY } from '../http/support.ts'
import { answersOf } from './calibration.ts'
import { measure } from './measure.ts'

/**
 * Minimum percentage of queries, over the three languages, whose first answer is right (for descriptions, one of the
 * first five).
 */
const FLOORS: Readonly<Record<string, number>> = {
  name: 98,
  synonym: 97,
  plural: 97,
  folding: 97,
  compound: 95,
  typo1: 98,
  typo2: 95,
  crosslang: 98,
  description: 85,
  prefix: 95,
  quantity: 97,
  ingredient: 97,
  substitute: 97,
  pairing: 92,
}

const figures = measure(LIBRARY, 'checking')
const sum = (kind: string, key: 'of' | 'first' | 'five') =>
  figures.filter((one) => one.kind === kind).reduce((all, one) => all + one[key], 0)

test('every kind of query has a floor', () => {
  expect([...new Set(figures.map(({ kind }) => kind))].sort()).toEqual(Object.keys(FLOORS).sort())
})

test.each(Object.entries(FLOORS))('%s: at least %d %% right', (kind, floor) => {
  const right = sum(kind, kind === 'description' ? 'five' : 'first')
  expect((100 * right) / sum(kind, 'of')).toBeGreaterThanOrEqual(floor)
})

test.each(['search', 'lines'] as const)(
  '%s: at least nine in ten answers with a confidence of 0.9 or more are right',
  (asked) => {
    const sure = answersOf(LIBRARY, { asked, half: 'checking' }).filter(
      ({ confidence }) => confidence >= 0.9,
    )
    // Make sure that we don't pass with only a few confident answers.
    expect(sure.length).toBeGreaterThan(300)
    expect(sure.filter(({ isRight }) => isRight).length / sure.length).toBeGreaterThanOrEqual(0.9)
  },
)
