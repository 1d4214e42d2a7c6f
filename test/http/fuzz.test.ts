/** Sends valid, broken and odd requests to every operation. The requests are generated from the API document. */

// tier: system

import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { check } from '../../src/engine/compatibility/check.ts'
import { MAX_DEPTH } from '../../src/http/body.ts'
import type { openApi } from '../../src/http/openapi.ts'
import { ROOT } from '../cli/run.ts'
import { type Answer, LIBRARY, testServer } from './support.ts'

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)
/** Number of requests in one run of a property test. Each request is sent twice. */
const BUNDLE = 12
/** Number of runs per operation, fewer for slow operations. */
const RUNS: Readonly<Record<string, number>> = {
  search: 14,
  checkBatch: 14,
  recipeParse: 12,
  recipeCheck: 12,
  recipeSwap: 22,
  recipeFodmap: 12,
  recipeHistamine: 12,
  recipeAnalyze: 12,
  label: 12,
}
const DEFAULT_RUNS = 45
/** Minimum number of requests. Set `FUZZ_REQUESTS=1000000` for a thorough search. */
const LEAST_REQUESTS = Number(process.env.FUZZ_REQUESTS ?? (process.env.CI ? 100_000 : 20_000))

type Schema = Readonly<Record<string, unknown>>

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: Schema
}

interface Described {
  readonly operationId: string
  readonly 'x-credits': number
  readonly parameters: readonly Parameter[]
  readonly security?: readonly unknown[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, Schema>> }>
  >
}

interface Operation extends Described {
  readonly method: string
  readonly path: string
}

/**
 * The expected result: an answer, a refusal with 400, a specific error code, or anything that the API document lists.
 */
type Expected = 'answered' | 'refused' | 'any' | { readonly code: string }

interface SentRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
  readonly expected: Expected
  /** For each check of a batch, true if it should fail. */
  readonly failing?: readonly boolean[]
}

const server = await testServer()
const customer = await server.customer({ rateLimit: null })
let sent = 0
/** Number of answers by status class, such as `4xx`. */
const statuses = new Map<string, number>()
/**
 * For each operation, the number of accepted requests (status 200, or 422 if the library has no relationship data) and
 * of requests refused with 400.
 */
const given = new Map<string, { answers: number; refusals: number }>()

async function ask({ method, url, headers, body }: SentRequest): Promise<Answer> {
  sent++
  const answer = await server.ask(method, url, { headers, body })
  const hundred = `${Math.floor(answer.status / 100)}xx`
  statuses.set(hundred, (statuses.get(hundred) ?? 0) + 1)
  return answer
}

const document = JSON.parse((await server.ask('GET', '/openapi.json')).text) as Awaited<
  ReturnType<typeof openApi>
>
const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Readonly<Record<string, Described>>).map(([method, described]) => ({
    ...described,
    parameters: described.parameters
      .filter((parameter) => parameter.in !== 'header')
      .map((parameter) => ({ ...parameter, schema: resolved(parameter.schema) })),
    method: method.toUpperCase(),
    path,
  })),
)

const baseRunsOf = (name: string) => RUNS[name] ?? DEFAULT_RUNS
/** The total number of requests before the numbers of runs are scaled. */
const FEWEST_REQUESTS = operations.reduce(
  (all, { operationId }) => all + 2 * BUNDLE * baseRunsOf(operationId),
  0,
)
const SCALE = Math.max(1, LEAST_REQUESTS / FEWEST_REQUESTS)
const runsOf = (name: string) => Math.ceil(baseRunsOf(name) * SCALE)
vi.setConfig({ testTimeout: 20_000 * SCALE })

/** Replaces the references in a schema with the schemas that they refer to. */
function resolved(schema: Schema): Schema {
  const { $ref, ...rest } = schema
  if (typeof $ref === 'string') {
    return { ...document.components.schemas[$ref.split('/').at(-1)!]!, ...rest }
  }
  const { items } = schema as { items?: Schema }
  return items ? { ...schema, items: resolved(items) } : schema
}

/**
 * Parameters whose valid values depend on the library, or that cannot be combined with other parameters.
 */
const OPEN: readonly string[] = ['category', 'subcategory', 'cursor', 'ids']

// Turn off strict mode, which would reject the parts of the API document that are not schemas.
const ajv = new Ajv2020({ strict: false, strictNumbers: true })
addFormats.default(ajv)
ajv.addSchema({ ...document, $id: 'api' })

const pointer = (...keys: readonly string[]) =>
  keys.map((key) => `/${encodeURIComponent(key.replace(/~/g, '~0').replace(/\//g, '~1'))}`).join('')
const validator = (...keys: readonly string[]) => ajv.compile({ $ref: `api#${pointer(...keys)}` })
const isCheck = validator('components', 'schemas', 'CheckRequest')
const isBatch = validator('components', 'schemas', 'BatchRequest')
const isError = validator('components', 'schemas', 'Error')

describe('what requests are made of', () => {
  test('an operation for every path of the table', () => {
    expect(operations.map(({ operationId }) => operationId)).toHaveLength(44)
  })
})

const IDS = LIBRARY.ids()
const UNITS = LIBRARY.units.map(({ id }) => id)
/** A nesting depth that keeps a body below the limit, wherever the value is inserted. */
const DEEP = 50
const nested = (depth: number) =>
  Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 'x')

