/** Writes the OpenAPI 3.1 document from the table of operations, and runs the operations to get example answers. */

import { LOCAL } from '../accounts/account.ts'
import { CREDITS, type Section } from '../domain/functions.ts'
import type { AccountResponse } from '../domain/shapes/account.ts'
import { SCHEMAS } from '../domain/shapes/shapes.ts'
import { ERRORS, type ErrorBody, type ErrorCode, IngrError } from '../errors.ts'
import type { Library } from '../library/library.ts'
import type { Context, Operation, Parameter, Schema } from '../operations/operation.ts'
import { OPERATIONS } from '../operations/operations.ts'
import { exampleOf, meaningOf, provoked } from './openapi-errors.ts'
import { documented, withNames } from './openapi-schemas.ts'

const SECTIONS: Readonly<Record<Section, readonly [name: string, description: string]>> = {
  M1: ['M1 Search & Data', 'Search, base data, completion, closed sets.'],
  M2: ['M2 Compatibility & Health', 'Allergens, diets, FODMAP, histamine, batches.'],
  M3: [
    'M3 Kitchen Intelligence',
    'Substitutes, pairings, similar ingredients, profiles, conversion.',
  ],
  M4: ['M4 Nutrition & Fitness', 'Nutrients of an ingredient or a list.'],
  account: ['Account', 'Own account and usage.'],
  health: ['Health', 'Whether the server answers.'],
}

const DESCRIPTION = `Deterministic food data over a curated ingredient library: the same request gives the same bytes while \`X-Ingr-Library\`, the hash of the library, stays the same.

Results are information and risk assessments, not medical advice. Missing knowledge is reported as \`unknown\`, \`uncertain\` or null, never as harmless.

**Credits.** Only answered calls (2xx and 304) cost credits; refused and failed calls are counted, but free. A \`HEAD\` costs as much as its \`GET\`. Every POST is a pure function, so it may be sent again. It is charged again unless it has an \`Idempotency-Key\`: then the same request within 24 hours gets the same answer at no cost.

**Caching.** Answers to GET carry an \`ETag\`; a 304 costs as much as a 200, since the call is checked and counted, too.

**Limits.** Every answer to a valid key carries \`X-RateLimit-Limit\` and \`X-RateLimit-Remaining\` (requests per minute); a batch is one request. Lists have at most 500 entries, a query has at most 512 characters, JSON at most 64 levels. The number of calls of one account in progress is limited; further calls wait, and get a 429 (\`RATE_LIMITED\`) if too many are waiting.

**Errors.** \`Link\` (\`rel="help"\`) links to the explanation of the code. \`details\` has an entry for every invalid field.

**Faults.** A 503 (\`UNAVAILABLE\`) is never charged; the same call may be sent again after \`Retry-After\` seconds.

**Stability.** Documented keys keep name and type within version 1. New keys may be added at any time; ignore unknown ones. Unknown keys in a request are ignored.`

const WITH_KEY = ['MISSING_API_KEY', 'INVALID_API_KEY', 'ACCOUNT_BLOCKED', 'RATE_LIMITED'] as const
const WITH_CREDITS = ['QUOTA_EXCEEDED', 'SPENDING_CAP_REACHED', 'MODULE_NOT_BOOKED'] as const
const WITH_BODY: readonly ErrorCode[] = [
  'INVALID_REQUEST',
  'INVALID_JSON',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'UNSUPPORTED_TRANSFER_CODING',
  'IDEMPOTENCY_KEY_REUSED',
]
const ALWAYS: readonly ErrorCode[] = [
  'INVALID_REQUEST',
  'REQUEST_TIMEOUT',
  'HEADERS_TOO_LARGE',
  'ENGINE_ERROR',
  'UNAVAILABLE',
]

const EXAMPLE_USAGE: Context['usage'] = async (days) => ({
  customerId: LOCAL.customerId,
  days,
  modules: LOCAL.modules,
  plan: 'standard',
  usage: [
    {
      day: '2026-11-21',
      module: 'M2',
      function: 'check',
      requests: 12,
      errors: 2,
      units: 50,
      avgLatencyMs: 1.25,
    },
  ],
})

