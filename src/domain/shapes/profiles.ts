/** Schemas of a food's profiles: allergens, risks and culinary properties. */

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
import * as s from './shape.ts'

const SUB_PROFILE = {
  contains: s.one(CONTAINS, 'Whether the food contains it; "unknown" does not mean "no".'),
  crossContactRisk: s.one(CROSS_CONTACT),
  processed: s.boolean,
  thresholdGrams: s.nullable(
    s.grams('Amount of the food from which a dose-dependent reaction counts fully'),
  ),
  confidence: s.one(CONFIDENCES, 'Quality of the data.'),
}
export const AllergenSubProfile = s.object(SUB_PROFILE)

/** Fields for the kinds within an allergen, such as wheat within gluten. Only `groups` is limited to fixed values. */
const KINDS = {
  cereals: s.optional(s.list(s.text, 'Cereals of EU Annex II that it comes from.')),
  species: s.optional(s.list(s.text, 'Nuts that it comes from.')),
  groups: s.optional(s.list(s.one(SHELLFISH_GROUPS))),
} satisfies Record<KindKey, TSchema>
const POSSIBLE_KINDS = {
  possibleKinds: s.optional(
    s.list(s.text, 'Further kinds, from parts that it contains only usually or sometimes.'),
  ),
}
const LACTOSE = { gramsPer100g: s.maybe(s.grams('Lactose in 100 g of the food')) }

/** Schema with the fields of all allergens. `SUB_PROFILES` defines which fields each allergen has. */
const WithKinds = s.object({ ...SUB_PROFILE, ...KINDS, ...POSSIBLE_KINDS, ...LACTOSE })
export type AllergenSubProfile = s.Shape<typeof WithKinds>

/** Fields that only this allergen has. */
function extrasOf(allergen: Allergen) {
  if (allergen === 'lactose') return LACTOSE
  const { kinds } = ALLERGEN[allergen]
  return kinds && { [kinds.key]: KINDS[kinds.key], ...POSSIBLE_KINDS }
}

/** Schema name, such as `GlutenProfile`. Allergens without extra fields share the name `AllergenSubProfile`. */
const profileName = (allergen: Allergen) =>
  extrasOf(allergen)
    ? `${allergen.charAt(0).toUpperCase()}${allergen.slice(1)}Profile`
    : 'AllergenSubProfile'

/** Schemas of allergens with extra fields, by name. */
export const SUB_PROFILES = Object.fromEntries(
  ALLERGENS.flatMap((allergen) => {
    const extras = extrasOf(allergen)
    return extras ? [[profileName(allergen), s.object({ ...SUB_PROFILE, ...extras })]] : []
  }),
)

export const HistamineProfile = s.object({
  histamineContent: s.one(HISTAMINE_CONTENTS),
  liberator: s.one(LIBERATORS),
  daoEffect: s.one(DAO_EFFECTS, 'How much the food supports the enzyme diamine oxidase.'),
  fermented: s.boolean,
  aged: s.boolean,
  thresholdGrams: s.nullable(s.grams('Amount from which the risk is high')),
  confidence: s.one(CONFIDENCES),
})
export type HistamineProfile = s.Shape<typeof HistamineProfile>

const MEASURED_GROUPS = FODMAP_GROUPS.filter((group) => group !== 'combinations')

export const FodmapProfile = s.object({
  fodmapLevel: s.one(FODMAP_LEVELS),
  fodmapGroups: s.list(s.one(FODMAP_GROUPS)),
  safeServingGrams: s.nullable(
    s.grams('Smaller amounts lower the level by one, others make it high'),
  ),
  processed: s.boolean,
  confidence: s.one(CONFIDENCES),
  gramsPer100g: s.optional(
    s.object(
      byName(MEASURED_GROUPS, () => s.nullable(Type.Number({ minimum: 0 }))),
      'As far as measured; disaccharides are lactose, monosaccharides the fructose beyond glucose.',
    ),
  ),
})
export type FodmapProfile = s.Shape<typeof FodmapProfile>

const LOADS = [...LEVELS.filter((level) => level !== 'none'), 'unknown' as const]

export const PancreasProfile = s.object({
  pancreasRisk: s.one(LOADS),
  fatLoad: s.one(LOADS),
  fiberLoad: s.one(LOADS),
  friedOrGreasy: s.boolean,
  alcohol: s.boolean,
  safeServingGrams: s.nullable(s.grams('Amount that contains 10 g of fat')),
  confidence: s.one(CONFIDENCES),
})
export type PancreasProfile = s.Shape<typeof PancreasProfile>

/** Profiles for which the risk depends on how many grams of the food are eaten. */
const DOSES = {
  histamine: s.nullable(s.ref({ HistamineProfile })),
  fodmap: s.nullable(s.ref({ FodmapProfile })),
  pancreas: s.nullable(s.ref({ PancreasProfile })),
} satisfies Record<DoseDimension, TSchema>

export const AllergenProfile = s.object(
  {
    ...DOSES,
    ...byName(ALLERGENS, (allergen) => s.nullable(s.ref({ [profileName(allergen)]: WithKinds }))),
  },
  `${DIMENSIONS.length} dimensions; null where nobody has assessed one.`,
)
export type AllergenProfile = s.Shape<typeof AllergenProfile>

export const EuAllergens = s.object(
  byName(EU_ALLERGENS, () => s.one(CONTAINS)),
  'The entries of EU Regulation 1169/2011, Annex II.',
)
export type EuAllergens = s.Shape<typeof EuAllergens>

export const FlavorProfile = s.object(
  byName(FLAVOR_AXES, () => s.share('Strength of the axis.')),
  '24 axes.',
)
export type FlavorProfile = s.Shape<typeof FlavorProfile>

/** Schema of the cooking profile of a food. The vocabulary defines its field names and the possible cooking methods. */
export const CookProfile = s.object(
  {
    methods: s.list(s.text, 'Usual ways to prepare it; `raw` if it is eaten uncooked.'),
    heat_stability: s.nullable(
      s.string('low: added at the end or raw; moderate: gentle heat; high: long or strong heat.'),
    ),
    melts: s.nullable(s.flag('Whether it melts when warmed.')),
  },
  'How it is cooked.',
)
export type CookProfile = s.Shape<typeof CookProfile>

/** Schema with a value for every axis in the vocabulary. */
export const axes = (description: string) =>
  s.nullable(
    s.byKey(
      Type.Number({ minimum: 0, maximum: 1 }),
      `${description}: snake_case axes, 0 to 1; null where nobody has assessed it.`,
    ),
  )

export const ProfileConfidence = s.object(
  byName(CULINARY_PROFILES, () => s.nullable(s.one(CONFIDENCES))),
  'Quality of the data for each profile; null if the profile is null.',
)
export type ProfileConfidence = s.Shape<typeof ProfileConfidence>
