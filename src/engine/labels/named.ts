/** Finds the words of a text, and counts those that do not identify a food. */

import type { Language } from '../../domain/languages.ts'
import { isBrand, type Library } from '../../library/library.ts'
import { entryAt } from '../../search/lexicon-entries.ts'
import type { Span } from './spans.ts'

/** Maximum number of words in a name. */
export const LONGEST_NAME = 6

/** The positions of the words in a text. */
export const wordsAt = (text: string): readonly Span[] =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
  }))

/** The food that a folded name means in a language, unless the food is a brand. */
export function foodNamed(library: Library, key: string, language: Language) {
  const hit = library
    .named(key)
    .find(({ ingredientId, lang }) => lang === language && !isBrand(library, ingredientId))
  return hit && library.ingredient(hit.ingredientId)
}

/** The number of words, starting at `at`, that do not say which food is meant: "premium", "may contain", "kitchen". */
export function plainAt(library: Library, keys: readonly string[], at: number, language: Language) {
  const entry = entryAt(library, keys, at, language)
  return entry && entry.cls !== 'brand' ? entry.length : 0
}
