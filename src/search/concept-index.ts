/** Packs search concepts: the foods that match each concept, and the foods that are made from each food. */

import type { Concept } from '../domain/concepts.ts'
import type { Ingredient } from '../domain/ingredient.ts'
import { jsonPartsOf, packJson, partsOf } from '../domain/packed.ts'
import { entryOf, itemAt } from '../domain/present.ts'
import type { Compositions } from '../domain/shares.ts'
import { conceptWeight, isFreeOf, isWithout } from './concept-weights.ts'
import type { IsCompatible } from './figures.ts'

/** Index of the part that all concepts share, and index of the first concept's own part. */
const COMMON = 0
const FIRST_CONCEPT = 1

/** How well each food matches (0 to 1), by ordinal. */
export type Weights = ReadonlyMap<number, number>

/** A set of foods, as an array by food ordinal: 1 if the food is in the set, otherwise 0. */
export type FoodSet = Uint8Array

interface ConceptFoods {
  readonly id: string
  readonly foods: Weights
  /** Foods found by a search for foods "without" this concept. */
  readonly free: FoodSet
  /** True if the data define which foods `free` contains. Otherwise `free` contains all foods not in `foods`. */
  readonly definesFree: boolean
  /** Foods that fit the diet or claim; null if the concept is neither a diet nor a claim. */
  readonly fits: FoodSet | null
}

export interface ConceptData {
  /** All foods, sorted by id. */
  readonly ingredients: readonly Ingredient[]
  readonly concepts: readonly Concept[]
  readonly compositions: Compositions
}

/** Packs the shared part, then one part per concept. */
export const packConcepts = (
  { ingredients, concepts, compositions }: ConceptData,
  isCompatible: IsCompatible,
): readonly Buffer[] =>
  [
    packCommon(ingredients, compositions),
    ...concepts.map((concept) => packConcept(concept, ingredients, isCompatible)),
  ].map(packJson)

const packCommon = (ingredients: readonly Ingredient[], compositions: Compositions) => ({
  plain: ingredients.map(({ isProcessed }) => !isProcessed),
  made: madeOf(ingredients, compositions).map(packed),
})

function packConcept(
  concept: Concept,
  ingredients: readonly Ingredient[],
  isCompatible: IsCompatible,
) {
  const { id, free, filter } = concept
  const weightOf = conceptWeight(concept)
  return {
    id,
    foods: packed(ingredients.map((food, ordinal) => [ordinal, weightOf(food)])),
    free: free && ordinalsOf(ingredients, isFreeOf(concept, free, isCompatible)),
    fits: filter && ordinalsOf(ingredients, (food) => isWithout(food, filter, isCompatible)),
  }
}

const ordinalsOf = (ingredients: readonly Ingredient[], passes: (food: Ingredient) => boolean) =>
  ingredients.flatMap((food, ordinal) => (passes(food) ? [ordinal] : []))

/** Pairs of ordinal and weight, for weights above 0. Weights are rounded to hundredths. */
const packed = (weights: Iterable<readonly [number, number]>) =>
  [...weights].flatMap(([ordinal, weight]) =>
    weight > 0 ? [[ordinal, Math.round(100 * weight) / 100] as const] : [],
  )

export class Concepts {
  /** The foods of a concept, by concept number. */
  readonly at: (concept: number) => ConceptFoods
  private readonly common: (part: number) => ReturnType<typeof packCommon>

  /** `read` returns a part of the index; `count` is the number of foods. */
  constructor(
    read: (part: number) => Buffer,
    private readonly count: number,
  ) {
    this.at = partsOf(
      (concept) => read(FIRST_CONCEPT + concept),
      (_, body) => this.conceptIn(JSON.parse(body.toString())),
    )
    this.common = jsonPartsOf(read)
  }

  /** True for unprocessed foods, which contain no other food. */
  isPlain(ordinal: number): boolean {
    return itemAt(this.common(COMMON).plain, ordinal)
  }

  madeOf(ordinal: number): Weights {
    return new Map(this.common(COMMON).made[ordinal])
  }

  allExcept(some: Iterable<number>): FoodSet {
    const others = new Set(some)
    return this.allThat((ordinal) => !others.has(ordinal))
  }

  allThat(pass: (ordinal: number) => boolean): FoodSet {
    return Uint8Array.from({ length: this.count }, (_, ordinal) => Number(pass(ordinal)))
  }

  private conceptIn({ id, foods, free, fits }: ReturnType<typeof packConcept>): ConceptFoods {
    const weights = new Map(foods)
    const all = (some: readonly number[]) => {
      const ordinals = new Set(some)
      return this.allThat((ordinal) => ordinals.has(ordinal))
    }
    return {
      id,
      foods: weights,
      free: free ? all(free) : this.allExcept(weights.keys()),
      definesFree: free !== null,
      fits: fits && all(fits),
    }
  }
}

/** Weight of a main ingredient, and factor for each further level, such as the main ingredient of a main ingredient. */
const MAIN = 1
const MAIN_OF_MAIN = 0.8
/** Components with a smaller share do not count. Components with a share of 30 % or more count in full. */
const SHARE = 0.03

/** For each food, returns a map from the ordinal of each food made from it to the weight of that food. */
function madeOf(ingredients: readonly Ingredient[], compositions: Compositions) {
  const ordinals = new Map(ingredients.map(({ id }, ordinal) => [id, ordinal]))
  const made = ingredients.map(() => new Map<number, number>())
  for (const [food, { id, mainIngredient, allergenProfile }] of ingredients.entries()) {
    const add = (component: string, weight: number) => {
      const of = ordinals.get(component)
      if (of === undefined || of === food) return
      const foods = itemAt(made, of)
      foods.set(food, Math.max(weight, foods.get(food) ?? 0))
    }
    let main = mainIngredient
    for (let weight = MAIN; weight >= 0.5 && main !== null && main !== id; weight *= MAIN_OF_MAIN) {
      add(main, weight)
      main = ingredients[entryOf(ordinals, main)]?.mainIngredient ?? null
    }
    for (const [component, share] of Object.entries(compositions[id] ?? {}))
      if (share >= SHARE) add(component, Math.min(MAIN, 0.4 + 2 * share))
    for (const species of allergenProfile.treeNut?.species ?? []) add(species, MAIN_OF_MAIN)
  }
  return made
}
