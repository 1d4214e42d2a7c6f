/** Takes plural and inflection endings off a folded word: candidates, not one truth, for a dictionary to confirm. */

import type { Language } from '../domain/languages.ts'

/** Ending to replacement, tried in order; a stem keeps at least three letters. */
const ENDINGS: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  de: [
    ['innen', 'in'],
    ['ern', 'er'],
    ['ern', ''],
    // "Kirschen" are Kirschen before they are Kirsch: of one word both are names, and the longer stem is the food.
    ['en', 'e'],
    ['en', ''],
    ['er', ''],
    ['es', ''],
    ['em', ''],
    ['n', ''],
    ['e', ''],
    ['s', ''],
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
    ['s', ''],
  ],
  es: [
    ['ces', 'z'],
    ['iones', 'ion'],
    ['es', ''],
    ['s', ''],
  ],
}

/** The stems of `word` in `lang`, without the word itself; empty when no ending fits. */
export function stem(word: string, lang: Language): readonly string[] {
  const stems = ENDINGS[lang]
    .filter(([ending]) => word.endsWith(ending) && word.length - ending.length >= 3)
    .map(([ending, replacement]) => word.slice(0, word.length - ending.length) + replacement)
  return [...new Set(stems)]
}
