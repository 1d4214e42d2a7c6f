/** Combines the FODMAP profile of a mixed food from those of its parts. */

import type { Tier } from '../domain/composition.ts'
import { FODMAP_GROUPS } from '../domain/profiles.ts'
import { isRisk } from '../domain/risk.ts'
import type { FodmapProfile } from '../domain/shapes/profiles.ts'
import { fodmapRisk, halfServingOf } from '../engine/compatibility/risks.ts'
import { type Component, greatest, weakestOf } from './parts.ts'

/** Grams of the whole (a small, an ample serving) up to which a FODMAP limit reads high, moderate. */
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
 * Doses of `always` and `usually` parts add up within a group. There is no safe serving if a relevant part has no dose:
 * its limit or share is unknown, or it is only `sometimes` in it.
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

/** `undosed`: level of the parts without a dose; `limit`: grams of the whole that reach the others' limits. */
function levelWithin(
  undosed: FodmapProfile['fodmapLevel'],
  limit: number | null,
  dosed: readonly WithFodmap[],
): Pick<FodmapProfile, 'fodmapLevel' | 'safeServingGrams'> {
  if (limit === null) return { fodmapLevel: undosed, safeServingGrams: null }
  const isRichIn = (tier: Tier) =>
    dosed.some(({ part, profile }) => part.counts === tier && isRich(profile))
  if (undosed === 'none' || undosed === 'low') {
    // The amount of a usual rich part varies, so only half of the limit surely reads low.
    const fodmapLevel = isRichIn('usually') ? 'high' : levelOfLimit(limit)
    return { fodmapLevel, safeServingGrams: limit }
  }
  // Without a safe serving, use the level of an ample one.
  const isHigh = limit <= FODMAP_MODERATE_GRAMS || isRichIn('always')
  return { fodmapLevel: isHigh ? 'high' : undosed, safeServingGrams: null }
}

type WithFodmap = { readonly part: Component; readonly profile: FodmapProfile | null }

export const hasGroups = ({ fodmapLevel, safeServingGrams }: FodmapProfile) =>
  safeServingGrams !== null || (fodmapLevel !== 'none' && fodmapLevel !== 'low')

const isRich = (profile: FodmapProfile | null) =>
  profile?.fodmapLevel === 'moderate' || profile?.fodmapLevel === 'high'

/** True if an ample serving of the whole may hold too much of the part. */
const counts = (one: WithFodmap) => isRich(one.profile) || isLimited(one)

/** True if its dose is known: its share of the whole and its safe serving. */
const isDosed = ({ part, profile }: WithFodmap) =>
  shareOf(part) !== null && profile !== null && profile.safeServingGrams !== null

/** Share (%) that counts: the maximum of an `always` part, the midpoint of a `usually` part. */
const shareOf = (part: Component) =>
  part.counts === 'always' ? (part.share?.[1] ?? null) : usualShareOf(part)

/** Share (%) in the usual recipe: the midpoint. */
export const usualShareOf = ({ share, counts }: Component) =>
  share === null || counts === 'sometimes' ? null : (share[0] + share[1]) / 2

/** Grams of the whole up to which it has no FODMAP risk. */
export function gramsThatReadLow(profile: FodmapProfile | null): number {
  if (profile === null) return 0
  const limits = [profile.safeServingGrams, halfServingOf(profile)].filter((one) => one !== null)
  const amounts = [Number.MAX_SAFE_INTEGER, ...limits.map((limit) => limit - 1e-6), 0]
  return Math.max(...amounts.filter((grams) => !isRisk(fodmapRisk(profile, grams).risk)), 0)
}

/** Fraction of the limits that the parts use per gram of the whole, in the worst group. */
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

/** Grams of the whole in which its parts reach their limits. */
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

/** Level the part adds apart from its counted dose. */
function levelOf(one: WithFodmap): FodmapProfile['fodmapLevel'] {
  const { part, profile } = one
  const level = profile?.fodmapLevel ?? 'unknown'
  if (isDosed(one)) return isRich(profile) ? 'low' : level
  // The safe amount is known, but the share is not.
  if (part.counts === 'always') return !isRich(profile) && isLimited(one) ? 'possible' : level
  return counts(one) ? 'possible' : level
}

function isLimited({ part, profile }: WithFodmap): boolean {
  const limit = profile?.safeServingGrams ?? null
  return limit !== null && limit / ((part.share?.[1] ?? 100) / 100) <= FODMAP_MODERATE_GRAMS
}
