/** The interface through which the engine reads the library, however the library is stored. */

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
  /** 0 for the display name; for a synonym, its position among the synonyms, from 1. */
  readonly rank: number
  readonly name: string
}

export interface NameRow extends NameHit {
  /** The folded form of the name. */
  readonly key: string
}

/** Possible meanings of an ambiguous name. */
export interface Candidates {
  /** The most common meaning in cooking; null if any choice could mislead. */
  readonly preferred: string | null
  /** All possible ingredients, including the preferred one. */
  readonly candidates: readonly string[]
  /**
   * True if the name cannot mean any other food. What is true of all candidates is then also true of the name. A
   * preferred food is then meant only with an amount.
   */
  readonly isClosed?: boolean
}

/** True if only the brand of the food is known, not the food itself. */
export const isBrand = (library: Library, id: string): boolean =>
  library.ingredient(id)?.category === BRAND_CATEGORY

/** Ids of foods that a dish contains by definition, by language and folded dish name. */
export type Dishes = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** Explanations by check and food id. */
export type Explanations = Readonly<Record<string, Readonly<Record<string, Localized<string>>>>>

/** Data besides the food records, stored as JSON and parsed on first use. */
export interface LibraryData {
  readonly vocabulary: Vocabulary
  readonly units: readonly Unit[]
  /** Meanings of ambiguous names, by language and folded name. */
  readonly ambiguous: Readonly<Record<string, Readonly<Record<string, Candidates>>>>
  /** Brand names, which are never a certain match. */
  readonly brands: Brands
  /** Foods that dishes contain by definition, for titles that name a dish. */
  readonly dishes: Dishes
  /** Which foods are forms of other foods. */
  readonly forms: Forms
  /** Ingredient families, each merged with the families that it extends. */
  readonly archetypes: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Reasons why data that `doctor` flags is nevertheless correct, by check and id. */
  readonly explanations: Explanations
  /** Texts of the notes in food records. */
  readonly notes: Notes
  /** For each language, how often recipes mention a food, per 100,000 mentions. Foods never mentioned are absent. */
  readonly popularity: Popularity
  /** Words that describe a food without naming it; only the build uses them. */
  readonly concepts: readonly Concept[]
  /** Grams of each component per gram of a mixed food, if known; used only by the build. */
  readonly compositions: Compositions
  /** Number of entries that only their author has reviewed. */
  readonly unread: number
}

/** Keys of `LibraryData`, in the order in which the library file stores them. */
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
  'unread',
] as const satisfies readonly (keyof LibraryData)[]

export interface Library extends LibraryData {
  /** Hash of the content: equal data give the same hash. */
  readonly hash: string
  readonly count: number
  /** All ids, sorted. */
  ids(): readonly string[]
  /** Categories that are in use, in alphabetical order. */
  categories(): readonly string[]
  ingredient(id: string): Ingredient | undefined
  /** Ingredients with the folded name `key`; display names before synonyms. */
  named(key: string): readonly NameHit[]
  /** Meanings of a folded name in a language; undefined if there are fewer than two. */
  candidates(key: string, lang: Language): Candidates | undefined
  /** All folded names. Each call reads them again. */
  names(): readonly NameRow[]
  /** A part of a prepared search index; throws UNAVAILABLE if it does not exist. */
  searchIndex(kind: string, part: number): Buffer
}
