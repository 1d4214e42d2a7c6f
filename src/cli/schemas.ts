/** What the commands print with `--json` and `--ndjson`, as JSON Schema: the answers of the API, and those of the terminal alone. */

import { PLANS } from '../accounts/account.ts'
import { ABSENCES } from '../domain/absences.ts'
import { MODULES } from '../domain/functions.ts'
import { CONTEXTS, LOSSES } from '../domain/relationships.ts'
import { DIMENSIONS, RESTRICTIONS } from '../domain/restrictions.ts'
import { VERDICTS } from '../domain/risk.ts'
import { CERTAINTIES, ROLES, SKIP_REASONS } from '../engine/parse.ts'
import {
  boolean,
  grams,
  list,
  nullable,
  number,
  object,
  one,
  ref,
  share,
  text,
} from '../operations/json-schema.ts'
import type { Schema } from '../operations/operation.ts'
import { SCHEMAS as API } from '../operations/schemas.ts'

const id: Schema = { type: 'string', description: 'Canonical ingredient id.' }
const uuid: Schema = { type: 'string', format: 'uuid' }
const instant: Schema = { type: 'string', format: 'date-time' }
const count: Schema = { type: 'integer', minimum: 0 }
const error: Schema = {
  ...(API.Error as { properties: { error: Schema } }).properties.error,
  description: 'As in every error; `details.line` is the number of the line in a stream.',
}
const unresolved = list(ref('Unresolved'), 'What could not be resolved.')
const restrictions = (description: string) => list(one(RESTRICTIONS), description)
const verdicts: Schema = {
  type: 'object',
  propertyNames: one(RESTRICTIONS),
  additionalProperties: one(VERDICTS),
  description: 'One for each restriction that was asked for.',
}
/** Either the result of a recipe or why there is none. */
const perRecipe = (result: Schema) =>
  object(
    {
      recipe: { type: 'string', description: 'The file, or - for items that were written out.' },
      result,
      error,
    },
    { optional: ['result', 'error'], description: 'Either result or error, never both.' },
  )
const parsed = {
  line: text,
  ingredientId: nullable(id),
  name: {
    type: 'string',
    description: 'The name of the ingredient, or the words that named none.',
  },
  amount: nullable(number('As it is written; the upper end of a range.')),
  unit: nullable(text),
  grams: nullable(grams('Weight')),
  estimated: { type: 'boolean', description: 'true when a density or a piece weight was used.' },
  confidence: share('How sure the ingredient is; 0 where there is none.'),
  alternatives: list(object({ ingredientId: id, name: text, confidence: share('How sure.') })),
  reading: one(CERTAINTIES, 'sure: every word is accounted for; a guess clears nothing.'),
  phrase: { type: 'string', description: "The cook's own words for the food." },
  parts: list(
    object({ role: one(ROLES), text }),
    'The whole line in stretches; their texts, one behind the other, are the line.',
  ),
  or: list(
    object({
      ingredientId: nullable(id),
      name: text,
      phrase: text,
      reading: one(CERTAINTIES),
      amount: nullable(number('As it is written.')),
      unit: nullable(text),
      confidence: share('How sure.'),
    }),
    'What the line allows instead; every choice is judged.',
  ),
  without: list(one(Object.keys(ABSENCES)), 'What the line says the food is without.'),
  optional: { type: 'boolean', description: 'true for what may be there or not.' },
  coating: { type: 'boolean', description: 'true for what a coating is made of.' },
  reason: { type: 'string', description: 'Why there is no ingredient, no certainty or no weight.' },
}
const PARSED_OPTIONAL = ['or', 'without', 'optional', 'coating', 'reason']
const skipped = list(
  object(
    {
      line: text,
      reason: one(SKIP_REASONS),
      named: list(
        id,
        'What a title or heading names, or the dish of its name holds, and no line has.',
      ),
      without: list(one(Object.keys(ABSENCES)), 'What it says the dish is without.'),
    },
    { optional: ['named', 'without'] },
  ),
  'The lines that were passed over, and why.',
)

/** What the answer about a text has beside the keys of the plain operation; absent where ids alone were given. */
const READING = {
  skipped,
  readings: list(ref('ParsedItem'), 'What each line was read as.'),
  choices: list(
    object({
      line: text,
      sides: list(
        object({
          ingredientId: nullable(id),
          name: text,
          compatible: list(one(DIMENSIONS), 'In what this side is compatible and another is not.'),
        }),
      ),
    }),
    'Of a check: the lines that leave a choice.',
  ),
}

