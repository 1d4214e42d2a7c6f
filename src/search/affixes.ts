/** Where a query says "without" or "instead of": phrases before, words behind, endings. */

import type { Affixes } from '../language/words.ts'

/** How many words from `at` on are one of the phrases; the longest counts. */
export function startsWithOne(
  words: readonly string[],
  at: number,
  phrases: Affixes['before'],
): number {
  const lengths = phrases
    .map((phrase) => phrase.split(' '))
    .filter((phrase) => phrase.every((word, index) => words[at + index] === word))
    .map(({ length }) => length)
  return Math.max(0, ...lengths)
}

/** The word without one of the endings; undefined where it has none. */
export function withoutEnding(word: string, endings: readonly string[]): string | undefined {
  const ending = endings.find((one) => word.endsWith(one) && word.length >= one.length + 2)
  return ending === undefined ? undefined : word.slice(0, word.length - ending.length)
}
