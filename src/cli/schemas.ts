/** What the commands print with `--json` and `--ndjson`, as JSON Schema: the answers of the API, and those of the terminal alone. */

import { PLANS } from '../accounts/account.ts'
import { MODULES } from '../domain/functions.ts'
import { itemAt } from '../domain/present.ts'
import { CONTAINS } from '../domain/profiles.ts'
import {
  DOSE_DIMENSIONS,
  EU_ALLERGENS,
  LETTER_SCHEMES,
  RESTRICTIONS,
} from '../domain/restrictions.ts'
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
import { ofText, PARSED_OPTIONAL, parsed, verdicts, widened } from '../operations/recipe-schemas.ts'
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
const people = list(ref('PersonFinding'), 'What it means for each person of the household.')
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

const verdict = one(VERDICTS)
const declared = (description: string) =>
  object(
    {
      value: nullable(number('null where nobody knows.')),
      decimals: { ...count, description: 'Decimal places that it is printed with.' },
      relation: one(['equal', 'below', 'atLeast'], 'below: less than the value.'),
    },
    { description },
  )

const OWN: Readonly<Record<string, Schema>> = {
  PersonFinding: object({
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
          verdict,
          culprits: list(text, 'Ids that the verdict is due to.'),
          unknown: list(text, 'Ids of which nobody knows; unresolved ones among them.'),
        },
        { optional: ['names'] },
      ),
    ),
  }),
  LettersResponse: object({
    scheme: one(LETTER_SCHEMES),
    letters: list(
      object({
        letter: text,
        allergen: one(EU_ALLERGENS),
        contains: one(CONTAINS),
        ingredientIds: list(text, 'What it is due to; unresolved ones among the unknown.'),
      }),
      'All entries of the EU list, in the order of their letters.',
    ),
    unresolved: list(text, 'What names no ingredient, so that nothing is known of it.'),
  }),
  DeclarationResponse: object({
    label: one(['eu']),
    rows: list(
      object(
        {
          nutrient: { type: 'string', description: '`group.name`.' },
          unit: text,
          per100g: declared('In 100 g.'),
          perAmount: declared('In the amount or the serving, where one was asked for.'),
          referenceShare: nullable(number('Share of the reference intake.')),
          coverage: number('Share of the grams that have a value.'),
        },
        { optional: ['perAmount'] },
      ),
    ),
    unresolved,
    grams: nullable(grams('Weight of the amount that was asked for; null where none was')),
    servings: nullable(number('Among how many it is divided; null for all of it.')),
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
    people,
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
      forPeople(
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

/** With `--profile` an answer also says what it means for each person. */
function forPeople(plain: Schema): Schema {
  return widened(plain, { people })
}

/** Answers about a text: the keys of the plain operation, and what reading the text adds. */
const OF_TEXT = [
  'DietResponse',
  'FodmapResponse',
  'HistamineResponse',
  'HeadroomResponse',
  'HouseholdResponse',
  'LettersResponse',
  'DeclarationResponse',
]
const FOR_PEOPLE = [
  'FodmapResponse',
  'HistamineResponse',
  'AnalyzeResponse',
  'RecipeAnalyzeResponse',
  'LabelResponse',
]
type Schemas = Readonly<Record<string, Schema>>
const ALL: Schemas = Object.fromEntries(
  Object.entries({ ...API, ...OWN }).map(([name, plain]) => {
    const read = OF_TEXT.includes(name) ? ofText(plain) : plain
    return [name, FOR_PEOPLE.includes(name) ? forPeople(read) : read]
  }),
)

/** The names of what `--json` prints; more than one where options decide between them. */
const OUTPUTS: Readonly<Record<string, readonly string[]>> = {
  search: ['SearchResponse'],
  complete: ['AutocompleteResponse'],
  show: ['IngredientDetailResponse'],
  browse: ['BrowseResponse'],
  categories: ['CategoriesResponse'],
  units: ['UnitsResponse'],
  languages: ['LanguagesResponse'],
  allergens: ['AllergensResponse', 'AllergensResponse[]', 'LettersResponse', 'LettersResponse[]'],
  menu: ['MenuResponse'],
  check: [
    'CheckResponse',
    'RecipeCheckResponse',
    'RecipesResponse',
    'HouseholdsResponse',
    'WeekResponse',
    'LettersResponse',
  ],
  batch: ['BatchResponse'],
  diet: ['DietResponse', 'HouseholdResponse'],
  label: ['LabelResponse', 'LabelsResponse'],
  fodmap: ['FodmapResponse', 'HeadroomResponse'],
  histamine: ['HistamineResponse', 'HeadroomResponse'],
  substitutes: ['SubstitutesResponse'],
  swap: ['SwapResponse', 'RecipeSwapResponse'],
  pairings: ['PairingsResponse'],
  similar: ['SimilarResponse'],
  profile: ['IngredientProfileResponse', 'IngredientProfileResponse[]'],
  convert: ['ConvertResponse'],
  nutrition: ['NutritionResponse', 'DeclarationResponse'],
  analyze: ['AnalyzeResponse', 'RecipeAnalyzeResponse', 'DeclarationResponse'],
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
  const body = choices.length === 1 ? itemAt(choices, 0) : { anyOf: choices }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    ...rebased(body),
    $defs: definitions(ALL, reached(ALL, body)),
  }
}

/** A schema of the API whole in itself: its own keys at the top, and what it leads to under `$defs`. */
export function resolved(schema: Schema): Schema {
  const top = typeof schema.$ref === 'string' ? API[schema.$ref.slice(PREFIX.length)]! : schema
  const names = reached(API, top)
  return {
    ...rebased(top),
    ...(names.length > 0 ? { $defs: definitions(API, names) } : {}),
  }
}

const PREFIX = '#/components/schemas/'

/** The names of all schemas that one leads to. */
function reached(from: Schemas, schema: unknown, found: string[] = []): readonly string[] {
  if (typeof schema === 'string' && schema.startsWith(PREFIX)) {
    const name = schema.slice(PREFIX.length)
    if (!found.includes(name)) {
      found.push(name)
      reached(from, from[name], found)
    }
  } else if (typeof schema === 'object' && schema !== null) {
    for (const value of Object.values(schema)) reached(from, value, found)
  }
  return found
}

function definitions(from: Schemas, names: readonly string[]): Schemas {
  return Object.fromEntries([...names].sort().map((name) => [name, rebased(from[name]!)]))
}

/** The same with references into the document itself. */
function rebased(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll(`"${PREFIX}`, '"#/$defs/'))
}
