/** Rejects options that cannot be combined, since one of them would be ignored silently. */

import { invalid } from '../../errors.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'

/** Throws INVALID_REQUEST if both options are given. */
export function refuseBoth<O extends object>(
  options: O,
  one: keyof O & string,
  other: keyof O & string,
): void {
  if (options[one] === undefined || options[other] === undefined) return
  throw invalid(msg('giveOneOption', { one: written(one), other: written(other) }))
}

/** Returns the requested output format, if any. Throws INVALID_REQUEST if several are requested. */
export function oneFormat<Name extends string>(
  app: App,
  options: { readonly [N in Name]?: boolean | undefined },
  names: readonly Name[],
): Name | undefined {
  const asked = names.filter((name) => options[name])
  const all = [...asked, ...(app.isJson ? ['json'] : [])]
  if (all.length <= 1) return asked[0]
  throw invalid(msg('giveOneOf', { face: all.map((name) => `--${name}`).join(', ') }))
}

/** Converts the name of an option from camel case: `failOn` becomes `fail-on`. */
const written = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
