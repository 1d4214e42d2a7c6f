/** Reads the names that a caller defines in a request, and the foods that each name means. */

import { MAX_FOODS_OF_WORD, MAX_OWN_WORDS, MAX_QUERY } from '../domain/limits.ts'
import { isBlank } from '../domain/visible.ts'
import { requireAtMost, requireList, requireText } from '../engine/limits.ts'
import { type Known, ownKey } from '../engine/own-words.ts'
import { invalid, shownText } from '../errors.ts'
import { requireFewLetters } from '../recipes/lines.ts'
import { msg } from '../wording/message.ts'

/**
 * Reads the names that the caller defines for foods; null if absent. Throws INVALID_REQUEST or TOO_MANY_ITEMS with the
 * name of the field.
 */
export function requireKnown(known: unknown, field = 'known'): Known | null {
  if (known === undefined || known === null) return null
  if (typeof known !== 'object' || Array.isArray(known)) {
    throw invalid(msg('notMapping', { at: field }), { [field]: 'not an object' })
  }
  const words = Object.entries(known)
  requireAtMost(MAX_OWN_WORDS, words, field)
  const keys = new Set<string>()
  return Object.fromEntries(
    words.map(([name, foods]) => {
      requireFewLetters(MAX_QUERY, name.length, field)
      const key = ownKey(name)
      if (key === '')
        throw invalid(msg('ownWordUnreadable', { at: field, name }), { [field]: name })
      if (keys.has(key))
        throw invalid(msg('givenTwice', { at: field, code: name }), { [field]: name })
      keys.add(key)
      return [name, requireFoods(foods, `${field}: ${shownText(name)}`, field)]
    }),
  )
}

function requireFoods(foods: unknown, at: string, field: string): readonly string[] {
  requireList(foods, at)
  requireAtMost(MAX_FOODS_OF_WORD, foods, at)
  const read = foods.map((food) => {
    requireText(food, at)
    requireFewLetters(MAX_QUERY, food.length, at)
    return food
  })
  if (read.length === 0 || read.some(isBlank)) {
    throw invalid(msg('ownWordEmpty', { at }), { [field]: at })
  }
  return read
}
