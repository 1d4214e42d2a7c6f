/** The interface of a peer of our line reader, and the mapping of peers' unit names to ours. */

import type { Language } from '../../../../src/domain/languages.ts'

export interface Quantity {
  /** Both ends of a range; either may be right. */
  readonly amounts: readonly number[]
  /** Our id of the unit; null if the peer names none. */
  readonly unit: string | null
}

export interface ReadingPeer {
  readonly name: string
  readonly langs: readonly Language[]
  /** The quantity that the peer reads, followed by any that it lists as alternatives; empty if it reads none. */
  readonly read: (line: string, lang: Language) => readonly Quantity[]
}

/** Units that peers give another name than ours; all others have their English name. */
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

/** Our id of a peer's unit; null for "q.b." and "taste", which mean that there is no amount. */
export function ourUnit(unit: string | null | undefined): string | null {
  const name = (unit ?? '').toLowerCase().replaceAll(' ', '-')
  if (name === '') return null
  return OURS[name] ?? name
}

/**
 * Builds a list with one quantity: a dozen becomes twelve pieces, and non-amounts (0 for nothing written, NaN) are
 * left out.
 */
export function quantity(amounts: readonly (number | null | undefined)[], unit: string | null) {
  const known = amounts.filter((one): one is number => Number.isFinite(one) && one !== 0)
  if (unit === 'dozen') return { amounts: known.map((one) => 12 * one), unit: null }
  return { amounts: known, unit }
}
