/** What a peer of our reading of lines is, and the words that peers have for our units. */

import type { Language } from '../../../../src/domain/languages.ts'

export interface Quantity {
  /** Of a range its ends, any of which may be right. */
  readonly amounts: readonly number[]
  /** Our id of the unit; null where the peer names none. */
  readonly unit: string | null
}

export interface ReadingPeer {
  readonly name: string
  readonly langs: readonly Language[]
  /** What it reads, and what it says is written beside; none where it reads no quantity. */
  readonly read: (line: string, lang: Language) => readonly Quantity[]
}

/** Units of the peers that we have under another name; the others have their English name. */
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

/** Our id of a peer's unit; "q.b." and "taste" are no unit, but the absence of an amount. */
export function ourUnit(unit: string | null | undefined): string | null {
  const name = (unit ?? '').toLowerCase().replaceAll(' ', '-')
  if (name === '') return null
  return OURS[name] ?? name
}

/** A dozen is twelve pieces; amounts that are none (0 where nothing is written, NaN) are left out. */
export function quantity(amounts: readonly (number | null | undefined)[], unit: string | null) {
  const known = amounts.filter((one): one is number => Number.isFinite(one) && one !== 0)
  if (unit === 'dozen') return { amounts: known.map((one) => 12 * one), unit: null }
  return { amounts: known, unit }
}
