/** English endings of plurals. */

import type { Ending } from '../rules.ts'

export const endings: readonly Ending[] = [
  ['ies', 'y'],
  ['ves', 'f'],
  ['ves', 'fe'],
  ['oes', 'o'],
  ['ches', 'ch'],
  ['shes', 'sh'],
  ['sses', 'ss'],
  ['xes', 'x'],
  ['s', '', /[^sxz]$/],
]
