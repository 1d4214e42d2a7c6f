/** Tests the tolerances of people in a household, and whether traces matter. Unknown amounts are never tolerated. */

import { describe, expect, test } from 'vitest'
import { household } from '../../src/engine/compatibility/household.ts'
import type { ListItem } from '../../src/engine/compatibility/items.ts'
import { requirePeople } from '../../src/engine/compatibility/people.ts'
import { IngrError } from '../../src/errors.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { libraryOf } from '../support/memory-library.ts'

const lactose = (gramsPer100g: number | null) =>
  ({ contains: 'yes', thresholdGrams: 20, gramsPer100g }) as const
const library = libraryOf(
  { id: 'milk', allergens: { lactose: lactose(5) } },
  { id: 'cream', allergens: { lactose: lactose(4) } },
  { id: 'weak-cream', allergens: { lactose: { ...lactose(4), confidence: 'low' } } },
  { id: 'odd-cheese', allergens: { lactose: lactose(null) } },
  { id: 'bread', allergens: { lactose: { contains: 'unknown' } } },
  { id: 'rice' },
  { id: 'crisps', allergens: { peanut: { contains: 'traces' } } },
  { id: 'weak-crisps', allergens: { peanut: { contains: 'traces', confidence: 'low' } } },
  { id: 'muesli', allergens: { peanut: { contains: 'no', crossContactRisk: 'high' } } },
  { id: 'peanut', allergens: { peanut: { contains: 'yes' } } },
  { id: 'spice', allergens: { peanut: null } },
  { id: 'tomato', histamine: { histamineContent: 'moderate' } },
  { id: 'salami', histamine: { histamineContent: 'high' } },
  { id: 'weak', histamine: { histamineContent: 'moderate', confidence: 'low' } },
  { id: 'mystery', histamine: null },
)

/** Returns the verdicts on the restrictions of a person, each followed by the foods that cause the verdict. */
const judged = (person: object, items: readonly ListItem[], servings?: number) => {
  const people = requirePeople(library, { people: [{ name: 'Ann', ...person }] }, 'x', (id) => id)
  const [ann] = household(library, people, items, { servings })
  return ann!.restrictions.map(({ name, verdict, culprits }) => [name, verdict, ...culprits])
}
const of = (grams: Readonly<Record<string, number | null>>): readonly ListItem[] =>
  Object.entries(grams).map(([ingredientId, amount]) => ({ ingredientId, amount }))

describe('lactose up to 5 g', () => {
  const tolerant = { tolerates: { lactose: '5 g' } }
  test.each<[string, Record<string, number | null>, string, ...string[]]>([
    ['no conflict up to the limit', { milk: 60, cream: 50 }, 'compatible'],
    ['a conflict above it', { milk: 101 }, 'incompatible', 'milk'],
    ['an unknown share of lactose is not tolerated', { 'odd-cheese': 5 }, 'caution', 'odd-cheese'],
    ['nor is a missing amount', { milk: null }, 'incompatible', 'milk'],
    [
      'a figure with weak data leaves it undecided',
      { 'weak-cream': 10 },
      'uncertain',
      'weak-cream',
    ],
    [
      'so it does next to a reliable figure',
      { milk: 60, 'weak-cream': 10 },
      'uncertain',
      'weak-cream',
    ],
    ['a food that may contain some leaves it undecided', { milk: 60, bread: 50 }, 'uncertain'],
    ['and so does an unknown food', { milk: 60, nowhere: 1 }, 'uncertain'],
  ])('%s', (_, grams, verdict, ...culprits) => {
    expect(judged(tolerant, of(grams))).toEqual([['lactose', verdict, ...culprits]])
  })

  test('counts for one serving', () => {
    expect(judged(tolerant, of({ milk: 300 }), 4)).toEqual([['lactose', 'compatible']])
  })

  test('a line that cannot be weighed is not tolerated', () => {
    const items = [...of({ milk: 10 }), { ingredientId: 'milk', amount: 1, unit: 'piece' }]
    expect(judged(tolerant, items)).toEqual([['lactose', 'incompatible', 'milk']])
  })
})

