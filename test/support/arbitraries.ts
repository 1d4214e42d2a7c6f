/** Generators of random foods, libraries and lists of items for fast-check. */

import fc from 'fast-check'
import type { Ingredient } from '../../src/domain/ingredient.ts'
import { NUTRIENT_KEYS } from '../../src/domain/nutrient-keys.ts'
import {
  CONTAINS,
  CROSS_CONTACT,
  DAO_EFFECTS,
  FODMAP_GROUPS,
  FODMAP_LEVELS,
  HISTAMINE_CONTENTS,
  LIBERATORS,
} from '../../src/domain/profiles.ts'
import { ALLERGENS, type Allergen, type DIMENSIONS } from '../../src/domain/restrictions.ts'
import { CONFIDENCES } from '../../src/domain/risk.ts'
import type { CompatibilityItem } from '../../src/domain/shapes/compatibility.ts'
import type {
  AllergenSubProfile,
  FodmapProfile,
  HistamineProfile,
  PancreasProfile,
} from '../../src/domain/shapes/profiles.ts'
import type { Library } from '../../src/library/library.ts'
import { food, memoryLibrary } from './memory-library.ts'

/** Amounts with one decimal, so that sums sometimes reach a threshold exactly. */
export const tenths = fc.integer({ min: 0, max: 3000 }).map((n) => n / 10)
const confidence = fc.constantFrom(...CONFIDENCES)
const threshold = fc.option(
  fc.integer({ min: 1, max: 2000 }).map((n) => n / 10),
  { nil: null },
)
const load = fc.constantFrom('low', 'moderate', 'high', 'unknown')

const histamine: fc.Arbitrary<HistamineProfile> = fc.record({
  histamineContent: fc.constantFrom(...HISTAMINE_CONTENTS),
  liberator: fc.constantFrom(...LIBERATORS),
  daoEffect: fc.constantFrom(...DAO_EFFECTS),
  fermented: fc.boolean(),
  aged: fc.boolean(),
  thresholdGrams: threshold,
  confidence,
})
const fodmap: fc.Arbitrary<FodmapProfile> = fc.record({
  fodmapLevel: fc.constantFrom(...FODMAP_LEVELS),
  fodmapGroups: fc.subarray([...FODMAP_GROUPS]),
  safeServingGrams: threshold,
  processed: fc.boolean(),
  confidence,
})
const pancreas: fc.Arbitrary<PancreasProfile> = fc.record({
  pancreasRisk: load,
  fatLoad: load,
  fiberLoad: load,
  friedOrGreasy: fc.boolean(),
  alcohol: fc.boolean(),
  safeServingGrams: threshold,
  confidence,
})
const allergen: fc.Arbitrary<AllergenSubProfile> = fc.record({
  contains: fc.constantFrom(...CONTAINS),
  crossContactRisk: fc.constantFrom(...CROSS_CONTACT),
  processed: fc.boolean(),
  thresholdGrams: threshold,
  confidence,
})
/** Sometimes generates null, which means that the dimension has not been assessed. */
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 9 })

export function foodOf(id: string): fc.Arbitrary<Ingredient> {
  return fc
    .record({
      histamine: orNull(histamine),
      fodmap: orNull(fodmap),
      pancreas: orNull(pancreas),
      allergens: fc.record(
        Object.fromEntries(ALLERGENS.map((name) => [name, orNull(allergen)])) as Record<
          Allergen,
          fc.Arbitrary<AllergenSubProfile | null>
        >,
      ),
      nutrients: fc.option(
        fc.dictionary(fc.constantFrom(...NUTRIENT_KEYS), tenths, { maxKeys: 12 }),
        { nil: null, freq: 9 },
      ),
      density: fc.option(fc.double({ min: 0.05, max: 2, noNaN: true }), { nil: null }),
      piece: fc.option(fc.double({ min: 0.1, max: 2000, noNaN: true })),
    })
    .map(({ piece, ...given }) => food({ ...given, id, portions: piece === null ? {} : { piece } }))
}

const IDS = ['alder', 'birch', 'cedar', 'dogwood', 'elder']

export const library: fc.Arbitrary<Library> = fc
  .tuple(...IDS.map(foodOf))
  .map((foods) => memoryLibrary(...foods))

export function itemOf(ids: readonly string[]): fc.Arbitrary<CompatibilityItem> {
  return fc.record(
    {
      ingredientId: fc.constantFrom(...ids),
      amount: fc.option(tenths, { nil: null, freq: 6 }),
      unit: fc.constantFrom(null, 'g', 'g', 'kg', 'cup', 'EL', 'piece', 'barrel'),
    },
    { requiredKeys: ['ingredientId'] },
  )
}

/** Generates an item whose weight is known in every library. */
export function weighedOf(ids: readonly string[]): fc.Arbitrary<CompatibilityItem> {
  return fc.record({ ingredientId: fc.constantFrom(...ids), amount: tenths })
}

/** Generates an item that no library can resolve. */
export const unresolvable: fc.Arbitrary<CompatibilityItem> = fc.constantFrom(
  { ingredientId: 'nowhere' },
  { ingredientId: 'nowhere', amount: 5, unit: 'g' },
  { ingredientId: 'elsewhere', amount: 5, unit: 'barrel' },
)

/** Returns the library with `dimension` of the ingredient marked as not assessed. */
export function without(
  from: Library,
  id: string,
  dimension: (typeof DIMENSIONS)[number],
): Library {
  const whole = from.ingredient(id)!
  const allergenProfile = { ...whole.allergenProfile, [dimension]: null }
  const changed: Ingredient = { ...whole, allergenProfile }
  return new Proxy(from, {
    get: (target, key) => {
      if (key === 'ingredient') {
        return (asked: string) => (asked === id ? changed : target.ingredient(asked))
      }
      const value = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
