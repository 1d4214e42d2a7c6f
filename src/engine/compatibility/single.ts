/** The FODMAP and the histamine assessment of a list, each with the profile of every ingredient. */

import { FODMAP_GROUPS } from '../../domain/profiles.ts'
import type { DoseDomain } from '../../domain/restrictions.ts'
import { type Confidence, isRisk, weakest } from '../../domain/risk.ts'
import type { CompatibilityItem } from '../../domain/shapes/compatibility.ts'
import type { FodmapProfile, HistamineProfile } from '../../domain/shapes/profiles.ts'
import type { Library } from '../../library/library.ts'
import { evaluateDomain } from './evaluation.ts'
import { type ListItem, type Portion, type Resolved, resolveItems, resolveList } from './items.ts'
import { perServing, requireServings } from './serving.ts'

/** How many contributors to histamine are named. */
const TOP_CONTRIBUTORS = 5

function dataQuality(resolved: Resolved, domain: DoseDomain): Confidence {
  return weakest(
    resolved.portions.map(
      ({ ingredient }) => ingredient.allergenProfile[domain]?.confidence ?? 'unknown',
    ),
  )
}

interface Request<Item> {
  readonly items: readonly Item[]
  /** For how many the list is; null or absent: all of it is judged. */
  readonly servings?: number | null
}

/** Throws EMPTY_ITEMS or INVALID_REQUEST; `result` is null when no item could be resolved. */
export function fodmap(library: Library, { items, servings }: Request<CompatibilityItem>) {
  const judge = (share: number) => fodmapOf(resolveItems(library, items, share))
  return perServing(requireServings(servings), judge, ({ items, result }) => ({ items, result }))
}

/** The same for what a person wrote. Throws EMPTY_ITEMS or INVALID_REQUEST. */
export function fodmapOfList(library: Library, { items, servings }: Request<ListItem>) {
  const judge = (share: number) => fodmapOf(resolveList(library, items, share))
  return perServing(requireServings(servings), judge, ({ items, result }) => ({ items, result }))
}

export type FodmapAnswer = ReturnType<typeof fodmap>
export type HistamineAnswer = ReturnType<typeof histamine>

function fodmapOf(resolved: Resolved) {
  const { items, unresolved, portions } = resolved
  const evaluation = evaluateDomain('fodmap', resolved)
  const carriers = new Set(
    evaluation.contributors.filter(({ risk }) => isRisk(risk)).map((c) => c.ingredientId),
  )
  const grams = (group: string) =>
    portions
      .filter(({ ingredient }) => carriers.has(ingredient.id))
      .filter(({ ingredient }) =>
        ingredient.allergenProfile.fodmap?.fodmapGroups.includes(group as never),
      )
      .reduce((sum, portion) => sum + (portion.grams ?? 0), 0)
  const dominantGroups = FODMAP_GROUPS.map((group) => [group, grams(group)] as const)
    .filter(([, sum]) => sum > 0)
    .sort((a, b) => b[1] - a[1])
    .map(([group]) => group)
  return {
    items,
    unresolved,
    result:
      portions.length === 0
        ? null
        : {
            level: evaluation.risk,
            dominantGroups,
            hasUnknown: evaluation.unknown.length > 0,
            confidence: dataQuality(resolved, 'fodmap'),
          },
    ingredients: listed(portions).map(({ ingredient }) => ({
      ingredientId: ingredient.id,
      profile: ingredient.allergenProfile.fodmap as FodmapProfile | null,
    })),
    evaluation,
  }
}

/** Throws EMPTY_ITEMS or INVALID_REQUEST; `result` is null when no item could be resolved. */
export function histamine(library: Library, { items, servings }: Request<CompatibilityItem>) {
  const judge = (share: number) => histamineOf(resolveItems(library, items, share))
  return perServing(requireServings(servings), judge, ({ items, result }) => ({ items, result }))
}

/** The same for what a person wrote. Throws EMPTY_ITEMS or INVALID_REQUEST. */
export function histamineOfList(library: Library, { items, servings }: Request<ListItem>) {
  const judge = (share: number) => histamineOf(resolveList(library, items, share))
  return perServing(requireServings(servings), judge, ({ items, result }) => ({ items, result }))
}

function histamineOf(resolved: Resolved) {
  const { items, unresolved, portions } = resolved
  const evaluation = evaluateDomain('histamine', resolved)
  const profiles = listed(portions).map(({ ingredient }) => ingredient.allergenProfile.histamine)
  return {
    items,
    unresolved,
    result:
      portions.length === 0
        ? null
        : {
            risk: evaluation.risk,
            topContributors: evaluation.contributors
              .filter(({ risk }) => isRisk(risk))
              .slice(0, TOP_CONTRIBUTORS)
              .map(({ ingredientId }) => ingredientId),
            containsFermented: profiles.some((profile) => profile?.fermented),
            containsAged: profiles.some((profile) => profile?.aged),
            containsLiberators: profiles.some(
              (profile) => profile !== null && profile.liberator !== 'no',
            ),
            hasUnknown: evaluation.unknown.length > 0,
            confidence: dataQuality(resolved, 'histamine'),
          },
    ingredients: listed(portions).map(({ ingredient }) => ({
      ingredientId: ingredient.id,
      profile: ingredient.allergenProfile.histamine as HistamineProfile | null,
    })),
    evaluation,
  }
}

/** Without what only the text names. */
const listed = (portions: readonly Portion[]) => portions.filter(({ isNamed }) => !isNamed)
