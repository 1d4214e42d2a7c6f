/** The words of a language for recipe lines and queries: its lists and rules. */

import type { LISTS } from './lists.ts'
import type { LanguageRules } from './rules.ts'
import type { Lists } from './word-lists.ts'

type LineLists = Lists<typeof LISTS.lines>
export type Joins = LineLists['joins']
/** Folded phrases by position. */
export type Affixes = LineLists['without']

export type LanguageWords = LineLists & LanguageRules

/** The own property of a record for a word: inputs may be "constructor" too. */
export function own<T>(record: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(record, word) ? record[word] : undefined
}
