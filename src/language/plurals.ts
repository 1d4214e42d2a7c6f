/** Puts a noun phrase into the singular or the plural; words without a rule stay unchanged. */

import { LANGUAGES, type Language } from '../domain/languages.ts'
import { lazily } from '../domain/lazily.ts'
import { LISTS_OF, WORDS } from './index.ts'
import type { LanguageWords } from './words.ts'

/** Irregular nouns by each of their forms. If two nouns have the same form, the first noun wins. */
const NOUNS = lazily(LANGUAGES, (lang) => {
  const nouns = Object.entries(LISTS_OF[lang].nouns).flatMap(([gender, forms]) =>
    [...forms].map(([singular, plural]) => ({ gender, singular, plural })),
  )
  return new Map(
    nouns.toReversed().flatMap((noun) => [noun.plural, noun.singular].map((form) => [form, noun])),
  )
})

/** Returns a phrase in the plural or singular: "große Zwiebel" becomes "große Zwiebeln", or the reverse. */
export function inNumber(phrase: string, isPlural: boolean, language: Language): string {
  const { headFirst, phraseEnds, adjectives } = WORDS[language]
  const words = phrase.split(/(\s+)/)
  const isWord = (word: string) => /^\p{L}[\p{L}\p{M}'’-]*$/u.test(word)
  const stop = words.findIndex(
    (word, at) =>
      at > 0 &&
      word.trim() !== '' &&
      !/^\p{L}+\.$/u.test(word) &&
      (!isWord(word) || phraseEnds.has(word.toLowerCase())),
  )
  const end = stop < 0 ? words.length : stop
  const isNaming = (word: string, at: number) => at < end && isWord(word)
  const head = headFirst ? words.findIndex(isNaming) : words.findLastIndex(isNaming)
  const form = formOf(words[head] ?? '', isPlural, language)
  // If no form of the main noun is known ("pez espada"), the words that agree with it stay unchanged too.
  if (!form) return phrase
  return words
    .map((word, at) => {
      if (at === head) return form.word
      if (!isNaming(word, at)) return word
      // Adjectives after the head change like nouns: "cebollas rojas".
      if (headFirst) return formOf(word, isPlural, language)?.word ?? word
      return agreed(word, adjectives, isPlural ? 'plural' : form.gender)
    })
    .join('')
}

/** Shorter endings do not count as the last part of a compound: "Brei" does not end in "Ei". */
const SHORTEST_END = 4

/** Returns the singular or plural of a noun, and its gender if known; undefined if no rule applies. */
function formOf(word: string, isPlural: boolean, language: Language) {
  const { compounds, plural, singular } = WORDS[language]
  const lower = word.toLowerCase()
  for (let from = 0; from < word.length; from++) {
    const isWhole = from === 0 || word[from - 1] === '-'
    if (!isWhole && (!compounds || word.length - from < SHORTEST_END)) continue
    const noun = NOUNS[language].get(lower.slice(from))
    if (noun === undefined) continue
    const { gender } = noun
    const form = isPlural ? noun.plural : noun.singular
    if (form === lower.slice(from)) return { word, gender }
    const isCapital = from === 0 && word !== lower
    return { word: word.slice(0, from) + (isCapital ? capital(form) : form), gender }
  }
  const rule = (isPlural ? plural : singular).find(([ending]) => ending.test(lower))
  return rule && { word: word.replace(...rule), gender: '' }
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Adds the plural or gender ending to an adjective. If the gender is unknown, uses the plural ending. */
function agreed(word: string, endings: LanguageWords['adjectives'], form: string): string {
  // A word with a capital is a noun, not an adjective: "Bio-Zitrone", "Granny Smith".
  if (/^\p{Lu}/u.test(word)) return word
  const [longest = ''] = Object.values(endings)
    .filter((one) => word.endsWith(one))
    .sort((a, b) => b.length - a.length)
  const ending = endings[form] ?? endings.plural
  return longest === '' ? word : word.slice(0, -longest.length) + ending
}
