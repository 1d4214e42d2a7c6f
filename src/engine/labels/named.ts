/** Finds library names in a text, longest match first. */

import type { Language } from '../../domain/languages.ts'
import { itemAt } from '../../domain/present.ts'
import { nameKey } from '../../language/fold.ts'
import { isBrand, type Library } from '../../library/library.ts'
import { entryAt } from '../../search/lexicon-entries.ts'
import type { Span } from './spans.ts'

/** Maximum number of words in a name. */
export const LONGEST_NAME = 6

/** Positions of the words in a text. */
export function wordsAt(text: string): readonly Span[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
  }))
}

interface FoundName {
  readonly ingredientId: string
  /** Number of words in the match. */
  readonly count: number
  /** True if the name is in the language of the text. */
  readonly isOwn: boolean
}

/** The longest name starting at word `at`; names in `language` take precedence, and brands are ignored. */
export function nameAt(
  library: Library,
  text: string,
  words: readonly Span[],
  at: number,
  language: Language,
): FoundName | undefined {
  for (let count = Math.min(LONGEST_NAME, words.length - at); count > 0; count--) {
    const key = nameKey(text.slice(itemAt(words, at).from, itemAt(words, at + count - 1).to))
    const hits = library.named(key).filter(({ ingredientId }) => !isBrand(library, ingredientId))
    const own = hits.find(({ lang }) => lang === language)
    const hit = own ?? hits[0]
    if (hit) return { ingredientId: hit.ingredientId, count, isOwn: own !== undefined }
  }
  return undefined
}

/** Number of words from `at` on that do not identify a food: "premium", "may contain", "kitchen". */
export function plainAt(
  library: Library,
  keys: readonly string[],
  at: number,
  language: Language,
): number {
  const entry = entryAt(library, keys, at, language)
  return entry && entry.cls !== 'brand' ? entry.length : 0
}
