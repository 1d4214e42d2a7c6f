/** Defines endpoints as data: route, price, answer and input readers. */

import type { Bytes } from '../domain/bytes.ts'
import {
  CREDITS,
  FUNCTIONS,
  type FunctionName,
  MODULES,
  type Module,
  type Section,
} from '../domain/functions.ts'
import type { AccountResponse } from '../domain/shapes/account.ts'
import type { Shape } from '../domain/shapes/shape.ts'
import type { Named } from '../domain/shapes/shapes.ts'
import type { UsageResponse } from '../domain/shapes/usage.ts'
import { finish, type Steps } from '../domain/steps.ts'
import { type ErrorCode, invalid, readAll } from '../errors.ts'
import type { Library } from '../library/library.ts'
import { msg } from '../wording/message.ts'

/** A JSON Schema (draft 2020-12). */
export type Schema = Readonly<Record<string, unknown>>

/** A reference to the schema of an answer. */
export type Reference<Answer> = { readonly $ref: string; readonly of?: Answer }

export const ref = <Name extends keyof Named>(name: Name): Reference<Shape<Named[Name]>> => ({
  $ref: `#/components/schemas/${name}`,
})

/** A query parameter: its documentation, and a function that parses it. */
export interface Parameter<T> {
  readonly description: string
  readonly schema: Schema
  readonly required: boolean
  /** Parses the value. `text` is undefined if the parameter is absent. Throws a 400 error if it is invalid. */
  readonly read: (text: string | undefined) => T
}

/** A body before validation. The type allows access only to documented fields. */
type Fields<Request> = { readonly [Field in FieldOf<Request>]?: unknown }
type FieldOf<Request> = Request extends unknown ? keyof Request : never

/** The body of a POST. `read` throws a 400 error for an invalid value. */
export interface Body<T, Request> extends Reader<T, Request> {
  readonly schema: Reference<Request>
}
interface Reader<T, Request = Readonly<Record<string, unknown>>> {
  readonly read: (body: Fields<Request>) => T
}

/** A request before validation: strings, and any JSON as the body. */
export interface RawRequest {
  readonly ingredientId?: string | undefined
  /** Parameters by name; a repeated parameter has a list of values. */
  readonly query?: Readonly<Record<string, string | readonly string[] | undefined>> | undefined
  readonly body?: unknown
}

/** The data and functions that an operation can use while it runs. */
export interface Context {
  readonly library: Library
  readonly usage: (days: number) => Promise<UsageResponse>
  /** Returns the caller's account with its keys; absent if the server has no accounts. */
  readonly account?: () => Promise<AccountResponse>
  /** Rejects with UNAVAILABLE if calls cannot be recorded at the moment; absent if calls are not recorded at all. */
  readonly ready?: () => Promise<void>
  /** Runs the steps. Other work may run between the steps. */
  readonly inTurns?: <T>(steps: Steps<T>) => Promise<T>
}

/** Runs the steps. If the context supports it, other work can run between the steps. */
export const inTurns = <T>(context: Context, steps: Steps<T>): T | Promise<T> =>
  context.inTurns ? context.inTurns(steps) : finish(steps)

/** A validated request: its price, and a function that answers it. */
export interface PreparedCall<Answer = unknown> {
  readonly credits: number
  /** Returns the answer or a promise of it; a string for text/plain. */
  readonly run: (context: Context) => Answer
  /** For long answers: writes the JSON in steps, with other work in between. */
  readonly writeParts?: ((out: Bytes, context: Context) => Iterable<void>) | undefined
}

