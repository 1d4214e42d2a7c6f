/** Reads the people in a request, with the restrictions of each person. */

import type { Language } from '../domain/languages.ts'
import { MAX_PEOPLE } from '../domain/limits.ts'
import { mostSevereVerdict } from '../domain/risk.ts'
import type { PersonAsked, RestrictionFinding } from '../domain/shapes/people.ts'
import type { OfPeople } from '../engine/compatibility/household.ts'
import { type Person, requirePeople } from '../engine/compatibility/people.ts'
import { requireAtMost, requireList } from '../engine/limits.ts'
import { surelyNamed } from '../engine/reading/look-up.ts'
import type { Library } from '../library/library.ts'

/** Error codes of `peopleIn` besides INVALID_REQUEST. */
export const PEOPLE_ERRORS = ['INVALID_CONCERN', 'INVALID_DIET'] as const

/** Returns `people`, which must be a list; null if absent. Throws INVALID_REQUEST or TOO_MANY_ITEMS. */
export function requireHousehold(people: unknown): readonly unknown[] | null {
  if (people === undefined || people === null) return null
  requireList(people, 'people')
  requireAtMost(MAX_PEOPLE, people, 'people')
  for (const [at, person] of people.entries()) {
    for (const key of LISTS) {
      const { [key]: list } = Object(person) as Readonly<Record<string, unknown>>
      requireList(list ?? [], `people[${at}].${key}`)
    }
  }
  return people
}

/** Fields that are lists in a request, but may be a single string in a household file. */
const LISTS = ['concerns', 'diet', 'avoid']

/**
 * Parses the people in a request, and finds the ids of the foods that they avoid. Throws INVALID_REQUEST,
 * INVALID_CONCERN, INVALID_DIET or INGREDIENT_NOT_FOUND. Each error names the person and the value.
 */
export function peopleIn(
  library: Library,
  people: readonly unknown[] | null,
  language: Language,
): readonly Person[] {
  if (people === null) return []
  const read = (idOf: (text: string) => string) => requirePeople(library, { people }, 'body', idOf)
  // Validate before resolving names, so that a malformed request gets status 400, whatever foods it names.
  read((text) => text)
  return read((text) => surelyNamed(library, text, language))
}

/**
 * Converts a household file to the people of a request. Throws the same errors as `peopleIn`. The error messages
 * contain the file name (`at`).
 */
export function peopleOfFile(
  library: Library,
  household: unknown,
  at: string,
  idOf: (text: string) => string,
): readonly PersonAsked[] {
  return requirePeople(library, household, at, idOf).map(
    ({ name, concerns, diets, avoid, tolerates = {}, ignoresTraces }) => ({
      name,
      concerns,
      diet: diets,
      avoid: avoid.map(({ id }) => id),
      tolerates: Object.fromEntries(
        Object.entries(tolerates).map(([concern, tolerance]) => [
          concern,
          'level' in tolerance ? tolerance.level : tolerance.grams,
        ]),
      ),
      traces: ignoresTraces ? 'ignore' : 'matter',
    }),
  )
}

/** Keeps only the matching findings, and only people with matching findings. */
export function narrowed<Body extends OfPeople>(
  body: Body,
  matches: (finding: RestrictionFinding) => boolean,
): Body {
  const people = body.people?.flatMap(({ name, restrictions }) => {
    const found = restrictions.filter(matches)
    const verdict = mostSevereVerdict(found.map((one) => one.verdict))
    return found.length > 0 ? [{ name, verdict, restrictions: found }] : []
  })
  return people ? { ...body, people } : body
}
