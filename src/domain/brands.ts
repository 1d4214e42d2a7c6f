/** Brand names: the kind of food and its typical contents. A brand may accuse with them but never clears. */

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

/** Risks that a kind of brand is known for, besides its typical contents. */
export const BURDENS = ['histamine', 'fodmap', 'pancreas', 'alcohol'] as const
export type Burden = (typeof BURDENS)[number]

/** An Annex II entry, one of its cereals or nuts, or an animal source. */
export type Typical = EuAllergen | Kind<'gluten'> | Kind<'treeNut'> | AnimalSource

export const CEREALS = ALLERGEN.gluten.kinds?.of ?? []
export const NUTS = ALLERGEN.treeNut.kinds?.of ?? []

export const isTypical = (name: string): name is Typical =>
  [...EU_ALLERGENS, ...CEREALS, ...NUTS, ...ANIMAL_SOURCES].includes(name)

/** The Annex II entry it belongs to: hazelnut belongs to nuts. */
export function entryOf(typical: Typical): EuAllergen | null {
  if (isOneOf(EU_ALLERGENS, typical)) return typical
  if (CEREALS.includes(typical)) return 'gluten'
  return NUTS.includes(typical) ? 'nuts' : null
}

export const entriesOfTypical = (typically: readonly Typical[]): readonly EuAllergen[] =>
  EU_ALLERGENS.filter((entry) => typically.some((one) => entryOf(one) === entry))

/** Named animal sources, plus those that come with the allergens. */
export function animalsOfTypical(typically: readonly Typical[]): readonly AnimalSource[] {
  const named = typically.filter((one) => isOneOf(ANIMAL_SOURCES, one))
  const carried = typically.flatMap((one) => {
    const entry = entryOf(one)
    const allergen = entry === null ? null : EU_ENTRY[entry].allergen
    return allergen === null ? [] : ALLERGEN[allergen].animals.slice(0, 1)
  })
  return [...new Set<AnimalSource>([...named, ...carried])]
}

/** A brand under one of its names. */
export interface BrandName {
  /** As the maker spells it. */
  readonly name: string
  /** Code of its kind. */
  readonly kind: string
  readonly typically: readonly Typical[]
  /** Its own record, or the food that its name commonly means. */
  readonly ingredientId: string
  /** The food it is an example of; null if the library has none. */
  readonly food: string | null
}

export interface Brands {
  /** Each kind with its article: "a chocolate bar". */
  readonly kinds: Readonly<Record<string, Localized<string>>>
  /** By folded name. */
  readonly names: Readonly<Record<string, BrandName>>
}

export const NO_BRANDS: Brands = { kinds: {}, names: {} }

/** Id prefix of brand records. */
export const BRAND_ID = 'brand-'

export const BRAND_CATEGORY = 'brands'
