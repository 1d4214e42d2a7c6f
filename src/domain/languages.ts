/** The languages that the library speaks. */
import { byName, isOneOf } from './closed-sets.ts'

export const LANGUAGES = ['de', 'en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'en'

/** A value for each language, made of the language. */
export function byLanguage<T>(of: (lang: Language) => T): Record<Language, T> {
  return byName(LANGUAGES, of)
}

/** One value per language. */
export type Localized<T> = Readonly<Record<Language, T>>

export function isLanguage(value: unknown): value is Language {
  return isOneOf(LANGUAGES, value)
}
