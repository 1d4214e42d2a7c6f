/** The engine as a library: the operations of the API as functions of this process, without a server, a key or a network. */

import { join } from 'node:path'
import type { Input, OperationName, Output, Schemas } from '../client/types.ts'
import { IngrError } from '../errors.ts'
import { openLibrary as openFile } from '../library/sqlite-library.ts'
import type { Context, Operation } from '../operations/operation.ts'
import { OPERATIONS } from '../operations/operations.ts'
import { msg } from '../wording/message.ts'

export type { Input, OperationName, Output, Schemas } from '../client/types.ts'

/** What an operation throws where there is no answer; a code over HTTP is the same here. */
export interface LibraryError extends Error {
  readonly code: Schemas['ErrorCode']
  readonly details: Schemas['Error']['error']['details']
}

export function isLibraryError(error: unknown): error is LibraryError {
  return error instanceof IngrError
}

/** Those that are about a server or an account have no meaning here. */
export type EmbeddedOperation = Exclude<OperationName, 'health' | 'healthAlias' | 'usage'>

/** A recipe loads the reader of its format first. */
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

/** One function for each operation, by its operationId, with the same input, limits, answer and errors as over HTTP. */
export type IngredientLibrary = { readonly [Name in EmbeddedOperation]: Method<Name> } & {
  /** While it is the same, so are the answers. */
  readonly hash: string
}

export interface LibraryOptions {
  /** The file of a library of your own; the one that comes with the package unless said. */
  readonly path?: string
}

/** The library that is shipped with the program. */
const BUNDLED: string = join(import.meta.dirname, '../data/library.sqlite')

/** Opens a library, read-only and for as long as the process runs. Throws a LibraryError (UNAVAILABLE) when it cannot be read. */
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

/** Parts of an answer are the library's own: whoever changed them would change every later verdict. */
function copied(answer: unknown): unknown {
  if (answer instanceof Promise) return answer.then(copied)
  return JSON.parse(JSON.stringify(answer))
}

/** The request as it would have come over HTTP. */
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