const ODD_TEXTS = [
  '',
  ' ',
  '\t\n',
  '\0',
  'but\0ter',
  '\u001b[31m',
  '\u202ebutter',
  '\u2028',
  '\ufeff',
  '\ufffe',
  '__proto__',
  'constructor',
  'toString',
  'BUTTER',
  'búttér',
  'ß',
  '💥',
  '👩‍🍳'.repeat(20),
  "butter'; drop table ingredient; --",
  '%00',
  '$(id)',
  '{}',
  'null',
  '-1',
  'x'.repeat(5_000),
  'ab '.repeat(300),
]
/** Texts with unpaired surrogates, which are possible in JSON but not in a URL. */
const LONE_SURROGATES = ['\ud800', 'butter\udfff', '\udc00\ud800']
const ODD_NUMBERS = [0, -0, -1, 0.5, 1e12, 1e12 + 1, 1e15, 1e21, 1e308, 5e-324, 2 ** 53]
const ODD_VALUES = [
  ...ODD_TEXTS,
  ...LONE_SURROGATES,
  ...ODD_NUMBERS,
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { length: 1 },
  { toString: null, valueOf: 1, toJSON: 1 },
  nested(DEEP),
]
const ODD_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  '',
  '\0',
  '\ud800',
  'extra',
  'items',
  'concerns',
  'servings',
]
const ODD_QUERY_TEXTS = [
  ...ODD_TEXTS,
  '-0',
  '0',
  '1',
  '01',
  '1.0',
  '1.5',
  '+1',
  ' 1',
  '100',
  '101',
  '366',
  '1e1',
  '1e21',
  '1e308',
  '1e400',
  '5e-324',
  '0x10',
  '１２',
  'NaN',
  'Infinity',
  'TRUE',
  'true',
  'de',
  'DE',
  'de-AT',
  '999999999999999999999999',
]

const oddText = fc.oneof(fc.constantFrom(...ODD_TEXTS), fc.string({ unit: 'binary' }))
/** Texts with at least one visible character. A query without visible characters counts as empty. */
const seenText = oddText.filter((text) => /[^\s\p{Cc}\p{Cf}\p{DI}]/u.test(text))
const oddValue = fc.oneof(fc.constantFrom<unknown>(...ODD_VALUES), fc.jsonValue({ maxDepth: 2 }))
const realId = fc.constantFrom(...IDS)
const someId = fc.oneof(
  { weight: 8, arbitrary: realId },
  { weight: 1, arbitrary: fc.constantFrom('no-such-thing', 'buttr', 'butter ', 'Butter') },
  { weight: 1, arbitrary: seenText },
)
const someUnit = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('g', 'kilogram', 'ounce', 'ml', 'cup', 'EL', 'tazas') },
  { weight: 3, arbitrary: fc.constantFrom(...UNITS) },
  { weight: 1, arbitrary: seenText },
)
const someWords = fc.oneof(
  { weight: 4, arbitrary: realId.map((id) => id.replaceAll('-', ' ')) },
  { weight: 2, arbitrary: fc.constantFrom('Möhre', 'harina', 'leavening agent', 'tomatoo') },
  { weight: 2, arbitrary: seenText },
)
const someAmount = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 20_000 }).map((n) => n / 10) },
  { weight: 1, arbitrary: fc.constantFrom(...ODD_NUMBERS.filter((n) => n >= 0)) },
)

const someServings = fc.integer({ min: 1, max: 24 }).map((n) => n / 2)

/** Properties that are filled with realistic values, such as food ids, instead of random characters. */
const VALUES_BY_NAME: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  ingredientId: someId,
  ingredientIds: someId,
  canonicalId: someId,
  q: someWords,
  text: someWords,
  lines: someWords,
  unit: someUnit,
  fromUnit: someUnit,
  toUnit: someUnit,
  amount: someAmount,
  servings: someServings,
  makes: someServings,
  scale: someServings,
  portion: someAmount,
  finishedGrams: fc.integer({ min: 1, max: 5000 }),
  category: fc.constantFrom(...LIBRARY.categories()),
  // Names of people must be unique.
  name: fc.uuid(),
  avoid: someId,
  lactose: fc.integer({ min: 0, max: 20 }).chain((grams) => fc.constantFrom(grams, `${grams} g`)),
  fodmap: fc.constant('moderate'),
  histamine: fc.constant('moderate'),
  pancreas: fc.constant('moderate'),
}

const isText = ({ type }: Schema) => [type].flat().includes('string')

/** Generates values that match a schema of the API document. `name` is the property that gets the value. */
function valuesOf(schema: Schema, name = ''): fc.Arbitrary<unknown> {
  if (typeof schema.$ref === 'string') {
    return valuesOf(document.components.schemas[schema.$ref.split('/').at(-1)!]!, name)
  }
  // `known` maps the user's own words to any foods of the library.
  if (name === 'known')
    return fc.dictionary(
      fc.constantFrom('my mix', 'Mischung', 'mezcla de la casa', 'BUTTER'),
      fc.array(realId, { minLength: 1, maxLength: 3 }),
      { maxKeys: 1 },
    )
  // The amount in a swap is a string.
  if (name === 'amount' && isText(schema)) return fc.constantFrom('2 tbsp', '100 g', '1')
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  const choices = (schema.anyOf ?? schema.oneOf) as readonly Schema[] | undefined
  if (choices) return fc.oneof(...choices.map((one) => valuesOf(one, name)))
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => valuesOf({ ...schema, type }, name)))
  }
  const { minimum = 0, maximum = 1_000 } = schema as { minimum?: number; maximum?: number }
  switch (schema.type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      // `recipe` is the number of a recipe in the text, and most texts have only one.
      return fc.integer({ min: minimum, max: name === 'recipe' ? 2 : maximum })
    case 'number':
      return VALUES_BY_NAME[name]!.filter((n) => ajv.validate(schema, n))
    case 'string':
      if (typeof schema.pattern === 'string' && ['min', 'max'].includes(name)) {
        return fc.stringMatching(new RegExp(schema.pattern))
      }
      return VALUES_BY_NAME[name] ?? oddText
    case 'array': {
      const { minItems: minLength = 0, items } = schema as { minItems?: number; items: Schema }
      return fc.array(valuesOf(items, name), { minLength, maxLength: minLength + 4 })
    }
    case 'object': {
      const properties = Object.entries(schema.properties as Readonly<Record<string, Schema>>)
      const keys = properties.map(([key]) => key) as never[]
      return fc.record(
        Object.fromEntries(properties.map(([key, value]) => [key, valuesOf(value, key)])),
        // Always set `for`, because a swap without `for` is valid only if a person in `people` avoids something.
        {
          requiredKeys: [
            ...((schema.required ?? []) as never[]),
            ...keys.filter((key) => key === 'for'),
          ],
        },
      )
    }
  }
  throw new Error(`no values for ${JSON.stringify(schema)}`)
}

