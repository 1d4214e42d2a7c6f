/** All operations: the endpoints of the specification in order, then the others. */

import type { FunctionName } from '../domain/functions.ts'
import { itemAt } from '../domain/present.ts'
import { ACCOUNT, USAGE } from './account.ts'
import { ALLERGENS_OF, LETTERS } from './allergens.ts'
import { BROWSE } from './browse.ts'
import { CHECK, CHECK_BATCH, DIET, FODMAP, HISTAMINE } from './compatibility.ts'
import { CATEGORIES, COUNT, DETAIL, LANGUAGES_OF_LIBRARY, UNITS } from './data.ts'
import { HEALTH, HEALTH_ALIAS, READY } from './health.ts'
import { CONVERT, PAIRINGS, PROFILE, SIMILAR, SUBSTITUTES } from './kitchen.ts'
import { LABEL_CHECK } from './labels.ts'
import { ANALYZE, DECLARATION, NUTRITION } from './nutrition.ts'
import type { Operation } from './operation.ts'
import { RECIPE_ANALYZE, RECIPE_DECLARATION } from './recipes/analyze.ts'
import {
  RECIPE_CHECK,
  RECIPE_DIET,
  RECIPE_FODMAP,
  RECIPE_HEADROOM,
  RECIPE_HISTAMINE,
  RECIPE_LETTERS,
} from './recipes/check.ts'
import { PARSE_LINE, RECIPE_PARSE } from './recipes/parse.ts'
import { PLAN_CHECK } from './recipes/plan.ts'
import { RECIPE_SHOP } from './recipes/shop.ts'
import { RECIPE_SWAP, SWAP } from './recipes/swap.ts'
import { RESOLVE } from './resolve.ts'
import { AUTOCOMPLETE, SEARCH } from './search.ts'

export const OPERATIONS: readonly Operation[] = [
  ...[HEALTH_ALIAS, HEALTH],
  ...[SEARCH, AUTOCOMPLETE, COUNT, DETAIL, CATEGORIES, UNITS, LANGUAGES_OF_LIBRARY],
  ...[ALLERGENS_OF, CHECK, CHECK_BATCH, DIET, FODMAP, HISTAMINE],
  ...[SUBSTITUTES, PAIRINGS, SIMILAR, PROFILE, CONVERT],
  ...[NUTRITION, ANALYZE, USAGE],
  ...[RECIPE_PARSE, RECIPE_CHECK, RECIPE_SWAP, RECIPE_ANALYZE, LABEL_CHECK, BROWSE],
  ...[RECIPE_LETTERS, RECIPE_HEADROOM, RECIPE_DIET, RECIPE_FODMAP, RECIPE_HISTAMINE],
  ...[RECIPE_DECLARATION, PLAN_CHECK, SWAP, PARSE_LINE, RESOLVE, LETTERS, DECLARATION],
  ...[RECIPE_SHOP, ACCOUNT, READY],
]

/** Returns the operation with this id. The operation must be available over HTTP. */
export const operationOf = (id: FunctionName): Operation =>
  itemAt(
    OPERATIONS.filter((one) => one.id === id),
    0,
  )
