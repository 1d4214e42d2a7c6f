/** Values of all foods by column, one part per nutrient and restriction, so that ranking and filters read no records. */

import { LEVELS } from '../../dist/search/levels.ts'
import type { Ingredient } from '../domain/ingredient.ts'
import { NUTRIENT_KEYS } from '../domain/nutrient-keys.ts'
import { nutrientAt } from '../domain/nutrients.ts'
import { jsonPartsOf, packJson } from '../domain/packed.ts'
import {
  allows,
  type Concern,
  type Diet,
  isDiet,
  RESTRICTIONS,
  type Restriction,
} from '../domain/restrictions.ts'

/** True if a check of 100 g of only this food finds it compatible with a concern. */
export type IsCompatible = (food: Ingredient, concern: Concern) => boolean

/** Part numbers: categories and servings first, then the nutrients, then the restrictions. */
const COMMON = 0
const FIRST_NUTRIENT = 1
const FIRST_RESTRICTION = FIRST_NUTRIENT + NUTRIENT_KEYS.length

export function packFigures(
  ingredients: readonly Ingredient[],
  isCompatible: IsCompatible,
): readonly Buffer[] {
  const fits = (food: Ingredient, one: Restriction) =>
    isDiet(one) ? isOfDiet(food, one) : isCompatible(food, one)
  return [
    ingredients.map((food) => [food.category, usualServing(food)]),
    ...NUTRIENT_KEYS.map((key) =>
      ingredients.map(({ nutrients }) => nutrients && nutrientAt(nutrients, key)),
    ),
    ...RESTRICTIONS.map((one) => ingredients.map((food) => fits(food, one))),
  ].map(packJson)
}

/** True if a diet is known to allow a food. */
export const isOfDiet = ({ animalSources }: Ingredient, diet: Diet): boolean =>
  animalSources.every((source) => allows(diet, source) === 'yes')

/** In grams, for a food with no serving listed for itself, its family or its category. */
const OTHER_SERVING = 50

/** The usual serving of a food in grams. */
function usualServing({ id, category, subcategory }: Ingredient): number {
  return (
    LEVELS.servingsOfFoods[id] ??
    LEVELS.servingsOfFamilies[subcategory ?? ''] ??
    LEVELS.servingsOfCategories[category] ??
    OTHER_SERVING
  )
}

export class Figures {
  private readonly common: (part: number) => readonly (readonly [string, number])[]
  private readonly nutrients: (part: number) => readonly (number | null)[]
  private readonly restrictions: (part: number) => readonly boolean[]

  /** `read` returns a part. */
  constructor(read: (part: number) => Buffer) {
    this.common = jsonPartsOf(read)
    this.nutrients = jsonPartsOf(read)
    this.restrictions = jsonPartsOf(read)
  }

  /** The amount of a nutrient in 100 g of the food at an ordinal; null if unknown. */
  nutrient(key: string, ordinal: number): number | null {
    return this.nutrients(FIRST_NUTRIENT + NUTRIENT_KEYS.indexOf(key))[ordinal]!
  }

  /** True if the food is known to fit a diet, or to be compatible with a concern. */
  fits(restriction: Restriction, ordinal: number): boolean {
    return this.restrictions(FIRST_RESTRICTION + RESTRICTIONS.indexOf(restriction))[ordinal]!
  }

  category(ordinal: number): string {
    return this.common(COMMON)[ordinal]![0]
  }

  /** The usual serving in grams. */
  serving(ordinal: number): number {
    return this.common(COMMON)[ordinal]![1]
  }
}
