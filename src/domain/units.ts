/** Units of measure as data: what kind they are and what they hold. */

import type { Localized } from './languages.ts'

export const UNIT_KINDS = ['mass', 'volume', 'portion', 'qualitative'] as const
type UnitKind = (typeof UNIT_KINDS)[number]
export const PRECISIONS = ['weight', 'exact', 'qualitative', 'estimated'] as const

/** What else a unit does in a recipe line. */
export const UNIT_ROLES = ['metric', 'cup', 'container', 'size'] as const
type UnitRole = (typeof UNIT_ROLES)[number]

export interface Unit {
  readonly id: string
  readonly kind: UnitKind
  readonly precision: (typeof PRECISIONS)[number]
  /** Grams for mass, millilitres for volume, null for portions and qualitative units. */
  readonly factor: number | null
  readonly role: UnitRole | null
  /** Centimetres of a portion that recipes also measure by its length: an inch of ginger is a thumb. */
  readonly length: number | null
  readonly name: Localized<string>
  readonly shortcut: Localized<string>
  /** Every other way of writing it, per language. */
  readonly words: Localized<readonly string[]>
}
