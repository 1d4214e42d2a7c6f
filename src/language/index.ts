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
const ASKING = new Set(Object.values(WORDS).flatMap(({ asking }) => [...asking]))
const PURPOSE = new Set(Object.values(WORDS).flatMap(({ purpose }) => [...purpose]))
const DESCRIPTORS = new Set(Object.values(WORDS).flatMap(({ descriptors }) => [...descriptors]))

/** True for words that never decide which ingredient is meant, in any language. */
export function isDescriptor(word: string): boolean {
  return DESCRIPTORS.has(word) || FILLERS.has(word) || /^\d/.test(word)
}

export function isFiller(word: string): boolean {
  return FILLERS.has(word)
}

/** Words around a description that say nothing of the food, in any language. */
export function isAsking(word: string): boolean {
  return FILLERS.has(word) || ASKING.has(word)
}

/** Words between what a food is and what it is for, in any language. */
export function isPurpose(word: string): boolean {
  return PURPOSE.has(word)
}
