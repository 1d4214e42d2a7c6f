/** Takes plural and inflection endings off a folded word: candidates, not one truth, for a dictionary to confirm. */

import type { Language } from '../domain/languages.ts'
import { foldVariants } from './fold.ts'
import { RULES } from './languages.ts'

/** A folded word, plus its variant for spelt-out umlauts if the language has umlauts. */
export function spellings(word: string, lang: Language): readonly string[] {
  return RULES[lang].umlauts ? foldVariants(word) : [word]
}

/** A stem keeps at least so many letters. */
const SHORTEST = 3

/** The stems of `word` in `lang`, without the word itself; empty when no ending fits. */
export function stem(word: string, lang: Language): readonly string[] {
  const stems = RULES[lang].endings
    .filter(([ending]) => word.endsWith(ending) && word.length - ending.length >= SHORTEST)
    .map(([ending, replacement, shape]) => {
      const base = word.slice(0, word.length - ending.length)
      return shape === undefined || shape.test(base) ? base + replacement : ''
    })
  return [...new Set(stems)].filter((found) => found !== '')
}
