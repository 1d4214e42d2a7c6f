/** The profile of a food in each dimension and in the kitchen. */

import type { TSchema } from '@sinclair/typebox'
import * as Type from '@sinclair/typebox'
import { byName } from '../closed-sets.ts'
import {
  CONTAINS,
  CROSS_CONTACT,
  CULINARY_PROFILES,
  DAO_EFFECTS,
  FLAVOR_AXES,
  FODMAP_GROUPS,
  FODMAP_LEVELS,
  HISTAMINE_CONTENTS,
  LIBERATORS,
} from '../profiles.ts'
import {
  ALLERGEN,
  ALLERGENS,
  type Allergen,
  DIMENSIONS,
  type DoseDimension,
  EU_ALLERGENS,
  type KindKey,
  SHELLFISH_GROUPS,
} from '../restrictions.ts'
import { CONFIDENCES, LEVELS } from '../risk.ts'
import {
  boolean,
  byKey,
  described,
  grams,
  list,
  nullable,
  object,
  one,
  optional,
  ref,
  type Shape,
  share,
  text,
} from './shape.ts'

const SUB_PROFILE = {
  contains: one(CONTAINS, 'Whether the food contains it; unknown never reads as no.'),
  crossContactRisk: one(CROSS_CONTACT),
  processed: boolean,
  thresholdGrams: nullable(
    grams('Amount of the food from which on a dose-dependent reaction counts in full'),
  ),
  confidence: one(CONFIDENCES, 'Quality of the data behind it.'),
}
export const AllergenSubProfile = object(SUB_PROFILE)

/** What an allergen comes from: cereals, nuts, groups of shellfish. Only shellfish has a closed set of them on the wire. */
const KINDS = {
  cereals: optional(list(text, 'Cereals of EU Annex II that it comes from.')),
  species: optional(list(text, 'Nuts that it comes from.')),
  groups: optional(list(one(SHELLFISH_GROUPS))),
} satisfies Record<KindKey, TSchema>
const POSSIBLE_KINDS = {
  possibleKinds: optional(
    list(text, 'Further kinds, of parts that are only usually or sometimes in it.'),
  ),
}
const LACTOSE = { gramsPer100g: optional(nullable(grams('Lactose in 100 g of the food'))) }

/** With what only some allergens have; which of it is said of each by `SUB_PROFILES`. */
const WithKinds = object({ ...SUB_PROFILE, ...KINDS, ...POSSIBLE_KINDS, ...LACTOSE })
export type AllergenSubProfile = Shape<typeof WithKinds>

/** What the profile of one allergen has and the others have not. */
function extrasOf(allergen: Allergen) {
  if (allergen === 'lactose') return LACTOSE
  const { kinds } = ALLERGEN[allergen]
  return kinds && { [kinds.key]: KINDS[kinds.key], ...POSSIBLE_KINDS }
}

/** `GlutenProfile`; most allergens share one. */
const profileName = (allergen: Allergen) =>
  extrasOf(allergen)
    ? `${allergen.charAt(0).toUpperCase()}${allergen.slice(1)}Profile`
    : 'AllergenSubProfile'

/** The profiles of the allergens that have more than the others, by their names. */
export const SUB_PROFILES = Object.fromEntries(
  ALLERGENS.flatMap((allergen) => {
    const extras = extrasOf(allergen)
    return extras ? [[profileName(allergen), object({ ...SUB_PROFILE, ...extras })]] : []
  }),
)

export const HistamineProfile = object({
  histamineContent: one(HISTAMINE_CONTENTS),
  liberator: one(LIBERATORS),
  daoEffect: one(DAO_EFFECTS, 'How much the food supports the enzyme diamine oxidase.'),
  fermented: boolean,
  aged: boolean,
  thresholdGrams: nullable(grams('Amount from which on the risk is high')),
  confidence: one(CONFIDENCES),
})
export type HistamineProfile = Shape<typeof HistamineProfile>

const MEASURED_GROUPS = FODMAP_GROUPS.filter((group) => group !== 'combinations')

export const FodmapProfile = object({
  fodmapLevel: one(FODMAP_LEVELS),
  fodmapGroups: list(one(FODMAP_GROUPS)),
  safeServingGrams: nullable(
    grams('Below this a level falls by one, at or above it the level is high'),
  ),
  processed: boolean,
  confidence: one(CONFIDENCES),
  gramsPer100g: optional(
    object(
      byName(MEASURED_GROUPS, () => nullable(Type.Number({ minimum: 0 }))),
      'As far as measured; disaccharides are lactose, monosaccharides the fructose beyond glucose.',
    ),
  ),
})
export type FodmapProfile = Shape<typeof FodmapProfile>

const LOADS = [...LEVELS.filter((level) => level !== 'none'), 'unknown' as const]

export const PancreasProfile = object({
  pancreasRisk: one(LOADS),
  fatLoad: one(LOADS),
  fiberLoad: one(LOADS),
  friedOrGreasy: boolean,
  alcohol: boolean,
  safeServingGrams: nullable(grams('Amount that holds 10 g of fat')),
  confidence: one(CONFIDENCES),
})
export type PancreasProfile = Shape<typeof PancreasProfile>

/** The profiles of the dimensions that look at grams. */
const DOSES = {
  histamine: nullable(ref({ HistamineProfile })),
  fodmap: nullable(ref({ FodmapProfile })),
  pancreas: nullable(ref({ PancreasProfile })),
} satisfies Record<DoseDimension, TSchema>

export const AllergenProfile = object(
  {
    ...DOSES,
    ...byName(ALLERGENS, (allergen) => nullable(ref({ [profileName(allergen)]: WithKinds }))),
  },
  `${DIMENSIONS.length} dimensions; null where nobody has assessed one.`,
)
export type AllergenProfile = Shape<typeof AllergenProfile>

export const EuAllergens = object(
  byName(EU_ALLERGENS, () => one(CONTAINS)),
  'The entries of EU Regulation 1169/2011, Annex II.',
)
export type EuAllergens = Shape<typeof EuAllergens>

export const FlavorProfile = object(
  byName(FLAVOR_AXES, () => share('Strength of the axis.')),
  '24 axes.',
)
export type FlavorProfile = Shape<typeof FlavorProfile>

/** The methods and keys are those of the vocabulary. */
export const CookProfile = object(
  {
    methods: list(text, 'Usual ways to prepare it; `raw` where it is eaten as it is.'),
    heat_stability: nullable(
      described(
        text,
        'low: added at the end or raw; moderate: gentle heat; high: long or strong heat.',
      ),
    ),
    melts: nullable(described(boolean, 'Whether it melts when warmed.')),
  },
  'How it is cooked.',
)
export type CookProfile = Shape<typeof CookProfile>

/** Every axis of the vocabulary. */
export const axes = (description: string) =>
  nullable(
    byKey(
      Type.Number({ minimum: 0, maximum: 1 }),
      `${description}: snake_case axes, 0 to 1; null where nobody has assessed it.`,
    ),
  )

export const ProfileConfidence = object(
  byName(CULINARY_PROFILES, () => nullable(one(CONFIDENCES))),
  'Quality of the data behind each profile; null where the profile is.',
)
export type ProfileConfidence = Shape<typeof ProfileConfidence>
