/** The catalogue of errors: one code, one HTTP status, one exit code each. */

export const ERRORS = {
  INVALID_REQUEST: { status: 400, exit: 2 },
  INVALID_LANGUAGE: { status: 400, exit: 2 },
  INVALID_JSON: { status: 400, exit: 2 },
  MISSING_QUERY: { status: 400, exit: 2 },
  EMPTY_ITEMS: { status: 400, exit: 2 },
  EMPTY_BATCH: { status: 400, exit: 2 },
  BATCH_TOO_LARGE: { status: 400, exit: 2 },
  INVALID_CONCERN: { status: 400, exit: 2 },
  INVALID_DIET: { status: 400, exit: 2 },
  UNKNOWN_UNIT: { status: 400, exit: 2 },
  CONVERSION_NOT_POSSIBLE: { status: 400, exit: 2 },
  INGREDIENT_NOT_FOUND: { status: 404, exit: 3 },
  NO_RELATIONSHIP_DATA: { status: 422, exit: 6 },
  ENGINE_ERROR: { status: 500, exit: 1 },
  UNAVAILABLE: { status: 503, exit: 1 },
} as const

export type ErrorCode = keyof typeof ERRORS

/** Exit code of an answer that holds a verdict named by `--fail-on`. */
export const EXIT_FAIL_ON = 4
/** Exit code under `--strict` when items could not be resolved. */
export const EXIT_UNRESOLVED = 5

export type ErrorDetails = Readonly<Record<string, string>>

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
  readonly details: ErrorDetails | null

  /** `message` is one lower-case line that names the offending value. */
  constructor(code: ErrorCode, message: string, details: ErrorDetails | null = null) {
    super(message)
    this.name = 'IngrError'
    this.code = code
    this.details = details
  }

  get exitCode(): number {
    return ERRORS[this.code].exit
  }

  toBody(): ErrorBody {
    return { error: { code: this.code, message: this.message, details: this.details } }
  }
}
