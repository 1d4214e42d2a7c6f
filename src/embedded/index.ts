/** The engine as a library: the API operations as functions, without server, key or network. */

import type { Input, OperationName, Output, Schemas } from '../client/types.ts'
import type { Operation } from '../operations/operation.ts'
import { type AnswerSource, EMBEDDED, IngrError, openSource, rememberSource } from './engine.ts'
import { openThread } from './thread.ts'

export type { Input, OperationName, Output, Schemas } from '../client/types.ts'

/** The errors that operations throw, with the codes of the HTTP API. */
export interface LibraryError extends Error {
  readonly code: Schemas['ErrorCode']
  readonly details: Schemas['Error']['error']['details']
}

export const isLibraryError = (error: unknown): error is LibraryError => error instanceof IngrError

/** The names of all operations except those about servers and accounts. */
export type EmbeddedOperation = Exclude<
  OperationName,
  'health' | 'healthAlias' | 'ready' | 'usage' | 'account'
>

/** Recipe operations are async, since they first load the parser of the format. */
type Answer<Name extends EmbeddedOperation> = Name extends
  | `recipe${string}`
  | 'letters'
  | 'headroom'
  ? Promise<Output<Name>>
  : Output<Name>

type Method<Name extends EmbeddedOperation> =
  object extends Input<Name>
    ? (input?: Input<Name>) => Answer<Name>
    : (input: Input<Name>) => Answer<Name>

/** One function per operationId, with the same input, limits, answer and errors as over HTTP. */
export type IngredientLibrary = { readonly [Name in EmbeddedOperation]: Method<Name> } & {
  /** Hash of the library file; the same hash gives the same answers. */
  readonly hash: string
  /** Closes the file; later calls throw a LibraryError (UNAVAILABLE). */
  readonly close: () => void
}

export interface AsyncCallOptions {
  /** Aborts the call, which rejects with the reason of the signal. If the call has not started, it never runs. */
  readonly signal?: AbortSignal
}

type AsyncMethod<Name extends EmbeddedOperation> =
  object extends Input<Name>
    ? (input?: Input<Name>, options?: AsyncCallOptions) => Promise<Output<Name>>
    : (input: Input<Name>, options?: AsyncCallOptions) => Promise<Output<Name>>

/** Like `IngredientLibrary`, but in a worker thread: every function returns a promise. */
export type AsyncIngredientLibrary = { readonly [Name in EmbeddedOperation]: AsyncMethod<Name> } & {
  /** Hash of the library file; the same hash gives the same answers. */
  readonly hash: string
  /** Finishes the calls in progress and ends the thread. Later calls reject with a LibraryError (UNAVAILABLE). */
  readonly close: () => Promise<void>
}

export interface LibraryOptions {
  /** Path of the library; by default the bundled one. */
  readonly path?: string
}

/** Opens a library read-only. Throws a LibraryError (UNAVAILABLE) if it is unreadable. */
export function openLibrary(options: LibraryOptions = {}): IngredientLibrary {
  const answers = openSource(options.path)
  return libraryObject(answers, (operation, input) => {
    const text = answers.text(operation.id, requestOf(operation, input))
    return text instanceof Promise ? text.then((one) => JSON.parse(one)) : JSON.parse(text)
  })
}

/** Opens a library in a worker thread. Rejects with a LibraryError (UNAVAILABLE) if it is unreadable. */
export async function openLibraryAsync(
  options: LibraryOptions = {},
): Promise<AsyncIngredientLibrary> {
  const answers = await openThread(options.path)
  return libraryObject(answers, async (operation, input, { signal } = {}) =>
    JSON.parse(await answers.text(operation.id, requestOf(operation, input), signal)),
  )
}

type Fields = Readonly<Record<string, unknown>>

function libraryObject<T extends object>(
  answers: AnswerSource,
  ask: (operation: Operation, input: Fields, options?: AsyncCallOptions) => unknown,
): T {
  const methods = [...EMBEDDED].map(([id, operation]) => [
    id,
    (input: Fields = {}, options?: AsyncCallOptions) => ask(operation, input, options),
  ])
  const { hash } = answers
  const library: T = { ...Object.fromEntries(methods), hash, close: () => answers.close() }
  return rememberSource(library, answers)
}

/** Builds the request as it would arrive over HTTP. */
function requestOf(operation: Operation, input: Fields) {
  if (operation.body) return { query: {}, body: input }
  const { canonicalId, ...rest } = input
  const query = Object.entries(rest).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(',') : String(value)]],
  )
  return {
    query: Object.fromEntries(query) as Readonly<Record<string, string>>,
    ...(canonicalId === undefined ? {} : { ingredientId: String(canonicalId) }),
  }
}
