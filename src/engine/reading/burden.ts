/** Compares what two foods burden: where nobody knows which of them is meant, the more severe one counts. */

import type { Ingredient } from '../../domain/ingredient.ts'
import { ALLERGENS, type Allergen } from '../../domain/restrictions.ts'

/** Whether `other` burdens everything that `food` burdens. */
export function burdensAll(food: Ingredient, other: Ingredient): boolean {
  const sources = other.animalSources
  return (
    ALLERGENS.every((allergen) => gravityOf(other, allergen) >= gravityOf(food, allergen)) &&
    (sources === null || (food.animalSources ?? ['']).every((source) => sources.includes(source)))
  )
}

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
