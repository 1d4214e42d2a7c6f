/** The closed sets that the data files define. */

import type { Localized } from './languages.ts'

export interface Vocabulary {
  readonly categories: Readonly<Record<string, Localized<string>>>
  /** The names of the sources; what diets say of them stands in `restrictions.ts`. */
  readonly animalSources: Readonly<Record<string, Localized<string>>>
  /** The words for each tag; concepts refer to tags by id. */
  readonly tags: Readonly<Record<string, Localized<readonly string[]>>>
  /** The keys of a cook profile. */
  readonly cookKeys: Readonly<Record<string, Localized<string>>>
  readonly cookMethods: Readonly<Record<string, Localized<string>>>
  readonly heatStabilities: Readonly<Record<string, Localized<string>>>
  readonly textureAxes: Readonly<Record<string, Localized<string>>>
  readonly functions: Readonly<Record<string, Localized<string>>>
  readonly applications: Readonly<Record<string, Localized<string>>>
  /** The classes of additives as labels name them: the shown word first. */
  readonly additiveClasses: Readonly<Record<string, Localized<readonly string[]>>>
  /** What an additive may be made from. */
  readonly additiveOrigins: Readonly<Record<string, Localized<string>>>
  readonly cuisines: readonly string[]
  readonly cuisineStrengths: readonly string[]
  readonly variantTypes: readonly string[]
  readonly measures: readonly string[]
}
