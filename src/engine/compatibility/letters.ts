/** The allergens of EU Annex II as the letters of a menu. */

import { type Contains, EU_ALLERGENS } from '../../domain/profiles.ts'
import type { Library } from '../../library/library.ts'

type EuAllergen = (typeof EU_ALLERGENS)[number]

/** Letters are no common standard, so a scheme has a name. `at`: as Austrian menus write them. */
export const LETTER_SCHEMES = {
  at: {
    gluten: 'A',
    crustaceans: 'B',
    eggs: 'C',
    fish: 'D',
    peanuts: 'E',
    soybeans: 'F',
    milk: 'G',
    nuts: 'H',
    celery: 'L',
    mustard: 'M',
    sesame: 'N',
    sulphites: 'O',
    lupin: 'P',
    molluscs: 'R',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<EuAllergen, string>>>>
export type LetterScheme = keyof typeof LETTER_SCHEMES

export interface LetterEntry {
  readonly letter: string
  readonly allergen: EuAllergen
  readonly contains: Contains
  /** The ingredients that `contains` is due to, unresolved ones among those that are not known. */
  readonly ingredientIds: readonly string[]
}

export interface LettersResponse {
  readonly scheme: LetterScheme
  /** All 14, in the order of the letters. */
  readonly letters: readonly LetterEntry[]
  /** What names no ingredient, so that nothing is known of it. */
  readonly unresolved: readonly string[]
}

/** Gravest first: what is not known may be contained, and so goes before traces. */
const GRAVEST: readonly Contains[] = ['yes', 'unknown', 'traces']

/** The letters of a dish of these ingredients. */
export function letters(
  library: Library,
  ingredientIds: readonly string[],
  scheme: LetterScheme,
): LettersResponse {
  const ids = [...new Set(ingredientIds)]
  const unresolved = ids.filter((id) => !library.ingredient(id))
  const entries = EU_ALLERGENS.map((allergen): LetterEntry => {
    const of = (id: string) => library.ingredient(id)?.euAllergens[allergen] ?? 'unknown'
    const contains = GRAVEST.find((one) => ids.some((id) => of(id) === one)) ?? 'no'
    return {
      letter: LETTER_SCHEMES[scheme][allergen],
      allergen,
      contains,
      ingredientIds: contains === 'no' ? [] : ids.filter((id) => of(id) === contains),
    }
  })
  return { scheme, letters: entries.sort((a, b) => (a.letter < b.letter ? -1 : 1)), unresolved }
}
