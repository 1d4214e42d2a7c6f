/** Looks the words of a line up in the lexicon of a library. */

import { byLanguage, LANGUAGES, type Language } from '../domain/languages.ts'
import { itemAt } from '../domain/present.ts'
import { inOrder } from '../language/index.ts'
import { isPlain, SHARED_CLASSES } from '../language/word-classes.ts'
import type { Library } from '../library/library.ts'
import type { Entry } from '../names/dictionary.ts'
import { Lexicon } from '../names/lexicon.ts'
import type { LexiconEntries } from '../names/phrases.ts'
import { dictionary } from './indexes.ts'

export const lexiconOf = (library: Library, language: Language): Lexicon =>
  new Lexicon(dictionary(library), language)

/** All of the lexicon, as it was packed. */
export function lexiconEntries(library: Library): LexiconEntries {
  return byLanguage((lang) => lexiconOf(library, lang).entries())
}

/**
 * The entry of the lexicon at `at`: of the asked language, else of another one where its class means the same in every
 * language.
 */
export function entryAt(
  library: Library,
  words: readonly string[],
  at: number,
  language: Language,
): Entry | undefined {
  const all = dictionary(library).entriesAt(words, at)
  const own = all[language]
  if (own?.cls === 'with' && own.length > 1) {
    // "Cortada en juliana": where its last word begins a phrase of its own, the rest says how the food is cut.
    const last = lexiconOf(library, language).at(words, at + own.length - 1)
    if (last && last.length > 1 && isPlain(last.cls)) {
      return { cls: 'preparation', length: own.length - 1 }
    }
  }
  if (own) return own
  for (const other of inOrder(language)) {
    const entry = all[other]
    if (!entry || !SHARED_CLASSES.has(entry.cls)) continue
    // "Cherry" describes tomatoes in German; in English it is a fruit.
    if (entry.length > 1 || !isNameIn(library, itemAt(words, at), language)) return entry
  }
  return undefined
}

/** Whether a folded phrase is, as written, a name of the language. */
export function isNameIn(library: Library, word: string, language: Language): boolean {
  return library.named(word).some(({ lang }) => lang === language)
}

/** Whether the word is one in the language or in any other, so that it is no typo of another. */
export function isWord(library: Library, word: string): boolean {
  return LANGUAGES.some((language) => lexiconOf(library, language).of(word) !== undefined)
}
