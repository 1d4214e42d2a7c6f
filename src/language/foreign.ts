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

/** A statement in one of these languages. */
export const FOREIGN_MAY_CONTAIN = new RegExp(sourcesOf('mayContain'))
export const FOREIGN_CONTAINS = new RegExp(`^(?:${sourcesOf('contains')})(?![a-z])`)
