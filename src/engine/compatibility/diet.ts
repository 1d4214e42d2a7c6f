/** Judges a list of ingredients against a diet, by their animal sources. */

import { absencesOf, settles } from '../../domain/absences.ts'
import { animalsOfTypical } from '../../domain/brands.ts'
import { type Ingredient, sourcesOf } from '../../domain/ingredient.ts'
import { MAX_ITEMS } from '../../domain/limits.ts'
import {
  allows,
  DIETS,
  type Diet,
  FORBIDDEN_TOGETHER,
  isDiet,
  plainSource,
  UNSEEN_OF,
} from '../../domain/restrictions.ts'
import type { DietResponse } from '../../domain/shapes/compatibility.ts'
import { isBlank } from '../../domain/visible.ts'
import { IngrError, invalid, readAll } from '../../errors.ts'
import type { Library } from '../../library/library.ts'
import { nearest } from '../../search/near.ts'
import { msg, suggestion } from '../../wording/message.ts'
import { requireAtMost } from '../limits.ts'
import { brandOf, foodOf, type ListItem } from './items.ts'

/** Returns the validated request. Throws INVALID_DIET, EMPTY_ITEMS, TOO_MANY_ITEMS or INVALID_REQUEST. */
export function requireDietRequest(request: {
  readonly diet?: unknown
  readonly ingredientIds?: unknown
}): { readonly diet: Diet; readonly items: readonly ListItem[] } {
  const { diet, ingredientIds } = readAll({
    diet: () => requireDiet(request.diet),
    ingredientIds: () => requireIds(request.ingredientIds),
  })
  return { diet, items: ingredientIds.map((ingredientId) => ({ ingredientId })) }
}

/** Returns the diet. Throws INVALID_REQUEST if it is missing, INVALID_DIET if it is unknown. */
export function requireDiet(asked: unknown, field = 'diet'): Diet {
  if (typeof asked !== 'string')
    throw invalid(msg('dietRequired'), { [field]: `one of ${DIETS.join(', ')}` })
  if (isDiet(asked)) return asked
  const hint = suggestion(nearest(asked, DIETS), DIETS)
  throw new IngrError('INVALID_DIET', msg('unknownDietOf', { asked, hint }), {
    [field]: `one of ${DIETS.join(', ')}`,
  })
}

function requireIds(ids: unknown): readonly string[] {
  if (Array.isArray(ids)) requireAtMost(MAX_ITEMS, ids, 'ingredientIds')
  if (!Array.isArray(ids) || ids.some((id) => typeof id !== 'string' || isBlank(id)))
    throw invalid(msg('ingredientIdsNotTexts'), { ingredientIds: 'a list of ids is required' })
  if (ids.length === 0) throw new IngrError('EMPTY_ITEMS', msg('ingredientIdsEmpty'))
  return ids
}

type DietVerdict = DietResponse['verdict']

interface Finding {
  readonly ingredientId: string
  readonly verdict: DietVerdict
  readonly isUnknown?: boolean
  /** Sources in the food that violate the diet or may violate it. */
  readonly sources: readonly string[]
}

