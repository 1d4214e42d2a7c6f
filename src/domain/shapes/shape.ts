/** Schema helpers based on TypeBox: enumerations, figures with units, nullable values, references by name. */

import type {
  ArrayOptions,
  IntegerOptions,
  NumberOptions,
  Static,
  TObject,
  TProperties,
  TSchema,
} from '@sinclair/typebox'
import * as Type from '@sinclair/typebox'
import { byName, keysOf } from '../closed-sets.ts'
import { LANGUAGES } from '../languages.ts'
import { SEEN_PATTERN } from '../limits.ts'

/** TypeScript type of a schema. It is read-only because answers share parts of the library. */
export type Shape<S extends TSchema> = Frozen<Static<S>>
type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T

const withDescription = (description: string | undefined) =>
  description === undefined ? {} : { description }

/** Object schema. Properties are required unless marked as optional; additional properties are allowed. */
export const object = <P extends TProperties>(properties: P, description?: string) =>
  Type.Object(properties, withDescription(description))
export const optional = <S extends TSchema>(schema: S) => Type.Optional(schema)
/** Object schema with arbitrary keys. */
export const byKey = <S extends TSchema>(values: S, description: string) =>
  Type.Unsafe<Record<string, Static<S>>>({
    type: 'object',
    additionalProperties: values,
    description,
  })
export const list = <S extends TSchema>(items: S, description?: string, size: ArrayOptions = {}) =>
  Type.Array(items, { ...size, ...withDescription(description) })
export const text = Type.String()
/** Schema of a text that is not blank. */
export const filled = Type.String({ pattern: SEEN_PATTERN })
export const uuid = Type.String({ format: 'uuid' })
export const instant = Type.String({ format: 'date-time' })
/** Schema of a month: YYYY-MM. */
export const month = Type.String({ pattern: '^\\d{4}-\\d{2}$', description: 'YYYY-MM, UTC.' })
export const boolean = Type.Boolean()
/** Schema of a value in a closed set. */
export const one = <const Value extends string>(values: readonly Value[], description?: string) =>
  Type.Unsafe<Value>({ type: 'string', enum: values, ...withDescription(description) })
export const nullable = <S extends TSchema>(schema: S) =>
  Type.Unsafe<Static<S> | null>(
    typeof schema.type === 'string' && !schema.enum
      ? { ...schema, type: [schema.type, 'null'] }
      : { anyOf: [schema, { type: 'null' }] },
  )
/** Replaces the description of a schema. */
export const described = <S extends TSchema>(schema: S, description: string): S => ({
  ...schema,
  description,
})
/** Schema of a value that may be absent or null. */
export const maybe = <S extends TSchema>(schema: S, description?: string) =>
  optional({ ...nullable(schema), ...withDescription(description) })
export const string = (description: string) => described(text, description)
export const flag = (description: string) => described(boolean, description)
export const number = (description: string, range: NumberOptions = { minimum: 0 }) =>
  Type.Number({ ...range, description })
export const integer = (description: string, range: IntegerOptions = {}) =>
  Type.Integer({ ...range, description })
export const share = (description: string) => number(description, { minimum: 0, maximum: 1 })
export const grams = (description: string) => number(`${description}, in grams.`)
export const count = Type.Integer({ minimum: 0 })
/** Reference to a schema by its name in the API document. */
export const ref = <S extends TSchema>(named: Readonly<Record<string, S>>) =>
  Type.Unsafe<Static<S>>({ $ref: `#/components/schemas/${Object.keys(named)[0]}` })
export const anyOf = <const S extends readonly TSchema[]>(schemas: S, description?: string) =>
  Type.Unsafe<Static<S[number]>>({ ...withDescription(description), anyOf: schemas })
/** Schema of a body with exactly one of several fields. The other fields are null or absent. */
export const inOneWay = (
  ways: Readonly<Record<string, TSchema>>,
  more: TProperties,
  description: string,
) =>
  anyOf(
    Object.entries(ways).map(([way, schema]) =>
      object({
        [way]: schema,
        ...byName(
          keysOf(ways).filter((other) => other !== way),
          () => optional(Type.Null({ description: `Not beside ${way}.` })),
        ),
        ...more,
      }),
    ),
    description,
  )
/** Adds properties to an object schema. */
export const widened = <P extends TProperties, More extends TProperties>(
  { properties, description }: TObject<P>,
  more: More,
) => object({ ...properties, ...more }, description)

export const ID = described(text, 'Canonical ingredient id.')
export const language = one(LANGUAGES)
export const reasons = list(text, 'Stable snake_case codes.')
