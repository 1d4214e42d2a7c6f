/** Reads the whole numbers that options carry. */

import { IngrError } from '../../errors.ts'

/** Throws INVALID_REQUEST that names the option and what was written; undefined stays undefined. */
export function wholeNumber(text: string | undefined, option: string): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d+$/.test(text)) {
    throw new IngrError('INVALID_REQUEST', `${option} is not a whole number: ${text}`, {
      [option]: `not a whole number: ${text}`,
    })
  }
  return Number(text)
}

/** As `wholeNumber`; the word `none` is null. */
export function wholeNumberOrNone(
  text: string | undefined,
  option: string,
): number | null | undefined {
  return text === 'none' ? null : wholeNumber(text, option)
}

/** A number such as `0.05`; the word `none` is null. Throws INVALID_REQUEST that names the option. */
export function decimalOrNone(text: string | undefined, option: string): number | null | undefined {
  if (text === undefined) return undefined
  if (text === 'none') return null
  if (!/^-?\d+(\.\d+)?$/.test(text)) {
    const message = `${option} is not a number: ${text}`
    throw new IngrError('INVALID_REQUEST', message, { [option]: message })
  }
  return Number(text)
}
