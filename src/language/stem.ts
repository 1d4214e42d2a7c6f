/** Takes plural and inflection endings off a folded word: candidates, not one truth, for a dictionary to confirm. */

import type { Language } from '../domain/languages.ts'
import { endings as de } from './de/endings.ts'
import { endings as en } from './en/endings.ts'
import { endings as es } from './es/endings.ts'

/** An ending, what stands in its place in the stem, and what the stem must look like, so that a typo is no plural. */
export type Ending = readonly [ending: string, replacement: string, behind?: RegExp]

/** Tried in order; a stem keeps at least three letters. */
const ENDINGS: Readonly<Record<Language, readonly Ending[]>> = { de, en, es }

const SHORTEST = 3

/** The stems of `word` in `lang`, without the word itself; empty when no ending fits. */
export function stem(word: string, lang: Language): readonly string[] {
  const stems = ENDINGS[lang]
    .filter(([ending]) => word.endsWith(ending) && word.length - ending.length >= SHORTEST)
    .map(([ending, replacement, behind]) => {
      const base = word.slice(0, word.length - ending.length)
      return behind === undefined || behind.test(base) ? base + replacement : ''
    })
  return [...new Set(stems)].filter((one) => one !== '')
}
