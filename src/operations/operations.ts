/** The table: every endpoint of the specification, in its order, then those beyond it. */

import { ACCOUNT } from './account.ts'
import { COMPATIBILITY } from './compatibility.ts'
import { HEALTH } from './health.ts'
import { KITCHEN } from './kitchen.ts'
import { LABELS } from './labels.ts'
import { NUTRITION } from './nutrition.ts'
import type { Operation } from './operation.ts'
import { SEARCH_AND_DATA } from './search-and-data.ts'

export const OPERATIONS: readonly Operation[] = [
  ...HEALTH,
  ...SEARCH_AND_DATA,
  ...COMPATIBILITY,
  ...KITCHEN,
  ...NUTRITION,
  ...ACCOUNT,
  ...LABELS,
]
