/** Reads the short forms of notes as the words in full: "choc.", "ceb", "remojao". */

import type { Language } from '../../domain/languages.ts'
import { WORDS } from '../../language/index.ts'
import { STATES, type WordClass } from '../../language/word-classes.ts'
import { own } from '../../language/words.ts'
import type { Library } from '../../library/library.ts'
import { dictionary } from '../../search/indexes.ts'
import { range } from './scan.ts'
import type { Token } from './tokens.ts'

/** The tokens with the keys of the words in full; their text stays as it was written. */
export function inFull(
  library: Library,
  tokens: readonly Token[],
  language: Language,
): readonly Token[] {
  const { short } = WORDS[language]
  const keys = tokens.map(({ kind, key }, at) => {
    if (kind !== 'word') return key
    const full = own(short, key)
    if (full === undefined) return writtenOf(library, key, language)
    return isShort(library, tokens, at, language) ? full : key
  })
  if (keys.every((key, at) => key === tokens[at]?.key)) return tokens
  return tokens.map((token, at) => ({ ...token, key: keys[at] ?? token.key }))
}

/** Most words of a phrase before a short form in it: "coq au vin". */
const MOST_BEFORE = 3

/** False inside a phrase, and for a letter that no word follows: "Van Houten", "z. B.", "Vitamin D", "2 x 400 g". */
function isShort(
  library: Library,
  tokens: readonly Token[],
  at: number,
  language: Language,
): boolean {
  const isPhrase = range(Math.max(0, at - MOST_BEFORE), at + 1).some((first) => {
    const words = tokens.slice(first, Math.max(at, first + 1) + 1)
    const phrase = words.map((one) => one.key).join(' ')
    return words.length > 1 && dictionary(library).find(phrase) !== undefined
  })
  const { key = '', text = '', glued = false } = tokens[at] ?? {}
  if (isPhrase || key.length > 1) return !isPhrase
  const [before, after] = [tokens[at - 1]?.kind, tokens[at + 1]?.kind]
  const isStopped = text.endsWith('.') || !WORDS[language].capitalNouns
  return isStopped && !glued && before !== 'number' && after === 'word'
}

/** "Deditos de pescado" are no fingers of fish: only words that say how a food is. */
const SPOKEN: ReadonlySet<WordClass> = new Set(['descriptor', 'preparation', ...STATES, 'size'])

/** The word that an unknown one is a spoken form of, if it is plain and nothing else; else the word itself. */
function writtenOf(library: Library, key: string, language: Language): string {
  const words = dictionary(library)
  const { spoken } = WORDS[language]
  if (spoken.length === 0 || words.usesOf(key).length > 0) return key
  const isOnlyPlain = (word: string) => {
    const cls = words.classOf(word, language)
    const isMore = words.usesOf(word).some(({ kind }) => kind !== 'class' && kind !== 'concept')
    return cls !== undefined && SPOKEN.has(cls) && !isMore
  }
  const forms = spoken.map(([ending, replacement]) => key.replace(ending, replacement))
  return forms.find((form) => form !== key && isOnlyPlain(form)) ?? key
}
