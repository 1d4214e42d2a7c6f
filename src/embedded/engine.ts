/** Runs operations on a library and returns JSON text. Bundled separately, since all entry points share this file. */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { IngrError } from '../errors.ts'
import { openLibrary } from '../library/sqlite-library.ts'
import type { Context, Operation, RawRequest } from '../operations/operation.ts'
import { OPERATIONS } from '../operations/operations.ts'
import { msg } from '../wording/message.ts'

export { ERRORS, IngrError, knownError, reasonOf } from '../errors.ts'
export { parseBody, requireNoEncoding } from '../http/body.ts'
export { canonicalId, rawRequest, routeOf } from '../http/input.ts'
export { DEFAULT_BODY_LIMIT, JSON_TYPE } from '../http/options.ts'
export { asIngrError } from '../http/thrown.ts'
export { msg } from '../wording/message.ts'

/** Operations by id: all except those about servers and accounts. */
export const EMBEDDED: ReadonlyMap<string, Operation> = new Map(
  OPERATIONS.filter(({ section }) => section !== 'health' && section !== 'account').map(
    (operation) => [operation.id, operation],
  ),
)

/** Runs operations in this process or in a worker thread. */
export interface AnswerSource {
  readonly hash: string
  /** Returns the answer as JSON. Throws or rejects with an IngrError, or with the abort reason of `signal`. */
  readonly text: (id: string, raw: RawRequest, signal?: AbortSignal) => string | Promise<string>
  /** Closes the library once the calls in progress are finished. Later calls fail. */
  readonly close: () => void | Promise<void>
}

const BUNDLED = join(import.meta.dirname, '../data/library.sqlite')

/** Opens a library, by default the bundled one. Throws UNAVAILABLE if it is unreadable. */
export function openSource(path: string = BUNDLED): AnswerSource {
  requireFile(path)
  const library = openLibrary(path)
  const context: Context = {
    library,
    usage: () => Promise.reject(new IngrError('UNAVAILABLE', msg('noAccounts'))),
  }
  const underWay = new Set<Promise<string>>()
  let isClosed = false
  const text = (id: string, raw: RawRequest): string | Promise<string> => {
    if (isClosed) throw closedError()
    const answer = operationOf(id).prepare(raw).run(context)
    if (!(answer instanceof Promise)) return JSON.stringify(answer)
    const written = answer.then((one) => JSON.stringify(one))
    underWay.add(written)
    return written.finally(() => underWay.delete(written))
  }
  const close = () => {
    if (isClosed) return
    isClosed = true
    if (underWay.size === 0) library.close()
    else void Promise.allSettled(underWay).then(() => library.close())
  }
  return { hash: library.hash, text, close }
}

/** Throws UNAVAILABLE if the file is missing, which happens if a user's bundler has moved our code. */
export function requireFile(path: string): void {
  if (!existsSync(path)) throw new IngrError('UNAVAILABLE', msg('libraryNotBeside', { path }))
}

export const closedError = (): IngrError => new IngrError('UNAVAILABLE', msg('libraryClosed'))

/** Recreates an error that was sent by the worker thread. */
export const errorFromThread = ({ code, message, details }: Fault): IngrError =>
  new IngrError(code, msg('asGiven', { message }), details)

export type Fault = Pick<IngrError, 'code' | 'message' | 'details'>

function operationOf(id: string): Operation {
  const operation = EMBEDDED.get(id)
  if (!operation) throw new Error(`no operation ${id}`)
  return operation
}

const opened = new WeakMap<object, AnswerSource>()

/** Remembers the source of a library object, for the Fastify routes. */
export function rememberSource<T extends object>(library: T, source: AnswerSource): T {
  opened.set(library, source)
  return library
}

/** Returns the source of a library object. Throws INVALID_REQUEST for any other object. */
export function sourceOf(library: object): AnswerSource {
  const source = opened.get(library)
  if (!source) throw new IngrError('INVALID_REQUEST', msg('libraryNotOpened'))
  return source
}