const EXAMPLE_ACCOUNT = async (): Promise<AccountResponse> => ({
  customerId: LOCAL.customerId,
  name: 'Bistro Anna',
  plan: 'standard',
  modules: ['M1', 'M2'],
  month: '2026-11',
  monthlyQuota: 10_000,
  spent: 2_150,
  remaining: 7_850,
  creditPrice: null,
  spendingCap: null,
  rateLimit: 6_000,
  keys: [
    {
      keyId: LOCAL.customerId,
      prefix: 'Ab3dEf9h',
      createdAt: '2026-11-01T09:30:00.000Z',
      revokedAt: null,
      name: 'staging',
      expiresAt: '2027-01-31T23:59:59.999Z',
      usedOn: '2026-11-21',
      scopes: ['M1'],
    },
  ],
})

const exampleContext = (library: Library): Context => ({
  library,
  usage: EXAMPLE_USAGE,
  account: EXAMPLE_ACCOUNT,
})

const header = (description: string, schema: Schema = { type: 'string' }) => ({
  description,
  schema,
})
const HEADERS = {
  'X-Request-Id': header('The id of the request: the one sent, or a new one.'),
  'X-Ingr-Library': header('Hash of the library that answered.'),
  'X-RateLimit-Limit': header('Requests per minute.', { type: 'integer' }),
  'X-RateLimit-Remaining': header('Requests left in this minute.', { type: 'integer' }),
  'Retry-After': header('Whole seconds to wait.', { type: 'integer' }),
  'RateLimit-Policy': header('As a structured field: requests per minute.'),
  RateLimit: header('As a structured field: requests left, and seconds until the minute ends.'),
  'X-Credits-Cost': header('Credits that the answer cost.', { type: 'integer' }),
  'X-Credits-Spent': header('Credits spent in this month (UTC), including this answer.', {
    type: 'integer',
  }),
  'X-Credits-Remaining': header('Credits left in this month; absent if they are unlimited.', {
    type: 'integer',
  }),
  'Idempotency-Replayed': header(
    '`true` if the answer is a repeat of an earlier one, which costs nothing.',
  ),
  Link: header('Link to the explanation of the error, `rel="help"`.'),
  'Cache-Control': header('`private, no-cache`, or `no-store` for errors and answers to a POST.'),
  ETag: header('Changes with the library and the program.'),
  'WWW-Authenticate': header('Bearer'),
}
type HeaderName = keyof typeof HEADERS
const headers = (names: readonly HeaderName[]) => ({
  headers: Object.fromEntries(
    names.map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  ),
})
/** Headers of all answers, then headers that are only sent if the key is valid. For errors, the cost header is 0. */
const ALWAYS_SENT: readonly HeaderName[] = ['X-Request-Id', 'X-Ingr-Library', 'Cache-Control']
const SENT_TO_KEYS: readonly HeaderName[] = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'RateLimit-Policy',
  'RateLimit',
  'X-Credits-Cost',
  'X-Credits-Spent',
  'X-Credits-Remaining',
]
const SENT_WITH: Readonly<Record<number, readonly HeaderName[]>> = {
  401: ['WWW-Authenticate'],
  429: ['Retry-After'],
  503: ['Retry-After'],
}

function headersSent({ section }: Operation, status: number): readonly HeaderName[] {
  const isToKey = section !== 'health' && status !== 401
  return [...ALWAYS_SENT, ...(isToKey ? SENT_TO_KEYS : []), ...(SENT_WITH[status] ?? [])]
}

export async function openApi(library: Library, version: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of OPERATIONS) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: await described(operation, library),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'ingr: Ingredient Intelligence Service',
      version: '1.0.0',
      summary: 'Search, allergens and intolerances, kitchen knowledge and nutrition',
      description: DESCRIPTION,
      contact: { name: 'Operator of this server' },
      license: { name: 'MIT', identifier: 'MIT' },
      'x-program-version': version,
    },
    servers: [{ url: '/', description: 'The server that served this document.' }],
    security: [{ bearer: [] }, { apiKey: [] }],
    tags: Object.values(SECTIONS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: documented(SCHEMAS),
      headers: HEADERS,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
      },
    },
  }
}

