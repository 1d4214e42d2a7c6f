/**
 * Validates answers against the schemas of the API document, strictly: an undocumented property is
 * a failure.
 */

import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { SCHEMAS } from '../../src/domain/shapes/shapes.ts'
import type { Schema } from '../../src/operations/operation.ts'

const PREFIX = '#/components/schemas/'

/**
 * Returns a schema that forbids additional properties in every object and refers to other schemas by their names.
 * Clients must accept unknown properties, but the document must describe every property that we send.
 */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema === 'string') return schema.replace(PREFIX, '')
  if (typeof schema !== 'object' || schema === null) return schema
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, closed(value)]),
  )
  return 'required' in copy ? { ...copy, additionalProperties: false } : copy
}

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true })
addFormats.default(ajv)
for (const [name, schema] of Object.entries(SCHEMAS)) {
  ajv.addSchema(closed(schema) as object, name)
}

/** Returns how `value` violates a schema, one line per violation; empty if `value` is valid. */
export function faults(reference: Schema, value: unknown): readonly string[] {
  const name = String(reference.$ref).replace(PREFIX, '')
  const validate = ajv.getSchema(name)
  if (!validate) throw new Error(`no such schema: ${name}`)
  validate(value)
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  )
}
