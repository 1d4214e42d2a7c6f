/** The words of every language, by language. */

import type { Language } from '../domain/languages.ts'
import { de } from './de/words.ts'
import { en } from './en/words.ts'
import { es } from './es/words.ts'
import type { LanguageWords } from './words.ts'

export const WORDS: Readonly<Record<Language, LanguageWords>> = { de, en, es }

/** The asked language first, then the others: people mix them. */
export function inOrder(language: Language): readonly Language[] {
  return [language, ...(['de', 'en', 'es'] as const).filter((other) => other !== language)]
}

/** True for words that never decide which ingredient is meant, in any language. */
export function isDescriptor(word: string): boolean {
  return (
    /^\d/.test(word) ||
    Object.values(WORDS).some((words) => words.descriptors.has(word) || words.fillers.has(word))
  )
}

export function isFiller(word: string): boolean {
  return Object.values(WORDS).some((words) => words.fillers.has(word))
}
