/** The catalogue of errors: one code, one HTTP status, one exit code and one meaning each. */

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
    meaning: 'a concern is neither a dimension nor an entry of the EU list without one of its own',
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
