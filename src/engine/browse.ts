/** Lists foods page by page, filtered and ordered, or by their ids. */

import { byName } from '../domain/closed-sets.ts'
import type { Language } from '../domain/languages.ts'
import { DEFAULT_LIMIT, MAX_LIMIT } from '../domain/limits.ts'
import { NUTRIENT_KEYS } from '../domain/nutrient-keys.ts'
import { valuesOf } from '../domain/nutrients.ts'
import { lastOf } from '../domain/present.ts'
import type { BrowseResponse } from '../domain/shapes/foods.ts'
import { invalid, readAll } from '../errors.ts'
import type { Library } from '../library/library.ts'
import { figures, foods } from '../search/indexes.ts'
import { commonness } from '../search/name-order.ts'
import { type Narrowing, type Order, passing } from '../search/narrowing.ts'
import { nearest } from '../search/near.ts'
import { msg, suggestion } from '../wording/message.ts'
import { Hints } from './compatibility/items.ts'
import { baseFields } from './ingredients.ts'
import { requireAtMost, requireLimit } from './limits.ts'

interface BrowseRequest extends Narrowing {
  readonly lang: Language
  readonly limit?: number | undefined
  /** The value of `next` in the response with the previous page. */
  readonly cursor?: string | undefined
  /** Page number, counted from 1, as an alternative to `cursor`. */
  readonly page?: number | undefined
  readonly sort?: Order | undefined
}

/**
 * Returns one page of the foods that pass all filters. A food fails a filter if the food's value is unknown. Throws
 * INVALID_REQUEST for an unknown category or subcategory, a limit outside 1 to 100, or a cursor from another query.
 */
export function browse(library: Library, request: BrowseRequest): BrowseResponse {
  const { lang, limit = DEFAULT_LIMIT, cursor, page: number = 1, category, sort = BY_ID } = request
  const of = figures(library)
  const question = shortHash(JSON.stringify({ ...request, limit: 0, cursor: 0, page: 0 }))
  const { after } = readAll({
    limit: () => requireLimit(limit, MAX_LIMIT),
    category: () => requireKnown('category', category, library.categories()),
    subcategory: () =>
      requireKnown('subcategory', request.subcategory, of.subcategoriesOf(category)),
    after: () => (cursor === undefined ? undefined : readCursor(cursor, question)),
  })
  const found = library
    .ids()
    .filter(passing(library, request))
    .map((id): SortKey => {
      const at = foods(library).find(id)!
      if (sort.by === 'id') return [id, id]
      if (sort.by === 'commonness') return [commonness(library.popularity, id, lang), id]
      return [sort.by === 'name' ? of.nameKey(lang, at) : of.nutrient(sort.by, at), id]
    })
    .sort((one, other) => compare(one, other, sort.isDescending))
  const rest = after ? found.filter((one) => compare(one, after, sort.isDescending) > 0) : found
  const start = (number - 1) * limit
  const page = rest.slice(start, start + limit)
  const nutrients = askedNutrients(request)
  return {
    language: lang,
    total: found.length,
    limit,
    results: page.map(([, id]) => browsed(library, id, lang, nutrients)),
    next: rest.length > start + limit ? cursorOf(question, lastOf(page)) : null,
  }
}

/** Returns the foods with these ids in the given order, each only once. Throws INVALID_REQUEST or TOO_MANY_ITEMS. */
export function browseIds(
  library: Library,
  { ids, lang }: { ids: readonly string[]; lang: Language },
): BrowseResponse {
  requireAtMost(MAX_LIMIT, ids, 'ids')
  const distinct = [...new Set(ids)]
  const known = distinct.filter((id) => library.ingredient(id))
  const hints = new Hints(library)
  return {
    language: lang,
    total: known.length,
    limit: distinct.length,
    results: known.map((id) => browsed(library, id, lang, [])),
    next: null,
    unresolved: distinct
      .filter((id) => !known.includes(id))
      .map((ingredientId) => hints.unknown({ ingredientId })),
  }
}

function browsed(library: Library, id: string, lang: Language, nutrients: readonly string[]) {
  const ingredient = library.ingredient(id)!
  const values = ingredient.nutrients ? valuesOf(ingredient.nutrients) : []
  return {
    ingredientId: id,
    ...baseFields(library, ingredient, lang),
    ...(nutrients.length > 0
      ? { nutrients: byName(nutrients, (key) => values[NUTRIENT_KEYS.indexOf(key)] ?? null) }
      : {}),
  }
}

function askedNutrients({ min = [], max = [], sort }: BrowseRequest): readonly string[] {
  const asked = new Set([...min, ...max].map(({ nutrient }) => nutrient))
  if (sort) asked.add(sort.by)
  return NUTRIENT_KEYS.filter((key) => asked.has(key))
}

const BY_ID: Order = { by: 'id', isDescending: false }

/** Sort value of a food, then its id, which makes the order unique. */
type SortKey = readonly [value: string | number | null, id: string]

/** Compares two sort keys. Unknown values come last in both directions. */
function compare([a, id]: SortKey, [b, otherId]: SortKey, isDescending: boolean): number {
  if (a === b) return id < otherId ? -1 : Number(id > otherId)
  if (a === null) return 1
  if (b === null) return -1
  return a < b === isDescending ? 1 : -1
}

/** Encodes the sort key of the last food of a page, so that a cursor stays valid when the library changes. */
const cursorOf = (question: string, [value, id]: SortKey): string =>
  Buffer.from(JSON.stringify([question, value, id])).toString('base64url')

function readCursor(cursor: string, question: string): SortKey {
  const read = parsed(Buffer.from(cursor, 'base64url').toString())
  if (!Array.isArray(read) || read.length !== 3 || !isSortKey(read[1], read[2]))
    throw invalid(msg('foreignCursor', { cursor }), { cursor: '`next` of the page before' })
  if (read[0] !== question) {
    throw invalid(msg('cursorOfOtherQuery'), {
      cursor: 'good for the same language, filters and order',
    })
  }
  return [read[1], read[2]]
}

const isSortKey = (value: unknown, id: unknown): boolean =>
  typeof id === 'string' && (value === null || ['string', 'number'].includes(typeof value))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The FNV-1a hash, which is long enough to distinguish the queries of one caller. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** Throws INVALID_REQUEST for an unknown name; the error suggests the nearest names. */
function requireKnown(field: string, name: string | undefined, known: readonly string[]): void {
  if (name === undefined || known.includes(name)) return
  const near = nearest(name, known)
  throw invalid(msg('unknownValueNear', { field, name, hint: suggestion(near, known) }), {
    [field]: `one of ${known.join(', ')}`,
  })
}
