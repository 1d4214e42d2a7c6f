/** English plurals of what recipes count. */

import type { Plurals } from '../rules.ts'

export const plurals: Plurals = {
  compounds: false,
  plural: [
    [/(?<=[^aeiou])y$/, 'ies'],
    [/(?<=ch|sh|ss|x)$/, 'es'],
    // What ends in s is a plural already, or a word that has none.
    [/(?<=[^s])$/, 's'],
  ],
  singular: [
    [/(?<=[^aeiou])ies$/, 'y'],
    [/(?<=ch|sh|ss|x)es$/, ''],
    [/(?<=[^suix])s$/, ''],
  ],
  changes: 'last',
  ends: new Set(['of', 'in', 'with', 'without', 'for', 'or', 'and', 'from', 'on', 'at', 'to']),
  adjectives: null,
}
