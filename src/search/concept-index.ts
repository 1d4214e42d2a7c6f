/** Packed concepts: the foods that have each one, and the foods made of each food; the dictionary has their words. */

import type { Concept } from '../domain/concepts.ts'
import type { Ingredient } from '../domain/ingredient.ts'
import { LANGUAGES } from '../domain/languages.ts'
import { type Packed, packNumbers, packTexts, partsOf } from '../domain/packed.ts'
import { entryOf } from '../domain/present.ts'
import type { Compositions } from '../domain/shares.ts'
import { nameKey } from '../language/fold.ts'
import { conceptWeights, foodsFitting, foodsFree } from './concept-weights.ts'
import type { IsCompatible } from './figures.ts'

/** The numbers of the part shared by all concepts, and of the first concept's part. */
const COMMON = 0
const FIRST_CONCEPT = 1
/** One number packs a place and a weight in hundredths: place × `WEIGHTS` + weight. */
const WEIGHTS = 128

/** How much each food has, 0 to 1, by place. */
export type Weights = ReadonlyMap<number, number>

/** A set of foods: 1 at the place of each. */
export type Places = Uint8Array

/** The foods, concepts and compositions of a library. */
export interface ConceptData {
  /** Sorted by id. */
  readonly ingredients: readonly Ingredient[]
  readonly concepts: readonly Concept[]
  readonly compositions: Compositions
}

/** Packs the shared part, then one part per concept. */
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
  const common = Buffer.concat([
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
  return [common, ...each]
}

export class Concepts {
  private readonly concept: (part: number) => ReturnType<typeof conceptIn>
  private readonly common: (part: number) => ReturnType<typeof commonIn>

  /** `read` returns a part of the index; `count` is the number of foods. */
  constructor(
    read: (part: number) => Buffer,
    private readonly count: number,
  ) {
    this.concept = partsOf((number) => read(FIRST_CONCEPT + number), conceptIn)
    this.common = partsOf(read, commonIn)
  }

  id(concept: number): string {
    return this.concept(concept).id
  }

  foods(concept: number): Weights {
    return this.concept(concept).foods
  }

  /** The foods that pass "without" the concept. */
  free(concept: number): Places {
    const { free, foods } = this.concept(concept)
    return free ? this.all(free) : this.allBut(foods.keys())
  }

  /** True if the data define what is free of the concept. */
  saysFree(concept: number): boolean {
    return this.concept(concept).free !== null
  }

  /** The foods that pass a diet or claim; null if the concept is neither. */
  fits(concept: number): Places | null {
    const { fits } = this.concept(concept)
    return fits && this.all(fits)
  }

  /** True for unprocessed foods, whose contents follow from what they are. */
  isPlain(place: number): boolean {
    return this.common(COMMON).plain.has(place)
  }

  /** The foods made of a food. */
  made(place: number): Weights {
    return weightsOf(this.common(COMMON).made.get(place) ?? NONE)
  }

  allBut(some: Iterable<number>): Places {
    const places = new Uint8Array(this.count).fill(1)
    for (const place of some) places[place] = 0
    return places
  }

  allThat(pass: (place: number) => boolean): Places {
    return Uint8Array.from({ length: this.count }, (_, place) => Number(pass(place)))
  }

  private all(some: Iterable<number>): Places {
    const places = new Uint8Array(this.count)
    for (const place of some) places[place] = 1
    return places
  }
}

const NONE = new Int32Array()

function conceptIn(lists: Packed) {
  const id = lists.texts().at(0)
  const foods = weightsOf(lists.numbers())
  const [hasFree, hasFits] = lists.numbers()
  const [free, fits] = [lists.numbers(), lists.numbers()]
  return { id, foods, free: hasFree ? free : null, fits: hasFits ? fits : null }
}

/** Unprocessed foods, and the foods made of each food, by its place. */
function commonIn(lists: Packed) {
  const plain = lists.numbers()
  const made = new Map([...lists.numbers()].map((place) => [place, lists.numbers()]))
  return { plain: new Set(plain), made }
}

const weightsOf = (numbers: Int32Array): Weights =>
  new Map(Array.from(numbers, (number) => [Math.floor(number / WEIGHTS), (number % WEIGHTS) / 100]))

/** The weight of a food's main ingredient, and the factor for each further main ingredient. */
const MAIN = 1
const MAIN_OF_MAIN = 0.8
/** Smallest share of a component that counts; from 30 % on it counts in full. */
const SHARE = 0.03

/** The foods made of each food, with their weights. */
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
