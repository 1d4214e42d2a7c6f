/** Swaps ingredients in recipe text, or one ingredient with an amount in words. */

import type { Language } from '../../domain/languages.ts'
import type { CONTEXTS } from '../../domain/relationships.ts'
import type { Restriction } from '../../domain/restrictions.ts'
import type { Readings, RecipeSwapResponse } from '../../domain/shapes/recipes.ts'
import type { SwapResponse } from '../../domain/shapes/terminal.ts'
import type { Steps } from '../../domain/steps.ts'
import { IngrError } from '../../errors.ts'
import type { Library } from '../../library/library.ts'
import { msg } from '../../messages/message.ts'
import { ingredientOf } from '../ingredients.ts'
import { swap, swapRecipe } from '../kitchen/swap.ts'
import { parseItem } from '../parse.ts'
import { toGrams } from '../units.ts'
import { type RecipeRequest, readRecipe, withReadings } from './read.ts'

/** The smallest change that makes a recipe compatible. */
export function* swapOfRecipe(
  library: Library,
  request: RecipeRequest & {
    readonly for: readonly Restriction[]
    readonly use: (typeof CONTEXTS)[number] | undefined
  },
): Steps<RecipeSwapResponse & Readings> {
  const recipe = yield* readRecipe(library, request)
  const { for: restrictions, lang, use } = request
  const swapped = swapRecipe(library, { items: recipe.items, for: restrictions, lang, use })
  return withReadings(swapped, recipe)
}

/** The substitutes of an ingredient; `amount` is free text. Throws INVALID_REQUEST if it is not an amount of the ingredient. */
export function swapIngredient(
  library: Library,
  id: string,
  {
    amount,
    ...asked
  }: Omit<Parameters<typeof swap>[2], 'grams'> & {
    readonly amount: string | undefined
  },
): SwapResponse {
  const grams = amount === undefined ? undefined : gramsOf(library, id, amount, asked.lang)
  return swap(library, id, { ...asked, grams })
}

/** Grams of "100 g" or "2 EL" of the ingredient. */
function gramsOf(library: Library, id: string, amount: string, lang: Language): number {
  const ingredient = ingredientOf(library, id)
  const [item] = parseItem(library, `${amount} ${ingredient.names[lang][0]}`, lang)
  const weighed = item?.amount == null ? null : toGrams(library, ingredient, item.amount, item.unit)
  if (weighed === null || 'reason' in weighed) {
    const why = weighed === null ? '' : msg(' ({reason})', { reason: weighed.reason })
    throw new IngrError(
      'INVALID_REQUEST',
      msg('not an amount of {id}: {amount}{why}', { id, amount, why }),
      { amount },
    )
  }
  return weighed.grams
}
