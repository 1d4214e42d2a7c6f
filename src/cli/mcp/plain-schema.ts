/** Simplifies argument schemas for inspectors and models. Each argument has one type, without references or choices. */

import { invalid } from '../../errors.ts'
import type { Schema } from '../../operations/operation.ts'
import { msg } from '../../wording/message.ts'

interface Node extends Schema {
  readonly type?: string | readonly string[]
  readonly $ref?: string
  readonly anyOf?: readonly Node[]
  readonly items?: Node
  readonly properties?: Readonly<Record<string, Node>>
  readonly required?: readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly description?: string
}

type Definitions = Readonly<Record<string, Node>>

/** Simplifies a schema. Omits the type null, which is still accepted and means the same as a missing value. */
export function plainSchema(node: Node, definitions: Definitions): Schema {
  const { $ref, description } = node
  if ($ref !== undefined) {
    const found = definitions[$ref.split('/').at(-1) ?? ''] ?? {}
    return plainSchema({ ...found, ...(description ? { description } : {}) }, definitions)
  }
  const choices = (node.anyOf ?? []).filter(({ type }) => type !== 'null')
  const constants = choices.flatMap((one) => (one.const === undefined ? [] : [one.const]))
  if (choices.length > 0 && constants.length === choices.length) {
    return { type: 'string', enum: constants, ...(description ? { description } : {}) }
  }
  const [first] = choices
  if (first) {
    const all = first.type === 'object' ? { ...first, ...joined(choices) } : first
    return plainSchema({ ...all, description: description ?? first.description ?? '' }, definitions)
  }
  const type = typeof node.type === 'string' ? node.type : node.type?.find((one) => one !== 'null')
  const { items, properties } = node
  return {
    ...(type ? { type } : {}),
    ...(description ? { description } : {}),
    ...(node.enum ? { enum: node.enum.filter((one) => one !== null) } : {}),
    ...(items ? { items: plainSchema(items, definitions) } : {}),
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties)
              .filter(([, { type: only }]) => only !== 'null')
              .map(([name, one]) => [name, plainSchema(one, definitions)]),
          ),
        }
      : {}),
    ...(node.required && node.required.length > 0 ? { required: node.required } : {}),
  }
}

/** Merges alternative object schemas into one for language models. A property is required only if all require it. */
export function joined(choices: readonly Node[]): Pick<Node, 'properties' | 'required'> {
  const properties: Record<string, Node> = {}
  for (const [name, schema] of choices.flatMap((one) => Object.entries(one.properties ?? {}))) {
    if (!properties[name] || properties[name].type === 'null') properties[name] = schema
  }
  const [first, ...others] = choices.map(({ required = [] }) => required)
  const required = first?.filter((name) => others.every((names) => names.includes(name))) ?? []
  return { properties, required }
}

/** Converts an argument that an MCP inspector sent as text, such as `["lactose"]`, `lactose,egg`, `5` or `true`. */
export function argument(name: string, value: unknown, { type }: Node): unknown {
  if (typeof value !== 'string' || type === 'string' || type === undefined) return value
  if (type === 'array' && !value.trim().startsWith('[')) {
    return value.split(',').map((one) => one.trim())
  }
  try {
    return JSON.parse(value)
  } catch {
    throw invalid(msg('unreadableArgument', { name, value }))
  }
}
