/** The operations as MCP tools: names, schemas, and the mapping of calls to requests. */

import type { FunctionName } from '../../domain/functions.ts'
import { MAX_BATCH } from '../../domain/limits.ts'
import { oncePer } from '../../domain/once-per.ts'
import { IngrError, invalid, shown } from '../../errors.ts'
import type { Operation, RawRequest, Schema } from '../../operations/operation.ts'
import { operationOf } from '../../operations/operations.ts'
import { msg } from '../../wording/message.ts'
import { resolved } from '../schemas.ts'
import { argument, joined, plainSchema } from './plain-schema.ts'

type Given = Readonly<Record<string, unknown>>

export interface Tool {
  readonly name: string
  readonly operation: Operation
  /** A second operation with the same arguments, whose answer is merged into the first answer. */
  readonly also?: Operation
  /** Calls the operation once for each entry of a list argument, and returns all answers together. */
  readonly each?: {
    readonly list: string
    readonly argument: string
    readonly summary: string
    readonly entry: string
    /** The other arguments with their defaults. */
    readonly others: Given
  }
}

/** The tools that consist of a single operation. */
const OF_TOOLS = {
  search_ingredients: 'search',
  ingredient_allergens: 'allergens',
  parse_recipe: 'recipeParse',
  check_recipe: 'recipeCheck',
  check_label: 'label',
  swap_recipe: 'recipeSwap',
  analyze_recipe: 'recipeAnalyze',
  substitutes: 'substitutes',
  convert_units: 'convert',
  ingredient_nutrition: 'nutrition',
  recipe_diet: 'recipeDiet',
  recipe_fodmap: 'recipeFodmap',
  recipe_histamine: 'recipeHistamine',
  recipe_headroom: 'headroom',
  recipe_letters: 'letters',
  recipe_declaration: 'recipeDeclaration',
  check_plan: 'planCheck',
  parse_line: 'parseLine',
  resolve_ingredient: 'resolve',
  browse_ingredients: 'browse',
  ingredient_letters: 'ingredientLetters',
  ingredient_declaration: 'declaration',
  ingredient_profile: 'profile',
  pairings: 'pairings',
  similar_ingredients: 'similar',
  swap_ingredient: 'swap',
  shopping_list: 'recipeShop',
  check_diet: 'diet',
} as const satisfies Readonly<Record<string, FunctionName>>

export const TOOLS: readonly Tool[] = [
  ...Object.entries(OF_TOOLS).map(([name, id]) => ({ name, operation: operationOf(id) })),
  {
    name: 'compare_ingredients',
    operation: operationOf('declaration'),
    also: operationOf('detail'),
    each: {
      list: 'ingredientIds',
      argument: 'ingredientId',
      summary: 'Foods side by side: allergens in a line, and the nutrition declaration of 100 g',
      entry: 'Ids of the ingredients, or their exact names.',
      others: { lang: undefined },
    },
  },
  {
    name: 'menu',
    operation: operationOf('letters'),
    each: {
      list: 'recipes',
      argument: 'text',
      summary: 'EU allergens of each dish of a menu, and who of a table of people can eat which',
      entry: 'The whole text of each recipe, its title in the first line.',
      others: { lang: undefined, people: undefined, scheme: 'numbers' },
    },
  },
]

/** Instructions for models that pass a verdict on to people. */
const CAUTION =
  '"compatible" means that no conflict was found in the data; what is unknown or uncertain must never be passed on as safe.'

/** Functions outside module M2 whose answers contain verdicts or allergens. All answers of M2 contain them. */
const JUDGING = ['browse', 'detail', 'search', 'substitutes', 'recipeSwap', 'swap']

/** Describes a tool as the protocol requires, without output schemas, which would add 260 KB to the context. */
export function described(tool: Tool) {
  const { name, operation, also, each } = tool
  const { summary, description } = each ? { ...each, description: undefined } : operation
  const { id, section } = also ?? operation
  const isJudging = section === 'M2' || JUDGING.includes(id)
  return {
    name,
    title: summary,
    description: [summary, description, isJudging && CAUTION]
      .filter(Boolean)
      .join('. ')
      .replaceAll('..', '.'),
    inputSchema: inputSchema(tool),
    // Tools don't change anything and don't call other services.
    annotations: { readOnlyHint: true, openWorldHint: false },
  }
}

const hasId = ({ path }: Operation) => path.includes('{canonicalId}')

interface ObjectSchema extends Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly $defs?: Readonly<Record<string, Schema>>
}

