/** The word lists of all languages. */

import { TEXTS } from '../../dist/language/words.ts'
import { LANGUAGES } from '../domain/languages.ts'
import { LISTS } from './lists.ts'
import { lazily, readLists } from './word-lists.ts'

export const LISTS_OF = lazily(LANGUAGES, (lang) => readLists(LISTS, TEXTS[lang]))
