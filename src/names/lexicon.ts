/** The lexicon of recipe lines: the class of each word, in one language. */

import type { Language } from '../domain/languages.ts'
import type { WordClass } from '../language/word-classes.ts'
import type { Dictionary, Entry } from './dictionary.ts'

/** The dictionary entries that have a class in a language. */
export class Lexicon {
  constructor(
    private readonly dictionary: Dictionary,
    private readonly language: Language,
  ) {}

  /** The class of a word or phrase. */
  of(text: string): WordClass | undefined {
    return this.dictionary.classOf(this.dictionary.find(text), this.language)
  }

  /** The longest entry that begins at `at`; undefined if there is none. */
  at(words: readonly string[], at: number): Entry | undefined {
    return this.dictionary.entriesAt(words, at)[this.language]
  }

  /** All entries, sorted. */
  entries(): readonly (readonly [string, WordClass])[] {
    const found: (readonly [string, WordClass])[] = []
    for (const [phrase, uses] of this.dictionary.entries()) {
      const cls = uses.find(({ kind, lang }) => kind === 'class' && lang === this.language)?.cls
      if (cls !== undefined) found.push([phrase, cls])
    }
    return found.sort(([a], [b]) => (a < b ? -1 : 1))
  }
}
