/** Reads the people of a request. */

import type { Language } from '../domain/languages.ts'
import { MAX_PEOPLE } from '../domain/limits.ts'
import { type Person, requirePeople } from '../engine/compatibility/people.ts'
import { requireAtMost } from '../engine/limits.ts'
import { surelyNamed } from '../engine/reading/look-up.ts'
import { IngrError } from '../errors.ts'
import type { Library } from '../library/library.ts'
import { msg } from '../messages/message.ts'

/** The people as sent, null if none were. Throws INVALID_REQUEST or TOO_MANY_ITEMS. */
export function requireHousehold(people: unknown): readonly unknown[] | null {
  if (people === undefined || people === null) return null
  if (!Array.isArray(people)) {
    throw new IngrError('INVALID_REQUEST', msg('people is not a list'), { people: 'not a list' })
  }
  requireAtMost(MAX_PEOPLE, people, 'people')
  return people
}

/**
 * The people with the ids of what they avoid. Throws INVALID_REQUEST, INVALID_CONCERN, INVALID_DIET or INGREDIENT_NOT_FOUND; each
 * names the person and the value.
 */
export const peopleIn = (
  library: Library,
  people: readonly unknown[] | null,
  language: Language,
): readonly Person[] =>
  people === null
    ? []
    : requirePeople(library, { people }, 'body', (text) => surelyNamed(library, text, language))
