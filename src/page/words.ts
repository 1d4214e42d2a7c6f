/** The words for codes of the vocabulary, which the build takes from the data: categories, animal sources, axes, methods. */

import type { Language, Localized } from '../domain/languages.ts'

type Group =
  | 'categories'
  | 'animal_sources'
  | 'cook_methods'
  | 'texture_axes'
  | 'functions'
  | 'applications'
  | 'flavor_axes'
  | 'contexts'
  | 'losses'

/** Set by the build. */
declare const VOCABULARY: Readonly<Record<Group, Readonly<Record<string, Localized<string>>>>>

/** The word for a code; one that an operator has added stands as it is. */
export function word(group: Group, code: string, lang: Language): string {
  return VOCABULARY[group][code]?.[lang] ?? plain(code)
}

/** A code that nobody has worded. */
export const plain = (code: string) => code.replace(/[_-]/g, ' ')
