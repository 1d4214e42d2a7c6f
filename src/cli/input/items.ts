/** Reads items from JSON, and reports unknown keys. */

import type { CompatibilityItem } from '../../domain/shapes/compatibility.ts'
import { IngrError, invalid, reasonOf } from '../../errors.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'

/** Reads JSON: an array of items, or an object with `items` (or `ingredientIds` in a diet request). */
export function jsonItems(
  app: App,
  value: unknown,
  keys: readonly string[],
): {
  readonly items: readonly CompatibilityItem[]
  readonly given: Readonly<Record<string, unknown>>
} {
  const request = (Array.isArray(value) ? { items: value } : value) as Record<string, unknown>
  const name = 'items' in request ? 'items' : 'ingredientIds'
  const { [name]: items, ...beside } = request
  remarkIgnored(app, [
    ...Object.keys(beside).filter((key) => !keys.includes(key)),
    ...ignoredOfItems(items),
  ])
  // The operation will validate the items.
  return { items: items as readonly CompatibilityItem[], given: beside }
}

/** Returns the value of an option, or of the JSON key of that name. Throws INVALID_REQUEST if both are given. */
export function givenOr<T>(
  option: T | undefined,
  name: string,
  given: Readonly<Record<string, unknown>> | undefined,
): unknown {
  const value = given?.[name]
  if (value === undefined || value === null) return option
  if (option === undefined) return value
  throw invalid(msg('givenAsOptionAndJson', { name }), { [name]: 'given twice' })
}

/** Reports each unknown JSON key once, so that users notice typing errors. */
export function remarkIgnored(app: App, names: Iterable<string>): void {
  const list = [...new Set(names)]
  if (list.length === 0) return
  const more = list.length > MOST_IGNORED ? ', …' : ''
  app.remark(`${app.say('said.ignored')}: ${list.slice(0, MOST_IGNORED).join(', ')}${more}`)
}

export const MOST_IGNORED = 10

/** Returns the unknown keys of the items, such as `items[].colour`. */
function ignoredOfItems(items: unknown): readonly string[] {
  const found: string[] = []
  if (!Array.isArray(items)) return found
  for (const item of items) {
    if (!isObject(item)) continue
    for (const key in item) {
      if (key !== 'ingredientId' && key !== 'amount' && key !== 'unit') found.push(`items[].${key}`)
    }
  }
  return found
}

/** Returns the unknown keys of a check in a batch. */
export function ignoredOfCheck(check: unknown): readonly string[] {
  if (!isObject(check)) return []
  const found = [...ignoredOfItems(check.items)]
  for (const key in check) if (key !== 'items' && key !== 'concerns') found.push(key)
  return found
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new IngrError('INVALID_JSON', msg('notValidJson', { why: reasonOf(error) }))
  }
}

/** Quotes a word for the shell if needed. */
export function quoted(word: string): string {
  const isBare = /^[\w./:@%+=,-]+$/.test(word) || /^[\p{L}\p{N}_./:@%+=,-]+$/u.test(word)
  return isBare ? word : `'${word.replaceAll("'", "'\\''")}'`
}
