/** Tells the language of a list that no heading names: by the names of foods that it holds. */

import { LANGUAGES, type Language } from '../../domain/languages.ts'
import { nameKey } from '../../language/fold.ts'
import type { Library } from '../../library/library.ts'
import type { CleanText } from './clean.ts'
import type { Span } from './sentences.ts'

/** Names that are looked at. */
const MOST_NAMES = 24
const SMALL_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  de: new Set(['und', 'mit', 'aus', 'von', 'kann', 'enthalt', 'oder', 'spuren']),
  en: new Set(['and', 'with', 'from', 'of', 'may', 'contains', 'or', 'contain']),
  es: new Set(['y', 'con', 'de', 'en', 'puede', 'contiene', 'o', 'contener', 'trazas']),
}

/** The asked language where nothing speaks for another one. */
export function languageOf(
  library: Library,
  clean: CleanText,
  { from, to }: Span,
  asked: Language,
): Language {
  const text = clean.text.slice(from, to)
  const score = { de: 0, en: 0, es: 0 } satisfies Record<Language, number>
  const parts = text.split(/[,;:.()[\]{}\n]+/).slice(0, MOST_NAMES)
  for (const part of parts) {
    const key = nameKey(part.replace(/[\d.,]+\s*%/g, ' '))
    for (const lang of new Set(library.named(key).map((hit) => hit.lang))) score[lang] += 2
    for (const word of key.split(' ')) {
      for (const lang of LANGUAGES) if (SMALL_WORDS[lang].has(word)) score[lang] += 1
    }
  }
  return LANGUAGES.reduce((best, lang) => (score[lang] > score[best] ? lang : best), asked)
}