/** Merges path id, query and body into one object, because no operation uses the same name in two of them. */
const inputSchema = oncePer((tool: Tool) => {
  const { operation, also, each } = tool
  const { query, body } = operation
  const parameters = Object.entries({ ...also?.query, ...query })
  const {
    anyOf,
    $defs = {},
    ...whole
  } = resolved(body?.schema ?? {}) as ObjectSchema & { readonly anyOf?: readonly ObjectSchema[] }
  const { properties = {}, required = [] } = anyOf ? joined(anyOf) : whole
  const given: Readonly<Record<string, Schema>> = {
    ...Object.fromEntries(
      parameters.map(([name, { schema, description }]) => [name, { ...schema, description }]),
    ),
    ...properties,
    ...(hasId(operation) || properties.ingredientId ? { ingredientId: ID } : {}),
    ...(each ? { [each.list]: { ...TEXTS, description: each.entry } } : {}),
    detail: WITH_DETAIL,
  }
  const isTaken = (name: string) =>
    !each || [each.list, 'detail', ...Object.keys(each.others)].includes(name)
  return {
    type: 'object' as const,
    properties: Object.fromEntries(
      Object.entries(given)
        .filter(([name]) => isTaken(name))
        .map(([name, schema]) => [name, plainSchema(schema, $defs)]),
    ),
    required: each
      ? [each.list]
      : [
          ...(hasId(operation) ? ['ingredientId'] : []),
          ...parameters.filter(([, parameter]) => parameter.required).map(([name]) => name),
          ...required,
        ],
  }
})

const TEXTS: Schema = { type: 'array', items: { type: 'string' }, minItems: 1 }

const WITH_DETAIL: Schema = { type: 'boolean', description: 'The whole answer, with all steps.' }

const ID: Schema = { type: 'string', description: 'Id of the ingredient, or its exact name.' }

/** Default arguments of tools that search or list foods. */
const FEW: Readonly<Record<string, unknown>> = { limit: 5, fields: 'card' }

/** Converts the arguments of a call to their types. Returns one set for each entry of the tool's list argument. */
export function argumentsOf(tool: Tool, texts: Given): readonly Given[] {
  const { properties } = inputSchema(tool)
  const given: Given = Object.fromEntries(
    Object.entries(texts)
      .filter(([name, value]) => name !== 'detail' && value !== undefined)
      .map(([name, value]) => [name, argument(name, value, properties[name] ?? {})]),
  )
  const { each } = tool
  if (!each) return [given]
  return entriesIn(given, each.list).map((entry) => ({
    ...each.others,
    ...given,
    [each.argument]: entry,
  }))
}

function entriesIn(given: Given, field: string): readonly string[] {
  const list = given[field]
  if (!Array.isArray(list) || list.length === 0) {
    throw invalid(msg('argumentRequired', { argument: field }), { [field]: 'a list of texts' })
  }
  if (list.length > MAX_BATCH) {
    throw new IngrError(
      'TOO_MANY_ITEMS',
      msg('tooManyEntries', { count: list.length, field, most: MAX_BATCH }),
    )
  }
  return list.map((one, at) => {
    if (typeof one === 'string') return one
    throw invalid(msg('valueNotText', { field: `${field}[${at}]`, value: shown(one) }))
  })
}

/** Resolves names to ids. For an unknown name `idOf` throws, while `idOr` returns the name. */
export interface Ids {
  readonly idOf: (text: string) => string
  readonly idOr: (text: string) => string
}

export function requestOf(
  operation: Operation,
  asked: Given,
  isShort: boolean,
  { idOf, idOr }: Ids,
): RawRequest {
  const { query, body } = operation
  const { ingredientId, ingredientIds, ids } = asked
  if (hasId(operation) && (typeof ingredientId !== 'string' || ingredientId.trim() === '')) {
    throw invalid(msg('ingredientIdRequired'))
  }
  const given: Given = {
    ...(query.fields && isShort ? FEW : {}),
    ...asked,
    ...(typeof ingredientId === 'string' ? { ingredientId: idOf(ingredientId) } : {}),
    ...(Array.isArray(ingredientIds) ? { ingredientIds: idsOf(ingredientIds, idOr) } : {}),
    ...(Array.isArray(ids) ? { ids: idsOf(ids, idOr) } : {}),
  }
  return {
    ...(hasId(operation) ? { ingredientId: String(given.ingredientId) } : {}),
    query: Object.fromEntries(Object.keys(query).map((name) => [name, parameterText(given[name])])),
    ...(body ? { body: given } : {}),
  }
}

const idsOf = (list: readonly unknown[], idOr: Ids['idOr']) =>
  list.map((one) => (typeof one === 'string' ? idOr(one) : one))

/** True if a call asks for the full answer instead of the shortened one. */
export const isDetailed = ({ detail }: Given) => detail === true || detail === 'true'

export function concernsAsked({ concerns }: Given): readonly string[] {
  const list = argument('concerns', concerns, { type: 'array' })
  return Array.isArray(list) ? list.map(String) : []
}

function parameterText(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  return Array.isArray(value) ? value.join(',') : String(value)
}
