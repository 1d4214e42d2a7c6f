/** Completion of a name as it is typed. */

import type { Language } from '../domain/languages.ts'
import { foldVariants } from '../language/fold.ts'
import type { Library } from '../library/library.ts'
import { names, spelling } from './indexes.ts'
import type { IndexedName } from './name-index.ts'
import { nameCost } from './name-order.ts'

export interface Suggestion {
  readonly ingredientId: string
  readonly name: string
}

const MAX_QUERY = 200
/** From this many letters on a prefix may have a slip, where fewer completions than these are found without one. */
const MIN_SLIP = 4
const FEW = 3

/**
 * Completions of a prefix, each ingredient once: the asked language first, then what recipes name most often. Without
 * `slips` only names that have the prefix, which costs a fraction.
 */
export function complete(
  library: Library,
  query: string,
  language: Language,
  limit: number,
  slips = true,
): readonly Suggestion[] {
  const keys = foldVariants(query.slice(0, MAX_QUERY)).filter((key) => key !== '')
  const [key] = keys
  if (key === undefined) return []
  const found = new Map<string, IndexedName>()
  const add = (rows: readonly IndexedName[]) => {
    for (const row of rows) if (!found.has(row.ingredientId)) found.set(row.ingredientId, row)
  }
  for (const one of keys) add(names(library).beginning(one, language, limit))
  if (slips && found.size < FEW && key.length >= MIN_SLIP) add(slipped(library, key, language))
  return [...found.values()].slice(0, limit).map((row) => ({
    ingredientId: row.ingredientId,
    name:
      row.lang === language ? row.name : library.ingredient(row.ingredientId)!.names[language][0]!,
  }))
}

/** Names that begin with the prefix but for one letter, best first. */
function slipped(library: Library, key: string, language: Language): readonly IndexedName[] {
  const rows = spelling(library)
    .beginning(key)
    .flatMap((name) => library.named(name).map((hit) => ({ ...hit, key: name })))
  const cost = new Map(rows.map((row) => [row, nameCost(row, language, library.popularity)]))
  return rows.sort(
    (a, b) => cost.get(a)! - cost.get(b)! || (a.ingredientId < b.ingredientId ? -1 : 1),
  )
}
