/** Tests properties that hold for every conversion and total, with made-up foods and with the real library. */

// tier: sweep

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NUTRIENT_KEYS } from '../../src/domain/nutrient-keys.ts'
import { nutrientAt } from '../../src/domain/nutrients.ts'
import { convert } from '../../src/engine/convert.ts'
import { analyze } from '../../src/engine/nutrition/nutrition.ts'
import { allowedUnits } from '../../src/engine/units.ts'
import type { Library } from '../../src/library/library.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { itemOf, library, tenths } from '../support/arbitraries.ts'
import { runs } from '../support/tiers.mts'

const real = openLibrary('data/library.sqlite')
const RUN = { numRuns: runs(500), seed: 1169 }
/** Answers are rounded to six decimal places. */
const ROUNDING = 5e-7

describe.each<[string, fc.Arbitrary<Library>]>([
  ['made-up foods', library],
  ['the real library', fc.constant(real)],
])('%s', (_, libraries) => {
  const pairs = libraries
    .chain((from) => fc.tuple(fc.constant(from), fc.constantFrom(...from.ids())))
    .chain(([from, id]) => {
      const unit = fc.constantFrom(...allowedUnits(from, from.ingredient(id)!).map((u) => u.id))
      return fc.tuple(fc.constant(from), fc.constant(id), tenths, unit, unit)
    })

  test('a conversion back and forth gives the same amount', () => {
    fc.assert(
      fc.property(pairs, ([from, ingredientId, amount, fromUnit, toUnit]) => {
        const there = convert(from, { ingredientId, amount, fromUnit, toUnit })
        const back = convert(from, {
          ingredientId,
          amount: there.result,
          fromUnit: toUnit,
          toUnit: fromUnit,
        })
        const one = convert(from, { ingredientId, amount: 1e6, fromUnit: toUnit, toUnit: fromUnit })
        const tolerance = ROUNDING * (1 + (one.result + 1) / 1e6) + amount * 1e-12
        expect(Math.abs(back.result - amount)).toBeLessThanOrEqual(tolerance)
        expect(back.estimated).toBe(there.estimated)
      }),
      RUN,
    )
  })

  test('twice the amount gives twice the result, and zero gives zero', () => {
    fc.assert(
      fc.property(pairs, ([from, ingredientId, amount, fromUnit, toUnit]) => {
        const of = (some: number) =>
          convert(from, { ingredientId, amount: some, fromUnit, toUnit }).result
        expect(of(0)).toBe(0)
        expect(Math.abs(of(2 * amount) - 2 * of(amount))).toBeLessThanOrEqual(
          3 * ROUNDING + of(amount) * 1e-12,
        )
      }),
      RUN,
    )
  })

  const lists = libraries.chain((from) =>
    fc.tuple(fc.constant(from), fc.array(itemOf(from.ids()), { minLength: 1, maxLength: 6 })),
  )

  test('a total is null exactly if no item has a value, and coverage lies between 0 and 1', () => {
    fc.assert(
      fc.property(lists, ([from, items]) => {
        const { items: analyzed, total, unresolved } = analyze(from, { items })
        expect(analyzed.length + unresolved.length).toBe(items.length)
        const coverage = { id: 'coverage', ...total.coverage }
        for (const key of NUTRIENT_KEYS) {
          const values = analyzed.map(({ nutrients }) => nutrientAt(nutrients, key))
          const known = values.some((value) => value !== null)
          expect(nutrientAt(total, key) === null).toBe(!known)
          const share = nutrientAt(coverage, key)
          const whole = analyzed.every(({ grams }) => grams === 0)
          if (whole) expect(share === null || share <= 1).toBe(true)
          else expect(share !== null && share >= 0 && share <= 1).toBe(true)
        }
      }),
      RUN,
    )
  })

  test('the order of the items does not change a total', () => {
    fc.assert(
      fc.property(lists, ([from, items]) => {
        const { total } = analyze(from, { items })
        const other = analyze(from, { items: [...items].reverse() }).total
        for (const key of NUTRIENT_KEYS) {
          const [a, b] = [nutrientAt(total, key), nutrientAt(other, key)]
          expect(b === null).toBe(a === null)
          expect(Math.abs((a ?? 0) - (b ?? 0))).toBeLessThanOrEqual(1e-6 + (a ?? 0) * 1e-12)
        }
      }),
      RUN,
    )
  })

  test('adding an item never lowers a total', () => {
    fc.assert(
      fc.property(lists, ([from, items]) => {
        const fewer = items.slice(0, -1)
        if (fewer.length === 0) return
        const [less, more] = [analyze(from, { items: fewer }).total, analyze(from, { items }).total]
        const lowered = NUTRIENT_KEYS.filter(
          (key) => (nutrientAt(more, key) ?? 0) < (nutrientAt(less, key) ?? 0),
        )
        expect(lowered).toEqual([])
      }),
      RUN,
    )
  })
})
