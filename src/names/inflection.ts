/** The forms under which an inflected word may be in the dictionary. */

import type { Language } from '../domain/languages.ts'
import { spellings, stem } from '../language/stem.ts'

/** Most words of a phrase whose endings are taken off. */
export const MAX_INFLECTED_WORDS = 5
/** Most combinations of forms of its words; more never help. */
export const MAX_INFLECTIONS = 60

/** The spellings of a folded word, each as it is, then without its endings. */
export function formsOf(word: string, language: Language): readonly string[] {
  return [...new Set(spellings(word, language).flatMap((one) => [one, ...stem(one, language)]))]
}
