/** Takes plural and inflection endings off a folded word: candidates, not one truth, for a dictionary to confirm. */

import type { Language } from '../domain/languages.ts'

/**
 * What stands before an ending, so that a slip is no plural: "Gänsees" is none of Gänse, "sals" none of sal. A vowel joins no
 * second one in German but in "Eier" and "Frauen", and a Spanish consonant no bare s but in foreign words ("brownies").
 */
const SYLLABLE = /(?:[^aeiou]|[ae]i|[ae]u)$/
/** Only adjectives take "em": "getrocknetem", "hellem". */
const ADJECTIVE = /(?:[^aeioul]|ll)$/
const NO_HISS = /[^sxz]$/
const NO_SPANISH_END = /[^jlnrsxz]$/

/** Ending to replacement, tried in order, behind what it needs; a stem keeps at least three letters. */
const ENDINGS: Readonly<
  Record<Language, readonly (readonly [ending: string, replacement: string, behind?: RegExp])[]>
> = {
  de: [
    ['innen', 'in'],
    ['ern', 'er'],
    ['ern', '', SYLLABLE],
    // "Kirschen" are Kirschen before they are Kirsch: of one word both are names, and the longer stem is the food.
    ['en', 'e', SYLLABLE],
    ['en', '', SYLLABLE],
    ['er', '', SYLLABLE],
    ['es', '', SYLLABLE],
    ['em', '', ADJECTIVE],
    ['n', ''],
    ['e', ''],
    ['s', '', NO_HISS],
  ],
  en: [
    ['ies', 'y'],
    ['ves', 'f'],
    ['ves', 'fe'],
    ['oes', 'o'],
    ['ches', 'ch'],
    ['shes', 'sh'],
    ['sses', 'ss'],
    ['xes', 'x'],
    ['s', '', NO_HISS],
  ],
  es: [
    ['ces', 'z'],
    ['iones', 'ion'],
    ['es', ''],
    ['s', '', NO_SPANISH_END],
  ],
}

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