async function described(operation: Operation, library: Library) {
  const { id, section, summary, description, query, body, path, example } = operation
  const price = CREDITS[section]
  const needsKey = section !== 'health'
  const cost = needsKey
    ? `Costs ${price} ${price === 1 ? 'credit' : 'credits'}${id === 'checkBatch' ? ' per check' : ''}.`
    : 'Needs no key and costs nothing.'
  return {
    operationId: id,
    summary,
    description: [description, cost].filter(Boolean).join(' '),
    tags: [SECTIONS[section][0]],
    ...(needsKey ? {} : { security: [] }),
    'x-credits': price,
    parameters: [
      ...(path.includes('{canonicalId}') ? [pathParameter(example.ingredientId)] : []),
      ...Object.entries(query).map(([name, parameter]) =>
        queryParameter(name, parameter, example.query?.[name]),
      ),
      ...(body ? [IDEMPOTENCY_PARAMETER] : []),
    ],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: body.schema, example: example.body } },
          },
        }
      : {}),
    responses: {
      200: await answer(operation, library),
      ...(operation.cacheable
        ? {
            304: {
              description: 'Unchanged since the ETag that was sent; costs as much as a 200.',
              ...headers([...headersSent(operation, 304), 'ETag']),
            },
          }
        : {}),
      ...(await refusals(operation, library)),
    },
  }
}

const IDEMPOTENCY_PARAMETER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A new one for each request, such as a UUID: the same request with the same key is charged once within 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

const pathParameter = (example: string | undefined) => ({
  name: 'canonicalId',
  in: 'path',
  required: true,
  description: 'Canonical ingredient id.',
  schema: { type: 'string' },
  example,
})

function queryParameter(name: string, parameter: Parameter<unknown>, example?: string) {
  const { description, schema, required } = parameter
  const typed = example === undefined ? undefined : typedExample(schema, example)
  return {
    name,
    in: 'query',
    required,
    description,
    schema: withNames(schema),
    // Arrays are written with commas: `for=egg,vegan`.
    ...(schema.type === 'array' ? { style: 'form', explode: false } : {}),
    ...(typed === undefined ? {} : { example: typed }),
  }
}

function typedExample({ type }: Schema, example: string): unknown {
  if (type === 'array') return example.split(',')
  return ['integer', 'number', 'boolean'].includes(type as string) ? JSON.parse(example) : example
}

async function answer(operation: Operation, library: Library) {
  const content =
    operation.response === null
      ? { 'text/plain': { schema: { type: 'string' } } }
      : {
          'application/json': {
            schema: operation.response,
            ...(await exampleAnswer(operation, library)),
          },
        }
  return {
    description: 'The answer.',
    ...headers([
      ...headersSent(operation, 200),
      ...(operation.body ? (['Idempotency-Replayed'] as const) : []),
      ...(operation.cacheable ? (['ETag'] as const) : []),
    ]),
    content,
  }
}

/** Runs the example of an operation; undefined if this library cannot answer it. */
async function exampleAnswer({ prepare, example }: Operation, library: Library) {
  const { ingredientId, query = {}, body } = example
  try {
    const { run } = prepare({ query, body, ...(ingredientId ? { ingredientId } : {}) })
    return { example: await run(exampleContext(library)) }
  } catch (error) {
    if (error instanceof IngrError) return {}
    throw error
  }
}

/** Documents the errors of an operation by status: each code with its meaning and an example. */
async function refusals(operation: Operation, library: Library) {
  const { section, body, errors } = operation
  const codes = new Set<ErrorCode>([
    ...errors,
    ...(body ? WITH_BODY : []),
    ...(section === 'health' ? [] : WITH_KEY),
    ...(CREDITS[section] > 0 ? WITH_CREDITS : []),
    ...ALWAYS,
  ])
  const found = await provoked(operation, exampleContext(library))
  const statuses = [...new Set([...codes].map((code) => ERRORS[code].status))].sort()
  return Object.fromEntries(
    statuses.map((status) => {
      const here = [...codes].filter((code) => ERRORS[code].status === status)
      return [
        status,
        {
          description: here.map((code) => `\`${code}\`: ${meaningOf(code)}.`).join(' '),
          ...headers([...headersSent(operation, status), 'Link']),
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Error' },
              examples: Object.fromEntries(
                here.map((code): [string, { value: ErrorBody }] => [
                  code,
                  { value: exampleOf(code, found) },
                ]),
              ),
            },
          },
        },
      ]
    }),
  )
}
