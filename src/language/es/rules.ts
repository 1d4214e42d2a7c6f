/** The rules of Spanish: inflection, sounds and plurals. Over folded letters. */

import type { Ending, LanguageRules, Plurals } from '../rules.ts'
import type { SoundRules } from '../sounds.ts'

const endings: readonly Ending[] = [
  ['ces', 'z'],
  ['iones', 'ion'],
  ['es', ''],
  // "Sals" is not a form of sal: after a consonant, only foreign words take a bare s ("brownies").
  ['s', '', /[^jlnrsxz]$/],
]

/** Spanish plurals of nouns that recipes count. */
const plurals: Plurals = {
  compounds: false,
  plural: [
    [/s$|x$/, '$&'],
    [/z$/, 'ces'],
    [/ón$/, 'ones'],
    [/ín$/, 'ines'],
    [/án$/, 'anes'],
    [/ún$/, 'unes'],
    [/[aeiouáéíóú]$/, '$&s'],
    [/(?<=[aeiouáéíóú])[dlrn]$/, '$&es'],
  ],
  singular: [
    [/(?<=[aeiouáéíóú])ces$/, 'z'],
    [/ones$/, 'ón'],
    [/ines$/, 'ín'],
    [/anes$/, 'án'],
    [/unes$/, 'ún'],
    [/(?<=[aeiouáéíóú][dlr])es$/, ''],
    [/(?<=[aeiouáéíóú])s$/, ''],
  ],
  changes: 'all',
  ends: new Set(
    `de del en con sin para por a al o u y e muy bien más mas tipo sobre según entre hasta recién poco aprox ni que
     finamente`.split(/\s+/),
  ),
  adjectives: null,
}

/** Spanish sounds: b and v sound alike, as do c, z and s, and ll and y; h is silent. */
const sounds: SoundRules = [
  [/^(?:h|g)?ue/, 'we'],
  [/hu(?=[aei])|gu(?=a)|w/g, 'w'],
  [/ch|sh/g, 'C'],
  [/qu(?=[ei])|k/g, 'k'],
  [/gu(?=[ei])/g, 'G'],
  [/g(?=[ei])/g, 'j'],
  [/x(?=[aeiou])/g, 'j'],
  [/c(?=[ei])|z|x/g, 's'],
  [/c/g, 'k'],
  [/ph/g, 'f'],
  [/ll|ly(?=[aeou])/g, 'y'],
  [/n(?:y|iy?)(?=[aeou])/g, 'n'],
  [/y$/, 'i'],
  [/v/g, 'b'],
  [/h/g, ''],
  [/n(?=[pb])/g, 'm'],
  [/^ps/, 's'],
  [/d$/, ''],
  [/(.)\1+/g, '$1'],
]

export const rules: LanguageRules = {
  endings,
  plurals,
  sounds,
  headFirst: true,
  umlauts: false,
  compounds: false,
  participle: null,
  nameWithout: (foods) => `\\b(?:sin|libre de) ${foods}\\b`,
  last: null,
  verb: /^(?!azucar$|calamar$|familiar$|lugar$|par$|mar$|bar$|alfajor$|manjar$)[a-z]{2,}(?:[aei]r(?:l[oa]s?|se)?|[aei]mos)$/,
}
