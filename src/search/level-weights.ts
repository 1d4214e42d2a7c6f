/** How well foods meet a wish for much or little of a nutrient, by their own values. */

import { LEVELS } from '../../dist/search/levels.ts'
import { entryOf } from '../domain/present.ts'
import { REFERENCE_INTAKES } from '../domain/reference-intakes.ts'
import type { Figures } from './figures.ts'
import type { Wish } from './wishes.ts'

/** Default thresholds, as shares of the reference intake: high from, low up to. */
const SHARE = { high: 0.3, low: 0.05 }

const highFrom = (key: string) =>
  LEVELS.high[key] ?? SHARE.high * (REFERENCE_INTAKES[key] ?? Number.POSITIVE_INFINITY)

/** Weights of a food with some of it, of a source and of a food high in it, and the most a usual serving adds. */
const HAS = { some: 0.15, source: 0.3, high: 0.5, serving: 0.5 }
/** Fractions of "high" from which a food has some, or is a source: 15 % of the reference intake if "high" is 30 %. */
const [SOME, SOURCE] = [0.25, 0.5]
/** Multiple of "high" at which a usual serving counts in full. */
const FULL_SERVING = 2

/** How high a food is in a nutrient, 0 (next to none) to 1, per 100 g and per usual serving. */
function highWeight(key: string, value: number, serving: number): number {
  const high = highFrom(key)
  if (value < SOME * high) return 0
  if (value < SOURCE * high) return HAS.some
  const inServing = (value * serving) / 100 / high
  return (
    (value >= high ? HAS.high : HAS.source) + HAS.serving * Math.min(1, inServing / FULL_SERVING)
  )
}

/** How fast the weight falls with the value; slow enough to compare oils with oils. */
const STEEPNESS = 0.8

/** How low a food is in a nutrient: 1 if it has none, one half at the "low" limit, 0 from "high" on. */
function lowWeight(key: string, value: number): number {
  const low = LEVELS.low[key] ?? SHARE.low * (REFERENCE_INTAKES[key] ?? 0)
  if (value === 0) return 1
  if (value >= highFrom(key)) return 0
  return low === 0 ? 0 : 1 / (1 + (value / low) ** STEEPNESS)
}

/** Weight of a food for meeting the bounds of a wish, before its rank counts. */
const WITHIN = 0.5

/** Weights of `count` foods by ordinal; omits weight 0, values outside the bounds and unknown values. */
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

/** Factor in a category that has none of it anyway, and the usual serving, in grams, that counts in full. */
const ANYWAY = 0.4
const COUNTS_FROM = 30

/** Raises low values in categories rich in the nutrient, so that low fat finds lean meat and not salt. */
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
  // A category with a mean at the limit of "low" matters half as much.
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

/** Weight of a food by its usual serving: a query for low histamine does not mean nutmeg. */
export const eatenWeight = (figures: Figures, ordinal: number): number =>
  Math.sqrt(Math.min(1, figures.serving(ordinal) / COUNTS_FROM))
