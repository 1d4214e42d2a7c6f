/** Reports EU Annex II allergens as the letter codes used on menus. */

import { absencesOf } from '../../domain/absences.ts'
import { entriesOfTypical } from '../../domain/brands.ts'
import { itemAt } from '../../domain/present.ts'
import type { Contains } from '../../domain/profiles.ts'
import {
  EU_ALLERGENS,
  EU_ENTRY,
  type EuAllergen,
  LETTER_SCHEMES,
  type LetterScheme,
} from '../../domain/restrictions.ts'
import type { EuEntries, LetterEntry, LettersResponse } from '../../domain/shapes/recipes.ts'
import { invalid, shown } from '../../errors.ts'
import type { Library } from '../../library/library.ts'
import { msg } from '../../wording/message.ts'
import { brandOf, foodOf, type ListItem } from './items.ts'

/** Returns the scheme. Throws INVALID_REQUEST if it is unknown. */
export function requireScheme(text: unknown): LetterScheme {
  const scheme = LETTER_SCHEMES.find((one) => one === text)
  if (scheme) return scheme
  throw invalid(msg('unknownLetters', { text: shown(text) }), {
    scheme: `one of ${LETTER_SCHEMES.join(', ')}`,
  })
}

/** "Unknown" outranks "traces", since the food may contain the allergen. */
const SEVERITY: Readonly<Record<Contains, number>> = { no: 0, traces: 1, unknown: 2, yes: 3 }
const moreSevere = (a: Contains, b: Contains) => (SEVERITY[a] >= SEVERITY[b] ? a : b)

/** The allergen letters of a dish on a menu. A guess never yields "no". Differing alternatives yield "unknown". */
export function letters(
  library: Library,
  items: readonly ListItem[],
  scheme: LetterScheme,
): LettersResponse {
  const sides = items.flatMap((item) => [item, ...(item.or ?? [])])
  const entries = EU_ALLERGENS.map((allergen): LetterEntry => {
    const found = items.map((item) => ({ item, contains: ofChoices(library, item, allergen) }))
    const contains = found.map((of) => of.contains).reduce(moreSevere, 'no')
    const ids = found
      .filter((of) => of.contains === contains)
      .flatMap(({ item }) => [item, ...(item.or ?? [])])
      .filter((side) => contains === 'unknown' || contained(library, side, allergen) === contains)
      .map(({ ingredientId }) => ingredientId)
    return {
      letter: EU_ENTRY[allergen].letters[scheme],
      allergen,
      contains,
      ingredientIds: contains === 'no' ? [] : [...new Set(ids)],
    }
  })
  const unresolved = sides.flatMap((side) =>
    foodOf(library, side) ? (side.guess?.words ?? []) : side.ingredientId,
  )
  return { scheme, letters: entries, unresolved: [...new Set(unresolved)] }
}

/** Returns the EU allergens of a dish, determined by the same rules as the letters on a menu. */
export function euEntriesOf(library: Library, items: readonly ListItem[]): EuEntries {
  const found = EU_ALLERGENS.map((allergen) =>
    items.map((item) => ofChoices(library, item, allergen)).reduce(moreSevere, 'no'),
  )
  const those = (value: Contains) => EU_ALLERGENS.filter((_, at) => found[at] === value)
  return { contains: those('yes'), mayContain: those('traces'), unknown: those('unknown') }
}

function ofChoices(library: Library, item: ListItem, allergen: EuAllergen): Contains {
  const all = new Set([item, ...(item.or ?? [])].map((side) => contained(library, side, allergen)))
  if (item.optional) all.add('no')
  return all.size === 1 ? itemAt([...all], 0) : 'unknown'
}

/**
 * Says whether an item contains an EU allergen, ignoring the alternatives to the item. If the food is a guess, "no" in
 * the library becomes "unknown".
 */
export function contained(library: Library, item: ListItem, allergen: EuAllergen): Contains {
  const { guess, without = [], declared, isNamed = false, isDoseless = false } = item
  if (declared) {
    if (!declared.entries.includes(allergen)) return 'no'
    return declared.level === 'contains' ? 'yes' : 'traces'
  }
  if (without.length > 0 && absencesOf(without).eu.includes(allergen)) return 'no'
  const contains = foodOf(library, item)?.euAllergens[allergen] ?? 'unknown'
  // The listed items are judged themselves, so count only allergens that the dish in the title certainly contains.
  if ((isNamed || isDoseless) && contains !== 'yes') return 'no'
  const { typically } = brandOf(item) ?? {}
  const typical = typically && entriesOfTypical(typically)
  if (typical?.includes(allergen)) return 'yes'
  return contains === 'no' && guess ? 'unknown' : contains
}
