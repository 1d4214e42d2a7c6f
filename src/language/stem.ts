/** Removes plural and other endings from a folded word; callers look up the results in a dictionary. */

import type { Language } from '../domain/languages.ts'
import { foldVariants } from './fold.ts'
import { isOrdinary, WORDS } from './index.ts'

/** Returns a folded word. If the language has umlauts, also returns the word with spelt-out umlauts folded. */
export const spellings = (word: string, lang: Language): readonly string[] =>
  WORDS[lang].umlauts ? foldVariants(word) : [word]

const SHORTEST = 3

/** Stems of `word` in `lang`, without the word itself; empty if no ending fits. */
export function stem(word: string, lang: Language): readonly string[] {
  const stems = WORDS[lang].endings.flatMap(([ending, replacement]) => {
    const length = word.search(ending)
    return length < SHORTEST ? [] : word.slice(0, length) + replacement
  })
  return [...new Set(stems)]
}

/** Like `isOrdinary`, but also true for inflected words: "bicycles", "Schraubenziehern". */
export const isOrdinaryForm = (word: string, language: Language): boolean =>
  [word, ...stem(word, language)].some((form) => isOrdinary(form, language))
