/** The profile of a food in each dimension and in the kitchen. */

import type { Allergen, DoseDimension, EuAllergen, Kind, KindKey } from './restrictions.ts'
import type { DataConfidence, Level, Verdict } from './risk.ts'

export const CONTAINS = ['yes', 'traces', 'no', 'unknown'] as const
export type Contains = (typeof CONTAINS)[number]
/** What it means for somebody who avoids it. */
export const VERDICT_OF_CONTAINS: Readonly<Record<Contains, Verdict>> = {
  yes: 'incompatible',
  traces: 'caution',
  unknown: 'uncertain',
  no: 'compatible',
}
export const CROSS_CONTACT = ['none', 'low', 'moderate', 'high', 'unknown'] as const
type CrossContact = (typeof CROSS_CONTACT)[number]

/** What an allergen comes from: cereals, nuts, groups of shellfish. Only shellfish has a closed set of them on the wire. */
type Kinds = Partial<Readonly<Record<Exclude<KindKey, 'groups'>, readonly string[]>>> & {
  readonly groups?: readonly Kind<'shellfish'>[]
}

/** The kinds are those of the allergen that has them. */
export interface AllergenSubProfile extends Kinds {
  readonly contains: Contains
  readonly crossContactRisk: CrossContact
  readonly processed: boolean
  /** Grams of the food at or above which a dose-dependent reaction counts in full; only lactose uses it. */
  readonly thresholdGrams: number | null
  readonly confidence: DataConfidence
  /** lactose only: grams in 100 g of the food; null where nobody measured it. */
  readonly gramsPer100g?: number | null
}

export const HISTAMINE_CONTENTS = ['high', 'moderate', 'low', 'none', 'unknown'] as const
export const LIBERATORS = ['no', 'suspected', 'yes'] as const
/** How much a food *supports* the enzyme diamine oxidase; blockers never carry one. */
export const DAO_EFFECTS = ['none', 'weak', 'strong'] as const

export interface HistamineProfile {
  readonly histamineContent: (typeof HISTAMINE_CONTENTS)[number]
  readonly liberator: (typeof LIBERATORS)[number]
  readonly daoEffect: (typeof DAO_EFFECTS)[number]
  readonly fermented: boolean
  readonly aged: boolean
  /** At or above this many grams the risk rises to high; null means no known threshold. */
  readonly thresholdGrams: number | null
  readonly confidence: DataConfidence
}

export const FODMAP_LEVELS = ['none', 'low', 'moderate', 'high', 'possible', 'unknown'] as const
type FodmapLevel = (typeof FODMAP_LEVELS)[number]
export const FODMAP_GROUPS = [
  'oligosaccharides',
  'disaccharides',
  'monosaccharides',
  'polyols',
  'combinations',
] as const

export interface FodmapProfile {
  readonly fodmapLevel: FodmapLevel
  readonly fodmapGroups: readonly (typeof FODMAP_GROUPS)[number][]
  /** Below this many grams a level falls by one, at or above it is high; null means no known limit. */
  readonly safeServingGrams: number | null
  readonly processed: boolean
  readonly confidence: DataConfidence
  /** Grams in 100 g as far as measured; monosaccharides are the fructose beyond glucose. */
  readonly gramsPer100g?: Readonly<
    Record<Exclude<(typeof FODMAP_GROUPS)[number], 'combinations'>, number | null>
  >
}

export interface PancreasProfile {
  readonly pancreasRisk: Exclude<Level, 'none'> | 'unknown'
  readonly fatLoad: Exclude<Level, 'none'> | 'unknown'
  readonly fiberLoad: Exclude<Level, 'none'> | 'unknown'
  readonly friedOrGreasy: boolean
  readonly alcohol: boolean
  /** Grams that hold 10 g of fat; null for food that is low in fat. */
  readonly safeServingGrams: number | null
  readonly confidence: DataConfidence
}

/** The profiles of the dimensions that look at grams. */
interface DoseProfiles {
  readonly histamine: HistamineProfile
  readonly fodmap: FodmapProfile
  readonly pancreas: PancreasProfile
}

/** null in any dimension means: nobody has assessed it. */
export type AllergenProfile = {
  readonly [dimension in DoseDimension]: DoseProfiles[dimension] | null
} & { readonly [allergen in Allergen]: AllergenSubProfile | null }

/** Of every entry of EU Regulation 1169/2011, Annex II. */
export type EuAllergens = Readonly<Record<EuAllergen, Contains>>

export const FLAVOR_AXES = [
  'sweet',
  'salty',
  'sour',
  'bitter',
  'umami',
  'fatty',
  'pungent',
  'astringent',
  'cooling',
  'fruity',
  'citrus',
  'floral',
  'herbal',
  'green',
  'woody',
  'earthy',
  'nutty',
  'roasted',
  'smoky',
  'caramel',
  'creamy',
  'fermented',
  'sulfurous',
  'marine',
] as const
/** 24 axes, 0 to 1. */
export type FlavorProfile = Readonly<Record<(typeof FLAVOR_AXES)[number], number>>

/** How a cook treats it; the methods and keys are those of the vocabulary. */
export interface CookProfile {
  /** The usual ways to prepare it, `raw` among them where it is eaten as it is. */
  readonly methods: readonly string[]
  /** low: goes in at the end or stays raw; moderate: short or gentle heat; high: bears long or strong heat. */
  readonly heat_stability: string | null
  /** Whether it turns liquid or stringy when it is warmed, as butter, sugar and mozzarella do. */
  readonly melts: boolean | null
}

/** Every axis of the vocabulary, 0 to 1. */
export type AxisProfile = Readonly<Record<string, number>>

/** The profiles of the kitchen, as the wire calls them. */
export const CULINARY_PROFILES = [
  'cook_profile',
  'texture_profile',
  'functional_profile',
  'application_profile',
  'flavor_profile',
] as const
export type CulinaryProfile = (typeof CULINARY_PROFILES)[number]
/** null where the profile is. */
export type ProfileConfidence = Readonly<Record<CulinaryProfile, DataConfidence | null>>
