/** Validates the types and limits of a call's arguments. */

import { MAX_QUERY } from '../domain/limits.ts'
import { IngrError, invalid, shown } from '../errors.ts'
import { msg } from '../wording/message.ts'

/** Throws INVALID_REQUEST with the name of the field if `list` is not a list. */
export function requireList(list: unknown, field: string): asserts list is readonly unknown[] {
  if (Array.isArray(list)) return
  throw invalid(msg('notList', { field }), { [field]: 'not a list' })
}

/** Throws INVALID_REQUEST with the name of the field if `value` is not a string. */
export function requireText(value: unknown, field: string): asserts value is string {
  if (typeof value === 'string') return
  throw invalid(msg('valueNotText', { field, value: shown(value) }), { [field]: 'not a text' })
}

/** Throws TOO_MANY_ITEMS with the name of the field. Call this before processing the entries. */
export function requireAtMost(most: number, list: readonly unknown[], field: string): void {
  if (list.length <= most) return
  const message = msg('tooManyEntries', { count: list.length, field, most })
  throw new IngrError('TOO_MANY_ITEMS', message, { [field]: `at most ${most}` })
}

/** Returns the value. Throws INVALID_REQUEST with the name of the field if the value is below `least`. */
export function requireAtLeast(least: number, value: number, field: string): number {
  if (value >= least) return value
  throw invalid(msg('notAtLeast', { field, least, value }), { [field]: `at least ${least}` })
}

/** Throws INVALID_REQUEST unless `limit` is a whole number from 1 to `max`. */
export function requireLimit(limit: number, max: number): void {
  if (!Number.isInteger(limit) || limit < 1 || limit > max) {
    throw invalid(msg('limitOutOfRange', { max, limit }), {
      limit: `a whole number from 1 to ${max}`,
    })
  }
}

/** Throws INVALID_REQUEST if a query is longer than MAX_QUERY characters. */
export function requireShortQuery(q: string): void {
  // Counts code points, as JSON Schema does. `length` counts UTF-16 units, which are never fewer than code points.
  if (q.length <= MAX_QUERY) return
  const { length } = [...q]
  if (length <= MAX_QUERY) return
  throw invalid(msg('queryTooLong', { length, maxQuery: MAX_QUERY }), {
    q: `at most ${MAX_QUERY} letters`,
  })
}

/** Maximum length of an id in a response; no real id is this long. */
const MAX_SHOWN_ID = 200

/** An unknown id as shown in a response. It is truncated, since a response may repeat it up to sixteen times. */
export function shownId(id: string): string {
  // The cut never splits a surrogate pair. Three dots, unlike an ellipsis, keep the string at one byte per character.
  if (id.length <= MAX_SHOWN_ID) return id
  return `${id.slice(0, MAX_SHOWN_ID).replace(/[\ud800-\udbff]$/, '')}...`
}
