/** Error catalogue: one HTTP status and one exit code per code; the help text `meaning.CODE` explains it. */

export const ERRORS = {
  INVALID_REQUEST: { status: 400, exit: 2 },
  INVALID_LANGUAGE: { status: 400, exit: 2 },
  INVALID_JSON: { status: 400, exit: 2 },
  MISSING_QUERY: { status: 400, exit: 2 },
  EMPTY_ITEMS: { status: 400, exit: 2 },
  EMPTY_BATCH: { status: 400, exit: 2 },
  TOO_MANY_ITEMS: { status: 400, exit: 2 },
  BATCH_TOO_LARGE: { status: 400, exit: 2 },
  INVALID_CONCERN: {
    status: 400,
    exit: 2,
  },
  INVALID_DIET: { status: 400, exit: 2 },
  UNKNOWN_UNIT: { status: 400, exit: 2 },
  CONVERSION_NOT_POSSIBLE: {
    status: 400,
    exit: 2,
  },
  MISSING_API_KEY: { status: 401, exit: 7 },
  INVALID_API_KEY: { status: 401, exit: 7 },
  QUOTA_EXCEEDED: {
    status: 402,
    exit: 7,
  },
  SPENDING_CAP_REACHED: {
    status: 402,
    exit: 7,
  },
  MODULE_NOT_BOOKED: { status: 403, exit: 7 },
  ACCOUNT_BLOCKED: { status: 403, exit: 7 },
  INGREDIENT_NOT_FOUND: { status: 404, exit: 3 },
  ROUTE_NOT_FOUND: { status: 404, exit: 2 },
  ACCOUNT_NOT_FOUND: { status: 404, exit: 7 },
  KEY_NOT_FOUND: { status: 404, exit: 7 },
  METHOD_NOT_ALLOWED: { status: 405, exit: 2 },
  REQUEST_TIMEOUT: { status: 408, exit: 1 },
  PAYLOAD_TOO_LARGE: { status: 413, exit: 2 },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, exit: 2 },
  NO_RELATIONSHIP_DATA: {
    status: 422,
    exit: 6,
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    exit: 2,
  },
  RATE_LIMITED: { status: 429, exit: 7 },
  HEADERS_TOO_LARGE: { status: 431, exit: 2 },
  UNSUPPORTED_TRANSFER_CODING: {
    status: 501,
    exit: 2,
  },
  ENGINE_ERROR: { status: 500, exit: 1 },
  UNAVAILABLE: {
    status: 503,
    exit: 1,
  },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly exit: number }>>

export type ErrorCode = keyof typeof ERRORS