describe('histamine: moderate is fine', () => {
  const tolerant = { tolerates: { histamine: 'moderate' } }
  test.each<[string, Record<string, number>, string, ...string[]]>([
    ['moderate is no conflict', { tomato: 100 }, 'compatible'],
    ['weak data leaves it undecided', { weak: 100 }, 'uncertain', 'weak'],
    ['so it does next to known foods', { tomato: 100, weak: 100 }, 'uncertain', 'weak'],
    ['high is', { tomato: 100, salami: 20 }, 'incompatible', 'tomato', 'salami'],
    ['a food without an assessment leaves it undecided', { tomato: 100, mystery: 10 }, 'uncertain'],
  ])('%s', (_, grams, verdict, ...culprits) => {
    const [[name, found, ...due]] = judged(tolerant, of(grams)) as [string[]]
    expect([name, found, ...due.sort()]).toEqual(['histamine', verdict, ...culprits.sort()])
  })
})

describe('traces', () => {
  const concerned = { concerns: ['peanut'] }
  const careless = { ...concerned, traces: 'ignore' }
  test.each<[string, object, Record<string, number>, string, ...string[]]>([
    ['matter by default', concerned, { crisps: 10 }, 'caution', 'crisps'],
    ['can be ignored', careless, { crisps: 10, muesli: 50 }, 'compatible'],
    ['in weak data may hide more', careless, { 'weak-crisps': 10 }, 'uncertain', 'weak-crisps'],
    ['do not hide real content', careless, { crisps: 10, peanut: 5 }, 'incompatible', 'peanut'],
    ['nor an unknown food', careless, { crisps: 10, spice: 1 }, 'uncertain'],
  ])('%s', (_, person, grams, verdict, ...culprits) => {
    expect(judged(person, of(grams))).toEqual([['peanut', verdict, ...culprits]])
  })
})

test('known conflicts come first, and possible ones are one finding for all avoided foods', () => {
  const real = openLibrary('data/library.sqlite')
  const people = requirePeople(
    real,
    { people: [{ name: 'Ben', avoid: ['cumin', 'coriander-seed', 'butter'] }] },
    'x',
    (id) => id,
  )
  const items = of({ 'curry-powder': 5, butter: 20 })
  expect(household(real, people, items)).toEqual([
    {
      name: 'Ben',
      verdict: 'incompatible',
      restrictions: [
        {
          kind: 'avoid',
          name: 'butter',
          verdict: 'incompatible',
          culprits: ['butter'],
          unknown: [],
        },
        {
          kind: 'avoid',
          name: 'cumin',
          names: ['cumin', 'coriander-seed'],
          verdict: 'uncertain',
          culprits: [],
          unknown: ['curry-powder'],
        },
      ],
    },
  ])
})

test.each<[string, object, string]>([
  ['an unknown key', { tolerate: {} }, 'f: people[0]: unknown key: tolerate'],
  [
    'an unknown concern',
    { tolerates: { lactos: 5 } },
    'f: Ann: tolerates: unknown concern: lactos',
  ],
  [
    'an amount of something that is not measured',
    { tolerates: { gluten: '1 g' } },
    'f: Ann: tolerates: gluten: no amount',
  ],
  [
    'lactose without an amount',
    { tolerates: { lactose: 'some' } },
    'f: Ann: tolerates: lactose is not an amount',
  ],
  [
    'an unknown level',
    { tolerates: { fodmap: 'high' } },
    'f: Ann: tolerates: fodmap is not moderate: high',
  ],
  [
    'an invalid value for traces',
    { traces: 'no' },
    'f: Ann: traces is not one of matter, ignore: no',
  ],
])('%s is refused by name', (_, person, message) => {
  const asked = () =>
    requirePeople(library, { people: [{ name: 'Ann', ...person }] }, 'f', (id) => id)
  expect(asked).toThrow(IngrError)
  expect(asked).toThrow(message)
})
