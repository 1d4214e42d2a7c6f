/** Names of brands: what kind of food each is, and what is typically in it. A brand accuses with that and acquits nothing. */

import type { Localized } from './languages.ts'
import {
  ALLERGEN,
  ANIMAL_SOURCES,
  type AnimalSource,
  EU_ALLERGENS,
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
