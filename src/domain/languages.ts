/** The languages that the library speaks. */

export const LANGUAGES = ['de', 'en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'en'

/** One value per language. */
export type Localized<T> = Readonly<Record<Language, T>>

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language)
}
