/** Spanish words beside the numbers of amounts, times and shares. */

import type { AmountWords } from '../amount-words.ts'

export const amounts: AmountWords = {
  about: 'aprox\\.?|unos|unas',
  between: 'entre',
  and: 'y',
  or: 'o',
  to: 'a',
  grams: 'gr|gramos?',
  cups: '',
  ordinals: '',
  plurals: 's|es',
  each: 'cada una?|c\\/u',
  minutes: 'min(?:ut\\p{L}*)?',
  hours: 'horas?',
  degrees: 'grados',
  atLeast: 'minimo|min|al menos|como minimo',
  atMost: 'maximo|max|hasta|menos de',
  aboutShare: 'aprox|aproximadamente',
  per: 'por|para',
  notShare: 'grasas?|mat(?:eria)?|vol(?:umen)?|alc(?:ohol)?',
  notShareWhole: '(?:de )?(?:materia )?grasas?|vol\\.?|alc\\.?(?: vol\\.?)?',
}
