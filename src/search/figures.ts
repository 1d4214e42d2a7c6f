/** Figures of all foods side by side, a part for each nutrient and each restriction: what ranks or filters reads no records. */

import type { Ingredient } from '../domain/ingredient.ts'
import { NUTRIENT_KEYS, nutrientAt } from '../domain/nutrients.ts'
import {
  allows,
  DIETS,
  DIMENSIONS,
  type Diet,
  type Dimension,
  EU_ALLERGENS,
  isUncovered,
  RESTRICTIONS,
  type Restriction,
  type UncoveredEntry,
} from '../domain/restrictions.ts'
import { usualServing } from './level-weights.ts'
import { Packed, packNumbers, packTexts } from './packed.ts'

/** Whether 100 g of a food are compatible with a dimension, as a check of it alone says. */
export type IsCompatible = (food: Ingredient, dimension: Dimension) => boolean

/** The first part has the categories and servings, the next the nutrients, the last the restrictions. */
const FIRST_NUTRIENT = 1
/** The entries of the EU list that no dimension covers stand behind the restrictions. */
const RULES: readonly Rule[] = [...RESTRICTIONS, ...EU_ALLERGENS.filter(isUncovered)]
type Rule = Restriction | UncoveredEntry
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
    // What nobody knows is no number.
    return Buffer.from(Float64Array.from(values, (value) => value ?? Number.NaN).buffer)
  })
  const fits = {
    ...Object.fromEntries(DIETS.map((diet) => [diet, (food: Ingredient) => isAllowed(food, diet)])),
    ...Object.fromEntries(
      DIMENSIONS.map((one) => [one, (food: Ingredient) => isCompatible(food, one)]),
    ),
    ...Object.fromEntries(
      EU_ALLERGENS.filter(isUncovered).map((one) => [
        one,
        (food: Ingredient) => food.euAllergens[one] === 'no',
      ]),
    ),
  } as Readonly<Record<Rule, (food: Ingredient) => boolean>>
  const restrictions = RULES.map((one) =>
    packNumbers(ingredients.map((food) => (fits[one](food) ? 1 : 0))),
  )
  return [common, ...nutrients, ...restrictions]
}

const isAllowed = ({ animalSources }: Ingredient, diet: Diet) =>
  animalSources.every((source) => allows(diet, source) === 'yes')

export class Figures {
  private readonly nutrients: Float64Array[] = []
  private readonly parts: Int32Array[] = []
  private readCommon:
    | { readonly categories: readonly string[]; of: Int32Array; servings: Int32Array }
    | undefined

  /** `read` gives a part. */
  constructor(private readonly read: (part: number) => Buffer) {}

  /** What 100 g of the food at an ordinal have of a nutrient; null where nobody knows. */
  nutrient(key: string, ordinal: number): number | null {
    const number = NUTRIENT_KEYS.indexOf(key)
    this.nutrients[number] ??= floats(this.read(FIRST_NUTRIENT + number))
    const value = this.nutrients[number][ordinal]!
    return Number.isNaN(value) ? null : value
  }

  /** Whether the food is known to fit a diet, to be compatible with a dimension, or to be without an entry of the EU list. */
  fits(rule: Rule, ordinal: number): boolean {
    return this.part(FIRST_RESTRICTION + RULES.indexOf(rule))[ordinal] === 1
  }

  category(ordinal: number): string {
    const { categories, of } = this.common
    return categories[of[ordinal]!]!
  }

  /** What is eaten of it at a time, in grams. */
  serving(ordinal: number): number {
    return this.common.servings[ordinal]!
  }

  private part(number: number): Int32Array {
    this.parts[number] ??= new Packed(this.read(number)).numbers()
    return this.parts[number]
  }

  private get common() {
    if (!this.readCommon) {
      const lists = new Packed(this.read(0))
      const names = lists.texts()
      this.readCommon = {
        categories: Array.from({ length: names.length }, (_, at) => names.at(at)),
        of: lists.numbers(),
        servings: lists.numbers(),
      }
    }
    return this.readCommon
  }
}

/** A copy: the bytes may stand anywhere. */
const floats = (body: Buffer) => new Float64Array(new Uint8Array(body).buffer)
