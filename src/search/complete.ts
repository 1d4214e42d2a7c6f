/** Completion of a name as it is typed. */

import type { Language } from '../domain/languages.ts'
import { itemAt } from '../domain/present.ts'
import { foldVariants } from '../language/fold.ts'
import type { Library } from '../library/library.ts'
import { foods, names } from './indexes.ts'

interface Suggestion {
  readonly ingredientId: string
  readonly name: string
}

const MAX_QUERY = 200
/** From this many letters on a prefix may have a typo, where fewer completions than these are found without one. */
const MIN_TYPO = 3
const FEW = 3

/**
 * Completions of a prefix, each ingredient once: the asked language first, then what recipes name most often. Without
 * `typos` only names that have the prefix, which costs a fraction.
 */
export function complete(
  library: Library,
  query: string,
  language: Language,
  limit: number,
  typos = true,
): readonly Suggestion[] {
  const keys = foldVariants(query.slice(0, MAX_QUERY)).filter((key) => key !== '')
  const [key] = keys
  if (key === undefined) return []
  const found = new Map<string, Found>()
  const add = (id: string, row: Found) => {
    if (!found.has(id)) found.set(id, row)
  }
  for (const one of keys) {
    for (const row of names(library).beginning(one, language, limit)) {
      add(foods(library).id(row.place), row)
    }
  }
  if (typos && found.size < FEW && key.length >= MIN_TYPO) {
    for (const row of names(library).mistyped(key, language)) {
      if (row.isWhole || key.length > MIN_TYPO) add(foods(library).id(row.place), row)
    }
  }
  return [...found].slice(0, limit).map(([ingredientId, { lang, name }]) => ({
    ingredientId,
    name: lang === language ? name : itemAt(library.ingredient(ingredientId)!.names[language], 0),
  }))
}

/** The name by which a food was found. */
interface Found {
  readonly lang: Language
  readonly name: string
}
