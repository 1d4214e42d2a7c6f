/** IngrError (thrown if no answer is possible), functions for errors, and the exit codes of the program. */

import { ERRORS, type ErrorCode } from './domain/error-codes.ts'
import type { ErrorBody } from './domain/shapes/error.ts'
import { visible } from './domain/visible.ts'
import { type Message, msg, textOf } from './wording/message.ts'

export { ERRORS, type ErrorCode } from './domain/error-codes.ts'
export type { ErrorBody } from './domain/shapes/error.ts'

/** Exit code if a verdict is at least as bad as the value of `--fail-on`. */
export const EXIT_FAIL_ON = 4
/** Exit code with `--strict` if items could not be resolved. */
export const EXIT_UNRESOLVED = 5

/** All exit codes. The help text `exit.N` describes each. */
export const EXIT_CODES = [0, 1, 2, 3, EXIT_FAIL_ON, EXIT_UNRESOLVED, 6, 7] as const

type ErrorDetails = Readonly<Record<string, string>>

/** Only thrown if no answer is possible. `unresolved`, `uncertain` and `unknown` are answers, not errors. */
export class IngrError extends Error {
  readonly code: ErrorCode
  /** The message in a form we can translate; `message` is English. Not enumerable, so that Node does not print it. */
  declare readonly said: Message
  readonly details: ErrorDetails | null

  /** `said` is a message in lower case that quotes the wrong value. We escape and shorten the message here. */
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

/** Creates an INVALID_REQUEST error. This is the code for errors that have no more specific code. */
export const invalid = (said: Message, details: ErrorDetails | null = null): IngrError =>
  new IngrError('INVALID_REQUEST', said, details)

/** Creates an INVALID_REQUEST error and repeats its message in the details, under the name of the field. */
export const invalidField = (field: string, said: Message): IngrError =>
  invalid(said, { [field]: textOf(said) })

/** Maximum fields in one error, in case every entry of a long list has the same mistake. */
export const MOST_FAULTS = 20

/** Returns the first error with the details of all errors, so that a caller can correct everything at once. */
export function combined(errors: readonly [IngrError, ...IngrError[]]): IngrError {
  const [first] = errors
  if (errors.length === 1) return first
  const all = errors.flatMap(({ details }) => Object.entries(details ?? {}))
  // If two errors are about the same field, keep the first.
  const details = new Map([...all].reverse())
  return new IngrError(first.code, first.said, Object.fromEntries([...details].reverse()))
}

/** Runs `work`. If it throws, adds the place `at` to the error, so that people know what to correct. */
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

/** Runs all field readers. If any of them fail, throws the first error with the details of all errors. */
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

/** Reads a part of a request. Errors name its fields with their full path, such as `recipes[1].lines`. */
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

/** If the error has no details, adds details with the name of the field and the message. */
function withField({ name, error }: { readonly name: string; readonly error: IngrError }) {
  if (error.details) return error
  return new IngrError(error.code, error.said, { [name]: textOf(error.said) })
}

/** Returns a thrown value as an Error, with the fields that system errors have. */
export const faultOf = (thrown: unknown): NodeJS.ErrnoException =>
  thrown instanceof Error ? thrown : new Error(String(thrown))

export function reasonOf(thrown: unknown): string {
  const [reason = ''] = faultOf(thrown).message.split('\n')
  return reason
}

/**
 * Returns UNAVAILABLE for an SQLite error of the library, or for an unusable addon (with the text of
 * `native-addon.cjs`). Returns undefined for any other error. Accounts report their own SQLite errors.
 */
export function libraryFault(error: unknown): IngrError | undefined {
  const { code, message } = faultOf(error)
  if (code === 'ADDON_UNUSABLE') return new IngrError('UNAVAILABLE', msg('asGiven', { message }))
  if (!code?.startsWith('SQLITE_')) return undefined
  return new IngrError('UNAVAILABLE', msg('libraryUnreadable', { message }))
}

/** Converts anything thrown to an IngrError. Unknown errors become ENGINE_ERROR. */
export function knownError(error: unknown): IngrError {
  if (error instanceof IngrError) return error
  const what = reasonOf(error)
  return libraryFault(error) ?? new IngrError('ENGINE_ERROR', msg('internalErrorOf', { what }))
}

/** Formats a value for a message. For lists and objects, it only says "a list" or "an object". */
export function shown(value: unknown): string | Message {
  if (Array.isArray(value)) return msg('list')
  return typeof value === 'object' && value !== null ? msg('object') : String(value)
}

/** Like `shown`, but returns English text. */
export function shownText(value: unknown): string {
  const told = shown(value)
  return typeof told === 'string' ? told : textOf(told)
}

const MAX_MESSAGE = 500

/** Makes text from callers safe for messages and logs: removes line breaks and escape sequences, limits the length. */
export function oneLine(text: string): string {
  const line = visible(text)
  return line.length > MAX_MESSAGE ? `${line.slice(0, MAX_MESSAGE)}…` : line
}
