/** The words of recipe lines and queries of a language: its lists with its rules. */

import type { LISTS } from './lists.ts'
import type { LanguageRules } from './rules.ts'
import type { Lists } from './word-lists.ts'

export { ENDS, type End } from './lists.ts'

type LineLists = Lists<typeof LISTS.lines>
export type Joins = LineLists['joins']
/** Folded phrases by their position. */
export type Affixes = LineLists['without']

export type LanguageWords = LineLists & LanguageRules

/** The own value of a record for a word: people write "constructor" too. */
export function own<T>(record: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(record, word) ? record[word] : undefined
}
