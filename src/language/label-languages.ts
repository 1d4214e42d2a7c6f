/** The words of packages, by language. */

import type { Language } from '../domain/languages.ts'
import { de } from './de/label-words.ts'
import { en } from './en/label-words.ts'
import { es } from './es/label-words.ts'
import type { LabelWords } from './label-words.ts'

export const LABEL_WORDS: Readonly<Record<Language, LabelWords>> = { de, en, es }
