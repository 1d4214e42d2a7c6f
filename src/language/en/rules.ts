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
}
