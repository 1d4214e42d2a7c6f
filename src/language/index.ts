/** The words of every language, by language. */

import type { Language } from '../domain/languages.ts'
import { vocabulary as deVocabulary } from './de/vocabulary.ts'
import { de } from './de/words.ts'
import { vocabulary as enVocabulary } from './en/vocabulary.ts'
import { en } from './en/words.ts'
import { vocabulary as esVocabulary } from './es/vocabulary.ts'
import { es } from './es/words.ts'
import {
  type Entry,
  PLAIN_CLASSES,
  SHARED_CLASSES,
  Vocabulary,
  type WordClass,
} from './vocabulary.ts'
import type { Joins, LanguageWords } from './words.ts'

export const WORDS: Readonly<Record<Language, LanguageWords>> = { de, en, es }

const SOURCES = { de: deVocabulary, en: enVocabulary, es: esVocabulary }
const built: Partial<Record<Language, Vocabulary>> = {}

/** The vocabulary of recipe lines, made when it is first asked for: a look-up by name needs none. */
export function vocabularyOf(language: Language): Vocabulary {
  built[language] ??= new Vocabulary(SOURCES[language])
  return built[language]
}

const ORDER: Readonly<Record<Language, readonly Language[]>> = {
  de: ['de', 'en', 'es'],
  en: ['en', 'de', 'es'],
  es: ['es', 'de', 'en'],
}

/** The asked language first, then the others: people mix them. */
export function inOrder(language: Language): readonly Language[] {
  return ORDER[language]
}

/**
 * The entry of the vocabulary at `at`: of the asked language, else of another one where its class means the same in every
 * language.
 */
export function entryAt(
  words: readonly string[],
  at: number,
  language: Language,
): Entry | undefined {
  const vocabulary = vocabularyOf(language)
  const own = vocabulary.at(words, at)
  if (own?.cls === 'with' && own.length > 1) {
    // "Cortada en juliana": where its last word begins a phrase of its own, the rest says how the food is cut.
    const last = vocabulary.at(words, at + own.length - 1)
    if (last && last.length > 1 && isPlain(last.cls)) {
      return { cls: 'preparation', length: own.length - 1 }
    }
  }
  if (own) return own
  for (const other of inOrder(language)) {
    const entry = other === language ? undefined : vocabularyOf(other).at(words, at)
    if (entry && SHARED_CLASSES.has(entry.cls)) return entry
  }
  return undefined
}

const PLAIN: ReadonlySet<WordClass> = new Set(PLAIN_CLASSES)

/** Whether words of the class say nothing about which food is meant, nor about what is in it. */
export function isPlain(cls: WordClass): boolean {
  return PLAIN.has(cls)
}

/** The words of a list in all languages together: people mix those, and none means anything else. */
export function wordsOfAll(
  list: 'lengths' | 'dozens' | 'articles' | 'shares' | 'shortSizes' | 'yields' | 'recipe',
): ReadonlySet<string> {
  TOGETHER[list] ??= new Set(LANGUAGES.flatMap((language) => [...WORDS[language][list]]))
  return TOGETHER[list]
}

const TOGETHER: { [list in string]?: ReadonlySet<string> } = {}

const FILLERS = new Set(Object.values(WORDS).flatMap(({ fillers }) => [...fillers]))
const ASKING = new Set(Object.values(WORDS).flatMap(({ asking }) => [...asking]))
const PURPOSE = new Set(Object.values(WORDS).flatMap(({ purpose }) => [...purpose]))
const DESCRIPTORS = new Set(Object.values(WORDS).flatMap(({ descriptors }) => [...descriptors]))
const LANGUAGES = Object.keys(WORDS) as Language[]

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

/** Words between what a food is and what it is for, in any language. */
export function isPurpose(word: string): boolean {
  return PURPOSE.has(word)
}

/** Whether the word is one in the language or in any other, so that it is no slip of another. */
export function isWord(word: string): boolean {
  return LANGUAGES.some((language) => vocabularyOf(language).of(word) !== undefined)
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
  const names = Object.keys(WORDS[language].joins) as (keyof Joins)[]
  const words = (join: keyof Joins) =>
    inOrder(language).flatMap((lang) =>
      [...WORDS[lang].joins[join]].filter(
        (word) => lang === language || word.length > SHORT || join === 'of',
      ),
    )
  return Object.fromEntries(names.map((join) => [join, new Set(words(join))])) as unknown as Joins
}
