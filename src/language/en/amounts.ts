/** English words beside the numbers of amounts, times and shares. */

import type { AmountWords } from '../amount-words.ts'

export const amounts: AmountWords = {
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
}
