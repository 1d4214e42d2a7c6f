/** The parameter `fields`, which limits the properties of a food in an answer. */

import { SCHEMAS } from '../domain/shapes/shapes.ts'
import { invalid } from '../errors.ts'
import { nearest } from '../search/near.ts'
import { msg, suggestion } from '../wording/message.ts'
import type { Parameter, Schema } from './operation.ts'

/** null means all. */
type Fields = ReadonlySet<string> | null

/** Properties of the named schema; those in `always` are always included. */
export function fieldsOf(name: keyof typeof SCHEMAS, always: readonly string[]): Parameter<Fields> {
  const known = Object.keys(SCHEMAS[name]!.properties as Readonly<Record<string, Schema>>)
  return {
    description: `Only these properties of each ingredient, separated by commas; ${always.map((one) => `\`${one}\``).join(' and ')} is always there. The schema of the answer is the one without \`fields\`: what is not asked for is left out of it.`,
    schema: { type: 'array', items: { type: 'string', enum: known }, minItems: 1 },
    required: false,
    read: (text) => {
      if (text === undefined) return null
      const asked = text
        .split(',')
        .map((field) => field.trim())
        .filter((field) => field !== '')
      const strange = asked.find((field) => !known.includes(field))
      if (strange !== undefined || asked.length === 0) {
        const near = strange === undefined ? [] : nearest(strange, known)
        const said =
          strange === undefined
            ? msg('noFieldNamed')
            : msg('unknownField', { strange, hint: suggestion(near) })
        throw invalid(said, { fields: `of ${known.join(', ')}` })
      }
      return new Set([...always, ...asked])
    },
  }
}

/** Keeps the requested properties in order; typed as the full answer. */
export function picked<T extends object>(whole: T, fields: Fields): T {
  if (fields === null) return whole
  return Object.fromEntries(Object.entries(whole).filter(([name]) => fields.has(name))) as T
}
