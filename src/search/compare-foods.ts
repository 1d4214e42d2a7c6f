/** Compares two foods. Is one a form of the other? Which of them has more allergens and animal sources? */

import type { Ingredient } from '../domain/ingredient.ts'
import type { Contains } from '../domain/profiles.ts'
import { ALLERGENS, type Allergen, EU_ALLERGENS, UNKNOWN_SOURCE } from '../domain/restrictions.ts'
import { lookup } from '../language/words.ts'
import type { Library } from '../library/library.ts'

/**
 * True if a food is the named food or a form of the named food. A form must contain all allergens and animal sources of
 * the named food. For example, chicken breast is a form of chicken.
 */
export function isKind(library: Library, id: string, named: string): boolean {
  if (id === named) return true
  const [food, other] = [library.ingredient(id), library.ingredient(named)]
  return food && other && containsAllOf(food, other) ? isForm(library, id, named) : false
}

function isForm(library: Library, id: string, of: string, seen: readonly string[] = []): boolean {
  if (id === of) return true
  if (seen.includes(id)) return false
  const main = library.ingredient(id)?.mainIngredient ?? []
  return [...(lookup(library.forms.origins, id) ?? []), main]
    .flat()
    .some((one) => isForm(library, one, of, [...seen, id]))
}

/** Values of all allergens and EU allergens, in a fixed order. */
const allValuesOf = (food: Ingredient): readonly Contains[] => [
  ...ALLERGENS.map((one) => containsOf(food, one)),
  ...EU_ALLERGENS.map((entry) => food.euAllergens[entry]),
]

/**
 * False if `food` is known to lack an allergen or animal source that `other` has, even if `other` has only traces of
 * the allergen.
 */
function containsAllOf(food: Ingredient, other: Ingredient): boolean {
  const values = allValuesOf(food)
  return (
    allValuesOf(other).every(
      (value, at) => values[at] !== 'no' || (value !== 'yes' && value !== 'traces'),
    ) &&
    (food.animalSources.length > 0 || other.animalSources.every((source) => source === 'unknown'))
  )
}

/** True if `food` certainly contains all allergens of `other` and has all known animal sources of `other`. */
export const surelyContains = (food: Ingredient, other: Ingredient): boolean =>
  surelyContainTogether([food], other)

/** True if each allergen and known animal source of `other` is certainly in one of the foods. */
export function surelyContainTogether(foods: readonly Ingredient[], other: Ingredient): boolean {
  const values = foods.map(allValuesOf)
  return (
    allValuesOf(other).every(
      (value, at) => value !== 'yes' || values.some((one) => one[at] === 'yes'),
    ) &&
    other.animalSources.every(
      (source) =>
        source === UNKNOWN_SOURCE ||
        foods.some(({ animalSources }) => animalSources.includes(source)),
    )
  )
}

const containsOf = (food: Ingredient, allergen: Allergen) =>
  food.allergenProfile[allergen]?.contains ?? 'unknown'

/** True unless the food is known to lack every allergen. */
export const hasAllergen = (food: Ingredient): boolean =>
  ALLERGENS.some((one) => containsOf(food, one) !== 'no')

/** Values from mildest to most severe. */
const SEVERITY = ['no', 'unknown', 'traces', 'yes']

/** True if `other` is at least as severe as `food` for every allergen, and has all animal sources of `food`. */
export function isAtLeastAsSevere(other: Ingredient, food: Ingredient): boolean {
  const severity = (one: Ingredient, allergen: Allergen) =>
    SEVERITY.indexOf(containsOf(one, allergen))
  return (
    ALLERGENS.every((one) => severity(other, one) >= severity(food, one)) &&
    food.animalSources.every((source) => other.animalSources.includes(source))
  )
}

/** True if `other` has an allergen that `food` is known to lack. */
export const addsAllergen = (food: Ingredient, other: Ingredient): boolean =>
  ALLERGENS.some((one) => containsOf(food, one) === 'no' && containsOf(other, one) === 'yes')
