/** Completes a food name while the user types. */

import type { Language } from '../domain/languages.ts'
import { itemAt } from '../domain/present.ts'
import type { AutocompleteResponse } from '../domain/shapes/foods.ts'
import { foldVariants } from '../language/fold.ts'
import type { Library } from '../library/library.ts'
import { foods, names } from './indexes.ts'
import type { RankedName } from './name-index.ts'

const MAX_QUERY = 200
/** Minimum length of a text for the slow typo search, which runs only if fewer than `FEW` names match as typed. */
const MIN_TYPO = 3
const FEW = 3

/** Returns names that complete a prefix, one per ingredient. The requested language and common foods come first. */
export function complete(
  library: Library,
  query: string,
  language: Language,
  { limit, typos = true }: { limit: number; typos?: boolean | undefined },
): AutocompleteResponse['suggestions'] {
  const keys = foldVariants(query.slice(0, MAX_QUERY)).filter((key) => key !== '')
  const [key] = keys
  if (key === undefined) return []
  const found = new Map<number, RankedName>()
  const add = (rows: readonly RankedName[]) => {
    for (const row of rows) if (!found.has(row.ordinal)) found.set(row.ordinal, row)
  }
  for (const one of keys) add(names(library).beginning(one, language, limit))
  if (typos && found.size < FEW && key.length >= MIN_TYPO) {
    const mistyped = names(library).mistyped(key, language)
    add(mistyped.filter(({ isWhole }) => isWhole || key.length > MIN_TYPO))
  }
  return [...found.values()].slice(0, limit).map(({ ordinal, lang, name }) => {
    const ingredientId = foods(library).at(ordinal)
    const shown = () => itemAt(library.ingredient(ingredientId)!.names[language], 0)
    return { ingredientId, name: lang === language ? name : shown() }
  })
}
