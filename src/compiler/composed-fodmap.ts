/** Derives the FODMAP profile of a mixed food from those of its parts. */

import type { Tier } from '../domain/composition.ts'
import { FODMAP_GROUPS } from '../domain/profiles.ts'
import { isRisk } from '../domain/risk.ts'
import type { FodmapProfile } from '../domain/shapes/profiles.ts'
import { fodmapRisk, halfServingOf } from '../engine/compatibility/risks.ts'
import { type Component, greatest, weakestOf } from './parts.ts'

/** The FODMAP level is high for safe servings up to the first limit (a small serving), moderate up to the second. */
const FODMAP_HIGH_GRAMS = 50
const FODMAP_MODERATE_GRAMS = 150

const FODMAP_ORDER: readonly FodmapProfile['fodmapLevel'][] = [
  'none',
  'low',
  'unknown',
  'possible',
  'moderate',
  'high',
]

/**
 * Doses of `always` and `usually` parts add up within a FODMAP group. There is no safe serving if the dose of a
 * relevant part is unknown: its safe serving or share is not given, or the part is only `sometimes` in the food.
 */
export function fodmapOf(parts: readonly Component[], complete: boolean): FodmapProfile {
  const profiles = parts.map((part) => ({ part, profile: part.food.allergenProfile.fodmap }))
  const open: readonly FodmapProfile['fodmapLevel'][] = complete ? [] : ['unknown']
  const undosed = greatest(FODMAP_ORDER, [...profiles.map(levelOf), ...open])
  const isUsual = profiles.some((one) => one.part.counts !== 'always' && counts(one))
  const isOpen = undosed === 'unknown' || undosed === 'possible'
  const groups = profiles.flatMap(({ profile }) =>
    profile !== null && hasGroups(profile) ? profile.fodmapGroups : [],
  )
  return {
    ...levelWithin(undosed, limitOf(profiles), profiles.filter(isDosed)),
    fodmapGroups: FODMAP_GROUPS.filter((group) => groups.includes(group)),
    processed: false,
    confidence: isOpen || isUsual ? 'low' : weakestOf(profiles.map(({ profile }) => profile)),
  }
}

/**
 * Returns the FODMAP level and the safe serving of the food. `undosed` is the level of the parts whose dose is unknown.
 * Without these parts, `limit` grams of the food would be safe.
 */
function levelWithin(
  undosed: FodmapProfile['fodmapLevel'],
  limit: number | null,
  dosed: readonly WithFodmap[],
): Pick<FodmapProfile, 'fodmapLevel' | 'safeServingGrams'> {
  if (limit === null) return { fodmapLevel: undosed, safeServingGrams: null }
  const isRichIn = (tier: Tier) =>
    dosed.some(({ part, profile }) => part.counts === tier && isRich(profile))
  if (undosed === 'none' || undosed === 'low') {
    // The amount of a `usually` part varies, so only servings up to half of the limit are certain to be low in FODMAPs.
    const fodmapLevel = isRichIn('usually') ? 'high' : levelOfLimit(limit)
    return { fodmapLevel, safeServingGrams: limit }
  }
  // If the food has no safe serving, use the FODMAP level that a large serving would have.
  const isHigh = limit <= FODMAP_MODERATE_GRAMS || isRichIn('always')
  return { fodmapLevel: isHigh ? 'high' : undosed, safeServingGrams: null }
}

type WithFodmap = { readonly part: Component; readonly profile: FodmapProfile | null }

export const hasGroups = ({ fodmapLevel, safeServingGrams }: FodmapProfile) =>
  safeServingGrams !== null || (fodmapLevel !== 'none' && fodmapLevel !== 'low')

const isRich = (profile: FodmapProfile | null) =>
  profile?.fodmapLevel === 'moderate' || profile?.fodmapLevel === 'high'

/** True if the part can make a large serving of the food a FODMAP risk. */
const counts = (one: WithFodmap) => isRich(one.profile) || isLimited(one)

/** True if the dose of the part can be computed: the share of the part and its safe serving are known. */
const isDosed = ({ part, profile }: WithFodmap) =>
  shareOf(part) !== null && profile !== null && profile.safeServingGrams !== null

/** The share (%) with which a part enters the sum: the maximum for `always` parts, the midpoint for `usually` parts. */
const shareOf = (part: Component) =>
  part.counts === 'always' ? (part.share?.[1] ?? null) : usualShareOf(part)

/** Share (%) of a part in the usual recipe: the midpoint of its range; null if unknown. */
export const usualShareOf = ({ share, counts }: Component) =>
  share === null || counts === 'sometimes' ? null : (share[0] + share[1]) / 2

/** Largest amount in grams without a FODMAP risk. */
export function gramsThatReadLow(profile: FodmapProfile | null): number {
  if (profile === null) return 0
  const limits = [profile.safeServingGrams, halfServingOf(profile)].filter((one) => one !== null)
  const amounts = [Number.MAX_SAFE_INTEGER, ...limits.map((limit) => limit - 1e-6), 0]
  return Math.max(...amounts.filter((grams) => !isRisk(fodmapRisk(profile, grams).risk)), 0)
}

/** Returns the share of the safe limit that one gram of food uses up, for the FODMAP group with the highest sum. */
export function rateOf(all: readonly WithFodmap[], shareOf: (part: Component) => number | null) {
  const dosed = all.flatMap(({ part, profile }) => {
    const share = shareOf(part)
    const limit = profile?.safeServingGrams ?? null
    if (share === null || limit === null || profile === null) return []
    return [{ rate: share / 100 / limit, groups: profile.fodmapGroups }]
  })
  const sums = FODMAP_GROUPS.map((group) =>
    dosed.reduce((sum, { rate, groups }) => (groups.includes(group) ? sum + rate : sum), 0),
  )
  return Math.max(0, ...sums, ...dosed.map(({ rate }) => rate))
}

/** Grams of the food at which a FODMAP group reaches its limit; null if there is no limit. */
function limitOf(all: readonly WithFodmap[]): number | null {
  const rate = rateOf(all, shareOf)
  return rate === 0 ? null : Math.max(1, downTo2Digits(1 / rate))
}

function downTo2Digits(grams: number): number {
  const unit = 10 ** (Math.floor(Math.log10(grams)) - 1)
  return Number((Math.floor(grams / unit + 1e-9) * unit).toPrecision(2))
}

function levelOfLimit(grams: number): FodmapProfile['fodmapLevel'] {
  if (grams <= FODMAP_HIGH_GRAMS) return 'high'
  return grams <= FODMAP_MODERATE_GRAMS ? 'moderate' : 'low'
}

/**
 * Returns the FODMAP level of a part. A part rich in FODMAPs counts as `low` if its dose is known, because known doses
 * are summed elsewhere.
 */
function levelOf(one: WithFodmap): FodmapProfile['fodmapLevel'] {
  const { part, profile } = one
  const level = profile?.fodmapLevel ?? 'unknown'
  if (isDosed(one)) return isRich(profile) ? 'low' : level
  // If the part has a safe serving, its share is unknown here. So even a part low in FODMAPs may be a risk.
  if (part.counts === 'always') return !isRich(profile) && isLimited(one) ? 'possible' : level
  return counts(one) ? 'possible' : level
}

function isLimited({ part, profile }: WithFodmap): boolean {
  const limit = profile?.safeServingGrams ?? null
  return limit !== null && limit / ((part.share?.[1] ?? 100) / 100) <= FODMAP_MODERATE_GRAMS
}
