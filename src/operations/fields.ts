/** The parameter `fields`, which limits the properties of a food in an answer. */

import { SCHEMAS } from '../domain/shapes/shapes.ts'
import { invalid } from '../errors.ts'
import { nearest } from '../search/near.ts'
import { msg, suggestion } from '../wording/message.ts'
import type { Parameter, Schema } from './operation.ts'

/** null means all that an answer has unasked. */
type Fields = ReadonlySet<string> | null

/** A word for the properties of a list entry. */
const CARD = 'card'
const CARD_PROPERTIES = ['name', 'category', 'allergens']

/** Properties of the named schema; those in `always` are always included. */
export function fieldsOf(name: keyof typeof SCHEMAS, always: readonly string[]): Parameter<Fields> {
  const properties = Object.keys(SCHEMAS[name]!.properties as Readonly<Record<string, Schema>>)
  const known = [...properties, CARD]
  return {
    description: `Only these properties of each ingredient, separated by commas; ${always.map((one) => `\`${one}\``).join(' and ')} is always there. The schema of the answer is the one without \`fields\`: what is not asked for is left out of it. \`${CARD}\` stands for ${CARD_PROPERTIES.join(', ')}: a food in some 100 bytes.`,
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
      return new Set([...always, ...asked.flatMap((one) => (one === CARD ? CARD_PROPERTIES : one))])
    },
  }
}

/** Keeps the requested properties in order; typed as the full answer. `allergens` is called only where they are asked for. */
export function picked<T extends object>(whole: T, fields: Fields, allergens: () => string): T {
  if (fields === null) return whole
  const wanted = Object.entries(whole).filter(([name]) => fields.has(name))
  return Object.fromEntries([
    ...wanted,
    ...(fields.has('allergens') ? [['allergens', allergens()]] : []),
  ]) as T
}
