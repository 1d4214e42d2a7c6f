/** The words beside amounts of all languages as patterns. */

import { LANGUAGES } from '../domain/languages.ts'
import { RULES } from './languages.ts'
import type { AmountWords } from './rules.ts'

/** One of the words in any language, as the source of a regular expression without its group. */
export function alternatives(...keys: readonly (keyof AmountWords)[]): string {
  const sources = keys.flatMap((key) => LANGUAGES.map((lang) => RULES[lang].amounts[key]))
  return [...new Set(sources.flatMap((source) => (source === '' ? [] : [source])))].join('|')
}
