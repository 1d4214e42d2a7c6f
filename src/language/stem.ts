/** Strips plural and inflection endings off a folded word: returns candidates, which a dictionary must confirm. */

import type { Language } from '../domain/languages.ts'
import { foldVariants } from './fold.ts'
import { isOrdinary, WORDS } from './index.ts'

/** A folded word, and its variant without spelt-out umlauts if the language has umlauts. */
export function spellings(word: string, lang: Language): readonly string[] {
  return WORDS[lang].umlauts ? foldVariants(word) : [word]
}

/** The minimum length of a stem. */
const SHORTEST = 3

/** The stems of `word` in `lang`, excluding the word itself; empty if no ending fits. */
export function stem(word: string, lang: Language): readonly string[] {
  const stems = WORDS[lang].endings.flatMap(([ending, replacement]) => {
    const length = word.search(ending)
    return length < SHORTEST ? [] : word.slice(0, length) + replacement
  })
  return [...new Set(stems)]
}

/** Like `isOrdinary`, but with any ending: "bicycles", "Schraubenziehern". */
export function isOrdinaryForm(word: string, language: Language): boolean {
  return [word, ...stem(word, language)].some((form) => isOrdinary(form, language))
}
