/** Brand names with their kind of food and typical contents. A brand may add an allergen, but never rules one out. */

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

/** Risks that a type of branded product is known for, in addition to its typical contents. */
export const BURDENS = ['histamine', 'fodmap', 'pancreas', 'alcohol'] as const
export type Burden = (typeof BURDENS)[number]

/** Something that a product typically contains: an EU allergen, a kind of cereal or nut, or an animal source. */
export type Typical = EuAllergen | Kind<'gluten'> | Kind<'treeNut'> | AnimalSource

export const CEREALS = ALLERGEN.gluten.kinds?.of ?? []
export const NUTS = ALLERGEN.treeNut.kinds?.of ?? []

export const isTypical = (name: string): name is Typical =>
  [...EU_ALLERGENS, ...CEREALS, ...NUTS, ...ANIMAL_SOURCES].includes(name)

/** Returns the EU allergen that covers a typical ingredient; null if there is none. For example, nuts for hazelnut. */
export function entryOf(typical: Typical): EuAllergen | null {
  if (isOneOf(EU_ALLERGENS, typical)) return typical
  if (CEREALS.includes(typical)) return 'gluten'
  return NUTS.includes(typical) ? 'nuts' : null
}

export const entriesOfTypical = (typically: readonly Typical[]): readonly EuAllergen[] =>
  EU_ALLERGENS.filter((entry) => typically.some((one) => entryOf(one) === entry))

/** Animal sources among the contents, including the sources of allergens (such as milk for dairy). */
export function animalsOfTypical(typically: readonly Typical[]): readonly AnimalSource[] {
  const named = typically.filter((one) => isOneOf(ANIMAL_SOURCES, one))
  const carried = typically.flatMap((one) => {
    const entry = entryOf(one)
    const allergen = entry === null ? null : EU_ENTRY[entry].allergen
    return allergen === null ? [] : ALLERGEN[allergen].animals.slice(0, 1)
  })
  return [...new Set<AnimalSource>([...named, ...carried])]
}

/** One name of a brand, with the data of the brand. */
export interface BrandName {
  /** The name as the maker spells it. */
  readonly name: string
  /** Id of the kind of brand. */
  readonly kind: string
  readonly typically: readonly Typical[]
  /** Id of the brand's own record, or of the food that the name commonly means. */
  readonly ingredientId: string
  /** Id of a typical food of this brand; null if the library has none. */
  readonly food: string | null
}

export interface Brands {
  /** Names of each kind, with an article ("a chocolate bar"). */
  readonly kinds: Readonly<Record<string, Localized<string>>>
  /** Brands by folded name. */
  readonly names: Readonly<Record<string, BrandName>>
}

export const NO_BRANDS: Brands = { kinds: {}, names: {} }

/** Id prefix of brand records. */
export const BRAND_ID = 'brand-'

export const BRAND_CATEGORY = 'brands'
