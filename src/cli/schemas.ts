/** What the commands print with `--json` and `--ndjson`, as JSON Schema: the answers of the API, and those of the terminal alone. */

import { PLANS } from '../accounts/account.ts'
import { MODULES } from '../domain/functions.ts'
import { DOSE_DIMENSIONS, EU_ALLERGENS, RESTRICTIONS } from '../domain/restrictions.ts'
import { VERDICTS } from '../domain/risk.ts'
import { MEALS } from '../language/days.ts'
import {
  boolean,
  grams,
  list,
  nullable,
  number,
  object,
  one,
  ref,
  text,
} from '../operations/json-schema.ts'
import type { Schema } from '../operations/operation.ts'
import { ofText, PARSED_OPTIONAL, parsed, verdicts } from '../operations/recipe-schemas.ts'
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
const byDose = (of: Schema) =>
  object(Object.fromEntries(DOSE_DIMENSIONS.map((dimension) => [dimension, of])))

const OWN: Readonly<Record<string, Schema>> = {
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
  RecipeResult: perRecipe(ref('RecipeCheckResponse')),
  RecipesResponse: object({ results: list(ref('RecipeResult')) }),
  LabelResult: object(
    {
      label: { type: 'string', description: 'The file, or the beginning of the text.' },
      result: ref('LabelResponse'),
      error,
    },
    { optional: ['result', 'error'], description: 'Either result or error, never both.' },
  ),
  LabelsResponse: object({ results: list(ref('LabelResult')) }),
  LabelLine: object(
    { index: count, result: ref('LabelResponse'), error },
    { optional: ['result', 'error'], description: 'Either result or error, never both.' },
  ),
  HouseholdResponse: object({
    items: list(ref('EvaluatedItem')),
    unresolved,
    people: list(
      object({
        name: text,
        verdict: one(VERDICTS, 'The gravest of the restrictions.'),
        restrictions: list(
          object(
            {
              kind: one(['concern', 'diet', 'avoid']),
              name: {
                type: 'string',
                description:
                  'A dimension, an entry of the EU list, a diet, or the id of an ingredient or category.',
              },
              names: list(text, 'Where it is about several avoided foods: all of them.'),
              verdict: one(VERDICTS),
              culprits: list(text, 'Ids that the verdict is due to.'),
              unknown: list(text, 'Ids of which nobody knows; unresolved ones among them.'),
            },
            { optional: ['names'] },
          ),
        ),
      }),
    ),
  }),
  HouseholdResult: perRecipe(ref('HouseholdResponse')),
  HouseholdsResponse: object({ results: list(ref('HouseholdResult')) }),
  WeekResponse: object({
    days: list(
      object({
        day: nullable({ type: 'string', description: 'A date, a weekday, or null for no day.' }),
        meals: list(
          object({
            name: text,
            meal: nullable(one(MEALS)),
            servings: nullable(number('Of so many one is eaten.')),
            fat: grams('Fat'),
            verdicts: byDose(one(VERDICTS)),
          }),
        ),
        fat: grams('Fat of the day'),
        evaluation: byDose(
          object({
            risk: text,
            verdict: one(VERDICTS),
            confidence: text,
            culprits: list(id, 'What makes it what it is, the gravest first.'),
            unknown: list(text, 'Ids of which nobody knows; unresolved ones among them.'),
            steps: list({ type: 'object', description: 'What the meals add up to.' }),
          }),
        ),
        unresolved,
      }),
    ),
  }),
  MenuResponse: object({
    library: { type: 'string', description: 'Hash of the library.' },
    dishes: list(
      object({
        file: text,
        name: {
          type: 'string',
          description: 'The title of the recipe, else the name of its file.',
        },
        contains: list(one(EU_ALLERGENS), 'EU allergens that it contains.'),
        mayContain: list(one(EU_ALLERGENS), 'EU allergens of which it may hold traces.'),
        unknown: list(one(EU_ALLERGENS), 'EU allergens of which nobody knows.'),
        unresolved: list(text, 'What names no food that is known.'),
      }),
    ),
  }),
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
  'DietResponse',
  'FodmapResponse',
  'HistamineResponse',
  'HeadroomResponse',
  'HouseholdResponse',
]
const ALL: Readonly<Record<string, Schema>> = {
  ...API,
  ...OWN,
  ...Object.fromEntries(OF_TEXT.map((name) => [name, ofText(API[name] ?? OWN[name])])),
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
  menu: ['MenuResponse'],
  check: [
    'CheckResponse',
    'RecipeCheckResponse',
    'RecipesResponse',
    'HouseholdsResponse',
    'WeekResponse',
  ],
  batch: ['BatchResponse'],
  diet: ['DietResponse'],
  label: ['LabelResponse', 'LabelsResponse'],
  fodmap: ['FodmapResponse', 'HeadroomResponse'],
  histamine: ['HistamineResponse', 'HeadroomResponse'],
  substitutes: ['SubstitutesResponse'],
  swap: ['SwapResponse', 'RecipeSwapResponse'],
  pairings: ['PairingsResponse'],
  similar: ['SimilarResponse'],
  profile: ['IngredientProfileResponse', 'IngredientProfileResponse[]'],
  convert: ['ConvertResponse'],
  nutrition: ['NutritionResponse'],
  analyze: ['AnalyzeResponse', 'RecipeAnalyzeResponse'],
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
  label: ['LabelLine'],
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

/** A schema whole in itself: its own keys at the top, and what it leads to under `$defs`. */
export function resolved(schema: Schema): Schema {
  const top = typeof schema.$ref === 'string' ? ALL[schema.$ref.slice(PREFIX.length)]! : schema
  const names = reached(top).sort()
  return {
    ...(rebased(top) as Schema),
    ...(names.length > 0
      ? { $defs: Object.fromEntries(names.map((name) => [name, rebased(ALL[name]!)])) }
      : {}),
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
