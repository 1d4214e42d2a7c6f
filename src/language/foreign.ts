/** Recognizes sections and statements on packages in unsupported languages. */

import { FOREIGN_TEXTS } from '../../dist/language/words.ts'
import { isLanguage } from '../domain/languages.ts'
import { FOREIGN_LISTS } from './label-lists.ts'

/** The word lists for the languages that the library does not support. */
export const FOREIGN = Object.entries(FOREIGN_TEXTS)
  .filter(([lang]) => !isLanguage(lang))
  .map(([, text]) => FOREIGN_LISTS.read(text))

const sourcesOf = (name: 'mayContain' | 'contains') =>
  FOREIGN.flatMap((one) => one[name] ?? []).join('|')

/** Regex sources for statements in unsupported languages. */
export const FOREIGN_STATEMENTS = {
  mayContain: sourcesOf('mayContain'),
  contains: `^(?:${sourcesOf('contains')})(?![a-z])`,
} as const
