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

/** A figure with its source. */
export interface Figure {
  readonly value: number
  /** Code of the source, such as `usda-sr28:01077`, `curated` or `derived:<rule>`. */
  readonly source: string
  readonly confidence: DataConfidence
}

export interface Ingredient {
  readonly id: string
  readonly category: string
  readonly subcategory: string | null
  readonly archetype: string
  /** The display name first, then synonyms. */
  readonly names: Localized<readonly string[]>
  /** Scientific names. They are found like English names, but never suggested by autocomplete. */
  readonly latin: readonly string[]
  readonly mainIngredient: string | null
  readonly variantType: string
  readonly isProcessed: boolean
  /** Animal sources; contains `unknown` if they were not assessed. */
  readonly animalSources: readonly string[]
  /** Alcohol, blood and other contents that some diets forbid. */
  readonly otherSources: readonly OtherSource[]
  readonly allergenProfile: AllergenProfile
  readonly euAllergens: EuAllergens
  readonly flavorProfile: FlavorProfile | null
  /** This profile and the next three are null if they were not assessed. */
  readonly cookProfile: CookProfile | null
  readonly textureProfile: AxisProfile | null
  /** Functions in a dish, such as thickening, foaming or sweetening. */
  readonly functionalProfile: AxisProfile | null
  /** Uses, such as baking, soup or dressing. */
  readonly applicationProfile: AxisProfile | null
  readonly profileConfidence: ProfileConfidence
  /** Related foods; null if they were not assessed. */
  readonly relationships: Relationships | null
  readonly tags: readonly string[]
  readonly cuisineTags: readonly string[]
  /** How typical the food is of its cuisine; `none` if it belongs to no cuisine. */
  readonly cuisineStrength: string
  /** Density in g/ml of the food in a household measure, such as a cup. */
  readonly density: Figure | null
  /** Edible grams per named portion (`piece`, `clove`, `slice`, …). */
  readonly portions: Readonly<Record<string, Figure>>
  readonly nutrients: Nutrients | null
  /** Individual sugars and organic acids; null if no source reports any. */
  readonly nutrientParts: NutrientParts | null
  /** Upper bounds and traces given by a source instead of a figure. */
  readonly nutrientMarks: NutrientMarks
  readonly nutrientSources: readonly NutrientSource[]
  /** Data for a food additive; null for other foods. */
  readonly additive: Additive | null
  /** Parts of a mixed food; null if the food has no parts or its parts are unknown. */
  readonly madeOf: MadeOf | null
  readonly evidence: Evidence
}

/** The language whose food names also include the Latin names. Labels and tables put Latin next to English names. */
const LATIN_AMONG = 'en'

/** All names of a food in a language, display name first. */
export const namesIn = ({ names, latin }: Pick<Ingredient, 'names' | 'latin'>, lang: Language) =>
  lang === LATIN_AMONG ? [...names[lang], ...latin] : names[lang]

/** All sources that matter for diets: animal sources and other sources. */
export const sourcesOf = ({
  animalSources,
  otherSources,
}: Pick<Ingredient, 'animalSources' | 'otherSources'>): readonly string[] => [
  ...animalSources,
  ...otherSources,
]
