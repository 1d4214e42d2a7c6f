/** TypeScript types for the word lists of a language. */

import type { LISTS } from './lists.ts'
import type { Lists } from './word-lists.ts'

export { COLUMNS, type Column } from './lists.ts'

/** Folded words, in the order of the text. */
export type Words = readonly string[]

export type LanguageWords = Lists<typeof LISTS.lines>
export type RecipeWords = Lists<typeof LISTS.recipes>
export type StepWords = RecipeWords['steps']
export type LabelWords = Lists<typeof LISTS.packages>
export type Joins = LanguageWords['joins']
/** Folded phrases by their position relative to a word. */
export type Affixes = LanguageWords['without']

/** Looks up a word in a record. Ignores inherited properties, because the word may be "constructor". */
export const lookup = <T>(record: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(record, word) ? record[word] : undefined
