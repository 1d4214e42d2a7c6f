/** The catalogue of errors: one code, one HTTP status, one exit code and one meaning each. */

import { DIMENSIONS } from './domain/restrictions.ts'
import { visible } from './domain/visible.ts'
import { type Message, msg, textOf } from './messages/message.ts'

export const ERRORS = {
  INVALID_REQUEST: { status: 400, exit: 2, meaning: 'a field is missing or has a wrong value' },
  INVALID_LANGUAGE: { status: 400, exit: 2, meaning: 'lang is not de, en or es' },
  INVALID_JSON: { status: 400, exit: 2, meaning: 'the body is not valid JSON' },
  MISSING_QUERY: { status: 400, exit: 2, meaning: 'q is missing or blank' },
  EMPTY_ITEMS: { status: 400, exit: 2, meaning: 'the list of items is empty' },
  EMPTY_BATCH: { status: 400, exit: 2, meaning: 'the list of checks is empty' },
  TOO_MANY_ITEMS: { status: 400, exit: 2, meaning: 'a list has more entries than one call may' },
  BATCH_TOO_LARGE: { status: 400, exit: 2, meaning: 'more than 100 checks' },
  INVALID_CONCERN: {
    status: 400,
    exit: 2,
    meaning: `a concern is not one of the ${DIMENSIONS.length} dimensions`,
  },
  INVALID_DIET: { status: 400, exit: 2, meaning: 'the diet is not a known one' },
  UNKNOWN_UNIT: { status: 400, exit: 2, meaning: 'a unit is not in the list of units' },
  CONVERSION_NOT_POSSIBLE: {
    status: 400,
    exit: 2,
    meaning: 'the library knows no density or piece weight for the conversion',
  },
  MISSING_API_KEY: { status: 401, exit: 7, meaning: 'no API key was sent' },
  INVALID_API_KEY: { status: 401, exit: 7, meaning: 'the API key is unknown or revoked' },
  QUOTA_EXCEEDED: {
    status: 402,
    exit: 7,
    meaning: 'the call costs more credits than are left of the month',
  },
  SPENDING_CAP_REACHED: {
    status: 402,
    exit: 7,
    meaning: 'the call costs more than the spending cap leaves',
  },
  MODULE_NOT_BOOKED: { status: 403, exit: 7, meaning: 'the account has not booked the module' },
  ACCOUNT_BLOCKED: { status: 403, exit: 7, meaning: 'the account is blocked' },
  INGREDIENT_NOT_FOUND: { status: 404, exit: 3, meaning: 'no ingredient has this id' },
  ROUTE_NOT_FOUND: { status: 404, exit: 2, meaning: 'nothing is at this path' },
  ACCOUNT_NOT_FOUND: { status: 404, exit: 7, meaning: 'no account has this customer id' },
  KEY_NOT_FOUND: { status: 404, exit: 7, meaning: 'no key has this id' },
  METHOD_NOT_ALLOWED: { status: 405, exit: 2, meaning: 'the path does not take this method' },
  REQUEST_TIMEOUT: { status: 408, exit: 1, meaning: 'the request did not arrive in time' },
  PAYLOAD_TOO_LARGE: { status: 413, exit: 2, meaning: 'the body is larger than the server takes' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, exit: 2, meaning: 'the body is not application/json' },
  NO_RELATIONSHIP_DATA: {
    status: 422,
    exit: 6,
    meaning: 'the ingredient has no relationship data of this kind',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    exit: 2,
    meaning: 'the Idempotency-Key was sent with another request within a day',
  },
  RATE_LIMITED: { status: 429, exit: 7, meaning: 'more requests in this minute than allowed' },
  HEADERS_TOO_LARGE: { status: 431, exit: 2, meaning: 'the headers are larger than allowed' },
  UNSUPPORTED_TRANSFER_CODING: {
    status: 501,
    exit: 2,
    meaning: 'the body is sent in another transfer coding than chunked',
  },
  ENGINE_ERROR: { status: 500, exit: 1, meaning: 'a fault of the program' },
  UNAVAILABLE: {
    status: 503,
    exit: 1,
    meaning:
      'the library or the accounts cannot be used now, or the server is overloaded or stopping',
  },
} as const satisfies Readonly<
  Record<string, { readonly status: number; readonly exit: number; readonly meaning: string }>
>

export type ErrorCode = keyof typeof ERRORS

/** Exit code of an answer that holds a verdict named by `--fail-on`. */
export const EXIT_FAIL_ON = 4
/** Exit code under `--strict` when items could not be resolved. */
export const EXIT_UNRESOLVED = 5

/** What each exit code of the terminal means. */
export const EXIT_CODES: readonly { readonly code: number; readonly meaning: string }[] = [
  { code: 0, meaning: 'answered, whatever the verdict' },
  { code: 1, meaning: 'internal error, unreadable library, or `doctor` found errors' },
  { code: 2, meaning: 'wrong usage or bad input' },
  { code: 3, meaning: 'unknown ingredient' },
  {
    code: 4,
    meaning: 'a verdict reached `--fail-on` (`check`, `batch` without `--ndjson`, `diet`)',
  },
  {
    code: 5,
    meaning:
      'unresolved items under `--strict` (`check`, `batch` without `--ndjson`, `diet`, `analyze`, `parse` without `--ndjson`)',
  },
  {
    code: 6,
    meaning:
      'no relationship data (`substitutes`, `pairings`, `similar`), or `swap --file` cannot replace something',
  },
  { code: 7, meaning: 'account, key, quota or rate' },
]

type ErrorDetails = Readonly<Record<string, string>>

export interface ErrorBody {
  readonly error: {
    readonly code: ErrorCode
    readonly message: string
    readonly details: ErrorDetails | null
  }
}

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
    throw new IngrError(
      error.code,
      msg('{at}: {message}', { at, message: error.said }),
      error.details,
    )
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
  if (code === 'ADDON_UNUSABLE') return new IngrError('UNAVAILABLE', msg('{message}', { message }))
  if (!code?.startsWith('SQLITE_')) return undefined
  return new IngrError('UNAVAILABLE', msg('library cannot be read ({message})', { message }))
}

/** A value as a message names it; lists and objects may have no text, so they are only called what they are. */
export function shown(value: unknown): string | Message {
  if (Array.isArray(value)) return msg('a list')
  return typeof value === 'object' && value !== null ? msg('an object') : String(value)
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