/** Judges a list by its worst item, where incompatible is worse than uncertain. Throws EMPTY_ITEMS. */
export function diet(
  library: Library,
  { diet: asked, items }: { diet: Diet; items: readonly ListItem[] },
): DietResponse {
  if (items.length === 0) throw new IngrError('EMPTY_ITEMS', msg('itemsEmpty'))
  const violations = new Map<string, Finding>()
  const uncertain = new Map<string, Finding>()
  const unresolved = new Set<string>()
  for (const item of items) {
    const sides = [item, ...(item.or ?? [])].map((side) => findingOf(library, asked, side))
    for (const side of [item, ...(item.or ?? [])]) {
      if (!foodOf(library, side)) unresolved.add(side.ingredientId)
      else if (side.guess) unresolved.add(side.guess.words)
    }
    const verdicts = new Set(sides.map(({ verdict }) => verdict))
    if (item.optional) verdicts.add('compatible')
    // A choice violates the diet only if all alternatives do. If only some do, the choice is uncertain.
    const isSettled = verdicts.size === 1
    for (const finding of sides) {
      if (finding.verdict === 'compatible' || finding.isUnknown) continue
      const violates = isSettled && finding.verdict === 'incompatible'
      const found = violates ? violations : uncertain
      if (!found.has(finding.ingredientId)) found.set(finding.ingredientId, finding)
    }
  }
  for (const [finding, isSure] of togetherIn(library, asked, items)) {
    if (isSure) violations.set(finding.ingredientId, finding)
    else if (!uncertain.has(finding.ingredientId)) uncertain.set(finding.ingredientId, finding)
  }
  for (const id of violations.keys()) uncertain.delete(id)
  const verdict =
    violations.size > 0
      ? 'incompatible'
      : uncertain.size > 0 || unresolved.size > 0
        ? 'uncertain'
        : 'compatible'
  const unseen = UNSEEN_OF[asked]
  const reported = (found: ReadonlyMap<string, Finding>) =>
    [...found.values()].map(({ ingredientId, sources }) => ({ ingredientId, sources }))
  return {
    diet: asked,
    verdict,
    violations: reported(violations),
    uncertain: [...uncertain.keys()],
    unresolved: [...unresolved],
    uncertainSources: reported(uncertain),
    ...(unseen ? { unseen } : {}),
  }
}

/** Returns the foods that the diet forbids in combination, each with a flag: true if the violation is certain. */
function togetherIn(library: Library, asked: Diet, items: readonly ListItem[]) {
  const kinds = FORBIDDEN_TOGETHER[asked]
  if (!kinds) return []
  const holding = kinds.map((kind) =>
    items.flatMap((item) => {
      const isChoice = item.optional === true || (item.or ?? []).length > 0
      return [item, ...(item.or ?? [])].flatMap((side) => {
        const found = sourcesOfItem(library, side) ?? []
        const sources = found.filter((source) => kind.includes(plainSource(source)))
        const isSure = !isChoice && sources.some((source) => kind.includes(source))
        return sources.length > 0 ? [{ ingredientId: side.ingredientId, sources, isSure }] : []
      })
    }),
  )
  if (holding.some((all) => all.length === 0)) return []
  const areBothSure = holding.every((all) => all.some(({ isSure }) => isSure))
  return holding.flat().map(({ ingredientId, sources, isSure }) => {
    const isViolation = areBothSure && isSure
    const verdict = isViolation ? 'incompatible' : 'uncertain'
    return [{ ingredientId, verdict, sources }, isViolation] as const
  })
}

/** The finding for one item. A guess is at best uncertain, unless a claim implies that the food fits the diet. */
function findingOf(library: Library, asked: Diet, item: ListItem): Finding {
  const { ingredientId, guess, without = [], isNamed = false } = item
  const sources = sourcesOfItem(library, item)
  if (!sources) {
    const verdict = settles(without, asked) ? 'compatible' : 'uncertain'
    return { ingredientId, verdict, sources: [], isUnknown: true }
  }
  const violating = sources.filter((source) => allows(asked, source) === 'no')
  if (violating.length > 0) return { ingredientId, verdict: 'incompatible', sources: violating }
  if (isNamed) return { ingredientId, verdict: 'compatible', sources: [] }
  const doubtful = sources.filter((source) => allows(asked, source) !== 'yes')
  const isSettled = doubtful.length === 0 && (guess === undefined || settles(without, asked))
  return { ingredientId, verdict: isSettled ? 'compatible' : 'uncertain', sources: doubtful }
}

/** Animal sources of the food and of what its brand typically contains; undefined if the food is unknown. */
function sourcesOfItem(library: Library, item: ListItem): readonly string[] | undefined {
  const food = foodOf(library, item)
  if (!food) return undefined
  const typical = animalsOfTypical(brandOf(item)?.typically ?? [])
  return [...new Set([...sourcesIn(food, item.without ?? []), ...typical])]
}

/** Sources of a food, except the animals that the line says are absent. */
function sourcesIn(food: Ingredient, without: NonNullable<ListItem['without']>): readonly string[] {
  if (without.includes('vegan')) return food.otherSources
  if (without.length === 0) return sourcesOf(food)
  const { animals } = absencesOf(without)
  return sourcesOf(food).filter((source) => !animals.includes(plainSource(source)))
}
