/** Rates the load of a food on the pancreas by fat and fibre, and finds the amount at which the load matters. */

import type { PancreasProfile } from '../domain/shapes/profiles.ts'
import type { NutrientRows } from './nutrient-rows.ts'
import { mapOf } from './read-text.ts'

/** Grams of fat per meal that low-fat diets for the pancreas commonly allow. */
const FAT_DOSE_GRAMS = 10

/** Grams of fat per 100 g above which the fat load is high. */
const HIGH_FAT = 17.5

/**
 * Rates fat by the traffic-light limits of the UK food labelling guidance (3 and 17.5 g per 100 g), and fibre by the
 * limits of Regulation (EC) 1924/2006 for "source of" and "high" fibre (3 and 6 g per 100 g). Food eaten by the gram
 * (spices) is judged by its usual serving instead. `given` holds facts that nutrients do not show: `friedOrGreasy`,
 * `alcohol` and `usualServingGrams`.
 */
export function pancreasProfile(given: unknown, food: NutrientRows | null): PancreasProfile | null {
  if (given === null || given === undefined) return null
  const { friedOrGreasy, alcohol: isAlcoholic, usualServingGrams } = mapOf(given)
  const macros = food?.nutrients.macros ?? null
  const fat = macros?.fat ?? null
  const fibre = macros?.fibre ?? null
  const derived = food?.rows.some(
    ({ source, nutrients }) =>
      source.startsWith('derived:') &&
      (nutrients.includes('macros.fat') || nutrients.includes('macros.fibre')),
  )
  const eaten = Number(usualServingGrams ?? 100) / 100
  const load = (value: number | null, low: number, high: number) =>
    value === null
      ? 'unknown'
      : value * eaten > high
        ? 'high'
        : value * eaten > low
          ? 'moderate'
          : 'low'
  const fatLoad = load(fat, 3, HIGH_FAT)
  const fiberLoad = load(fibre, 3, 6)
  const alcohol = isAlcoholic === true || (macros?.alcohol ?? 0) > 0.5
  const loads = [fatLoad, fiberLoad]
  const pancreasRisk =
    alcohol || loads.includes('high')
      ? 'high'
      : loads.includes('moderate')
        ? 'moderate'
        : loads.includes('unknown')
          ? 'unknown'
          : 'low'
  return {
    pancreasRisk,
    fatLoad,
    fiberLoad,
    friedOrGreasy: friedOrGreasy === true,
    alcohol,
    safeServingGrams: fat !== null && fat > 3 ? round((FAT_DOSE_GRAMS / fat) * 100, 1) : null,
    // With so much fat, the load is high even if the derived figure is far off.
    confidence: derived && !(fat !== null && fat > 2 * HIGH_FAT) ? 'low' : 'medium',
  }
}

const round = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals
