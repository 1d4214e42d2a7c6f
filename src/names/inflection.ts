/** Dictionary forms that an inflected word may have. */

import type { Language } from '../domain/languages.ts'
import { spellings, stem } from '../language/stem.ts'

/** Maximum number of words in a phrase for which inflected forms are tried. */
export const MAX_INFLECTED_WORDS = 5
/** Maximum combinations of word forms to try. In practice, further combinations find nothing. */
export const MAX_INFLECTIONS = 60

/** Spellings of a folded word, each followed by its forms without endings. */
export function formsOf(word: string, language: Language): readonly string[] {
  return [...new Set(spellings(word, language).flatMap((one) => [one, ...stem(one, language)]))]
}
