/** Tells whether one food is a form of another, by what the data say of the two. */

import { holdsAllOf } from '../../domain/burden.ts'
import { own } from '../../language/words.ts'
import type { Library } from '../../library/library.ts'

/** Whether a food is the one that is named, or a form of it that holds all that it holds: chicken breast is chicken. */
export function isKind(library: Library, id: string, named: string): boolean {
  if (id === named) return true
  const [food, other] = [library.ingredient(id), library.ingredient(named)]
  if (!food || !other || !holdsAllOf(food, other)) return false
  return isForm(library, id, named, new Set())
}

function isForm(library: Library, id: string, of: string, seen: Set<string>): boolean {
  if (id === of) return true
  if (seen.has(id)) return false
  seen.add(id)
  const main = library.ingredient(id)?.mainIngredient ?? null
  const origins = [...(own(library.forms.origins, id) ?? []), ...(main === null ? [] : [main])]
  return origins.some((one) => isForm(library, one, of, seen))
}
