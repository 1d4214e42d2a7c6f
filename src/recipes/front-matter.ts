/** Reads the YAML front matter of a Markdown or Cooklang recipe. */

import { isMap, isNode, isScalar, parseDocument } from 'yaml'
import { IngrError, reasonOf } from '../errors.ts'
import { msg } from '../messages/message.ts'
import { type Clean, FieldReader } from './field-reader.ts'
import { holdingOf, requireBounded, textIn, textsOfField, tooDeep } from './fields.ts'
import { unreadable } from './lines.ts'
import { languageOfTag } from './recipe.ts'
import { servingsOf } from './servings.ts'
import type { Draft } from './structure.ts'

interface Field {
  readonly name: string
  readonly value: unknown
  /** The field as written, without expanding aliases. */
  readonly text: string
}

/** Reads the YAML fields into a draft. Throws INVALID_REQUEST with the line if the YAML is invalid. */
export function readFrontMatter(yaml: string, draft: Draft, clean: Clean): void {
  const reader = new FieldReader(draft, clean)
  const seen = new Set<string>()
  for (const { name, value, text } of fieldsOf(yaml)) {
    const holding = holdingOf(name)
    draft.witness([...textsOfField(name, value)])
    const isFirst = !seen.has(holding)
    seen.add(holding)
    if (/^(?:lang|language|locale)$/.test(name)) draft.language ??= languageOfTag(value)
    if (holding === 'title' && draft.title === null && /^(?:string|number)$/.test(typeof value)) {
      draft.title = textIn(value).trim() || null
    } else if (holding === 'servings' && isFirst) draft.servings = servingsOf(value)
    else if (holding === 'ingredients' || holding === 'method') reader.field(name, value)
    else if (holding === 'unknown' && typeof value === 'object') reader.field(name, value)
    else draft.skip(text, NOTED.test(holding) ? 'note' : 'metadata')
  }
}

/** Fields reported as notes: their content is unknown, or more than metadata. */
const NOTED = /^(?:unknown|note|title)$/

/** The fields in order, including repeated names. */
function fieldsOf(yaml: string): readonly Field[] {
  try {
    const document = parseDocument(yaml, { logLevel: 'error', uniqueKeys: false })
    const [error] = document.errors
    if (error) throw error
    if (!isMap(document.contents)) return []
    const fields = document.contents.items.map(({ key, value }): Field => {
      const [from, to] = [key, value].map((one) => (isNode(one) ? one.range : null))
      const begin = from?.[0] ?? 0
      return {
        name: isScalar(key) ? String(key.value) : '',
        value: isNode(value) ? value.toJS(document) : null,
        text: yaml.slice(begin, Math.max(from?.[1] ?? 0, to?.[1] ?? 0)).replace(/\s+/g, ' '),
      }
    })
    // Aliases may at most double the number of letters.
    requireBounded(
      fields.map(({ value }) => value),
      2 * yaml.length,
      'front matter',
    )
    return fields
  } catch (error) {
    if (error instanceof IngrError) throw error
    const why = reasonOf(error).replace(/:$/, '')
    if (/call stack/.test(why)) throw tooDeep('front matter')
    throw unreadable('front matter', msg('not valid YAML: {why}', { why }))
  }
}
