/** How English sounds: vowels by their neighbourhood, c and g by what follows, silent letters left out. */

import type { SoundRules } from '../sounds.ts'

export const sounds: SoundRules = [
  [/worcester(?:shire)?/g, 'wuster'],
  [/^kn/, 'n'],
  [/^wr/, 'r'],
  [/^ps/, 's'],
  [/sch|sh|ti(?=on)|ci(?=an|ou)/g, 'S'],
  [/tch/g, 'C'],
  [/cch|ck|que$|kh/g, 'k'],
  [/ch/g, 'C'],
  [/ph/g, 'f'],
  [/gh/g, ''],
  [/qu/g, 'kw'],
  [/zz|tz|ts/g, 's'],
  [/sc(?=[eiy])|c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/dg|g(?=[eiy])/g, 'j'],
  [/([trw])h/g, '$1'],
  [/([aeiou])h/g, '$1'],
  [/(?<=..)e$/, ''],
  [/eigh|ai|ay|ei/g, 'a'],
  [/ea|ee|ie|y/g, 'i'],
  [/oo|ou|ew|ue/g, 'u'],
  [/oa|ow|au|aw/g, 'o'],
  [/[aeo](?=r(?:$|[^aeiou]))/g, 'e'],
  [/(?<=.)[aeo](?=[nlm]$)/g, 'e'],
  [/(.)\1+/g, '$1'],
]
