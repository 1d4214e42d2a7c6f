/** Responses of search and autocomplete. */

import { isOneOf } from '../domain/closed-sets.ts'
import type { Language } from '../domain/languages.ts'
import { DEFAULT_LIMIT, MAX_COMPLETE, MAX_LIMIT } from '../domain/limits.ts'
import { PART_CODES } from '../domain/reading.ts'
import { isBlank } from '../domain/visible.ts'
import { IngrError, invalid } from '../errors.ts'
import type { Library } from '../library/library.ts'
import { complete } from '../search/complete.ts'
import type { Narrowing, Order } from '../search/narrowing.ts'
import { nearest } from '../search/near.ts'
import { findHits, type Part } from '../search/search.ts'
import { msg, suggestion } from '../wording/message.ts'
import { wireIngredient } from './ingredients.ts'
import { requireLimit, requireShortQuery } from './limits.ts'

export { nearest } from '../search/near.ts'

type Asked = { readonly q: string; readonly lang: Language; readonly limit?: number | undefined }

/** The filters and the order of a search. By default, results are ordered by confidence. */
export interface Wanted extends Narrowing {
  readonly sort?: Order | undefined
}

/**
 * Finds ingredients by name or description. `explain` adds the parts of each confidence. Throws MISSING_QUERY for a
 * blank query, and INVALID_REQUEST for an overlong query, an unknown category, or a limit outside 1 to 100.
 */
export function search(
  library: Library,
  {
    q,
    lang,
    limit = DEFAULT_LIMIT,
    explain = false,
    sort,
    ...narrowing
  }: Asked & Wanted & { explain?: boolean | undefined },
) {
  requireQuery(q)
  requireLimit(limit, MAX_LIMIT)
  requireCategory(library, narrowing.category)
  return {
    query: q,
    language: lang,
    limit,
    results: findHits(library, q, lang, { limit, narrowing, order: sort }).map((hit) => ({
      confidence: hit.confidence,
      ingredient: wireIngredient(library, library.ingredient(hit.ingredientId)!, lang, true),
      matched: hit.layer,
      matchedName: hit.name,
      ...(explain ? { parts: hit.parts.map(wirePart) } : {}),
    })),
  }
}

/** Suggests names that complete a query. Throws the same errors as `search`, except that `limit` must be 1 to 25. */
export function autocomplete(
  library: Library,
  { q, lang, limit = DEFAULT_LIMIT, typos }: Asked & { typos?: boolean },
) {
  requireQuery(q)
  requireLimit(limit, MAX_COMPLETE)
  return { query: q, language: lang, suggestions: complete(library, q, lang, { limit, typos }) }
}

/** Converts a part of a confidence score for the response. If the part has details, a text describes them. */
function wirePart({ part, about, value }: Part) {
  if (!about || !isOneOf(PART_CODES, part)) return { part, value }
  const sentence = part === 'words' ? `${about.join(' of ')} words` : `${part} ${about.join(' ')}`
  return { part: sentence, code: part, about, value }
}

function requireCategory(library: Library, category: string | undefined): void {
  if (category === undefined || library.categories().includes(category)) return
  const near = nearest(category, library.categories())
  throw invalid(msg('unknownCategoryOf', { category, hint: suggestion(near) }), {
    category: `one of ${library.categories().join(', ')}`,
  })
}

function requireQuery(q: string): void {
  if (isBlank(q)) throw new IngrError('MISSING_QUERY', msg('queryBlank'), { q: 'required' })
  requireShortQuery(q)
}
