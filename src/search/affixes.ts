/** Where a query says "without" or "instead of": phrases before, words behind, endings. */

import type { Affixes } from '../language/words.ts'

type Phrases = Affixes['before']

/** How many words from `at` on are one of the phrases; the longest counts. */
export function startsWithOne(words: readonly string[], at: number, phrases: Phrases): number {
  const first = words[at]
  if (first === undefined) return 0
  const lengths = phrases
    .filter((phrase) => phrase.startsWith(first))
    .map((phrase) => phrase.split(' '))
    .map((phrase) => (phrase.every((word, i) => words[at + i] === word) ? phrase.length : 0))
  return Math.max(0, ...lengths)
}

/** The word without one of the endings; undefined where it has none. */
export function withoutEnding(word: string, endings: readonly string[]): string | undefined {
  const ending = endings.find((one) => word.endsWith(one) && word.length >= one.length + 2)
  return ending === undefined ? undefined : word.slice(0, word.length - ending.length)
}
