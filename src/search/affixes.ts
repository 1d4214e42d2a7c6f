/** Phrases around a target: "free of X", "X free", "Xfrei". */

import type { Language } from '../domain/languages.ts'
import { stem } from '../language/stem.ts'
import type { Affixes } from '../language/words.ts'

/** The length of the longest phrase that begins at `at`, in words; 0 for none. */
export function startsWithOne(
  words: readonly string[],
  at: number,
  phrases: Affixes['before'],
): number {
  const first = words[at]
  if (first === undefined) return 0
  const lengths = phrases
    .filter((phrase) => phrase.startsWith(first))
    .map((phrase) => phrase.split(' '))
    .map((phrase) => (phrase.every((word, i) => words[at + i] === word) ? phrase.length : 0))
  return Math.max(0, ...lengths)
}

/** The word without one of the endings; undefined if it has none. */
export function withoutEnding(word: string, endings: readonly string[]): string | undefined {
  const ending = endings.find((one) => word.endsWith(one) && word.length >= one.length + 2)
  return ending === undefined ? undefined : word.slice(0, word.length - ending.length)
}

/** The words that an affix may belong to. */
interface Target {
  /** How many words from `at` on, after a phrase, are a target. */
  after(at: number): number
  /** The words are a target; `behind` is the index of a phrase after them. */
  is(span: readonly string[], behind?: number): boolean
  /** Most words before a phrase. */
  readonly longest: number
}

/** How many words from `at` on are a target with one of its affixes. */
export function affixedAt(
  words: readonly string[],
  at: number,
  { before, behind, endings }: Affixes,
  lang: Language,
  target: Target,
): number {
  const begun = startsWithOne(words, at, before)
  const taken = begun > 0 ? target.after(at + begun) : 0
  if (taken > 0) return begun + taken
  for (const form of formsOf(words[at] ?? '', lang)) {
    const root = withoutEnding(form, endings)
    if (root !== undefined && target.is([root])) return 1
  }
  for (let length = Math.min(target.longest, words.length - at - 1); length > 0; length--) {
    const follows = formsOf(words[at + length] ?? '', lang).some((form) => behind.includes(form))
    if (follows && target.is(words.slice(at, at + length), at + length)) return length + 1
  }
  return 0
}

const formsOf = (word: string, lang: Language) => [word, ...stem(word, lang)]
