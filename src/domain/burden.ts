/** Compares what two foods burden: where nobody knows which of them is meant, the more severe one counts. */

import type { Ingredient } from './ingredient.ts'
import { ALLERGENS, type Allergen, EU_ALLERGENS } from './restrictions.ts'

/** Whether `other` burdens everything that `food` burdens. */
export function burdensAll(food: Ingredient, other: Ingredient): boolean {
  const sources = other.animalSources
  return (
    ALLERGENS.every((allergen) => gravityOf(other, allergen) >= gravityOf(food, allergen)) &&
    (sources === null || (food.animalSources ?? ['']).every((source) => sources.includes(source)))
  )
}

/** Whether `food` has all that `other` has or may have traces of: then no verdict needs `other` beside it. */
export function holdsAllOf(food: Ingredient, other: Ingredient): boolean {
  const isOfAnimal = other.animalSources.some((source) => source !== 'unknown')
  return (
    ALLERGENS.every(
      (allergen) =>
        food.allergenProfile[allergen]?.contains !== 'no' ||
        !isHeld(other.allergenProfile[allergen]?.contains),
    ) &&
    EU_ALLERGENS.every(
      (entry) => food.euAllergens[entry] !== 'no' || !isHeld(other.euAllergens[entry]),
    ) &&
    (!isOfAnimal || food.animalSources.length > 0)
  )
}

const isHeld = (contains: string | undefined) => contains === 'yes' || contains === 'traces'

/** Whether `other` has an allergen that `food` surely has not. */
export function addsAllergen(food: Ingredient, other: Ingredient): boolean {
  return ALLERGENS.some(
    (allergen) =>
      food.allergenProfile[allergen]?.contains === 'no' &&
      other.allergenProfile[allergen]?.contains === 'yes',
  )
}

const GRAVITY = ['no', 'unknown', 'traces', 'yes']

function gravityOf(food: Ingredient, allergen: Allergen): number {
  return GRAVITY.indexOf(food.allergenProfile[allergen]?.contains ?? 'unknown')
}
