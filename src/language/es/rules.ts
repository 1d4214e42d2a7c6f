/** The rules of Spanish, over folded letters. */

import type { LanguageRules } from '../rules.ts'
import { endings } from './endings.ts'
import { numbers } from './numbers.ts'
import { plurals } from './plurals.ts'
import { sounds } from './sounds.ts'

export const rules: LanguageRules = {
  numbers,
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
  amounts: {
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
  },
}
