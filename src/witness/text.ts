/** A text split into words, and the phrases from the word lists that begin at each word. */

import type { AbsenceCode } from '../domain/absences.ts'
import { byName } from '../domain/closed-sets.ts'
import { byLanguage, LANGUAGES, type Language } from '../domain/languages.ts'
import { oncePer } from '../domain/once-per.ts'
import { itemAt } from '../domain/present.ts'
import type { Names } from './names.ts'
import { WORD_LISTS, type WordList } from './rules.ts'
import { isJoint, type Token } from './tokens.ts'

const BIT = byName(WORD_LISTS, (list) => 1 << WORD_LISTS.indexOf(list))

type Lists = ReturnType<typeof setsOf>
const listsOf = oncePer(
  (names: Names): Readonly<Record<Language, Lists>> => byLanguage((lang) => setsOf(names, lang)),
)

function setsOf({ rules }: Names, lang: Language) {
  const own = rules[lang]
  const absences = Object.entries(own.absences).flatMap(([code, words]) =>
    words.map((word) => [word, code as AbsenceCode] as const),
  )
  const phrases = byName(WORD_LISTS, (list) => phrasesOf(own[list]))
  const begins = new Map<string, number>()
  for (const list of WORD_LISTS) {
    for (const first of phrases[list].keys())
      begins.set(first, (begins.get(first) ?? 0) | BIT[list])
  }
  return {
    ...phrases,
    /** Maps the first word of each phrase to the lists (as bits) that have such a phrase. */
    begins,
    endings: own.utensils,
    absences: new Map(absences),
    stems: Object.entries(own.stems).flatMap(([id, letters]) =>
      letters.map((part) => [part, id] as const),
    ),
  }
}

/** Phrases by first word, longest first. */
function phrasesOf(list: readonly string[]): ReadonlyMap<string, readonly (readonly string[])[]> {
  const found = new Map<string, (readonly string[])[]>()
  for (const phrase of list) {
    const words = phrase.split(' ')
    const [first = ''] = words
    found.set(
      first,
      [...(found.get(first) ?? []), words].sort((a, b) => b.length - a.length),
    )
  }
  return found
}

/** The requested language, and the language whose common words occur most often in the text. */
export function languagesOf(names: Names, tokens: readonly Token[], asked: Language) {
  const lists = listsOf(names)
  const counts = LANGUAGES.map((lang) => ({ lang, count: 0 }))
  for (const { word } of tokens) {
    for (const one of counts) if (lists[one.lang].common.has(word)) one.count += 1
  }
  const most = counts.reduce((a, b) => (b.count > a.count ? b : a))
  return most.count > 0 && most.lang !== asked ? [asked, most.lang] : [asked]
}

export class Text {
  readonly lists: readonly Lists[]
  /** True if no word begins with a capital. */
  readonly isAllSmall: boolean
  /** For each word of the text, the lists (as bits) that have a phrase beginning with this word. */
  private readonly begins: readonly number[]

  constructor(
    readonly names: Names,
    readonly tokens: readonly Token[],
    readonly languages: readonly Language[],
    readonly isPackage: boolean,
  ) {
    this.lists = languages.map((lang) => listsOf(names)[lang])
    this.isAllSmall = tokens.every(({ isSmall }) => isSmall)
    this.begins = tokens.map(({ word }) =>
      this.lists.reduce((bits, { begins }) => bits | (begins.get(word) ?? 0), 0),
    )
  }

  /** Number of words, starting with word `at`, that form a phrase of the list; 0 if there is no such phrase. */
  phraseAt(at: number, list: WordList): number {
    const first = this.tokens[at]
    if (!first || ((this.begins[at] ?? 0) & BIT[list]) === 0) return 0
    for (const lists of this.lists) {
      for (const words of lists[list].get(first.word) ?? []) {
        if (words.every((word, place) => this.tokens[at + place]?.word === word))
          return words.length
      }
    }
    return 0
  }

  /** True if the negation that begins at word `at` is itself negated: "not dairy free". */
  isTakenBack(at: number): boolean {
    return at > 0 && isJoint(itemAt(this.tokens, at)) && this.phraseAt(at - 1, 'not') === 1
  }
}
