/**
 * Judges a recipe for the people who eat it. Each answer has the keys of the plain operation, followed by those that reading
 * the text adds.
 */

import {
  type Concern,
  DIETS,
  type Diet,
  type DoseDomain,
  type LetterScheme,
} from '../../domain/restrictions.ts'
import type { RecipeCheckResponse } from '../../domain/shapes/recipes.ts'
import type { Steps } from '../../domain/steps.ts'
import type { Library } from '../../library/library.ts'
import { check } from '../compatibility/check.ts'
import { diet as checkDiet } from '../compatibility/diet.ts'
import { headroom } from '../compatibility/headroom.ts'
import { euEntriesOf, letters } from '../compatibility/letters.ts'
import { choicesOf } from '../compatibility/read-list.ts'
import { fodmap, histamine } from '../compatibility/single.ts'
import { linesOf } from './lines.ts'
import { ofRecipe, peopleOf, type RecipeRequest, readRecipe, withReadings } from './read.ts'

/** Concerns, diets and EU allergens of a recipe in one answer, with a verdict for each person if there are any. */
export function* checkRecipe(
  library: Library,
  request: RecipeRequest & {
    readonly concerns: readonly Concern[] | null
    readonly diets: readonly Diet[] | null
    /** The answer has a verdict for each line, too. */
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

export const dietOfRecipe = (library: Library, request: RecipeRequest & { readonly diet: Diet }) =>
  ofRecipe(library, request, ({ items }) => checkDiet(library, { diet: request.diet, items }))

export const fodmapOfRecipe = (library: Library, request: RecipeRequest) =>
  ofRecipe(library, request, (recipe) => fodmap(library, recipe))

export const histamineOfRecipe = (library: Library, request: RecipeRequest) =>
  ofRecipe(library, request, (recipe) => histamine(library, recipe))

/** The amount of each ingredient up to which the recipe is low. */
export const headroomOfRecipe = (
  library: Library,
  request: RecipeRequest & { readonly domain: DoseDomain },
) => ofRecipe(library, request, (recipe) => headroom(library, request.domain, recipe))

/** The EU allergens of a recipe as menu letters. */
export const lettersOfRecipe = (
  library: Library,
  request: RecipeRequest & { readonly scheme: LetterScheme },
) => ofRecipe(library, request, ({ items }) => letters(library, items, request.scheme))
