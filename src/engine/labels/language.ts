/** Tells the language of a list that no heading names: by the names of foods that it holds. */

import { byLanguage, LANGUAGES, type Language } from '../../domain/languages.ts'
import { nameKey } from '../../language/fold.ts'
import { LABEL_WORDS } from '../../language/label-languages.ts'
import type { Library } from '../../library/library.ts'
import type { CleanText } from './clean.ts'
import type { Span } from './sentences.ts'

/** Names that are looked at. */
const MOST_NAMES = 24

/** The asked language where nothing speaks for another one. */
export function languageOf(
  library: Library,
  clean: CleanText,
  { from, to }: Span,
  asked: Language,
): Language {
  const text = clean.text.slice(from, to)
  const score = byLanguage(() => 0)
  const parts = text.split(/[,;:.()[\]{}\n]+/).slice(0, MOST_NAMES)
  for (const part of parts) {
    const key = nameKey(part.replace(/[\d.,]+\s*%/g, ' '))
    for (const lang of new Set(library.named(key).map((hit) => hit.lang))) score[lang] += 2
    for (const word of key.split(' ')) {
      for (const lang of LANGUAGES) if (LABEL_WORDS[lang].common.has(word)) score[lang] += 1
    }
  }
  return LANGUAGES.reduce((best, lang) => (score[lang] > score[best] ? lang : best), asked)
}
