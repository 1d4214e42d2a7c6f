/** The answers of search and autocomplete. */

import type { Language } from '../domain/languages.ts'
import { IngrError } from '../errors.ts'
import type { Library } from '../library/library.ts'
import { complete } from '../search/complete.ts'
import { findHits } from '../search/search.ts'
import { requireShortQuery } from './limits.ts'

export { nearest } from '../search/near.ts'
export { LAYERS, type Part } from '../search/search.ts'

import { wireIngredient } from './ingredients.ts'

export const DEFAULT_LIMIT = 10
export const MAX_LIMIT = 100
export const MAX_COMPLETE = 25

interface Asked {
  readonly q: string
  readonly lang: Language
  readonly limit?: number | undefined
}

/**
 * The ingredients that a name or a description finds; `explain` adds what each confidence is made of. Throws MISSING_QUERY on a
 * blank query and INVALID_REQUEST on one that is too long or a limit outside 1 to 100.
 */
export function search(
  library: Library,
  {
    q,
    lang,
    limit = DEFAULT_LIMIT,
    explain = false,
  }: Asked & { readonly explain?: boolean | undefined },
) {
  requireQuery(q)
  requireLimit(limit, MAX_LIMIT)
  return {
    query: q,
    language: lang,
    limit,
    results: findHits(library, q, lang, limit).map((hit) => ({
      confidence: hit.confidence,
      ingredient: wireIngredient(library, library.ingredient(hit.ingredientId)!, lang, true),
      matched: hit.layer,
      matchedName: hit.name,
      ...(explain ? { parts: hit.parts } : {}),
    })),
  }
}

/** Throws as `search` does, on a limit outside 1 to 25. */
export function autocomplete(
  library: Library,
  { q, lang, limit = DEFAULT_LIMIT, slips }: Asked & { readonly slips?: boolean },
) {
  requireQuery(q)
  requireLimit(limit, MAX_COMPLETE)
  return { query: q, language: lang, suggestions: complete(library, q, lang, limit, slips) }
}

function requireQuery(q: string): void {
  if (q.trim() === '') throw new IngrError('MISSING_QUERY', 'the query is blank', { q: 'required' })
  requireShortQuery(q)
}

/** Throws INVALID_REQUEST unless `limit` is a whole number from 1 to `max`. */
export function requireLimit(limit: number, max: number): void {
  if (!Number.isInteger(limit) || limit < 1 || limit > max) {
    throw new IngrError(
      'INVALID_REQUEST',
      `limit is not a whole number from 1 to ${max}: ${limit}`,
      {
        limit: `a whole number from 1 to ${max}`,
      },
    )
  }
}
