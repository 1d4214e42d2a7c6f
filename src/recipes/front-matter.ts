/** Parses YAML, such as the front matter of a Markdown or Cooklang recipe. */

import { isMap, isNode, isScalar, parseDocument } from 'yaml'
import { IngrError, reasonOf } from '../errors.ts'
import { msg } from '../wording/message.ts'
import { type Node, nodeOf, requireBounded, type Structured, tooDeep } from './fields.ts'
import { unreadable } from './lines.ts'

/**
 * Parses the fields of YAML. Reads invalid front matter, such as "title: Cake: the best", line by line. For invalid
 * YAML in other formats, throws INVALID_REQUEST with the line.
 */
export function fieldsOfYaml(yaml: string, format: Structured = 'front matter'): Node {
  try {
    const document = parseDocument(yaml, { logLevel: 'error', uniqueKeys: false })
    const [error] = document.errors
    if (error) throw error
    const pairs = isMap(document.contents) ? document.contents.items : []
    const fields = pairs.map(({ key, value }): [string, unknown] => [
      isScalar(key) ? String(key.value) : '',
      isNode(value) ? value.toJS(document) : null,
    ])
    // Aliases can at most double the length.
    requireBounded(fields, 2 * yaml.length, format)
    return nodeOf(fields)
  } catch (error) {
    if (error instanceof IngrError) throw error
    const why = reasonOf(error).replace(/:$/, '')
    if (/call stack/.test(why)) throw tooDeep(format)
    if (format === 'front matter' && !/alias count/.test(why)) return fieldsOfLines(yaml)
    throw unreadable(format, msg('notValidYaml', { why }))
  }
}

/** Reads "key: value" from each line. Indented lines and list items are added to the key above them. */
function fieldsOfLines(yaml: string): Node {
  const fields: [string, string][] = []
  for (const line of yaml.replace(/^[ \t]*#.*$/gm, '').split('\n')) {
    const [, name, value = ''] = /^([^\s:#-][^:]*):(?:\s+(.*))?$/.exec(line) ?? []
    const text = (name === undefined ? line.replace(/^\s*(?:-\s+)?/, '') : value).trim()
    const key = name?.trim() ?? fields.at(-1)?.[0] ?? ''
    const bare = text.replace(/^(["'])([^"']*)\1$/, '$2')
    if (bare !== '' || name !== undefined) fields.push([key, bare])
  }
  return nodeOf(fields.filter(([, value]) => value !== ''))
}