type Change = readonly [at: number, what: 'replace' | 'remove' | 'add', key: string, value: unknown]
const change: fc.Arbitrary<Change> = fc.tuple(
  fc.nat(1_000),
  fc.constantFrom('replace', 'replace', 'remove', 'add'),
  fc.constantFrom(...ODD_KEYS),
  oddValue,
)

/** Changes one node of a value. Nodes are counted in the order of the JSON text. */
function changed(value: unknown, [at, what, key, odd]: Change): unknown {
  let left = at % nodesOf(value)
  const walk = (here: unknown): unknown => {
    if (left-- === 0) {
      if (what === 'replace') return odd
      if (what === 'remove') return undefined
      if (Array.isArray(here)) return [...here, odd]
      if (typeof here === 'object' && here !== null) {
        return Object.fromEntries([...Object.entries(here), [key, odd]])
      }
      return odd
    }
    if (Array.isArray(here)) return here.map(walk).filter((one) => one !== undefined)
    if (typeof here === 'object' && here !== null) {
      // Build the object from entries, so that a `__proto__` property is not lost.
      return Object.fromEntries(Object.entries(here).map(([name, one]) => [name, walk(one)]))
    }
    return here
  }
  return walk(value)
}

function nodesOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce((all: number, one) => all + nodesOf(one), 1)
}

