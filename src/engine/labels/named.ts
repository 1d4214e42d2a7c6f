/** Finds names of the library among the words of a text, the longest first. */

import type { Language } from '../../domain/languages.ts'
import { itemAt } from '../../domain/present.ts'
import { nameKey } from '../../language/fold.ts'
import { isBrand, type Library } from '../../library/library.ts'
import { entryAt } from '../../search/lexicon-entries.ts'
import type { Span } from './spans.ts'

/** The most words of a name. */
export const LONGEST_NAME = 6

/** The words of a text, with their places. */
export function wordsAt(text: string): readonly Span[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
  }))
}

interface FoundName {
  readonly ingredientId: string
  /** How many of the words it takes. */
  readonly count: number
  /** Whether it is a name in the language of the text. */
  readonly isOwn: boolean
}

/** The longest name that begins at a word; a name of the language goes before one of another, and a brand counts as no food. */
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

/** How many words from here on tell nothing of what food is meant: "premium", "may contain", "kitchen". */
export function plainAt(
  library: Library,
  keys: readonly string[],
  at: number,
  language: Language,
): number {
  const entry = entryAt(library, keys, at, language)
  return entry && entry.cls !== 'brand' ? entry.length : 0
}
