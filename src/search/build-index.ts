/** Prepares the search indexes that the library carries. */

import type { Ingredient } from '../domain/ingredient.ts'
import type { Vocabulary } from '../domain/vocabulary.ts'
import { buildKeywordIndex, INDEX_KINDS } from './keyword-index.ts'

/** Index bodies by kind; built here once, loaded by `KeywordIndex` at run time. */
export function indexLibrary(
  ingredients: readonly Ingredient[],
  vocabulary: Vocabulary,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    INDEX_KINDS.map((kind) => [kind, buildKeywordIndex(kind, ingredients, vocabulary)]),
  )
}
