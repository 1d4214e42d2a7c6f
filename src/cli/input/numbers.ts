/** Reads numeric options. */

import { invalid } from '../../errors.ts'
import { msg, textOf } from '../../wording/message.ts'
import type { Options } from '../rows.ts'
import { givenOr } from './items.ts'
import type { AskedRecipe } from './sources.ts'

/** Parses a whole number; undefined stays undefined. Throws INVALID_REQUEST naming the option and its value. */
export function wholeNumber(text: string | undefined, option: string): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d+$/.test(text)) {
    throw invalid(msg('notWholeNumber', { option, text }), {
      [option]: `not a whole number: ${text}`,
    })
  }
  return Number(text)
}

/** Parses an amount such as `620`, `30,5` or `30 g`; undefined stays undefined. Throws INVALID_REQUEST if invalid. */
export function gramsOf(text: string | undefined, option: string): number | undefined {
  if (text === undefined) return undefined
  const grams = positive(text.trim().replace(/\s*g$/i, ''))
  if (grams !== undefined) return grams
  throw invalid(msg('notGrams', { option, text }))
}

/** Returns a decimal above 0, such as `4` or `1,5`; undefined for any other text. */
function positive(text: string): number | undefined {
  const number = /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : 0
  return number > 0 && Number.isFinite(number) ? number : undefined
}

/** Parses the servings, such as `4` or `1.5`; undefined stays undefined. Throws INVALID_REQUEST if invalid. */
export function servingsOf({ servings }: ServingOptions, field = 'servings'): number | undefined {
  if (servings === undefined) return undefined
  const number = positive(servings)
  if (number !== undefined) return number
  const said = msg('notNumberAbove0', { field, value: servings })
  throw invalid(said, { [field]: textOf(said) })
}

type ServingOptions = Options<'servings'>

/** Returns the servings from the option or the JSON. Throws INVALID_REQUEST if both are given. */
export const givenServings = (options: ServingOptions, { given }: AskedRecipe) =>
  givenOr(servingsOf(options), 'servings', given)

const MAX_PORT = 65_535

/** Parses a TCP port; 0 lets the system choose. Throws INVALID_REQUEST if it is not a port. */
export function portNumber(text: string): number {
  const port = wholeNumber(text, 'port')!
  if (port <= MAX_PORT) return port
  throw invalid(msg('portTooHigh', { maxPort: MAX_PORT, port }))
}

/** Like `wholeNumber`, but the word `none` means null. */
export const wholeNumberOrNone = (
  text: string | undefined,
  option: string,
): number | null | undefined => (text === 'none' ? null : wholeNumber(text, option))

/** Parses a number such as `0.05`; the word `none` means null. Throws INVALID_REQUEST naming the option. */
export function decimalOrNone(text: string | undefined, option: string): number | null | undefined {
  if (text === undefined) return undefined
  if (text === 'none') return null
  if (!/^-?\d+(\.\d+)?$/.test(text)) {
    const said = msg('notNumber', { option, text })
    throw invalid(said, { [option]: textOf(said) })
  }
  return Number(text)
}
