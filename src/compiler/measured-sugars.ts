/** Derives lactose and FODMAP levels from measured sugars. Measured sugars can raise a level but never lower it. */

import { figureAt } from '../domain/nutrients.ts'
import type { AllergenSubProfile, FodmapProfile } from '../domain/shapes/profiles.ts'
import { figuredAt, type NutrientRows, withoutFigure } from './nutrient-rows.ts'

/**
 * Grams per serving that most people with irritable bowel syndrome tolerate well: Varney et al. 2017 (FODMAPs: food
 * composition, defining cutoff values and international application). The tables only have the sum of polyols.
 */
const FODMAP_DOSES = {
  oligosaccharides: 0.3,
  disaccharides: 1,
  monosaccharides: 0.15,
  polyols: 0.4,
} as const
type Measured = keyof typeof FODMAP_DOSES
/** Tolerated grams of excess fructose per serving of a food without other FODMAP groups, from the source above. */
const FRUCTOSE_ALONE = 0.4

/** Cheese tables round lactose to 0, so we always assume at least this much. */
const LEAST_LACTOSE = 0.1
/** If there is more lactose than this many times the sugar figure, the sugar figure does not include lactose. */
const LEFT_OUT = 1.5
/** Grams of lactose per meal that are too much for a low-lactose diet (EFSA 2010 names no safe dose). */
const LACTOSE_DOSE_GRAMS = 1

/** Grams of a food that contain the lactose dose, rounded to a tenth. */
export const lactoseThreshold = (gramsPer100g: number) =>
  Math.round((LACTOSE_DOSE_GRAMS / gramsPer100g) * 1000) / 10

/** Makes sugars and lactose consistent: lactose is at most the total sugar and at least the measured value. */
export function agreeOnLactose(
  food: NutrientRows,
  profile: AllergenSubProfile | null,
): { readonly food: NutrientRows; readonly lactose: AllergenSubProfile | null } {
  const curated = profile?.gramsPer100g ?? null
  if (profile === null || curated === null || profile.contains !== 'yes')
    return { food, lactose: profile }
  const measured = measuredLactose(food)
  const grams = Math.max(curated, measured ?? 0)
  const [sugar, carbohydrates] = ['macros.sugar', 'macros.carbohydrates'].map(
    (key) => figuredAt(food, key).value,
  )
  if (sugar == null) {
    const most = carbohydrates == null ? grams : Math.max(LEAST_LACTOSE, carbohydrates)
    return { food, lactose: withGrams(profile, Math.min(grams, most)) }
  }
  const most = Math.min(sugar, carbohydrates ?? sugar)
  if (grams <= most) return { food, lactose: withGrams(profile, grams) }
  const leavesLactoseOut = grams > sugar * LEFT_OUT + 0.5 && (carbohydrates ?? 0) >= grams * 0.8
  if (leavesLactoseOut)
    return { food: withoutFigure(food, 'macros.sugar'), lactose: withGrams(profile, grams) }
  return { food, lactose: withGrams(profile, Math.max(LEAST_LACTOSE, most)) }
}

function withGrams(profile: AllergenSubProfile, grams: number): AllergenSubProfile {
  const rounded = Math.round(grams * 100) / 100
  if (rounded === profile.gramsPer100g) return profile
  return { ...profile, gramsPer100g: rounded, thresholdGrams: lactoseThreshold(rounded) }
}

/** Returns the lactose value from a food table; null if the value is missing or was derived. */
function measuredLactose(food: NutrientRows): number | null {
  const row = food.rows.find(({ nutrients }) => nutrients.includes('sugars.lactose'))
  return row && !row.source.startsWith('derived:') ? figuredAt(food, 'sugars.lactose').value : null
}

/**
 * Adds the FODMAP grams per 100 g. At a moderate or high level, the safe serving is the smallest amount in which a
 * FODMAP group reaches its threshold dose, or the serving given in the entry if that serving is smaller. A mixed food
 * gets no safe serving if none can be derived from its parts.
 */
export function withFodmapGrams(
  profile: FodmapProfile,
  oligosaccharides: number | null,
  food: NutrientRows | null,
  isOfParts: boolean,
): FodmapProfile {
  const grams = fodmapGrams(oligosaccharides, food)
  if (Object.values(grams).every((one) => one === null)) return profile
  const isOpen = isOfParts && profile.safeServingGrams === null
  const judged = !isOpen && ['moderate', 'high'].includes(profile.fodmapLevel)
  const servings = profile.fodmapGroups.flatMap((group) => {
    const held = grams[group as Measured] ?? null
    const isAlone = group === 'monosaccharides' && profile.fodmapGroups.length === 1
    const dose = isAlone ? FRUCTOSE_ALONE : FODMAP_DOSES[group as Measured]
    return held === null || held <= 0 ? [] : [(dose / held) * 100]
  })
  const least = Math.min(...servings, profile.safeServingGrams ?? Number.POSITIVE_INFINITY)
  return {
    ...profile,
    safeServingGrams:
      judged && Number.isFinite(least) ? Math.max(1, Math.floor(least)) : profile.safeServingGrams,
    gramsPer100g: grams,
  }
}

/** FODMAPs in grams. Excess fructose is fructose minus glucose; sucrose adds no excess. */
function fodmapGrams(oligosaccharides: number | null, food: NutrientRows | null) {
  const at = (key: string) => (food ? figureAt(food.nutrients, food.parts, key) : null)
  const [fructose, glucose] = [at('sugars.fructose'), at('sugars.glucose')]
  const excess =
    fructose === null || glucose === null ? null : Math.max(0, round(fructose - glucose))
  return {
    oligosaccharides,
    disaccharides: at('sugars.lactose'),
    monosaccharides: excess,
    polyols: at('sugars.polyols'),
  }
}

const round = (grams: number) => Math.round(grams * 1000) / 1000
