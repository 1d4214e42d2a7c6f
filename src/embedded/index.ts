/** The engine as a library: the API operations as functions in this process, without server, key or network. */

import { join } from 'node:path'
import type { Input, OperationName, Output, Schemas } from '../client/types.ts'
import { IngrError } from '../errors.ts'
import { openLibrary as openFile } from '../library/sqlite-library.ts'
import type { Context, Operation } from '../operations/operation.ts'
import { OPERATIONS } from '../operations/operations.ts'
import { msg } from '../wording/message.ts'

export type { Input, OperationName, Output, Schemas } from '../client/types.ts'

/** Thrown by operations; the codes are those of the HTTP API. */
export interface LibraryError extends Error {
  readonly code: Schemas['ErrorCode']
  readonly details: Schemas['Error']['error']['details']
}

export function isLibraryError(error: unknown): error is LibraryError {
  return error instanceof IngrError
}

/** Server and account operations have no meaning here. */
export type EmbeddedOperation = Exclude<OperationName, 'health' | 'healthAlias' | 'ready' | 'usage'>

/** Recipe operations are async, since they load the reader of the format first. */
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
  /** Same hash, same answers. */
  readonly hash: string
}

export interface LibraryOptions {
  /** Path of your own library; the bundled one by default. */
  readonly path?: string
}

const BUNDLED: string = join(import.meta.dirname, '../data/library.sqlite')

/** Opens a library read-only, for the life of the process. Throws a LibraryError (UNAVAILABLE) if unreadable. */
export function openLibrary(options: LibraryOptions = {}): IngredientLibrary {
  const library = openFile(options.path ?? BUNDLED)
  const context: Context = {
    library,
    usage: () => Promise.reject(new IngrError('UNAVAILABLE', msg('noAccounts'))),
  }
  const methods = OPERATIONS.filter(({ section }) => section !== 'health' && section !== 'account')
  const functions = methods.map((operation) => [
    operation.id,
    (input: Readonly<Record<string, unknown>> = {}) =>
      copied(operation.prepare(requestOf(operation, input)).run(context)),
  ])
  return { ...Object.fromEntries(functions), hash: library.hash } as IngredientLibrary
}

/** Answers share objects with the library; a caller that changed them would change later verdicts. */
function copied(answer: unknown): unknown {
  if (answer instanceof Promise) return answer.then(copied)
  return JSON.parse(JSON.stringify(answer))
}

/** Builds the request as it would arrive over HTTP. */
function requestOf(operation: Operation, input: Readonly<Record<string, unknown>>) {
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
