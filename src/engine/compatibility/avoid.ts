/** Whether a list holds an ingredient or a kind of ingredient that somebody does not eat, hidden in a mixture too. */

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
import type { Library } from '../../library/library.ts'
import { foodOf, type ListItem } from './items.ts'

/** An ingredient or, where `kind` is category, a category or subcategory. */
export interface Avoided {
  readonly kind: 'ingredient' | 'category'
  readonly id: string
}

export interface Finding {
  readonly verdict: Verdict
  /** Ingredients that are it, are made of it, or hold traces of it. */
  readonly culprits: readonly string[]
  /** Ingredients that may hold it: nobody knows; unresolved ones among them. */
  readonly unknown: readonly string[]
}

/**
 * The verdict on the whole list is the most severe of its ingredients. What the library does not know may hold anything, a guess
 * clears nothing, and a choice only where its sides agree.
 */
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
): { readonly id: string; readonly verdict: Verdict } {
  const { ingredientId: id, guess, isNamed = false } = item
  const ingredient = foodOf(library, item)
  const verdict = ingredient ? verdictOn(library, avoided, ingredient) : 'uncertain'
  // What a food may hold that only the text names says nothing of the dish.
  if (isNamed && verdict !== 'incompatible') return { id, verdict: 'compatible' }
  return { id, verdict: guess && verdict === 'compatible' ? 'uncertain' : verdict }
}

function verdictOn(library: Library, avoided: Avoided, ingredient: Ingredient): Verdict {
  if (isMadeOf(library, ingredient, avoided)) return 'incompatible'
  if (avoided.kind === 'category') {
    return mayHold(library, ingredient, avoided) ? 'uncertain' : 'compatible'
  }
  // For these every ingredient, mixtures too, has a curated answer.
  const entry = ENTRY_OF_FOOD.get(avoided.id)
  if (entry) return VERDICT_OF_CONTAINS[ingredient.euAllergens[entry]]
  if (isAnimal(avoided.id)) return byAnimal(avoided.id, ingredient)
  if (isExcluded(library, ingredient, avoided.id)) return 'compatible'
  return mayHold(library, ingredient, avoided) ? 'uncertain' : 'compatible'
}

/** The ingredient itself, what it mainly is made of, and so on: spaghetti, pasta. */
function lineage(library: Library, ingredient: Ingredient): readonly Ingredient[] {
  const line: Ingredient[] = []
  for (let one: Ingredient | undefined = ingredient; one && !line.includes(one); ) {
    line.push(one)
    one = one.mainIngredient === null ? undefined : library.ingredient(one.mainIngredient)
  }
  return line
}

function isMadeOf(library: Library, ingredient: Ingredient, { kind, id }: Avoided): boolean {
  return lineage(library, ingredient).some((one) =>
    kind === 'ingredient' ? one.id === id : one.category === id || one.subcategory === id,
  )
}

/** Nobody knows all that is in a mixture; of other foods only a typical composition may name it. */
function mayHold(library: Library, ingredient: Ingredient, avoided: Avoided): boolean {
  if (lineage(library, ingredient).some(({ variantType }) => variantType === 'composite')) {
    return true
  }
  return typicalParts(ingredient).some((id) => {
    const part = library.ingredient(id)
    return part !== undefined && isMadeOf(library, part, avoided)
  })
}

const COMPOSITION = 'derived:recipe:'

/** What a food without a table row was calculated from. */
function typicalParts({ nutrientSources }: Ingredient): readonly string[] {
  return nutrientSources
    .filter(({ source }) => source.startsWith(COMPOSITION))
    .flatMap(({ source }) => source.slice(COMPOSITION.length).split('+'))
}

/** The verdict of the animal sources: what names none of an animal has none, unless its allergen leaves it open. */
function byAnimal(avoided: Animal, { animalSources, allergenProfile }: Ingredient): Verdict {
  if (animalSources.includes(avoided)) return 'incompatible'
  const isOpen =
    animalSources.some((source) => mayBeOf(source, avoided)) ||
    ALLERGENS_OF_ANIMALS.some(
      ({ allergen, source }) => source === avoided && allergenProfile[allergen]?.contains !== 'no',
    )
  return isOpen ? 'uncertain' : 'compatible'
}

/** What has no milk in it has no butter in it, where the allergen stays in what it is made into. */
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
