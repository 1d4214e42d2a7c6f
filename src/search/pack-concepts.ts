/** Packs the concepts for `concept-index.ts`; run by the build. */

import type { Ingredient } from '../domain/ingredient.ts'
import { LANGUAGES } from '../domain/languages.ts'
import { packNumbers, packTexts } from '../domain/packed.ts'
import { entryOf } from '../domain/present.ts'
import type { Compositions } from '../domain/shares.ts'
import { nameKey } from '../language/fold.ts'
import type { Indexed } from './build-index.ts'
import {
  FIRST_CONCEPT,
  WEIGHTS,
  WORD_SHARDS,
  type WordEntry,
  wordShardOf,
} from './concept-index.ts'
import { conceptWeights, foodsFitting, foodsFree } from './concept-weights.ts'
import type { IsCompatible } from './figures.ts'

/** What concerns all concepts, then the words by their first letter, then each concept. */
export function packConcepts(
  { ingredients, concepts, compositions }: Omit<Indexed, 'popularity'>,
  isCompatible: IsCompatible,
): readonly Buffer[] {
  const place = new Map(ingredients.map(({ id }, at) => [id, at]))
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
      places(concept.free ? foodsFree(concept, ingredients, isCompatible) : []),
      places(concept.filter ? foodsFitting(concept.filter, ingredients, isCompatible) : []),
    ]),
  )
  const parts = [common, ...packWords(concepts), ...each]
  if (parts.length !== FIRST_CONCEPT + concepts.length) throw new Error('parts out of place')
  return parts
}

/** The words by their first letter, each with its concepts and the languages that it is a word of. */
function packWords(concepts: Indexed['concepts']): readonly Buffer[] {
  const words = new Map<string, [concept: number, languages: number][]>()
  for (const [number, concept] of concepts.entries()) {
    for (const [at, lang] of LANGUAGES.entries()) {
      for (const key of concept.words[lang].map(nameKey)) {
        const of = words.get(key) ?? []
        words.set(key, of)
        const known = of.find(([one]) => one === number)
        if (known) known[1] |= 1 << at
        else of.push([number, 1 << at])
      }
    }
  }
  const shards: WordEntry[][] = Array.from({ length: WORD_SHARDS }, () => [])
  for (const entry of words) shards[wordShardOf(entry[0])]!.push(entry)
  return shards.map((shard) => Buffer.from(JSON.stringify(shard)))
}

/** What its main ingredient says of a food; a main ingredient's own main ingredient says a little less. */
const MAIN = 1
const MAIN_OF_MAIN = 0.8
/** A component counts from this share on, and in full from a third. */
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