const OWN: Readonly<Record<string, Schema>> = {
  ParsedItem: object(parsed, { optional: PARSED_OPTIONAL }),
  ParseResponse: object({
    items: list(ref('ParsedItem')),
    unresolved: list(object({ line: text, reason: text, suggestions: list(id) })),
    skipped,
  }),
  ParseLine: object(
    {
      ...parsed,
      also: list(ref('ParsedItem'), 'What else the line names ("salt and pepper").'),
    },
    { optional: [...PARSED_OPTIONAL, 'also'], description: 'The answer to a line.' },
  ),
  BatchLine: object(
    { index: count, result: ref('CheckResponse'), error },
    { optional: ['result', 'error'], description: 'Either result or error, never both.' },
  ),
  HeadroomResponse: object({
    unresolved,
    items: list(
      object({
        ingredientId: id,
        grams: grams('As it stands in the list'),
        maxGrams: nullable(grams('Most with which the list is compatible; null: no amount is')),
        unlimited: { type: 'boolean', description: 'true when a kilogram is still compatible.' },
      }),
    ),
  }),
  SafeSubstitute: object({
    ingredientId: id,
    name: text,
    grams: grams('What replaces the ingredient'),
    quality: one(['well', 'partial']),
    solves: restrictions('Of `for`, what the ingredient itself breaks.'),
    brings: restrictions('In what it is graver than the ingredient.'),
    keeps: restrictions('In what both are not compatible.'),
    with: list(object({ ingredientId: id, name: text, grams: grams('Beside it') })),
    contexts: list(one(CONTEXTS), 'Where it works.'),
    loses: list(one(LOSSES), 'What is missing then.'),
    reasons: list(text, 'Stable snake_case codes.'),
    score: share('Strength of the edge.'),
  }),
  SwapResponse: object({
    ingredientId: id,
    language: (API.LanguagesResponse as { properties: { languages: { items: Schema } } }).properties
      .languages.items,
    for: restrictions('What was asked for.'),
    grams: grams('Weight of the ingredient'),
    verdicts,
    substitutes: list(ref('SafeSubstitute')),
    refused: { ...count, description: 'Substitutes left out as not compatible.' },
  }),
  RecipeSwapResponse: object({
    for: restrictions('What was asked for.'),
    changes: list(
      object({
        ingredientId: id,
        name: text,
        grams: grams('Weight in the recipe'),
        substitute: ref('SafeSubstitute'),
      }),
    ),
    irreplaceable: list(object({ ingredientId: id, name: text })),
    unresolved,
    verdicts,
  }),
  RecipeResult: perRecipe(ref('CheckResponse')),
  RecipesResponse: object({ results: list(ref('RecipeResult')) }),
  HouseholdResponse: object({
    items: list(ref('EvaluatedItem')),
    unresolved,
    people: list(
      object({
        name: text,
        verdict: one(VERDICTS, 'The gravest of the restrictions.'),
        restrictions: list(
          object({
            kind: one(['concern', 'diet', 'avoid']),
            name: {
              type: 'string',
              description: 'A dimension, a diet, or the id of an ingredient or category.',
            },
            verdict: one(VERDICTS),
            culprits: list(text, 'Ids that the verdict is due to.'),
            unknown: list(text, 'Ids of which nobody knows; unresolved ones among them.'),
          }),
        ),
      }),
    ),
  }),
  HouseholdResult: perRecipe(ref('HouseholdResponse')),
  HouseholdsResponse: object({ results: list(ref('HouseholdResult')) }),
  DoctorResponse: object({
    library: text,
    errors: count,
    warnings: count,
    explained: count,
    findings: list(
      object(
        {
          severity: one(['error', 'warning', 'explained']),
          check: text,
          id: text,
          finding: text,
          why: text,
        },
        { optional: ['why'] },
      ),
    ),
  }),
  BuiltLibrary: object({
    library: { type: 'string', description: 'Hash of the library that was written.' },
    path: text,
    count,
    added: list(id),
    replaced: list(id),
  }),
  Account: object({
    customerId: uuid,
    name: text,
    plan: one([...PLANS, 'local']),
    modules: list(one(MODULES)),
    monthlyQuota: {
      type: ['integer', 'null'],
      minimum: 0,
      description: 'Credits; null: no quota.',
    },
    creditPrice: nullable(number('Of a credit beyond the quota; null: none are sold.')),
    spendingCap: nullable(number('Per month beyond the quota; null: no cap.')),
    rateLimit: { type: ['integer', 'null'], minimum: 1, description: 'Requests per minute.' },
    blocked: boolean,
  }),
  AccountsResponse: object({ accounts: list(ref('Account')) }),
  IssuedKey: object({
    keyId: uuid,
    key: { type: 'string', description: 'Shown this once.' },
  }),
  Key: object({
    keyId: uuid,
    prefix: text,
    createdAt: instant,
    revokedAt: nullable(instant),
  }),
  KeysResponse: object({ keys: list(ref('Key')) }),
  RevokedKey: object({ keyId: uuid, revokedAt: instant }),
  CompletionScript: object({ shell: one(['bash', 'zsh', 'fish']), script: text }),
  SchemasResponse: object({
    schemas: list(object({ command: text, ndjson: { type: 'boolean' } })),
  }),
  JsonSchema: object(
    {
      $schema: { type: 'string', const: 'https://json-schema.org/draft/2020-12/schema' },
      title: text,
      $ref: text,
      anyOf: list({ type: 'object' }),
      $defs: { type: 'object', additionalProperties: { type: 'object' } },
    },
    { optional: ['$ref', 'anyOf'], description: 'A JSON Schema of draft 2020-12.' },
  ),
}

