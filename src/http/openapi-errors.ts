/** Examples of errors as the server really says them: by asking what is wrong, and for what no request shows, in its words. */

import { ERRORS, type ErrorBody, type ErrorCode, IngrError } from '../errors.ts'
import type { Context, Operation, RawRequest } from '../operations/operation.ts'

type Errors = ReadonlyMap<ErrorCode, ErrorBody>

/** The errors that this operation gives to requests with something wrong in them. */
export async function provoked(operation: Operation, context: Context): Promise<Errors> {
  const found = new Map<ErrorCode, ErrorBody>()
  for (const request of wrongRequests(operation)) {
    try {
      await operation.prepare(request).run(context)
    } catch (error) {
      if (!(error instanceof IngrError)) throw error
      if (!found.has(error.code)) found.set(error.code, error.toBody())
    }
  }
  return found
}

function wrongRequests({ example, query }: Operation): readonly RawRequest[] {
  const { body } = example
  const base = {
    query: example.query ?? {},
    ...(body === undefined ? {} : { body }),
    ...(example.ingredientId ? { ingredientId: example.ingredientId } : {}),
  }
  const item = { ingredientId: 'butter', amount: 1, unit: 'g' }
  const queries = WRONG_QUERIES.filter((one) => Object.keys(one).every((name) => name in query))
  return [
    ...queries.map((one) => ({ ...base, query: { ...one } })),
    { ...base, ingredientId: 'buter' },
    { ...base, ingredientId: 'xanthan-gum' },
    ...(typeof body === 'object'
      ? [
          {},
          ...Object.keys(body ?? {}).map((name) => ({ ...body, [name]: [] })),
          { ...body, concerns: ['glutn'] },
          { ...body, diet: 'vegn' },
          { ...body, diets: ['vegn'] },
          { ...body, people: [{ name: 'Ada', diet: ['vegn'] }] },
          { ...body, people: [{ name: 'Ada', concerns: ['glutn'] }] },
          { ...body, people: [{ name: 'Ada', avoid: ['buter'] }] },
          { ...body, for: ['glutn'] },
          { ...body, lang: 'fr' },
          ...WRONG_WAYS.map((way) => ({ ...body, ...NO_WAY, ...way })),
          { ...body, texts: Array(501).fill({ name: 'plan', text: '1 egg' }) },
          { ...body, people: Array(501).fill({ name: 'Ada' }) },
          { ...body, items: Array(501).fill(item) },
          { ...body, ingredientIds: Array(501).fill('butter') },
          { ...body, checks: Array(101).fill({ items: [item] }) },
          { ...body, ingredientId: 'buter' },
          { ...body, fromUnit: 'cupp' },
          { ...body, ingredientId: 'butter', fromUnit: 'clove' },
        ].map((one) => ({ ...base, body: one }))
      : []),
  ]
}

/** Of the ways to hold a recipe or a package none is there. */
const NO_WAY = { text: undefined, lines: undefined, items: undefined }
/** A recipe or package with nothing in it, and one with too much. */
const WRONG_WAYS = [
  { text: '' },
  { text: ' ' },
  { lines: [] },
  { items: [] },
  { lines: Array(501).fill('1 egg') },
]

const WRONG_QUERIES: readonly Readonly<Record<string, string>>[] = [
  {},
  { lang: 'fr' },
  { q: 'butter', lang: 'fr' },
  { q: 'butter', limit: '0' },
  { limit: '0' },
  { days: '366' },
  { for: 'glutn' },
  { diet: 'vegn' },
  { without: 'glutn' },
  { q: 'butter', diet: 'vegn' },
  { q: 'butter', without: 'glutn' },
  { fields: 'nmae' },
  {
    ids: Array(101)
      .fill('butter')
      .map((id, n) => `${id}-${n}`)
      .join(),
  },
  { amount: '-1' },
  { amount: '1', unit: 'cupp' },
  { amount: '1', unit: 'clove' },
]

const said = (code: ErrorCode, message: string, details: ErrorBody['error']['details'] = null) => ({
  error: { code, message, details },
})

const SAID: Partial<Readonly<Record<ErrorCode, ErrorBody>>> = {
  INVALID_REQUEST: said('INVALID_REQUEST', 'the query contains a malformed percent-encoding: q=%', {
    query: 'malformed percent-encoding',
  }),
  INVALID_JSON: said(
    'INVALID_JSON',
    "the body is not valid JSON: Expected property name or '}' in JSON at position 1",
  ),
  MISSING_API_KEY: said(
    'MISSING_API_KEY',
    'no API key: send Authorization: Bearer <key> or X-API-Key: <key>',
  ),
  INVALID_API_KEY: said('INVALID_API_KEY', 'the API key is unknown or revoked'),
  QUOTA_EXCEEDED: said('QUOTA_EXCEEDED', `${ERRORS.QUOTA_EXCEEDED.meaning}: 5`, { credits: '5' }),
  SPENDING_CAP_REACHED: said('SPENDING_CAP_REACHED', `${ERRORS.SPENDING_CAP_REACHED.meaning}: 5`, {
    credits: '5',
  }),
  MODULE_NOT_BOOKED: said('MODULE_NOT_BOOKED', 'module M2 is not booked', {
    module: 'M2',
    booked: 'M1, M3',
  }),
  ACCOUNT_BLOCKED: said('ACCOUNT_BLOCKED', 'the account is blocked'),
  REQUEST_TIMEOUT: said('REQUEST_TIMEOUT', 'the request did not arrive in time'),
  PAYLOAD_TOO_LARGE: said('PAYLOAD_TOO_LARGE', 'the body is larger than 1048576 bytes', {
    limit: '1048576',
  }),
  UNSUPPORTED_MEDIA_TYPE: said(
    'UNSUPPORTED_MEDIA_TYPE',
    'the body is not application/json: text/plain',
    { 'content-type': 'text/plain' },
  ),
  NO_RELATIONSHIP_DATA: said('NO_RELATIONSHIP_DATA', 'no relationship data for: xanthan-gum', {
    ingredientId: 'xanthan-gum',
    missing: 'pairsWellWith, oftenUsedWith',
  }),
  IDEMPOTENCY_KEY_REUSED: said(
    'IDEMPOTENCY_KEY_REUSED',
    'the Idempotency-Key was sent with another request within a day',
    { 'idempotency-key': 'a new one for each request' },
  ),
  RATE_LIMITED: said('RATE_LIMITED', 'more than 600 requests in this minute; try again in 42 s', {
    limit: '600',
    retryAfter: '42',
  }),
  HEADERS_TOO_LARGE: said('HEADERS_TOO_LARGE', 'the headers are too large'),
  UNSUPPORTED_TRANSFER_CODING: said(
    'UNSUPPORTED_TRANSFER_CODING',
    'the body is sent as: gzip, chunked',
    { 'transfer-encoding': 'only chunked' },
  ),
  ENGINE_ERROR: said('ENGINE_ERROR', 'internal error'),
  UNAVAILABLE: said('UNAVAILABLE', 'the service cannot answer now; try again in 1 s'),
}

/** An example of the code, provoked where it could be. */
export function exampleOf(code: ErrorCode, found: Errors): ErrorBody {
  return found.get(code) ?? SAID[code] ?? said(code, ERRORS[code].meaning)
}
