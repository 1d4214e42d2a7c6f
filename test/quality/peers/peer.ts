/** The interface of a peer of our search, and the rows that every peer indexes. */

import { LANGUAGES, type Language } from '../../../src/domain/languages.ts'
import type { Library } from '../../../src/library/library.ts'

/** Ids of ingredients without duplicates, best first. */
export type Answers = (query: string, lang: Language, limit: number) => readonly string[]

export interface Peer {
  readonly name: string
  readonly search: Answers
  /** Completes a prefix. */
  readonly complete: Answers
}

/**
 * A name of an ingredient, or the words of its concepts. For every peer but Fuse.js, one row per name found more on
 * the tuning half than one row per ingredient: the shorter the row, the more a match of the whole name counts.
 */
export interface Row {
  readonly id: number
  readonly ingredientId: string
  /** Empty for rows of concepts, which are searched in every language. */
  readonly lang: Language | ''
  readonly name: string
  /** Subcategory, category and tags in all languages, without which no peer could find a description. */
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

/** Boost for rows in the language of the query; higher values cost right answers on the tuning half. */
export const OWN_LANGUAGE = 1.1

/** Number of rows requested from a peer, enough to yield ten different ingredients. */
export const ROWS = 200

/** Removes duplicate ids, keeping the first occurrence, up to the limit. */
export function once(ids: readonly string[], limit: number): readonly string[] {
  return [...new Set(ids)].slice(0, limit)
}

/** Lower case without accents, as the peers' documentation suggests for names; `ß` is not an accent and stays. */
export function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

/** Runs of letters and digits. */
export function words(text: string): readonly string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
