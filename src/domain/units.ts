/** Units of measure: kind, factor, names. */

import type { Localized } from './languages.ts'

export const UNIT_KINDS = ['mass', 'volume', 'portion', 'qualitative'] as const
type UnitKind = (typeof UNIT_KINDS)[number]
export const PRECISIONS = ['weight', 'exact', 'qualitative', 'estimated'] as const

/** Special role of a unit in a recipe line. */
export const UNIT_ROLES = ['metric', 'cup', 'container', 'size'] as const
type UnitRole = (typeof UNIT_ROLES)[number]

export interface Unit {
  readonly id: string
  readonly kind: UnitKind
  readonly precision: (typeof PRECISIONS)[number]
  /** Grams for mass, millilitres for volume, null for portions and qualitative units. */
  readonly factor: number | null
  readonly role: UnitRole | null
  /** Centimetres, for portions also measured by length: an inch of ginger is a thumb. */
  readonly length: number | null
  readonly name: Localized<string>
  readonly shortcut: Localized<string>
  /** All other spellings, per language. */
  readonly words: Localized<readonly string[]>
}
