/** The words and patterns of packages, by language. */

import { LANGUAGES, type Language } from '../domain/languages.ts'
import { LISTS_OF } from './languages.ts'
import type { LISTS } from './lists.ts'
import { type Lists, lazily } from './word-lists.ts'

export type LabelWords = Lists<typeof LISTS.packages>

export const LABEL_WORDS: Readonly<Record<Language, LabelWords>> = lazily(
  LANGUAGES,
  (lang) => LISTS_OF[lang].packages,
)
