/** Plain MiniSearch: prefixes and typos in any word; results with all words come before results with some. */

import MiniSearch, { type SearchOptions } from 'minisearch'
import type { Library } from '../../../src/library/library.ts'
import { type Answers, OWN_LANGUAGE, once, type Peer, plain, type Row, rowsOf } from './peer.ts'

/**
 * The best value for the queries that we use for tuning: 0.25 was better than 0.2, 0.3 and values that depend on the
 * word length. Giving the field length slightly more weight than the default also helped.
 */
const FUZZY = 0.25
const BM25 = { k: 1.2, b: 0.9, d: 0.5 }

/**
 * MiniSearch with one document per ingredient and little configuration. It finds less than `miniSearch`, but takes only
 * a fifth of the time, so it is the harder baseline for speed.
 */
export function rawMiniSearch(library: Library): Peer {
  const texts = new Map<string, string[]>()
  for (const { ingredientId, name, concepts } of rowsOf(library)) {
    texts.set(ingredientId, [...(texts.get(ingredientId) ?? []), name, concepts])
  }
  const index = new MiniSearch({ fields: ['text'] })
  index.addAll([...texts].map(([id, list]) => ({ id, text: list.join(' ') })))
  const answers =
    (options: SearchOptions): Answers =>
    (query, _lang, limit) =>
      index
        .search(query, { fuzzy: 0.2, ...options })
        .slice(0, limit)
        .map(({ id }) => id as string)
  return {
    name: 'raw MiniSearch',
    search: answers({ prefix: true }),
    complete: answers({ prefix: isLast, combineWith: 'AND' }),
  }
}

export function miniSearch(library: Library): Peer {
  const index = new MiniSearch<Row>({
    fields: ['name', 'concepts'],
    storeFields: ['ingredientId', 'lang'],
    processTerm: (term) => plain(term) || null,
  })
  index.addAll(rowsOf(library))
  const answers =
    (tries: readonly SearchOptions[]): Answers =>
    (query, lang, limit) => {
      for (const options of tries) {
        const found = index.search(query, {
          boost: { concepts: 0.5 },
          bm25: BM25,
          boostDocument: (_id, _term, stored) => (stored?.lang === lang ? OWN_LANGUAGE : 1),
          ...options,
        })
        const ids = found.map(({ ingredientId }) => ingredientId as string)
        if (ids.length > 0) return once(ids, limit)
      }
      return []
    }
  const fuzzy = { prefix: true, fuzzy: FUZZY } as const
  return {
    name: 'MiniSearch',
    search: answers([{ ...fuzzy, combineWith: 'AND' }, fuzzy]),
    complete: answers([
      // First try the defaults of MiniSearch's autoSuggest, then looser matches.
      { prefix: isLast, combineWith: 'AND' },
      fuzzy,
    ]),
  }
}

/** True for the last word, the only one that is still being typed, as in MiniSearch's autoSuggest. */
function isLast(_term: string, at: number, terms: string[]): boolean {
  return at === terms.length - 1
}
