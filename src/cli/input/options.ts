/** Rejects options that exclude each other, since one would be ignored silently. */

import { invalid } from '../../errors.ts'
import { msg } from '../../wording/message.ts'

/** Throws INVALID_REQUEST if both are given. */
export function refuseBoth<O extends object>(
  options: O,
  one: keyof O & string,
  other: keyof O & string,
): void {
  if (options[one] === undefined || options[other] === undefined) return
  throw invalid(msg('giveOneOption', { one: written(one), other: written(other) }))
}

/** `failOn` as it is written: fail-on. */
const written = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
