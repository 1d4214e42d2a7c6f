/** Stores a value per food for each nutrient and restriction, so that ranking and filtering need not read records. */

import { LEVELS } from '../../dist/search/levels.ts'
import { type Ingredient, sourcesOf } from '../domain/ingredient.ts'
import { LANGUAGES, type Language } from '../domain/languages.ts'
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
import type { FodmapProfile } from '../domain/shapes/profiles.ts'
import { nameKey } from '../language/fold.ts'

/** True if 100 g of this food alone is compatible with a concern. */
export type IsCompatible = (food: Ingredient, concern: Concern) => boolean

const COLUMNS: readonly string[] = [
  ...['category', 'subcategory', 'fodmapLevel', 'serving'],
  ...NUTRIENT_KEYS,
  ...RESTRICTIONS,
  ...LANGUAGES,
]

export function packFigures(ingredients: readonly Ingredient[], isCompatible: IsCompatible) {
  const fits = (food: Ingredient, one: Restriction) =>
    isDiet(one) ? isOfDiet(food, one) : isCompatible(food, one)
  return [
    ingredients.map(({ category }) => category),
    ingredients.map(({ subcategory }) => subcategory),
    ingredients.map(({ allergenProfile: { fodmap } }) => fodmap?.fodmapLevel ?? 'unknown'),
    ingredients.map(usualServing),
    ...NUTRIENT_KEYS.map((key) =>
      ingredients.map(({ nutrients }) => nutrients && nutrientAt(nutrients, key)),
    ),
    ...RESTRICTIONS.map((one) => ingredients.map((food) => fits(food, one))),
    ...LANGUAGES.map((lang) => ingredients.map(({ names }) => nameKey(names[lang][0] ?? ''))),
  ].map(packJson)
}

/** True if the diet is known to allow the food. */
export const isOfDiet = (food: Ingredient, diet: Diet): boolean =>
  sourcesOf(food).every((source) => allows(diet, source) === 'yes')

/** Default serving in grams, if no serving is listed for the food, its family or its category. */
const OTHER_SERVING = 50

const usualServing = ({ id, category, subcategory }: Ingredient): number =>
  LEVELS.servingsOfFoods[id] ??
  LEVELS.servingsOfFamilies[subcategory ?? ''] ??
  LEVELS.servingsOfCategories[category] ??
  OTHER_SERVING

export class Figures {
  private readonly parts: (part: number) => readonly unknown[]

  constructor(read: (part: number) => Buffer) {
    this.parts = jsonPartsOf(read)
  }

  /** Amount of a nutrient in 100 g of the food; null if unknown. */
  readonly nutrient = (key: string, ordinal: number): number | null => this.at(key, ordinal)
  /** True if the food is known to fit the diet, or to be compatible with the concern. */
  readonly fits = (one: Restriction, ordinal: number): boolean => this.at(one, ordinal)
  readonly category = (ordinal: number): string => this.at('category', ordinal)
  readonly subcategory = (ordinal: number): string | null => this.at('subcategory', ordinal)
  readonly fodmapLevel = (ordinal: number): FodmapProfile['fodmapLevel'] =>
    this.at('fodmapLevel', ordinal)
  /** The display name of a food, in lowercase without accents. */
  readonly nameKey = (lang: Language, ordinal: number): string => this.at(lang, ordinal)
  /** Usual serving, in grams. */
  readonly serving = (ordinal: number): number => this.at('serving', ordinal)

  /** Subcategories of a category. Returns the subcategories of all categories if no category has this name. */
  subcategoriesOf(category: string | undefined): readonly string[] {
    const categories = this.column<string>('category')
    const isAny = category === undefined || !categories.includes(category)
    const all = this.column<string | null>('subcategory')
    const found = all.filter((_, ordinal) => isAny || categories[ordinal] === category)
    return [...new Set(found.flatMap((one) => one ?? []))].sort()
  }

  private at<T>(name: string, ordinal: number): T {
    return this.column<T>(name)[ordinal]!
  }

  private column<T>(name: string): readonly T[] {
    return this.parts(COLUMNS.indexOf(name)) as readonly T[]
  }
}
