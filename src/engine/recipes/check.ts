/** Checks a recipe for the people who eat it. */

import { type Concern, type Diet, USUAL_DIETS } from '../../domain/restrictions.ts'
import type { RecipeCheckResponse } from '../../domain/shapes/recipes.ts'
import type { Steps } from '../../domain/steps.ts'
import type { Library } from '../../library/library.ts'
import { linesOf as linesIn } from '../../recipes/recipe.ts'
import { check } from '../compatibility/check.ts'
import { diet as checkDiet } from '../compatibility/diet.ts'
import { euEntriesOf } from '../compatibility/letters.ts'
import { questionsOf, type Written } from '../compatibility/questions.ts'
import { choicesOf } from '../compatibility/read-list.ts'
import { linesOf } from './lines.ts'
import { peopleOf, type ReadRecipe, type RecipeRequest, readRecipe, withReadings } from './read.ts'

/** Concerns, diets and EU allergens of a recipe, with a verdict for each person. */
export function* checkRecipe(
  library: Library,
  request: RecipeRequest & {
    readonly concerns: readonly Concern[] | null
    readonly diets: readonly Diet[] | null
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
    diets: (request.diets ?? USUAL_DIETS).map((diet) => checkDiet(library, { diet, items })),
    ...questionsOf(checked, writtenIn(request, recipe)),
    ...euEntriesOf(library, items),
    ...peopleOf(library, request, recipe),
  }
}

/** The words of each item, with their line. */
function writtenIn({ recipe, lines = [] }: RecipeRequest, { read }: ReadRecipe): Written[] {
  const given = recipe ? linesIn(recipe) : lines.map((text, at) => ({ line: at + 1, text }))
  const numbers = new Map(given.map(({ line, text }) => [text.trim(), line]))
  return (read?.items ?? []).map(({ line: text, name, phrase, or = [] }) => ({
    text,
    // Formats that mark their ingredients have no line numbers.
    line: numbers.get(text) || null,
    words: [name, phrase, ...or.flatMap((side) => [side.name, side.phrase])],
  }))
}
