/** Example errors for the API document: caused by invalid requests where possible, else taken from the catalogue. */

import { type ErrorBody, type ErrorCode, IngrError } from '../errors.ts'
import type { Context, Operation, RawRequest } from '../operations/operation.ts'
import { help } from '../wording/help.ts'
import { type Message, msg } from '../wording/message.ts'

type Errors = ReadonlyMap<ErrorCode, ErrorBody>

/** Sends invalid requests to an operation and collects its errors. */
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
          { ...body, known: { 'my mix': ['buter'] } },
          { ...body, known: { 'my mix': Array(101).fill('butter') } },
          { ...body, for: ['glutn'] },
          { ...body, lang: 'fr' },
          ...WRONG_CONTENTS.map((way) => ({ ...body, ...NO_CONTENT, ...way })),
          { ...body, texts: Array(501).fill({ name: 'plan', text: '1 egg' }) },
          { ...body, people: Array(501).fill({ name: 'Ada' }) },
          { ...body, items: Array(501).fill(item) },
          { ...body, recipes: Array(101).fill({ text: '1 egg' }) },
          { ...body, recipes: [{ text: '1 egg', lang: 'fr' }] },
          { ...body, recipes: [{ text: '1 egg', known: { 'my mix': ['buter'] } }] },
          { ...body, ingredientIds: Array(501).fill('butter') },
          { ...body, checks: Array(101).fill({ items: [item] }) },
          { ...body, ingredientId: 'buter' },
          { ...body, fromUnit: 'cupp' },
          { ...body, ingredientId: 'butter', fromUnit: 'clove' },
        ].map((one) => ({ ...base, body: one }))
      : []),
  ]
}

/** Overrides that remove the content of a recipe or package in all its forms. */
const NO_CONTENT = { text: undefined, lines: undefined, items: undefined }
const WRONG_CONTENTS = [
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
  { ids: Array.from({ length: 101 }, (_, n) => `butter-${n}`).join() },
  { amount: '-1' },
  { amount: '1', unit: 'cupp' },
  { amount: '1', unit: 'clove' },
]

/** Examples of errors that cannot be provoked on a fresh server. For codes without an example, we show the meaning. */
const FIXED_EXAMPLES: Partial<
  Readonly<Record<ErrorCode, readonly [Message, IngrError['details']?]>>
> = {
  INVALID_REQUEST: [
    msg('malformedQuery', { query: 'q=%' }),
    { query: 'malformed percent-encoding' },
  ],
  INVALID_JSON: [
    msg('bodyNotValidJson', { message: "Expected property name or '}' in JSON at position 1" }),
  ],
  MISSING_API_KEY: [msg('noApiKey')],
  QUOTA_EXCEEDED: [msg('creditsExceeded', { credits: 5 }), { credits: '5' }],
  SPENDING_CAP_REACHED: [msg('spendingCapExceeded', { credits: 5 }), { credits: '5' }],
  MODULE_NOT_BOOKED: [msg('moduleNotBooked', { module: 'M2' }), { module: 'M2', booked: 'M1, M3' }],
  PAYLOAD_TOO_LARGE: [msg('bodyExceeds', { bodyLimit: 1048576 }), { limit: '1048576' }],
  UNSUPPORTED_MEDIA_TYPE: [
    msg('bodyOfOtherMediaType', { given: 'text/plain' }),
    { 'content-type': 'text/plain' },
  ],
  NO_RELATIONSHIP_DATA: [
    msg('noRelationshipData', { id: 'xanthan-gum' }),
    { ingredientId: 'xanthan-gum', missing: 'pairsWellWith, oftenUsedWith' },
  ],
  IDEMPOTENCY_KEY_REUSED: [
    msg('idempotencyKeyReused'),
    { 'idempotency-key': 'a new one for each request' },
  ],
  RATE_LIMITED: [
    msg('rateLimit', { rateLimit: 600, wait: 42 }),
    { limit: '600', retryAfter: '42' },
  ],
  HEADERS_TOO_LARGE: [msg('headersTooLarge')],
  UNSUPPORTED_TRANSFER_CODING: [
    msg('bodySentAs', { coding: 'gzip, chunked' }),
    { 'transfer-encoding': 'only chunked' },
  ],
  ENGINE_ERROR: [msg('internalError')],
  UNAVAILABLE: [msg('serviceBusy', { seconds: 1 })],
}

/** Returns an example body for an error code, preferably from an error that actually occurred. */
export function exampleOf(code: ErrorCode, found: Errors): ErrorBody {
  const [message, details] = FIXED_EXAMPLES[code] ?? [msg('asGiven', { message: meaningOf(code) })]
  return found.get(code) ?? new IngrError(code, message, details).toBody()
}

export const meaningOf = (code: ErrorCode): string => help(`meaning.${code}`, 'en')
