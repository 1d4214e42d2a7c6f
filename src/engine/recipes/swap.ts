/** Finds substitutes for the ingredients of a recipe, or for one ingredient with an amount given as text. */

import type { Language } from '../../domain/languages.ts'
import type { CONTEXTS } from '../../domain/relationships.ts'
import type { Restriction } from '../../domain/restrictions.ts'
import type { Readings } from '../../domain/shapes/recipes.ts'
import type { RecipeSwapResponse, SwapResponse } from '../../domain/shapes/swaps.ts'
import type { Steps } from '../../domain/steps.ts'
import { invalid } from '../../errors.ts'
import type { Library } from '../../library/library.ts'
import { msg } from '../../wording/message.ts'
import { household, neededBy, type Person } from '../compatibility/household.ts'
import { ingredientOf } from '../ingredients.ts'
import { swap, swapRecipe } from '../kitchen/swap.ts'
import { requireRestrictions } from '../kitchen/swap-request.ts'
import { parseItem } from '../parse.ts'
import { toGrams } from '../units.ts'
import { type ReadRecipe, type RecipeRequest, readRecipe, withReadings } from './read.ts'

interface Asked {
  readonly for: readonly Restriction[]
  readonly use: (typeof CONTEXTS)[number] | undefined
  readonly people?: readonly Person[]
}

/** The smallest change that makes a recipe compatible. Throws INVALID_REQUEST if no restriction applies. */
export function* swapOfRecipe(
  library: Library,
  request: RecipeRequest & Asked,
): Steps<RecipeSwapResponse & Readings> {
  const recipe = yield* readRecipe(library, request)
  const { lang, use } = request
  const { restrictions, people } = respected(library, request, recipe)
  const { items, servings } = recipe
  const swapped = swapRecipe(library, { items, for: restrictions, lang, use, servings })
  return { ...withReadings(swapped, recipe), ...people }
}

/** The substitutes for an ingredient. Throws INVALID_REQUEST if no restriction applies or `amount` is not an amount. */
export function swapIngredient(
  library: Library,
  {
    ingredientId,
    amount,
    ...asked
  }: Asked & { ingredientId: string; amount: string | undefined; lang: Language; limit: number },
): SwapResponse {
  const grams =
    amount === undefined ? undefined : gramsOf(library, ingredientId, amount, asked.lang)
  const items = [{ ingredientId, ...(grams === undefined ? {} : { amount: grams }) }]
  const { restrictions, people } = respected(library, asked, { items, servings: null })
  return { ...swap(library, ingredientId, { ...asked, for: restrictions, grams }), ...people }
}

function respected(
  library: Library,
  { for: names, people = [] }: Asked,
  { items, servings, mentioned }: Pick<ReadRecipe, 'items' | 'servings' | 'mentioned'>,
) {
  if (people.length === 0) return { restrictions: requireRestrictions(names), people: {} }
  const judge = (all: readonly Person[]) => household(library, all, items, { servings, mentioned })
  return {
    restrictions: requireRestrictions([...names, ...neededBy(people, judge)]),
    people: { people: judge(people) },
  }
}

/** Converts an amount given as text, such as "2 EL", to grams. Throws INVALID_REQUEST if this is not possible. */
function gramsOf(library: Library, id: string, amount: string, lang: Language): number {
  const ingredient = ingredientOf(library, id)
  const [item] = parseItem(library, `${amount} ${ingredient.names[lang][0]}`, lang)
  const weighed = item?.amount == null ? null : toGrams(library, ingredient, item.amount, item.unit)
  if (weighed === null || 'reason' in weighed) {
    const why = weighed === null ? '' : msg('reason', { reason: weighed.reason })
    throw invalid(msg('notAmountOf', { id, amount, why }), { amount })
  }
  return weighed.grams
}
