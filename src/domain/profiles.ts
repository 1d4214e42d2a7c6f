/** Fixed sets of values for food profiles: allergens, risks and culinary properties. */

import type { Verdict } from './risk.ts'

export const CONTAINS = ['yes', 'traces', 'no', 'unknown'] as const
export type Contains = (typeof CONTAINS)[number]
/** The verdict for a person who avoids an allergen, for each value of `contains`. */
export const VERDICT_OF_CONTAINS: Readonly<Record<Contains, Verdict>> = {
  yes: 'incompatible',
  traces: 'caution',
  unknown: 'uncertain',
  no: 'compatible',
}
export const CROSS_CONTACT = ['none', 'low', 'moderate', 'high', 'unknown'] as const
export const HISTAMINE_CONTENTS = ['high', 'moderate', 'low', 'none', 'unknown'] as const
export const LIBERATORS = ['no', 'suspected', 'yes'] as const
/** How strongly a food *supports* the enzyme diamine oxidase. The value is never used for foods that block DAO. */
export const DAO_EFFECTS = ['none', 'weak', 'strong'] as const

export const FODMAP_LEVELS = ['none', 'low', 'moderate', 'high', 'possible', 'unknown'] as const
export const FODMAP_GROUPS = [
  'oligosaccharides',
  'disaccharides',
  'monosaccharides',
  'polyols',
  'combinations',
] as const

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
/** Culinary profiles, named as in the API. */
export const CULINARY_PROFILES = [
  'cook_profile',
  'texture_profile',
  'functional_profile',
  'application_profile',
  'flavor_profile',
] as const
export type CulinaryProfile = (typeof CULINARY_PROFILES)[number]
/** A value from 0 to 1 for every axis in the vocabulary. */
export type AxisProfile = Readonly<Record<string, number>>
