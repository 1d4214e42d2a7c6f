/** Concepts as the library carries them: their words, and which foods have them; a part of the index for each concept. */

import { LANGUAGES, type Language } from '../domain/languages.ts'
import { Packed } from '../domain/packed.ts'

/** The words of concepts by the first letter: those of the alphabet each have a part for themselves. */
export const WORD_SHARDS = 32
/** The part of the first word shard, and that of the first concept, behind what concerns them all. */
const FIRST_WORDS = 1
export const FIRST_CONCEPT = FIRST_WORDS + WORD_SHARDS
/** A place and a weight in hundredths share one number. */
export const WEIGHTS = 128

export const wordShardOf = (word: string) => word.charCodeAt(0) % WORD_SHARDS

/** A folded word and its concepts, each with the languages that the word is of, a bit for each. */
export type WordEntry = readonly [
  word: string,
  concepts: readonly (readonly [concept: number, languages: number])[],
]

/** Foods by place, with how much they have, 0 to 1. */
export interface Weights {
  readonly places: Int32Array
  readonly weights: Float64Array
}

/** Which foods are among some: 1 at the place of each. */
export type Places = Uint8Array

interface Concept {
  readonly id: string
  readonly foods: Weights
  /** null: what does not have the concept. */
  readonly free: Int32Array | null
  readonly fits: Int32Array | null
}

/** What concerns all concepts. */
interface Common {
  /** The concept that says what being free of an allergen takes, by the allergen. */
  readonly freeOf: ReadonlyMap<string, number>
  /** Foods as they grow: what they hold is known from what they are. */
  readonly plain: Int32Array
  /** What is made of a food, by its place. */
  readonly made: ReadonlyMap<number, Weights>
}

const NOTHING: Weights = { places: new Int32Array(), weights: new Float64Array() }

export class Concepts {
  private readonly words: ReadonlyMap<string, WordEntry[1]>[] = []
  private readonly concepts: Concept[] = []
  private readCommon: Common | undefined

  /** `read` gives a part of the index, `count` is how many foods there are. */
  constructor(
    private readonly read: (part: number) => Buffer,
    private readonly count: number,
  ) {}

  /** The concepts that a folded word or phrase names: in the language, or where it has no such word in any. */
  named(key: string, lang: Language): readonly number[] {
    if (key === '') return []
    const number = wordShardOf(key)
    this.words[number] ??= new Map(
      JSON.parse(this.read(FIRST_WORDS + number).toString()) as readonly WordEntry[],
    )
    const all = this.words[number].get(key)
    if (!all) return []
    const own = all.filter(([, languages]) => languages & (1 << LANGUAGES.indexOf(lang)))
    return (own.length > 0 ? own : all).map(([concept]) => concept)
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

  /** The foods that are free of an allergen, or as they grow. */
  freeOrPlain(allergen: string): Places {
    const concept = this.common.freeOf.get(allergen)
    const places = concept === undefined ? this.all(NOTHING.places) : this.free(concept)
    for (const place of this.common.plain) places[place] = 1
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
    for (let at = 0; at < some.length; at++) places[some[at]!] = 1
    return places
  }

  private concept(number: number): Concept {
    this.concepts[number] ??= conceptOf(this.read(FIRST_CONCEPT + number))
    return this.concepts[number]
  }

  private get common(): Common {
    this.readCommon ??= commonOf(this.read(0))
    return this.readCommon
  }
}

function conceptOf(body: Buffer): Concept {
  const lists = new Packed(body)
  const id = lists.texts().at(0)
  const foods = weightsOf(lists.numbers())
  const [hasFree, hasFits] = lists.numbers()
  const free = lists.numbers()
  const fits = lists.numbers()
  return { id, foods, free: hasFree ? free : null, fits: hasFits ? fits : null }
}

function commonOf(body: Buffer): Common {
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
