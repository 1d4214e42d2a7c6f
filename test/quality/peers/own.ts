/** Our search, with the same interface as the search packages that we compare it with. */

import { autocomplete, search } from '../../../src/engine/search.ts'
import type { Library } from '../../../src/library/library.ts'
import type { Peer } from './peer.ts'

export function ourSearch(library: Library): Peer {
  return {
    name: 'ingr',
    search: (q, lang, limit) =>
      search(library, { q, lang, limit }).results.map(({ ingredient }) => ingredient.id),
    complete: (q, lang, limit) =>
      autocomplete(library, { q, lang, limit }).suggestions.map(({ ingredientId }) => ingredientId),
  }
}