/** A sample request. We run it to get the answer for the documentation. */
interface Example {
  readonly ingredientId?: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** A function that the program offers over HTTP or only in the terminal. */
export interface Question<Answer = unknown> {
  readonly id: FunctionName
  readonly section: Section
  /** Validates a request. Throws a 400 error if it is invalid. */
  readonly prepare: (raw: RawRequest) => PreparedCall<Answer>
}

/** A question that can also be asked over HTTP. */
export interface Operation<Answer = unknown> extends Question<Answer> {
  readonly method: 'GET' | 'POST'
  /** The URL path, with `{canonicalId}` in place of an ingredient id. */
  readonly path: string
  readonly summary: string
  readonly description?: string
  readonly query: Readonly<Record<string, Parameter<unknown>>>
  readonly body?: { readonly schema: Schema }
  /** Schema of the body of an answer with status 200; null for text/plain. */
  readonly response: Schema | null
  /** Error codes, besides those that every call may return. */
  readonly errors: readonly ErrorCode[]
  readonly example: Example
  /** True if the answer depends only on the request and the library. */
  readonly cacheable: boolean
}

type Parameters = Readonly<Record<string, Parameter<unknown>>>
type Values<P extends Parameters> = { readonly [K in keyof P]: ReturnType<P[K]['read']> }

/** A parsed request. `ingredientId` is empty if the path has no id. */
interface Given<P extends Parameters, B> {
  readonly ingredientId: string
  readonly query: Values<P>
  readonly body: B
}

/** How to parse, price and answer a request. */
interface Answering<P extends Parameters, B, A, Request> {
  readonly id: FunctionName
  readonly query?: P
  readonly body?: Reader<B, Request>
  /** Returns the factor by which the base price is multiplied, such as the number of meals; 1 by default. */
  readonly units?: (body: B) => number
  readonly run: (context: Context, given: Given<P, B>) => A
  /** Writes the result of `run` as JSON in short steps. Throws the same errors as `run`. */
  readonly writeParts?: (out: Bytes, context: Context, given: Given<P, B>) => Iterable<void>
}

interface Definition<P extends Parameters, B, A, Documented, Request>
  extends Answering<P, B, A, Request> {
  readonly body?: Body<B, Request>
  readonly path: string
  readonly summary: string
  readonly description?: string
  readonly response: Reference<Documented> | null
  readonly errors?: readonly ErrorCode[]
  readonly example?: Example
}

/** Makes an operation from its definition. The code does not compile if the answer or body has undocumented fields. */
export function operation<
  Documented,
  A extends Documented | Promise<Documented>,
  P extends Parameters = Record<never, never>,
  B = undefined,
  Request = unknown,
>(definition: Definition<P, B, A, Documented, Request>): Operation<A> {
  const { query, body, units: _, run: __, writeParts: ___, ...rest } = definition
  const asked = question(definition)
  return {
    errors: [],
    example: {},
    ...rest,
    ...asked,
    method: body ? 'POST' : 'GET',
    // Answers about the server's health and about accounts can change while the library stays the same.
    cacheable: !body && moduleOf(asked) !== null,
    query: query ?? {},
    ...(body ? { body } : {}),
  }
}

function question<
  A,
  P extends Parameters = Record<never, never>,
  B = undefined,
  Request = Readonly<Record<string, unknown>>,
>(definition: Answering<P, B, A, Request>): Question<A> {
  const { id, query, body, units, run, writeParts } = definition
  const section: Section = FUNCTIONS[id]
  return {
    id,
    section,
    prepare: (raw) => {
      const given: Given<P, B> = {
        ingredientId: raw.ingredientId ?? '',
        query: readQuery(query ?? ({} as P), raw.query ?? {}),
        body: body ? body.read(requireObject(raw.body)) : (undefined as B),
      }
      return {
        credits: CREDITS[section] * (units?.(given.body) ?? 1),
        run: (context) => run(context, given),
        writeParts: writeParts && ((out, context) => writeParts(out, context, given)),
      }
    },
  }
}

/** Returns the module that an account needs for a question; null if no module is needed. */
export const moduleOf = ({ section }: Question): Module | null =>
  MODULES.find((module) => module === section) ?? null

/** Parses the query parameters. Ignores unknown ones. */
function readQuery<P extends Parameters>(
  parameters: P,
  raw: NonNullable<RawRequest['query']>,
): Values<P> {
  const readers = Object.entries(parameters).map(([name, parameter]) => {
    const value = raw[name]
    const read = () => {
      if (value !== undefined && typeof value !== 'string') {
        throw invalid(msg('givenTimes', { name, count: value.length }), {
          [name]: 'given more than once',
        })
      }
      return parameter.read(value)
    }
    return [name, read] as const
  })
  return readAll(Object.fromEntries(readers)) as Values<P>
}

function requireObject(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalid(msg('bodyNotJsonObject'), { body: 'a JSON object is required' })
  }
  return body as Readonly<Record<string, unknown>>
}
