/** An ingredient as the library holds it. */

import type { MadeOf } from './composition.ts'
import type { Evidence } from './evidence.ts'
import type { Language, Localized } from './languages.ts'
import type { NutrientMarks } from './nutrients.ts'
import type { AxisProfile } from './profiles.ts'
import type { DataConfidence } from './risk.ts'
import type { Additive, Relationships } from './shapes/foods.ts'
import type { NutrientParts, NutrientSource, Nutrients } from './shapes/nutrition.ts'
import type {
  AllergenProfile,
  CookProfile,
  EuAllergens,
  FlavorProfile,
  ProfileConfidence,
} from './shapes/profiles.ts'

/** How strongly a food that no cuisine claims is tied to one. */
export const NO_CUISINE = 'none'

/** A curated figure with where it comes from. */
export interface Figure {
  readonly value: number
  /** A source code such as `usda-sr28:01077`, `curated` or `derived:<rule>`. */
  readonly source: string
  readonly confidence: DataConfidence
}

export interface Ingredient {
  readonly id: string
  readonly category: string
  readonly subcategory: string | null
  readonly archetype: string
  /** Shown name first, then synonyms. */
  readonly names: Localized<readonly string[]>
  /** Scientific names, which are looked up like English ones but never offered while somebody types. */
  readonly latin: readonly string[]
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
  /** What the law on food additives says of it; null for what is none. */
  readonly additive: Additive | null
  /** null where it is no mixture, or nobody has said what it is made of. */
  readonly madeOf: MadeOf | null
  /** Why its facts are so. */
  readonly evidence: Evidence
}

/** The language among whose names the Latin ones count, behind its own: labels and tables write them beside English. */
const LATIN_AMONG = 'en'

/** All names by which a food is looked up in a language, the shown one first. */
export const namesIn = ({ names, latin }: Pick<Ingredient, 'names' | 'latin'>, lang: Language) =>
  lang === LATIN_AMONG ? [...names[lang], ...latin] : names[lang]
