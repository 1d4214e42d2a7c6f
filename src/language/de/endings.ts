/** German endings of plurals and inflections. */

import type { Ending } from '../rules.ts'

/** "Gänsees" is none of Gänse: a vowel joins no second one but in "Eier" and "Frauen". */
const SYLLABLE = /(?:[^aeiou]|[ae]i|[ae]u)$/
/** Only adjectives take "em": "getrocknetem", "hellem". */
const ADJECTIVE = /(?:[^aeioul]|ll)$/

export const endings: readonly Ending[] = [
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
  ['s', '', /[^sxz]$/],
]
