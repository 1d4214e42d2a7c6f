/** The words that schemas are written with: objects, lists, closed sets, figures with their unit. */

import type { Schema } from './operation.ts'

/** An object in which every property named is there, unless it is listed in `optional`; others may be there too. */
export function object(
  properties: Readonly<Record<string, Schema>>,
  { optional = [], description }: { optional?: readonly string[]; description?: string } = {},
): Schema {
  return {
    type: 'object',
    ...(description ? { description } : {}),
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    properties,
  }
}

export const text: Schema = { type: 'string' }
export const boolean: Schema = { type: 'boolean' }
export const one = (values: readonly string[], description?: string): Schema => ({
  type: 'string',
  enum: values,
  ...(description ? { description } : {}),
})
export const list = (items: Schema, description?: string): Schema => ({
  type: 'array',
  items,
  ...(description ? { description } : {}),
})
export const nullable = (schema: Schema): Schema =>
  typeof schema.type === 'string' && !schema.enum
    ? { ...schema, type: [schema.type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] }
export const number = (description: string, range: Schema = { minimum: 0 }): Schema => ({
  type: 'number',
  ...range,
  description,
})
export const share = (description: string): Schema =>
  number(description, { minimum: 0, maximum: 1 })
export const grams = (description: string): Schema => number(`${description}, in grams.`)
/** A schema by its name in the API document. */
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
