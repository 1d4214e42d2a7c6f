/** The library as the engine reads it, independent of its storage. */

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
  /** 0 for the shown name, then the position among the synonyms. */
  readonly rank: number
  readonly name: string
}

export interface NameRow extends NameHit {
  /** The folded name. */
  readonly key: string
}

/** What an ambiguous name may mean. */
export interface Candidates {
  /** The most common meaning in cooking; null if a guess would mislead. */
  readonly preferred: string | null
  /** All possible ingredients, including the preferred one. */
  readonly candidates: readonly string[]
  /** True if the name means nothing else, so that facts shared by all candidates hold for the name. */
  readonly isClosed?: boolean
}

/** True if only the brand of a food is known. */
export const isBrand = (library: Library, id: string): boolean =>
  library.ingredient(id)?.category === BRAND_CATEGORY

/** Ids of what a dish contains by definition, by language and folded word. */
export type Dishes = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** By check and food id. */
export type Explanations = Readonly<Record<string, Readonly<Record<string, Localized<string>>>>>

/** Data stored as JSON besides the food records; parsed on first use. */
export interface LibraryData {
  readonly vocabulary: Vocabulary
  readonly units: readonly Unit[]
  /** Meanings of ambiguous names, by language and folded name. */
  readonly ambiguous: Readonly<Record<string, Readonly<Record<string, Candidates>>>>
  /** Brand names; never a sure match. */
  readonly brands: Brands
  /** What dishes contain by definition, for titles that name one. */
  readonly dishes: Dishes
  /** Which food is a form of which. */
  readonly forms: Forms
  /** Ingredient families, each merged with those it extends. */
  readonly archetypes: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Why `doctor` findings are correct, by check and id. */
  readonly explanations: Explanations
  /** Texts of the notes in records. */
  readonly notes: Notes
  /** Mentions per 100,000 in recipes of each language; ids that are never mentioned are left out. */
  readonly popularity: Popularity
  /** Phrases about food that do not name it; only the build reads them. */
  readonly concepts: readonly Concept[]
  /** Grams of each component per gram of a composite, if known; only the build reads them. */
  readonly compositions: Compositions
  /** Number of entries that only their author has read. */
  readonly unread: number
}

/** In file order. */
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
  /** Content hash: equal data give equal hashes. */
  readonly hash: string
  readonly count: number
  /** All ids, in order. */
  ids(): readonly string[]
  /** Categories in use, in alphabetical order. */
  categories(): readonly string[]
  ingredient(id: string): Ingredient | undefined
  /** Ingredients whose folded name equals `key`, shown names before synonyms. */
  named(key: string): readonly NameHit[]
  /** Meanings of the folded name in a language; undefined for a name with one meaning. */
  candidates(key: string, lang: Language): Candidates | undefined
  /** All folded names, read anew on each call. */
  names(): readonly NameRow[]
  /** Stored part of a prepared search index; throws UNAVAILABLE if there is none. */
  searchIndex(kind: string, part: number): Buffer
}
