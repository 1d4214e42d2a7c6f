/** Reads an amount as people write it. */

import { IngrError } from '../../errors.ts'
import { leadingAmount, plainFractions } from '../../language/numbers.ts'
import { msg } from '../../messages/message.ts'

/** "1 1/2", "0,5": throws INVALID_REQUEST for anything that is not an amount. */
export function amountOf(text: string): number {
  const read = leadingAmount(plainFractions(text))
  if (read?.rest !== '') {
    throw new IngrError('INVALID_REQUEST', msg('not an amount: {text}', { text }), { amount: text })
  }
  return read.amount
}

/** Throws INVALID_REQUEST for an amount below nothing; in a list of lines a minus is a bullet. */
export function requireNoMinus(text: string): void {
  const [negative] = /(?<!\p{N}\s*)(?<![^\s:])[-−]\p{N}+/u.exec(text) ?? []
  if (negative !== undefined) amountOf(negative)
}
