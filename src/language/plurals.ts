/** Puts a noun phrase into the singular or the plural, where a language knows how; other words stay as they are written. */

import { LANGUAGES, type Language } from '../domain/languages.ts'
import { LISTS_OF, RULES } from './languages.ts'
import type { Plurals as Rules } from './rules.ts'
import { lazily } from './word-lists.ts'

interface Plurals extends Rules {
  /** Singular to plural, by gender. */
  readonly nouns: Readonly<Record<string, ReadonlyMap<string, string>>>
}

const PLURALS = lazily(
  LANGUAGES,
  (lang): Plurals => ({ ...RULES[lang].plurals, nouns: LISTS_OF[lang].nouns }),
)

/** "große Zwiebel" as "große Zwiebeln", or the other way round. */
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
  if (plurals.changes === 'all') {
    const forms = words.map((word, at) =>
      isNaming(word, at) ? formOf(word, isPlural, plurals)?.word : word,
    )
    // "pez espada": what agrees with a word that nobody knows is not changed either.
    const isKnown = forms.find((_, at) => isNaming(words[at] ?? '', at)) !== undefined
    return isKnown ? words.map((word, at) => forms[at] ?? word).join('') : phrase
  }
  const last = words.findLastIndex(isNaming)
  const form = formOf(words[last] ?? '', isPlural, plurals)
  if (!form) return phrase
  return words
    .map((word, at) => {
      if (at === last) return form.word
      return isNaming(word, at) ? agreed(word, form.gender, isPlural, plurals) : word
    })
    .join('')
}

interface Form {
  readonly word: string
  readonly gender: string
}

/** The word in that number, also when it stands in it already; undefined where nobody knows it. */
function formOf(word: string, isPlural: boolean, plurals: Plurals): Form | undefined {
  const lower = word.toLowerCase()
  const known = nounIn(lower, isPlural, plurals)
  if (known) {
    if (known.word === lower) return { ...known, word }
    const kept = word.slice(0, known.from)
    const changed = known.word.slice(kept.length)
    const isCapital = kept === '' && word !== lower
    return { ...known, word: kept + (isCapital ? capital(changed) : changed) }
  }
  const rule = plurals[isPlural ? 'plural' : 'singular'].find(([ending]) => ending.test(lower))
  return rule && { word: word.replace(...rule), gender: plurals.adjectives?.gender ?? '' }
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Shorter ends of a word are not taken for its last part: "Brei" is no Ei. */
const SHORTEST_END = 4

/** The longest noun of the table that the word is or ends with. */
function nounIn(
  word: string,
  isPlural: boolean,
  { nouns, compounds }: Plurals,
): (Form & { readonly from: number }) | undefined {
  for (let from = 0; from < word.length; from++) {
    const isWhole = from === 0 || word[from - 1] === '-'
    if (!isWhole && (!compounds || word.length - from < SHORTEST_END)) continue
    const end = word.slice(from)
    for (const [gender, forms] of Object.entries(nouns)) {
      for (const [singular, plural] of forms) {
        if (end === singular || end === plural) {
          return { word: word.slice(0, from) + (isPlural ? plural : singular), gender, from }
        }
      }
    }
  }
  return undefined
}

function agreed(word: string, gender: string, isPlural: boolean, { adjectives }: Plurals): string {
  // A capital begins a noun: "Bio-Zitrone", "Granny Smith".
  if (!adjectives || /^\p{Lu}/u.test(word)) return word
  const { plural, singular } = adjectives
  const ending = isPlural ? plural : (singular[gender] ?? plural)
  const others = [...Object.values(singular), plural].filter((one) => word.endsWith(one))
  const [longest] = others.sort((a, b) => b.length - a.length)
  return longest === undefined ? word : word.slice(0, -longest.length) + ending
}
