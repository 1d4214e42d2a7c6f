/** The supported languages. */
import { byName, isOneOf } from './closed-sets.ts'

export const LANGUAGES = ['de', 'en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'en'

export const byLanguage = <T>(of: (lang: Language) => T): Record<Language, T> =>
  byName(LANGUAGES, of)

export type Localized<T> = Readonly<Record<Language, T>>

export const isLanguage = (value: unknown): value is Language => isOneOf(LANGUAGES, value)
