/** The rules and lists of all languages. */

import { TEXTS } from '../../dist/language/words.ts'
import { LANGUAGES, type Language } from '../domain/languages.ts'
import { rules as de } from './de/rules.ts'
import { rules as en } from './en/rules.ts'
import { rules as es } from './es/rules.ts'
import { LISTS } from './lists.ts'
import type { LanguageRules } from './rules.ts'
import { lazily, readLists } from './word-lists.ts'

export const RULES: Readonly<Record<Language, LanguageRules>> = { de, en, es }

export const LISTS_OF = lazily(LANGUAGES, (lang) => readLists(LISTS, TEXTS[lang]))
