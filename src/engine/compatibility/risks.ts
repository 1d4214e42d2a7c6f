/** The risk of one ingredient in one domain, with the steps that led to it. */

import { keysOf } from '../../domain/closed-sets.ts'
import type { Ingredient } from '../../domain/ingredient.ts'
import { round6 } from '../../domain/numbers.ts'
import type { Contains } from '../../domain/profiles.ts'
import { type Concern, EU_ENTRY, type EuConcern, isEuConcern } from '../../domain/restrictions.ts'
import { atLeast, type Confidence, type Level, type Risk, shift } from '../../domain/risk.ts'
import type { Step } from '../../domain/shapes/compatibility.ts'
import type {
  AllergenSubProfile,
  FodmapProfile,
  HistamineProfile,
  PancreasProfile,
} from '../../domain/shapes/profiles.ts'

export interface Assessment {
  readonly risk: Risk
  /** The lowest confidence of the data used, or `unknown` if the ingredient is not assessed. */
  readonly confidence: Confidence
  readonly steps: readonly Step[]
  /** True if a value that the concern needs is unknown, regardless of the risk. */
  readonly hasUnknown: boolean
}

const unknown = (rule: string, confidence: Confidence, figure: string | null): Assessment => ({
  risk: 'unknown',
  confidence,
  steps: [{ rule, before: 'unknown', after: 'unknown', figure }],
  hasUnknown: true,
})

const NOT_ASSESSED = unknown('not_assessed', 'unknown', null)

export function assess(ingredient: Ingredient, domain: Concern, grams: number): Assessment {
  if (isEuConcern(domain)) return entryRisk(ingredient, domain, grams)
  const profiles = ingredient.allergenProfile
  const { histamine, fodmap, pancreas } = profiles
  if (domain === 'histamine') return histamine ? histamineRisk(histamine, grams) : NOT_ASSESSED
  if (domain === 'fodmap') return fodmap ? fodmapRisk(fodmap, grams) : NOT_ASSESSED
  if (domain === 'pancreas')
    return pancreas ? pancreasRisk(pancreas, pancreasLoadsOf(ingredient), grams) : NOT_ASSESSED
  // Undefined if the library was compiled before this allergen was added.
  const standard: AllergenSubProfile | null | undefined = profiles[domain]
  return standard ? allergenRisk(domain, standard, grams) : NOT_ASSESSED
}

/** Applies rules to a level and records each step. */
class Trace {
  readonly steps: Step[] = []
  level: Level = 'none'

  to(rule: string, after: Level, figure: string | number | null): void {
    this.steps.push({ rule, before: this.level, after, figure })
    this.level = after
  }

  /** Returns the assessment. Rule `gap` makes the risk unknown if a value is missing and the level is at most low. */
  ended(confidence: Confidence, hasUnknown: boolean, gap: string): Assessment {
    const { steps, level } = this
    if (!hasUnknown || isAboveLow(level)) return { risk: level, confidence, steps, hasUnknown }
    steps.push({ rule: gap, before: level, after: 'unknown', figure: null })
    return { risk: 'unknown', confidence, steps, hasUnknown }
  }
}

/** Profile for EU allergens that have only a `contains` value in the library, but no profile. */
const PLAIN_PROFILE = {
  crossContactRisk: 'low',
  thresholdGrams: null,
  confidence: 'medium',
} as const

/** Returns the risk for an EU allergen that has no exact equivalent among our allergens, such as molluscs. */
function entryRisk(ingredient: Ingredient, entry: EuConcern, grams: number): Assessment {
  const { allergen } = EU_ENTRY[entry]
  const profile = allergen === null ? PLAIN_PROFILE : ingredient.allergenProfile[allergen]
  // Undefined if the library was compiled before the entry existed.
  const contains: Contains | undefined = ingredient.euAllergens[entry]
  if (!profile || contains === undefined) return NOT_ASSESSED
  const confidence = contains === 'unknown' ? contains : profile.confidence
  return allergenRisk(entry, { ...profile, contains, confidence }, grams)
}

