/** Packs the concepts for `concept-index.ts`; run by the build. */

import type { Concept } from '../domain/concepts.ts'
import type { Ingredient } from '../domain/ingredient.ts'
import { LANGUAGES } from '../domain/languages.ts'
import { packNumbers, packTexts } from '../domain/packed.ts'
import { entryOf } from '../domain/present.ts'
import type { Compositions } from '../domain/shares.ts'
import { nameKey } from '../language/fold.ts'
import { CONCEPTS, WEIGHTS } from './concept-index.ts'
import { conceptWeights, foodsFitting, foodsFree } from './concept-weights.ts'
import type { IsCompatible } from './figures.ts'

/** The foods, concepts and compositions of a library. */
export interface ConceptData {
  /** In the order of their ids. */
  readonly ingredients: readonly Ingredient[]
  readonly concepts: readonly Concept[]
  readonly compositions: Compositions
}

/** The facts about all concepts, their words, then each concept. */
export function packConcepts(
  { ingredients, concepts, compositions }: ConceptData,
  isCompatible: IsCompatible,
): readonly Buffer[] {
  const place = new Map(ingredients.map(({ id }, at) => [id, at]))
  const names = new Map(
    ingredients.map(({ id, names }) => [id, LANGUAGES.flatMap((lang) => names[lang].map(nameKey))]),
  )
  const weighed = (weights: Iterable<readonly [string, number]>) =>
    packNumbers(
      [...weights].map(([id, weight]) => entryOf(place, id) * WEIGHTS + Math.round(100 * weight)),
    )
  const places = (ids: readonly string[]) => packNumbers(ids.map((id) => entryOf(place, id)))
  const made = Object.entries(madeOf(ingredients, compositions))
  const freeOf = new Map<string, number>()
  for (const [number, { free }] of concepts.entries()) {
    if (free?.allergen && !freeOf.has(free.allergen)) freeOf.set(free.allergen, number)
  }
  const common = Buffer.concat([
    packTexts([...freeOf.keys()]),
    packNumbers([...freeOf.values()]),
    places(ingredients.filter(({ isProcessed }) => !isProcessed).map(({ id }) => id)),
    places(made.map(([id]) => id)),
    ...made.map(([, foods]) => weighed(foods)),
  ])
  const each = concepts.map((concept) =>
    Buffer.concat([
      packTexts([concept.id]),
      weighed(conceptWeights(concept, ingredients)),
      packNumbers([concept.free ? 1 : 0, concept.filter ? 1 : 0]),
      places(concept.free ? foodsFree(concept, ingredients, names, isCompatible) : []),
      places(concept.filter ? foodsFitting(concept.filter, ingredients, isCompatible) : []),
    ]),
  )
  return [common, packWords(concepts), ...each]
}

/** The words in the order of their letters, each with its concepts and the languages that it is a word of. */
function packWords(concepts: readonly Concept[]): Buffer {
  const words = new Map<string, Map<number, number>>()
  for (const [number, concept] of concepts.entries()) {
    for (const [at, lang] of LANGUAGES.entries()) {
      for (const key of concept.words[lang].map(nameKey)) {
        const languages = words.get(key) ?? new Map<number, number>()
        words.set(key, languages.set(number, (languages.get(number) ?? 0) | (1 << at)))
      }
    }
  }
  const sorted = [...words].sort(([a], [b]) => (a < b ? -1 : 1))
  let end = 0
  const ends = sorted.map(([, of]) => {
    end += of.size
    return end
  })
  return Buffer.concat([
    packTexts(sorted.map(([key]) => key)),
    packNumbers(ends),
    packNumbers(sorted.flatMap(([, of]) => [...of].map(([one, langs]) => one * CONCEPTS + langs))),
  ])
}

/** How much its main ingredient makes a food; the main ingredient of that one a little less. */
const MAIN = 1
const MAIN_OF_MAIN = 0.8
/** The least share of a component that counts; from 30 % on it counts in full. */
const SHARE = 0.03

/** The foods made of each food, with how much it makes them. */
function madeOf(
  ingredients: readonly Ingredient[],
  compositions: Compositions,
): Readonly<Record<string, ReadonlyMap<string, number>>> {
  const made: Record<string, Map<string, number>> = {}
  const add = (of: string, food: string, weight: number) => {
    made[of] ??= new Map()
    made[of].set(food, Math.max(weight, made[of].get(food) ?? 0))
  }
  const byId = new Map(ingredients.map((one) => [one.id, one]))
  for (const { id, mainIngredient, allergenProfile } of ingredients) {
    let weight = MAIN
    for (let of = mainIngredient; of !== null && of !== id; ) {
      add(of, id, weight)
      weight *= MAIN_OF_MAIN
      of = weight < 0.5 ? null : (byId.get(of)?.mainIngredient ?? null)
    }
    for (const [component, share] of Object.entries(compositions[id] ?? {})) {
      if (share >= SHARE) add(component, id, Math.min(MAIN, 0.4 + 2 * share))
    }
    for (const species of allergenProfile.treeNut?.species ?? []) {
      if (byId.has(species) && species !== id) add(species, id, MAIN_OF_MAIN)
    }
  }
  return made
}
