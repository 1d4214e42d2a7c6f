/** Checks a recipe for the people who eat it. */

import { itemAt } from '../../domain/present.ts'
import { type Concern, DIMENSIONS, type Diet, USUAL_DIETS } from '../../domain/restrictions.ts'
import { mostSevereVerdict } from '../../domain/risk.ts'
import type { LineVerdict, Named, RecipeCheckResponse } from '../../domain/shapes/recipes.ts'
import { eachOf, type Steps } from '../../domain/steps.ts'
import type { Library } from '../../library/library.ts'
import { linesOf } from '../../recipes/recipe.ts'
import { check } from '../compatibility/check.ts'
import { diet as checkDiet, diet } from '../compatibility/diet.ts'
import { evaluateDomain } from '../compatibility/evaluation.ts'
import { type ListItem, resolveList } from '../compatibility/items.ts'
import { euEntriesOf } from '../compatibility/letters.ts'
import { questionsOf, type Written } from '../compatibility/questions.ts'
import { choicesOf } from '../compatibility/read-list.ts'
import { peopleOf, type ReadRecipe, type RecipeRequest, readRecipe, withReadings } from './read.ts'

/** Checks a recipe for concerns, diets and EU allergens, and gives a verdict for each person. */
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
    ...(request.perLine && read ? { lines: yield* lineVerdicts(library, recipe, request) } : {}),
    diets: (request.diets ?? USUAL_DIETS).map((diet) => checkDiet(library, { diet, items })),
    ...questionsOf(checked, writtenIn(request, recipe)),
    ...euEntriesOf(library, items),
    ...peopleOf(library, request, recipe),
  }
}

/** The words that name each item, and the line of the item. */
function writtenIn({ recipe, lines = [] }: RecipeRequest, { read }: ReadRecipe): Written[] {
  const given = recipe ? linesOf(recipe) : lines.map((text, at) => ({ line: at + 1, text }))
  const numbers = new Map(given.map(({ line, text }) => [text.trim(), line]))
  return (read?.items ?? []).map(({ line: text, name, phrase, or = [] }) => ({
    text,
    // The line number is null in formats that mark their ingredients, since they have no line numbers.
    line: numbers.get(text) || null,
    words: [name, phrase, ...or.flatMap((side) => [side.name, side.phrase])],
  }))
}

/**
 * Judges each line for `concerns` and `diets` (null means all), including foods in the line that were not parsed as
 * items. If a food is certain and not optional, its grams in all lines are added up.
 */
function lineVerdicts(
  library: Library,
  { items, read, servings, named = [] }: ReadRecipe,
  { concerns, diets }: { concerns: readonly Concern[] | null; diets: readonly Diet[] | null },
): Steps<readonly LineVerdict[]> {
  const plain = Map.groupBy(items.filter(isPlain), ({ ingredientId }) => ingredientId)
  const judge = (judged: readonly ListItem[]): Judged => {
    const resolved = resolveList(library, judged, servings ?? 1)
    const found = [
      ...(concerns ?? DIMENSIONS).map((name) => ({
        name,
        verdict: evaluateDomain(name, resolved).verdict,
      })),
      ...(diets ?? USUAL_DIETS).map((name) => ({
        name,
        verdict: diet(library, { diet: name, items: judged }).verdict,
      })),
    ]
    return {
      verdict: mostSevereVerdict(found.map(({ verdict }) => verdict)),
      findings: found.filter(({ verdict }) => verdict !== 'compatible'),
    }
  }
  // Lines of the same food share a verdict, since adding up the food again for each line would take quadratic time.
  const known = new Map<string, Judged>()
  return eachOf([...(read?.items ?? []).entries()], ([at, { line }]) => {
    const item = itemAt(items, at)
    const beside = namedIn(line, named, items)
    const ofFood = isPlain(item) ? plain.get(item.ingredientId) : undefined
    if (!ofFood || beside.length > 0) return { line, ...judge([...(ofFood ?? [item]), ...beside]) }
    const judged = known.get(item.ingredientId) ?? judge(ofFood)
    known.set(item.ingredientId, judged)
    return { line, ...judged }
  })
}

type Judged = Omit<LineVerdict, 'line'>

const isPlain = ({ or, optional, without, guess, isUnread, isSilent }: ListItem): boolean =>
  !(or || optional || without || guess || isUnread || isSilent)

function namedIn(line: string, named: readonly Named[], items: readonly ListItem[]) {
  const words = line.replace(/\s+/g, ' ')
  const ids = named
    .filter(({ where, text }) => where === 'line' && words.includes(text))
    .map(({ ingredientId }) => ingredientId)
  return items.filter(({ isNamed, ingredientId }) => isNamed && ids.includes(ingredientId))
}
