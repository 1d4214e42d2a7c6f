/** Computes how well foods match a request for foods that are high or low in a nutrient. */

import { LEVELS } from '../../dist/search/levels.ts'
import { entryOf } from '../domain/present.ts'
import { REFERENCE_INTAKES } from '../domain/reference-intakes.ts'
import type { Figures } from './figures.ts'
import type { Wish } from './wishes.ts'

/** Default thresholds as shares of the reference intake: the minimum for "high" and the maximum for "low". */
const SHARE = { high: 0.3, low: 0.05 }

const highFrom = (key: string) =>
  LEVELS.high[key] ?? SHARE.high * (REFERENCE_INTAKES[key] ?? Number.POSITIVE_INFINITY)

/** Weight of a food for each level of a nutrient. The amount in a usual serving adds up to `serving` to the weight. */
const HAS = { some: 0.15, source: 0.3, high: 0.5, serving: 0.5 }
/**
 * Minimum amounts for the levels "some" and "source", as fractions of the "high" threshold. By default, a "source" has
 * at least 15 % of the reference intake.
 */
const [SOME, SOURCE] = [0.25, 0.5]
/** A food gets the full `HAS.serving` if a usual serving contains at least this many times the "high" threshold. */
const FULL_SERVING = 2

/** How rich a food is in a nutrient, from 0 (nearly none) to 1, based on 100 g and on a usual serving. */
function highWeight(key: string, value: number, serving: number): number {
  const high = highFrom(key)
  if (value < SOME * high) return 0
  if (value < SOURCE * high) return HAS.some
  const inServing = (value * serving) / 100 / high
  return (
    (value >= high ? HAS.high : HAS.source) + HAS.serving * Math.min(1, inServing / FULL_SERVING)
  )
}

/** How steeply `lowWeight` falls as the amount of the nutrient rises. The slope is gentle enough to tell oils apart. */
const STEEPNESS = 0.8

/** How low a food is in a nutrient: 1 if it has none, 0.5 at the "low" threshold, 0 at or above "high". */
function lowWeight(key: string, value: number): number {
  const low = LEVELS.low[key] ?? SHARE.low * (REFERENCE_INTAKES[key] ?? 0)
  if (value === 0) return 1
  if (value >= highFrom(key)) return 0
  return low === 0 ? 0 : 1 / (1 + (value / low) ** STEEPNESS)
}

/** Minimum weight of a food within the requested bounds. The weight rises in the requested direction (low or high). */
const WITHIN = 0.5

/** Weights of `count` foods by ordinal. Foods with weight 0, with unknown values or out of bounds are left out. */
export function wishWeights(
  { direction, key, isMet }: Pick<Wish, 'direction' | 'key' | 'isMet'>,
  figures: Figures,
  count: number,
): Map<number, number> {
  const weights = new Map<number, number>()
  for (let ordinal = 0; ordinal < count; ordinal++) {
    const value = figures.nutrient(key, ordinal)
    if (value === null || isMet?.(value) === false) continue
    const ranked =
      direction === 'low' ? lowWeight(key, value) : highWeight(key, value, figures.serving(ordinal))
    const weight = isMet ? WITHIN + (1 - WITHIN) * ranked : ranked
    if (weight > 0) weights.set(ordinal, weight)
  }
  return weights
}

/** Factor by which a food ranks lower if its category contains hardly any of the nutrient. */
const ANYWAY = 0.4
/** A food ranks lower if its usual serving is smaller than this many grams. */
const COUNTS_FROM = 30

/** Gives low values more weight in categories rich in the nutrient, so that "low fat" finds lean meat and not salt. */
export function weightedByRelevance(
  key: string,
  weights: ReadonlyMap<number, number>,
  figures: Figures,
  count: number,
): Map<number, number> {
  const sums = new Map<string, { readonly sum: number; readonly of: number }>()
  for (let ordinal = 0; ordinal < count; ordinal++) {
    const value = figures.nutrient(key, ordinal)
    if (value === null) continue
    const { sum, of } = sums.get(figures.category(ordinal)) ?? { sum: 0, of: 0 }
    sums.set(figures.category(ordinal), { sum: sum + value, of: of + 1 })
  }
  // The relevance of a category is 0.5 if its mean amount is at the "low" threshold.
  const matters = new Map(
    [...sums].map(([category, { sum, of }]) => [category, 1 - lowWeight(key, sum / of)]),
  )
  return new Map(
    [...weights].map(([ordinal, weight]) => {
      const matter = ANYWAY + (1 - ANYWAY) * entryOf(matters, figures.category(ordinal))
      return [ordinal, weight * eatenWeight(figures, ordinal) * matter]
    }),
  )
}

/** Factor that lowers the weight of foods with small usual servings, so that "low histamine" does not find nutmeg. */
export const eatenWeight = (figures: Figures, ordinal: number): number =>
  Math.sqrt(Math.min(1, figures.serving(ordinal) / COUNTS_FROM))
