/** Sees that a call asks for no more than it may. */

import { MAX_QUERY } from '../domain/limits.ts'
import { IngrError, invalid, shown } from '../errors.ts'
import { msg } from '../wording/message.ts'

/** Throws INVALID_REQUEST that names the field. */
export function requireList(list: unknown, field: string): asserts list is readonly unknown[] {
  if (Array.isArray(list)) return
  throw invalid(msg('notList', { field }), { [field]: 'not a list' })
}

/** Throws INVALID_REQUEST that names the field. */
export function requireText(value: unknown, field: string): asserts value is string {
  if (typeof value === 'string') return
  throw invalid(msg('valueNotText', { field, value: shown(value) }), { [field]: 'not a text' })
}

/** Throws TOO_MANY_ITEMS that names the field. Asked before anything is done with the entries. */
export function requireAtMost(most: number, list: readonly unknown[], field: string): void {
  if (list.length <= most) return
  throw new IngrError(
    'TOO_MANY_ITEMS',
    msg('tooManyEntries', { count: list.length, field, most }),
    { [field]: `at most ${most}` },
  )
}

/** Throws INVALID_REQUEST unless `limit` is a whole number from 1 to `max`. */
export function requireLimit(limit: number, max: number): void {
  if (!Number.isInteger(limit) || limit < 1 || limit > max) {
    throw invalid(msg('limitOutOfRange', { max, limit }), {
      limit: `a whole number from 1 to ${max}`,
    })
  }
}

/** Throws INVALID_REQUEST. */
export function requireShortQuery(q: string): void {
  // Letters, as JSON Schema counts them: a character beyond the first 65,536 is one, in a text of ours two.
  if (q.length <= MAX_QUERY) return
  const { length } = [...q]
  if (length <= MAX_QUERY) return
  throw invalid(msg('queryTooLong', { length, maxQuery: MAX_QUERY }), {
    q: `at most ${MAX_QUERY} letters`,
  })
}

/** No id is nearly as long. */
const MAX_SHOWN_ID = 200

/** What is no id, as an answer reports it: up to sixteen times, so that of a longer text the beginning has to do. */
export function shownId(id: string): string {
  // A character that takes two places is not cut in half; three dots, since an ellipsis would make a text of two bytes a letter.
  return id.length <= MAX_SHOWN_ID
    ? id
    : `${id.slice(0, MAX_SHOWN_ID).replace(/[\ud800-\udbff]$/, '')}...`
}
