/** The table: every endpoint of the specification, in its order, and what goes beyond it behind those of its module. */

import { ACCOUNT } from './account.ts'
import { BROWSE } from './browse.ts'
import { COMPATIBILITY } from './compatibility.ts'
import { HEALTH } from './health.ts'
import { KITCHEN } from './kitchen.ts'
import { NUTRITION } from './nutrition.ts'
import type { Operation } from './operation.ts'
import { SEARCH_AND_DATA } from './search-and-data.ts'

export const OPERATIONS: readonly Operation[] = [
  ...HEALTH,
  ...SEARCH_AND_DATA,
  ...BROWSE,
  ...COMPATIBILITY,
  ...KITCHEN,
  ...NUTRITION,
  ...ACCOUNT,
]
