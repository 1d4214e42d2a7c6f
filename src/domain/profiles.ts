/** The closed sets of the profiles that a food has in each dimension and in the kitchen. */

import type { Verdict } from './risk.ts'

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
export const HISTAMINE_CONTENTS = ['high', 'moderate', 'low', 'none', 'unknown'] as const
export const LIBERATORS = ['no', 'suspected', 'yes'] as const
/** How much a food *supports* the enzyme diamine oxidase; blockers never carry one. */
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
/** The profiles of the kitchen, as the wire calls them. */
export const CULINARY_PROFILES = [
  'cook_profile',
  'texture_profile',
  'functional_profile',
  'application_profile',
  'flavor_profile',
] as const
export type CulinaryProfile = (typeof CULINARY_PROFILES)[number]
/** Every axis of the vocabulary, 0 to 1. */
export type AxisProfile = Readonly<Record<string, number>>
