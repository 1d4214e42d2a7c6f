/** Judges a package for each person of a household. Traces on a package count for everyone. */

import type { LabelResponse } from '../../domain/shapes/labels.ts'
import type { Steps } from '../../domain/steps.ts'
import type { Library } from '../../library/library.ts'
import { forPerson, type Person } from '../compatibility/household.ts'
import { resolveList } from '../compatibility/items.ts'
import type { LabelRequest } from './answer.ts'
import { judgedLabel } from './check.ts'

/** Throws the same errors as `checkLabel`. */
export function* labelHousehold(
  library: Library,
  request: LabelRequest & { readonly people: readonly Person[] },
): Steps<LabelResponse> {
  const { response, items, named } = yield* judgedLabel(library, request)
  const resolved = resolveList(library, items)
  const people = request.people.map((person) => {
    const strict = { ...person, tolerates: levelsOf(person.tolerates), ignoresTraces: false }
    return forPerson(library, strict, named, resolved, (diet) => response.diets[diet])
  })
  return { ...response, people }
}

/** Drops tolerances in grams: the order of a list is too imprecise for them. */
function levelsOf(tolerates: Person['tolerates'] = {}): NonNullable<Person['tolerates']> {
  return Object.fromEntries(
    Object.entries(tolerates).filter(([, tolerance]) => 'level' in tolerance),
  )
}
