/** Concepts as the library carries them: their words, and which foods have them, packed for quick reading. */

import type { Ingredient } from '../domain/ingredient.ts'
import { LANGUAGES, type Language } from '../domain/languages.ts'
import type { Compositions } from '../domain/shares.ts'
import { nameKey } from '../language/fold.ts'
import type { Indexed } from './build-index.ts'
import { conceptWeights, foodsFitting, foodsFree } from './concept-weights.ts'

/** Where a list stands in the packed numbers: first place and length. */
type Span = readonly [at: number, length: number]

interface Head {
  readonly ids: readonly string[]
  /** Concepts by folded word, each with the languages that the word is of. */
  readonly words: Readonly<
    Record<string, readonly (readonly [concept: number, languages: number])[]>
  >
  readonly concepts: readonly {
    readonly id: string
    readonly foods: Span
    /** null: what does not have the concept. */
    readonly free: Span | null
    readonly fits: Span | null
  }[]
  /** The concept that says what being free of an allergen takes, by the allergen. */
  readonly freeOf: Readonly<Record<string, number>>
  /** Foods as they grow: what they hold is known from what they are. */
  readonly plain: Span
  /** What is made of a food, by its id. */
  readonly made: Readonly<Record<string, Span>>
}

/** A place in the list of ids and a weight in hundredths share one number. */
const WEIGHTS = 128

/** The index body: the length of its head, the head as JSON, the numbers. */
export function packConcepts({
  ingredients,
  concepts,
  compositions,
  vocabulary,
}: Omit<Indexed, 'popularity'>): Buffer {
  const ids = ingredients.map(({ id }) => id)
  const place = new Map(ids.map((id, at) => [id, at]))
  const numbers: number[] = []
  const span = (weights: Iterable<readonly [string, number]>): Span => {
    const at = numbers.length
    for (const [id, weight] of weights) {
      numbers.push(place.get(id)! * WEIGHTS + Math.round(100 * weight))
    }
    return [at, numbers.length - at]
  }
  const whole = (list: readonly string[]) => span(list.map((id) => [id, 1] as const))
  const words: Record<string, [concept: number, languages: number][]> = {}
  const packed = concepts.map((concept, number) => {
    for (const [at, lang] of LANGUAGES.entries()) {
      for (const key of concept.words[lang].map(nameKey)) {
        if (!Object.hasOwn(words, key)) words[key] = []
        const known = words[key]!.find(([one]) => one === number)
        if (known) known[1] |= 1 << at
        else words[key]!.push([number, 1 << at])
      }
    }
    return {
      id: concept.id,
      foods: span(conceptWeights(concept, ingredients)),
      free: concept.free ? whole(foodsFree(concept, ingredients, vocabulary)) : null,
      fits: concept.filter ? whole(foodsFitting(concept.filter, ingredients, vocabulary)) : null,
    }
  })
  const made = Object.fromEntries(
    Object.entries(madeOf(ingredients, compositions)).map(([id, foods]) => [id, span(foods)]),
  )
  const freeOf: Record<string, number> = {}
  for (const [number, { free }] of concepts.entries()) {
    if (free?.allergen) freeOf[free.allergen] ??= number
  }
  const plain = whole(ingredients.filter(({ isProcessed }) => !isProcessed).map(({ id }) => id))
  const body = { ids, words, concepts: packed, freeOf, plain, made } satisfies Head
  const head = Buffer.from(JSON.stringify(body))
  const start = Buffer.alloc(4)
  start.writeUInt32LE(head.length)
  return Buffer.concat([start, head, Buffer.from(new Uint32Array(numbers).buffer)])
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

/** Weights by place in `Concepts.ids`. */
export type Weights = readonly (readonly [place: number, weight: number])[]

const placesOf = (weights: Weights) => new Set(weights.map(([place]) => place))

export class Concepts {
  readonly ids: readonly string[]
  private readonly head: Head
  private readonly numbers: Uint32Array
  private readonly places = new Map<string, number>()

  constructor(body: Buffer) {
    const end = 4 + body.readUInt32LE(0)
    this.head = JSON.parse(body.toString('utf8', 4, end)) as Head
    // A copy, since numbers have to stand at a multiple of four.
    this.numbers = new Uint32Array(new Uint8Array(body.subarray(end)).buffer)
    this.ids = this.head.ids
  }

  /** The concepts that a folded word or phrase names: in the language, or where it has no such word in any. */
  named(key: string, lang: Language): readonly number[] {
    const all = Object.hasOwn(this.head.words, key) ? this.head.words[key]! : []
    const own = all.filter(([, languages]) => languages & (1 << LANGUAGES.indexOf(lang)))
    return (own.length > 0 ? own : all).map(([concept]) => concept)
  }

  id(concept: number): string {
    return this.head.concepts[concept]!.id
  }

  foods(concept: number): Weights {
    return this.read(this.head.concepts[concept]!.foods)
  }

  /** The places of the foods that "without" the concept leaves. */
  free(concept: number): ReadonlySet<number> {
    const { free, foods } = this.head.concepts[concept]!
    return free ? placesOf(this.read(free)) : this.allBut(placesOf(this.read(foods)))
  }

  /** Whether the data say what being free of the concept takes. */
  saysFree(concept: number): boolean {
    return this.head.concepts[concept]!.free !== null
  }

  /** The places of the foods that are free of an allergen, or as they grow. */
  freeOrPlain(allergen: string): ReadonlySet<number> {
    const free = this.free(this.head.freeOf[allergen]!)
    return new Set([...free, ...placesOf(this.read(this.head.plain))])
  }

  allBut(places: ReadonlySet<number>): ReadonlySet<number> {
    return new Set([...this.ids.keys()].filter((place) => !places.has(place)))
  }

  /** The places of the foods that a diet leaves; null for a concept that is none. */
  fits(concept: number): ReadonlySet<number> | null {
    const { fits } = this.head.concepts[concept]!
    return fits && placesOf(this.read(fits))
  }

  /** The foods made of a food. */
  made(id: string): Weights {
    return Object.hasOwn(this.head.made, id) ? this.read(this.head.made[id]!) : []
  }

  /** The place of an id; undefined for an unknown one. */
  place(id: string): number | undefined {
    if (this.places.size === 0) for (const [at, one] of this.ids.entries()) this.places.set(one, at)
    return this.places.get(id)
  }

  private read([at, length]: Span): Weights {
    return Array.from(this.numbers.subarray(at, at + length), (number) => [
      Math.floor(number / WEIGHTS),
      (number % WEIGHTS) / 100,
    ])
  }
}
