/** The operations as MCP tools: names, schemas, and the mapping of calls to requests. */

import { oncePer } from '../../domain/once-per.ts'
import { invalid } from '../../errors.ts'
import { ALLERGENS_OF, LETTERS } from '../../operations/allergens.ts'
import { BROWSE } from '../../operations/browse.ts'
import { CONVERT, PAIRINGS, PROFILE, SIMILAR, SUBSTITUTES } from '../../operations/kitchen.ts'
import { LABEL_CHECK } from '../../operations/labels.ts'
import { DECLARATION, NUTRITION } from '../../operations/nutrition.ts'
import type { Operation, RawRequest, Schema } from '../../operations/operation.ts'
import { RECIPE_ANALYZE, RECIPE_DECLARATION } from '../../operations/recipes/analyze.ts'
import {
  RECIPE_CHECK,
  RECIPE_DIET,
  RECIPE_FODMAP,
  RECIPE_HEADROOM,
  RECIPE_HISTAMINE,
  RECIPE_LETTERS,
} from '../../operations/recipes/check.ts'
import { PARSE_LINE, RECIPE_PARSE } from '../../operations/recipes/parse.ts'
import { PLAN_CHECK } from '../../operations/recipes/plan.ts'
import { RECIPE_SHOP } from '../../operations/recipes/shop.ts'
import { RECIPE_SWAP, SWAP } from '../../operations/recipes/swap.ts'
import { RESOLVE } from '../../operations/resolve.ts'
import { SEARCH } from '../../operations/search.ts'
import { msg } from '../../wording/message.ts'
import { resolved } from '../schemas.ts'
import { argument, joined, plainSchema } from './plain-schema.ts'

interface Tool {
  readonly name: string
  readonly operation: Operation
}

export const TOOLS: readonly Tool[] = [
  { name: 'search_ingredients', operation: SEARCH },
  { name: 'ingredient_allergens', operation: ALLERGENS_OF },
  { name: 'parse_recipe', operation: RECIPE_PARSE },
  { name: 'check_recipe', operation: RECIPE_CHECK },
  { name: 'check_label', operation: LABEL_CHECK },
  { name: 'swap_recipe', operation: RECIPE_SWAP },
  { name: 'analyze_recipe', operation: RECIPE_ANALYZE },
  { name: 'substitutes', operation: SUBSTITUTES },
  { name: 'convert_units', operation: CONVERT },
  { name: 'ingredient_nutrition', operation: NUTRITION },
  { name: 'recipe_diet', operation: RECIPE_DIET },
  { name: 'recipe_fodmap', operation: RECIPE_FODMAP },
  { name: 'recipe_histamine', operation: RECIPE_HISTAMINE },
  { name: 'recipe_headroom', operation: RECIPE_HEADROOM },
  { name: 'recipe_letters', operation: RECIPE_LETTERS },
  { name: 'recipe_declaration', operation: RECIPE_DECLARATION },
  { name: 'check_plan', operation: PLAN_CHECK },
  { name: 'parse_line', operation: PARSE_LINE },
  { name: 'resolve_ingredient', operation: RESOLVE },
  { name: 'browse_ingredients', operation: BROWSE },
  { name: 'ingredient_letters', operation: LETTERS },
  { name: 'ingredient_declaration', operation: DECLARATION },
  { name: 'ingredient_profile', operation: PROFILE },
  { name: 'pairings', operation: PAIRINGS },
  { name: 'similar_ingredients', operation: SIMILAR },
  { name: 'swap_ingredient', operation: SWAP },
  { name: 'shopping_list', operation: RECIPE_SHOP },
]

/** What every model must know before it passes on a verdict. */
const CAUTION =
  'A verdict of "compatible" means that no conflict was found in the data; what is unknown or uncertain must never be passed on as safe.'

const VERDICTS: readonly Operation[] = [
  ...[ALLERGENS_OF, LETTERS, RECIPE_CHECK, LABEL_CHECK, RECIPE_SWAP, SUBSTITUTES, SWAP, PLAN_CHECK],
  ...[RECIPE_DIET, RECIPE_FODMAP, RECIPE_HISTAMINE, RECIPE_HEADROOM, RECIPE_LETTERS, SEARCH],
]

/** A tool as the protocol lists it. It has no output schema: those of all tools took 260 KB of a model's context. */
export function described({ name, operation }: Tool) {
  const { summary, description } = operation
  const caution = VERDICTS.includes(operation) ? CAUTION : undefined
  return {
    name,
    title: summary,
    description: [summary, description, caution].filter(Boolean).join('. ').replaceAll('..', '.'),
    inputSchema: inputSchema(operation),
    // Tools change nothing and call no other service.
    annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  }
}

const hasId = ({ path }: Operation) => path.includes('{canonicalId}')

interface ObjectSchema extends Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly $defs?: Readonly<Record<string, Schema>>
}

/** Id, query and body in one object: no operation uses the same name in two of them. */
const inputSchema = oncePer((operation: Operation) => {
  const { query, body } = operation
  const parameters = Object.entries(query)
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
    detail: DETAIL,
  }
  return {
    type: 'object' as const,
    properties: Object.fromEntries(
      Object.entries(given).map(([name, schema]) => [name, plainSchema(schema, $defs)]),
    ),
    required: [
      ...(hasId(operation) ? ['ingredientId'] : []),
      ...parameters.filter(([, parameter]) => parameter.required).map(([name]) => name),
      ...required,
    ],
  }
})

const DETAIL: Schema = {
  type: 'boolean',
  description: 'Everything: the steps of each verdict, all entries of long lists.',
}

const ID: Schema = { type: 'string', description: 'Id of the ingredient, or its exact name.' }

/** What a search or a list of foods gives where nothing else is asked for. */
const FEW: Readonly<Record<string, unknown>> = { limit: 5, fields: 'card' }

/** The arguments of a call as the operation's request; `idOf` resolves names to ids. */
export function requestOf(
  { operation }: Tool,
  texts: Readonly<Record<string, unknown>>,
  idOf: (name: string) => string,
): RawRequest {
  const { query, body } = operation
  const { properties } = inputSchema(operation)
  const given: Readonly<Record<string, unknown>> = {
    ...(query.fields && !isDetailed(texts) ? FEW : {}),
    ...Object.fromEntries(
      Object.entries(texts)
        .filter(([name, value]) => name !== 'detail' && value !== undefined)
        .map(([name, value]) => [name, argument(name, value, properties[name] ?? {})]),
    ),
  }
  const { ingredientId } = given
  if (hasId(operation) && (typeof ingredientId !== 'string' || ingredientId.trim() === '')) {
    throw invalid(msg('ingredientIdRequired'))
  }
  return {
    ...(hasId(operation) ? { ingredientId: idOf(String(ingredientId)) } : {}),
    query: Object.fromEntries(Object.keys(query).map((name) => [name, parameterText(given[name])])),
    ...(body
      ? {
          body:
            typeof ingredientId === 'string'
              ? { ...given, ingredientId: idOf(ingredientId) }
              : given,
        }
      : {}),
  }
}

/** True if a call asks for everything. */
export const isDetailed = ({ detail }: Readonly<Record<string, unknown>>) =>
  detail === true || detail === 'true'

/** The concerns that a call asks about. */
export function concernsOf({ concerns }: Readonly<Record<string, unknown>>): readonly string[] {
  const list = argument('concerns', concerns, { type: 'array' })
  return Array.isArray(list) ? list.map(String) : []
}

/** A parameter as in a URL. */
function parameterText(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  return Array.isArray(value) ? value.join(',') : String(value)
}
