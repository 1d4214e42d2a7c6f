/** German words beside the numbers of amounts, times and shares. */

import type { AmountWords } from '../amount-words.ts'

export const amounts: AmountWords = {
  about: 'ca\\.?|circa|etwa',
  between: 'zwischen',
  and: 'und',
  or: 'oder',
  to: 'bis',
  grams: 'gramm',
  cups: '',
  ordinals: '',
  plurals: 'n|en|e|er',
  each: 'je|jeweils|à',
  minutes: 'min(?:ut\\p{L}*)?',
  hours: 'stunden?|std',
  degrees: 'grad',
  atLeast: 'mindestens|mind|minimum|min',
  atMost: 'maximal|maximum|max|hochstens|bis zu|weniger als',
  aboutShare: 'ca|circa|etwa|zu|davon',
  per: 'je|pro|per|auf|fur',
  notShare: 'fett(?:gehalt|anteil)?|alk(?:ohol)?',
  notShareWhole: 'fett(?: i\\.? ?(?:d\\.? ?)?tr\\.?)?|vol\\.?|alk\\.?|alkohol',
}
