/** Rules of the witness (a second check of texts) from `data/witness.yaml`, except food names; all words are folded. */

import type { AbsenceCode } from '../domain/absences.ts'
import type { Localized } from '../domain/languages.ts'

/**
 * Phrase lists of a language, with spaces between words. The last five lists contain single words. A line that begins
 * with a phrase from `links` and a colon leads to other recipes.
 */
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
  'links',
  'nutrients',
  'energy',
  'common',
  'small',
  'describing',
  'manner',
  'utensils',
] as const
export type WordList = (typeof WORD_LISTS)[number]

export interface LanguageRules extends Readonly<Record<WordList, readonly string[]>> {
  /** For each absence, the words that a text negates to state the absence, such as "milk" in "milk-free". */
  readonly absences: Readonly<Partial<Record<AbsenceCode, readonly string[]>>>
  /** Further words for a food, by food id. */
  readonly words: Readonly<Record<string, readonly string[]>>
  /** Parts of words, by food id. A word that is not a known name and contains such a part means the food. */
  readonly stems: Readonly<Record<string, readonly string[]>>
}

export type Rules = Localized<LanguageRules>
