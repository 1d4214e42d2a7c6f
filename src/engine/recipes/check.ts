/** Checks a recipe for the people who eat it. */

import { type Concern, DIETS, type Diet } from '../../domain/restrictions.ts'
import type { RecipeCheckResponse } from '../../domain/shapes/recipes.ts'
import type { Steps } from '../../domain/steps.ts'
import type { Library } from '../../library/library.ts'
import { check } from '../compatibility/check.ts'
import { diet as checkDiet } from '../compatibility/diet.ts'
import { euEntriesOf } from '../compatibility/letters.ts'
import { choicesOf } from '../compatibility/read-list.ts'
import { linesOf } from './lines.ts'
import { peopleOf, type RecipeRequest, readRecipe, withReadings } from './read.ts'

/** Concerns, diets and EU allergens of a recipe, with a verdict for each person. */
export function* checkRecipe(
  library: Library,
  request: RecipeRequest & {
    readonly concerns: readonly Concern[] | null
    readonly diets: readonly Diet[] | null
    /** Adds a verdict for each line. */
    readonly perLine?: boolean
  },
): Steps<RecipeCheckResponse> {
  const recipe = yield* readRecipe(library, request)
  const { items, read, servings } = recipe
  const checked = check(library, { items, concerns: request.concerns, servings })
  const choices = read ? yield* choicesOf(library, read, request.lang, request.concerns ?? []) : []
  return {
    ...withReadings(checked, recipe),
    ...(choices.length > 0 ? { choices } : {}),
    ...(request.perLine && read ? { lines: yield* linesOf(library, recipe, request) } : {}),
    diets: (request.diets ?? DIETS).map((diet) => checkDiet(library, { diet, items })),
    ...euEntriesOf(library, items),
    ...peopleOf(library, request, recipe),
  }
}
