/** How far foods fulfil a wish for much or little of a nutrient, from their own figures. */

import { LEVELS } from '../../dist/search/levels.ts'
import { entryOf } from '../domain/present.ts'
import { REFERENCE_INTAKES } from '../domain/reference-intakes.ts'
import type { Figures } from './figures.ts'

/** The shares of the reference intake from which and up to which a nutrient without a figure of its own is high and low. */
const SHARE = { high: 0.3, low: 0.05 }

const highFrom = (key: string) =>
  LEVELS.high[key] ?? SHARE.high * (REFERENCE_INTAKES[key] ?? Number.POSITIVE_INFINITY)

/** What a food has that has some of it, one that is a source of it, one that is high in it, and what a usual serving adds. */
const HAS = { some: 0.15, source: 0.3, high: 0.5, serving: 0.5 }
/** Parts of "high" from which on a food has some, or is a source of it, as of 15 and 30 % of the reference intake. */
const [SOME, SOURCE] = [0.25, 0.5]
/** So many times "high" in a usual serving is as much as anybody wishes for. */
const FULL_SERVING = 2

/** 0 to 1: how high a food is in a nutrient, by 100 g and by a usual serving; 0 for next to none. */
function highWeight(key: string, value: number, serving: number): number {
  const high = highFrom(key)
  if (value < SOME * high) return 0
  if (value < SOURCE * high) return HAS.some
  const inServing = (value * serving) / 100 / high
  return (
    (value >= high ? HAS.high : HAS.source) + HAS.serving * Math.min(1, inServing / FULL_SERVING)
  )
}

/** How fast the weight falls above "low": oils are compared with oils. */
const STEEPNESS = 0.8

/** 0 to 1: how low a food is in a nutrient; 1 for none, one half for as much as "low" may have, 0 for high. */
function lowWeight(key: string, value: number): number {
  const low = LEVELS.low[key] ?? SHARE.low * (REFERENCE_INTAKES[key] ?? 0)
  if (value === 0) return 1
  if (value >= highFrom(key)) return 0
  return low === 0 ? 0 : 1 / (1 + (value / low) ** STEEPNESS)
}

/** Nutrients whose bare name asks for foods with much of it; of minerals, all but sodium. */
const MUCH_BARE =
  /^(?:minerals\.(?!sodium$)|vitamins\.|macros\.(?:protein|fibre)$|lipids\.(?:mono|poly)unsaturatedFat$)/

export const wishesMuchBare = (key: string): boolean => MUCH_BARE.test(key)

/** The weight of each of `count` foods, by ordinal; foods that have none, or whose figure is unknown, are left out. */
export function levelWeights(
  { direction, key }: { readonly direction: 'high' | 'low'; readonly key: string },
  figures: Figures,
  count: number,
): Map<number, number> {
  const weights = new Map<number, number>()
  for (let ordinal = 0; ordinal < count; ordinal++) {
    const value = figures.nutrient(key, ordinal)
    if (value === null) continue
    const weight =
      direction === 'low' ? lowWeight(key, value) : highWeight(key, value, figures.serving(ordinal))
    if (weight > 0) weights.set(ordinal, weight)
  }
  return weights
}

/** What is left of a food of a category that has none of it anyway, and from how many grams at a time a food counts in full. */
const ANYWAY = 0.4
const COUNTS_FROM = 30

/**
 * The weights of a query that only asks for little of a nutrient: low where food is often high counts most, so that little
 * fat leads to lean meat and not to salt.
 */
export function whereItMatters(
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
  // A category that has as much as "low" may is half of one where it matters.
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

/** How much a food counts by its usual serving: people who ask for foods low in histamine do not mean nutmeg. */
export const eatenWeight = (figures: Figures, ordinal: number): number =>
  Math.sqrt(Math.min(1, figures.serving(ordinal) / COUNTS_FROM))
