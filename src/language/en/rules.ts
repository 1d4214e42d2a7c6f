/** The rules of English, over folded letters. */

import type { LanguageRules } from '../rules.ts'
import { endings } from './endings.ts'
import { plurals } from './plurals.ts'
import { sounds } from './sounds.ts'

export const rules: LanguageRules = {
  numbers: {},
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
  amounts: {
    about: 'about|approx\\.?',
    between: 'between',
    and: 'and',
    or: 'or',
    to: 'to',
    grams: 'gramm?e?s?',
    cups: 'oz|ounces?|lbs?|pounds?|fl\\.?\\s?oz|pints?|cups?',
    ordinals: '(?:st|nd|rd|th)s?',
    plurals: 's|es',
    each: 'each|apiece',
    minutes: 'min(?:ut\\p{L}*)?',
    hours: 'hours?',
    degrees: 'degrees',
    atLeast: 'minimum|min|at least',
    atMost: 'maximum|max|up to|less than',
    aboutShare: 'approx|approximately|about',
    per: 'per',
    notShare: 'fat|vol|alc(?:ohol)?|abv',
    notShareWhole: 'fat|vol\\.?|alc\\.?(?: vol\\.?)?|abv',
  },
}
