/** Spanish endings of plurals. */

import type { Ending } from '../rules.ts'

export const endings: readonly Ending[] = [
  ['ces', 'z'],
  ['iones', 'ion'],
  ['es', ''],
  // "Sals" is none of sal: behind a consonant a bare s stands in foreign words alone ("brownies").
  ['s', '', /[^jlnrsxz]$/],
]
