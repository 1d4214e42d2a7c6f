/** The closed sets that the data files define. */

import type { Localized } from './languages.ts'
import type { Diet } from './profiles.ts'

export interface AnimalSource {
  readonly name: Localized<string>
  /** `uncertain`: may be of an excluded animal, depending on the recipe or the producer. */
  readonly allowed: Readonly<Record<Diet, 'yes' | 'no' | 'uncertain'>>
}

export interface Vocabulary {
  readonly categories: Readonly<Record<string, Localized<string>>>
  readonly animalSources: Readonly<Record<string, AnimalSource>>
  /** The words for each tag; concepts refer to tags by id. */
  readonly tags: Readonly<Record<string, Localized<readonly string[]>>>
  /** The keys of a cook profile. */
  readonly cookKeys: Readonly<Record<string, Localized<string>>>
  readonly cookMethods: Readonly<Record<string, Localized<string>>>
  readonly heatStabilities: Readonly<Record<string, Localized<string>>>
  readonly textureAxes: Readonly<Record<string, Localized<string>>>
  readonly functions: Readonly<Record<string, Localized<string>>>
  readonly applications: Readonly<Record<string, Localized<string>>>
  readonly cuisines: readonly string[]
  readonly cuisineStrengths: readonly string[]
  readonly variantTypes: readonly string[]
  readonly glutenCereals: readonly string[]
  readonly nutSpecies: readonly string[]
  readonly shellfishGroups: readonly string[]
  readonly measures: readonly string[]
}
