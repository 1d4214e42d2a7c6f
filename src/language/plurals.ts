/** Puts a noun phrase into singular or plural if the language has a rule for it; other words stay unchanged. */

import { LANGUAGES, type Language } from '../domain/languages.ts'
import { LISTS_OF, RULES } from './languages.ts'
import type { Plurals as Rules } from './rules.ts'
import { lazily } from './word-lists.ts'

/** A noun in both numbers. */
interface Noun {
  readonly gender: string
  readonly singular: string
  readonly plural: string
}

interface Plurals extends Rules {
  /** Nouns by each of their forms. */
  readonly nouns: ReadonlyMap<string, Noun>
}

const PLURALS = lazily(LANGUAGES, (lang): Plurals => {
  const nouns = Object.entries(LISTS_OF[lang].nouns).flatMap(([gender, forms]) =>
    [...forms].map(([singular, plural]) => ({ gender, singular, plural })),
  )
  const forms = nouns.flatMap((noun) => [
    [noun.singular, noun] as const,
    [noun.plural, noun] as const,
  ])
  // If nouns share a form, the first one wins.
  return { ...RULES[lang].plurals, nouns: new Map(forms.toReversed()) }
})

/** "große Zwiebel" to "große Zwiebeln", or the reverse. */
export function inNumber(phrase: string, isPlural: boolean, language: Language): string {
  const plurals = PLURALS[language]
  const words = phrase.split(/(\s+)/)
  const isWord = (word: string) => /^\p{L}[\p{L}\p{M}'’-]*$/u.test(word)
  const stop = words.findIndex(
    (word, at) =>
      at > 0 &&
      word.trim() !== '' &&
      !/^\p{L}+\.$/u.test(word) &&
      (!isWord(word) || plurals.ends.has(word.toLowerCase())),
  )
  const end = stop < 0 ? words.length : stop
  const isNaming = (word: string, at: number) => at < end && isWord(word)
  const changesAll = plurals.changes === 'all'
  const head = changesAll ? words.findIndex(isNaming) : words.findLastIndex(isNaming)
  const form = formOf(words[head] ?? '', isPlural, plurals)
  // "pez espada": if the head is unknown, the words that agree with it stay unchanged too.
  if (!form) return phrase
  return words
    .map((word, at) => {
      if (at === head) return form.word
      if (!isNaming(word, at)) return word
      return changesAll
        ? (formOf(word, isPlural, plurals)?.word ?? word)
        : agreed(word, form.gender, isPlural, plurals)
    })
    .join('')
}

interface Form {
  readonly word: string
  readonly gender: string
}

/** The word in the requested number, possibly unchanged; undefined if it is unknown. */
function formOf(word: string, isPlural: boolean, plurals: Plurals): Form | undefined {
  const lower = word.toLowerCase()
  const known = nounIn(lower, isPlural, plurals)
  if (known) {
    if (known.word === lower) return { ...known, word }
    const rest = word.slice(0, known.from)
    const changed = known.word.slice(rest.length)
    const isCapital = rest === '' && word !== lower
    return { ...known, word: rest + (isCapital ? capital(changed) : changed) }
  }
  const rule = plurals[isPlural ? 'plural' : 'singular'].find(([ending]) => ending.test(lower))
  return rule && { word: word.replace(...rule), gender: plurals.adjectives?.gender ?? '' }
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Shorter endings do not count as the last part of a compound: "Brei" does not end in "Ei". */
const SHORTEST_END = 4

/** The longest known noun that the word equals or ends with. */
function nounIn(
  word: string,
  isPlural: boolean,
  { nouns, compounds }: Plurals,
): (Form & { readonly from: number }) | undefined {
  for (let from = 0; from < word.length; from++) {
    const isWhole = from === 0 || word[from - 1] === '-'
    if (!isWhole && (!compounds || word.length - from < SHORTEST_END)) continue
    const noun = nouns.get(word.slice(from))
    if (noun === undefined) continue
    const form = isPlural ? noun.plural : noun.singular
    return { word: word.slice(0, from) + form, gender: noun.gender, from }
  }
  return undefined
}

function agreed(word: string, gender: string, isPlural: boolean, { adjectives }: Plurals): string {
  // A capitalized word is a noun, not an adjective: "Bio-Zitrone", "Granny Smith".
  if (!adjectives || /^\p{Lu}/u.test(word)) return word
  const { plural, singular } = adjectives
  const ending = isPlural ? plural : (singular[gender] ?? plural)
  const others = [...Object.values(singular), plural].filter((one) => word.endsWith(one))
  const [longest] = others.sort((a, b) => b.length - a.length)
  return longest === undefined ? word : word.slice(0, -longest.length) + ending
}
