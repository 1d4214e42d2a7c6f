/** Reads a single food with its amount, as people write it: "2 Eier", "1 cup brown sugar", "200 ml de leche". */

import { invalid } from '../../errors.ts'
import { amountIn, type Measure, quantityIn, unitNamed } from '../../operations/quantity.ts'
import { unitAfter } from '../../vocabulary/names.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'

interface Measured {
  readonly ingredientId: string
  /** null if the text has no amount. */
  readonly measure: Measure | null
}

/** Parses the name of a food, with its amount if there is one. Throws INGREDIENT_NOT_FOUND. */
export function measured(app: App, text: string): Measured {
  const read = readAmount(app, text)
  if (read?.isSure) return read
  // If the name is not exact, this also reports which food we assume.
  const ingredientId = app.ingredientId(text)
  return { ingredientId, measure: read?.ingredientId === ingredientId ? read.measure : null }
}

/** Parses an amount of a known food, such as "2", "100 g" or "2 EL". Throws INVALID_REQUEST for any other text. */
export function measureOf(app: App, ingredientId: string, amount: string): Measure {
  const read = readAmount(app, `${amount} ${app.name(ingredientId)}`)
  return read?.measure ?? { amount: amountOf(app, amount), unit: null, grams: null }
}

/** True if the whole text is one food with an amount. */
export const isQuantity = (app: App, text: string): boolean => readAmount(app, text) !== undefined

/** Parses one food with an amount; undefined for any other text. Throws INVALID_REQUEST for a negative amount. */
function readAmount({ library, lang }: App, text: string) {
  if (library.ingredient(text)) return undefined
  requireNoMinus(text)
  return quantityIn(library, text, lang)
}

export const isUnit = (app: App, word: string): boolean =>
  unitNamed(app.library, word) !== undefined

/** Formats an amount with its unit in singular or plural: "2 Tassen", "2 EL". */
export function withUnit(app: App, amount: number, written: string): string {
  const unit = unitNamed(app.library, written)
  return unit ? unitAfter(amount, unit, app.lang) : written
}

/** Parses an amount such as "1 1/2", "0,5" or "2-3". Throws INVALID_REQUEST for any other text. */
export function amountOf({ library, lang }: App, text: string): number {
  const amount = amountIn(library, text, lang)
  if (amount === undefined) throw notAnAmount(text)
  return amount
}

/** Throws INVALID_REQUEST for a negative amount. A minus counts as a bullet only in a list with several lines. */
export function requireNoMinus(text: string): void {
  const [negative] = /(?<!\p{N}\s*)(?<![^\s:])[-−]\p{N}+/u.exec(text) ?? []
  if (negative !== undefined) throw notAnAmount(negative)
}

const notAnAmount = (text: string) => invalid(msg('notAmount', { text }), { amount: text })
