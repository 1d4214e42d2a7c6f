/**
 * Judges a recipe for the people who eat it. Each answer has the keys of the plain operation, followed by those that reading
 * the text adds.
 */

import { type Concern, DIETS, type Diet, type LetterScheme } from '../../domain/restrictions.ts'
import type { DietResponse } from '../../domain/shapes/compatibility.ts'
import type { Readings, RecipeCheckResponse } from '../../domain/shapes/recipes.ts'
import type { LettersResponse } from '../../domain/shapes/terminal.ts'
import type { Steps } from '../../domain/steps.ts'
import type { Library } from '../../library/library.ts'
import { checkList } from '../compatibility/check.ts'
import { dietOfList } from '../compatibility/diet.ts'
import { headroom } from '../compatibility/headroom.ts'
import { type HouseholdAnswer, household, type Person } from '../compatibility/household.ts'
import { euEntriesOf, lettersOfList } from '../compatibility/letters.ts'
import { choicesOf } from '../compatibility/read-list.ts'
import { fodmapOfList, histamineOfList } from '../compatibility/single.ts'
import { type RecipeRequest, readRecipe, withReadings } from './read.ts'

/** Concerns, diets and EU allergens of a recipe in one answer. */
export function* checkRecipe(
  library: Library,
  request: RecipeRequest & {
    readonly concerns: readonly Concern[] | null
    readonly diets: readonly Diet[] | null
  },
): Steps<RecipeCheckResponse> {
  const recipe = yield* readRecipe(library, request)
  const { items, read, servings } = recipe
  const checked = checkList(library, { items, concerns: request.concerns, servings })
  const choices = read ? yield* choicesOf(library, read, request.lang, request.concerns ?? []) : []
  return {
    ...withReadings(checked, recipe),
    ...(choices.length > 0 ? { choices } : {}),
    diets: (request.diets ?? DIETS).map((diet) => dietOfList(library, { diet, items })),
    ...euEntriesOf(library, items),
  }
}

export function* dietOfRecipe(
  library: Library,
  request: RecipeRequest & { readonly diet: Diet },
): Steps<DietResponse & Readings> {
  const recipe = yield* readRecipe(library, request)
  return withReadings(dietOfList(library, { diet: request.diet, items: recipe.items }), recipe)
}

export function* fodmapOfRecipe(
  library: Library,
  request: RecipeRequest,
): Steps<ReturnType<typeof fodmapOfList> & Readings> {
  const recipe = yield* readRecipe(library, request)
  return withReadings(fodmapOfList(library, recipe), recipe)
}

export function* histamineOfRecipe(
  library: Library,
  request: RecipeRequest,
): Steps<ReturnType<typeof histamineOfList> & Readings> {
  const recipe = yield* readRecipe(library, request)
  return withReadings(histamineOfList(library, recipe), recipe)
}

/** The amount of each ingredient up to which the recipe is low. */
export function* headroomOfRecipe(
  library: Library,
  request: RecipeRequest & { readonly domain: 'fodmap' | 'histamine' },
): Steps<ReturnType<typeof headroom> & Readings> {
  const recipe = yield* readRecipe(library, request)
  return withReadings(headroom(library, request.domain, recipe), recipe)
}

/** The EU allergens of a recipe as menu letters. */
export function* lettersOfRecipe(
  library: Library,
  request: RecipeRequest & { readonly scheme: LetterScheme },
): Steps<LettersResponse & Readings> {
  const recipe = yield* readRecipe(library, request)
  return withReadings(lettersOfList(library, recipe.items, request.scheme), recipe)
}

/** Judges a recipe for each person of a household. */
export function* householdOfRecipe(
  library: Library,
  request: RecipeRequest & { readonly people: readonly Person[] },
): Steps<HouseholdAnswer & Readings> {
  const recipe = yield* readRecipe(library, request)
  return withReadings(
    household(library, request.people, recipe.items, recipe.servings, recipe.mentioned),
    recipe,
  )
}
