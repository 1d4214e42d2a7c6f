/** Reads an amount of one food as people write it: "2 Eier", "1 cup brown sugar", "200 ml de leche". */

import type { Language } from '../domain/languages.ts'
import type { Unit } from '../domain/units.ts'
import { parseItem } from '../engine/parse.ts'
import { Amounts } from '../engine/reading/amounts.ts'
import { tokensOf } from '../engine/reading/tokens.ts'
import { writtenUnit } from '../engine/recipes/read.ts'
import { unitsNamed } from '../engine/units.ts'
import type { Library } from '../library/library.ts'

export interface Measure {
  readonly amount: number
  /** The unit as written; null for grams. */
  readonly unit: string | null
  readonly grams: number | null
}

interface Quantity {
  readonly ingredientId: string
  readonly measure: Measure
  readonly isSure: boolean
}

/** Parses one food with an amount; undefined if the text is anything else. */
export function quantityIn(library: Library, text: string, lang: Language): Quantity | undefined {
  const [item, ...more] = parseItem(library, text, lang)
  if (!item || more.length > 0 || item.or || item.without) return undefined
  const { ingredientId, amount, unit, grams, reading } = item
  if (ingredientId === null || amount === null) return undefined
  const written = writtenUnit(library, item) ?? unit
  return { ingredientId, measure: { amount, unit: written, grams }, isSure: reading === 'sure' }
}

/** Parses an amount such as "1 1/2", "0,5" or "2-3"; undefined if the text is anything else. */
export function amountIn(library: Library, text: string, lang: Language): number | undefined {
  const tokens = tokensOf(text)
  const amounts = new Amounts(library, lang, tokens)
  const read = amounts.rangeAt(amounts.skipAbout(0, tokens.length), tokens.length)
  return read?.to === tokens.length ? read.value : undefined
}

export const unitNamed = (library: Library, word: string): Unit | undefined =>
  unitsNamed(library, word)[0]
