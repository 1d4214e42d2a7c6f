/** The closed sets that the data files define. */

import type { Localized } from './languages.ts'

/** What the codes of a set are called. */
type Names = Readonly<Record<string, Localized<string>>>

export interface Vocabulary {
  readonly categories: Names
  readonly subcategories: Names
  /** The names of the sources; what diets say of them stands in `restrictions.ts`. */
  readonly animalSources: Names
  /** The words for each tag; concepts refer to tags by id. */
  readonly tags: Readonly<Record<string, Localized<readonly string[]>>>
  /** The keys of a cook profile. */
  readonly cookKeys: Names
  readonly cookMethods: Names
  readonly heatStabilities: Names
  readonly textureAxes: Names
  readonly functions: Names
  readonly applications: Names
  /** The classes of additives as labels name them: the shown word first. */
  readonly additiveClasses: Readonly<Record<string, Localized<readonly string[]>>>
  /** What an additive may be made from. */
  readonly additiveOrigins: Names
  readonly cuisines: Names
  readonly flavorAxes: Names
  readonly contexts: Names
  readonly losses: Names
  readonly cuisineStrengths: readonly string[]
  readonly variantTypes: readonly string[]
  readonly measures: readonly string[]
}

/** The sets whose codes have one name in each language. */
export type NamedSet = {
  [Set in keyof Vocabulary]: Vocabulary[Set] extends Names ? Set : never
}[keyof Vocabulary]
