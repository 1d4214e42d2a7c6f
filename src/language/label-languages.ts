/** The words and patterns of packages, by language. */

import { LANGUAGES, type Language } from '../domain/languages.ts'
import { EU_ENTRY, type EuAllergen } from '../domain/restrictions.ts'
import { LISTS_OF } from './languages.ts'
import type { LISTS } from './lists.ts'
import { type Lists, lazily } from './word-lists.ts'

export type LabelWords = Lists<typeof LISTS.packages>

export const LABEL_WORDS: Readonly<Record<Language, LabelWords>> = lazily(
  LANGUAGES,
  (lang) => LISTS_OF[lang].packages,
)

/** The foods of entries that no food represents by its plain name. */
const FOODS: Readonly<Partial<Record<EuAllergen, string>>> = {
  gluten: 'wheat-flour',
  crustaceans: 'shrimp',
  sulphites: 'sulphur-dioxide',
  lupin: 'lupin-beans',
  molluscs: 'mussel',
}

/** The food that represents an entry; empty if none does. */
export const foodOf = (entry: EuAllergen): string => EU_ENTRY[entry].food ?? FOODS[entry] ?? ''
