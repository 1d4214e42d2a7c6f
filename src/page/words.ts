/** The texts of the page in the current language. */

import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Language, Localized } from '../domain/languages.ts'
import { NUTRIENT_UNITS } from '../domain/nutrient-keys.ts'
import { isDiet } from '../domain/restrictions.ts'
import { number } from '../wording/numbers.ts'
import { type PageKey, type PageValuesOf, t } from '../wording/page.ts'
import { say, sayWord, type TextKey, type ValuesOf } from '../wording/say.ts'

type Group =
  | 'categories'
  | 'cook_methods'
  | 'texture_axes'
  | 'functions'
  | 'applications'
  | 'flavor_axes'
  | 'contexts'
  | 'losses'

/** A constant that the build inserts. */
declare const VOCABULARY: Readonly<Record<Group, Readonly<Record<string, Localized<string>>>>>

export type WordsOf = ReturnType<typeof wordsIn>

export function wordsIn(lang: Language) {
  const restriction = (one: string) => sayWord(isDiet(one) ? 'diet' : 'domain', one, lang)
  return {
    lang,
    t: <Key extends PageKey>(key: Key, ...given: PageValuesOf<Key>) => t(key, lang, ...given),
    say: <Key extends TextKey>(key: Key, ...given: ValuesOf<Key>) => say(key, lang, ...given),
    sayWord: (group: string, word: string) => sayWord(group, word, lang),
    number: (value: number) => number(value, lang),
    /** Formats the value of a nutrient with its unit. */
    figure: (value: number, key: string) => {
      const unit = (NUTRIENT_UNITS[key] ?? 'g').replace('ug', 'µg')
      return `${number(value, lang)}\u00a0${unit}`
    },
    restriction,
    restrictions: (names: readonly string[]) => names.map(restriction).join(', '),
    /** Says what a substitute adds: an allergen, or "not vegan" if it violates a diet. */
    brought: (names: readonly string[]) =>
      names
        .map((one) => (isDiet(one) ? sayWord('brings', one, lang) : restriction(one)))
        .join(', '),
    /** Returns the name of a vocabulary code. Codes that an operator has added may have no name. */
    vocabulary: (group: Group, code: string) =>
      VOCABULARY[group][code]?.[lang] ?? codeAsWords(code),
  }
}

export const Words = createContext(wordsIn('en'))
export const useWords = () => useContext(Words)

/** Turns a code without a name into words. */
export const codeAsWords = (code: string) => code.replace(/[_-]/g, ' ')
