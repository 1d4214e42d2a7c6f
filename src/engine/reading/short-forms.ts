/** Reads the short forms of notes as the words in full: "choc.", "ceb", "remojao". */

import type { Language } from '../../domain/languages.ts'
import { WORDS } from '../../language/index.ts'
import { isPlain } from '../../language/word-classes.ts'
import { own } from '../../language/words.ts'
import type { Library } from '../../library/library.ts'
import { dictionary } from '../../search/indexes.ts'
import type { Token } from './tokens.ts'

/** The tokens with the keys of the words in full; their text stays as it was written. */
export function inFull(
  library: Library,
  tokens: readonly Token[],
  language: Language,
): readonly Token[] {
  const keys = tokens.map((token, at) => keyInFull(library, tokens, token, at, language))
  if (keys.every((key, at) => key === tokens[at]?.key)) return tokens
  return tokens.map((token, at) => ({ ...token, key: keys[at] ?? token.key }))
}

function keyInFull(
  library: Library,
  tokens: readonly Token[],
  token: Token,
  at: number,
  language: Language,
): string {
  const { key, text, kind } = token
  if (kind !== 'word') return key
  const { short, spoken, capitalNouns } = WORDS[language]
  const full = own(short, key)
  // "Vitamin D", "2 x 400 g": a letter is short for a word only before another one.
  const isLetter = key.length === 1
  const isMeant =
    !token.glued &&
    tokens[at + 1]?.kind === 'word' &&
    tokens[at - 1]?.kind !== 'number' &&
    (!capitalNouns || text.endsWith('.'))
  // "Van Houten" is a brand, and "z. B." a phrase.
  const isPhrase = [at - 1, at].some((first) => {
    const phrase = `${tokens[first]?.key} ${tokens[first + 1]?.key}`
    return dictionary(library).find(phrase) !== undefined
  })
  if (full !== undefined) return (isLetter && !isMeant) || isPhrase ? key : full
  if (dictionary(library).usesOf(key).length > 0) return key
  for (const [ending, replacement] of spoken) {
    const written = key.replace(ending, replacement)
    const cls = written === key ? undefined : dictionary(library).classOf(written, language)
    const isOnlyPlain = cls !== undefined && isPlain(cls)
    if (
      isOnlyPlain &&
      dictionary(library)
        .usesOf(written)
        .every(({ kind }) => kind === 'class')
    )
      return written
  }
  return key
}
