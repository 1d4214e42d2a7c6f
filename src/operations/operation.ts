/** What an endpoint is, as data: how it is called, what it costs, what it answers and how its input is read. */

import type { Bytes } from '../domain/bytes.ts'
import {
  CREDITS,
  FUNCTIONS,
  type FunctionName,
  MODULES,
  type Module,
  type Section,
} from '../domain/functions.ts'
import type { Shape } from '../domain/shapes/shape.ts'
import type { Named } from '../domain/shapes/shapes.ts'
import type { UsageResponse } from '../domain/shapes/usage.ts'
import { finish, type Steps } from '../domain/steps.ts'
import { type ErrorCode, invalid, readAll } from '../errors.ts'
import type { Library } from '../library/library.ts'
import { msg } from '../wording/message.ts'

/** A JSON Schema (draft 2020-12). */
export type Schema = Readonly<Record<string, unknown>>

/** The schema of a shape, by its name. */
export type Reference<Answer> = { readonly $ref: string; readonly of?: Answer }

export const ref = <Name extends keyof Named>(name: Name): Reference<Shape<Named[Name]>> => ({
  $ref: `#/components/schemas/${name}`,
})

/** One query parameter: its documentation and its reader. */
export interface Parameter<T> {
  readonly description: string
  readonly schema: Schema
  readonly required: boolean
  /** `text` is undefined when the parameter was not given. Throws the 400 that says what is wrong with it. */
  readonly read: (text: string | undefined) => T
}

/** A body whose fields nobody has looked at yet; those that the document does not name nobody can read. */
type Fields<Request> = { readonly [Field in FieldOf<Request>]?: unknown }
type FieldOf<Request> = Request extends unknown ? keyof Request : never

/** The body of a POST; `read` throws the 400 that says what is wrong with it. */
export interface Body<T, Request> extends Reader<T, Request> {
  readonly schema: Reference<Request>
}
interface Reader<T, Request = Readonly<Record<string, unknown>>> {
  readonly read: (body: Fields<Request>) => T
}

/** A request as it came: texts, and whatever JSON the body held. */
export interface RawRequest {
  readonly ingredientId?: string | undefined
  /** A parameter that was given more than once is a list. */
  readonly query?: Readonly<Record<string, string | readonly string[] | undefined>> | undefined
  readonly body?: unknown
}

/** What an operation may look at while it runs. */
export interface Context {
  readonly library: Library
  /** The usage of the account that calls. */
  readonly usage: (days: number) => Promise<UsageResponse>
  /** What steps give, where others may have their turn between them. */
  readonly inTurns?: <T>(steps: Steps<T>) => Promise<T>
}

/** What steps give: one behind the other where nobody else waits. */
export function inTurns<T>(context: Context, steps: Steps<T>): T | Promise<T> {
  return context.inTurns ? context.inTurns(steps) : finish(steps)
}

/** A request that has been read: what it costs and how it is answered. */
export interface PreparedCall<Answer = unknown> {
  readonly credits: number
  /** The answer, or a promise of it; a text where the operation answers text/plain. */
  readonly run: (context: Context) => Answer
  /** Writes the JSON of what `run` gives, where that takes long: between its steps others may have their turn. */
  readonly writeParts?: ((out: Bytes, context: Context) => Iterable<void>) | undefined
}

/** A request by which the operation can be tried out; the answer in the documents comes from running it. */
interface Example {
  readonly ingredientId?: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** What can be asked for, over HTTP or by the terminal alone: its name, its price, and how a request is read. */
export interface Question<Answer = unknown> {
  readonly id: FunctionName
  readonly section: Section
  /** Throws the 400s. */
  readonly prepare: (raw: RawRequest) => PreparedCall<Answer>
}

/** A question that HTTP answers, too. */
export interface Operation<Answer = unknown> extends Question<Answer> {
  readonly method: 'GET' | 'POST'
  /** With `{canonicalId}` where the path holds an ingredient id. */
  readonly path: string
  readonly summary: string
  readonly description?: string
  readonly query: Readonly<Record<string, Parameter<unknown>>>
  readonly body?: { readonly schema: Schema }
  /** Schema of the 200 body; null where it is text/plain. */
  readonly response: Schema | null
  /** The codes beside those that every call may answer with. */
  readonly errors: readonly ErrorCode[]
  readonly example: Example
  /** The same request gives the same answer for as long as the library is the same. */
  readonly cacheable: boolean
}

type Parameters = Readonly<Record<string, Parameter<unknown>>>
type Values<P extends Parameters> = { readonly [K in keyof P]: ReturnType<P[K]['read']> }

/** A request with every field read; `ingredientId` is empty where the path holds none. */
interface Given<P extends Parameters, B> {
  readonly ingredientId: string
  readonly query: Values<P>
  readonly body: B
}

/** How a question is read and answered, and what it costs. */
interface Answering<P extends Parameters, B, A, Request> {
  readonly id: FunctionName
  readonly query?: P
  readonly body?: Reader<B, Request>
  /** How many times the price of the section a call costs; once unless said otherwise. */
  readonly units?: (body: B) => number
  readonly run: (context: Context, given: Given<P, B>) => A
  /** Writes the bytes that `JSON.stringify` makes of what `run` gives in short steps; throws what `run` throws. */
  readonly writeParts?: (out: Bytes, context: Context, given: Given<P, B>) => Iterable<void>
}

interface Definition<P extends Parameters, B, A, Documented, Request>
  extends Answering<P, B, A, Request> {
  readonly body?: Body<B, Request>
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly summary: string
  readonly description?: string
  readonly response: Reference<Documented> | null
  readonly errors?: readonly ErrorCode[]
  readonly example?: Example
  readonly cacheable?: boolean
}

/**
 * Makes an operation of its definition; the types of `run` follow from the parameters and the body. What answers anything but what
 * the document says, or reads a field that it does not name, does not compile.
 */
export function operation<
  Documented,
  A extends Documented | Promise<Documented>,
  P extends Parameters = Record<never, never>,
  B = undefined,
  Request = unknown,
>(definition: Definition<P, B, A, Documented, Request>): Operation<A> {
  const { query, body, units: _, run: __, writeParts: ___, ...rest } = definition
  return {
    cacheable: rest.method === 'GET',
    errors: [],
    example: {},
    ...rest,
    ...question(definition),
    query: query ?? {},
    ...(body ? { body } : {}),
  }
}

/** A question without its route. */
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

/** The module that must be booked; null where none sells the operation. */
export function moduleOf({ section }: Operation): Module | null {
  return MODULES.find((module) => module === section) ?? null
}

/** Unknown parameters are ignored. */
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
    throw invalid(msg('bodyNotJsonObject'), {
      body: 'a JSON object is required',
    })
  }
  return body as Readonly<Record<string, unknown>>
}
