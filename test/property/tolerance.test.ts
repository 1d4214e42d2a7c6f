/** Tests that a tolerance makes a verdict milder only if we know the amount from reliable data. */

// tier: sweep

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DIMENSIONS, type Dimension, DOSE_DIMENSIONS } from '../../src/domain/restrictions.ts'
import { VERDICTS, type Verdict } from '../../src/domain/risk.ts'
import type { CompatibilityItem } from '../../src/domain/shapes/compatibility.ts'
import { check } from '../../src/engine/compatibility/check.ts'
import { household, type Person } from '../../src/engine/compatibility/household.ts'
import type { Library } from '../../src/library/library.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { itemOf, library, unresolvable } from '../support/arbitraries.ts'
import { runs } from '../support/tiers.mts'

const real = openLibrary('data/library.sqlite')
const severity = (verdict: Verdict) => VERDICTS.indexOf(verdict)

/** Returns the library with the given amounts of lactose for some foods that contain lactose. */
function weighing(from: Library, per100g: Readonly<Record<string, number>>): Library {
  return new Proxy(from, {
    get: (target, key) => {
      const value = Reflect.get(target, key, target)
      if (key !== 'ingredient') return typeof value === 'function' ? value.bind(target) : value
      return (id: string) => {
        const food = target.ingredient(id)
        const lactose = food?.allergenProfile.lactose
        if (!food || !lactose || per100g[id] === undefined) return food
        const allergenProfile = {
          ...food.allergenProfile,
          lactose: { ...lactose, gramsPer100g: per100g[id] },
        }
        return { ...food, allergenProfile }
      }
    },
  })
}

const grams = fc.integer({ min: 0, max: 80 }).map((tenths) => tenths / 10)
const madeUp = library.chain((from) =>
  fc
    .record(Object.fromEntries(from.ids().map((id) => [id, grams])), { requiredKeys: [] })
    .map((per100g) => weighing(from, per100g as Record<string, number>)),
)

const anyone: fc.Arbitrary<Person> = fc
  .record({
    lactose: fc.option(grams),
    levels: fc.subarray([...DOSE_DIMENSIONS]),
    ignoresTraces: fc.boolean(),
  })
  .map(({ lactose, levels, ignoresTraces }) => ({
    name: 'Ann',
    concerns: DIMENSIONS,
    diets: [],
    avoid: [],
    ignoresTraces,
    tolerates: {
      ...Object.fromEntries(levels.map((one) => [one, { level: 'moderate' }])),
      ...(lactose === null ? {} : { lactose: { grams: lactose } }),
    },
  }))

describe.each<[string, fc.Arbitrary<Library>]>([
  ['made-up profiles', madeUp],
  ['the real library', fc.constant(real)],
])('%s', (_, libraries) => {
  const given = libraries.chain((from) =>
    fc.tuple(
      fc.constant(from),
      fc.array(fc.oneof({ weight: 9, arbitrary: itemOf(from.ids()) }, unresolvable), {
        minLength: 1,
        maxLength: 6,
      }),
      itemOf(from.ids()),
      anyone,
    ),
  )
  const verdictsFor = (from: Library, person: Person, items: readonly CompatibilityItem[]) =>
    new Map(
      household(from, [person], items)[0]!.restrictions.map(({ name, verdict }) => [
        name as Dimension,
        verdict,
      ]),
    )

  test('a tolerance never changes an uncertain verdict, and never makes a verdict more severe', () => {
    fc.assert(
      fc.property(given, ([from, items, , person]) => {
        const { evaluation } = check(from, { items })
        const found = verdictsFor(from, person, items)
        for (const dimension of DIMENSIONS) {
          const { verdict: strict, unknown } = evaluation[dimension]
          const verdict = found.get(dimension)!
          if (strict === 'uncertain') expect([dimension, verdict]).toEqual([dimension, 'uncertain'])
          expect(severity(verdict)).toBeLessThanOrEqual(severity(strict))
          if (unknown.length > 0)
            expect([dimension, verdict]).not.toEqual([dimension, 'compatible'])
        }
      }),
      { numRuns: runs(600), seed: 1169 },
    )
  })

  test('adding a food never makes the verdict safer', () => {
    fc.assert(
      fc.property(given, ([from, items, added, person]) => {
        const before = verdictsFor(from, person, items)
        const after = verdictsFor(from, person, [...items, added])
        const safer = DIMENSIONS.filter(
          (one) => severity(after.get(one)!) < severity(before.get(one)!),
        )
        expect(safer).toEqual([])
      }),
      { numRuns: runs(600), seed: 1169 },
    )
  })
})
