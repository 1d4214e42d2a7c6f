/** The words of every language, by language. */

import { keysOf } from '../domain/closed-sets.ts'
import { byLanguage, LANGUAGES, type Language } from '../domain/languages.ts'
import { words as de } from './de/words.ts'
import { words as en } from './en/words.ts'
import { words as es } from './es/words.ts'
import { stem } from './stem.ts'
import type { Joins, LanguageWords } from './words.ts'

export const WORDS: Readonly<Record<Language, LanguageWords>> = { de, en, es }

const ORDER = byLanguage((asked) => [asked, ...LANGUAGES.filter((lang) => lang !== asked)])

/** The asked language first, then the others: people mix them. */
export function inOrder(language: Language): readonly Language[] {
  return ORDER[language]
}

/** The words of a list in all languages together: people mix those, and none means anything else. */
export function wordsOfAll(
  list: 'lengths' | 'dozens' | 'articles' | 'ones' | 'shares' | 'shortSizes' | 'yields' | 'recipe',
): ReadonlySet<string> {
  TOGETHER[list] ??= new Set(LANGUAGES.flatMap((language) => [...WORDS[language][list]]))
  return TOGETHER[list]
}

const TOGETHER: { [list in string]?: ReadonlySet<string> } = {}

const FILLERS = new Set(Object.values(WORDS).flatMap(({ fillers }) => [...fillers]))
const ASKING = new Set(Object.values(WORDS).flatMap(({ asking }) => [...asking]))
const PURPOSE = new Set(Object.values(WORDS).flatMap(({ purpose }) => [...purpose]))
const DESCRIPTORS = new Set(Object.values(WORDS).flatMap(({ descriptors }) => [...descriptors]))

/** True for words of a query that never decide which ingredient is searched, in any language. */
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

/** A common word of the language that names no food, as it stands. */
export function isOrdinary(word: string, language: Language): boolean {
  ORDINARY[language] ??= WORDS[language].ordinary()
  return ORDINARY[language].has(word)
}

/** The same with any ending: "bicycles", "Schraubenziehern". */
export function isOrdinaryForm(word: string, language: Language): boolean {
  return [word, ...stem(word, language)].some((form) => isOrdinary(form, language))
}

const ORDINARY: Partial<Record<Language, ReadonlySet<string>>> = {}

/** Words between what a food is and what it is for, in any language. */
export function isPurpose(word: string): boolean {
  return PURPOSE.has(word)
}

const JOINS: Partial<Record<Language, Joins>> = {}

/**
 * The words that hold a line together: those of the asked language, and of the others those that are long enough to mean
 * nothing else; of a measure ("de", "of") all.
 */
export function joinsOf(language: Language): Joins {
  JOINS[language] ??= merged(language)
  return JOINS[language]
}

const SHORT = 2

function merged(language: Language): Joins {
  const names = keysOf(WORDS[language].joins)
  const words = (join: keyof Joins) =>
    inOrder(language).flatMap((lang) =>
      [...WORDS[lang].joins[join]].filter(
        (word) => lang === language || word.length > SHORT || join === 'of',
      ),
    )
  return Object.fromEntries(names.map((join) => [join, new Set(words(join))])) as unknown as Joins
}
