/** Strips plural and inflection endings off a folded word: returns candidates, which a dictionary must confirm. */

import type { Language } from '../domain/languages.ts'
import { foldVariants } from './fold.ts'
import { LISTS_OF } from './languages.ts'

/** A folded word, and its variant without spelt-out umlauts if the language has umlauts. */
export function spellings(word: string, lang: Language): readonly string[] {
  return LISTS_OF[lang].lines.umlauts ? foldVariants(word) : [word]
}

/** The minimum length of a stem. */
const SHORTEST = 3

/** The stems of `word` in `lang`, excluding the word itself; empty if no ending fits. */
export function stem(word: string, lang: Language): readonly string[] {
  const stems = LISTS_OF[lang].lines.endings.flatMap(([ending, replacement]) => {
    const length = word.search(ending)
    return length < SHORTEST ? [] : word.slice(0, length) + replacement
  })
  return [...new Set(stems)]
}
