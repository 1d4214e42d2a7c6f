/**
 * Tests, for the whole library, that every substitute that a swap offers is compatible with all requested restrictions.
 */

// tier: sweep

import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  DIETS,
  DIMENSIONS,
  type Diet,
  type Dimension,
  type Restriction,
} from '../../src/domain/restrictions.ts'
import { check } from '../../src/engine/compatibility/check.ts'
import { diet } from '../../src/engine/compatibility/diet.ts'
import { swap } from '../../src/engine/kitchen/swap.ts'
import { LIBRARY } from '../http/support.ts'
import { runs, sweep } from '../support/tiers.mts'

const RESTRICTIONS: readonly Restriction[] = [...DIMENSIONS, ...DIETS]
const withSubstitutes = LIBRARY.ids().filter((id) => {
  const { substitutesWell, substitutesPartially } = LIBRARY.ingredient(id)!.relationships ?? {}
  return (substitutesWell ?? null) !== null || (substitutesPartially ?? null) !== null
})

function verdict(items: readonly { ingredientId: string; grams: number }[], one: Restriction) {
  return DIETS.includes(one as Diet)
    ? diet(LIBRARY, { diet: one as Diet, items }).verdict
    : check(LIBRARY, {
        items: items.map(({ ingredientId, grams }) => ({ ingredientId, amount: grams })),
      }).evaluation[one as Dimension].verdict
}

function expectSafe(id: string, restrictions: readonly Restriction[], grams: number) {
  const { substitutes } = swap(LIBRARY, id, { for: restrictions, lang: 'en', grams })
  for (const one of substitutes) {
    for (const restriction of restrictions) {
      const found = verdict([one, ...one.with], restriction)
      expect([id, one.ingredientId, restriction, found]).toEqual([
        id,
        one.ingredientId,
        restriction,
        'compatible',
      ])
    }
  }
}

test('every ingredient, every concern and diet', () => {
  // Compute each verdict on a substitute only once, and independently of the code that we test.
  for (const id of sweep(withSubstitutes)) {
    const offered = new Map<string, Restriction[]>()
    for (const restriction of RESTRICTIONS) {
      const { substitutes } = swap(LIBRARY, id, { for: [restriction], lang: 'en' })
      for (const one of substitutes) {
        const key = JSON.stringify(
          [one, ...one.with].map((part) => [part.ingredientId, part.grams]),
        )
        offered.set(key, [...(offered.get(key) ?? []), restriction])
      }
    }
    for (const [key, restrictions] of offered) {
      const parts = JSON.parse(key) as [string, number][]
      const items = parts.map(([ingredientId, grams]) => ({ ingredientId, grams }))
      const { evaluation } = check(LIBRARY, {
        items: items.map(({ ingredientId, grams }) => ({ ingredientId, amount: grams })),
      })
      const broken = restrictions.filter((one) =>
        DIETS.includes(one as Diet)
          ? verdict(items, one) !== 'compatible'
          : evaluation[one as Dimension].verdict !== 'compatible',
      )
      expect([id, key, broken]).toEqual([id, key, []])
    }
  }
}, 300_000)

test('any ingredient, any set of restrictions, any amount', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...withSubstitutes),
      fc.subarray([...RESTRICTIONS], { minLength: 1 }),
      fc.double({ min: 0, max: 2_000, noNaN: true }),
      (id, restrictions, grams) => expectSafe(id, restrictions, grams),
    ),
    { numRuns: runs(600) },
  )
}, 120_000)
