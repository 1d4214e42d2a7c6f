/** German plurals of what recipes count. */

import type { Plurals } from '../rules.ts'

export const plurals: Plurals = {
  compounds: true,
  plural: [
    [/(?<=ung|ion|schaft|keit|heit)$/, 'en'],
    [/(?<=chen|lein)$/, ''],
    [/e$/, 'en'],
  ],
  singular: [
    [/(?<=ung|ion|schaft|keit|heit)en$/, ''],
    [/(?<=chen|lein)$/, ''],
    [/(?<=[^aeiou]|[aei]u|[aei]i)en$/, 'e'],
  ],
  changes: 'last',
  ends: new Set(
    'mit ohne in im aus von vom für und oder zum zur à a nach bis je pro auf am an ca etwa gut'.split(
      ' ',
    ),
  ),
  adjectives: { plural: 'e', singular: { m: 'er', n: 'es', f: 'e' }, gender: 'f' },
}
