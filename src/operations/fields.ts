/** The parameter `fields`, which limits the properties of a food in an answer. */

import { SCHEMAS } from '../domain/shapes/shapes.ts'
import { invalid } from '../errors.ts'
import { nearest } from '../search/near.ts'
import { msg, suggestion } from '../wording/message.ts'
import { listOf } from './filters.ts'
import type { Parameter, Schema } from './operation.ts'

/** The requested properties; null means the default properties. */
type Fields = ReadonlySet<string> | null

/** A short name for the properties that we show in lists of foods. */
const CARD = 'card'
const CARD_PROPERTIES = ['name', 'category', 'allergens']

/** A parameter that selects properties of the schema `name`. Those in `always` are always included. */
export function fieldsOf(name: keyof typeof SCHEMAS, always: readonly string[]): Parameter<Fields> {
  const properties = Object.keys(SCHEMAS[name]!.properties as Readonly<Record<string, Schema>>)
  const known = [...properties, CARD]
  return {
    description: `Only these properties of each ingredient, separated by commas; ${always.map((one) => `\`${one}\``).join(' and ')} is always included. The schema of the answer is the one without \`fields\`; other properties are left out. \`${CARD}\` means ${CARD_PROPERTIES.join(', ')}: about 100 bytes per food.`,
    schema: { type: 'array', items: { type: 'string', enum: known }, minItems: 1 },
    required: false,
    read: (text) => {
      if (text === undefined) return null
      const asked = listOf(text)
      const unknown = asked.find((field) => !known.includes(field))
      if (unknown !== undefined || asked.length === 0) {
        const near = unknown === undefined ? [] : nearest(unknown, known)
        const message =
          unknown === undefined
            ? msg('noFieldNamed')
            : msg('unknownField', { strange: unknown, hint: suggestion(near, known) })
        throw invalid(message, { fields: `of ${known.join(', ')}` })
      }
      return new Set([...always, ...asked.flatMap((one) => (one === CARD ? CARD_PROPERTIES : one))])
    },
  }
}

/** Returns the requested properties in order. Calls `allergens` only if requested. */
export function picked<T extends object>(whole: T, fields: Fields, allergens: () => string): T {
  if (fields === null) return whole
  const wanted = Object.entries(whole).filter(([name]) => fields.has(name))
  return Object.fromEntries([
    ...wanted,
    ...(fields.has('allergens') ? [['allergens', allergens()]] : []),
  ]) as T
}
