/** The parts of ready and composite dishes, where a recipe is called by their name. */

import { tierOf } from '../../domain/composition.ts'
import type { Ingredient } from '../../domain/ingredient.ts'
import { ALLERGENS } from '../../domain/restrictions.ts'
import type { Library } from '../../library/library.ts'

/** A food that a title or heading names, or that the dish of its name holds. */
export interface Named {
  readonly ingredientId: string
  /** Whether the dish only usually holds it, so that a line with a substitute explains why it is missing. */
  readonly isUsual: boolean
}

const isReadyDish = (food: Ingredient | undefined) => food?.category === 'dishes'

const isComposite = (food: Ingredient | undefined) => food?.variantType === 'composite'

const isMade = (food: Ingredient | undefined) => isReadyDish(food) || isComposite(food)

/** Whether all of the foods are dishes that can be bought ready, which recipes are called by as well. */
export const areReadyDishes = (library: Library, ids: readonly string[]): boolean =>
  ids.every((id) => isReadyDish(library.ingredient(id)))

/** Whether one of the foods is a mixed one of which the list names parts. */
export function isMadeOfList(
  library: Library,
  ids: readonly string[],
  list: () => readonly string[],
): boolean {
  return ids.some((id) => {
    const food = library.ingredient(id)
    if (!food) return false
    const main = food.mainIngredient ?? undefined
    const isBaked = food.category === 'bread-and-pasta' || food.category === GRAINS
    // Rye bread is bread, which is made of flour; that bread is in the list says nothing.
    if (!isMade(food) && !(isBaked && main && isComposite(library.ingredient(main)))) return false
    const parts = [
      isMade(food) ? main : undefined,
      ...(food.madeOf?.parts ?? []).map((one) => one.id),
    ]
    return list().some(
      (one) => parts.includes(one) || (isBaked && isMilled(library.ingredient(one))),
    )
  })
}

const GRAINS = 'grains'
const MILLED = new Set(['flour', 'semolina', 'flakes', 'bran', 'germ'])
/** What bread and cakes are made of; rice beside bread makes none of it. */
const isMilled = (food: Ingredient | undefined) =>
  food?.category === GRAINS && MILLED.has(food.subcategory ?? '')

/**
 * A recipe is called by a dish and lists what is in it: the title only says what the dish always holds, and the allergens of what it
 * usually holds. What only some recipes hold is not in this one unless it says so.
 */
export function heldBy(library: Library, id: string): readonly Named[] {
  const food = library.ingredient(id)
  if (!isMade(food) || !food?.madeOf) return [{ ingredientId: id, isUsual: false }]
  return food.madeOf.parts.flatMap((part) => {
    const tier = tierOf(part)
    if (tier !== 'always' && !(tier === 'usually' && holdsAllergen(library, part.id))) return []
    return [{ ingredientId: part.id, isUsual: tier !== 'always' }]
  })
}

function holdsAllergen(library: Library, id: string): boolean {
  const profile = library.ingredient(id)?.allergenProfile
  return ALLERGENS.some((allergen) => profile?.[allergen]?.contains === 'yes')
}
