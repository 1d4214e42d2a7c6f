/** Adds further names from `names/`: regional words, trade terms and Latin names. */

import type { Ingredient } from '../domain/ingredient.ts'
import { byLanguage, LANGUAGES } from '../domain/languages.ts'
import { entryOf } from '../domain/present.ts'
import { nameKey } from '../language/fold.ts'
import type { DataFolder, Placed } from './data-folder.ts'
import { isNames } from './read-text.ts'

/** Key for Latin names. Latin is not one of the library's languages. */
const LATIN = 'la'
const KEYS: readonly string[] = [...LANGUAGES, LATIN]

/** Adds names by id and language. Reports a name that another food already has in that language. */
export function withFurtherNames(
  ingredients: readonly Ingredient[],
  further: readonly Placed[],
  say: DataFolder['say'],
): readonly Ingredient[] {
  const whole = new Map(ingredients.map((one) => [one.id, one]))
  const owners = new Map(ingredients.flatMap((one) => keysOf(one).map((key) => [key, one.id])))
  for (const { file, entry } of further) {
    const ingredient = whole.get(entry.key)
    if (!ingredient) {
      say(file, entry.line, `dangling id: ${entry.key}`)
      continue
    }
    const added = new Map<string, string[]>(KEYS.map((key) => [key, []]))
    for (const [key, names] of Object.entries(entry.value)) {
      const tell = (what: string) => say(file, entry.lineOf([key]), `${entry.key}: ${what}`)
      const list = added.get(key)
      if (!list) {
        tell(`unknown language: ${key}`)
        continue
      }
      if (!isNames(names)) {
        tell(`no list of names: ${key}`)
        continue
      }
      for (const name of names) {
        const id = ownedAs(key, name)
        const owner = owners.get(id)
        if (owner !== undefined && owner !== entry.key) tell(`"${name}" is a name of ${owner}`)
        if (owner === undefined) list.push(name)
        owners.set(id, owner ?? entry.key)
      }
    }
    const names = byLanguage((lang) => [...ingredient.names[lang], ...entryOf(added, lang)])
    whole.set(entry.key, {
      ...ingredient,
      names,
      latin: [...ingredient.latin, ...entryOf(added, LATIN)],
    })
  }
  return [...whole.values()]
}

const ownedAs = (key: string, name: string) => `${key} ${nameKey(name)}`

const keysOf = ({ names, latin }: Ingredient): readonly string[] => [
  ...LANGUAGES.flatMap((lang) => names[lang].map((name) => ownedAs(lang, name))),
  ...latin.map((name) => ownedAs(LATIN, name)),
]