/** The risk from `contains` or from a high risk of cross-contact. The dose counts only for lactose. */
export function allergenRisk(
  allergen: Concern,
  profile: Pick<AllergenSubProfile, 'contains' | 'crossContactRisk' | 'thresholdGrams'> & {
    readonly confidence: Confidence
  },
  grams: number,
): Assessment {
  const { contains, crossContactRisk, thresholdGrams, confidence } = profile
  if (contains === 'unknown') return unknown('contains', confidence, contains)
  const trace = new Trace()
  const after = ({ yes: 'high', traces: 'moderate', no: 'none' } as const)[contains]
  trace.to('contains', after, contains)
  if (contains === 'no' && crossContactRisk === 'high')
    trace.to('cross_contact', 'moderate', crossContactRisk)
  if (allergen === 'lactose' && contains === 'yes' && thresholdGrams !== null)
    trace.to('threshold', grams < thresholdGrams ? 'moderate' : 'high', thresholdGrams)
  return { risk: trace.level, confidence, steps: trace.steps, hasUnknown: false }
}

/** Size of a pinch in grams, for foods without a threshold. */
const PINCH_GRAMS = 0.5

/** Grams of a food below which the histamine in the food counts as low. */
export const pinchOf = ({ thresholdGrams }: HistamineProfile): number =>
  thresholdGrams === null ? PINCH_GRAMS : thresholdGrams / 10

/** Specification rule 5. For a pinch of food, the histamine content counts as low. A liberator acts in any amount. */
export function histamineRisk(profile: HistamineProfile, grams: number): Assessment {
  const { histamineContent, liberator, daoEffect, fermented, aged, thresholdGrams } = profile
  const isUnknown = histamineContent === 'unknown'
  const trace = new Trace()
  trace.to('content', isUnknown ? 'none' : histamineContent, histamineContent)
  const pinch = pinchOf(profile)
  if (isAboveLow(trace.level) && grams < pinch) trace.to('small_amount', 'low', pinch)
  if (!isUnknown && thresholdGrams !== null && grams >= thresholdGrams)
    trace.to('threshold', 'high', thresholdGrams)
  if (daoEffect === 'strong') trace.to('dao_effect', shift(trace.level, -1), daoEffect)
  if (liberator === 'suspected') trace.to('liberator', atLeast(trace.level, 'moderate'), liberator)
  if (liberator === 'yes') trace.to('liberator', 'high', liberator)
  if (fermented) trace.to('fermented', shift(trace.level, 1), null)
  if (aged) trace.to('aged', shift(trace.level, 1), null)
  return trace.ended(profile.confidence, isUnknown, 'unknown_content')
}

const isAboveLow = (level: Level) => level === 'moderate' || level === 'high'

/** Half of a safe serving in grams. The risk of a smaller amount is at most low, whatever the level of the food. */
export const halfServingOf = ({ safeServingGrams }: FodmapProfile): number | null =>
  safeServingGrams === null ? null : safeServingGrams / 2

/** Specification rule 6 for one ingredient. The risk is high only if the amount reaches the safe serving. */
export function fodmapRisk(profile: FodmapProfile, grams: number): Assessment {
  const { fodmapLevel, safeServingGrams, confidence } = profile
  const trace = new Trace()
  if (fodmapLevel === 'unknown' || fodmapLevel === 'possible') {
    trace.to('level', 'moderate', fodmapLevel)
    return { risk: 'moderate', confidence, steps: trace.steps, hasUnknown: true }
  }
  trace.to('level', fodmapLevel, fodmapLevel)
  if (safeServingGrams !== null) {
    const below = { none: 'none', low: 'low', moderate: 'low', high: 'moderate' } as const
    const after = grams >= safeServingGrams ? 'high' : below[trace.level]
    trace.to('safe_serving', after, safeServingGrams)
    const half = halfServingOf(profile)!
    if (isAboveLow(trace.level) && grams < half) trace.to('small_amount', 'low', half)
  }
  return { risk: trace.level, confidence, steps: trace.steps, hasUnknown: false }
}

