/** The interface of the other parsers with which we compare ours, and the mapping of their unit names to ours. */

import type { Language } from '../../../../src/domain/languages.ts'

export interface Quantity {
  /** The amount, or both ends of a range. Either end counts as right. */
  readonly amounts: readonly number[]
  /** Our id of the unit; null if the parser finds no unit. */
  readonly unit: string | null
}

export interface ReadingPeer {
  readonly name: string
  readonly langs: readonly Language[]
  /** Returns the quantity that the other parser finds, then any alternatives; empty if it finds no quantity. */
  readonly read: (line: string, lang: Language) => readonly Quantity[]
}

/** Maps unit names of other parsers to our ids. Names that are the same as our ids are left out. */
const OURS: Readonly<Record<string, string>> = {
  bag: 'packet',
  c: 'cup',
  carton: 'tub',
  cl: 'centiliter',
  container: 'tub',
  dcl: 'deciliter',
  envelope: 'packet',
  'fluid-ounces': 'fluid-ounce',
  g: 'gram',
  kg: 'kilogram',
  l: 'liter',
  mg: 'milligram',
  ml: 'milliliter',
  pack: 'packet',
  package: 'packet',
}

/** Returns our id for a unit of another parser; null for "q.b." and "taste", which mean that there is no amount. */
export function ourUnit(unit: string | null | undefined): string | null {
  const name = (unit ?? '').toLowerCase().replaceAll(' ', '-')
  if (name === '') return null
  return OURS[name] ?? name
}

/**
 * Returns a list with one quantity. A dozen becomes twelve pieces, and 0 and NaN, which mean no amount, are omitted.
 */
export function quantity(amounts: readonly (number | null | undefined)[], unit: string | null) {
  const known = amounts.filter((one): one is number => Number.isFinite(one) && one !== 0)
  if (unit === 'dozen') return { amounts: known.map((one) => 12 * one), unit: null }
  return { amounts: known, unit }
}
