/** What the engine reads of a library, whoever keeps it. */

import { BRAND_CATEGORY, type Brands } from '../domain/brands.ts'
import type { Concept } from '../domain/concepts.ts'
import type { Forms } from '../domain/forms.ts'
import type { Ingredient } from '../domain/ingredient.ts'
import type { Language, Localized } from '../domain/languages.ts'
import type { Notes } from '../domain/notes.ts'
import type { Compositions, Popularity } from '../domain/shares.ts'
import type { Unit } from '../domain/units.ts'
import type { Vocabulary } from '../domain/vocabulary.ts'

export interface NameHit {
  readonly ingredientId: string
  readonly lang: Language
  /** 0 for the shown name, then the place among the synonyms. */
  readonly rank: number
  readonly name: string
}

export interface NameRow extends NameHit {
  /** The folded name. */
  readonly key: string
}

/** What a name with several meanings may mean. */
export interface Candidates {
  /** The ingredient that a cook means most often; null where a guess would mislead. */
  readonly preferred: string | null
  /** Every ingredient that it may mean, the preferred one among them. */
  readonly candidates: readonly string[]
}

/** Whether nothing but a brand is known of a food. */
export const isBrand = (library: Library, id: string): boolean =>
  library.ingredient(id)?.category === BRAND_CATEGORY

/** By language and folded word the ids of what a dish holds by definition. */
export type Dishes = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** By check and id of a food. */
export type Explanations = Readonly<Record<string, Readonly<Record<string, Localized<string>>>>>

/** What the file holds as JSON beside the records of the foods; parsed when it is first asked for. */
export interface LibraryData {
  readonly vocabulary: Vocabulary
  readonly units: readonly Unit[]
  /** What names with several meanings may mean, by language and folded name. */
  readonly ambiguous: Readonly<Record<string, Readonly<Record<string, Candidates>>>>
  /** Names of brands, which a reading never takes for sure. */
  readonly brands: Brands
  /** What dishes hold by definition, for titles that name one. */
  readonly dishes: Dishes
  /** Which food is a form of which. */
  readonly forms: Forms
  /** The families of the ingredients, each with what it extends merged in. */
  readonly archetypes: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Why findings of `doctor` are right as they are, by check and id. */
  readonly explanations: Explanations
  /** What the notes in records say. */
  readonly notes: Notes
  /** How often recipes of each language name an ingredient, per 100,000 mentions; those never named are left out. */
  readonly popularity: Popularity
  /** What people say about food when they do not name it; read by the build alone. */
  readonly concepts: readonly Concept[]
  /** Grams of each component in a gram of a composite, as far as known; read by the build alone. */
  readonly compositions: Compositions
}

/** In the order of the file. */
export const DATA_KEYS = [
  'vocabulary',
  'units',
  'ambiguous',
  'brands',
  'dishes',
  'forms',
  'archetypes',
  'explanations',
  'notes',
  'popularity',
  'concepts',
  'compositions',
] as const satisfies readonly (keyof LibraryData)[]

export interface Library extends LibraryData {
  /** The content hash: the same data gives the same hash. */
  readonly hash: string
  readonly count: number
  /** Every id, in order. */
  ids(): readonly string[]
  /** The categories that occur, in alphabetical order. */
  categories(): readonly string[]
  /** The record of an id; undefined when there is none. */
  ingredient(id: string): Ingredient | undefined
  /** The ingredients whose folded name is exactly `key`, shown names before synonyms. */
  named(key: string): readonly NameHit[]
  /** What the folded name may mean in a language; undefined for a name with one meaning. */
  candidates(key: string, lang: Language): Candidates | undefined
  /** Every folded name, read anew each time. */
  names(): readonly NameRow[]
  /** A part of a prepared search index, as it was stored; throws UNAVAILABLE where there is none. */
  searchIndex(kind: string, part: number): Buffer
}
