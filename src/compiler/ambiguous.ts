/** Reads names that mean several foods, and checks them against the ingredients. */

import type { Ingredient } from '../domain/ingredient.ts'
import { byLanguage, isLanguage, LANGUAGES, type Language } from '../domain/languages.ts'
import { nameKey } from '../language/fold.ts'
import type { Candidates, LibraryData } from '../library/library.ts'
import type { DataFolder } from './data-folder.ts'
import { mapOf } from './read-text.ts'

const FILE = 'ambiguous-names.yaml'
const KEYS = ['preferred', 'candidates', 'closed', 'note']

export interface AmbiguousName extends Candidates {
  readonly lang: Language
  readonly name: string
  /** Line in the file; 0 for an entry of the base library. */
  readonly line: number
}

export function readAmbiguousNames(data: DataFolder): readonly AmbiguousName[] {
  const seen = new Set<string>()
  return data.yaml(FILE).flatMap((entry) => {
    const lang = entry.key
    if (!isLanguage(lang)) {
      data.say(FILE, entry.line, `unknown language: ${lang}`)
      return []
    }
    return Object.entries(entry.value).flatMap(([name, given]) => {
      const line = entry.lineOf([name])
      const tell = (what: string) => data.say(FILE, line, `${lang} "${name}": ${what}`)
      const { preferred = null, candidates, closed = false } = mapOf(given)
      for (const key of Object.keys(mapOf(given)))
        if (!KEYS.includes(key)) tell(`unknown key: ${key}`)
      if (!Array.isArray(candidates) || candidates.length < 2) {
        tell('needs two candidates or more')
        return []
      }
      if (preferred !== null && !candidates.includes(preferred))
        tell(`preferred is no candidate: ${preferred}`)
      if (typeof closed !== 'boolean') tell('closed is true or absent')
      const id = `${lang} ${nameKey(name)}`
      if (seen.has(id)) tell('given twice')
      seen.add(id)
      return [
        {
          lang,
          name,
          line,
          preferred: preferred as string | null,
          candidates,
          ...(closed === true ? { isClosed: true } : {}),
        },
      ]
    })
  })
}

/**
 * Adds each ambiguous name to the synonyms of its preferred ingredient, if any. Reports unknown candidates, and names
 * that already belong to another ingredient.
 */
export function withAmbiguousNames(
  ingredients: readonly Ingredient[],
  ambiguous: readonly AmbiguousName[],
  data: DataFolder,
): readonly Ingredient[] {
  const owners = new Map(
    ingredients.flatMap(({ id, names }) =>
      LANGUAGES.flatMap((lang) => names[lang].map((name) => [`${lang} ${nameKey(name)}`, id])),
    ),
  )
  const ids = new Set(ingredients.map(({ id }) => id))
  const added = new Map<string, readonly AmbiguousName[]>()
  for (const one of ambiguous) {
    const tell = (what: string) => data.say(FILE, one.line, `${one.lang} "${one.name}": ${what}`)
    for (const id of one.candidates.filter((candidate) => !ids.has(candidate)))
      tell(`no such candidate: ${id}`)
    const owner = owners.get(`${one.lang} ${nameKey(one.name)}`) ?? null
    if (owner !== null && owner !== one.preferred) {
      if (one.line > 0) tell(`belongs to ${owner}`)
      else {
        const what = `the ${one.lang} name "${one.name}" means several foods: ${one.candidates.join(', ')}`
        data.sayAt('ingredient', owner, [one.lang], `${owner}: ${what}`)
      }
    }
    if (owner === null && one.preferred !== null)
      added.set(one.preferred, [...(added.get(one.preferred) ?? []), one])
  }
  return ingredients.map((ingredient) => {
    const more = added.get(ingredient.id)
    if (!more) return ingredient
    const names = byLanguage((lang) => [
      ...ingredient.names[lang],
      ...more.filter((one) => one.lang === lang).map(({ name }) => name),
    ])
    return { ...ingredient, names }
  })
}

/** Turns the ambiguous names of a built library back into entries. */
export const entriesOf = (ambiguous: LibraryData['ambiguous']): readonly AmbiguousName[] =>
  LANGUAGES.flatMap((lang) =>
    Object.entries(ambiguous[lang] ?? {}).map(([name, of]) => ({ ...of, lang, name, line: 0 })),
  )

/** Groups the entries by language and folded name, as the library stores them. */
export const candidatesByName = (ambiguous: readonly AmbiguousName[]): LibraryData['ambiguous'] =>
  byLanguage((lang) =>
    Object.fromEntries(
      ambiguous
        .filter((one) => one.lang === lang)
        .map(({ lang: _lang, name, line: _line, ...of }) => [nameKey(name), of]),
    ),
  )
