/** The interface of the search engines that we compare with ours, and the rows that each of them indexes. */

import { LANGUAGES, type Language } from '../../../src/domain/languages.ts'
import type { Library } from '../../../src/library/library.ts'

/** Returns ids of ingredients, best first, without duplicates. */
export type Answers = (query: string, lang: Language, limit: number) => readonly string[]

export interface Peer {
  readonly name: string
  readonly search: Answers
  /** Returns names that complete a prefix. */
  readonly complete: Answers
}

/**
 * One name of an ingredient, or the words of its concepts. For the queries that we use for tuning, all other search
 * packages except Fuse.js found more with one row per name than with one row per ingredient. The reason is that a match
 * of the whole name counts more in a short row.
 */
export interface Row {
  readonly id: number
  readonly ingredientId: string
  /** Empty for rows of concepts, which are searched in every language. */
  readonly lang: Language | ''
  readonly name: string
  /**
   * Subcategory, category and tags in all languages. Without them, the search packages that we compare could not find
   * foods by description.
   */
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

/** Boost for rows in the language of the query. Higher values gave fewer right answers on the tuning queries. */
export const OWN_LANGUAGE = 1.1

/** Number of rows that we request from another search engine, enough for ten different ingredients. */
export const ROWS = 200

/** Removes duplicate ids and returns the first ones up to the limit. */
export function once(ids: readonly string[], limit: number): readonly string[] {
  return [...new Set(ids)].slice(0, limit)
}

/** Converts text to lower case without accents, as the other search packages recommend. Keeps `ß`. */
export function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

/** Splits text into words, which are runs of letters and digits. */
export function words(text: string): readonly string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
