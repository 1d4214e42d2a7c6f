/** Finds an avoided ingredient or kind of ingredient in a list, including in mixtures. */

import { tierOf } from '../../domain/composition.ts'
import type { Ingredient } from '../../domain/ingredient.ts'
import { VERDICT_OF_CONTAINS } from '../../domain/profiles.ts'
import {
  ALLERGENS_OF_ANIMALS,
  type Animal,
  ENTRY_OF_FOOD,
  EU_ALLERGENS,
  isAnimal,
  isPassedOn,
  mayBeOf,
} from '../../domain/restrictions.ts'
import { mostSevereVerdict, type Verdict } from '../../domain/risk.ts'
import type { RestrictionFinding } from '../../domain/shapes/people.ts'
import type { Library } from '../../library/library.ts'
import { lineage } from '../ingredients.ts'
import { foodOf, type ListItem } from './items.ts'

/** An avoided ingredient or, if `kind` is `category`, an avoided category or subcategory. */
export type Avoided = { readonly kind: 'ingredient' | 'category'; readonly id: string }

export type Finding = Pick<RestrictionFinding, 'verdict' | 'culprits' | 'unknown'>

/** Judges a list. Unknown foods and guesses are never compatible; choices are compatible only if all options are. */
export function avoid(library: Library, avoided: Avoided, items: readonly ListItem[]): Finding {
  const judged = items.flatMap((item) => {
    const sides = [item, ...(item.or ?? [])].map((side) => sideVerdict(library, avoided, side))
    const verdicts = [
      ...sides.map(({ verdict }) => verdict),
      ...(item.optional ? ['compatible' as const] : []),
    ]
    const isSettled = new Set(verdicts).size === 1
    return sides.map(({ id, verdict }) => ({
      id,
      verdict: isSettled || verdict === 'compatible' ? verdict : ('uncertain' as const),
    }))
  })
  const those = (...verdicts: readonly Verdict[]) => [
    ...new Set(judged.filter(({ verdict }) => verdicts.includes(verdict)).map(({ id }) => id)),
  ]
  return {
    verdict: mostSevereVerdict(judged.map(({ verdict }) => verdict)),
    culprits: those('incompatible', 'caution'),
    unknown: those('uncertain'),
  }
}

function sideVerdict(
  library: Library,
  avoided: Avoided,
  item: ListItem,
): { id: string; verdict: Verdict } {
  const { ingredientId: id, guess, isNamed = false } = item
  const ingredient = foodOf(library, item)
  const verdict = ingredient ? verdictOn(library, avoided, ingredient) : 'uncertain'
  // If a food is only mentioned in the text and not listed as an item, only what the food certainly contains counts.
  if (isNamed && verdict !== 'incompatible') return { id, verdict: 'compatible' }
  return { id, verdict: guess && verdict === 'compatible' ? 'uncertain' : verdict }
}

function verdictOn(library: Library, avoided: Avoided, ingredient: Ingredient): Verdict {
  if (isMadeOf(library, ingredient, avoided)) return 'incompatible'
  if (avoided.kind === 'category')
    return mayHold(library, ingredient, avoided) ? 'uncertain' : 'compatible'
  // All ingredients, even mixtures, have a curated value for each EU entry.
  const entry = ENTRY_OF_FOOD.get(avoided.id)
  if (entry) return VERDICT_OF_CONTAINS[ingredient.euAllergens[entry]]
  if (isAnimal(avoided.id)) return byAnimal(avoided.id, ingredient)
  if (isExcluded(library, ingredient, avoided.id)) return 'compatible'
  return mayHold(library, ingredient, avoided) ? 'uncertain' : 'compatible'
}

/** True if the ingredient is the avoided food, is mainly made of it, or always has it as a direct or indirect part. */
function isMadeOf(library: Library, ingredient: Ingredient, avoided: Avoided): boolean {
  const { kind, id } = avoided
  const isOne = lineage(library, ingredient).some((one) =>
    kind === 'ingredient' ? one.id === id : one.category === id || one.subcategory === id,
  )
  if (isOne) return true
  return (ingredient.madeOf?.parts ?? []).some((part) => {
    const food = tierOf(part) === 'always' ? library.ingredient(part.id) : undefined
    return food !== undefined && isMadeOf(library, food, avoided)
  })
}

/** True for foods that may contain the avoided food: mixtures, and foods typically made from it. */
function mayHold(library: Library, ingredient: Ingredient, avoided: Avoided): boolean {
  if (lineage(library, ingredient).some(({ variantType }) => variantType === 'composite'))
    return true
  return typicalParts(ingredient).some((id) => {
    const part = library.ingredient(id)
    return part !== undefined && isMadeOf(library, part, avoided)
  })
}

const COMPOSITION = 'derived:recipe:'

/** Foods from which the nutrients of a food were calculated. */
const typicalParts = ({ nutrientSources }: Ingredient): readonly string[] =>
  nutrientSources
    .filter(({ source }) => source.startsWith(COMPOSITION))
    .flatMap(({ source }) => source.slice(COMPOSITION.length).split('+'))

/** The verdict on a food for a person who avoids an animal. An allergen that derives from the animal counts too. */
function byAnimal(avoided: Animal, { animalSources, allergenProfile }: Ingredient): Verdict {
  if (animalSources.includes(avoided)) return 'incompatible'
  const isOpen =
    animalSources.some((source) => mayBeOf(source, avoided)) ||
    ALLERGENS_OF_ANIMALS.some(
      ({ allergen, source }) => source === avoided && allergenProfile[allergen]?.contains !== 'no',
    )
  return isOpen ? 'uncertain' : 'compatible'
}

/** True if the ingredient lacks an allergen or animal of the avoided food. Food without milk contains no butter. */
function isExcluded(library: Library, ingredient: Ingredient, avoided: string): boolean {
  const food = library.ingredient(avoided)
  if (!food) return false
  return (
    EU_ALLERGENS.some(
      (entry) =>
        isPassedOn(entry) &&
        food.euAllergens[entry] === 'yes' &&
        ingredient.euAllergens[entry] === 'no',
    ) ||
    food.animalSources
      .filter(isAnimal)
      .some((animal) => byAnimal(animal, ingredient) === 'compatible')
  )
}
