/** The checking half never falls below what was reached; `npm run eval:search` prints the figures. */

import { expect, test } from 'vitest'
import { LIBRARY } from '../http/support.ts'
import { answersOf } from './calibration.ts'
import { measure } from './measure.ts'

/** Share of right first answers over the three languages, in per cent; of descriptions, among the first five. */
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

test('every kind of the sets has a floor', () => {
  expect([...new Set(figures.map(({ kind }) => kind))].sort()).toEqual(Object.keys(FLOORS).sort())
})

test.each(Object.entries(FLOORS))('%s: at least %d %% right', (kind, floor) => {
  const right = sum(kind, kind === 'description' ? 'five' : 'first')
  expect((100 * right) / sum(kind, 'of')).toBeGreaterThanOrEqual(floor)
})

test.each(['search', 'lines'] as const)(
  '%s: of the answers that are sure to 0.9 at least nine in ten are right',
  (asked) => {
    const sure = answersOf(LIBRARY, { asked, half: 'checking' }).filter(
      ({ confidence }) => confidence >= 0.9,
    )
    // Few sure answers would be an easy way out.
    expect(sure.length).toBeGreaterThan(300)
    expect(sure.filter(({ isRight }) => isRight).length / sure.length).toBeGreaterThanOrEqual(0.9)
  },
)
