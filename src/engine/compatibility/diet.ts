/** Judges a list of ingredients against a diet, by their animal sources. */

import { absencesOf, plainSource, settles } from '../../domain/absences.ts'
import { animalsOfTypical } from '../../domain/brands.ts'
import type { Ingredient } from '../../domain/ingredient.ts'
import { MAX_ITEMS } from '../../domain/limits.ts'
import { allows, DIETS, type Diet, isDiet } from '../../domain/restrictions.ts'
import type { DietResponse } from '../../domain/shapes/compatibility.ts'
import { isBlank } from '../../domain/visible.ts'
import { IngrError, invalid, readAll } from '../../errors.ts'
import type { Library } from '../../library/library.ts'
import { nearest } from '../../search/near.ts'
import { msg, suggestion } from '../../wording/message.ts'
import { requireAtMost } from '../limits.ts'
import { brandOf, foodOf, type ListItem } from './items.ts'

/** Throws INVALID_DIET, EMPTY_ITEMS, TOO_MANY_ITEMS or INVALID_REQUEST. */
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

/** Throws INVALID_REQUEST if it is missing, INVALID_DIET if it is unknown. */
export function requireDiet(asked: unknown, field = 'diet'): Diet {
  if (typeof asked !== 'string') {
    throw invalid(msg('dietRequired'), { [field]: `one of ${DIETS.join(', ')}` })
  }
  if (isDiet(asked)) return asked
  const known = DIETS.join(', ')
  const near = nearest(asked, DIETS)
  const hint = near.length > 0 ? suggestion(near) : msg('known', { known })
  throw new IngrError('INVALID_DIET', msg('unknownDietOf', { asked, hint }), {
    [field]: `one of ${known}`,
  })
}

function requireIds(ids: unknown): readonly string[] {
  if (Array.isArray(ids)) requireAtMost(MAX_ITEMS, ids, 'ingredientIds')
  if (!Array.isArray(ids) || ids.some((id) => typeof id !== 'string' || isBlank(id))) {
    throw invalid(msg('ingredientIdsNotTexts'), {
      ingredientIds: 'a list of ids is required',
    })
  }
  if (ids.length === 0) throw new IngrError('EMPTY_ITEMS', msg('ingredientIdsEmpty'))
  return ids
}

type DietVerdict = DietResponse['verdict']

/** A diet's verdict on one food. */
interface Finding {
  readonly ingredientId: string
  readonly verdict: DietVerdict
  readonly isUnknown?: boolean
  /** Sources that violate the diet, or may. */
  readonly sources: readonly string[]
}

/** Throws EMPTY_ITEMS. Incompatible beats uncertain beats compatible. */
export function diet(
  library: Library,
  { diet: asked, items }: { readonly diet: Diet; readonly items: readonly ListItem[] },
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
    // A choice violates the diet only if every side does; otherwise it is uncertain.
    const isSettled = verdicts.size === 1
    for (const finding of sides) {
      if (finding.verdict === 'compatible' || finding.isUnknown) continue
      const violates = isSettled && finding.verdict === 'incompatible'
      const found = violates ? violations : uncertain
      if (!found.has(finding.ingredientId)) found.set(finding.ingredientId, finding)
    }
  }
  for (const id of violations.keys()) uncertain.delete(id)
  const verdict =
    violations.size > 0
      ? 'incompatible'
      : uncertain.size > 0 || unresolved.size > 0
        ? 'uncertain'
        : 'compatible'
  const told = (found: ReadonlyMap<string, Finding>) =>
    [...found.values()].map(({ ingredientId, sources }) => ({ ingredientId, sources }))
  return {
    diet: asked,
    verdict,
    violations: told(violations),
    uncertain: [...uncertain.keys()],
    unresolved: [...unresolved],
    uncertainSources: told(uncertain),
  }
}

/** A guess that would violate nothing is uncertain. */
function findingOf(library: Library, asked: Diet, item: ListItem): Finding {
  const { ingredientId, guess, without = [], isNamed = false } = item
  const ingredient = foodOf(library, item)
  if (!ingredient) {
    const verdict = settles(without, asked) ? 'compatible' : 'uncertain'
    return { ingredientId, verdict, sources: [], isUnknown: true }
  }
  const typical = animalsOfTypical(brandOf(item)?.typically ?? [])
  const sources = [...new Set([...sourcesOf(ingredient, without), ...typical])]
  const violating = sources.filter((source) => allows(asked, source) === 'no')
  if (violating.length > 0) return { ingredientId, verdict: 'incompatible', sources: violating }
  if (isNamed) return { ingredientId, verdict: 'compatible', sources: [] }
  const doubtful = sources.filter((source) => allows(asked, source) !== 'yes')
  const isSettled = doubtful.length === 0 && (guess === undefined || settles(without, asked))
  return { ingredientId, verdict: isSettled ? 'compatible' : 'uncertain', sources: doubtful }
}

/** Animal sources of a food, except those that the line states as absent. */
function sourcesOf(
  { animalSources }: Ingredient,
  without: NonNullable<ListItem['without']>,
): readonly string[] {
  if (without.includes('vegan')) return []
  if (without.length === 0) return animalSources
  const { animals } = absencesOf(without)
  return animalSources.filter((source) => !animals.includes(plainSource(source)))
}
