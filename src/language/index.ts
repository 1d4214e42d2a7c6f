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

const FILLERS = new Set(Object.values(WORDS).flatMap(({ fillers }) => [...fillers]))
const DESCRIPTORS = new Set(Object.values(WORDS).flatMap(({ descriptors }) => [...descriptors]))

/** True for words that never decide which ingredient is meant, in any language. */
export function isDescriptor(word: string): boolean {
  return DESCRIPTORS.has(word) || FILLERS.has(word) || /^\d/.test(word)
}

export function isFiller(word: string): boolean {
  return FILLERS.has(word)
}
