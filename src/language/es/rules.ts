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
}
