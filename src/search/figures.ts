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

/** The name of each part. */
const COLUMNS: readonly string[] = ['category', 'serving', ...NUTRIENT_KEYS, ...RESTRICTIONS]

export function packFigures(
  ingredients: readonly Ingredient[],
  isCompatible: IsCompatible,
): readonly Buffer[] {
  const fits = (food: Ingredient, one: Restriction) =>
    isDiet(one) ? isOfDiet(food, one) : isCompatible(food, one)
  return [
    ingredients.map(({ category }) => category),
    ingredients.map(usualServing),
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

function usualServing({ id, category, subcategory }: Ingredient): number {
  return (
    LEVELS.servingsOfFoods[id] ??
    LEVELS.servingsOfFamilies[subcategory ?? ''] ??
    LEVELS.servingsOfCategories[category] ??
    OTHER_SERVING
  )
}

export class Figures {
  private readonly parts: (part: number) => readonly unknown[]

  constructor(read: (part: number) => Buffer) {
    this.parts = jsonPartsOf(read)
  }

  /** The amount of a nutrient in 100 g of the food at an ordinal; null if unknown. */
  nutrient(key: string, ordinal: number): number | null {
    return this.column<number | null>(key)[ordinal]!
  }

  /** True if the food is known to fit a diet, or to be compatible with a concern. */
  fits(restriction: Restriction, ordinal: number): boolean {
    return this.column<boolean>(restriction)[ordinal]!
  }

  category(ordinal: number): string {
    return this.column<string>('category')[ordinal]!
  }

  /** The usual serving in grams. */
  serving(ordinal: number): number {
    return this.column<number>('serving')[ordinal]!
  }

  private column<T>(name: string): readonly T[] {
    return this.parts(COLUMNS.indexOf(name)) as readonly T[]
  }
}
