/** The words of packages, by language. */

import type { Language } from '../domain/languages.ts'
import { labels as de } from './de/label-words.ts'
import { labels as en } from './en/label-words.ts'
import { labels as es } from './es/label-words.ts'
import type { LabelWords } from './label-words.ts'

export const LABEL_WORDS: Readonly<Record<Language, LabelWords>> = { de, en, es }
