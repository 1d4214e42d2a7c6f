/** Looks up the words of a line in the library's lexicon. */

import { isOneOf } from '../domain/closed-sets.ts'
import { byLanguage, type Language } from '../domain/languages.ts'
import { itemAt } from '../domain/present.ts'
import { inOrder, isDescriptor } from '../language/index.ts'
import { isPlain, OPERATORS, SHARED_CLASSES, type WordClass } from '../language/word-classes.ts'
import type { Library } from '../library/library.ts'
import type { Entry } from '../names/dictionary.ts'
import type { LexiconEntries } from '../names/phrases.ts'
import { dictionary } from './indexes.ts'

/** The whole lexicon, sorted. */
export function lexiconEntries(library: Library): LexiconEntries {
  const phrases = [...dictionary(library).entries()].sort(([a], [b]) => (a < b ? -1 : 1))
  return byLanguage((language) =>
    phrases.flatMap(([phrase, uses]) =>
      uses.flatMap(({ cls, lang }) => (cls && lang === language ? [[phrase, cls] as const] : [])),
    ),
  )
}

/** The lexicon entry at `at` in the requested language, or in another language if all languages agree on its class. */
export function entryAt(
  library: Library,
  words: readonly string[],
  at: number,
  language: Language,
): Entry | undefined {
  const lexicon = dictionary(library)
  const all = lexicon.entriesAt(words, at)
  const own = all[language]
  if (own?.cls === 'with' && own.length > 1) {
    // In "cortada en juliana", "en" begins the phrase "en juliana", so "cortada" alone is the preparation.
    const last = lexicon.entriesAt(words, at + own.length - 1)[language]
    if (last && last.length > 1 && isPlain(last.cls))
      return { cls: 'preparation', length: own.length - 1 }
  }
  if (own) return own
  for (const other of inOrder(language)) {
    const entry = all[other]
    if (!entry || !SHARED_CLASSES.has(entry.cls)) continue
    const word = itemAt(words, at)
    // Short foreign words are ambiguous: "no" may mean a number in German.
    const isShort = word.length < SHORTEST_OPERATOR && isOneOf(OPERATORS, entry.cls)
    // A word may be a name in the requested language: "cherry" describes tomatoes in German, but is a fruit in English.
    if (entry.length > 1 || !(isShort || isNameIn(library, word, language))) return entry
  }
  return undefined
}

/**
 * Minimum length of an operator, such as "no", from a language other than the requested one. Shorter words are too
 * ambiguous.
 */
const SHORTEST_OPERATOR = 3

/** True if a phrase (lowercase, without accents, with its endings) is a name in the language. */
export const isNameIn = (library: Library, word: string, language: Language): boolean =>
  dictionary(library).has(word, 'name', language)

/**
 * True for query words that never decide which food is meant, such as "grilled". False for "fermented" and "smoked".
 */
export const isHandling = (library: Library, word: string): boolean =>
  isDescriptor(word) ||
  dictionary(library)
    .usesOf(word)
    .some(({ cls }) => HANDLING.has(cls))

const HANDLING: ReadonlySet<WordClass | undefined> = new Set([
  'preparation',
  'raw',
  'cooked',
  'size',
])
