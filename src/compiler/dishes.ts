/** Reads the words for dishes and what each holds by definition, and holds them against the ingredients. */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isLanguage, LANGUAGES } from '../domain/languages.ts'
import { nameKey } from '../language/fold.ts'
import type { Dishes } from '../library/library.ts'
import { readCsv } from './read-text.ts'

const FILE = 'dishes.csv'

type Say = (file: string, line: number, what: string) => void

/**
 * By language and folded word the ids of what the dish always holds; nothing where there is no such file. Complains about
 * words that are not folded or stand twice, and about ids that do not exist.
 */
export function readDishes(folder: string, ids: ReadonlySet<string>, say: Say): Dishes {
  const dishes: Record<string, Record<string, readonly string[]>> = Object.fromEntries(
    LANGUAGES.map((lang) => [lang, {}]),
  )
  const path = join(folder, FILE)
  if (!existsSync(path)) return dishes
  for (const { cells, line } of readCsv(path, FILE)) {
    const { lang = '', words = '', ids: held = '' } = cells
    if (!isLanguage(lang)) {
      say(FILE, line, `unknown language: ${lang}`)
      continue
    }
    const known = held.split(' ').filter(Boolean)
    for (const id of known.filter((one) => !ids.has(one)))
      say(FILE, line, `no such ingredient: ${id}`)
    if (known.length === 0) say(FILE, line, `holds nothing: ${words}`)
    for (const word of words.split('|')) {
      if (word === '' || nameKey(word) !== word) say(FILE, line, `not a folded word: ${word}`)
      if (Object.hasOwn(dishes[lang]!, word)) say(FILE, line, `given twice: ${word}`)
      dishes[lang]![word] = known
    }
  }
  return dishes
}