const RAW_BODIES = [
  '',
  ' ',
  'null',
  'true',
  '0',
  '"items"',
  '[]',
  '{}',
  '{',
  '{"items":}',
  "{'items':[]}",
  '{"items":[{"ingredientId":"butter"}],}',
  '{"items":[{"ingredientId":"butter"}]} {}',
  '{"items":[{"ingredientId":"butter","amount":1e400}]}',
  '{"items":[{"ingredientId":"butter","amount":-1e400}]}',
  '{"items":[{"ingredientId":"butter","amount":NaN}]}',
  '{"items":[{"ingredientId":"butter","amount":01}]}',
  '{"items":[],"items":[{"ingredientId":"butter"}]}',
  '{"items":[{"ingredientId":"butter"}],"__proto__":{"concerns":["x"]}}',
  '{"items":[{"ingredientId":"butter","__proto__":{"amount":-1}}]}',
  '{"__proto__":{"items":[{"ingredientId":"butter"}]}}',
  '{"constructor":{"prototype":{"items":[]}},"items":[{"ingredientId":"butter"}]}',
  '{"checks":[{"items":[{"ingredientId":"butter"}]},{"__proto__":{"items":[]}},null,[],5]}',
  `{"checks":[${Array(101).fill('{}').join()}]}`,
  `{"checks":[${Array(100).fill('{"items":[]}').join()}]}`,
  '\ufeff{"items":[{"ingredientId":"butter"}]}',
  '{"items":[{"ingredientId":"but\0ter"}]}',
  '// a comment\n{"items":[{"ingredientId":"butter"}]}',
  `${'['.repeat(20_000)}`,
  `{"items":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  `{"a":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`,
]

/** Generates bodies: valid, changed, cut off, or not JSON at all. */
function bodiesOf(schema: Schema): fc.Arbitrary<string> {
  const whole = valuesOf(schema)
  const written = (value: unknown) => JSON.stringify(value) ?? ''
  return fc.oneof(
    { weight: 5, arbitrary: whole.map(written) },
    {
      weight: 5,
      arbitrary: fc
        .tuple(whole, fc.array(change, { minLength: 1, maxLength: 3 }))
        .map(([value, changes]) => written(changes.reduce(changed, value))),
    },
    { weight: 1, arbitrary: fc.constantFrom(...RAW_BODIES) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(whole, fc.nat(200))
        .map(([value, length]) => written(value).slice(0, length)),
    },
  )
}

/**
 * Paths of operations that may reject a valid text, because the library may not contain any of the foods in the text.
 */
const UNSURE: ReadonlySet<string> = new Set([
  '/v1/labels/check',
  '/v1/lines/parse',
  '/v1/plans/check',
  '/v1/recipes/shop',
  '/v1/swap',
])

interface Person {
  readonly name: string
  readonly tolerates?: { readonly lactose?: unknown } | null
}

interface AnyRecipe {
  readonly items?: unknown
  readonly for?: readonly unknown[] | null
  readonly people?: readonly Person[] | null
  readonly scale?: number | null
  readonly servings?: number | null
  readonly known?: Readonly<Record<string, readonly string[]>> | null
}

/** True if all people have different names and no amount has an exponent. The server refuses amounts like 1e-7. */
function arePeopleSure(people: readonly Person[]): boolean {
  const names = new Set(people.map(({ name }) => name))
  return (
    names.size === people.length &&
    people.every(({ tolerates }) => !/e/.test(String(tolerates?.lactose ?? '')))
  )
}

/**
 * True if a valid body is guaranteed an answer. Other valid bodies may be refused, for example if their text contains
 * no item or a line contains several items.
 */
function isSure({ path }: Operation, body: AnyRecipe): boolean {
  if (UNSURE.has(path)) return false
  if (!path.startsWith('/v1/recipes/')) return true
  if (!arePeopleSure(body.people ?? [])) return false
  // A swap needs at least one restriction.
  if (path === '/v1/recipes/swap' && !body.for?.length) return false
  // A list of items has no number of servings, so a request that scales the items must give this number.
  const isScalable = (body.scale ?? null) === null || (body.servings ?? null) !== null
  // The names of the foods that define one of the user's own words may have at most 512 letters in total.
  const isShort = Object.values(body.known ?? {}).every((foods) => foods.join('').length <= 512)
  return Array.isArray(body.items) && isScalable && isShort
}

/** Returns the expected result for a body. For a batch, also returns which checks should fail. */
function verdictOn(operation: Operation, text: string): Pick<SentRequest, 'expected' | 'failing'> {
  const { operationId, path, method } = operation
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    // A body that is nested too deeply is refused before it is parsed.
    return { expected: depthOf(text) > MAX_DEPTH ? 'refused' : { code: 'INVALID_JSON' } }
  }
  if (depthOf(text) > MAX_DEPTH) return { expected: { code: 'INVALID_REQUEST' } }
  if (operationId === 'checkBatch') return verdictOnBatch(body)
  const valid = bodyValidators.get(`${method} ${path}`)!(body)
  if (valid && !isSure(operation, body as AnyRecipe)) return { expected: 'any' }
  return { expected: valid ? 'answered' : 'refused' }
}

/** Returns the nesting depth of brackets, ignoring those in strings. */
function depthOf(text: string): number {
  let [deepest, depth] = [0, 0]
  for (const [bracket] of text.replace(/"(?:[^"\\]|\\.)*("|$)/gs, '').matchAll(/[[\]{}]/g)) {
    depth += '[{'.includes(bracket) ? 1 : -1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

const bodyValidators = new Map(
  operations
    .filter(({ requestBody }) => requestBody)
    .map(({ method, path }) => [
      `${method} ${path}`,
      validator(
        ...['paths', path, method.toLowerCase()],
        ...['requestBody', 'content', 'application/json', 'schema'],
      ),
    ]),
)

/** Returns the expected result for a batch. A list of 1 to 100 checks is answered, even if some checks fail. */
function verdictOnBatch(body: unknown): Pick<SentRequest, 'expected' | 'failing'> {
  const { checks, concerns } = (body ?? {}) as { checks?: unknown; concerns?: unknown }
  if (!isBatch({ checks: Array.isArray(checks) ? checks.map(() => ONE_CHECK) : checks })) {
    return { expected: 'refused' }
  }
  const failing = (checks as readonly { concerns?: unknown }[]).map((check) => {
    const dimensions = check?.concerns ?? concerns
    const merged =
      typeof check === 'object' && check !== null && !Array.isArray(check)
        ? { ...check, concerns: dimensions ?? null }
        : check
    return !isCheck(merged)
  })
  return { expected: 'answered', failing }
}
const ONE_CHECK = { items: [{ ingredientId: 'butter' }] }

/** Returns the expected result for a parameter value. For a number in an unusual notation, any result is accepted. */
function verdictOnText({ name, schema }: Parameter, text: string): Expected {
  if (OPEN.includes(name)) return 'any'
  const judged = (value: unknown): Expected =>
    ajv.validate(schema, value) ? 'answered' : 'refused'
  switch (schema.type) {
    case 'boolean':
      return ['true', 'false'].includes(text) ? 'answered' : 'refused'
    case 'integer':
    case 'number': {
      const value = Number(text)
      if (text.trim() === '' || !Number.isFinite(value)) return 'refused'
      return String(value) === text ? judged(value) : 'any'
    }
    case 'array':
      // Lists are comma-separated. Empty entries are ignored.
      return judged(
        text
          .split(',')
          .map((one) => one.trim())
          .filter((one) => one !== ''),
      )
    default:
      return judged(text)
  }
}

interface Query {
  readonly text: string
  readonly expected: Expected
}

const BROKEN_ENCODINGS = ['%', '%z', '%zz', 'x=%E0%A4', 'x=%ED%A0%80', '%C0%AF=1', 'q%=1']
const NOISE = ['', '&', '=', 'x', '__proto__=1', 'constructor=1', 'lang[]=de', 'Lang=x', 'x=1&x=2']

function queriesOf(parameters: readonly Parameter[]): fc.Arbitrary<Query> {
  const one = (parameter: Parameter): fc.Arbitrary<readonly Query[]> => {
    const { name, schema, required } = parameter
    const pair = (text: string): Query => ({
      text: `${name}=${encodeURIComponent(text)}`,
      expected: verdictOnText(parameter, text),
    })
    const good = valuesOf(schema, name).map((value) => [pair(String(value))])
    const odd = fc
      .oneof(fc.constantFrom(...ODD_QUERY_TEXTS), fc.string({ unit: 'binary' }))
      .map((text) => [pair(text)])
    const none: readonly Query[] = required ? [{ text: '', expected: 'refused' }] : []
    // Set these parameters rarely, because most of their values are refused.
    const isRare = OPEN.includes(name) && name !== 'category'
    // If there are many parameters, set only a few, so that not every request has a wrong parameter.
    const absent = required ? 1 : Math.max(6, 3 * parameters.length)
    return fc.oneof(
      { weight: required ? 12 : 6, arbitrary: good },
      { weight: isRare ? 1 : 2, arbitrary: odd },
      { weight: isRare ? 200 : absent, arbitrary: fc.constant(none) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(good, good)
          .map(([[a], [b]]): readonly Query[] => [
            { text: `${a!.text}&${b!.text}`, expected: 'refused' },
          ]),
      },
    )
  }
  const noise = fc.oneof(
    { weight: 20, arbitrary: fc.constant([]) },
    { weight: 3, arbitrary: fc.constantFrom(...NOISE).map((text) => [query(text, 'answered')]) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...BROKEN_ENCODINGS).map((text) => [query(text, 'refused')]),
    },
  )
  return fc
    .tuple(...parameters.map(one), noise)
    .map((lists) => lists.flat())
    .map((all) => ({
      text: all.map(({ text }) => text).join('&'),
      expected: strictest(all.map(({ expected }) => expected)),
    }))
}

const query = (text: string, expected: Expected): Query => ({ text, expected })

/** Combines expected results. The request is refused if any part is refused, and answered if all parts are valid. */
function strictest(all: readonly Expected[]): Expected {
  if (all.includes('refused')) return 'refused'
  return all.find((one) => typeof one === 'object') ?? (all.includes('any') ? 'any' : 'answered')
}

interface Sending {
  readonly headers: Readonly<Record<string, string>>
  readonly refusal?: Expected
}

const GOOD_KEY = { 'x-api-key': customer.key }
const JSON_TYPE = { 'content-type': 'application/json' }

/** Generates requests, usually with the key, sometimes with a wrong key or with unnecessary headers. */
function sendingsOf(operation: Operation): fc.Arbitrary<Sending> {
  const type = operation.requestBody ? JSON_TYPE : {}
  const withKey = { ...GOOD_KEY, ...type }
  const keyless = operation.security !== undefined
  const unknown = (headers: Record<string, string>, code: string): Sending => ({
    headers: { ...type, ...headers },
    ...(keyless ? {} : { refusal: { code } }),
  })
  const odd: readonly Sending[] = [
    unknown({}, 'MISSING_API_KEY'),
    unknown({ 'x-api-key': '' }, 'MISSING_API_KEY'),
    unknown({ authorization: customer.key }, 'MISSING_API_KEY'),
    unknown({ authorization: 'Bearer' }, 'MISSING_API_KEY'),
    unknown({ authorization: `Bearer ${customer.key}x` }, 'INVALID_API_KEY'),
    unknown({ 'x-api-key': '__proto__' }, 'INVALID_API_KEY'),
    unknown({ 'x-api-key': `ingr_00000000_${'0'.repeat(43)}` }, 'INVALID_API_KEY'),
    unknown({ authorization: 'Bearer x', 'x-api-key': customer.key }, 'INVALID_API_KEY'),
    { headers: { authorization: `bearer ${customer.key} `, ...type } },
    { headers: { ...withKey, accept: 'text/html', 'accept-language': 'de' } },
    { headers: { ...withKey, 'x-request-id': '../../\u00e9'.repeat(40), origin: 'null' } },
    { headers: { ...withKey, 'if-none-match': '"x", W/"y",,' } },
    { headers: { ...withKey, 'accept-encoding': 'gzip', range: 'bytes=0-1' } },
    ...(operation.requestBody
      ? [
          { headers: { ...withKey, 'content-type': 'application/json; charset=utf-8' } },
          ...['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'x', ''].map(
            (mediaType) => ({
              headers: { ...GOOD_KEY, 'content-type': mediaType },
              refusal: { code: 'UNSUPPORTED_MEDIA_TYPE' },
            }),
          ),
        ]
      : []),
  ]
  return fc.oneof(
    { weight: 9, arbitrary: fc.constant({ headers: withKey }) },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
  )
}

/** Path segments that match other routes, or that URL normalization removes. */
const NO_IDS = ['search', 'autocomplete', 'count', '.', '..']

function requestsOf(operation: Operation): fc.Arbitrary<SentRequest> {
  const { method, path, parameters, requestBody } = operation
  const body = requestBody
    ? bodiesOf(requestBody.content['application/json']!.schema)
    : fc.constant(undefined)
  const id = someId.filter((text) => !NO_IDS.includes(text) && !text.includes('%'))
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  return fc
    .tuple(id, queriesOf(inQuery), body, sendingsOf(operation))
    .map(([canonicalId, asked, text, { headers, refusal }]) => {
      const where = path.replace('{canonicalId}', encodeURIComponent(canonicalId))
      const verdict =
        text === undefined ? { expected: 'answered' as const } : verdictOn(operation, text)
      // An empty body has no media type, so any result is fine.
      const empty = text === '' && typeof refusal === 'object' && 'code' in refusal
      return {
        method,
        url: asked.text === '' ? where : `${where}?${asked.text}`,
        headers,
        ...(text === undefined ? {} : { body: text }),
        ...verdict,
        expected: empty
          ? 'any'
          : (refusal ?? strictest([asked.expected, verdict.expected].flat() as Expected[])),
      }
    })
}

/** Errors that valid requests may get, depending on the content of the library. */
const KNOWLEDGE = [
  'INGREDIENT_NOT_FOUND',
  'NO_RELATIONSHIP_DATA',
  'UNKNOWN_UNIT',
  'CONVERSION_NOT_POSSIBLE',
]
const LEAK = new RegExp(
  ['node_modules', '\\.ts:', '\\.cjs:', ' {4}at ', ROOT, '/home/', '/usr/', '/tmp/'].join('|'),
)

const bodySchemas = new Map<string, ReturnType<typeof validator> | 'text'>(
  operations.flatMap((operation) =>
    Object.entries(operation.responses).flatMap(([status, { content = {} }]) =>
      Object.keys(content).map((type): [string, ReturnType<typeof validator> | 'text'] => [
        `${operation.operationId} ${status}`,
        type === 'text/plain'
          ? 'text'
          : validator(
              ...['paths', operation.path, operation.method.toLowerCase()],
              ...['responses', status, 'content', type, 'schema'],
            ),
      ]),
    ),
  ),
)

/** True if the request has `fields`. Then the answer may lack properties that its schema requires, as documented. */
function leavesOut({ url }: SentRequest): boolean {
  return /[?&]fields=/.test(url)
}

function violations(operation: Operation, asked: SentRequest, answer: Answer, again: Answer) {
  const { status, text } = answer
  const type = String(answer.headers['content-type'])
  const schema = bodySchemas.get(`${operation.operationId} ${status}`)
  const body = type.startsWith('application/json') ? JSON.parse(text) : text
  const code: string | undefined = body?.error?.code
  const { expected } = asked
  const sound = status === 200 || KNOWLEDGE.includes(code ?? '')
  const elements = body?.results?.map((result: object) => 'error' in result)
  const found: readonly (readonly [string, boolean])[] = [
    ['a fault of the server', status >= 500],
    ['a status that the document does not list', !(status in operation.responses)],
    [
      'a body that does not pass its schema',
      typeof schema === 'function' && !schema(body) && !(status === 200 && leavesOut(asked)),
    ],
    ['not the media type of the document', (schema === 'text') !== type.startsWith('text/')],
    ['an error of more than one line', !/^[^\n]*\n$/.test(text)],
    ['internal details in an answer', LEAK.test(text)],
    ['another answer to the same request', status !== again.status || text !== again.text],
    ['a valid request refused', expected === 'answered' && !sound],
    ['an invalid request not refused with 400', expected === 'refused' && status !== 400],
    ['another code', typeof expected === 'object' && code !== expected.code],
    [
      'other checks of the batch failed than expected',
      status === 200 &&
        asked.failing !== undefined &&
        JSON.stringify(elements) !== JSON.stringify(asked.failing),
    ],
  ]
  return found.filter(([, wrong]) => wrong).map(([name]) => name)
}

/** Items that produce long answers: foods with short ids and many findings. */
const LARGE_ITEMS = [...IDS]
  .map((id) => ({
    id,
    found: JSON.stringify(check(LIBRARY, { items: [{ ingredientId: id }] })).length,
  }))
  .sort((a, b) => b.found / (b.id.length + 20) - a.found / (a.id.length + 20))
  .slice(0, 500)
  .map(({ id: ingredientId }) => ({ ingredientId }))
const LARGE_NAMES = LARGE_ITEMS.slice(0, 400).map(({ ingredientId }) =>
  ingredientId.replaceAll('-', ' '),
)
const UNKNOWN_ITEMS = LARGE_ITEMS.map((_, n) => ({ ingredientId: `x${n}`.padEnd(1_900, '-') }))
/**
 * Maximum answer bytes per request byte, for operations that differ from the default. A short query may find a hundred
 * foods with all their profiles. A short label is judged for every dimension, diet and EU allergen.
 */
const MOST_BYTES_FOR_ONE: Readonly<Record<string, number>> = {
  search: 3_500,
  browse: 1_500,
  label: 600,
}
const MOST_BYTES_OTHERWISE = 120
/**
 * Maximum CPU time per credit. It is twenty times the measured maximum of 19 ms, which searches reach mainly before V8
 * has compiled the code.
 */
const MOST_MS_PER_CREDIT = 400

/** Operations whose answers depend on earlier calls. */
const CHANGING = ['usage', 'account']

/** The size of the answers relative to the requests, and the CPU time of an operation relative to its price. */
interface Amplified {
  /** Maximum response bytes per request byte. */
  ratio: number
  bytes: number
  /** Maximum CPU time in milliseconds per credit, measured over groups of concurrent requests. */
  msPerCredit: number
}
const amplified = new Map<string, Amplified>()
/** Approximate bytes of a request besides its path, query and body: request line, host and key. */
const REQUEST_BYTES = 200

/** Sends all requests at once and records answer bytes per request byte and CPU time per credit. */
async function measured(
  operation: Operation,
  bundle: readonly SentRequest[],
): Promise<readonly Answer[]> {
  const { operationId: id } = operation
  const before = process.cpuUsage()
  const answers = await Promise.all(bundle.map(ask))
  const { user, system } = process.cpuUsage(before)
  const most = amplified.get(id) ?? { ratio: 0, bytes: 0, msPerCredit: 0 }
  let credits = 0
  for (const [index, { status, text }] of answers.entries()) {
    const { url, body = '' } = bundle[index]!
    const bytes = Buffer.byteLength(text)
    const ratio = bytes / (REQUEST_BYTES + url.length + Buffer.byteLength(body))
    most.bytes = Math.max(most.bytes, bytes)
    most.ratio = Math.max(most.ratio, ratio)
    const checks = id === 'checkBatch' && status === 200 ? JSON.parse(body).checks.length : 1
    if (status === 200) credits += checks * operation['x-credits']
  }
  if (credits > 0) {
    most.msPerCredit = Math.max(most.msPerCredit, (user + system) / 1_000 / credits)
  }
  amplified.set(id, most)
  return answers
}

async function violationsOf(operation: Operation, bundle: readonly SentRequest[]) {
  const answers = await measured(operation, bundle)
  const again = await Promise.all(bundle.map(ask))
  const count = given.get(operation.operationId) ?? { answers: 0, refusals: 0 }
  given.set(operation.operationId, {
    answers: count.answers + answers.filter(({ status }) => [200, 422].includes(status)).length,
    refusals: count.refusals + answers.filter(({ status }) => status === 400).length,
  })
  return bundle.flatMap((asked, index) => {
    const answer = answers[index]!
    const second = CHANGING.includes(operation.operationId) ? answer : again[index]!
    const found = violations(operation, asked, answer, second)
    return found.length === 0 ? [] : [{ found, asked, status: answer.status, text: answer.text }]
  })
}

describe(`with seed ${SEED} (FUZZ_SEED sets another)`, () => {
  test.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s answers as documented, whatever the request',
    async (name, operation) => {
      const bundles = fc.array(requestsOf(operation), { minLength: BUNDLE, maxLength: BUNDLE })
      await fc.assert(
        fc.asyncProperty(bundles, async (bundle) => {
          expect(await violationsOf(operation, bundle)).toEqual([])
        }),
        { seed: SEED, numRuns: runsOf(name) },
      )
    },
  )

  const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']
  const oddPath = fc.oneof(
    fc.constantFrom(
      ...['/', '/v1', '/v1/', '/v2/health', '/v1/ingredients', '/v1/ingredients/', '/favicon.ico'],
      ...['/v1/health/', '/V1/health', '/v1//health', '/v1/ingredients//nutrition', '/%', '/%zz'],
      ...['/v1/ingredients/butter/', '/v1/ingredients/butter/x', '/v1/ingredients/%/nutrition'],
      ...['/v1/ingredients/%E0%A4%A', '/v1/compatibility', '/openapi.json/', '/docs/', '/metrics'],
      ...[
        '/docs/../../package.json',
        '/docs/%2e%2e%2fpackage.json',
        '/v1/;/health',
        '/:canonicalId',
      ],
      ...[`/${'a/'.repeat(2_000)}`, `/v1/ingredients/${'a'.repeat(20_000)}/nutrition/x`],
    ),
    fc.constantFrom(...operations.map(({ path }) => path)),
    fc.string({ unit: 'binary' }).map((text) => `/v1/${encodeURIComponent(text)}`),
  )
  const unknownRoute: fc.Arbitrary<SentRequest> = fc.record({
    method: fc.constantFrom(...METHODS),
    url: oddPath,
    headers: fc.constantFrom({}, GOOD_KEY, { ...GOOD_KEY, ...JSON_TYPE }, { 'content-type': 'x' }),
    body: fc.constantFrom(undefined, '', '{}', '{', 'x=1'),
    expected: fc.constant<Expected>('any'),
  })
  const STRAY_CODES = ['ROUTE_NOT_FOUND', 'METHOD_NOT_ALLOWED', 'INVALID_REQUEST']

  test('an undocumented path or method is 404, 405 or 400', async () => {
    // Also test the page, which is not an operation.
    const pages = ['/', '/openapi.json'].map((path) => ({ method: 'GET', path }))
    const known = (method: string, url: string) =>
      [...operations, ...pages].some(
        (operation) =>
          (operation.method === method || (operation.method === 'GET' && method === 'HEAD')) &&
          new RegExp(`^${operation.path.replace('{canonicalId}', '[^/]+')}$`).test(url),
      )
    const unknown = unknownRoute.filter(({ method, url }) => !known(method, url))
    await fc.assert(
      fc.asyncProperty(
        fc.array(unknown, { minLength: BUNDLE, maxLength: BUNDLE }),
        async (bundle) => {
          const answers = await Promise.all(bundle.map(ask))
          const wrong = bundle.flatMap((asked, index) => {
            const { status, text, headers } = answers[index]!
            if (asked.method === 'HEAD') {
              return status < 400 || status >= 500 ? [{ asked, status, text }] : []
            }
            const { error } = JSON.parse(text)
            const fine =
              isError({ error }) &&
              STRAY_CODES.includes(error.code) &&
              !LEAK.test(text) &&
              (status === 405) === (typeof headers.allow === 'string')
            return fine ? [] : [{ asked, status, text }]
          })
          expect(wrong).toEqual([])
        },
      ),
      { seed: SEED, numRuns: runsOf('') },
    )
  })

  /** The most expensive requests we know of. */
  const LARGEST: Readonly<Record<string, readonly (readonly [url: string, body?: object])[]>> = {
    search: [
      ['/v1/ingredients/search?q=milk&limit=100&explain=true'],
      [`/v1/ingredients/search?q=${'Zwibel%20Milsch%20'.repeat(36)}&limit=100&lang=es`],
      [`/v1/ingredients/search?q=${'tomatoo'.repeat(73)}`],
    ],
    autocomplete: [['/v1/ingredients/autocomplete?q=s&limit=25']],
    units: [['/v1/meta/units']],
    check: [
      ['/v1/compatibility/check', { items: LARGE_ITEMS }],
      ['/v1/compatibility/check', { items: UNKNOWN_ITEMS }],
    ],
    checkBatch: [
      [
        '/v1/compatibility/check/batch',
        { checks: Array(100).fill({ items: LARGE_ITEMS.slice(0, 280) }) },
      ],
      [
        '/v1/compatibility/check/batch',
        { checks: Array(100).fill({ items: LARGE_ITEMS.slice(0, 1) }) },
      ],
      ['/v1/compatibility/check/batch', { checks: Array(100).fill(null) }],
    ],
    label: [
      ['/v1/labels/check', { text: `Ingredients: ${LARGE_NAMES.join(', ')}.` }],
      ['/v1/labels/check', { lines: Array(500).fill('x'.repeat(90)) }],
    ],
    browse: [['/v1/ingredients?limit=100'], [`/v1/ingredients?ids=${IDS.slice(0, 100).join()}`]],
    fodmap: [['/v1/compatibility/fodmap', { items: LARGE_ITEMS }]],
    histamine: [['/v1/compatibility/histamine', { items: LARGE_ITEMS }]],
    diet: [['/v1/compatibility/diet', { diet: 'vegan', ingredientIds: IDS.slice(0, 500) }]],
    analyze: [
      [
        '/v1/nutrition/analyze',
        { items: LARGE_ITEMS.map((item) => ({ ...item, amount: 3 })), servings: 7 },
      ],
    ],
  }

  test.each(Object.entries(LARGEST))('%s: the largest answers', async (name, requests) => {
    const operation = operations.find(({ operationId }) => operationId === name)!
    for (const [url, body] of requests) {
      const asked: SentRequest = {
        method: operation.method,
        url,
        headers: { ...GOOD_KEY, ...JSON_TYPE },
        ...(body ? { body: JSON.stringify(body) } : {}),
        expected: 'answered',
      }
      expect((await measured(operation, [asked])).map(({ status }) => status)).toEqual([200])
    }
  })

  test('no operation sends more bytes per request byte than allowed, nor works longer than it is paid for', () => {
    const rows = [...amplified].map(([name, { ratio, bytes, msPerCredit }]) =>
      [
        name.padEnd(14),
        `${ratio.toFixed(1)} x`,
        `${bytes} bytes`,
        `${msPerCredit.toFixed(1)} ms/credit`,
      ].join('  '),
    )
    console.log(`at most, by operation:\n${rows.join('\n')}`)
    const beyond = [...amplified].filter(
      ([name, { ratio, msPerCredit }]) =>
        ratio > (MOST_BYTES_FOR_ONE[name] ?? MOST_BYTES_OTHERWISE) ||
        msPerCredit > MOST_MS_PER_CREDIT,
    )
    expect(beyond).toEqual([])
  })

  test('every operation received valid and invalid requests', () => {
    const few = [...given].filter(([, { answers, refusals }]) => answers < 40 || refusals === 0)
    expect(few).toEqual([])
  })

  test(`the run sent more than ${LEAST_REQUESTS} requests, and the server failed on none`, () => {
    console.log(`${sent} requests: ${JSON.stringify(Object.fromEntries(statuses))}`)
    expect(statuses.get('5xx')).toBeUndefined()
    expect(sent).toBeGreaterThan(LEAST_REQUESTS)
  })
})

describe('an overlarge amount', () => {
  const HUGE = 1e308
  const refused = (field: string) => ({
    error: {
      code: 'INVALID_REQUEST',
      message: `${field} is above 1000000000000: 1e+308`,
      details: { [field]: `${field} is above 1000000000000: 1e+308` },
    },
  })
  const items = [
    { ingredientId: 'butter', amount: HUGE, unit: 'cup' },
    { ingredientId: 'butter', amount: HUGE },
  ]
  const code = 'AMOUNT_TOO_LARGE'
  const unresolved = [
    { ingredientId: 'butter', reason: 'amount above 1000000000000: 1e+308', code },
    { ingredientId: 'butter', reason: 'amount above 1000000000000: 1e+308', code },
  ]

  test('is refused in a conversion', async () => {
    const body = { ingredientId: 'butter', amount: HUGE, fromUnit: 'cup', toUnit: 'milligram' }
    const answer = await customer.ask('POST', '/v1/units/convert', body)
    expect([answer.status, answer.body]).toEqual([400, refused('amount')])
  })

  test('is refused for one ingredient', async () => {
    const path = '/v1/ingredients/butter/nutrition?amount=1e308&unit=cup'
    const answer = await customer.ask('GET', path)
    expect([answer.status, answer.body]).toEqual([400, refused('amount')])
  })

  test.each([
    ['/v1/compatibility/check'],
    ['/v1/compatibility/fodmap'],
    ['/v1/compatibility/histamine'],
    ['/v1/nutrition/analyze'],
  ])('is unresolved in the list of %s', async (path) => {
    const answer = await customer.ask('POST', path, { items })
    const { items: evaluated, unresolved: left } = answer.body as Record<string, unknown>
    expect([answer.status, evaluated, left]).toEqual([200, [], unresolved])
  })

  test('and the largest accepted one overflows no figure', async () => {
    const largest = Array.from({ length: 500 }, () => ({
      ingredientId: 'vegetable-oil',
      amount: 1e12,
      unit: 'gallon',
    }))
    const answer = await customer.ask('POST', '/v1/nutrition/analyze', {
      items: largest.map((item) => ({ ...item, unit: 'kilogram' })),
    })
    const { total, items: analyzed } = answer.body as never as {
      total: { macros: Record<string, number | null> }
      items: readonly { nutrients: { macros: Record<string, number | null> } }[]
    }
    const missing = (macros: Record<string, number | null>) =>
      Object.keys(macros).filter((name) => macros[name] === null)
    expect(analyzed).toHaveLength(500)
    expect(missing(total.macros)).toEqual(missing(analyzed[0]!.nutrients.macros))
  })
})
