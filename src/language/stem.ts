/** Strips plural and inflection endings off a folded word: returns candidates, which a dictionary must confirm. */

import type { Language } from '../domain/languages.ts'
import { foldVariants } from './fold.ts'
import { RULES } from './languages.ts'

/** A folded word, and its variant without spelt-out umlauts if the language has umlauts. */
export function spellings(word: string, lang: Language): readonly string[] {
  return RULES[lang].umlauts ? foldVariants(word) : [word]
}

/** The minimum length of a stem. */
const SHORTEST = 3

/** The stems of `word` in `lang`, excluding the word itself; empty if no ending fits. */
export function stem(word: string, lang: Language): readonly string[] {
  const stems = RULES[lang].endings
    .filter(([ending]) => word.endsWith(ending) && word.length - ending.length >= SHORTEST)
    .map(([ending, replacement, shape]) => {
      const base = word.slice(0, word.length - ending.length)
      return shape === undefined || shape.test(base) ? base + replacement : ''
    })
  return [...new Set(stems)].filter((found) => found !== '')
}
