/** Reads the whole numbers that options carry. */

import { IngrError } from '../errors.ts'

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
