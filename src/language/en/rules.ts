/** The rules of English: inflection, sounds and plurals. Over folded letters. */

import type { Ending, LanguageRules, Plurals } from '../rules.ts'
import type { SoundRules } from '../sounds.ts'

const endings: readonly Ending[] = [
  ['ies', 'y'],
  ['ves', 'f'],
  ['ves', 'fe'],
  ['oes', 'o'],
  ['ches', 'ch'],
  ['shes', 'sh'],
  ['sses', 'ss'],
  ['xes', 'x'],
  ['s', '', /[^sxz]$/],
]

/** English plurals of nouns that recipes count. */
const plurals: Plurals = {
  compounds: false,
  plural: [
    [/(?<=[^aeiou])y$/, 'ies'],
    [/(?<=ch|sh|ss|x)$/, 'es'],
    // A word that ends in s is a plural already, or has none.
    [/(?<=[^s])$/, 's'],
  ],
  singular: [
    [/(?<=[^aeiou])ies$/, 'y'],
    [/(?<=ch|sh|ss|x)es$/, ''],
    [/(?<=[^suix])s$/, ''],
  ],
  changes: 'last',
  ends: new Set(['of', 'in', 'with', 'without', 'for', 'or', 'and', 'from', 'on', 'at', 'to']),
  adjectives: null,
}

/** English sounds: vowels depend on their neighbours, c and g on the next letter; silent letters are dropped. */
const sounds: SoundRules = [
  [/worcester(?:shire)?/g, 'wuster'],
  [/quin(?=o)/, 'kin'],
  [/oa$/, 'wa'],
  [/^kn/, 'n'],
  [/^wr/, 'r'],
  [/^ps/, 's'],
  [/sch|sh|sci(?=[aou])|ti(?=on)|ci(?=an|ou)/g, 'S'],
  [/tch/g, 'C'],
  [/cch|ck|que$|kh/g, 'k'],
  [/ch/g, 'C'],
  [/ph/g, 'f'],
  [/gh/g, ''],
  [/qu/g, 'kw'],
  [/zz|tz|ts/g, 's'],
  [/sc(?=[eiy])|c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/dg|g(?=[eiy])/g, 'j'],
  [/([trw])h/g, '$1'],
  [/([aeiou])h/g, '$1'],
  [/(?<=..)e$/, ''],
  [/eigh|ai|ay|ei/g, 'a'],
  [/ea|ee|ie|y/g, 'i'],
  [/oo|ou|ew|ue/g, 'u'],
  [/oa|ow|au|aw/g, 'o'],
  [/or(?=[^aeiour])/g, 'o'],
  [/[aeo](?=r(?:$|[^aeiou]))/g, 'e'],
  [/(?<=.)[aeo](?=[nlm]$)/g, 'e'],
  [/(.)\1+/g, '$1'],
]

export const rules: LanguageRules = {
  endings,
  plurals,
  sounds,
  headFirst: false,
  umlauts: false,
  compounds: false,
  participle: null,
  nameWithout: (foods) => `\\b${foods} ?(?:free|less)\\b|\\b(?:without|no|non) ${foods}\\b`,
  last: null,
  verb: null,
}
