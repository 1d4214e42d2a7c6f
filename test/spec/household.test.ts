/** What the people of a household bear, and which traces matter to them: what is not known is never borne. */

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

/** The verdicts on one person's restrictions, and their culprits. */
const judged = (person: object, items: readonly ListItem[], servings?: number) => {
  const people = requirePeople(library, { people: [{ name: 'Ann', ...person }] }, 'x', (id) => id)
  const [ann] = household(library, people, items, { servings })
  return ann!.restrictions.map(({ name, verdict, culprits }) => [name, verdict, ...culprits])
}
const of = (grams: Readonly<Record<string, number | null>>): readonly ListItem[] =>
  Object.entries(grams).map(([ingredientId, amount]) => ({ ingredientId, amount }))

describe('lactose up to 5 g', () => {
  const bears = { tolerates: { lactose: '5 g' } }
  test.each<[string, Record<string, number | null>, string, ...string[]]>([
    ['up to it there is no conflict', { milk: 60, cream: 50 }, 'compatible'],
    ['above it there is', { milk: 101 }, 'incompatible', 'milk'],
    [
      'a food of which nobody knows how much is borne by nobody',
      { 'odd-cheese': 5 },
      'caution',
      'odd-cheese',
    ],
    ['an amount that nobody wrote neither', { milk: null }, 'incompatible', 'milk'],
    ['a figure of weak data leaves it open', { 'weak-cream': 10 }, 'uncertain', 'weak-cream'],
    ['beside one that is sound too', { milk: 60, 'weak-cream': 10 }, 'uncertain', 'weak-cream'],
    ['what may hold some leaves it open', { milk: 60, bread: 50 }, 'uncertain'],
    ['and what nobody knows', { milk: 60, nowhere: 1 }, 'uncertain'],
  ])('%s', (_, grams, verdict, ...culprits) => {
    expect(judged(bears, of(grams))).toEqual([['lactose', verdict, ...culprits]])
  })

  test('counts for one serving', () => {
    expect(judged(bears, of({ milk: 300 }), 4)).toEqual([['lactose', 'compatible']])
  })

  test('a line that could not be weighed is not borne', () => {
    const items = [...of({ milk: 10 }), { ingredientId: 'milk', amount: 1, unit: 'piece' }]
    expect(judged(bears, items)).toEqual([['lactose', 'incompatible', 'milk']])
  })
})

describe('histamine: moderate is fine', () => {
  const bears = { tolerates: { histamine: 'moderate' } }
  test.each<[string, Record<string, number>, string, ...string[]]>([
    ['moderate is no conflict', { tomato: 100 }, 'compatible'],
    ['what only weak data says stays open', { weak: 100 }, 'uncertain', 'weak'],
    ['beside what is known too', { tomato: 100, weak: 100 }, 'uncertain', 'weak'],
    ['high is', { tomato: 100, salami: 20 }, 'incompatible', 'tomato', 'salami'],
    ['what nobody assessed stays open', { tomato: 100, mystery: 10 }, 'uncertain'],
  ])('%s', (_, grams, verdict, ...culprits) => {
    const [[name, told, ...due]] = judged(bears, of(grams)) as [string[]]
    expect([name, told, ...due.sort()]).toEqual(['histamine', verdict, ...culprits.sort()])
  })
})

describe('traces', () => {
  const concerned = { concerns: ['peanut'] }
  const careless = { ...concerned, traces: 'ignore' }
  test.each<[string, object, Record<string, number>, string, ...string[]]>([
    ['matter unless somebody says otherwise', concerned, { crisps: 10 }, 'caution', 'crisps'],
    ['need not', careless, { crisps: 10, muesli: 50 }, 'compatible'],
    ['in weak data may be more', careless, { 'weak-crisps': 10 }, 'uncertain', 'weak-crisps'],
    ['do not hide what is there', careless, { crisps: 10, peanut: 5 }, 'incompatible', 'peanut'],
    ['nor what nobody knows', careless, { crisps: 10, spice: 1 }, 'uncertain'],
  ])('%s', (_, person, grams, verdict, ...culprits) => {
    expect(judged(person, of(grams))).toEqual([['peanut', verdict, ...culprits]])
  })
})

test('what is known comes first, and what only may be there is one finding for all avoided foods', () => {
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
    'an amount of what is not measured',
    { tolerates: { gluten: '1 g' } },
    'f: Ann: tolerates: gluten: no amount',
  ],
  [
    'lactose without an amount',
    { tolerates: { lactose: 'some' } },
    'f: Ann: tolerates: lactose is not an amount',
  ],
  [
    'a level that is none',
    { tolerates: { fodmap: 'high' } },
    'f: Ann: tolerates: fodmap is not moderate: high',
  ],
  ['traces as anything else', { traces: 'no' }, 'f: Ann: traces is not one of matter, ignore: no'],
])('%s is refused by name', (_, person, message) => {
  const asked = () =>
    requirePeople(library, { people: [{ name: 'Ann', ...person }] }, 'f', (id) => id)
  expect(asked).toThrow(IngrError)
  expect(asked).toThrow(message)
})
