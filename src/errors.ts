/** What is thrown where there is no answer: a code of the catalogue, what is said of it, and the exit codes of the terminal. */

import { ERRORS, type ErrorCode } from './domain/error-codes.ts'
import type { ErrorBody } from './domain/shapes/error.ts'
import { visible } from './domain/visible.ts'
import { type Message, msg, textOf } from './wording/message.ts'

export { ERRORS, type ErrorCode } from './domain/error-codes.ts'
export type { ErrorBody } from './domain/shapes/error.ts'

/** Exit code of an answer that holds a verdict named by `--fail-on`. */
export const EXIT_FAIL_ON = 4
/** Exit code under `--strict` when items could not be resolved. */
export const EXIT_UNRESOLVED = 5

/** All of the terminal; `exit.N` of the help says what each means. */
export const EXIT_CODES = [0, 1, 2, 3, EXIT_FAIL_ON, EXIT_UNRESOLVED, 6, 7] as const

type ErrorDetails = Readonly<Record<string, string>>

/** Thrown only where no answer can be made; `unresolved`, `uncertain` and `unknown` are answers. */
export class IngrError extends Error {
  readonly code: ErrorCode
  /** For those who say it in another language; `message` is English. */
  readonly said: Message
  readonly details: ErrorDetails | null

  /** What is said is one lower-case line that names the offending value; a long or broken value is cut and mended here. */
  constructor(code: ErrorCode, said: Message, details: ErrorDetails | null = null) {
    super(oneLine(textOf(said)))
    this.name = 'IngrError'
    this.said = said
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

/** INVALID_REQUEST, for a fault that no other code names. */
export function invalid(said: Message, details: ErrorDetails | null = null): IngrError {
  return new IngrError('INVALID_REQUEST', said, details)
}

/** INVALID_REQUEST that says the same of its field. */
export const invalidField = (field: string, said: Message): IngrError =>
  invalid(said, { [field]: textOf(said) })

/** Fields that one error reports: a long list with the same mistake in every entry need not be reported whole. */
export const MOST_FAULTS = 20

/** The first of the errors, with the details of all: who corrects a request wants to know of everything that is wrong in it. */
export function combined(errors: readonly [IngrError, ...IngrError[]]): IngrError {
  const [first] = errors
  if (errors.length === 1) return first
  const all = errors.flatMap(({ details }) => Object.entries(details ?? {}))
  // The first error keeps its words for a field that another has, too.
  const details = new Map([...all].reverse())
  return new IngrError(first.code, first.said, Object.fromEntries([...details].reverse()))
}

/** The error of `work` with its place in front, so that the line to correct is found. */
export function placed<T>(at: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof IngrError)) throw error
    throw new IngrError(error.code, msg('atPlace', { at, message: error.said }), error.details)
  }
}

/** Readers of fields by their names. */
export type Readers = Readonly<Record<string, () => unknown>>

/** What they give. */
export type Read<T extends Readers> = { readonly [Name in keyof T]: ReturnType<T[Name]> }

/** What each of the readers gives; throws the first error of those that throw, with the details of all. */
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

/** Beside the faults of other fields one without details names its own. */
function withField({ name, error }: { readonly name: string; readonly error: IngrError }) {
  if (error.details) return error
  return new IngrError(error.code, error.said, { [name]: textOf(error.said) })
}

/** What was thrown as an error, which may be one of the system. */
export function faultOf(thrown: unknown): NodeJS.ErrnoException {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}

/** The first line of what an error says. */
export function reasonOf(thrown: unknown): string {
  const [reason = ''] = faultOf(thrown).message.split('\n')
  return reason
}

/**
 * What SQLite complains of, as UNAVAILABLE: of the library, since accounts put it in their own words; that there is no SQLite, in
 * the words of `native-addon.cjs`. Undefined for any other error.
 */
export function libraryFault(error: unknown): IngrError | undefined {
  const { code, message } = faultOf(error)
  if (code === 'ADDON_UNUSABLE') return new IngrError('UNAVAILABLE', msg('asGiven', { message }))
  if (!code?.startsWith('SQLITE_')) return undefined
  return new IngrError('UNAVAILABLE', msg('libraryUnreadable', { message }))
}

/** An error of the catalogue for whatever was thrown; what is none of ours is a fault of the program. */
export function knownError(error: unknown): IngrError {
  if (error instanceof IngrError) return error
  const what = reasonOf(error)
  return libraryFault(error) ?? new IngrError('ENGINE_ERROR', msg('internalErrorOf', { what }))
}

/** A value as a message names it; lists and objects may have no text, so they are only called what they are. */
export function shown(value: unknown): string | Message {
  if (Array.isArray(value)) return msg('list')
  return typeof value === 'object' && value !== null ? msg('object') : String(value)
}

/** The same, for an English text. */
export function shownText(value: unknown): string {
  const told = shown(value)
  return typeof told === 'string' ? told : textOf(told)
}

const MAX_MESSAGE = 500

/** What a caller sent may hold line breaks, escape sequences or a megabyte of text; a message and a log line may not. */
export function oneLine(text: string): string {
  const line = visible(text)
  return line.length > MAX_MESSAGE ? `${line.slice(0, MAX_MESSAGE)}…` : line
}
