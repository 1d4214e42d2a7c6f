/** Fuse.js with our names: matches text anywhere in a name and ignores accents. */

import Fuse from 'fuse.js'
import type { Library } from '../../../src/library/library.ts'
import { type Answers, OWN_LANGUAGE, once, type Peer, ROWS, rowsOf } from './peer.ts'

export function fuse(library: Library): Peer {
  const index = new Fuse(rowsOf(library), {
    keys: [
      { name: 'name', weight: 1 },
      { name: 'concepts', weight: 0.2 },
    ],
    ignoreDiacritics: true,
    ignoreLocation: true,
    includeScore: true,
    // We chose the values that worked best on the tuning queries. Searching for each word was better than searching for
    // the whole query, and 0.3 was better than 0.2.
    useTokenSearch: true,
    threshold: 0.3,
  })
  const answers: Answers = (query, lang, limit) => {
    // A score of 0 is a perfect match.
    const scored = index.search(query, { limit: ROWS }).map(({ item, score = 0 }) => ({
      id: item.ingredientId,
      cost: score / (item.lang === lang ? OWN_LANGUAGE : 1),
    }))
    scored.sort((a, b) => a.cost - b.cost)
    return once(
      scored.map(({ id }) => id),
      limit,
    )
  }
  return { name: 'Fuse.js', search: answers, complete: answers }
}
