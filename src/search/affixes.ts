/** Where a query says "without" or "instead of": phrases before, words behind, endings. */

import { itemAt } from '../domain/present.ts'
import type { Affixes } from '../language/words.ts'

type Phrases = Affixes['before']

/** How many words from `at` on are one of the phrases; the longest counts. */
export function startsWithOne(words: readonly string[], at: number, phrases: Phrases): number {
  let longest = 0
  for (const phrase of beginningWith(words[at], phrases)) {
    const isThere = phrase.every((word, index) => words[at + index] === word)
    if (isThere) longest = Math.max(longest, phrase.length)
  }
  return longest
}

const byFirstWord = new WeakMap<Phrases, Map<string, string[][]>>()

/** The phrases with that first word, each as its words. */
function beginningWith(first: string | undefined, phrases: Phrases): readonly string[][] {
  let known = byFirstWord.get(phrases)
  if (!known) {
    known = new Map()
    for (const words of phrases.map((phrase) => phrase.split(' '))) {
      known.set(itemAt(words, 0), [...(known.get(itemAt(words, 0)) ?? []), words])
    }
    byFirstWord.set(phrases, known)
  }
  return (first !== undefined && known.get(first)) || []
}

/** The word without one of the endings; undefined where it has none. */
export function withoutEnding(word: string, endings: readonly string[]): string | undefined {
  const ending = endings.find((one) => word.endsWith(one) && word.length >= one.length + 2)
  return ending === undefined ? undefined : word.slice(0, word.length - ending.length)
}
