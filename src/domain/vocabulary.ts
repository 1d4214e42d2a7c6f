/** Types of the closed sets that the data files define. */

import type { Localized } from './languages.ts'

/** Display names by code. */
type Names = Readonly<Record<string, Localized<string>>>

export interface Vocabulary {
  readonly categories: Names
  readonly subcategories: Names
  /** Only the names of the sources. The rules for them are in `restrictions.ts`. */
  readonly animalSources: Names
  /** Words for each tag. Concepts refer to a tag by its id. */
  readonly tags: Readonly<Record<string, Localized<readonly string[]>>>
  /** Names for the keys of a cook profile. */
  readonly cookKeys: Names
  readonly cookMethods: Names
  readonly heatStabilities: Names
  readonly textureAxes: Names
  readonly functions: Names
  readonly applications: Names
  /** Additive classes as labels name them, each with its display word first. */
  readonly additiveClasses: Readonly<Record<string, Localized<readonly string[]>>>
  /** Materials that an additive may be made from. */
  readonly additiveOrigins: Names
  readonly cuisines: Names
  readonly flavorAxes: Names
  readonly contexts: Names
  readonly losses: Names
  readonly cuisineStrengths: readonly string[]
  readonly variantTypes: readonly string[]
  readonly measures: readonly string[]
}

/** Sets that have one name per code and language. */
export type NamedSet = {
  [Set in keyof Vocabulary]: Vocabulary[Set] extends Names ? Set : never
}[keyof Vocabulary]
