/** The forms under which an inflected word may be in the dictionary. */

import type { Language } from '../domain/languages.ts'
import { foldVariants } from '../language/fold.ts'
import { stem } from '../language/stem.ts'

/** Most words of a phrase whose endings are taken off. */
export const MAX_INFLECTED_WORDS = 5
/** Most combinations of forms of its words; more never help. */
export const MAX_INFLECTIONS = 60

/** A folded word as it is, then without its endings; in German also with "ae", "oe", "ue" as umlauts. */
export function formsOf(word: string, language: Language): readonly string[] {
  const spellings = language === 'de' ? foldVariants(word) : [word]
  return [...new Set(spellings.flatMap((one) => [one, ...stem(one, language)]))]
}
