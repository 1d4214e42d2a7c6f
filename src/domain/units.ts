/** Units of measure: their kind, factor and names. */

import type { Localized } from './languages.ts'

export const UNIT_KINDS = ['mass', 'volume', 'portion', 'qualitative'] as const
type UnitKind = (typeof UNIT_KINDS)[number]
export const PRECISIONS = ['weight', 'exact', 'qualitative', 'estimated'] as const

/** Special role of a unit in recipe lines. */
export const UNIT_ROLES = ['metric', 'cup', 'container', 'size'] as const
type UnitRole = (typeof UNIT_ROLES)[number]

export interface Unit {
  readonly id: string
  readonly kind: UnitKind
  readonly precision: (typeof PRECISIONS)[number]
  /** Grams for mass, millilitres for volume; null for portions and vague units. */
  readonly factor: number | null
  readonly role: UnitRole | null
  /** Length in centimetres, for portions that recipes may also give by length ("an inch of ginger" for a thumb). */
  readonly length: number | null
  readonly name: Localized<string>
  readonly shortcut: Localized<string>
  /** All other spellings in each language. */
  readonly words: Localized<readonly string[]>
}
