/** The words of each supported language. */

import { TEXTS } from '../../dist/language/words.ts'
import { byName, keysOf } from '../domain/closed-sets.ts'
import { byLanguage, LANGUAGES, type Language } from '../domain/languages.ts'
import { lazily } from '../domain/lazily.ts'
import { LISTS } from './lists.ts'
import { type Lists, readLists } from './word-lists.ts'
import type { Joins, LabelWords, LanguageWords, RecipeWords } from './words.ts'

export const LISTS_OF: Readonly<Record<Language, Lists<typeof LISTS>>> = lazily(LANGUAGES, (lang) =>
  readLists(LISTS, TEXTS[lang]),
)

export const WORDS: Readonly<Record<Language, LanguageWords>> = lazily(
  LANGUAGES,
  (lang) => LISTS_OF[lang].lines,
)

export const RECIPE_WORDS: Readonly<Record<Language, RecipeWords>> = lazily(LANGUAGES, (lang) => {
  const { servings, ...lists } = LISTS_OF[lang].recipes
  const wholes = Object.entries(WORDS[lang].numbers).filter(
    ([, value]) => Number.isInteger(value) && value > 1,
  )
  const numbers = { ...Object.fromEntries(wholes), ...servings.numbers }
  return { ...lists, servings: { ...servings, numbers } }
})

export const LABEL_WORDS: Readonly<Record<Language, LabelWords>> = lazily(
  LANGUAGES,
  (lang) => LISTS_OF[lang].packages,
)

const ORDER = byLanguage((asked) => [asked, ...LANGUAGES.filter((lang) => lang !== asked)])

/** Returns the requested language first, then the other languages, since people mix languages. */
export const inOrder = (language: Language): readonly Language[] => ORDER[language]

const SHARED = [
  'dozens',
  'articles',
  'ones',
  'shares',
  'yields',
  'fillers',
  'asking',
  'purpose',
  'descriptors',
  'denials',
  'beforeClaim',
  'ordinaryKind',
  'only',
] as const

const OF_ALL = lazily(SHARED, (list): ReadonlySet<string> => {
  return new Set(LANGUAGES.flatMap((lang) => [...WORDS[lang][list]]))
})

/**
 * Returns the words of a list in all languages, since people mix languages. None of these words means something else in
 * another language.
 */
export const wordsOfAll = (list: (typeof SHARED)[number]): ReadonlySet<string> => OF_ALL[list]

/** Merges the words of all languages into one map. For a word in several languages, the first language wins. */
const inAny = <T>(list: (words: LanguageWords) => Readonly<Record<string, T>>) =>
  new Map(LANGUAGES.toReversed().flatMap((lang) => Object.entries(list(WORDS[lang]))))

const LENGTHS = inAny(({ lengths }) => lengths)
const SHORT_SIZES = inAny(({ shortSizes }) => shortSizes)
const PARTS = inAny(({ parts }) => parts)

export const partNamed = (phrase: string) => PARTS.get(phrase)

const BEGINNINGS = new Set([...PARTS.keys()].map((phrase) => phrase.split(' ')[0]))

export const beginsPart = (word: string) => BEGINNINGS.has(word)

export const centimetresOf = (word: string) => LENGTHS.get(word)

/** Returns the size id that a word means before a unit, in any language. For example, "gr. Dose" is a large can. */
export const shortSizeOf = (word: string) => SHORT_SIZES.get(word)

/** True for words of a query that never decide which ingredient is meant. */
export const isDescriptor = (word: string): boolean =>
  OF_ALL.descriptors.has(word) || isFiller(word) || /^\d/.test(word)

export const isFiller = (word: string): boolean => OF_ALL.fillers.has(word)

/** True for words such as "something" or "for" in a query, which say nothing about the food. */
export const isAsking = (word: string): boolean => isFiller(word) || OF_ALL.asking.has(word)

export const isPurpose = (word: string): boolean => OF_ALL.purpose.has(word)

/** True if this exact word is common in the language and names no food. */
export const isOrdinary = (word: string, language: Language): boolean =>
  LISTS_OF[language].ordinary.has(word)

/** Ignore words of other languages up to this length, because the requested language may use them differently. */
const SHORT = 2

const JOINS = lazily(LANGUAGES, (asked): Joins => {
  const words = (join: keyof Joins) =>
    inOrder(asked).flatMap((lang) =>
      [...WORDS[lang].joins[join]].filter(
        (word) => lang === asked || word.length > SHORT || join === 'of',
      ),
    )
  return byName(keysOf(LISTS.lines.joins), (join) => new Set(words(join)))
})

/** All function words of the requested language, and the unambiguous function words of other languages. */
export const joinsOf = (language: Language): Joins => JOINS[language]

/** Returns the words of the given lists, in all languages, as regex alternatives without a group. */
export function alternatives(...keys: readonly (keyof typeof LISTS.amounts)[]): string {
  const sources = keys.flatMap((key) => LANGUAGES.map((lang) => LISTS_OF[lang].amounts[key]))
  return [...new Set(sources.filter((source) => source !== ''))].join('|')
}
