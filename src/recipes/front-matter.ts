/** Parses the YAML front matter of a Markdown or Cooklang recipe. */

import { isMap, isNode, isScalar, parseDocument } from 'yaml'
import { IngrError, reasonOf } from '../errors.ts'
import { msg } from '../messages/message.ts'
import { type Node, requireBounded, tooDeep } from './fields.ts'
import { unreadable } from './lines.ts'

/** The fields of front matter; those with the same name are one list. Throws INVALID_REQUEST with the line if the YAML is invalid. */
export function fieldsOfYaml(yaml: string): Node {
  try {
    const document = parseDocument(yaml, { logLevel: 'error', uniqueKeys: false })
    const [error] = document.errors
    if (error) throw error
    const values = new Map<string, unknown[]>()
    for (const { key, value } of isMap(document.contents) ? document.contents.items : []) {
      const name = isScalar(key) ? String(key.value) : ''
      const one: unknown = isNode(value) ? value.toJS(document) : null
      values.set(name, [...(values.get(name) ?? []), one])
    }
    const fields = [...values].map(([name, [first, ...others]]): [string, unknown] => [
      name,
      others.length === 0 ? first : [first, ...others].flat(),
    ])
    // Aliases may at most double the number of letters.
    requireBounded(fields, 2 * yaml.length, 'front matter')
    return Object.fromEntries(fields)
  } catch (error) {
    if (error instanceof IngrError) throw error
    const why = reasonOf(error).replace(/:$/, '')
    if (/call stack/.test(why)) throw tooDeep('front matter')
    throw unreadable('front matter', msg('not valid YAML: {why}', { why }))
  }
}
