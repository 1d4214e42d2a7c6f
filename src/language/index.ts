/** The words of every language, by language. */

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

/** The words and rules of recipe lines and queries. */
export const WORDS: Readonly<Record<Language, LanguageWords>> = lazily(
  LANGUAGES,
  (lang) => LISTS_OF[lang].lines,
)

/** The words that identify the parts of a recipe: servings, columns, facts and instructions. */
export const RECIPE_WORDS: Readonly<Record<Language, RecipeWords>> = lazily(LANGUAGES, (lang) => {
  const { servings, ...lists } = LISTS_OF[lang].recipes
  const wholes = Object.entries(WORDS[lang].numbers).filter(
    ([, value]) => Number.isInteger(value) && value > 1,
  )
  const numbers = { ...Object.fromEntries(wholes), ...servings.numbers }
  return { ...lists, servings: { ...servings, numbers } }
})

/** The words and patterns of packages. */
export const LABEL_WORDS: Readonly<Record<Language, LabelWords>> = lazily(
  LANGUAGES,
  (lang) => LISTS_OF[lang].packages,
)

const ORDER = byLanguage((asked) => [asked, ...LANGUAGES.filter((lang) => lang !== asked)])

/** The requested language first, then the others, since people mix them. */
export const inOrder = (language: Language): readonly Language[] => ORDER[language]

/** Lists whose words mean the same in every language. */
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
  'only',
] as const

const OF_ALL = lazily(SHARED, (list): ReadonlySet<string> => {
  return new Set(LANGUAGES.flatMap((lang) => [...WORDS[lang][list]]))
})

/** The words of a list in all languages: people mix languages, and none of the words is ambiguous. */
export const wordsOfAll = (list: (typeof SHARED)[number]): ReadonlySet<string> => OF_ALL[list]

/** The meanings of words, across all languages. */
const inAny = <T>(list: (words: LanguageWords) => Readonly<Record<string, T>>) =>
  new Map(LANGUAGES.toReversed().flatMap((lang) => Object.entries(list(WORDS[lang]))))

const LENGTHS = inAny(({ lengths }) => lengths)
const SHORT_SIZES = inAny(({ shortSizes }) => shortSizes)
const PARTS = inAny(({ parts }) => parts)

export const partNamed = (phrase: string) => PARTS.get(phrase)

const BEGINNINGS = new Set([...PARTS.keys()].map((phrase) => phrase.split(' ')[0]))

/** True for the first word of a phrase for a part, in any language. */
export const beginsPart = (word: string) => BEGINNINGS.has(word)

/** Centimetres of a word for a unit of length, in any language. */
export const centimetresOf = (word: string) => LENGTHS.get(word)

/** The size id of a word before a unit, in any language: "gr. Dose". */
export const shortSizeOf = (word: string) => SHORT_SIZES.get(word)

/** True for query words that never decide which ingredient is searched, in any language. */
export const isDescriptor = (word: string): boolean =>
  OF_ALL.descriptors.has(word) || isFiller(word) || /^\d/.test(word)

export const isFiller = (word: string): boolean => OF_ALL.fillers.has(word)

/** True for words around a description that carry no information about the food, in any language. */
export const isAsking = (word: string): boolean => isFiller(word) || OF_ALL.asking.has(word)

/** True for words between a food and its purpose, in any language. */
export const isPurpose = (word: string): boolean => OF_ALL.purpose.has(word)

/** True if the exact word is a common word of the language that names no food. */
export const isOrdinary = (word: string, language: Language): boolean =>
  LISTS_OF[language].ordinary.has(word)

/** Words of other languages up to this length are ignored, as they may mean something else. */
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

/** The function words of a line: those of the requested language, and the unambiguous ones of the others. */
export const joinsOf = (language: Language): Joins => JOINS[language]

/** Words beside amounts in all languages as regex alternatives, without a group. */
export function alternatives(...keys: readonly (keyof typeof LISTS.amounts)[]): string {
  const sources = keys.flatMap((key) => LANGUAGES.map((lang) => LISTS_OF[lang].amounts[key]))
  return [...new Set(sources.filter((source) => source !== ''))].join('|')
}
