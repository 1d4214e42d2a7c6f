/** Finds substitutes, similar foods and pairings of an ingredient in the food graph. */

import { distinctBy } from '../../domain/distinct.ts'
import type { Language } from '../../domain/languages.ts'
import { DEFAULT_LIMIT, MAX_LIMIT } from '../../domain/limits.ts'
import { itemAt } from '../../domain/present.ts'
import type { EdgeKind } from '../../domain/relationships.ts'
import type { Edge, Relationships, SubstituteEdge } from '../../domain/shapes/foods.ts'
import type { SafeSubstitute } from '../../domain/shapes/swaps.ts'
import { IngrError } from '../../errors.ts'
import type { Library } from '../../library/library.ts'
import { msg } from '../../wording/message.ts'
import { ingredientOf } from '../ingredients.ts'
import { requireLimit } from '../limits.ts'

type RelationOptions = { readonly lang: Language; readonly limit?: number | undefined }

/** The substitutes, best first. Throws INGREDIENT_NOT_FOUND, NO_RELATIONSHIP_DATA or INVALID_REQUEST. */
export function substitutes(
  library: Library,
  id: string,
  {
    lang,
    limit = DEFAULT_LIMIT,
    includePartial = true,
  }: RelationOptions & { includePartial?: boolean | undefined },
) {
  const named = (ingredientId: string) => ({
    ingredientId,
    name: nameOf(library, ingredientId, lang),
  })
  const all = substitutesOf(library, id)
    .filter(({ quality }) => includePartial || quality === 'well')
    .map(({ ingredientID, quality, reasons, score, ratio, contexts, loses, with: beside }) => ({
      ...named(ingredientID),
      quality,
      reasons,
      score,
      ratio,
      contexts,
      loses,
      with: beside.map((one) => ({ ...named(one.ingredientID), ratio: one.ratio })),
    }))
  return { ingredientId: id, language: lang, substitutes: best(all, limit) }
}

export interface QualifiedEdge extends SubstituteEdge {
  readonly quality: 'well' | 'partial'
}

export function substitutesOf(library: Library, id: string): readonly QualifiedEdge[] {
  const graph = relationshipsOf(library, id, ['substitutesWell', 'substitutesPartially'])
  const of = (list: readonly SubstituteEdge[] | null, quality: 'well' | 'partial') =>
    (list ?? []).map((edge) => ({ ...edge, quality }))
  return [...of(graph.substitutesWell, 'well'), ...of(graph.substitutesPartially, 'partial')]
}

/** Pairings and foods often used together, if `fits` is true for them. Throws the same errors as `substitutes`. */
export function pairings(
  library: Library,
  id: string,
  {
    lang,
    limit = DEFAULT_LIMIT,
    fits = () => true,
  }: RelationOptions & { fits?: (id: string) => boolean },
) {
  const graph = relationshipsOf(library, id, ['pairsWellWith', 'oftenUsedWith'])
  const fitting = (list: readonly Edge[] | null) =>
    (list ?? []).filter(({ ingredientID }) => fits(ingredientID))
  return {
    ingredientId: id,
    language: lang,
    pairsWellWith: best(namedEdges(library, fitting(graph.pairsWellWith), lang), limit),
    oftenUsedWith: best(namedEdges(library, fitting(graph.oftenUsedWith), lang), limit).map(
      ({ ingredientId, name }) => ({ ingredientId, name }),
    ),
  }
}

/** Ingredients of the same family or function. Throws the same errors as `substitutes`. */
export function similar(
  library: Library,
  id: string,
  { lang, limit = DEFAULT_LIMIT }: RelationOptions,
) {
  const graph = relationshipsOf(library, id, ['sameFamilyAs', 'functionallySimilarTo'])
  const of = (kind: EdgeKind, relation: 'sameFamily' | 'functional') =>
    namedEdges(library, graph[kind], lang).map(({ score, ...one }) => ({ ...one, relation, score }))
  const all = [...of('sameFamilyAs', 'sameFamily'), ...of('functionallySimilarTo', 'functional')]
  return { ingredientId: id, language: lang, similar: best(all, limit) }
}

/** Throws NO_RELATIONSHIP_DATA if the ingredient has no relationships of these kinds. */
function relationshipsOf(library: Library, id: string, kinds: readonly EdgeKind[]): Relationships {
  const { relationships } = ingredientOf(library, id)
  if (relationships === null || kinds.every((kind) => relationships[kind] === null)) {
    throw new IngrError('NO_RELATIONSHIP_DATA', msg('noRelationshipData', { id }), {
      ingredientId: id,
      missing: kinds.join(', '),
    })
  }
  return relationships
}

export const nameOf = (library: Library, id: string, lang: Language): string =>
  itemAt(ingredientOf(library, id).names[lang], 0)

const namedEdges = (library: Library, edges: readonly Edge[] | null, lang: Language) =>
  (edges ?? []).map(({ ingredientID, score, reasons }) => ({
    ingredientId: ingredientID,
    name: nameOf(library, ingredientID, lang),
    reasons,
    score,
  }))

type Scored = Pick<SafeSubstitute, 'ingredientId' | 'score'>

/** Sorts by score, highest first, then by id. */
export const byScore = (a: Scored, b: Scored): number =>
  b.score - a.score || (a.ingredientId < b.ingredientId ? -1 : 1)

/** The `limit` entries with the best scores, each ingredient only once. */
function best<T extends Scored>(list: readonly T[], limit: number): readonly T[] {
  requireLimit(limit, MAX_LIMIT)
  return distinctBy([...list].sort(byScore), ({ ingredientId }) => ingredientId).slice(0, limit)
}
