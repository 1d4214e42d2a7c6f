/**
 * Tests that adding a part to a mixed food never removes a conflict, and that a food with unlisted parts is never
 * reported as free from an allergen.
 */

// tier: sweep

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compose } from '../../src/compiler/composition.ts'
import { type MadeOfPart, TIERS } from '../../src/domain/composition.ts'
import type { Ingredient } from '../../src/domain/ingredient.ts'
import {
  CONTAINS,
  CROSS_CONTACT,
  FODMAP_GROUPS,
  FODMAP_LEVELS,
  HISTAMINE_CONTENTS,
  LIBERATORS,
} from '../../src/domain/profiles.ts'
import { ALLERGENS, ANIMAL_SOURCES, allows, DIETS } from '../../src/domain/restrictions.ts'
import type { Risk } from '../../src/domain/risk.ts'
import { allergenRisk, fodmapRisk, histamineRisk } from '../../src/engine/compatibility/risks.ts'
import { type Food, food, HARMLESS, NO_FODMAP, NO_HISTAMINE } from '../support/memory-library.ts'
import { runs } from '../support/tiers.mts'

const IDS = ['a', 'b', 'c', 'd', 'e']
const EU = ['celery', 'mustard', 'lupin'] as const

const anyFood = (id: string): fc.Arbitrary<Food> =>
  fc.record({
    id: fc.constant(id),
    allergens: fc.record(
      Object.fromEntries(
        ALLERGENS.map((allergen) => [
          allergen,
          fc.record({
            contains: fc.constantFrom(...CONTAINS),
            crossContactRisk: fc.constantFrom(...CROSS_CONTACT),
            gramsPer100g: fc.constantFrom(null, 0.5, 5),
          }),
        ]),
      ),
    ),
    eu: fc.record(Object.fromEntries(EU.map((entry) => [entry, fc.constantFrom(...CONTAINS)]))),
    histamine: fc.record({
      histamineContent: fc.constantFrom(...HISTAMINE_CONTENTS),
      liberator: fc.constantFrom(...LIBERATORS),
      fermented: fc.boolean(),
      aged: fc.boolean(),
    }),
    fodmap: fc.record({
      fodmapLevel: fc.constantFrom(...FODMAP_LEVELS),
      fodmapGroups: fc.subarray([...FODMAP_GROUPS]),
      safeServingGrams: fc.constantFrom(null, 5, 30, 200),
    }),
    animalSources: fc.subarray([...ANIMAL_SOURCES], { maxLength: 3 }),
  })

const anyPart = (id: string): fc.Arbitrary<MadeOfPart> =>
  fc.record({
    id: fc.constant(id),
    tier: fc.constantFrom(...TIERS),
    share: fc.constantFrom(null, [1, 2] as const, [20, 40] as const),
    region: fc.constantFrom(null, null, 'CH' as const),
  })

const anyMixture = fc.record({
  foods: fc.tuple(...IDS.map(anyFood)),
  parts: fc.tuple(...IDS.map(anyPart)),
  complete: fc.boolean(),
})

type Mixture = typeof anyMixture extends fc.Arbitrary<infer Value> ? Value : never

function composed({ foods, parts, complete }: Mixture, count: number) {
  const records = new Map<string, Ingredient>(foods.map((one) => [one.id, food(one)]))
  return compose({ complete, parts: parts.slice(0, count) }, (id) => records.get(id)).facts
}

/**
 * Unknown and traces have the same rank: if one part has traces and another part may contain the allergen, the result
 * is unknown.
 */
const SEVERITY: Readonly<Record<Risk, number>> = {
  none: 0,
  low: 1,
  unknown: 2,
  moderate: 2,
  high: 3,
}
const CONFLICT_RANK = { no: 0, unknown: 1, traces: 1, yes: 2 }
const conflictRank = (value: unknown) => CONFLICT_RANK[String(value) as keyof typeof CONFLICT_RANK]

test('a mixture with one part more keeps all its conflicts', () => {
  fc.assert(
    fc.property(
      anyMixture,
      fc.integer({ min: 1, max: IDS.length - 1 }),
      // Use at least 1 g. In less than half a gram, known content is rated low, but unknown content stays unknown.
      fc.integer({ min: 1, max: 600 }),
      (mixture, count, grams) => {
        const [before, after] = [composed(mixture, count), composed(mixture, count + 1)]
        const risks = (facts: typeof before) => [
          ...ALLERGENS.map((allergen) => {
            const profile = {
              ...HARMLESS,
              thresholdGrams: null,
              ...(facts.allergens[allergen] as object),
            }
            return allergenRisk(allergen, profile, grams).risk
          }),
          histamineRisk({ ...NO_HISTAMINE, ...facts.histamine }, grams).risk,
          // A mixture without a safe serving is rated high if a serving of 150 g would be rated high.
          fodmapRisk({ ...NO_FODMAP, ...facts.fodmap }, 150).risk,
        ]
        const [earlier, later] = [risks(before), risks(after)]
        for (const [at, risk] of later.entries()) {
          expect(SEVERITY[risk]).toBeGreaterThanOrEqual(SEVERITY[earlier[at]!])
        }
        for (const entry of EU) {
          expect(conflictRank(after.eu[entry])).toBeGreaterThanOrEqual(
            conflictRank(before.eu[entry]),
          )
        }
        const strictness = { yes: 0, uncertain: 1, no: 2 }
        for (const diet of DIETS) {
          const worst = (facts: typeof before) =>
            Math.max(0, ...facts.animalSources.map((one) => strictness[allows(diet, one)]))
          expect(worst(after)).toBeGreaterThanOrEqual(worst(before))
        }
      },
    ),
    { numRuns: runs(400) },
  )
})

test('an incomplete list of parts never yields a plain no', () => {
  fc.assert(
    fc.property(anyMixture, (mixture) => {
      const facts = composed({ ...mixture, complete: false }, IDS.length)
      for (const allergen of ALLERGENS) {
        expect(facts.allergens[allergen]).not.toMatchObject({ contains: 'no' })
      }
      expect(Object.values(facts.eu)).not.toContain('no')
      expect(facts.animalSources).toContain('unknown')
    }),
    { numRuns: runs(100) },
  )
})
