/** The operations as tools of the Model Context Protocol: names, schemas of arguments and answers, and how a call is made of them. */

import { ALLERGENS_OF } from '../../operations/allergens.ts'
import { CONVERT, SUBSTITUTES } from '../../operations/kitchen.ts'
import { LABEL_CHECK } from '../../operations/labels.ts'
import { NUTRITION } from '../../operations/nutrition.ts'
import type { Operation, RawRequest, Schema } from '../../operations/operation.ts'
import { RECIPE_ANALYZE } from '../../operations/recipes/analyze.ts'
import { RECIPE_CHECK } from '../../operations/recipes/check.ts'
import { RECIPE_PARSE } from '../../operations/recipes/parse.ts'
import { RECIPE_SWAP } from '../../operations/recipes/swap.ts'
import { SEARCH } from '../../operations/search.ts'
import { resolved } from '../schemas.ts'

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
]

/** What every model has to know before it passes a verdict on. */
const CAUTION =
  'A verdict of "compatible" means that no conflict was found in the data; what is unknown or uncertain must never be passed on as safe.'

/** A tool as the protocol lists it. */
export function described({ name, operation }: Tool) {
  const { summary, description, response } = operation
  return {
    name,
    title: summary,
    description: [summary, description, CAUTION].filter(Boolean).join('. ').replaceAll('..', '.'),
    inputSchema: inputSchema(operation) as { readonly type: 'object' },
    outputSchema: resolved(response ?? {}) as { readonly type: 'object' },
    // Nothing is changed, and nothing outside is asked.
    annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  }
}

const hasId = ({ path }: Operation) => path.includes('{canonicalId}')

/** Id, query and body in one object: no operation has the same name in two of them. */
function inputSchema(operation: Operation): Schema {
  const { query, body } = operation
  const parameters = Object.entries(query)
  const {
    properties = {},
    required = [],
    ...rest
  } = resolved(body?.schema ?? {}) as {
    readonly properties?: Readonly<Record<string, Schema>>
    readonly required?: readonly string[]
  }
  return {
    ...rest,
    type: 'object',
    properties: {
      ...(hasId(operation)
        ? {
            ingredientId: {
              type: 'string',
              description: 'Id of the ingredient, or its exact name.',
            },
          }
        : {}),
      ...Object.fromEntries(
        parameters.map(([name, { schema, description }]) => [name, { ...schema, description }]),
      ),
      ...properties,
    },
    required: [
      ...(hasId(operation) ? ['ingredientId'] : []),
      ...parameters.filter(([, parameter]) => parameter.required).map(([name]) => name),
      ...required,
    ],
  }
}

/** The arguments of a call as the request of its operation; `idOf` finds the id of a name. */
export function requestOf(
  { operation }: Tool,
  given: Readonly<Record<string, unknown>>,
  idOf: (name: string) => string,
): RawRequest {
  const { query, body } = operation
  return {
    ...(hasId(operation) ? { ingredientId: idOf(String(given.ingredientId ?? '')) } : {}),
    query: Object.fromEntries(Object.keys(query).map((name) => [name, parameterText(given[name])])),
    ...(body ? { body: given } : {}),
  }
}

/** A parameter as it would stand in an address. */
function parameterText(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  return Array.isArray(value) ? value.join(',') : String(value)
}
