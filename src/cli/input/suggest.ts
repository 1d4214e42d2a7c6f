/** Says what a mistyped value may have meant: the nearest known ones, by code or by their names in de, en and es. */

import { LANGUAGES } from '../../domain/languages.ts'
import { DIETS, DIMENSIONS, EU_ALLERGENS, EU_ENTRY } from '../../domain/restrictions.ts'
import { IngrError } from '../../errors.ts'
import { nearest } from '../../search/near.ts'
import { sayWord } from '../text/say.ts'

/**
 * ` (did you mean a or b?)`, or all known values where none is near and they fit a line. `group` is where the values'
 * names stand, so that `Laktose` finds `lactose`.
 */
export function didYouMean(text: string, known: readonly string[], group?: string): string {
  const near = nearValues(text, known, group)
  if (near.length > 0) return ` (did you mean ${near.join(' or ')}?)`
  return known.length <= 8 ? ` (known: ${known.join(', ')})` : ''
}

/** Up to three of `known`, nearest first. */
function nearValues<Value extends string>(
  text: string,
  known: readonly Value[],
  group?: string,
): readonly Value[] {
  const codes = new Map<string, Value>()
  for (const value of known) {
    // "milk (with lactose)" is asked for as milk.
    const names = group
      ? LANGUAGES.map((lang) => sayWord(group, value, lang).replace(/ \(.*/, ''))
      : []
    for (const name of [value, ...names]) {
      if (!codes.has(name.toLowerCase())) codes.set(name.toLowerCase(), value)
    }
  }
  const asked = text.trim().toLowerCase()
  const exact = codes.get(asked)
  if (exact) return [exact]
  return [...new Set(nearest(asked, [...codes.keys()]).map((word) => codes.get(word)!))]
}

/**
 * Throws INVALID_CONCERN for a name of a concern or an EU allergen (`Milch`, `huevo`) instead of its code, and tells the
 * code. What is near no name is for the engine to refuse.
 */
export function requireConcernCode(name: string): void {
  if (nearValues(name, DIMENSIONS).length > 0) return
  const known = DIMENSIONS.join(', ')
  const [dimension] = nearValues(name, DIMENSIONS, 'domain')
  const [entry] = nearValues(name, EU_ALLERGENS, 'eu')
  const code = dimension ?? (entry && EU_ENTRY[entry].allergen)
  if (code) throw unknown('concern', name, `did you mean ${code}?`, known)
  // The engine itself knows these by their English names.
  if (entry && entry !== name) {
    throw unknown(
      'concern',
      name,
      `not one of the ${DIMENSIONS.length} dimensions; --letters at shows ${entry}`,
      known,
    )
  }
}

/** Throws INVALID_DIET for a name of a diet (`sin cerdo`) instead of its code, and tells the code. */
export function requireDietCode(name: string): void {
  if (nearValues(name, DIETS).length > 0) return
  const [diet] = nearValues(name, DIETS, 'diet')
  if (diet) throw unknown('diet', name, `did you mean ${diet}?`, DIETS.join(', '))
}

function unknown(what: 'concern' | 'diet', name: string, hint: string, known: string): IngrError {
  const code = what === 'concern' ? 'INVALID_CONCERN' : 'INVALID_DIET'
  return new IngrError(code, `unknown ${what}: ${name} (${hint})`, { known })
}
