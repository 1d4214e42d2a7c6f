/** The rules of a made-up language: the head of a phrase comes first, and a plural ends in "-li". */

import { rules as spanish } from '../../../src/language/es/rules.ts'
import type { LanguageRules } from '../../../src/language/rules.ts'

export const rules: LanguageRules = {
  ...spanish,
  endings: [['li', '']],
  plurals: {
    compounds: false,
    plural: [[/(?<!li)$/, 'li']],
    singular: [[/li$/, '']],
    changes: 'last',
    ends: new Set(['de']),
    adjectives: null,
  },
  headFirst: true,
  compounds: false,
}
