/** The rules of all languages. */

import type { Language } from '../domain/languages.ts'
import { rules as de } from './de/rules.ts'
import { rules as en } from './en/rules.ts'
import { rules as es } from './es/rules.ts'
import type { LanguageRules } from './rules.ts'

export const RULES: Readonly<Record<Language, LanguageRules>> = { de, en, es }
