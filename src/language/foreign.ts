/** Recognizes sections and statements of packages in languages that the library does not speak. */

import { FOREIGN_TEXTS } from '../../dist/language/words.ts'
import { isLanguage } from '../domain/languages.ts'
import { FOREIGN_LISTS } from './lists.ts'

/** A language is foreign for as long as the library does not speak it. */
export const FOREIGN = Object.entries(FOREIGN_TEXTS)
  .filter(([lang]) => !isLanguage(lang))
  .map(([, text]) => FOREIGN_LISTS.read(text))

const sourcesOf = (name: 'mayContain' | 'contains') =>
  FOREIGN.flatMap((one) => one[name] ?? []).join('|')

/** Sources of patterns for statements in these languages. */
export const FOREIGN_STATEMENTS = {
  mayContain: sourcesOf('mayContain'),
  contains: `^(?:${sourcesOf('contains')})(?![a-z])`,
} as const
