/** Spanish plurals of what recipes count. */

import type { Plurals } from '../rules.ts'

export const plurals: Plurals = {
  compounds: false,
  plural: [
    [/s$|x$/, '$&'],
    [/z$/, 'ces'],
    [/ón$/, 'ones'],
    [/ín$/, 'ines'],
    [/án$/, 'anes'],
    [/ún$/, 'unes'],
    [/[aeiouáéíóú]$/, '$&s'],
    [/(?<=[aeiouáéíóú])[dlrn]$/, '$&es'],
  ],
  singular: [
    [/(?<=[aeiouáéíóú])ces$/, 'z'],
    [/ones$/, 'ón'],
    [/ines$/, 'ín'],
    [/anes$/, 'án'],
    [/unes$/, 'ún'],
    [/(?<=[aeiouáéíóú][dlr])es$/, ''],
    [/(?<=[aeiouáéíóú])s$/, ''],
  ],
  changes: 'all',
  ends: new Set(
    `de del en con sin para por a al o u y e muy bien más mas tipo sobre según entre hasta recién poco aprox ni que
     finamente`.split(/\s+/),
  ),
  adjectives: null,
}
