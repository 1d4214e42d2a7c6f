/** What an operation answers has the shape of its schema: the compiler proves it, of the types generated from the schemas. */

import { expect, test } from 'vitest'
import type { OperationName, Output } from '../../src/client/types.ts'
import { ALLERGENS_OF } from '../../src/operations/allergens.ts'
import { BROWSE } from '../../src/operations/browse.ts'
import { CHECK, CHECK_BATCH, DIET, FODMAP, HISTAMINE } from '../../src/operations/compatibility.ts'
import {
  CATEGORIES,
  COUNT,
  DETAIL,
  LANGUAGES_OF_LIBRARY,
  UNITS,
} from '../../src/operations/data.ts'
import { HEALTH, HEALTH_ALIAS } from '../../src/operations/health.ts'
import { CONVERT, PAIRINGS, PROFILE, SIMILAR, SUBSTITUTES } from '../../src/operations/kitchen.ts'
import { LABEL_CHECK } from '../../src/operations/labels.ts'
import { ANALYZE, NUTRITION } from '../../src/operations/nutrition.ts'
import type { Operation } from '../../src/operations/operation.ts'
import { OPERATIONS } from '../../src/operations/operations.ts'
import { RECIPE_ANALYZE } from '../../src/operations/recipes/analyze.ts'
import { RECIPE_CHECK } from '../../src/operations/recipes/check.ts'
import { RECIPE_PARSE } from '../../src/operations/recipes/parse.ts'
import { RECIPE_SWAP } from '../../src/operations/recipes/swap.ts'
import { AUTOCOMPLETE, SEARCH } from '../../src/operations/search.ts'

/** The answers share parts of the library, so that nothing in them may be written. */
type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T
type Shape<Name extends OperationName> = Frozen<Output<Name>>

/** A row of usage has the section of its function; that no function of health has rows, no type says. */
type Proven = Exclude<OperationName, 'usage'>

/** Does not compile where an answer lacks a key of its schema, or has another type than it says. */
const PROVEN: {
  readonly [Name in Proven]: Operation<Shape<Name> | Promise<Shape<Name>>>
} = {
  allergens: ALLERGENS_OF,
  analyze: ANALYZE,
  autocomplete: AUTOCOMPLETE,
  browse: BROWSE,
  categories: CATEGORIES,
  check: CHECK,
  checkBatch: CHECK_BATCH,
  convert: CONVERT,
  count: COUNT,
  detail: DETAIL,
  diet: DIET,
  fodmap: FODMAP,
  health: HEALTH,
  healthAlias: HEALTH_ALIAS,
  histamine: HISTAMINE,
  label: LABEL_CHECK,
  languages: LANGUAGES_OF_LIBRARY,
  nutrition: NUTRITION,
  pairings: PAIRINGS,
  profile: PROFILE,
  recipeAnalyze: RECIPE_ANALYZE,
  recipeCheck: RECIPE_CHECK,
  recipeParse: RECIPE_PARSE,
  recipeSwap: RECIPE_SWAP,
  search: SEARCH,
  similar: SIMILAR,
  substitutes: SUBSTITUTES,
  units: UNITS,
}

test('every operation of the table is proven', () => {
  expect(
    Object.values(PROVEN)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(
    OPERATIONS.map(({ id }) => id)
      .filter((id) => id !== 'usage')
      .sort(),
  )
})
