/** The error thrown if there is no answer, its helpers, and the exit codes of the terminal. */

import { ERRORS, type ErrorCode } from './domain/error-codes.ts'
import type { ErrorBody } from './domain/shapes/error.ts'
import { visible } from './domain/visible.ts'
import { type Message, msg, textOf } from './wording/message.ts'

export { ERRORS, type ErrorCode } from './domain/error-codes.ts'
export type { ErrorBody } from './domain/shapes/error.ts'

/** Exit code of an answer with a verdict named by `--fail-on`. */
export const EXIT_FAIL_ON = 4
/** Exit code under `--strict` if items could not be resolved. */
export const EXIT_UNRESOLVED = 5

/** All exit codes; `exit.N` of the help describes each. */
export const EXIT_CODES = [0, 1, 2, 3, EXIT_FAIL_ON, EXIT_UNRESOLVED, 6, 7] as const

type ErrorDetails = Readonly<Record<string, string>>

/** Thrown only if no answer is possible; `unresolved`, `uncertain` and `unknown` are answers. */
export class IngrError extends Error {
  readonly code: ErrorCode
  /** For translation; `message` is English. Not enumerable: Node prints what is along with an uncaught error. */
  declare readonly said: Message
  readonly details: ErrorDetails | null

  /** `said` is one lower-case line naming the offending value; it is escaped and shortened here. */
  constructor(code: ErrorCode, said: Message, details: ErrorDetails | null = null) {
    super(oneLine(textOf(said)))
    this.name = 'IngrError'
    Object.defineProperty(this, 'said', { value: said })
    this.code = code
    this.details =
      details &&
      Object.fromEntries(Object.entries(details).map(([key, value]) => [key, oneLine(value)]))
  }

  get exitCode(): number {
    return ERRORS[this.code].exit
  }

  toBody(): ErrorBody {
    return { error: { code: this.code, message: this.message, details: this.details } }
  }
}

/** INVALID_REQUEST, for a fault without a code of its own. */
export const invalid = (said: Message, details: ErrorDetails | null = null): IngrError =>
  new IngrError('INVALID_REQUEST', said, details)

/** INVALID_REQUEST with the same text as details of the field. */
export const invalidField = (field: string, said: Message): IngrError =>
  invalid(said, { [field]: textOf(said) })

/** Most fields in one error: a long list with the same mistake in every entry need not be reported in full. */
export const MOST_FAULTS = 20

/** The first error with the details of all, so that a caller can correct everything at once. */
export function combined(errors: readonly [IngrError, ...IngrError[]]): IngrError {
  const [first] = errors
  if (errors.length === 1) return first
  const all = errors.flatMap(({ details }) => Object.entries(details ?? {}))
  // If two errors have the same field, the first wins.
  const details = new Map([...all].reverse())
  return new IngrError(first.code, first.said, Object.fromEntries([...details].reverse()))
}

/** Prefixes an error of `work` with its place, so that the line to correct is found. */
export function placed<T>(at: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof IngrError)) throw error
    throw new IngrError(error.code, msg('atPlace', { at, message: error.said }), error.details)
  }
}

export type Readers = Readonly<Record<string, () => unknown>>

export type Read<T extends Readers> = { readonly [Name in keyof T]: ReturnType<T[Name]> }

/** Runs all readers. Throws the first error with the details of all. */
export function readAll<T extends Readers, More extends Readers = Record<never, never>>(
  readers: T,
  more?: More,
): Read<T> & Read<More> {
  const faults: { readonly name: string; readonly error: IngrError }[] = []
  const values = Object.entries({ ...readers, ...more }).map(([name, read]) => {
    try {
      return [name, read()]
    } catch (error) {
      if (!(error instanceof IngrError)) throw error
      faults.push({ name, error })
      return [name, undefined]
    }
  })
  const [first, ...others] = faults
  if (first && others.length === 0) throw first.error
  if (first) throw combined([withField(first), ...others.map(withField)])
  return Object.fromEntries(values)
}

/** Reads a part of a request; an error names its fields as those of the part: `recipes[1].lines`. */
export function readPart<T>(part: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof IngrError)) throw error
    const fields = Object.entries(error.details ?? { '': textOf(error.said) })
    const named = fields.map(([field, said]) => [field === '' ? part : `${part}.${field}`, said])
    throw new IngrError(error.code, error.said, Object.fromEntries(named))
  }
}

/** Adds the field's name to an error without details, for use with other faults. */
function withField({ name, error }: { readonly name: string; readonly error: IngrError }) {
  if (error.details) return error
  return new IngrError(error.code, error.said, { [name]: textOf(error.said) })
}

/** The thrown value as an Error, possibly a system error. */
export const faultOf = (thrown: unknown): NodeJS.ErrnoException =>
  thrown instanceof Error ? thrown : new Error(String(thrown))

export function reasonOf(thrown: unknown): string {
  const [reason = ''] = faultOf(thrown).message.split('\n')
  return reason
}

/**
 * SQLite errors as UNAVAILABLE: of the library (accounts report their own), or a missing addon with the text of
 * `native-addon.cjs`. Undefined for any other error.
 */
export function libraryFault(error: unknown): IngrError | undefined {
  const { code, message } = faultOf(error)
  if (code === 'ADDON_UNUSABLE') return new IngrError('UNAVAILABLE', msg('asGiven', { message }))
  if (!code?.startsWith('SQLITE_')) return undefined
  return new IngrError('UNAVAILABLE', msg('libraryUnreadable', { message }))
}

/** Anything thrown as an IngrError; unknown errors become ENGINE_ERROR. */
export function knownError(error: unknown): IngrError {
  if (error instanceof IngrError) return error
  const what = reasonOf(error)
  return libraryFault(error) ?? new IngrError('ENGINE_ERROR', msg('internalErrorOf', { what }))
}

/** A value for a message; lists and objects are only named as such, since they may have no text. */
export function shown(value: unknown): string | Message {
  if (Array.isArray(value)) return msg('list')
  return typeof value === 'object' && value !== null ? msg('object') : String(value)
}

/** As `shown`, but as English text. */
export function shownText(value: unknown): string {
  const told = shown(value)
  return typeof told === 'string' ? told : textOf(told)
}

const MAX_MESSAGE = 500

/** Makes callers' text safe for messages and logs: no line breaks or escape sequences, limited length. */
export function oneLine(text: string): string {
  const line = visible(text)
  return line.length > MAX_MESSAGE ? `${line.slice(0, MAX_MESSAGE)}…` : line
}
