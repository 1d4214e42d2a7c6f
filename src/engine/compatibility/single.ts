/** FODMAP and histamine assessments of a list, with the profile of every ingredient. */

import type { Ingredient } from '../../domain/ingredient.ts'
import { FODMAP_GROUPS } from '../../domain/profiles.ts'
import type { DoseDomain } from '../../domain/restrictions.ts'
import { isRisk, weakest } from '../../domain/risk.ts'
import type { DomainEvaluation } from '../../domain/shapes/compatibility.ts'
import type { Library } from '../../library/library.ts'
import { evaluateDomain } from './evaluation.ts'
import { type ListItem, type Portion, resolveList } from './items.ts'
import { perServing } from './serving.ts'

/** Maximum number of histamine contributors in a response. */
const TOP_CONTRIBUTORS = 5

interface Request {
  readonly items: readonly ListItem[]
  /** Number of servings that the list makes. One serving is judged, or the whole list if this is null or absent. */
  readonly servings?: number | null
}

export type FodmapAnswer = ReturnType<typeof fodmap>
export type HistamineAnswer = ReturnType<typeof histamine>

/** The FODMAP assessment of a list; `result` is null if no item could be resolved. Throws EMPTY_ITEMS. */
export function fodmap(library: Library, request: Request) {
  return assessed(library, 'fodmap', request, (portions, { risk, contributors }) => {
    const carriers = new Set(risky(contributors))
    const grams = (group: (typeof FODMAP_GROUPS)[number]) =>
      portions
        .filter(({ ingredient }) => carriers.has(ingredient.id))
        .filter(({ ingredient }) => ingredient.allergenProfile.fodmap?.fodmapGroups.includes(group))
        .reduce((sum, portion) => sum + (portion.grams ?? 0), 0)
    const dominantGroups = FODMAP_GROUPS.map((group) => [group, grams(group)] as const)
      .filter(([, sum]) => sum > 0)
      .sort((a, b) => b[1] - a[1])
      .map(([group]) => group)
    return { level: risk, dominantGroups }
  })
}

/** The histamine assessment of a list; `result` is null if no item could be resolved. Throws EMPTY_ITEMS. */
export function histamine(library: Library, request: Request) {
  return assessed(library, 'histamine', request, (portions, { risk, contributors }) => {
    const profiles = listedFoods(portions).map(({ allergenProfile }) => allergenProfile.histamine)
    return {
      risk,
      topContributors: risky(contributors).slice(0, TOP_CONTRIBUTORS),
      containsFermented: profiles.some((profile) => profile?.fermented),
      containsAged: profiles.some((profile) => profile?.aged),
      containsLiberators: profiles.some(
        (profile) => profile !== null && profile.liberator !== 'no',
      ),
    }
  })
}

function assessed<Domain extends DoseDomain, Result extends object>(
  library: Library,
  domain: Domain,
  { items, servings = null }: Request,
  resultOf: (portions: readonly Portion[], evaluation: DomainEvaluation) => Result,
) {
  const judge = (share: number) => {
    const resolved = resolveList(library, items, share)
    const { portions } = resolved
    const evaluation = evaluateDomain(domain, resolved)
    const confidences = portions.map(
      ({ ingredient }) => ingredient.allergenProfile[domain]?.confidence ?? 'unknown',
    )
    return {
      items: resolved.items,
      unresolved: resolved.unresolved,
      result:
        portions.length === 0
          ? null
          : {
              ...resultOf(portions, evaluation),
              hasUnknown: evaluation.unknown.length > 0,
              confidence: weakest(confidences),
            },
      ingredients: listedFoods(portions).map(({ id, allergenProfile }) => ({
        ingredientId: id,
        profile: allergenProfile[domain],
      })),
      evaluation,
    }
  }
  return perServing(servings, judge, ({ items, result }) => ({ items, result }))
}

const risky = (contributors: DomainEvaluation['contributors']) =>
  contributors.filter(({ risk }) => isRisk(risk)).map(({ ingredientId }) => ingredientId)

/** Foods listed as items, as opposed to those merely mentioned in the text. */
const listedFoods = (portions: readonly Portion[]): readonly Ingredient[] =>
  portions.filter(({ isNamed }) => !isNamed).map(({ ingredient }) => ingredient)