/** Substances that strain the pancreas, in grams per 100 g of food. A value is null if it is unknown. */
export interface PancreasLoads {
  readonly fat: number | null
  readonly fibre: number | null
  readonly alcohol: number | null
}

/** The substances in a food that strain the pancreas. A missing alcohol value is 0 if the food is alcohol-free. */
export function pancreasLoadsOf({ nutrients, allergenProfile }: Ingredient): PancreasLoads {
  const { fat = null, fibre = null, alcohol = null } = nutrients?.macros ?? {}
  const isDry = allergenProfile.pancreas?.alcohol === false
  return { fat, fibre, alcohol: alcohol ?? (isDry ? 0 : null) }
}

/** Smaller amounts of fat, fibre and alcohol, in grams, do not strain the pancreas. */
const NO_LOAD: Readonly<Record<keyof PancreasLoads, number>> = { fat: 1, fibre: 0.5, alcohol: 0.1 }
/** Grams of fat in a safe serving. */
const FAT_SERVING = 10

/** Grams of the food that contain `grams` of a substance; null if unknown. */
function gramsWith(grams: number, per100g: number | null): number | null {
  if (per100g === null) return null
  return per100g === 0 ? Number.POSITIVE_INFINITY : (100 * grams) / per100g
}

/** The smallest amount of a food, in grams, whose fat, fibre or alcohol strains the pancreas; 0 if any is unknown. */
export function loadThreshold(burdens: PancreasLoads): number {
  const limits = keysOf(NO_LOAD).map((name) => gramsWith(NO_LOAD[name], burdens[name]) ?? 0)
  return Math.min(...limits)
}

/** The safe serving, or else the grams that contain 10 g of fat; null if both are unknown. */
export const fatServingOf = ({ safeServingGrams }: PancreasProfile, { fat }: PancreasLoads) =>
  safeServingGrams ?? gramsWith(FAT_SERVING, fat)

/**
 * Specification rule 7. The level is the higher of the fat and fibre levels, which refer to 100 g. Eating less than a
 * safe serving lowers the level by one. A full safe serving raises the level by one, as does fried or greasy food.
 * Alcohol makes the level high.
 */
export function pancreasRisk(profile: PancreasProfile, burdens: PancreasLoads, grams: number) {
  const { fatLoad, fiberLoad, friedOrGreasy, alcohol, safeServingGrams, confidence } = profile
  const hasUnknown = fatLoad === 'unknown' || fiberLoad === 'unknown'
  const trace = new Trace()
  trace.to('fat_load', fatLoad === 'unknown' ? 'none' : fatLoad, fatLoad)
  const fibre = fiberLoad === 'unknown' ? 'none' : fiberLoad
  trace.to('fiber_load', atLeast(trace.level, fibre), fiberLoad)
  const from = hasUnknown ? 0 : loadThreshold(burdens)
  const serving = fatServingOf(profile, burdens)
  const isSmall = grams < from
  if (isSmall) trace.to('small_amount', 'none', round6(from))
  else if (serving !== null && grams < serving && isAboveLow(trace.level)) {
    trace.to('below_serving', shift(trace.level, -1), FAT_SERVING)
  }
  if (friedOrGreasy) trace.to('fried_or_greasy', shift(trace.level, 1), null)
  if (alcohol && !isSmall) trace.to('alcohol', 'high', null)
  if (safeServingGrams !== null && grams >= safeServingGrams)
    trace.to('safe_serving', shift(trace.level, 1), safeServingGrams)
  return trace.ended(confidence, hasUnknown, 'unknown_load')
}
