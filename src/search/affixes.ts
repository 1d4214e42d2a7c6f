/** Finds phrases such as "free of X", "X free" and "Xfrei" in a text. X is the target of the phrase. */

import type { Language } from '../domain/languages.ts'
import { itemAt } from '../domain/present.ts'
import { stem } from '../language/stem.ts'
import type { Affixes } from '../language/words.ts'

/** Returns the number of words in the longest phrase that matches at `at`; 0 if no phrase matches. */
export function phraseLengthAt(words: readonly string[], at: number, phrases: Affixes['before']) {
  const rest = `${words.slice(at).join(' ')} `
  const found = phrases.filter((phrase) => rest.startsWith(phrase) && rest[phrase.length] === ' ')
  return Math.max(0, ...found.map((phrase) => phrase.split(' ').length))
}

/** Returns a root for each ending that the word has: the word without this ending. Roots have at least two letters. */
export const rootsOf = (word: string, endings: readonly string[]): readonly string[] =>
  endings
    .filter((one) => word.endsWith(one) && word.length >= one.length + 2)
    .map((one) => word.slice(0, word.length - one.length))

/** Maximum number of words for X in phrases such as "X free". */
const LONGEST = 4

/**
 * Yields the targets that begin at word `at` and precede a phrase ("X free") or an ending ("Xfrei"). `length` is the
 * number of words in the target and the phrase together.
 */
export function* affixedAt(
  words: readonly string[],
  at: number,
  { after, endings }: Affixes,
  lang: Language,
): Generator<readonly [target: readonly string[], length: number]> {
  const formsOf = (word: string) => [word, ...stem(word, lang)]
  for (const form of formsOf(words[at] ?? '')) {
    const [root] = rootsOf(form, endings)
    if (root !== undefined) yield [[root], 1]
  }
  for (let length = Math.min(LONGEST, words.length - at - 1); length > 0; length--) {
    const forms = formsOf(itemAt(words, at + length))
    if (forms.some((form) => after.includes(form))) yield [words.slice(at, at + length), length + 1]
  }
}
