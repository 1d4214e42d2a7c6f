/** An ingredient as stored in the library. */

import type { MadeOf } from './composition.ts'
import type { Evidence } from './evidence.ts'
import type { Language, Localized } from './languages.ts'
import type { NutrientMarks } from './nutrients.ts'
import type { AxisProfile } from './profiles.ts'
import type { OtherSource } from './restrictions.ts'
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

/** `cuisineStrength` of a food that belongs to no cuisine. */
export const NO_CUISINE = 'none'

/** A curated figure and its source. */
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
  /** Display name first, then synonyms. */
  readonly names: Localized<readonly string[]>
  /** Scientific names: found like English names, never suggested by autocomplete. */
  readonly latin: readonly string[]
  readonly mainIngredient: string | null
  readonly variantType: string
  readonly isProcessed: boolean
  /** Contains `unknown` if not assessed. */
  readonly animalSources: readonly string[]
  /** Alcohol, blood and the like, which some diets forbid. */
  readonly otherSources: readonly OtherSource[]
  readonly allergenProfile: AllergenProfile
  readonly euAllergens: EuAllergens
  readonly flavorProfile: FlavorProfile | null
  /** This and the next three are null if not assessed. */
  readonly cookProfile: CookProfile | null
  readonly textureProfile: AxisProfile | null
  /** What it does in a dish: thickens, foams, sweetens … */
  readonly functionalProfile: AxisProfile | null
  /** Its uses: baking, soup, dressing … */
  readonly applicationProfile: AxisProfile | null
  readonly profileConfidence: ProfileConfidence
  /** null means not assessed. */
  readonly relationships: Relationships | null
  readonly tags: readonly string[]
  readonly cuisineTags: readonly string[]
  /** `none` if it belongs to no cuisine. */
  readonly cuisineStrength: string
  /** g/ml, as filled into a household measure. */
  readonly density: Figure | null
  /** Edible grams of a named portion (`piece`, `clove`, `slice`, …). */
  readonly portions: Readonly<Record<string, Figure>>
  readonly nutrients: Nutrients | null
  /** Single sugars and organic acids; null if no source reports any. */
  readonly nutrientParts: NutrientParts | null
  /** Upper bounds and traces that a source reports instead of a figure. */
  readonly nutrientMarks: NutrientMarks
  readonly nutrientSources: readonly NutrientSource[]
  /** Its status in food additive law; null if it is not an additive. */
  readonly additive: Additive | null
  /** null if it is not a mixture or its parts are unknown. */
  readonly madeOf: MadeOf | null
  readonly evidence: Evidence
}

/** Language whose names include the Latin ones, after its own: labels and tables put them next to English. */
const LATIN_AMONG = 'en'

/** All names that find a food in a language, display name first. */
export const namesIn = ({ names, latin }: Pick<Ingredient, 'names' | 'latin'>, lang: Language) =>
  lang === LATIN_AMONG ? [...names[lang], ...latin] : names[lang]

/** All sources that a diet judges. */
export const sourcesOf = ({
  animalSources,
  otherSources,
}: Pick<Ingredient, 'animalSources' | 'otherSources'>): readonly string[] => [
  ...animalSources,
  ...otherSources,
]
