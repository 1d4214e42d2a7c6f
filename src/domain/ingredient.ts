/** An ingredient as the library holds it. */

import type { Localized } from './languages.ts'
import type { NutrientMarks, NutrientParts, Nutrients } from './nutrients.ts'
import type {
  AllergenProfile,
  AxisProfile,
  CookProfile,
  EuAllergens,
  FlavorProfile,
  ProfileConfidence,
} from './profiles.ts'
import type { Relationships } from './relationships.ts'
import type { DataConfidence } from './risk.ts'

/** How strongly a food that no cuisine claims is tied to one. */
export const NO_CUISINE = 'none'

/** A curated figure with where it comes from. */
export interface Figure {
  readonly value: number
  /** A source code such as `usda-sr28:01077`, `curated` or `derived:<rule>`. */
  readonly source: string
  readonly confidence: DataConfidence
}

/** A source row that nutrients come from, and the nutrients (`group.name`) it gives. */
export interface NutrientSource {
  readonly source: string
  /** raw, dried, cooked, canned or processed. */
  readonly state: string
  readonly nutrients: readonly string[]
}

export interface Ingredient {
  readonly id: string
  readonly category: string
  readonly subcategory: string | null
  readonly archetype: string
  /** Shown name first, then synonyms. */
  readonly names: Localized<readonly string[]>
  readonly mainIngredient: string | null
  readonly variantType: string
  readonly isProcessed: boolean
  /** Holds `unknown` where nobody can say. */
  readonly animalSources: readonly string[]
  readonly allergenProfile: AllergenProfile
  readonly euAllergens: EuAllergens
  readonly flavorProfile: FlavorProfile | null
  /** This and the next three: null where nobody assessed it. */
  readonly cookProfile: CookProfile | null
  readonly textureProfile: AxisProfile | null
  /** What it does in a dish: thickens, foams, sweetens … */
  readonly functionalProfile: AxisProfile | null
  /** What it is used for: baking, soup, dressing … */
  readonly applicationProfile: AxisProfile | null
  readonly profileConfidence: ProfileConfidence
  /** null means nobody has looked. */
  readonly relationships: Relationships | null
  readonly tags: readonly string[]
  readonly cuisineTags: readonly string[]
  /** `none` where no cuisine claims it. */
  readonly cuisineStrength: string
  /** g/ml as a household measure holds it. */
  readonly density: Figure | null
  /** Edible grams of a named portion (`piece`, `clove`, `slice`, …). */
  readonly portions: Readonly<Record<string, Figure>>
  readonly nutrients: Nutrients | null
  /** The single sugars and organic acids; null where no source names any. */
  readonly nutrientParts: NutrientParts | null
  /** Upper bounds and traces that a source tells in place of a figure. */
  readonly nutrientMarks: NutrientMarks
  readonly nutrientSources: readonly NutrientSource[]
  readonly note: string | null
}
