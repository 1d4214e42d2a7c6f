/** Phrases around a target: "free of X", "X free", "Xfrei". */

import type { Language } from '../domain/languages.ts'
import { stem } from '../language/stem.ts'
import type { Affixes } from '../language/words.ts'

/** The length in words of the longest phrase at `at`; 0 if there is none. */
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

/** The words to which an affix may apply. */
interface Target {
  /** The number of words at `at`, after a phrase, that are a target. */
  after(at: number): number
  /** True if the words are a target; `following` is the index of the phrase after them. */
  is(span: readonly string[], following?: number): boolean
  /** Longest target before a phrase, in words. */
  readonly longest: number
}

/** The number of words at `at` that are a target with an affix; 0 if there is none. */
export function affixedAt(
  words: readonly string[],
  at: number,
  { before, behind: after, endings }: Affixes,
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
    const follows = formsOf(words[at + length] ?? '', lang).some((form) => after.includes(form))
    if (follows && target.is(words.slice(at, at + length), at + length)) return length + 1
  }
  return 0
}

const formsOf = (word: string, lang: Language) => [word, ...stem(word, lang)]
