/** The foods named in a line that is not an ingredient (a title, a heading, a step, a note), with the parts of dishes. */

import { tierOf } from '../../domain/composition.ts'
import { distinctBy } from '../../domain/distinct.ts'
import type { Ingredient } from '../../domain/ingredient.ts'
import { itemAt } from '../../domain/present.ts'
import { ALLERGENS } from '../../domain/restrictions.ts'
import type { Library } from '../../library/library.ts'
import { foodsNamed } from '../reading/named-foods.ts'
import type { Line } from './line.ts'

/** A food named by a title or heading, or contained in the dish so named. */
export interface Named {
  readonly ingredientId: string
  /** True if the dish contains it usually, not always, so a line with a substitute explains its absence. */
  readonly isUsual: boolean
}

/** Every food that a title or heading may mean, except negated ones. */
export function possibleFoods(line: Line): readonly Named[] {
  const read = line.reading.mentions.flatMap(({ choices }) =>
    choices.flatMap(({ certainty, candidates }) =>
      certainty === 'none' ? [] : [itemAt(candidates, 0).ingredientId],
    ),
  )
  return withParts(line, read)
}

/** The foods named in a sentence, except negated ones. */
export const namedFoods = (line: Line): readonly Named[] =>
  foodsIn(line).length === 0 ? [] : withParts(line, [])

/** The ids of the foods whose names are among the words of a line. */
export const foodsIn = ({ library, words, language }: Line) => foodsNamed(library, words, language)

/** The foods `read` or named in a line, with the parts of dishes, except negated ones. */
function withParts(line: Line, read: readonly string[]): readonly Named[] {
  const { library, reading } = line
  const inParts = (isDenied: boolean) => {
    const parts = reading.parts.filter(({ role }) => (role === 'negation') === isDenied)
    return foodsIn(line.like(parts.map(({ text }) => text).join(' ')))
  }
  const denied = inParts(true)
  // "Leche frita sin harina, harina para rebozar" still contains flour.
  const asserted = denied.length === 0 ? [] : inParts(false)
  const isHeld = (id: string) => !denied.includes(id) || asserted.includes(id)
  const ids = new Set([...read, ...foodsIn(line).filter(isHeld)])
  const held = [...ids].flatMap((id) => heldBy(library, id))
  // A part that one dish always contains is required, even if another contains it only usually.
  const always = new Set(held.flatMap((one) => (one.isUsual ? [] : [one.ingredientId])))
  return distinctBy(held, ({ ingredientId }) => ingredientId)
    .filter(({ ingredientId: id }) => read.includes(id) || isHeld(id))
    .map(({ ingredientId }) => ({ ingredientId, isUsual: !always.has(ingredientId) }))
}

/**
 * The contents of a recipe named after a food: the parts that a dish always contains, and the usual ones that hold an allergen. Parts
 * that only some recipes contain are left out, since the recipe lists them itself; other foods are returned as they are.
 */
function heldBy(library: Library, id: string): readonly Named[] {
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

const isReadyDish = (food: Ingredient | undefined) => food?.category === 'dishes'

const isComposite = (food: Ingredient | undefined) => food?.variantType === 'composite'

const isMade = (food: Ingredient | undefined) => isReadyDish(food) || isComposite(food)

/** True if all foods are ready dishes, whose names are also names of recipes. */
export const areReadyDishes = (library: Library, ids: readonly string[]): boolean =>
  ids.every((id) => isReadyDish(library.ingredient(id)))

/** True if one of the foods is a composite one with parts in the list. */
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
    // Rye bread is bread, which is made of flour; bread itself in the list proves nothing.
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
/** True for the grain products in bread and cakes; rice next to bread is not an ingredient of it. */
const isMilled = (food: Ingredient | undefined) =>
  food?.category === GRAINS && MILLED.has(food.subcategory ?? '')
