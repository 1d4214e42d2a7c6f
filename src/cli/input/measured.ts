/** Reads one food with its amount, as people write it: "2 Eier", "1 cup brown sugar", "200 ml de leche". */

import { parseItem } from '../../engine/parse.ts'
import { Amounts } from '../../engine/reading/amounts.ts'
import { tokensOf } from '../../engine/reading/tokens.ts'
import { writtenUnit } from '../../engine/recipes/read.ts'
import { unitsNamed } from '../../engine/units.ts'
import { IngrError } from '../../errors.ts'
import { inNumber } from '../../language/plurals.ts'
import { msg } from '../../messages/message.ts'
import type { App } from '../app.ts'

interface Measured {
  readonly ingredientId: string
  /** null where no amount was written. */
  readonly measure: Measure | null
}

interface Measure {
  readonly amount: number
  /** As it is written; null for grams. */
  readonly unit: string | null
  /** null where nobody knows. */
  readonly grams: number | null
}

/** A food by its name, and its amount where one stands before it. Throws INGREDIENT_NOT_FOUND. */
export function measured(app: App, text: string): Measured {
  const read = readAmount(app, text)
  if (read?.isSure) return read
  // Tells what it was taken for.
  const ingredientId = app.ingredientId(text)
  return { ingredientId, measure: read?.ingredientId === ingredientId ? read.measure : null }
}

/** An amount of a known food: "2", "100 g", "2 EL". Throws INVALID_REQUEST for anything that is none. */
export function measureOf(app: App, ingredientId: string, amount: string): Measure {
  const read = readAmount(app, `${amount} ${app.name(ingredientId)}`)
  return read?.measure ?? { amount: amountOf(app, amount), unit: null, grams: null }
}

/** Whether the text is an amount of one food. */
export function reads(app: App, text: string): boolean {
  return readAmount(app, text) !== undefined
}

/** Undefined unless all of the text is an amount of one food. Throws INVALID_REQUEST for an amount below nothing. */
function readAmount(app: App, text: string): (Measured & { readonly isSure: boolean }) | undefined {
  const { library, lang } = app
  if (library.ingredient(text)) return undefined
  requireNoMinus(text)
  const [item, ...more] = parseItem(library, text, lang)
  if (!item || more.length > 0 || item.or || item.without) return undefined
  const { ingredientId, amount, unit, grams, reading } = item
  if (ingredientId === null || amount === null) return undefined
  const written = writtenUnit(library, item) ?? unit
  return { ingredientId, measure: { amount, unit: written, grams }, isSure: reading === 'sure' }
}

/** Whether the word names a unit. */
export function isUnit(app: App, word: string): boolean {
  return unitsNamed(app.library, word).length > 0
}

/** The unit as a person writes it behind that amount: "2 Tassen", "2 EL". */
export function counted(app: App, amount: number, written: string): string {
  const [unit] = unitsNamed(app.library, written)
  if (!unit) return written
  const shortcut = unit.shortcut[app.lang]
  const isWord = unit.name[app.lang].includes(shortcut)
  const plural = inNumber(shortcut, true, app.lang)
  return amount > 1 && isWord && unit.words[app.lang].includes(plural) ? plural : shortcut
}

/** "1 1/2", "0,5", "2-3": throws INVALID_REQUEST for anything that is not an amount. */
export function amountOf({ library, lang }: App, text: string): number {
  const tokens = tokensOf(text)
  const amounts = new Amounts(library, lang, tokens)
  const read = amounts.rangeAt(amounts.skipAbout(0, tokens.length), tokens.length)
  if (read?.to !== tokens.length) throw notAnAmount(text)
  return read.value
}

/** Throws INVALID_REQUEST for an amount below nothing; in a list of lines a minus is a bullet. */
export function requireNoMinus(text: string): void {
  const [negative] = /(?<!\p{N}\s*)(?<![^\s:])[-−]\p{N}+/u.exec(text) ?? []
  if (negative !== undefined) throw notAnAmount(negative)
}

const notAnAmount = (text: string) =>
  new IngrError('INVALID_REQUEST', msg('not an amount: {text}', { text }), { amount: text })
