/** The table: every endpoint of the specification in its order, those beyond it, and what only the terminal asks. */

import { USAGE } from './account.ts'
import { ALLERGENS_OF, LETTERS } from './allergens.ts'
import { BROWSE } from './browse.ts'
import { CHECK, CHECK_BATCH, DIET, FODMAP, HISTAMINE } from './compatibility.ts'
import { CATEGORIES, COUNT, DETAIL, LANGUAGES_OF_LIBRARY, UNITS } from './data.ts'
import { HEALTH, HEALTH_ALIAS } from './health.ts'
import { CONVERT, PAIRINGS, PROFILE, SIMILAR, SUBSTITUTES } from './kitchen.ts'
import { LABEL_CHECK } from './labels.ts'
import { ANALYZE, LABEL, NUTRITION } from './nutrition.ts'
import type { Operation, Question } from './operation.ts'
import { LABEL_OF_RECIPE, RECIPE_ANALYZE } from './recipes/analyze.ts'
import {
  DIET_OF_RECIPE,
  FODMAP_OF_RECIPE,
  HEADROOM,
  HISTAMINE_OF_RECIPE,
  HOUSEHOLD,
  LETTERS_OF_RECIPE,
  RECIPE_CHECK,
} from './recipes/check.ts'
import { PARSE_LINE, RECIPE_PARSE } from './recipes/parse.ts'
import { RECIPE_SWAP, SWAP } from './recipes/swap.ts'
import { WEEK } from './recipes/week.ts'
import { AUTOCOMPLETE, SEARCH } from './search.ts'

export const OPERATIONS: readonly Operation[] = [
  HEALTH_ALIAS,
  HEALTH,
  SEARCH,
  AUTOCOMPLETE,
  COUNT,
  DETAIL,
  CATEGORIES,
  UNITS,
  LANGUAGES_OF_LIBRARY,
  ALLERGENS_OF,
  CHECK,
  CHECK_BATCH,
  DIET,
  FODMAP,
  HISTAMINE,
  SUBSTITUTES,
  PAIRINGS,
  SIMILAR,
  PROFILE,
  CONVERT,
  NUTRITION,
  ANALYZE,
  USAGE,
  RECIPE_PARSE,
  RECIPE_CHECK,
  RECIPE_SWAP,
  RECIPE_ANALYZE,
  LABEL_CHECK,
  BROWSE,
  LETTERS_OF_RECIPE,
  HEADROOM,
]

/** Asked by the terminal alone, until they get a route. */
export const TERMINAL_QUESTIONS: readonly Question[] = [
  LETTERS,
  PARSE_LINE,
  DIET_OF_RECIPE,
  FODMAP_OF_RECIPE,
  HISTAMINE_OF_RECIPE,
  HOUSEHOLD,
  WEEK,
  SWAP,
  LABEL,
  LABEL_OF_RECIPE,
]
