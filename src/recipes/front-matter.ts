/** Parses YAML front matter of a Markdown or Cooklang recipe. */

import { isMap, isNode, isScalar, parseDocument } from 'yaml'
import { IngrError, reasonOf } from '../errors.ts'
import { msg } from '../wording/message.ts'
import { type Node, nodeOf, requireBounded, tooDeep } from './fields.ts'
import { unreadable } from './lines.ts'

/** Fields of front matter. Throws INVALID_REQUEST, with the line, if the YAML is invalid. */
export function fieldsOfYaml(yaml: string): Node {
  try {
    const document = parseDocument(yaml, { logLevel: 'error', uniqueKeys: false })
    const [error] = document.errors
    if (error) throw error
    const pairs = isMap(document.contents) ? document.contents.items : []
    const fields = pairs.map(({ key, value }): [string, unknown] => [
      isScalar(key) ? String(key.value) : '',
      isNode(value) ? value.toJS(document) : null,
    ])
    // Aliases may at most double the length.
    requireBounded(fields, 2 * yaml.length, 'front matter')
    return nodeOf(fields)
  } catch (error) {
    if (error instanceof IngrError) throw error
    const why = reasonOf(error).replace(/:$/, '')
    if (/call stack/.test(why)) throw tooDeep('front matter')
    throw unreadable('front matter', msg('notValidYaml', { why }))
  }
}
