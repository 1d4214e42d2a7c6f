/** What the witness knows beside the names of the foods, as `data/witness.yaml` says it; all words are folded. */

import type { AbsenceCode } from '../domain/absences.ts'
import type { Localized } from '../domain/languages.ts'

/** Lists of phrases of a language; a phrase is its words with blanks between. The last four are of single words. */
export const WORD_LISTS = [
  'without',
  'no',
  'free',
  'not',
  'beside',
  'traces',
  'sites',
  'ends',
  'offers',
  'vegan',
  'joins',
  'exempt',
  'common',
  'small',
  'manner',
  'utensils',
] as const
export type WordList = (typeof WORD_LISTS)[number]

export interface LanguageRules extends Readonly<Record<WordList, readonly string[]>> {
  /** By an absence the words by which a text denies it. */
  readonly absences: Readonly<Partial<Record<AbsenceCode, readonly string[]>>>
  /** By the id of a food further words for it. */
  readonly words: Readonly<Record<string, readonly string[]>>
  /** By the id of a food the letters by which it shows within a word that is no name. */
  readonly stems: Readonly<Record<string, readonly string[]>>
}

export type Rules = Localized<LanguageRules>