/** Answers about a text: the keys of the plain operation, and what reading the text adds. */
const OF_TEXT = [
  'CheckResponse',
  'DietResponse',
  'FodmapResponse',
  'HistamineResponse',
  'HeadroomResponse',
  'AnalyzeResponse',
  'RecipeSwapResponse',
  'HouseholdResponse',
]
const ofText = (name: string): Schema => {
  const plain = (API[name] ?? OWN[name]) as {
    readonly properties: Readonly<Record<string, Schema>>
  }
  return { ...plain, properties: { ...plain.properties, ...READING } }
}

const ALL: Readonly<Record<string, Schema>> = {
  ...API,
  ...OWN,
  ...Object.fromEntries(OF_TEXT.map((name) => [name, ofText(name)])),
}

/** The names of what `--json` prints; more than one where options decide between them. */
const OUTPUTS: Readonly<Record<string, readonly string[]>> = {
  search: ['SearchResponse'],
  complete: ['AutocompleteResponse'],
  show: ['IngredientDetailResponse'],
  browse: ['BrowseResponse'],
  categories: ['CategoriesResponse'],
  units: ['UnitsResponse'],
  languages: ['LanguagesResponse'],
  allergens: ['AllergensResponse'],
  check: ['CheckResponse', 'RecipesResponse', 'HouseholdsResponse'],
  batch: ['BatchResponse'],
  diet: ['DietResponse'],
  fodmap: ['FodmapResponse', 'HeadroomResponse'],
  histamine: ['HistamineResponse', 'HeadroomResponse'],
  substitutes: ['SubstitutesResponse'],
  swap: ['SwapResponse', 'RecipeSwapResponse'],
  pairings: ['PairingsResponse'],
  similar: ['SimilarResponse'],
  profile: ['IngredientProfileResponse', 'IngredientProfileResponse[]'],
  convert: ['ConvertResponse'],
  nutrition: ['NutritionResponse'],
  analyze: ['AnalyzeResponse'],
  parse: ['ParseResponse'],
  completion: ['CompletionScript'],
  schema: ['SchemasResponse', 'JsonSchema'],
  'build-library': ['BuiltLibrary'],
  doctor: ['DoctorResponse'],
  usage: ['UsageResponse'],
  'account create': ['Account'],
  'account list': ['AccountsResponse'],
  'account show': ['Account'],
  'account update': ['Account'],
  'account block': ['Account'],
  'account unblock': ['Account'],
  'key issue': ['IssuedKey'],
  'key list': ['KeysResponse'],
  'key revoke': ['RevokedKey'],
  error: ['Error'],
}

/** What a line of `--ndjson` is. */
const LINES: Readonly<Record<string, readonly string[]>> = {
  check: ['RecipeResult', 'HouseholdResult'],
  batch: ['BatchLine'],
  parse: ['ParseLine', 'Error'],
}

interface SchemaName {
  readonly command: string
  /** Whether there is one for the lines of `--ndjson` too. */
  readonly ndjson: boolean
}

/** The commands with JSON, and `error` for what any of them prints in its place. */
export const SCHEMA_NAMES: readonly SchemaName[] = Object.keys(OUTPUTS).map((command) => ({
  command,
  ndjson: command in LINES,
}))

/** The schema of a command's output, whole in itself; undefined where it prints no JSON of that kind. */
export function schemaDocument(command: string, ndjson: boolean): Schema | undefined {
  const table = ndjson ? LINES : OUTPUTS
  if (!Object.hasOwn(table, command)) return undefined
  const choices = table[command]!.map((name) =>
    name.endsWith('[]') ? list(ref(name.slice(0, -2))) : ref(name),
  )
  const title =
    command === 'error'
      ? 'ingr: an error in place of the answer'
      : `ingr ${command} ${ndjson ? '--ndjson, one line' : '--json'}`
  const body = choices.length === 1 ? choices[0]! : { anyOf: choices }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    ...(rebased(body) as Schema),
    $defs: Object.fromEntries(
      reached(body)
        .sort()
        .map((name) => [name, rebased(ALL[name]!)]),
    ),
  }
}

const PREFIX = '#/components/schemas/'

/** The names of all schemas that one leads to. */
function reached(schema: unknown, found: string[] = []): string[] {
  if (typeof schema === 'string' && schema.startsWith(PREFIX)) {
    const name = schema.slice(PREFIX.length)
    if (!found.includes(name)) {
      found.push(name)
      reached(ALL[name], found)
    }
  } else if (typeof schema === 'object' && schema !== null) {
    for (const value of Object.values(schema)) reached(value, found)
  }
  return found
}

/** The same with references into the document itself. */
function rebased(schema: unknown): unknown {
  if (typeof schema === 'string') return schema.replace(PREFIX, '#/$defs/')
  if (Array.isArray(schema)) return schema.map(rebased)
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, rebased(value)]))
}
