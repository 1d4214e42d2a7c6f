/** The rules of a made-up language: the head of a phrase comes first, and a plural ends in "-li". */

import { rules as spanish } from '../../../src/language/es/rules.ts'
import { sounds } from '../../../src/language/es/sounds.ts'
import type { LanguageRules } from '../../../src/language/rules.ts'

export const rules: LanguageRules = {
  ...spanish,
  numbers: { tridek: 30 },
  endings: [['li', '']],
  plurals: {
    compounds: false,
    plural: [[/(?<!li)$/, 'li']],
    singular: [[/li$/, '']],
    changes: 'last',
    ends: new Set(['de']),
    adjectives: null,
  },
  sounds,
  headFirst: true,
  compounds: false,
}
