/** How Spanish sounds: b and v, c and z and s, ll and y are one, h is silent. */

import type { SoundRules } from '../sounds.ts'

export const sounds: SoundRules = [
  [/^(?:h|g)?ue/, 'we'],
  [/hu(?=[aei])|gu(?=a)|w/g, 'w'],
  [/ch|sh/g, 'C'],
  [/qu(?=[ei])|k/g, 'k'],
  [/gu(?=[ei])/g, 'G'],
  [/g(?=[ei])/g, 'j'],
  [/x(?=[aeiou])/g, 'j'],
  [/c(?=[ei])|z|x/g, 's'],
  [/c/g, 'k'],
  [/ph/g, 'f'],
  [/ll|ly(?=[aeou])/g, 'y'],
  [/n(?:y|iy?)(?=[aeou])/g, 'n'],
  [/y$/, 'i'],
  [/v/g, 'b'],
  [/h/g, ''],
  [/n(?=[pb])/g, 'm'],
  [/^ps/, 's'],
  [/d$/, ''],
  [/(.)\1+/g, '$1'],
]
