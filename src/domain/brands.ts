/** Names of brands: what kind of food each is, and what is typically in it. A brand accuses with that and acquits nothing. */

import { isOneOf } from './closed-sets.ts'
import type { Localized } from './languages.ts'
import {
  ALLERGEN,
  ANIMAL_SOURCES,
  type AnimalSource,
  EU_ALLERGENS,
  EU_ENTRY,
  type EuAllergen,
  type Kind,
} from './restrictions.ts'

/** What a kind of brand is a burden by, besides what it typically holds. */
export const BURDENS = ['histamine', 'fodmap', 'pancreas', 'alcohol'] as const
export type Burden = (typeof BURDENS)[number]

/** An entry of Annex II, one of its cereals or nuts, or an animal source. */
export type Typical = EuAllergen | Kind<'gluten'> | Kind<'treeNut'> | AnimalSource

export const CEREALS = ALLERGEN.gluten.kinds?.of ?? []
export const NUTS = ALLERGEN.treeNut.kinds?.of ?? []

export const isTypical = (name: string): name is Typical =>
  [...EU_ALLERGENS, ...CEREALS, ...NUTS, ...ANIMAL_SOURCES].includes(name)

/** The entry of Annex II that what is typical belongs to: hazelnut is one of the nuts. */
export function entryOf(typical: Typical): EuAllergen | null {
  if (isOneOf(EU_ALLERGENS, typical)) return typical
  if (CEREALS.includes(typical)) return 'gluten'
  return NUTS.includes(typical) ? 'nuts' : null
}

export const entriesOfTypical = (typically: readonly Typical[]): readonly EuAllergen[] =>
  EU_ALLERGENS.filter((entry) => typically.some((one) => entryOf(one) === entry))

/** The animal sources that are named, and those that come with the allergens. */
export function animalsOfTypical(typically: readonly Typical[]): readonly AnimalSource[] {
  const named = typically.filter((one) => isOneOf(ANIMAL_SOURCES, one))
  const carried = typically.flatMap((one) => {
    const entry = entryOf(one)
    const allergen = entry === null ? null : EU_ENTRY[entry].allergen
    return allergen === null ? [] : ALLERGEN[allergen].animals.slice(0, 1)
  })
  return [...new Set<AnimalSource>([...named, ...carried])]
}

/** A brand by one of its names. */
export interface BrandName {
  /** As the maker writes it. */
  readonly name: string
  /** The code of its kind. */
  readonly kind: string
  readonly typically: readonly Typical[]
  /** What stands for it: a record of its own, or the food whose name it is in everyday speech. */
  readonly ingredientId: string
  /** The food that it is an example of; null where the library has none. */
  readonly food: string | null
}

export interface Brands {
  /** What each kind is, with its article: "a chocolate bar". */
  readonly kinds: Readonly<Record<string, Localized<string>>>
  /** By folded name. */
  readonly names: Readonly<Record<string, BrandName>>
}

export const NO_BRANDS: Brands = { kinds: {}, names: {} }

/** How the ids of these records begin. */
export const BRAND_ID = 'brand-'

/** The category of the records that stand for brands alone. */
export const BRAND_CATEGORY = 'brands'
