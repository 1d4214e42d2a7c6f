/** Searches with Orama for whole words, then with one typo, then with two, then for names with only some words. */

import { create, insertMultiple, type Results, search, type Tokenizer } from '@orama/orama'
import type { Library } from '../../../src/library/library.ts'
import {
  type Answers,
  OWN_LANGUAGE,
  once,
  type Peer,
  ROWS,
  type Row,
  rowsOf,
  words,
} from './peer.ts'

/**
 * Our tokenizer, because each tokenizer of Orama supports only one language and splits words at the umlauts of other
 * languages. With stemming, Orama found less.
 */
const TOKENIZER: Tokenizer = {
  language: 'english',
  normalizationCache: new Map(),
  tokenize: (text) => [...new Set(words(String(text)))],
}

/**
 * Searches to try in turn. `threshold` 0 requires all words, and 1 requires any word. Without `exact`, typed words also
 * match as prefixes.
 */
const TRIES = [
  { tolerance: 0, threshold: 0, exact: true },
  { tolerance: 1, threshold: 0 },
  { tolerance: 2, threshold: 0 },
  { tolerance: 1, threshold: 1 },
]

export function orama(library: Library): Peer {
  const db = create({
    schema: { name: 'string', concepts: 'string' } as const,
    components: { tokenizer: TOKENIZER },
  })
  const rows = rowsOf(library)
  // This is synchronous, since no hooks are registered.
  void insertMultiple(
    db,
    rows.map((row) => ({ ...row, id: String(row.id) })),
    rows.length,
  )
  const answers =
    (tries: typeof TRIES): Answers =>
    (query, lang, limit) => {
      for (const one of tries) {
        const found = search(db, { term: query, ...one, limit: ROWS, boost: { concepts: 0.3 } })
        // The result is synchronous unless a hook is asynchronous.
        const { hits } = found as Results<Row>
        const scored = hits.map(({ document, score }) => ({
          id: document.ingredientId,
          score: score * (document.lang === lang ? OWN_LANGUAGE : 1),
        }))
        scored.sort((a, b) => b.score - a.score)
        if (scored.length > 0)
          return once(
            scored.map(({ id }) => id),
            limit,
          )
      }
      return []
    }
  return { name: 'Orama', search: answers(TRIES), complete: answers(TRIES.slice(1)) }
}
