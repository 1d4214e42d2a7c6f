/** What a peer of our search is, and the rows that every peer is given. */

import { LANGUAGES, type Language } from '../../../src/domain/languages.ts'
import type { Library } from '../../../src/library/library.ts'

/** Ids of ingredients, best first, each once. */
export type Answers = (query: string, lang: Language, limit: number) => readonly string[]

export interface Peer {
  readonly name: string
  readonly search: Answers
  /** Completions of a prefix. */
  readonly complete: Answers
}

/**
 * A name of an ingredient, or the words for what it is. One row per name found more on the tuning half than one per
 * ingredient with every peer but Fuse.js: the shorter the row, the more a whole name counts.
 */
export interface Row {
  readonly id: number
  readonly ingredientId: string
  /** Empty in the row of the concepts, which every language asks. */
  readonly lang: Language | ''
  readonly name: string
  /** Subcategory, category and tags in all languages: without them no peer could find a description. */
  readonly concepts: string
}

export function rowsOf(library: Library): readonly Row[] {
  const rows = library
    .ids()
    .flatMap((ingredientId): Omit<Row, 'id'>[] => [
      ...LANGUAGES.flatMap((lang) =>
        library
          .ingredient(ingredientId)!
          .names[lang].map((name) => ({ ingredientId, lang, name, concepts: '' })),
      ),
      { ingredientId, lang: '', name: '', concepts: conceptsOf(library, ingredientId) },
    ])
  return rows.map((row, id) => ({ id, ...row }))
}

function conceptsOf(library: Library, id: string): string {
  const { vocabulary } = library
  const { category, subcategory, tags } = library.ingredient(id)!
  return [
    (subcategory ?? '').replaceAll('-', ' '),
    ...LANGUAGES.flatMap((lang) => [
      vocabulary.categories[category]![lang],
      ...tags.flatMap((tag) => vocabulary.tags[tag]?.[lang] ?? []),
    ]),
  ].join(' ')
}

/** A row of the language that was asked in counts a little more; more than this cost right answers on the tuning half. */
export const OWN_LANGUAGE = 1.1

/** How many rows a peer is asked for, so that ten ingredients are among them. */
export const ROWS = 200

/** Each id once, where it stands first. */
export function once(ids: readonly string[], limit: number): readonly string[] {
  return [...new Set(ids)].slice(0, limit)
}

/** Lower case without accents, as the peers' own documents propose for names; `ß` is no accent and stays. */
export function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

/** Runs of letters and digits. */
export function words(text: string): readonly string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
