/** Whether a list of ingredients fits a diet, by their animal sources. */

import { DIETS, type Diet } from '../../domain/profiles.ts'
import { IngrError } from '../../errors.ts'
import type { Library } from '../../library/library.ts'
import { nearest } from '../../search/near.ts'
import { MAX_ITEMS, requireAtMost } from '../limits.ts'

export interface DietResponse {
  readonly diet: Diet
  readonly verdict: 'compatible' | 'incompatible' | 'uncertain'
  readonly violations: readonly {
    readonly ingredientId: string
    readonly sources: readonly string[]
  }[]
  readonly uncertain: readonly string[]
  readonly unresolved: readonly string[]
  /** Why each uncertain ingredient is: the sources that may be excluded; empty where nobody knows the source. */
  readonly uncertainSources: readonly {
    readonly ingredientId: string
    readonly sources: readonly string[]
  }[]
}

/** Throws INVALID_DIET, EMPTY_ITEMS or INVALID_REQUEST. Incompatible beats uncertain beats compatible. */
export function diet(
  library: Library,
  request: { readonly diet: unknown; readonly ingredientIds: unknown },
): DietResponse {
  const { diet, ingredientIds } = requireDietRequest(request)
  return judge(library, diet, [...new Set(ingredientIds)])
}

/** Throws INVALID_DIET, EMPTY_ITEMS or INVALID_REQUEST. */
export function requireDietRequest(request: {
  readonly diet?: unknown
  readonly ingredientIds?: unknown
}): { readonly diet: Diet; readonly ingredientIds: readonly string[] } {
  const asked = request.diet
  if (typeof asked !== 'string') {
    throw new IngrError('INVALID_REQUEST', 'diet is required', {
      diet: `one of ${DIETS.join(', ')}`,
    })
  }
  if (!DIETS.includes(asked as Diet)) {
    const known = DIETS.join(', ')
    const near = nearest(asked, DIETS)
    const hint = near.length > 0 ? `did you mean ${near.join(' or ')}?` : `known: ${known}`
    throw new IngrError('INVALID_DIET', `unknown diet: ${asked} (${hint})`, {
      diet: `one of ${known}`,
    })
  }
  const ids = request.ingredientIds
  if (Array.isArray(ids)) requireAtMost(MAX_ITEMS, ids, 'ingredientIds')
  if (!Array.isArray(ids) || ids.some((id) => typeof id !== 'string')) {
    throw new IngrError('INVALID_REQUEST', 'ingredientIds is not a list of texts', {
      ingredientIds: 'a list of ids is required',
    })
  }
  if (ids.length === 0) throw new IngrError('EMPTY_ITEMS', 'ingredientIds is empty')
  return { diet: asked as Diet, ingredientIds: ids }
}

function judge(library: Library, asked: Diet, ids: readonly string[]): DietResponse {
  const known = ids.flatMap((id) => library.ingredient(id) ?? [])
  const unresolved = ids.filter((id) => !library.ingredient(id))
  const allowed = (source: string) => library.vocabulary.animalSources[source]!.allowed[asked]
  const violations = known
    .map(({ id, animalSources }) => ({
      ingredientId: id,
      sources: (animalSources ?? []).filter((source) => allowed(source) === 'no'),
    }))
    .filter(({ sources }) => sources.length > 0)
  const violating = new Set(violations.map(({ ingredientId }) => ingredientId))
  const uncertainSources = known
    .filter(({ id }) => !violating.has(id))
    .filter(
      ({ animalSources }) =>
        animalSources === null || animalSources.some((source) => allowed(source) === 'uncertain'),
    )
    .map(({ id, animalSources }) => ({
      ingredientId: id,
      sources: (animalSources ?? []).filter((source) => allowed(source) === 'uncertain'),
    }))
  const verdict =
    violations.length > 0
      ? 'incompatible'
      : uncertainSources.length > 0 || unresolved.length > 0
        ? 'uncertain'
        : 'compatible'
  return {
    diet: asked,
    verdict,
    violations,
    uncertain: uncertainSources.map(({ ingredientId }) => ingredientId),
    unresolved,
    uncertainSources,
  }
}
