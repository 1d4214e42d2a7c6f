/** Reads dish names with the foods that each dish contains by definition, and checks that these foods exist. */

import { byLanguage, isLanguage } from '../domain/languages.ts'
import { nameKey } from '../language/fold.ts'
import type { Dishes } from '../library/library.ts'
import type { DataFolder } from './data-folder.ts'

const FILE = 'dishes.csv'

/** Reads the food ids of each dish, by language and folded name. Reports unknown ids and unfolded or repeated names. */
export function readDishes(data: DataFolder, ids: ReadonlySet<string>): Dishes {
  const dishes = byLanguage((): Record<string, readonly string[]> => ({}))
  for (const { cells, line } of data.csv(FILE)) {
    const say = (what: string) => data.say(FILE, line, what)
    const { lang = '', words = '', ids: held = '' } = cells
    if (!isLanguage(lang)) {
      say(`unknown language: ${lang}`)
      continue
    }
    const known = held.split(' ').filter(Boolean)
    for (const id of known.filter((one) => !ids.has(one))) say(`no such ingredient: ${id}`)
    if (known.length === 0) say(`holds nothing: ${words}`)
    for (const word of words.split('|')) {
      if (word === '' || nameKey(word) !== word) say(`not a folded word: ${word}`)
      if (Object.hasOwn(dishes[lang], word)) say(`given twice: ${word}`)
      dishes[lang][word] = known
    }
  }
  return dishes
}
