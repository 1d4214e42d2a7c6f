/** The packed concepts: their words, and which foods have them. */

import { LANGUAGES, type Language } from '../domain/languages.ts'
import { Packed } from '../domain/packed.ts'

/** The part with the facts about all concepts, the part with their words, and the part of the first concept. */
const [COMMON, WORDS] = [0, 1]
const FIRST_CONCEPT = 2
/** A place and a weight in hundredths share one number. */
export const WEIGHTS = 128
/** A concept and the languages of a word of it, a bit for each, share one number. */
export const CONCEPTS = 1 << LANGUAGES.length

/** Foods by place, with how much they have, 0 to 1. */
export interface Weights {
  readonly places: Int32Array
  readonly weights: Float64Array
}

/** A set of foods: 1 at the place of each. */
export type Places = Uint8Array

const NOTHING: Weights = { places: new Int32Array(), weights: new Float64Array() }

export class Concepts {
  private readonly concepts: ReturnType<typeof conceptIn>[] = []
  private words: ReturnType<typeof wordsIn> | undefined
  private knownCommon: ReturnType<typeof commonIn> | undefined

  /** `read` gives a part of the index, `count` is how many foods there are. */
  constructor(
    private readonly read: (part: number) => Buffer,
    private readonly count: number,
  ) {}

  /** The concepts of a folded word or phrase: those that have it in the language, else those that have it in any. */
  named(key: string, lang: Language): readonly number[] {
    this.words ??= wordsIn(this.read(WORDS))
    const { words, ends, concepts } = this.words
    const place = words.find(key)
    if (place === undefined) return []
    const all = [...concepts.subarray(place === 0 ? 0 : ends[place - 1], ends[place])]
    const own = all.filter((one) => one & (1 << LANGUAGES.indexOf(lang)))
    return (own.length > 0 ? own : all).map((one) => Math.floor(one / CONCEPTS))
  }

  id(concept: number): string {
    return this.concept(concept).id
  }

  foods(concept: number): Weights {
    return this.concept(concept).foods
  }

  /** The foods that "without" the concept leaves. */
  free(concept: number): Places {
    const { free, foods } = this.concept(concept)
    return free ? this.all(free) : this.allBut(foods.places)
  }

  /** Whether the data say what being free of the concept takes. */
  saysFree(concept: number): boolean {
    return this.concept(concept).free !== null
  }

  /** The foods that are free of an allergen, or as they grow: what those hold is known from what they are. */
  freeOrPlain(allergen: string): Places {
    const { freeOf, plain } = this.common
    const concept = freeOf.get(allergen)
    const places = concept === undefined ? new Uint8Array(this.count) : this.free(concept)
    for (const place of plain) places[place] = 1
    return places
  }

  allBut(some: Iterable<number>): Places {
    const places = new Uint8Array(this.count).fill(1)
    for (const place of some) places[place] = 0
    return places
  }

  /** The foods that a diet leaves; null for a concept that is none. */
  fits(concept: number): Places | null {
    const { fits } = this.concept(concept)
    return fits && this.all(fits)
  }

  /** The foods made of a food. */
  made(place: number): Weights {
    return this.common.made.get(place) ?? NOTHING
  }

  private all(some: Int32Array): Places {
    const places = new Uint8Array(this.count)
    for (const place of some) places[place] = 1
    return places
  }

  private concept(number: number) {
    this.concepts[number] ??= conceptIn(this.read(FIRST_CONCEPT + number))
    return this.concepts[number]
  }

  private get common() {
    this.knownCommon ??= commonIn(this.read(COMMON))
    return this.knownCommon
  }
}

function conceptIn(body: Buffer) {
  const lists = new Packed(body)
  const id = lists.texts().at(0)
  const foods = weightsOf(lists.numbers())
  const [hasFree, hasFits] = lists.numbers()
  const [free, fits] = [lists.numbers(), lists.numbers()]
  return { id, foods, free: hasFree ? free : null, fits: hasFits ? fits : null }
}

/** The sorted words, where the concepts of each end, and the concepts. */
function wordsIn(body: Buffer) {
  const lists = new Packed(body)
  return { words: lists.texts(), ends: lists.numbers(), concepts: lists.numbers() }
}

/** The concept that says what being free of an allergen takes; foods as they grow; what is made of a food, by its place. */
function commonIn(body: Buffer) {
  const lists = new Packed(body)
  const allergens = lists.texts()
  const freeOf = new Map([...lists.numbers()].map((concept, at) => [allergens.at(at), concept]))
  const plain = lists.numbers()
  const made = new Map([...lists.numbers()].map((place) => [place, weightsOf(lists.numbers())]))
  return { freeOf, plain, made }
}

function weightsOf(numbers: Int32Array): Weights {
  return {
    places: numbers.map((number) => Math.floor(number / WEIGHTS)),
    weights: Float64Array.from(numbers, (number) => (number % WEIGHTS) / 100),
  }
}
