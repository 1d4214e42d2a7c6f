/** Values of all foods by column, one part per nutrient and restriction, so that ranking and filters read no records. */

import { LEVELS } from '../../dist/search/levels.ts'
import type { Ingredient } from '../domain/ingredient.ts'
import { NUTRIENT_KEYS } from '../domain/nutrient-keys.ts'
import { nutrientAt } from '../domain/nutrients.ts'
import { type Packed, packNumbers, packTexts, partsOf } from '../domain/packed.ts'
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
  const categories = [...new Set(ingredients.map(({ category }) => category))].sort()
  const common = Buffer.concat([
    packTexts(categories),
    packNumbers(ingredients.map(({ category }) => categories.indexOf(category))),
    packNumbers(ingredients.map(usualServing)),
  ])
  const nutrients = NUTRIENT_KEYS.map((key) => {
    const values = ingredients.map(({ nutrients }) =>
      nutrients === null ? null : nutrientAt(nutrients, key),
    )
    // NaN means unknown.
    return Buffer.from(Float64Array.from(values, (value) => value ?? Number.NaN).buffer)
  })
  const fits = (food: Ingredient, one: Restriction) =>
    isDiet(one) ? isOfDiet(food, one) : isCompatible(food, one)
  const restrictions = RESTRICTIONS.map((one) =>
    packNumbers(ingredients.map((food) => (fits(food, one) ? 1 : 0))),
  )
  return [common, ...nutrients, ...restrictions]
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
  /** The amounts of a nutrient in 100 g of each food. */
  private readonly nutrients: (part: number) => Float64Array
  /** 1 for each food that fits a restriction. */
  private readonly restrictions: (part: number) => Int32Array
  private readonly common: (part: number) => ReturnType<typeof commonIn>

  /** `read` returns a part. */
  constructor(read: (part: number) => Buffer) {
    this.nutrients = partsOf(read, (_, body) => floats(body))
    this.restrictions = partsOf(read, (lists) => lists.numbers())
    this.common = partsOf(read, commonIn)
  }

  /** The amount of a nutrient in 100 g of the food at an ordinal; null if unknown. */
  nutrient(key: string, ordinal: number): number | null {
    const value = this.nutrients(FIRST_NUTRIENT + NUTRIENT_KEYS.indexOf(key))[ordinal]!
    return Number.isNaN(value) ? null : value
  }

  /** True if the food is known to fit a diet, or to be compatible with a concern. */
  fits(restriction: Restriction, ordinal: number): boolean {
    const part = FIRST_RESTRICTION + RESTRICTIONS.indexOf(restriction)
    return this.restrictions(part)[ordinal] === 1
  }

  category(ordinal: number): string {
    const { categories, of } = this.common(COMMON)
    return categories.at(of[ordinal]!)
  }

  /** The usual serving in grams. */
  serving(ordinal: number): number {
    return this.common(COMMON).servings[ordinal]!
  }
}

const commonIn = (lists: Packed) => ({
  categories: lists.texts(),
  of: lists.numbers(),
  servings: lists.numbers(),
})

/** A copy, since the bytes may not be aligned. */
const floats = (body: Buffer) => new Float64Array(new Uint8Array(body).buffer)
