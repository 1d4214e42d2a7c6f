/** Phrases of a plain word and a food that are one letter from the name of another food ("at milk", "oat milk"). */

import type { Language } from '../domain/languages.ts'
import { vocabularyOf } from '../language/index.ts'
import type { Library } from '../library/library.ts'
import { editDistance } from './edit-distance.ts'

const LONGEST = 4

/**
 * Whether the phrase is a name of the library but for one letter, in a word of the vocabulary: then nobody can say whether the
 * word was meant or slipped.
 */
export function isConfusable(_library: Library, _phrase: string, _language: Language): boolean {
  return false
}
export { editDistance, LONGEST, vocabularyOf }
