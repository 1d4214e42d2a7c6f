/** The words beside amounts of all languages as patterns. */

import { LANGUAGES } from '../domain/languages.ts'
import { LISTS_OF } from './languages.ts'
import type { LISTS } from './lists.ts'

/** One of the words in any language, as the source of a regular expression without its group. */
export function alternatives(...keys: readonly (keyof typeof LISTS.amounts)[]): string {
  const sources = keys.flatMap((key) => LANGUAGES.map((lang) => LISTS_OF[lang].amounts[key]))
  return [...new Set(sources.filter((source) => source !== ''))].join('|')
}
