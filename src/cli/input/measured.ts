/** Reads a single food with its amount, as people write it: "2 Eier", "1 cup brown sugar", "200 ml de leche". */

import { invalid } from '../../errors.ts'
import { amountIn, type Measure, quantityIn, unitNamed } from '../../operations/quantity.ts'
import { unitAfter } from '../../vocabulary/names.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'

interface Measured {
  readonly ingredientId: string
  /** null if no amount was written. */
  readonly measure: Measure | null
}

/** A food by name, with its amount if there is one. Throws INGREDIENT_NOT_FOUND. */
export function measured(app: App, text: string): Measured {
  const read = readAmount(app, text)
  if (read?.isSure) return read
  // Reports what the name was read as.
  const ingredientId = app.ingredientId(text)
  return { ingredientId, measure: read?.ingredientId === ingredientId ? read.measure : null }
}

/** An amount of a known food: "2", "100 g", "2 EL". Throws INVALID_REQUEST for any other text. */
export function measureOf(app: App, ingredientId: string, amount: string): Measure {
  const read = readAmount(app, `${amount} ${app.name(ingredientId)}`)
  return read?.measure ?? { amount: amountOf(app, amount), unit: null, grams: null }
}

/** True if the text is an amount of one food. */
export const isQuantity = (app: App, text: string): boolean => readAmount(app, text) !== undefined

/** Undefined unless the whole text is an amount of one food. Throws INVALID_REQUEST for a negative amount. */
function readAmount({ library, lang }: App, text: string) {
  if (library.ingredient(text)) return undefined
  requireNoMinus(text)
  return quantityIn(library, text, lang)
}

export const isUnit = (app: App, word: string): boolean =>
  unitNamed(app.library, word) !== undefined

/** The unit's name as used after that amount: "2 Tassen", "2 EL". */
export function withUnit(app: App, amount: number, written: string): string {
  const unit = unitNamed(app.library, written)
  return unit ? unitAfter(amount, unit, app.lang) : written
}

/** "1 1/2", "0,5", "2-3". Throws INVALID_REQUEST for anything that is not an amount. */
export function amountOf({ library, lang }: App, text: string): number {
  const amount = amountIn(library, text, lang)
  if (amount === undefined) throw notAnAmount(text)
  return amount
}

/** Throws INVALID_REQUEST for a negative amount; only in lists of lines is a minus a bullet. */
export function requireNoMinus(text: string): void {
  const [negative] = /(?<!\p{N}\s*)(?<![^\s:])[-−]\p{N}+/u.exec(text) ?? []
  if (negative !== undefined) throw notAnAmount(negative)
}

const notAnAmount = (text: string) => invalid(msg('notAmount', { text }), { amount: text })
