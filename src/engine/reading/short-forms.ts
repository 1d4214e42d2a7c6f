/** Replaces abbreviations and spoken forms with the full words: "choc.", "ceb", "remojao". */

import type { Language } from '../../domain/languages.ts'
import { WORDS } from '../../language/index.ts'
import { STATES, type WordClass } from '../../language/word-classes.ts'
import { lookup } from '../../language/words.ts'
import type { Library } from '../../library/library.ts'
import { dictionary } from '../../search/indexes.ts'
import { isJoiningSign } from './markup.ts'
import type { Token } from './tokens.ts'

/** Replaces the keys of short forms with the keys of the full words, but does not change the text of the tokens. */
export function expandShortForms(library: Library, tokens: readonly Token[], language: Language) {
  const { short } = WORDS[language]
  const keys = tokens.map(({ kind, key }, at) => {
    if (kind !== 'word') return key
    const joined = pairedAt(tokens, at, language)
    if (joined !== undefined) return joined
    const full = lookup(short, key)
    if (full === undefined) return writtenOf(library, key, language)
    return isShort(library, tokens, at, language) ? full : key
  })
  if (keys.every((key, at) => key === tokens[at]?.key)) return tokens
  return tokens.map((token, at) => ({ ...token, key: keys[at] ?? token.key }))
}

/** The full word for a letter that a sign joins with another letter: "S & P" means salt and pepper. */
function pairedAt(tokens: readonly Token[], at: number, language: Language): string | undefined {
  const { paired } = WORDS[language]
  const fullAt = (one: number) => lookup(paired, tokens[one]?.key ?? '')
  const isPair = (sign: number, other: number) =>
    isJoiningSign(tokens[sign]?.key ?? '') && fullAt(other) !== undefined
  return isPair(at - 1, at - 2) || isPair(at + 1, at + 2) ? fullAt(at) : undefined
}

/** Maximum number of words that a name may have before a short word: "coq" before "au" in "coq au vin". */
const MAX_BEFORE = 3

/** True for an abbreviation. False in a name ("Van Houten") and for most single letters ("Vitamin D", "2 x 400 g"). */
function isShort(library: Library, tokens: readonly Token[], at: number, language: Language) {
  const starts = Array.from({ length: Math.min(at, MAX_BEFORE) + 1 }, (_, before) => at - before)
  const isPhrase = starts.some((first) => {
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

/** A colloquial word is replaced only with a word of these classes. For example, "deditos" does not become "dedos". */
const SPOKEN: ReadonlySet<WordClass> = new Set(['descriptor', 'preparation', ...STATES, 'size'])

/** Returns the standard spelling of a colloquial word ("remojao") if that only describes a food, or else the word. */
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
