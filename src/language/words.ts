/** The words of a language for recipe lines and queries. */

import type { LISTS } from './lists.ts'
import type { Lists } from './word-lists.ts'

export type LanguageWords = Lists<typeof LISTS.lines>
export type Joins = LanguageWords['joins']
/** Folded phrases by position. */
export type Affixes = LanguageWords['without']

/** The own property of a record for a word: inputs may be "constructor" too. */
export function own<T>(record: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(record, word) ? record[word] : undefined
}
